// cholesky and triangular_solve: numbers, every flag, gradients, mistakes.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/contraction.hpp>
#include <weft/graph/linear_algebra.hpp>

#include <cmath>

namespace weft::linear_algebra_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::expect_near;
using testing::Program;
using testing::random_value;
using testing::Vars;

// Heavy on the diagonal, symmetric or not.
Value matrices(const Shape& shape, std::uint32_t stream, DType dtype = DType::f32) {
  Value value = random_value(dtype, shape, stream);
  const Index n = shape[shape.rank() - 1];
  for (Index i = 0; i < shape.elements(); ++i)
    if (i % (n * n) / n == i % n) value[i] += static_cast<double>(n);
  return value;
}

TEST(LinearAlgebra, AFactorTimesItselfIsTheMatrix) {
  for (DType dtype : {DType::f32, DType::f64, DType::bf16}) {
    Program program;
    const Var x = program.input("x", {2, 3, 3}, dtype), l = cholesky(x), u = cholesky(x, false);
    const Var symmetric = (x + transpose(x)) * 0.5;
    const std::vector<Value> given{matrices({2, 3, 3}, 1, dtype)};
    const Value wanted = program.value(symmetric, given), zeros = filled_value(dtype, {2, 3, 3}, 0);
    const double tolerance = dtype == DType::bf16 ? 0.05 : 1e-5;
    expect_near(program.value(detail::matrix_product(l, l, false, true), given), wanted, tolerance, tolerance);
    expect_near(program.value(detail::matrix_product(u, u, true), given), wanted, tolerance, tolerance);
    expect_near(program.value(l - detail::lower_triangle(l), given), zeros, 0, 0);
  }
}

TEST(LinearAlgebra, EveryFlagSolvesItsSystem) {
  for (int flags = 0; flags < 16; ++flags) {
    const TriangularSolve how{(flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0, (flags & 8) != 0};
    Program program;
    const Shape right = how.left_side ? Shape{2, 4, 3} : Shape{2, 3, 4};
    const Var a = program.input("a", {2, 4, 4}), b = program.input("b", right), x = triangular_solve(a, b, how);
    // What is read of a.
    const Var row = iota(program.graph, {4, 4}, 0), column = iota(program.graph, {4, 4}, 1);
    const Var is_read = how.lower ? row >= column : row <= column;
    Var read = select(is_read, a, 0.0);
    if (how.unit_diagonal) read = select(row == column, broadcast_to(like(a, 1), a.shape()), read);
    const Var product = how.left_side ? detail::matrix_product(read, x, how.transpose_a)
                                      : detail::matrix_product(x, read, false, how.transpose_a);
    const std::vector<Value> given{matrices({2, 4, 4}, 1), random_value(DType::f32, right, 2)};
    expect_near(program.value(product, given), given[1], 1e-5, 1e-5);
  }
}

TEST(LinearAlgebra, GradientsAreThoseOfDifferences) {
  for (const Shape& shape : {Shape{1, 1}, Shape{4, 4}, Shape{2, 3, 3}}) {
    expect_gradients({matrices(shape, 1)}, [](const Vars& x) { return cholesky(x[0]); }, 1e-5);
    const auto factored = [](const Vars& x) { return detail::factor_lower(x[0] + transpose(x[0])); };
    expect_gradients({matrices(shape, 1)}, factored, 1e-5);
  }
  for (int flags = 0; flags < 16; ++flags) {
    const TriangularSolve how{(flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0, (flags & 8) != 0};
    const Shape right = how.left_side ? Shape{2, 3, 2} : Shape{2, 2, 3};
    expect_gradients({matrices({2, 3, 3}, 1), random_value(DType::f32, right, 2)},
                     [&](const Vars& x) { return triangular_solve(x[0], x[1], how); }, 1e-5);
  }
  expect_gradients({matrices({3, 3}, 1, DType::f64), random_value(DType::f64, {3, 2}, 2)},
                   [](const Vars& x) { return triangular_solve(cholesky(x[0]), x[1]); }, 1e-5);
}

TEST(LinearAlgebra, MistakesAreNamed) {
  Program program;
  const Var x = program.input("x", {3, 4}), n = program.input("n", {3, 3}, DType::i32), b = program.input("b", {3, 2});
  const Var wide = program.input("wide", {3, 3}, DType::f64), list = program.input("list", {3});
  expect_error([&] { (void)cholesky(x); }, "operand_shapes_differ", {"cholesky", "3", "4"});
  expect_error([&] { (void)cholesky(n); }, "element_type_not_supported", {"cholesky", "i32"});
  expect_error([&] { (void)cholesky(list); }, "operand_ranks_differ", {"cholesky"});
  expect_error([&] { (void)triangular_solve(wide, b); }, "element_types_differ", {"triangular_solve", "f64", "f32"});
  expect_error([&] { (void)triangular_solve(wide, program.input("c", {4, 2}, DType::f64)); }, "operand_shapes_differ",
               {"triangular_solve", "3", "4"});
}

TEST(LinearAlgebra, OperationsAreCounted) {
  Program program;
  const Var l = cholesky(program.input("x", {2, 6, 6})), y = detail::solve_lower(l, program.input("b", {2, 6, 4}), false);
  EXPECT_EQ(flops_of(program.graph, l.id), 2 * 6 * 6 * 6 / 3);
  EXPECT_EQ(flops_of(program.graph, y.id), 2 * 6 * 6 * 4);
}

}  // namespace weft::linear_algebra_test
