// Collectives between processes against the naive results: groups of all, of some, in any order, in any number of
// processes; and the bits of one process.
#include <algorithm>
#include <atomic>
#include <vector>

#include "support/collective_oracle.hpp"
#include "support/loopback_transport.hpp"
#include "support/sanitized.hpp"

namespace weft::process_collectives_test {

using test::check_all;
using test::on_processes;

struct Layout {
  int processes, devices;
};
constexpr Layout layouts[] = {{2, 3}, {3, 2}, {4, 1}};

TEST(ProcessCollectives, EqualTheNaiveResultsOnAllDevices) {
  for (const Layout layout : layouts)
    on_processes(layout.processes, layout.devices, [](Runtime& runtime) {
      runtime.run([](Device& device) {
        for (const Index count : {0, 7, 1000, 9001, testing::is_sanitized ? 20'003 : 70'003}) {
          check_all<float>(device, {}, count, {ReductionKind::sum, ReductionKind::max});
          check_all<bfloat16>(device, {}, count, {ReductionKind::sum});
          check_all<std::int32_t>(device, {}, count, {ReductionKind::sum, ReductionKind::bit_or});
        }
      });
    });
}

TEST(ProcessCollectives, EqualTheNaiveResultsForManyElements) {
  on_processes(2, 2, [](Runtime& runtime) {
    runtime.run([](Device& device) { check_all<float>(device, {}, 300'000, {ReductionKind::sum}); });
  });
}

// Every device draws the same group; those that are members use it.
TEST(ProcessCollectives, EqualTheNaiveResultsInRandomGroups) {
  for (const Layout layout : layouts)
    on_processes(layout.processes, layout.devices, [](Runtime& runtime) {
      runtime.run([](Device& device) {
        for (std::uint32_t round = 0; round < 12; ++round) {
          const std::vector<int> members = test::random_group(round, device.device_count());
          if (std::find(members.begin(), members.end(), device.ordinal()) == members.end()) continue;
          const Index count = random_bits(5, round, 0) % (round % 3 == 0 ? 50'000 : 2000);
          check_all<float>(device, members, count, {ReductionKind::sum});
          check_all<bool>(device, members, count, {ReductionKind::max});
          check_all<bfloat16>(device, members, count, {ReductionKind::product});
        }
      });
    });
}

TEST(ProcessCollectives, ManyRunsFollowOneAnother) {
  std::atomic<int> calls{0};
  on_processes(3, 2, [&](Runtime& runtime) {
    EXPECT_EQ(runtime.device_count(), 6);
    EXPECT_EQ(runtime.local_device_count(), 2);
    for (int run = 0; run < 100; ++run) {
      const auto sums = runtime.run([&](Device& device) {
        std::vector<float> value{static_cast<float>(device.ordinal() + run)};
        device.all_reduce(ReductionKind::sum, value);
        EXPECT_EQ(device.ordinal(), device.process_index() * 2 + device.local_ordinal());
        ++calls;
        return value[0];
      });
      EXPECT_EQ(sums, (std::vector<float>(2, static_cast<float>(15 + 6 * run))));
    }
  });
  EXPECT_EQ(calls, 600);
}

}  // namespace weft::process_collectives_test
