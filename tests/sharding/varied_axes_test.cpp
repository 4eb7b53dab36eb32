// Where values differ from device to device.
#include <support/partitioned.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/control.hpp>
#include <weft/sharding/varied_axes.hpp>

#include <gtest/gtest.h>

namespace weft::varied_axes_test {

using testing::cut;

constexpr std::int8_t x = 0, y = 1;
constexpr std::uint32_t none = 0, over_x = 1, over_y = 2, over_both = 3;

struct VariedAxes : ::testing::Test {
  Graph graph;
  Var whole, columns;

  VariedAxes() {
    graph.mesh = {2, 3};
    whole = {&graph, graph.add_input("whole", InputKind::data, DType::f32, {6, 6})};
    columns = {&graph, graph.add_input("columns", InputKind::data, DType::f32, {6, 2})};
  }
  std::uint32_t of(Var value) const { return detail::varied_axes(graph, {replicated(2), cut({{}, {y}})})[value.id]; }
};

TEST_F(VariedAxes, AreThoseThatCutWhatAValueIsMadeOf) {
  EXPECT_EQ(of(whole * 2), none);
  EXPECT_EQ(of(sum(columns)), over_y);
  EXPECT_EQ(of(sum(columns) + sum(detail::shard_slice(whole, 0, {x}))), over_both);
  EXPECT_EQ(of(detail::device_index(graph, {x}, DType::i32)), over_x);
}
TEST_F(VariedAxes, OfWhatAllDevicesGetAreLess) {
  EXPECT_EQ(of(detail::all_reduce(columns, {y})), none);
  EXPECT_EQ(of(detail::all_gather(columns, 1, {y})), none);
  EXPECT_EQ(of(detail::all_reduce(columns, {x})), over_y);
  EXPECT_EQ(of(detail::reduce_scatter(whole, 0, {x})), over_x);
  EXPECT_EQ(of(detail::hopped(whole, {x}, {1})), over_x);
}
TEST_F(VariedAxes, OfWhatLoopsHandOn) {
  const auto added = [&](Var, Var v) { return v + sum(columns); };
  EXPECT_EQ(of(fori_loop(0, 3, added, whole)), over_y);
  const auto doubled = [](Var v) { return v * 2; };
  EXPECT_EQ(of(while_loop([](Var v) { return sum(v) < 8; }, doubled, whole)), none);
  const auto is_small = [&](Var v) { return sum(v) < sum(columns); };
  EXPECT_EQ(of(while_loop(is_small, doubled, whole)), over_y) << "devices run it as often as their columns say";
}

}  // namespace weft::varied_axes_test
