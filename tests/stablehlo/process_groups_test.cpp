// Which devices collectives of a module run between.
#include <weft/stablehlo/process_groups.hpp>

#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_process_groups_test {

using Groups = std::vector<std::vector<Index>>;

// The groups of the first operation of a module on two replicas of three partitions.
Groups groups_of(const std::string& operation) {
  const std::string text =
      "func.func @main(%x: tensor<f32>) {\n  \"stablehlo." + operation + "}> : (tensor<f32>) -> ()\n  return\n}";
  const stablehlo::Module module = stablehlo::read_module(text);
  Graph graph;
  graph.mesh = {2, 3};
  constexpr stablehlo::ReaderTable readers{stablehlo::reader_of, stablehlo::complex_reader_of, nullptr, nullptr};
  stablehlo::Importer importer(graph, module, readers, 1);
  const stablehlo::ProcessGroups groups({importer, module.functions[0].body.operations[0], {}}, "replica_groups");
  Groups made;
  for (const Buffer<Index>& group : groups.list()) made.emplace_back(group.begin(), group.end());
  return made;
}
TEST(ProcessGroups, AreThoseOfTheSpecification) {
  const std::string pair = "replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>", none = "";
  const std::string channel = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>";
  EXPECT_EQ(groups_of("all_reduce\"(%x) <{" + pair), (Groups{{3, 0}, {4, 1}, {5, 2}}));
  EXPECT_EQ(groups_of("all_reduce\"(%x) <{" + pair + channel), (Groups{{3, 0, 4, 1, 5, 2}}));
  EXPECT_EQ(groups_of("all_reduce\"(%x) <{" + pair + channel + ", use_global_device_ids"), (Groups{{1, 0}}));
  EXPECT_EQ(groups_of("all_to_all\"(%x) <{" + pair + channel), (Groups{{1, 0}, {4, 3}}));
  EXPECT_EQ(groups_of("all_reduce\"(%x) <{replica_groups = dense<[[0, -1], [1, -1]]> : tensor<2x2xi64>"),
            (Groups{{0}, {1}, {2}, {3}, {4}, {5}}));
  EXPECT_EQ(groups_of("all_reduce\"(%x) <{replica_groups = dense<> : tensor<0x0xi64>"),
            (Groups{{0, 3}, {1, 4}, {2, 5}}));
}

}  // namespace weft::stablehlo_process_groups_test
