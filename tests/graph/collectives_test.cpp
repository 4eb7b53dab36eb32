// Collectives as functions: each has the attributes that its meaning takes, and the reference agrees with that.
#include <support/mesh_values.hpp>
#include <weft/graph/verify.hpp>
#include <weft/graph/collectives.hpp>

namespace weft::collectives_test {

using testing::f32_value;

// What function(x) is on every device of a mesh of 2 x 3, where x [6] is {10 d, 10 d + 1, ...} on device d.
template <class Function>
std::vector<std::vector<double>> on_devices(Function function) {
  Graph graph;
  graph.mesh = {2, 3};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {6})};
  graph.add_output("y", function(x).id);
  verify(graph);
  std::vector<std::vector<Value>> inputs;
  for (double first : {0, 10, 20, 30, 40, 50})
    inputs.push_back({f32_value({6}, {first, first + 1, first + 2, first + 3, first + 4, first + 5})});
  std::vector<std::vector<double>> results;
  for (const std::vector<Value>& outputs : interpret(graph, inputs)) results.push_back(outputs[0].elements);
  return results;
}

TEST(Collectives, AGroupBecomesOne) {
  EXPECT_EQ(on_devices([](Var x) { return detail::all_reduce(x, {0}); })[1],
            (std::vector<double>{50, 52, 54, 56, 58, 60}));
  EXPECT_EQ(on_devices([](Var x) { return detail::all_reduce(x, {1}, ReductionKind::max); })[3],
            (std::vector<double>{50, 51, 52, 53, 54, 55}));
  EXPECT_EQ(on_devices([](Var x) { return detail::reduce_scatter(x, 0, {1}); })[5], (std::vector<double>{132, 135}));
  EXPECT_EQ(on_devices([](Var x) { return detail::reduce_scatter(x, 0, {0}, ReductionKind::min); })[3],
            (std::vector<double>{3, 4, 5}));
}

TEST(Collectives, PartsAreJoinedAndCut) {
  EXPECT_EQ(on_devices([](Var x) { return detail::all_gather(x, 0, {0}); })[4],
            (std::vector<double>{10, 11, 12, 13, 14, 15, 40, 41, 42, 43, 44, 45}));
  EXPECT_EQ(on_devices([](Var x) { return detail::shard_slice(x, 0, {1}); })[5], (std::vector<double>{54, 55}));
  EXPECT_EQ(on_devices([](Var x) {
              return reshape(detail::all_to_all(reshape(x, {6, 1}), 0, 1, {0}), {6});
            })[1],
            (std::vector<double>{10, 40, 11, 41, 12, 42}));
}

TEST(Collectives, WholePiecesChangeHands) {
  // Device p over (1, 0) gets what the device has that is at p over (0, 1).
  const auto moved = on_devices([](Var x) { return detail::collective_permute(x, {1, 0}, {0, 1}); });
  EXPECT_EQ(moved[0][0], 0);
  EXPECT_EQ(moved[1][0], 20);  // (0, 1) is third over (1, 0), as (0, 2) is over (0, 1)
  EXPECT_EQ(moved[3][0], 10);  // (1, 0) is second
  EXPECT_EQ(moved[5][0], 50);
}

TEST(Collectives, ADeviceKnowsItsPosition) {
  const auto at = on_devices([](Var x) { return x * 0.0 + detail::device_index(*x.graph, {1, 0}, DType::f32); });
  for (int d = 0; d < 6; ++d) EXPECT_EQ(at[to_size(d)][0], d % 3 * 2 + d / 3) << d;
}

TEST(Collectives, GathersOfOtherChannelsAreOtherNodes) {
  Graph graph;
  graph.mesh = {2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {6})};
  const Id first = detail::all_gather(x, 0, {0}).id;
  EXPECT_EQ(detail::all_gather(x, 0, {0}).id, first);
  EXPECT_NE(detail::all_gather(x, 0, {0}, 1).id, first);
}

}  // namespace weft::collectives_test
