// The messages and bytes that collectives between processes send are those of the table in process_collectives.hpp.
#include <weft/runtime/message_head.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <thread>
#include <vector>

#include "support/loopback_transport.hpp"

namespace weft::process_costs_test {

struct Traffic {
  Index messages = 0, bytes = 0;
  friend bool operator==(const Traffic&, const Traffic&) = default;
};
std::ostream& operator<<(std::ostream& out, const Traffic& traffic) {
  return out << traffic.messages << " messages, " << traffic.bytes << " bytes";
}

// Counts what its process sends by device, and how many messages its devices have sent before they take one.
class CountingTransport : public Transport {
 public:
  explicit CountingTransport(Transport& below)
      : Transport(below.process_index(), below.process_count(), below.devices_per_process()),
        sent(to_size(devices_per_process())),
        most_ahead(to_size(devices_per_process())),
        below_(below),
        taken_(to_size(devices_per_process())) {}

  std::byte* room(int device) override { return below_.room(device); }
  void send(int device, Index bytes, std::span<const int> to) override {
    below_.send(device, bytes, to);
    const std::size_t at = local(device);
    sent[at].messages += std::ssize(to);
    sent[at].bytes += std::ssize(to) * bytes;
    most_ahead[at] = std::max(most_ahead[at], sent[at].messages - taken_[at]);
  }
  std::span<const std::byte> receive(int device, int from) override { return below_.receive(device, from); }
  void finish(int device, int from) override {
    ++taken_[local(device)];
    below_.finish(device, from);
  }
  void post(int process, std::span<const std::byte> letter) override { below_.post(process, letter); }
  Index collect(std::span<std::byte> letter) override { return below_.collect(letter); }

  std::vector<Traffic> sent;
  std::vector<Index> most_ahead;

 private:
  [[nodiscard]] std::size_t local(int device) const { return to_size(device % devices_per_process()); }

