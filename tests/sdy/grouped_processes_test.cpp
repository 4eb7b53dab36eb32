// How many processes the groups of a module name.
#include <weft/sdy/grouped_processes.hpp>
#include <weft/sdy/manual_computation.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/expect_error.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::sdy::grouped_processes_test {

std::string module_of(const std::string& operations, const std::string& attributes = "") {
  return "module " + attributes + " {\nfunc.func @main(%x: tensor<f32>) {\n" + operations + "return\n}\n}";
}
std::string operation(const std::string& name, const std::string& attributes) {
  return "\"stablehlo." + name + "\"(%x) <{" + attributes + "}> : (tensor<f32>) -> ()\n";
}
MeshSizes sizes_of(const std::string& text) { return DevicesOfModule(stablehlo::read_module(text)).sizes(); }

const char* const four = "replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>";
const char* const eight = "replica_groups = dense<[[0, 7], [1, -1]]> : tensor<2x2xi64>";
const char* const pairs = "source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>";
const char* const channel = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>";
const char* const global = ", channel_id = 1 : i64, use_global_device_ids";

TEST(GroupedProcesses, AreAsManyAsTheLargestNumberAsksFor) {
  EXPECT_EQ(sizes_of(module_of("")), (MeshSizes{1, 1}));
  EXPECT_EQ(sizes_of(module_of(operation("all_reduce", four))), (MeshSizes{4, 1}));
  EXPECT_EQ(sizes_of(module_of(operation("all_reduce", four) + operation("all_gather", eight))), (MeshSizes{8, 1}));
  EXPECT_EQ(sizes_of(module_of(operation("collective_permute", pairs))), (MeshSizes{3, 1}));
  EXPECT_EQ(sizes_of(module_of(operation("all_reduce", "replica_groups = dense<> : tensor<0x0xi64>"))),
            (MeshSizes{1, 1}));
}
TEST(GroupedProcesses, NumbersAreOfReplicasPartitionsOrDevices) {
  EXPECT_EQ(sizes_of(module_of(operation("collective_permute", std::string(pairs) + channel))), (MeshSizes{1, 3}));
  EXPECT_EQ(sizes_of(module_of(operation("all_reduce", std::string(four) + channel))), (MeshSizes{4, 1}));
  const std::string devices = operation("all_reduce", std::string(eight) + global);
  EXPECT_EQ(sizes_of(module_of(devices)), (MeshSizes{8, 1}));
  const std::string both =
      operation("all_reduce", four) + operation("collective_permute", std::string(pairs) + channel);
  EXPECT_EQ(sizes_of(module_of(both)), (MeshSizes{4, 3}));
  EXPECT_EQ(sizes_of(module_of(both + devices)), (MeshSizes{4, 3}));
}
TEST(GroupedProcesses, AreNotAskedForWhereAModuleStatesThem) {
  EXPECT_EQ(sizes_of(module_of(operation("all_reduce", four), "attributes {mhlo.num_replicas = 2 : i32}")),
            (MeshSizes{2, 1}));
  EXPECT_EQ(sizes_of(module_of(operation("all_reduce", four), "attributes {mhlo.num_partitions = 1 : i32}")),
            (MeshSizes{1, 1}));
}
TEST(GroupedProcesses, HaveALimit) {
  testing::expect_error(
      [] {
        static_cast<void>(
            sizes_of(module_of(operation("all_reduce", "replica_groups = dense<[[0, 1048576]]> : tensor<1x2xi64>"))));
      },
      "stablehlo_is_malformed", {"line 3", "2^20 processes", "replica_groups"});
}

}  // namespace weft::sdy::grouped_processes_test
