// Parts of host tensors: each element where index_ranges says, and back again.
#include <weft/sharding/host_tensor.hpp>

#include <gtest/gtest.h>

#include "support/expect_error.hpp"

namespace weft {
namespace {

using testing::expect_error;

std::vector<int> numbers(Index count) {
  std::vector<int> list;
  for (int i = 0; i < count; ++i) list.push_back(i);
  return list;
}

TEST(HostTensor, IsCutByRowsAndColumns) {
  const Mesh mesh{{"x", 2}, {"y", 2}};
  std::vector<int> whole = numbers(8);
  EXPECT_EQ(scatter(std::span(whole), {2, 4}, {mesh, P("x", "y")}),
            (std::vector<std::vector<int>>{{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
  EXPECT_EQ(scatter(std::span(whole), {2, 4}, {mesh, P(nullptr, "y")}),
            (std::vector<std::vector<int>>{{0, 1, 4, 5}, {2, 3, 6, 7}, {0, 1, 4, 5}, {2, 3, 6, 7}}));
}

TEST(HostTensor, PartsLieAtTheirDevices) {
  const Mesh mesh({{"x", 2}}, {1, 0});
  std::vector<int> whole = numbers(4);
  EXPECT_EQ(scatter(std::span(whole), {4}, {mesh, P("x")}), (std::vector<std::vector<int>>{{2, 3}, {0, 1}}));
}

TEST(HostTensor, ComesBackWhole) {
  const Mesh mesh({{"a", 2}, {"b", 3}, {"c", 2}});
  const Shape shape{4, 6, 3, 4};
  std::vector<int> whole = numbers(shape.elements());
  for (const PartitionSpec& spec : {P(), P("a"), P(nullptr, "b"), P(AxisNames{"c", "a"}, "b"),
                                    P("a", "b", nullptr, "c"), P(nullptr, AxisNames{"b", "c"}, nullptr, "a")}) {
    const NamedSharding sharding(mesh, spec);
    const auto parts = scatter(std::span<const int>(whole), shape, sharding);
    for (const auto& part : parts) EXPECT_EQ(std::ssize(part), sharding.shard_shape(shape).elements());
    EXPECT_EQ(gather(parts, shape, sharding), whole);
  }
  std::vector<int> one = {7};
  EXPECT_EQ(gather(scatter(std::span(one), {}, {mesh, P()}), {}, {mesh, P()}), one);
  std::vector<int> none;
  EXPECT_EQ(gather(scatter(std::span(none), {4, 0}, {mesh, P("a")}), {4, 0}, {mesh, P("a")}), none);
}

TEST(HostTensor, SizesAndSpecsThatDoNotFitAreRefused) {
  const Mesh mesh{{"x", 2}};
  std::vector<int> whole = numbers(8);
  const auto cut = [&](const Shape& shape, const P& spec) {
    static_cast<void>(scatter(std::span(whole), shape, {mesh, spec}));
  };
  expect_error([&] { cut({2, 3}, P("x")); }, "host_tensor_size_differs", {"8 elements", "needs 6"});
  expect_error([&] { cut({8}, P().unreduced({"x"})); }, "host_tensor_is_unreduced", {"scatter"});
  expect_error([&] { cut({1, 8}, P("x")); }, "not_divisible", {"2"});
  expect_error(
      [&] {
        static_cast<void>(gather(std::vector<std::vector<int>>{{1, 2}, {3}}, {4}, {mesh, P("x")}));
      },
      "host_tensor_size_differs", {"position 1", "1 elements", "needs 2"});
}

}  // namespace
}  // namespace weft
