// What is composed of integer operations is a function of the module. That its bits are right:
// stablehlo_table_test.cpp.
#include <support/stablehlo_lines.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_integers_test {

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(StablehloIntegers, RandomBitsAreAFunctionForEachShape) {
  Graph graph;
  const Var seed = constant(graph, 7, DType::u32), stream = constant(graph, 9, DType::u32);
  for (Index extent : {3, 5}) {
    const Var first = random_bits(seed, iota(graph, {extent}, 0, DType::u32), stream);
    graph.add_output("first", first.id);
    graph.add_output("second", random_bits(seed, first, stream).id);
  }
  const std::string text = to_stablehlo(graph);
  EXPECT_EQ(count(text, "func.func private @random_bits_3xui32("), 1u);
  EXPECT_EQ(count(text, "func.func private @random_bits_5xui32("), 1u);
  EXPECT_EQ(count(text, "<{callee = @random_bits_3xui32}>"), 2u);
  EXPECT_EQ(count(text, "stablehlo.shift_left"), 40u) << "20 rounds in each function";
}

TEST(StablehloIntegers, ExactSumsAndTheirNorms) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 6})};
  const Var sum = exact_square_sum(x), longer = exact_square_sum(x, sum);
  graph.add_output("norm", exact_norm(longer).id);
  const std::string text = to_stablehlo(graph);
  EXPECT_EQ(count(text, "%1 = \"func.call\"(%0) <{callee = @exact_square_sum_4x6xf32}>"), 1u);
  EXPECT_EQ(count(text, "%2 = \"func.call\"(%0, %1) <{callee = @exact_square_sum_onto_4x6xf32}>"), 1u);
  EXPECT_EQ(count(text, "%3 = \"func.call\"(%2) <{callee = @exact_norm}>"), 1u);
  EXPECT_EQ(count(text, "func.func private"), 3u);
  EXPECT_EQ(count(text, "\"stablehlo.while\""), 2u) << "carries go through 38 limbs";
}

}  // namespace weft::stablehlo_integers_test
