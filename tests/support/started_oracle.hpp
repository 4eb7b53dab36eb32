// Every collective that can be started against the blocking one: the same bits and the same records, though all are
// started at once and every device waits in an order of its own.
#ifndef WEFT_TESTS_SUPPORT_STARTED_ORACLE_HPP
#define WEFT_TESTS_SUPPORT_STARTED_ORACLE_HPP

#include "support/collective_oracle.hpp"

namespace weft::test {

// What a device has recorded: totals of all collectives, by kind.
inline std::vector<CallTotal> totals(const Device& device) {
  std::vector<CallTotal> list;
  for (int op = 0; op < collective_count; ++op) list.push_back(device.recorder().total(static_cast<Collective>(op)));
  return list;
}

// In `group`, its members in order (empty: everybody).
template <class T>
void check_started(Device& device, const std::vector<int>& members, Index count, ReductionKind kind) {
  const std::vector<Index> ordinals(members.begin(), members.end());
  const GroupView group = members.empty() ? GroupView() : GroupView(ordinals);
  const int size = members.empty() ? device.device_count() : static_cast<int>(members.size()), me = device.ordinal();
  const Values<T> in(me, count), wide(me, count * size);
  std::vector<SourceTarget> pairs;
  for (int i = 0; i + 1 < size; ++i) pairs.push_back({i, i + 1});

  struct Results {
    Values<T> reduced, in_place, part, gathered, exchanged, rooted, shifted;
    Results(int device, Index elements, int devices)
        : reduced(elements),
          in_place(device, elements),
          part(elements),
          gathered(elements * devices),
          exchanged(elements * devices),
          rooted(device, elements),
          shifted(elements) {}
  } blocking(me, count, size), started(me, count, size);
  const auto lists = [](Results& all) {
    return std::vector<Values<T>*>{&all.reduced,   &all.in_place, &all.part,   &all.gathered,
                                   &all.exchanged, &all.rooted,   &all.shifted};
  };

  const std::vector<CallTotal> before = totals(device);
  device.all_reduce(kind, in, blocking.reduced, group);
  device.all_reduce(kind, blocking.in_place, group);
  device.reduce_scatter(kind, wide, blocking.part, group);
  device.all_gather(in, blocking.gathered, group);
  device.all_to_all(wide, blocking.exchanged, group);
  device.broadcast(blocking.rooted, size - 1, group);
  device.collective_permute(in, blocking.shifted, pairs, group);
  const std::vector<CallTotal> between = totals(device);

  std::vector<CollectiveHandle> handles;
  {
    // What a start reads may change at once.
    Values<T> own(me, count), own_wide(me, count * size);
    handles.push_back(device.all_reduce_start(kind, own, started.reduced, group));
    handles.push_back(device.all_reduce_start(kind, started.in_place, group));
    handles.push_back(device.reduce_scatter_start(kind, own_wide, started.part, group));
    handles.push_back(device.all_gather_start(own, started.gathered, group));
    handles.push_back(device.all_to_all_start(own_wide, started.exchanged, group));
    handles.push_back(device.broadcast_start(started.rooted, size - 1, group));
    handles.push_back(device.collective_permute_start(own, started.shifted, pairs, group));
    std::fill_n(own.data(), to_size(count), T{});
    std::fill_n(own_wide.data(), to_size(count * size), T{});
  }
  for (std::size_t i = handles.size(); i > 1; --i)
    std::swap(handles[i - 1],
              handles[random_bits(7, static_cast<std::uint32_t>(me), static_cast<std::uint32_t>(i)) % i]);
  for (CollectiveHandle& handle : handles) handle.wait();

  const std::vector<CallTotal> after = totals(device);
  for (std::size_t op = 0; op < before.size(); ++op) {
    EXPECT_EQ(after[op].calls - between[op].calls, between[op].calls - before[op].calls) << op;
    EXPECT_EQ(after[op].bytes_sent - between[op].bytes_sent, between[op].bytes_sent - before[op].bytes_sent) << op;
    EXPECT_EQ(after[op].bytes_sent_dcn - between[op].bytes_sent_dcn,
              between[op].bytes_sent_dcn - before[op].bytes_sent_dcn)
        << op;
  }
  const auto want = lists(blocking), got = lists(started);
  for (std::size_t i = 0; i < want.size(); ++i)
    EXPECT_EQ(first_wrong(*got[i], [&](Index at) { return want[i]->data()[at]; }), -1) << i << " of " << count;
}

}  // namespace weft::test

#endif
