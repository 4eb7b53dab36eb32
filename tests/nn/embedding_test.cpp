// Embedding: rows by number for tokens of every rank, the tied head, gradients and the errors of a wrong input.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/nn/embedding.hpp>

namespace weft::embedding_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

constexpr bool declares_its_table() {
  Graph graph;
  const Var tokens{&graph, graph.add_input("tokens", InputKind::data, DType::i32, {2, 3})};
  const nn::Embedding layer{"token", 5, 12};
  const Var x = layer(tokens);
  return x.shape() == Shape{2, 3, 12} && layer.attend(x).shape() == Shape{2, 3, 5} && graph.inputs.size() == 2 &&
         graph.input_name(1) == Name("token.weight") && graph.inputs[1].kind == InputKind::weight &&
         graph.shape(graph.inputs[1].node) == Shape{5, 12} &&
         graph.inputs[1].initializer == Initializer{Initializer::Kind::normal, 1} &&
         graph.name(graph.inputs[1].module_type) == Name("Embedding");
}
static_assert(declares_its_table());

Value tokens(const Shape& shape, std::vector<double> numbers) {
  return make_value(DType::i32, shape, std::move(numbers));
}

TEST(Embedding, TakesRowsForTokensOfEveryRank) {
  EXPECT_TRUE(declares_its_table());
  const Value table = f32_value({3, 2}, {0, 1, 10, 11, 20, 21});
  for (const Shape& shape : {Shape{4}, Shape{2, 2}, Shape{1, 2, 2}}) {
    Program program;
    const Value result = program.value(nn::Embedding{"token", 3, 2}(program.input("tokens", shape, DType::i32)),
                                       {tokens(shape, {2, 0, 2, 1}), table});
    Dims extents = shape.dims;
    extents.push_back(2);
    testing::expect_equal(result, f32_value(Shape(extents), {20, 21, 0, 1, 20, 21, 10, 11}));
  }
  Program program;
  const Var one = nn::Embedding{"token", 3, 2}(program.input("token", {}, DType::i32));
  testing::expect_equal(program.value(one, {tokens({}, {1}), table}), f32_value({2}, {10, 11}));
}

TEST(Embedding, AttendMultipliesByTheTransposedTable) {
  const Value table = random_value(DType::f32, {4, 3}, 1);
  for (const Shape& shape : {Shape{3}, Shape{2, 3}, Shape{2, 2, 3}}) {
    Program program;
    const Value x = random_value(DType::f32, shape, 2);
    const Value result = program.value(nn::Embedding{"token", 4, 3}.attend(program.input("x", shape)), {x, table});
    for (Index row = 0; row < shape.elements() / 3; ++row)
      for (Index token = 0; token < 4; ++token) {
        double sum = 0;
        for (Index i = 0; i < 3; ++i) sum += x[row * 3 + i] * table[token * 3 + i];
        EXPECT_NEAR(result[row * 4 + token], sum, 1e-6);
      }
  }
}

TEST(Embedding, Gradients) {
  // A token twice, one that is not used.
  const Value some = tokens({2, 3}, {0, 3, 3, 2, 0, 3});
  expect_gradients({some}, [](const Vars& x) { return nn::Embedding{"token", 5, 2}(x[0]); });
  // Tied: the gradients of both uses add up in one table.
  expect_gradients({some}, [](const Vars& x) {
    const nn::Embedding layer{"token", 5, 2};
    return layer.attend(layer(x[0]));
  });
}

TEST(Embedding, AWrongInputIsNamed) {
  Program program;
  const Var some = program.input("tokens", {4}, DType::i32), x = program.input("x", {2, 6}),
            scalar = program.input("s", {});
  expect_error(
      [&] {
        (void)nn::Embedding{"token", 0, 4}(some);
      },
      "layer_extent_is_not_positive", {"'token'", "rows is 0"});
  expect_error([&] { (void)nn::Embedding{"token", 4, -1}(some); }, "layer_extent_is_not_positive", {"features is -1"});
  expect_error([&] { (void)nn::Embedding{"token", 4, 8}(x); }, "element_type_not_supported", {"f32"});
  expect_error([&] { (void)nn::Embedding{"token", 4, 8}.attend(x); }, "layer_input_differs", {"'token'", "6", "8"});
  expect_error([&] { (void)nn::Embedding{"token", 4, 8}.attend(scalar); }, "layer_input_is_scalar", {"'token'"});
  const Value table = random_value(DType::f32, {4, 8}, 1);
  Program other;
  const Var taken = nn::Embedding{"token", 4, 8}(other.input("tokens", {2}, DType::i32));
  expect_error([&] { (void)other.value(taken, {tokens({2}, {1, 4}), table}); }, "row_index_out_of_range", {"4"});
}

TEST(Embedding, PaddingGivesZerosAndLearnsNothing) {
  for (const Index padding : {3, -2})
    testing::expect_golden_layer("embedding_padding", {{"tokens", {2, 3}, DType::i32}}, [&](const Vars& v) {
      return Vars{nn::Embedding{.rows = 5, .features = 2, .padding_idx = padding}(v[0])};
    });
  Program program;
  const Var numbers = program.input("tokens", {2}, DType::i32);
  expect_error([&] { (void)nn::Embedding{.name = "token", .rows = 5, .features = 2, .padding_idx = 5}(numbers); },
               "padding_idx_out_of_range", {"'token'", "padding_idx 5", "table of 5"});
}

}  // namespace weft::embedding_test
