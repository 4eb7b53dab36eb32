// Collectives of a module, on every device of a mesh of two replicas of two partitions.
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_collectives_test {

using Numbers = std::vector<std::vector<double>>;

// Of each device, which is given {10 d, 10 d + 1}.
Numbers run(const std::string& operation, const std::string& result = "tensor<2xf32>", const std::string& body = {}) {
  const std::string region = body.empty() ? std::string()
                                          : " ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    " + body +
                                                "\n    stablehlo.return %r : tensor<f32>\n  })";
  const Graph graph = testing::graph_of_module(
      "func.func @main(%x: tensor<2xf32>) -> " + result + " {\n  %0 = \"stablehlo." + operation + "}>" + region +
          " : (tensor<2xf32>) -> " + result + "\n  return %0 : " + result + "\n}",
      {2, 2});
  std::vector<std::vector<Value>> inputs;
  for (double first : {0, 10, 20, 30}) inputs.push_back({make_value(DType::f32, {2}, {first, first + 1})});
  Numbers made;
  for (const std::vector<Value>& outputs : interpret(graph, inputs)) made.push_back(outputs[0].elements);
  return made;
}
std::string groups(const std::string& list, const std::string& shape, bool are_devices = true) {
  const std::string all = are_devices ? ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, "
                                        "use_global_device_ids"
                                      : "";
  return "replica_groups = dense<" + list + "> : tensor<" + shape + "xi64>" + all;
}
constexpr char add[] = "%r = stablehlo.add %a, %b : tensor<f32>";

TEST(StablehloReadCollectives, GroupsOverAxesAndAnyOthersReduce) {
  EXPECT_EQ(run("all_reduce\"(%x) <{" + groups("[[0, 1]]", "1x2", false), "tensor<2xf32>", add),
            (Numbers{{20, 22}, {40, 42}, {20, 22}, {40, 42}}));
  EXPECT_EQ(run("all_reduce\"(%x) <{" + groups("[[0, 3], [2, 1]]", "2x2"), "tensor<2xf32>", add),
            (Numbers{{30, 32}, {30, 32}, {30, 32}, {30, 32}}));
  EXPECT_EQ(run("all_reduce\"(%x) <{" + groups("[[0, 1, 2], [3, -1, -1]]", "2x3"), "tensor<2xf32>", add),
            (Numbers{{30, 33}, {30, 33}, {30, 33}, {30, 31}}));
}
TEST(StablehloReadCollectives, AnyBodyReducesInTheOrderOfTheGroup) {
  EXPECT_EQ(run("all_reduce\"(%x) <{" + groups("[[3, 2, 1, 0]]", "1x4"), "tensor<2xf32>",
                "%r = stablehlo.subtract %a, %b : tensor<f32>")[2],
            (std::vector<double>{0, -2}));  // 30 - 20 - 10 - 0
}
// JAX constrains scalars of bodies in a shard_map over some of the axes; one device gathers what a body has no name
// for.
TEST(StablehloReadCollectives, AConstraintInABodyLeavesItASum) {
  const Graph graph = testing::graph_of_module(
      "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\nfunc.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = \"stablehlo.all_reduce\"(%x) <{" +
          groups("[[0, 1], [2, 3]]", "2x2") +
          "}> ({\n"
          "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %c = sdy.sharding_constraint %b <@m, []> : tensor<f32>\n"
          "    %s = stablehlo.add %c, %a : tensor<f32>\n    %r = sdy.sharding_constraint %s <@m, []> : tensor<f32>\n"
          "    stablehlo.return %r : tensor<f32>\n  }) : (tensor<2xf32>) -> tensor<2xf32>\n  return %0 : "
          "tensor<2xf32>\n}",
      {2, 2});
  Index sums = 0;
  for (Id id = 0; id < graph.size(); ++id) sums += graph[id].op == Op::all_reduce;
  EXPECT_EQ(sums, 1);
}
TEST(StablehloReadCollectives, PartsAreJoinedAndCut) {
  EXPECT_EQ(run("all_gather\"(%x) <{all_gather_dim = 0 : i64, " + groups("[[1, 0], [2, 3]]", "2x2"), "tensor<4xf32>"),
            (Numbers{{10, 11, 0, 1}, {10, 11, 0, 1}, {20, 21, 30, 31}, {20, 21, 30, 31}}));
  EXPECT_EQ(run("reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, " + groups("[[0, 1], [2, 3]]", "2x2"),
                "tensor<1xf32>", add),
            (Numbers{{10}, {12}, {50}, {52}}));
  EXPECT_EQ(run("all_to_all\"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, " +
                groups("[[0, 1]]", "1x2", false)),
            (Numbers{{0, 20}, {10, 30}, {1, 21}, {11, 31}}));
}
TEST(StablehloReadCollectives, WhoGetsNothingHasZeros) {
  EXPECT_EQ(run("collective_permute\"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>"),
            (Numbers{{0, 0}, {0, 0}, {0, 1}, {10, 11}}));
  EXPECT_EQ(run("collective_permute\"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>"),
            (Numbers{{0, 0}, {0, 0}, {0, 0}, {0, 0}}));
  EXPECT_EQ(run("collective_broadcast\"(%x) <{" + groups("[[2, 1]]", "1x2")),
            (Numbers{{0, 0}, {20, 21}, {20, 21}, {0, 0}}));
  EXPECT_EQ(run("collective_reduce\"(%x) <{" + groups("[[0, 1]]", "1x2", false), "tensor<2xf32>", add),
            (Numbers{{20, 22}, {40, 42}, {0, 0}, {0, 0}}));
}
// Of an operation on a device's number, f32[1], on a mesh: what devices have then, and the collectives for it.
struct OnNumbers {
  std::vector<double> made;
  std::vector<std::string> sent;
};
OnNumbers on_numbers(const MeshSizes& mesh, const std::string& operation, const std::string& body = {}) {
  const std::string region = body.empty() ? body
                                          : " ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    " + body +
                                                "\n    stablehlo.return %r : tensor<f32>\n  })";
  const Graph graph = testing::graph_of_module(
      "func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {\n  %0 = \"stablehlo." + operation + "}>" + region +
          " : (tensor<1xf32>) -> tensor<1xf32>\n  return %0 : tensor<1xf32>\n}",
      mesh);
  std::vector<std::vector<Value>> inputs;
  for (Index device = 0; device < product_of(mesh); ++device)
    inputs.push_back({make_value(DType::f32, {1}, {static_cast<double>(device)})});
  OnNumbers found;
  for (const std::vector<Value>& outputs : interpret(graph, inputs)) found.made.push_back(outputs[0][0]);
  for (Id id = 0; id < graph.size(); ++id)
    if (is_collective(graph[id].op))
      found.sent.push_back(name_of(graph[id].op) + std::string(" ") + std::to_string(graph.elements(id)));
  return found;
}
std::string pairs(const std::string& list, int count) {
  return "collective_permute\"(%x) <{source_target_pairs = dense<" + list + "> : tensor<" + std::to_string(count) +
         "x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>";
}
TEST(StablehloReadCollectives, PairsOfFewDevicesAreOneHop) {
  const OnNumbers reversed = on_numbers({1, 4}, pairs("[[0, 3], [1, 2], [2, 1], [3, 0]]", 4));
  EXPECT_EQ(reversed.made, (std::vector<double>{3, 2, 1, 0}));
  EXPECT_EQ(reversed.sent, (std::vector<std::string>{"collective_permute 1"}));
  const OnNumbers swapped = on_numbers({1, 8}, pairs("[[0, 1], [1, 0], [2, 3], [3, 2], [4, 5], [5, 4], [6, 6]]", 7));
  EXPECT_EQ(swapped.made, (std::vector<double>{1, 0, 3, 2, 5, 4, 6, 0}));
  EXPECT_EQ(swapped.sent, std::vector<std::string>{"collective_permute 1"});
  const OnNumbers shuffled = on_numbers({1, 4}, pairs("[[2, 0], [0, 1], [3, 2], [1, 3]]", 4));
  EXPECT_EQ(shuffled.made, (std::vector<double>{2, 0, 3, 1}));
  EXPECT_EQ(shuffled.sent, std::vector<std::string>{"collective_permute 1"});
  const OnNumbers of_one_row = on_numbers({1, 2, 4}, pairs("[[0, 1], [1, 2], [2, 0]]", 3));
  EXPECT_EQ(of_one_row.made, (std::vector<double>{2, 0, 1, 0, 0, 0, 0, 0}));
  EXPECT_EQ(of_one_row.sent, std::vector<std::string>{"collective_permute 1"});
  EXPECT_EQ(on_numbers({1, 2}, pairs("[[1, 1]]", 1)).made, (std::vector<double>{0, 1}));
  EXPECT_TRUE(on_numbers({1, 2}, pairs("[[1, 1]]", 1)).sent.empty());
}
// Each device of `count` gets what the one has that is `factor` times as far around.
std::string spread(int count, int factor) {
  std::string list;
  for (int to = 0; to < count; ++to)
    list += (to == 0 ? "[" : ", ") + ("[" + std::to_string(factor * to % count)) + ", " + std::to_string(to) + "]";
  return pairs(list + "]", count);
}
TEST(StablehloReadCollectives, PairsOfManyDevicesAreAHopForEachDistanceOrAreGathered) {
  const OnNumbers hopped = on_numbers({1, 16}, spread(16, 5));
  EXPECT_EQ(hopped.made[3], 15);
  EXPECT_EQ(hopped.sent, std::vector<std::string>(3, "collective_permute 1"));
  const OnNumbers gathered = on_numbers({1, 101}, spread(101, 7));
  EXPECT_EQ(gathered.made[31], 7 * 31 % 101);
  EXPECT_EQ(gathered.sent, std::vector<std::string>{"all_gather 101"});
}
TEST(StablehloReadCollectives, PredicatesAreMovedAsTheyAre) {
  const std::string moved[] = {
      pairs("[[0, 3], [3, 0]]", 2), "all_gather\"(%x) <{all_gather_dim = 0 : i64, " + groups("[[0, 1], [2, 3]]", "2x2"),
      "all_to_all\"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : "
      "i64, " +
          groups("[[0, 1], [2, 3]]", "2x2")};
  for (const std::string& operation : moved) {
    const std::string result = operation[4] == 'g' ? "tensor<4xi1>" : "tensor<2xi1>";
    const Graph graph = testing::graph_of_module("func.func @main(%x: tensor<2xi1>) -> " + result +
                                                     " {\n  %0 = \"stablehlo." + operation + "}> : (tensor<2xi1>) -> " +
                                                     result + "\n  return %0 : " + result + "\n}",
                                                 {1, 2, 2});
    Index sent = 0;
    for (Id id = 0; id < graph.size(); ++id)
      if (is_collective(graph[id].op)) sent += size_bytes(graph.dtype(id));
    EXPECT_EQ(sent, 1) << operation;
  }
}
TEST(StablehloReadCollectives, GroupsOverPartsOfAnAxisSendAlongIt) {
  const OnNumbers sums =
      on_numbers({1, 2, 4}, "all_reduce\"(%x) <{" + groups("[[0, 1], [2, 3], [4, 5], [6, 7]]", "4x2"), add);
  EXPECT_EQ(sums.made, (std::vector<double>{1, 1, 5, 5, 9, 9, 13, 13}));
  EXPECT_EQ(sums.sent, std::vector<std::string>{"collective_permute 1"});
}
TEST(StablehloReadCollectives, ADeviceKnowsItsPlace) {
  const auto id = [](const char* which) {
    const Graph graph = testing::graph_of_module(std::string("func.func @main() -> tensor<ui32> {\n  %0 = stablehlo.") +
                                                     which + " : tensor<ui32>\n  return %0 : tensor<ui32>\n}",
                                                 {2, 2});
    std::vector<double> made;
    for (const std::vector<Value>& outputs : interpret(graph, std::vector<std::vector<Value>>(4)))
      made.push_back(outputs[0][0]);
    return made;
  };
  EXPECT_EQ(id("replica_id"), (std::vector<double>{0, 0, 1, 1}));
  EXPECT_EQ(id("partition_id"), (std::vector<double>{0, 1, 0, 1}));
  testing::expect_error([] { run("all_reduce\"(%x) <{" + groups("[[0, 7]]", "1x2"), "tensor<2xf32>", add); },
                        "mesh_device_out_of_range", {"line 2", "device id 7"});
}

}  // namespace weft::stablehlo_read_collectives_test
