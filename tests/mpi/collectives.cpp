// All collectives over processes, against naive results.
#include <vector>

#include "mpi/runtime.hpp"
#include "support/collective_oracle.hpp"
#include "support/combined_oracle.hpp"
#include "support/started_oracle.hpp"

namespace weft {
namespace {

using test::check_all;
using test::mpi_runtime;

TEST(MpiCollectives, OfAllDevicesEqualTheNaiveResults) {
  mpi_runtime().run([](Device& device) {
    for (const Index count : {0, 1, 7, 1000, 9001, 100'003}) {
      check_all<float>(device, {}, count, {ReductionKind::sum, ReductionKind::max});
      check_all<bfloat16>(device, {}, count, {ReductionKind::sum});
      check_all<std::int32_t>(device, {}, count, {ReductionKind::product});
    }
  });
}

TEST(MpiCollectives, OfAMillionElementsEqualTheNaiveResults) {
  mpi_runtime().run([](Device& device) { check_all<float>(device, {}, 1'000'000, {ReductionKind::sum}); });
}

TEST(MpiCollectives, ThatAreStartedHaveTheBitsAndRecordsOfBlockingOnes) {
  mpi_runtime().run([](Device& device) {
    for (const Index count : {0, 1, 1000, 100'003}) {
      test::check_started<float>(device, {}, count, ReductionKind::sum);
      test::check_started<bfloat16>(device, {}, count, ReductionKind::sum);
    }
    for (std::uint32_t round = 0; round < 20; ++round) {
      const std::vector<int> members = test::random_group(round, device.device_count());
      if (std::find(members.begin(), members.end(), device.ordinal()) == members.end()) continue;
      test::check_started<float>(device, members, random_bits(5, round, 0) % 20'000, ReductionKind::sum);
    }
  });
}

TEST(MpiCollectives, OfSeveralArraysHaveTheBitsAndBytesOfOneForEach) {
  mpi_runtime().run([](Device& device) {
    for (const std::vector<Index>& counts : {std::vector<Index>{3, 1, 0, 17}, {4000, 1, 9001}, {100'003, 7}}) {
      test::check_combined<float>(device, {}, counts, ReductionKind::sum);
      test::check_combined<bfloat16>(device, {}, counts, ReductionKind::sum);
    }
  });
}

TEST(MpiCollectives, OfRandomGroupsEqualTheNaiveResults) {
  mpi_runtime().run([](Device& device) {
    for (std::uint32_t round = 0; round < 20; ++round) {
      const std::vector<int> members = test::random_group(round, device.device_count());
      if (std::find(members.begin(), members.end(), device.ordinal()) == members.end()) continue;
      const Index count = random_bits(5, round, 0) % (round % 3 == 0 ? 300'000 : 2000);
      check_all<float>(device, members, count, {ReductionKind::sum});
      check_all<bool>(device, members, count, {ReductionKind::bit_or});
    }
  });
}

TEST(MpiCollectives, ManyRunsFollowOneAnother) {
  Runtime& runtime = mpi_runtime();
  const auto devices = static_cast<float>(runtime.device_count());
  for (int run = 0; run < 300; ++run) {
    const auto sums = runtime.run([&](Device& device) {
      std::vector<float> value{static_cast<float>(run)};
      device.all_reduce(ReductionKind::sum, value);
      return value[0];
    });
    EXPECT_EQ(sums, std::vector<float>(to_size(runtime.local_device_count()), devices * static_cast<float>(run)));
  }
}

}  // namespace
}  // namespace weft
