// Expressions as values: what they hold, how long it lives, what their types say.
#include <weft/tensor/expressions.hpp>

#include <support/tensors.hpp>

#include <vector>

namespace weft::expression_test {

using testing::expect_elements;
using testing::random_tensor;

using Matrix = Tensor<float, 2, 3>;
using Row = Tensor<float, 3>;

template <class E>
using TypeOfExpression = typename std::remove_cvref_t<E>::Type;

// The type of an expression is the type of its value, found by the graph's own rules.
static_assert(std::is_same_v<TypeOfExpression<decltype(Matrix{} + Row{})>, Matrix>);
static_assert(std::is_same_v<TypeOfExpression<decltype(Matrix{} > 0)>, Tensor<bool, 2, 3>>);
static_assert(std::is_same_v<TypeOfExpression<decltype(sum<0>(Matrix{}))>, Row>);
static_assert(std::is_same_v<TypeOfExpression<decltype(mean(Matrix{}))>, Tensor<float>>);
static_assert(std::is_same_v<TypeOfExpression<decltype(transpose(Matrix{}))>, Tensor<float, 3, 2>>);
static_assert(decltype(Matrix{} + Row{})::shape() == Shape{2, 3});

// Tensors, temporary tensors and views of one type are the same operand: one kernel for all.
static_assert(std::is_same_v<decltype(tanh(std::declval<Matrix&>())), decltype(tanh(std::declval<Matrix>()))>);
static_assert(std::is_same_v<decltype(tanh(std::declval<const Matrix&>())),
                             decltype(tanh(std::declval<TensorView<const float, 2, 3>>()))>);
// A number is a value of run time, of the tensor's element type, whatever its own.
static_assert(std::is_same_v<decltype(Matrix{} * 2.0f), decltype(Matrix{} * std::declval<double&>())>);
static_assert(std::is_same_v<decltype(Matrix{} * 2), decltype(Matrix{} * 2.0f)>);

// What is no tensor is left alone.
static_assert(TensorLike<Matrix> && TensorLike<const Matrix&> && TensorLike<TensorView<float, 3>>);
static_assert(TensorLike<decltype(-Matrix{})> && !TensorLike<float> && !TensorLike<std::vector<float>>);
static_assert(Number<int> && Number<bfloat16> && !Number<Matrix>);

TEST(Expression, ComputesNothingUntilItIsAssigned) {
  Matrix x{1, 2, 3, 4, 5, 6};
  const auto doubled = x + x;
  x = Matrix::filled(10);  // takes another storage: the expression has the old one
  Matrix y = doubled;
  expect_elements(y, [](Index i) { return 2 * (i + 1); });
  const auto again = x + x;
  x(0, 0) = 1;  // writes into the storage that the expression has, too
  y = again;
  expect_elements(y, [](Index i) { return i == 0 ? 2 : 20; });
}

auto expression_over_locals() {
  const Matrix x{1, 2, 3, 4, 5, 6};
  const Row bias{10, 20, 30};
  return x * 2.0f + bias;
}
template <class E>
auto twice(const E& expression) {
  const auto first = expression * 2.0f;
  return first + expression * 0;
}

TEST(Expression, OutlivesTheTensorsItRefersTo) {
  const auto kept = expression_over_locals();
  const auto more = twice(kept);
  expect_elements(evaluate(kept), [](Index i) { return 2 * (i + 1) + 10 * (i % 3 + 1); });
  expect_elements(evaluate(more), [](Index i) { return 2 * (2 * (i + 1) + 10 * (i % 3 + 1)); });
  auto moved = [] {
    Matrix x{1, 2, 3, 4, 5, 6};
    auto e = square(x);
    return e;
  }();
  expect_elements(evaluate(moved), [](Index i) { return (i + 1) * (i + 1); });
}

TEST(Expression, OwnsTemporaryTensorsWithoutCopyingThem) {
  Matrix x{1, 2, 3, 4, 5, 6};
  const char* data = x.storage().data();
  const Storage watcher = x.storage();
  {
    const auto kept = -std::move(x);
    char* leaf[1] = {};
    kept.collect(leaf);
    EXPECT_EQ(leaf[0], data);
    EXPECT_EQ(watcher.owners(), 2);
    const auto copy = kept;
    EXPECT_EQ(watcher.owners(), 3);
    const auto larger = copy + copy;
    EXPECT_EQ(watcher.owners(), 5);
    expect_elements(evaluate(larger), [](Index i) { return -2 * (i + 1); });
  }
  EXPECT_EQ(watcher.owners(), 1);
  const auto over_a_temporary = exp(Matrix{0, 0, 0, 0, 0, 0}) + Matrix::filled(1);
  expect_elements(evaluate(over_a_temporary), [](Index) { return 2; });
}

TEST(Expression, ReadsViewsWhereTheyLie) {
  std::vector<float> memory{1, 2, 3, 4, 5, 6};
  const TensorView<const float, 2, 3> view(memory.data(), 6);
  const auto shifted = view + 1;
  memory[0] = 100;
  expect_elements(evaluate(shifted), [&](Index i) { return memory[to_size(i)] + 1; });
  TensorView<float, 2, 3>(memory.data(), 6) = -view;
  EXPECT_EQ(memory, (std::vector<float>{-100, -2, -3, -4, -5, -6}));
}

TEST(Expression, OfRankZeroIsANumber) {
  const Matrix x{1, 2, 3, 4, 5, 6};
  const float total = sum(x);
  EXPECT_EQ(total, 21);
  EXPECT_EQ(max(x), 6.0f);
  EXPECT_EQ(1.0f + sum(x) * 2, 43.0f);
  EXPECT_TRUE(min(x) < 2.0f);
  const Tensor<float> kept = sum(x);
  expect_elements(evaluate(x / kept), [](Index i) { return static_cast<double>(static_cast<float>(i + 1) / 21); });
}

TEST(Expression, LeavesAreCollectedFromLeftToRight) {
  const Matrix a, b, c;
  const auto expression = select(a > 0, b * c, a);
  static_assert(decltype(expression)::leaf_count == 5);
  char* leaves[5] = {};
  EXPECT_EQ(expression.collect(leaves), leaves + 5);
  const char* expected[] = {a.storage().data(), leaves[1], b.storage().data(), c.storage().data(), a.storage().data()};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(leaves[i], expected[i]) << i;
  Graph graph;
  decltype(expression)::trace(graph);
  ASSERT_EQ(graph.inputs.size(), 5);
  EXPECT_EQ(graph.inputs[1].kind, InputKind::scalar);
  EXPECT_EQ(graph.input_name(4), Name("4"));
}

}  // namespace weft::expression_test
