// Operations whose dimensions are made of several factors, some of which are summed over: by devices they make the
// numbers that one device makes, whichever factor an axis cuts.
#include <weft/sdy/local_module.hpp>

#include <sdy/module_numbers.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::whole_dimensions_test {

using testing::differences_on_devices;

std::string cut(const std::string& dims) { return " {sdy.sharding = #sdy.sharding<@m, [" + dims + "]>}"; }
// One operation, "... : types", of %a and %b on a mesh of x=2 and y=2.
std::string module_of(const std::string& a, const std::string& a_dims, const std::string& b, const std::string& b_dims,
                      const std::string& operation, const std::string& made, const std::string& made_dims) {
  return "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\nfunc.func @main(%a: tensor<" + a + ">" + cut(a_dims) + ", %b: tensor<" +
         b + ">" + cut(b_dims) + ") -> (tensor<" + made + ">" + cut(made_dims) + ") {\n%0 = " + operation +
         " : (tensor<" + a + ">, tensor<" + b + ">) -> tensor<" + made + ">\nreturn %0 : tensor<" + made + ">\n}\n";
}

// Images of 4 channels in 2 groups, 8 kernels.
std::string grouped(const std::string& image, const std::string& kernel, const std::string& made) {
  return module_of(
      "4x6x6x8xf32", image, "3x3x2x16xf32", kernel,
      "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = "
      "[1, 1], pad = [[1, 1], [1, 1]]} {feature_group_count = 4 : i64, batch_group_count = 1 : i64}",
      "4x6x6x16xf32", made);
}
std::string in_batch_groups(const std::string& image, const std::string& kernel, const std::string& made) {
  return module_of(
      "8x6x6x2xf32", image, "3x3x2x8xf32", kernel,
      "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = "
      "[1, 1], pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 4 : i64}",
      "2x6x6x8xf32", made);
}

