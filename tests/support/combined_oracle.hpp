// Collectives over lists of arrays against one call for each array: the same bits and the same bytes, in one call.
#ifndef WEFT_TESTS_SUPPORT_COMBINED_ORACLE_HPP
#define WEFT_TESTS_SUPPORT_COMBINED_ORACLE_HPP

#include "support/collective_oracle.hpp"

namespace weft::test {

// The arrays of one device: what it brings, and room for what one call for each, and what one for all, makes of it.
template <class T>
struct ArrayLists {
  std::vector<Values<T>> in, alone, together;
  Buffer<CollectiveArray> arrays;  // from `in` to `together`

  ArrayLists(int device, const std::vector<Index>& counts, Index in_parts, Index out_parts) {
    for (const Index count : counts) {
      in.emplace_back(device, in_parts * count);
      alone.emplace_back(out_parts * count);
      together.emplace_back(out_parts * count);
      arrays.push_back({in.back().data(), together.back().data(), count});
    }
  }
  void expect_equal() const {
    for (std::size_t i = 0; i < in.size(); ++i)
      EXPECT_EQ(first_wrong(together[i], [&](Index at) { return alone[i].data()[at]; }), -1)
          << "array " << i << " of " << alone[i].size();
  }
};

template <class T, class Alone, class Together>
void check_list(Device& device, Collective op, ArrayLists<T>& lists, const Alone& alone, const Together& together) {
  const CallTotal before = device.recorder().total(op);
  for (std::size_t i = 0; i < lists.in.size(); ++i) alone(lists.in[i], lists.alone[i]);
  const CallTotal between = device.recorder().total(op);
  together(ListView<CollectiveArray>(lists.arrays));
  const CallTotal after = device.recorder().total(op);
  lists.expect_equal();
  EXPECT_EQ(after.calls - between.calls, 1);
  EXPECT_EQ(after.bytes_sent - between.bytes_sent, between.bytes_sent - before.bytes_sent) << name_of(op);
  EXPECT_EQ(after.bytes_sent_dcn - between.bytes_sent_dcn, between.bytes_sent_dcn - before.bytes_sent_dcn);
}

// In `group`, its members in order (empty: everybody).
template <class T>
void check_combined(Device& device, const std::vector<int>& members, const std::vector<Index>& counts,
                    ReductionKind kind) {
  const std::vector<Index> ordinals(members.begin(), members.end());
  const GroupView group = members.empty() ? GroupView() : GroupView(ordinals);
  const Index size = members.empty() ? device.device_count() : std::ssize(members);
  constexpr DType dtype = dtype_of<T>;
  const int me = device.ordinal();

  ArrayLists<T> reduced(me, counts, 1, 1), scattered(me, counts, size, 1), gathered(me, counts, 1, size);
  check_list(
      device, Collective::all_reduce, reduced, [&](auto& in, auto& out) { device.all_reduce(kind, in, out, group); },
      [&](auto arrays) { device.all_reduce(kind, dtype, arrays, group); });
  check_list(
      device, Collective::reduce_scatter, scattered,
      [&](auto& in, auto& out) { device.reduce_scatter(kind, in, out, group); },
      [&](auto arrays) { device.reduce_scatter(kind, dtype, arrays, group); });
  check_list(
      device, Collective::all_gather, gathered, [&](auto& in, auto& out) { device.all_gather(in, out, group); },
      [&](auto arrays) { device.all_gather(dtype, arrays, group); });

  // In place, as plans have it.
  for (std::size_t i = 0; i < counts.size(); ++i) reduced.arrays[static_cast<Index>(i)].out = reduced.in[i].data();
  device.all_reduce(kind, dtype, ListView<CollectiveArray>(reduced.arrays), group);
  for (std::size_t i = 0; i < counts.size(); ++i)
    EXPECT_EQ(first_wrong(reduced.in[i], [&](Index at) { return reduced.alone[i].data()[at]; }), -1) << counts[i];
}

}  // namespace weft::test

#endif
