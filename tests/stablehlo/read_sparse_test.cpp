// What jax.experimental.sparse calls on a CPU is what loops over entries make; JAX's numbers are in
// tests/golden/stablehlo.
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_sparse_test {

// Four entries times a dense operand of 3 rows; `shape` of what each row is.
std::string product(const std::string& rows, const std::string& ends, const std::string& row, const std::string& type) {
  const std::string dense = "tensor<3x" + row + type + '>', made = "tensor<" + rows + 'x' + row + type + '>';
  return "func.func @main(%data: tensor<4x" + type + ">, %ends: tensor<" + ends +
         ">, %columns: tensor<4xi32>, %dense: " + dense + ") -> " + made +
         " {\n  %0 = stablehlo.custom_call @cpu_csr_sparse_dense_ffi(%data, %ends, %columns, %dense) : "
         "(tensor<4x" +
         type + ">, tensor<" + ends + ">, tensor<4xi32>, " + dense + ") -> " + made + "\n  return %0 : " + made + "\n}";
}
std::vector<double> numbers(const std::string& text, const std::vector<std::vector<double>>& given) {
  const Graph graph = testing::graph_of_module(text);
  std::vector<Value> inputs;
  for (const Input& input : graph.inputs)
    inputs.push_back(make_value(graph.dtype(input.node), graph.shape(input.node), given[inputs.size()]));
  return interpret(graph, inputs)[0].elements;
}
const std::vector<double> data{2, 3, 5, 7}, columns{2, 0, 2, 1};

TEST(StablehloReadSparse, RowsAreSumsOfRowsByTheirEntries) {
  const std::vector<double> dense{1, 10, 2, 20, 3, 30};
  EXPECT_EQ(numbers(product("2", "3xi32", "2x", "f32"), {data, {0, 2, 4}, columns, dense}),
            (std::vector<double>{9, 90, 29, 290}));
  // The second row has none, and the last entry no row.
  EXPECT_EQ(numbers(product("3", "4xi64", "2x", "f32"), {data, {0, 1, 1, 3}, columns, dense}),
            (std::vector<double>{6, 60, 0, 0, 18, 180}));
  for (const char* type : {"f32", "f64", "i32"})
    EXPECT_EQ(numbers(product("3", "4xi32", "", type), {data, {1, 1, 3, 4}, columns, {1, 2, 3}}),
              (std::vector<double>{0, 18, 14}))
        << type;
}

TEST(StablehloReadSparse, PaddingMayHaveAnyColumn) {
  EXPECT_EQ(numbers(product("2", "3xi32", "", "f32"), {{2, 3, 0, 0}, {0, 1, 2}, {1, 0, 3, -1}, {1, 2, 3}}),
            (std::vector<double>{4, 3}));
}

TEST(StablehloReadSparse, WhatIsNoMatrixIsRefused) {
  testing::expect_error([] { (void)testing::graph_of_module(product("2", "3x1xi32", "", "f32")); },
                        "operand_ranks_differ", {"csr_sparse_dense"});
  testing::expect_error([] { (void)testing::graph_of_module(product("2", "3xi32", "", "complex<f32>")); },
                        "stablehlo_is_unsupported", {"complex numbers"});
}

}  // namespace weft::stablehlo_read_sparse_test