TEST(WholeDimensions, GroupsOfChannelsStayCut) {
  for (const std::string axes : {R"({"x"})", R"({"y"})", R"({"x", "y"})"}) {
    const std::string text = grouped("{}, {}, {}, " + axes, "{}, {}, {}, " + axes, "{}, {}, {}, " + axes);
    EXPECT_EQ(differences_on_devices(text), "") << text;
    EXPECT_EQ(local_module(text).find("all_gather"), std::string::npos) << local_module(text);
  }
}
TEST(WholeDimensions, GroupsOfBatchesStayCut) {
  for (const std::string axes : {R"({"x"})", R"({"y"})", R"({"x", "y"})"}) {
    const std::string text = in_batch_groups(axes + ", {}, {}, {}", "{}, {}, {}, " + axes, "{}, {}, {}, " + axes);
    EXPECT_EQ(differences_on_devices(text), "") << text;
    EXPECT_EQ(local_module(text).find("all_gather"), std::string::npos) << local_module(text);
  }
}
// What is summed, what is not, and both, and operands that do not agree.
TEST(WholeDimensions, ConvolutionsInGroupsCutInAnyWay) {
  const std::string dims[] = {R"({}, {}, {}, {})", R"({"x"}, {}, {}, {})", R"({"y"}, {}, {}, {"x"})",
                              R"({}, {}, {"x"}, {"y"})", R"({}, {"y"}, {}, {"x"})"};
  const std::string kernels[] = {R"({}, {}, {}, {})", R"({"x"}, {}, {}, {"y"})", R"({}, {}, {"x"}, {"y"})",
                                 R"({}, {}, {"y"}, {})"};
  for (const std::string& image : dims)
    for (const std::string& kernel : kernels)
      for (const std::string made : {R"({}, {}, {}, {"x"})", R"({"x"}, {}, {}, {"y"})"}) {
        // 3 taps are not divided by 2
        if (kernel.find("{\"x\"}, {}, {}") == 0) continue;
        EXPECT_EQ(differences_on_devices(grouped(image, kernel, made)), "") << image << " " << kernel << " " << made;
        EXPECT_EQ(differences_on_devices(in_batch_groups(image, kernel, made)), "")
            << image << " " << kernel << " " << made;
      }
}
TEST(WholeDimensions, ProductsOfSeveralSums) {
  for (const std::string made : {R"({}, {}, {})", R"({"x"}, {}, {"y"})", R"({}, {"x", "y"}, {})"})
    for (const std::string a : {R"({"x"}, {"y"}, {}, {})", R"({}, {"y"}, {"x"}, {})", R"({}, {}, {"x"}, {"y"})"})
      for (const std::string b : {R"({"x"}, {"y"}, {}, {})", R"({}, {}, {}, {"y"})", R"({}, {"x"}, {"y"}, {})"}) {
        const std::string text =
            module_of("4x4x2x6xf32", a, "4x2x6x8xf32", b,
                      "stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2]",
                      "4x4x8xf32", made);
        EXPECT_EQ(differences_on_devices(text), "") << text;
      }
}
// A dimension that is made of two others, and each part of it again.
TEST(WholeDimensions, DimensionsThatAreReshaped) {
  for (const std::string a : {R"({"x"}, {"y"})", R"({"y", "x"}, {})", R"({}, {"x", "y"})"})
    for (const std::string made : {R"({})", R"({"x"})", R"({"y", "x"})"}) {
      const std::string text = "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\nfunc.func @main(%a: tensor<8x4xf32>" + cut(a) +
                               ") -> (tensor<4xf32>" + cut(made) +
                               ") {\n%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
                               "%0 = stablehlo.reshape %a : (tensor<8x4xf32>) -> tensor<2x16xf32>\n"
                               "%1 = stablehlo.reshape %0 : (tensor<2x16xf32>) -> tensor<2x4x4xf32>\n"
                               "%2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0, 2] : "
                               "(tensor<2x4x4xf32>, tensor<f32>) -> tensor<4xf32>\nreturn %2 : tensor<4xf32>\n}\n";
      EXPECT_EQ(differences_on_devices(text), "") << text;
    }
}
// What indices do not narrow stays cut, with sizes that are written as on pieces.
TEST(WholeDimensions, IndexedOperationsStayCutAlongWhatTheyTakeWhole) {
  const std::string head = "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\nfunc.func @main(%a: tensor<6x8xf32>" +
                           cut(R"({}, {"x", "y"})") + ", %i: tensor<i32>) -> (";
  const std::string lies = " {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {\"x\", \"y\"}]>]>}";
  const std::string sliced = head + "tensor<2x8xf32>" + cut(R"({}, {"x", "y"})") +
                             ") {\n%0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [2, 8]" + lies +
                             " : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>\n"
                             "return %0 : tensor<2x8xf32>\n}\n";
  const std::string updated = head + "tensor<6x8xf32>" + cut(R"({}, {"x", "y"})") +
                              ") {\n%u = stablehlo.slice %a [0:2, 0:8]" + lies +
                              " : (tensor<6x8xf32>) -> tensor<2x8xf32>\n"
                              "%0 = stablehlo.dynamic_update_slice %a, %u, %i, %i" +
                              lies +
                              " : (tensor<6x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<6x8xf32>\n"
                              "return %0 : tensor<6x8xf32>\n}\n";
  const std::string gathered =
      head + "tensor<5x8xf32>" + cut(R"({}, {"x", "y"})") +
      ") {\n%c = stablehlo.constant dense<[[3], [0], [5], [1], [1]]> : tensor<5x1xi32>\n"
      "%0 = \"stablehlo.gather\"(%a, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
      "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>" +
      lies + " : (tensor<6x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>\nreturn %0 : tensor<5x8xf32>\n}\n";
  for (const std::string& text : {sliced, updated, gathered}) {
    EXPECT_EQ(differences_on_devices(text), "") << text;
    EXPECT_EQ(local_module(text).find("all_gather"), std::string::npos) << local_module(text);
  }
}
// Rows of the whole that updates name are on one device, and so are they if the whole is cut along them.
TEST(WholeDimensions, UpdatesOfRowsThatAreCut) {
  const std::string head = "sdy.mesh @m = <[\"x\"=2, \"y\"=2]>\nfunc.func @main(%a: tensor<6x8xf32>" +
                           cut(R"({"x"}, {"y"})") + ", %u: tensor<2x8xf32>" + cut(R"({"x"}, {"y"})") +
                           ", %i: tensor<i32>) -> (tensor<6x8xf32>" + cut(R"({"x"}, {"y"})") + ") {\n";
  const std::string body =
      "({\n^bb0(%p: tensor<f32>, %q: tensor<f32>):\n%s = stablehlo.add %p, %q : tensor<f32>\nstablehlo.return %s : "
      "tensor<f32>\n})";
  for (const std::string& operation : std::vector<std::string>{
           "%0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<6x8xf32>, tensor<2x8xf32>, tensor<i32>, "
           "tensor<i32>) -> tensor<6x8xf32>\n",
           "%c = stablehlo.constant dense<[[4], [1]]> : tensor<2x1xi32>\n%0 = \"stablehlo.scatter\"(%a, %c, %u) "
           "<{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
           "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> " +
               body + " : (tensor<6x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<6x8xf32>\n"}) {
    const std::string text = head + operation + "return %0 : tensor<6x8xf32>\n}\n";
    EXPECT_EQ(differences_on_devices(text), "") << text;
  }
}
// A rule that is written with a product, and says nothing of its sum, says where its values may lie alone.
TEST(WholeDimensions, AProductSumsWhateverItsRuleSays) {
  const std::string text = module_of(
      "8x32xf32", R"({}, {"y"})", "32x16xf32", R"({"y"}, {"x"})",
      "stablehlo.dot %a, %b {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, "
      "k=32}>}",
      "8x16xf32", R"({"x"}, {})");
  EXPECT_EQ(differences_on_devices(text), "") << local_module(text);
}

}  // namespace weft::sdy::whole_dimensions_test
