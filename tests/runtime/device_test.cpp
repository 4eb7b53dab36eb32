// What a device offers beyond the data movement itself: host values, ranges, and its answers to wrong arguments.
#include <weft/runtime/runtime.hpp>

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <span>
#include <string>
#include <vector>

namespace weft::device_test {

TEST(Device, KnowsItsPlace) {
  Runtime runtime(3);
  const auto ordinals = runtime.run([](Device& device) { return device.ordinal() * 10 + device.device_count(); });
  EXPECT_EQ(std::vector<int>(ordinals.begin(), ordinals.end()), (std::vector<int>{3, 13, 23}));
}

TEST(Device, ABarrierSeparatesWhatIsBeforeFromWhatIsAfter) {
  Runtime runtime(4);
  std::vector<int> cells(4);
  runtime.run([&](Device& device) {
    for (int round = 1; round <= 100; ++round) {
      cells[to_size(device.ordinal())] = round;
      device.barrier();
      EXPECT_EQ(std::accumulate(cells.begin(), cells.end(), 0), 4 * round);
      device.barrier();
    }
  });
}

TEST(Device, RendezvousReturnsEverybodysPayload) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    const std::string large(100000, static_cast<char>('a' + device.ordinal()));
    const auto payloads =
        device.rendezvous("sizes", std::string_view(large).substr(0, to_size(device.ordinal() * 33333)));
    ASSERT_EQ(payloads.size(), 4U);
    for (int rank = 0; rank < 4; ++rank)
      EXPECT_EQ(payloads[to_size(rank)], std::string(to_size(rank * 33333), static_cast<char>('a' + rank)));
    for (const std::string& payload : device.rendezvous("empty")) EXPECT_EQ(payload, "");
  });
}

TEST(Device, MeshReduceGivesAllValuesInOrder) {
  Runtime runtime(3);
  const auto texts = runtime.run([](Device& device) {
    return device.mesh_reduce(device.ordinal() * 1.5, [](std::span<const double> values) {
      std::string text;
      for (const double value : values) text += std::to_string(static_cast<int>(value * 10)) + " ";
      return text;
    });
  });
  for (const std::string& text : texts) EXPECT_EQ(text, "0 15 30 ");
}

TEST(Device, MeshReduceWorksInGroups) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    const std::array<Index, 2> members = {3 - device.ordinal(), device.ordinal()};
    const bool first = device.ordinal() < 2;
    const std::array<Index, 2> ordered = first ? std::array<Index, 2>{members[1], members[0]} : members;
    const int sum = device.mesh_reduce(
        device.ordinal(), [](std::span<const int> values) { return 10 * values[0] + values[1]; }, ordered);
    EXPECT_EQ(sum, device.ordinal() % 3 == 0 ? 3 : 12);
  });
}

// The code of the error that a run ends with.
template <class F>
std::string code_of(int devices, F fn) {
  Runtime runtime(devices);
  try {
    runtime.run(fn);
  } catch (const Error& error) {
    return error.code();
  }
  return "none";
}

TEST(Device, RefusesWrongArguments) {
  std::vector<float> four(4), eight(8);
  EXPECT_EQ(code_of(1, [&](Device& device) { device.all_gather(four, eight); }), "sizes_do_not_fit");
  EXPECT_EQ(code_of(3,
                    [](Device& device) {
                      std::vector<float> in(4), out(2);
                      device.reduce_scatter(ReductionKind::sum, in, out);
                    }),
            "not_divisible_by_group");
  EXPECT_EQ(code_of(1, [&](Device& device) { device.all_reduce(ReductionKind::bit_or, four); }), "reduction_not_defined");
  EXPECT_EQ(code_of(1, [&](Device& device) { device.broadcast(four, 1); }), "root_is_not_in_group");
  EXPECT_EQ(code_of(1, [&](Device& device) { device.all_to_all(DType::f32, four.data(), -1, eight.data()); }),
            "count_is_negative");
  EXPECT_EQ(code_of(1, [&](Device& device) { device.all_to_all(four, four); }), "buffers_overlap");
  EXPECT_EQ(code_of(1,
                    [&](Device& device) {
                      device.all_reduce(ReductionKind::sum, DType::f32, eight.data(), eight.data() + 1, 4);
                    }),
            "buffers_overlap");
}

TEST(Device, RefusesWrongGroups) {
  const auto barrier_of = [](std::vector<Index> members) {
    return code_of(1, [members](Device& device) { device.barrier(members); });
  };
  EXPECT_EQ(barrier_of({0, 0}), "group_is_not_valid");
  EXPECT_EQ(barrier_of({1}), "group_is_not_valid");
  EXPECT_EQ(barrier_of({0, 1}), "group_is_not_valid");
  EXPECT_EQ(barrier_of({}), "group_is_not_valid") << "nobody is not everybody";
  EXPECT_EQ(barrier_of({0}), "none");
}

TEST(Device, RefusesWrongPermutations) {
  const auto permute = [](std::vector<SourceTarget> pairs) {
    return code_of(1, [pairs](Device& device) {
      std::vector<float> in(4), out(4);
      device.collective_permute(in, out, pairs);
    });
  };
  EXPECT_EQ(permute({{0, 1}}), "permutation_is_not_valid");
  EXPECT_EQ(permute({{-1, 0}}), "permutation_is_not_valid");
  EXPECT_EQ(permute({{0, 0}, {0, 0}}), "permutation_is_not_valid");
  EXPECT_EQ(permute({{0, 0}}), "none");
}

}  // namespace weft::device_test