  Transport& below_;
  std::vector<Index> taken_;
};

struct Sent {
  std::vector<Traffic> traffic;  // by device
  std::vector<Index> most_ahead;
};

template <class F>
Sent sent_in(int processes, int devices, F fn) {
  test::LoopbackNetwork network(processes, devices);
  std::vector<std::unique_ptr<CountingTransport>> transports;
  for (int process = 0; process < processes; ++process)
    transports.push_back(std::make_unique<CountingTransport>(network[process]));
  std::vector<std::thread> team;
  for (const auto& transport : transports)
    team.emplace_back([&, devices] {
      Runtime runtime(devices, {}, transport.get());
      runtime.run(fn);
    });
  for (std::thread& thread : team) thread.join();
  Sent sent;
  for (const auto& transport : transports) {
    sent.traffic.insert(sent.traffic.end(), transport->sent.begin(), transport->sent.end());
    sent.most_ahead.insert(sent.most_ahead.end(), transport->most_ahead.begin(), transport->most_ahead.end());
  }
  return sent;
}

// By device, without what a run without calls sends, and without the heads of one call.
template <class F>
std::vector<Traffic> traffic_of(int processes, int devices, F call) {
  const Sent with = sent_in(processes, devices, call), without = sent_in(processes, devices, [](Device&) {});
  std::vector<Traffic> traffic = with.traffic;
  for (std::size_t i = 0; i < traffic.size(); ++i) {
    traffic[i].messages -= without.traffic[i].messages + processes - 1;
    traffic[i].bytes -= without.traffic[i].bytes + (processes - 1) * static_cast<Index>(sizeof(MessageHead));
  }
  return traffic;
}

Index messages_of(Index bytes) { return ceil_divide(bytes, Transport::message_bytes); }

struct Layout {
  Index processes, devices;
};
constexpr Layout layouts[] = {{2, 1}, {2, 2}, {3, 2}, {4, 1}, {4, 3}};

// Arrays whose parts are whole cache lines: half a message, a message, and several with a rest.
std::vector<Index> sizes(const Layout& layout) {
  const Index parts = 64 * layout.processes * layout.devices;
  std::vector<Index> bytes;
  for (const Index wish : {Index{120'000}, Index{512} << 10, Index{2'300'000}})
    bytes.push_back(round_up(wish, parts));
  return bytes;
}

template <class T, class Expected, class Call>
void expect_traffic(const Layout& layout, Expected expected, Call call) {
  for (const Index bytes : sizes(layout)) {
    const auto elements = bytes / static_cast<Index>(sizeof(T));
    const auto traffic = traffic_of(static_cast<int>(layout.processes), static_cast<int>(layout.devices),
                                    [&](Device& device) { call(device, elements); });
    for (std::size_t device = 0; device < traffic.size(); ++device)
      EXPECT_EQ(traffic[device], expected(static_cast<Index>(device) / layout.devices, bytes))
          << layout.processes << " x " << layout.devices << ", device " << device << ", " << bytes << " bytes";
  }
}

template <class T>
void all_reduce(Device& device, Index elements) {
  std::vector<T> values(to_size(elements));
  device.all_reduce(ReductionKind::sum, values);
}
template <class T>
void reduce_scatter(Device& device, Index elements) {
  std::vector<T> values(to_size(elements)), part(to_size(elements / device.device_count()));
  device.reduce_scatter(ReductionKind::sum, values, part);
}
template <class T>
void all_gather(Device& device, Index elements) {
  std::vector<T> all(to_size(elements)), part(to_size(elements / device.device_count()));
  device.all_gather(part, all);
}

TEST(ProcessCosts, HeadsAreAllOfASmallCall) {
  EXPECT_EQ(sizeof(MessageHead), 144U) << "the table says so";
  for (const Layout layout : layouts) {
    const auto traffic = traffic_of(static_cast<int>(layout.processes), static_cast<int>(layout.devices),
                                    [](Device& device) { all_reduce<float>(device, 16); });
    for (const Traffic& own : traffic) EXPECT_EQ(own, (Traffic{0, (layout.processes - 1) * 64}));
  }
}

TEST(ProcessCosts, AllReduceInAChain) {
  for (const Layout layout : layouts) {
    if (layout.devices == 1) continue;
    const auto expected = [&](Index process, Index bytes) {
      const Index directions = process == 0 || process == layout.processes - 1 ? 1 : 2, slice = bytes / layout.devices;
      return Traffic{directions * messages_of(slice), directions * slice};
    };
    expect_traffic<float>(layout, expected, all_reduce<float>);
  }
}

TEST(ProcessCosts, AllReduceOfWhatIsRoundedOnce) {
  for (const Layout layout : layouts) {
    const auto expected = [&](Index, Index bytes) {
      const auto [p, l] = layout;
      return Traffic{2 * (p - 1) * messages_of(bytes / p), (p - 1) * (l + 1) * bytes / (l * p)};
    };
    expect_traffic<bfloat16>(layout, expected, all_reduce<bfloat16>);
    if (layout.devices == 1) expect_traffic<float>(layout, expected, all_reduce<float>);
  }
}

TEST(ProcessCosts, ReduceScatterInAChain) {
  for (const Layout layout : layouts) {
    if (layout.devices == 1) continue;
    const auto expected = [&](Index process, Index bytes) {
      const Index parts = layout.processes - (process == layout.processes - 1 ? 1 : 0);
      const Index part = bytes / (layout.processes * layout.devices);
      return Traffic{parts * messages_of(part), parts * part};
    };
    expect_traffic<float>(layout, expected, reduce_scatter<float>);
  }
}

TEST(ProcessCosts, ReduceScatterOfWhatIsRoundedOnce) {
  for (const Layout layout : layouts) {
    const auto expected = [&](Index, Index bytes) {
      const Index p = layout.processes;
      return Traffic{(p - 1) * messages_of(bytes / p), (p - 1) * bytes / p};
    };
    expect_traffic<bfloat16>(layout, expected, reduce_scatter<bfloat16>);
    if (layout.devices == 1) expect_traffic<float>(layout, expected, reduce_scatter<float>);
  }
}

TEST(ProcessCosts, AllGather) {
  for (const Layout layout : layouts) {
    const auto expected = [&](Index, Index bytes) {
      const Index part = bytes / (layout.processes * layout.devices);
      return Traffic{(layout.processes - 1) * messages_of(part), (layout.processes - 1) * part};
    };
    expect_traffic<float>(layout, expected, all_gather<float>);
  }
}

// A chain whose first process waited for its first result early would stand still while that is under way.
TEST(ProcessCosts, AChainIsBusyHoweverLongItIs) {
  for (const int processes : {2, 3, 5}) {
    const Sent sent =
        sent_in(processes, 2, [](Device& device) { all_reduce<float>(device, Index{3'000'000}); });  // 23 pieces a lane
    EXPECT_GE(sent.most_ahead[0], 4 * (processes - 1)) << processes;
  }
}

}  // namespace weft::process_costs_test
