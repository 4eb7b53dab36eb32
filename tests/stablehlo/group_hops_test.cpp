// Groups over parts of axes, of devices with eight numbers each: what they make, and what a device sends for it.
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_group_hops_test {

struct Made {
  std::vector<std::vector<double>> values;  // by device
  std::vector<std::string> sent;
};
// Device d of `mesh` has 10 d, 10 d + 1, ...
Made run(const MeshSizes& mesh, const std::string& operation, const std::string& groups, const std::string& result,
         const std::string& body = {}) {
  const std::string region =
      body.empty() ? std::string()
                   : " ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %r = stablehlo." + body +
                         " %a, %b : tensor<f32>\n    stablehlo.return %r : tensor<f32>\n  })";
  const Graph graph = testing::graph_of_module(
      "func.func @main(%x: tensor<8xf32>) -> " + result + " {\n  %0 = \"stablehlo." + operation +
          "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<" +
          groups + ">}>" + region + " : (tensor<8xf32>) -> " + result + "\n  return %0 : " + result + "\n}",
      mesh);
  std::vector<std::vector<Value>> inputs;
  for (Index device = 0; device < product_of(mesh); ++device) {
    std::vector<double> own;
    for (int i = 0; i < 8; ++i) own.push_back(static_cast<double>(10 * device + i));
    inputs.push_back({make_value(DType::f32, {8}, own)});
  }
  Made made;
  for (const std::vector<Value>& outputs : interpret(graph, inputs)) made.values.push_back(outputs[0].elements);
  for (Id id = 0; id < graph.size(); ++id)
    if (is_collective(graph[id].op))
      made.sent.push_back(name_of(graph[id].op) + std::string(" ") + std::to_string(graph.elements(id)));
  return made;
}
const std::string of_two = "[[0, 2], [1, 3]]> : tensor<2x2xi64", of_four = "[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64";
using Sent = std::vector<std::string>;

TEST(GroupHops, MembersAtOneDistanceSendToEachOtherAlone) {
  const Made sums = run({1, 4}, "all_reduce\"(%x) <{", of_two, "tensor<8xf32>", "add");
  EXPECT_EQ(sums.values[1], (std::vector<double>{40, 42, 44, 46, 48, 50, 52, 54}));
  EXPECT_EQ(sums.values[2], (std::vector<double>{20, 22, 24, 26, 28, 30, 32, 34}));
  EXPECT_EQ(sums.sent, Sent{"collective_permute 8"});
  const Made joined = run({1, 4}, "all_gather\"(%x) <{all_gather_dim = 0 : i64, ", of_two, "tensor<16xf32>");
  EXPECT_EQ(joined.values[2], (std::vector<double>{0, 1, 2, 3, 4, 5, 6, 7, 20, 21, 22, 23, 24, 25, 26, 27}));
  EXPECT_EQ(joined.sent, Sent{"collective_permute 8"});
}
TEST(GroupHops, AreMirroredWherePairsAre) {
  const Made sums = run({1, 4}, "all_reduce\"(%x) <{", "[[0, 1], [3, 2]]> : tensor<2x2xi64", "tensor<8xf32>", "subtract");
  EXPECT_EQ(sums.values[1][1], 1 - 11);
  EXPECT_EQ(sums.values[2][1], 31 - 21);
  EXPECT_EQ(sums.sent, Sent{"collective_permute 8"});
}
TEST(GroupHops, AreCrossedWhereNumbersDifferInBits) {
  const Made sums = run({1, 8}, "all_reduce\"(%x) <{", "[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64", "tensor<8xf32>", "add");
  EXPECT_EQ(sums.values[6], (std::vector<double>{220, 224, 228, 232, 236, 240, 244, 248}));
  EXPECT_EQ(sums.sent, Sent(6, "collective_permute 2"));
}
TEST(GroupHops, SendThePartsThatOthersNeed) {
  const Made part = run({1, 4}, "reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, ", of_two, "tensor<4xf32>", "add");
  EXPECT_EQ(part.values[0], (std::vector<double>{20, 22, 24, 26}));
  EXPECT_EQ(part.values[3], (std::vector<double>{48, 50, 52, 54}));
  EXPECT_EQ(part.sent, Sent{"collective_permute 4"});
  const Made exchanged = run({1, 4}, "all_to_all\"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, "
                                     "split_count = 2 : i64, ",
                             of_two, "tensor<8xf32>");
  EXPECT_EQ(exchanged.values[0], (std::vector<double>{0, 1, 2, 3, 20, 21, 22, 23}));
  EXPECT_EQ(exchanged.values[3], (std::vector<double>{14, 15, 16, 17, 34, 35, 36, 37}));
  EXPECT_EQ(exchanged.sent, Sent{"collective_permute 4"});
}
// 2 * 3 / 4 of the array, as in a ring.
TEST(GroupHops, ReduceByParts) {
  const Made sums = run({1, 8}, "all_reduce\"(%x) <{", of_four, "tensor<8xf32>", "add");
  for (const std::size_t device : {1u, 7u})
    EXPECT_EQ(sums.values[device], (std::vector<double>{160, 164, 168, 172, 176, 180, 184, 188}));
  EXPECT_EQ(sums.sent, Sent(6, "collective_permute 2"));
  EXPECT_EQ(run({1, 8}, "all_reduce\"(%x) <{", of_four, "tensor<8xf32>", "subtract").values[6][1], 1 - 21 - 41 - 61);
}
// What lies at every distance is gathered.
TEST(GroupHops, AreNotMadeOfMoreHopsThanThereAreOtherDevices) {
  const Made sums = run({1, 4}, "all_reduce\"(%x) <{", "[[0, 1, 3], [2, -1, -1]]> : tensor<2x3xi64", "tensor<8xf32>", "add");
  EXPECT_EQ(sums.values[1][0], 40);
  EXPECT_EQ(sums.values[2][0], 20);
  EXPECT_EQ(sums.sent, Sent{"all_gather 32"});
}
// Axes in the order in which the groups name them.
TEST(GroupHops, AreNotNeededWhereAxesStandInAnotherOrder) {
  const Made part = run({1, 2, 2}, "reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, ", "[[0, 2, 1, 3]]> : tensor<1x4xi64",
                        "tensor<2xf32>", "add");
  EXPECT_EQ(part.values[1], (std::vector<double>{76, 80}));  // the third part: of elements 4 and 5
  EXPECT_EQ(part.values[2], (std::vector<double>{68, 72}));
  EXPECT_EQ(part.sent, Sent{"reduce_scatter 2"});
}

}  // namespace weft::stablehlo_group_hops_test
