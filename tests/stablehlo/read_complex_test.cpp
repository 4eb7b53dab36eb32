// Reductions, sorts and triangular systems of complex numbers, which are pairs of real ones.
#include <support/expect_error.hpp>
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <complex>

namespace weft::stablehlo_read_complex_test {

using Complex = std::complex<double>;

std::vector<Complex> run(const std::string& text, const std::vector<std::pair<Dims, std::vector<Complex>>>& given) {
  std::vector<Value> inputs;
  for (const auto& [extents, numbers] : given) {
    std::vector<double> elements;
    for (const Complex& number : numbers) elements.push_back(number.real()), elements.push_back(number.imag());
    Dims pairs = extents;
    pairs.push_back(2);
    inputs.push_back(make_value(DType::f32, Shape(pairs), elements));
  }
  const Value made = interpret(testing::graph_of_module(text), inputs)[0];
  std::vector<Complex> numbers;
  for (Index i = 0; i < made.shape.elements(); i += 2) numbers.emplace_back(made[i], made[i + 1]);
  return numbers;
}
void expect_near(const std::vector<Complex>& made, const std::vector<Complex>& expected) {
  ASSERT_EQ(made.size(), expected.size());
  for (std::size_t i = 0; i < made.size(); ++i) EXPECT_LT(std::abs(made[i] - expected[i]), 1e-4) << i << ' ' << made[i];
}
std::string replaced(std::string text) {
  for (std::size_t at = 0; (at = text.find("C>", at)) != std::string::npos; at += 12)
    text.replace(at, 1, "complex<f32>");
  return text;
}
const std::vector<Complex> six{{1, 2}, {-1, 0.5}, {0, 1}, {3, -1}, {2, 2}, {-0.5, 0}};

TEST(StablehloReadComplex, ProductsAlongADimension) {
  const std::string text = replaced(R"(func.func @main(%x: tensor<2x3xC>) -> tensor<2xC> {
  %one = stablehlo.constant dense<(1.0, 0.0)> : tensor<C>
  %0 = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xC>, tensor<C>) -> tensor<2xC>
  return %0 : tensor<2xC>
})");
  expect_near(run(text, {{{2, 3}, six}}), {six[0] * six[1] * six[2], six[3] * six[4] * six[5]});
}
TEST(StablehloReadComplex, WindowsAndRunningProducts) {
  const auto window = [](const char* attributes, const char* result) {
    return replaced(std::string(R"(func.func @main(%x: tensor<6xC>) -> tensor<)") + result + R"(xC> {
  %one = stablehlo.constant dense<(1.0, 0.0)> : tensor<C>
  %0 = "stablehlo.reduce_window"(%x, %one) <{)" +
                    attributes + R"(}> ({
  ^bb0(%a: tensor<C>, %b: tensor<C>):
    %1 = stablehlo.multiply %a, %b : tensor<C>
    stablehlo.return %1 : tensor<C>
  }) : (tensor<6xC>, tensor<C>) -> tensor<)" +
                    result + "xC>\n  return %0 : tensor<" + result + "xC>\n}");
  };
  std::vector<Complex> running{six[0]}, padded;
  for (std::size_t i = 1; i < 6; ++i) running.push_back(running.back() * six[i]);
  expect_near(
      run(window("window_dimensions = array<i64: 6>, padding = dense<[[5, 0]]> : tensor<1x2xi64>", "6"), {{{6}, six}}),
      running);
  for (std::size_t i = 0; i < 4; ++i) padded.push_back(i == 0 ? six[0] : six[2 * i - 1] * (i < 3 ? six[2 * i] : 1.0));
  expect_near(
      run(window("window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : "
                 "tensor<1x2xi64>",
                 "4"),
          {{{6}, six}}),
      padded);
}
TEST(StablehloReadComplex, ScattersByAnyBody) {
  const std::string text = replaced(R"(func.func @main(%x: tensor<3xC>, %u: tensor<2xC>) -> tensor<3xC> {
  %i = stablehlo.constant dense<[[2], [2]]> : tensor<2x1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<C>, %b: tensor<C>):
    %1 = stablehlo.multiply %a, %b : tensor<C>
    stablehlo.return %1 : tensor<C>
  }) : (tensor<3xC>, tensor<2x1xi32>, tensor<2xC>) -> tensor<3xC>
  return %0 : tensor<3xC>
})");
  expect_near(run(text, {{{3}, {six[0], six[1], six[2]}}, {{2}, {six[3], six[4]}}}),
              {six[0], six[1], six[2] * six[3] * six[4]});
}
TEST(StablehloReadComplex, SortsBySize) {
  const std::string text = replaced(R"(func.func @main(%x: tensor<6xC>) -> tensor<6xC> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<C>, %b: tensor<C>):
    %1 = stablehlo.abs %a : (tensor<C>) -> tensor<f32>
    %2 = stablehlo.abs %b : (tensor<C>) -> tensor<f32>
    %3 = stablehlo.compare LT, %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<6xC>) -> tensor<6xC>
  return %0 : tensor<6xC>
})");
  expect_near(run(text, {{{6}, six}}), {six[5], six[2], six[1], six[0], six[4], six[3]});
}

// op(A) X = B and X op(A) = B.
TEST(StablehloReadComplex, TriangularSystems) {
  const std::vector<Complex> a{{1, 1}, {7, 7}, {2, -2}, {3, 4}}, b{{7, -2}, {8, 4}};
  for (const bool is_left : {true, false})
    for (const bool is_unit : {true, false})
      for (const std::string transpose : {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"}) {
        const std::string shape = is_left ? "tensor<2x1xC>" : "tensor<1x2xC>";
        const std::vector<Complex> x = run(
            replaced("func.func @main(%a: tensor<2x2xC>, %b: " + shape + ") -> " + shape +
                     " {\n  %0 = \"stablehlo.triangular_solve\"(%a, %b) <{left_side = " + (is_left ? "true" : "false") +
                     ", lower = true, unit_diagonal = " + (is_unit ? "true" : "false") +
                     ", transpose_a = #stablehlo<transpose " + transpose + ">}> : (tensor<2x2xC>, " + shape + ") -> " +
                     shape + "\n  return %0 : " + shape + "\n}"),
            {{{2, 2}, a}, {is_left ? Dims{2, 1} : Dims{1, 2}, b}});
        Complex m[2][2] = {{is_unit ? 1.0 : a[0], 0}, {a[2], is_unit ? 1.0 : a[3]}};
        if (transpose != "NO_TRANSPOSE") std::swap(m[0][1], m[1][0]);
        if (transpose == "ADJOINT")
          for (auto& row : m)
            for (Complex& element : row) element = std::conj(element);
        if (!is_left) std::swap(m[0][1], m[1][0]);
        expect_near({m[0][0] * x[0] + m[0][1] * x[1], m[1][0] * x[0] + m[1][1] * x[1]}, b);
      }
}

TEST(StablehloReadComplex, ASignOfZeroSaysTheSideOfACut) {
  const auto of = [](const char* name) {
    return replaced(std::string("func.func @main(%x: tensor<3xC>) -> tensor<3xC> {\n  %0 = chlo.") + name +
                    " %x : tensor<3xC> -> tensor<3xC>\n  return %0 : tensor<3xC>\n}");
  };
  const std::vector<Complex> cuts{{5, 0.0}, {5, -0.0}, {-5, 0.0}}, turned{{0.0, 5}, {-0.0, 5}, {0.0, -5}};
  const auto each = [](Complex (*function)(const Complex&), const std::vector<Complex>& numbers) {
    std::vector<Complex> made;
    for (const Complex& number : numbers) made.push_back(function(number));
    return made;
  };
  expect_near(run(of("asin"), {{{3}, cuts}}), each(std::asin, cuts));
  expect_near(run(of("acos"), {{{3}, cuts}}), each(std::acos, cuts));
  expect_near(run(of("acosh"), {{{3}, cuts}}), each(std::acosh, cuts));
  expect_near(run(of("asinh"), {{{3}, turned}}), each(std::asinh, turned));
}
TEST(StablehloReadComplex, QuotientsByZeroDivideBothParts) {
  const std::vector<Complex> made = run(replaced(R"(func.func @main(%x: tensor<2xC>, %y: tensor<2xC>) -> tensor<2xC> {
  %0 = stablehlo.divide %x, %y : tensor<2xC>
  return %0 : tensor<2xC>
})"),
                                        {{{2}, {{0.5, -0.7}, {0, 0}}}, {{2}, {{0, 0}, {0, 0}}}});
  EXPECT_TRUE(std::isinf(made[0].real()) && made[0].real() > 0);
  EXPECT_TRUE(std::isinf(made[0].imag()) && made[0].imag() < 0);
  EXPECT_TRUE(std::isnan(made[1].real()) && std::isnan(made[1].imag()));
}
// What jnp.fft.irfft prints of one number.
TEST(StablehloReadComplex, ATransformOfLengthZeroHasNoElements) {
  const auto of_length = [](const char* length) {
    return std::string("func.func @main(%x: tensor<1xcomplex<f32>>) -> tensor<0xf32> {\n  %0 = stablehlo.fft %x, type = "
                       "IRFFT, length = [") +
           length + "] : (tensor<1xcomplex<f32>>) -> tensor<0xf32>\n  return %0 : tensor<0xf32>\n}";
  };
  EXPECT_EQ(run(of_length("0"), {{{1}, {six[0]}}}), std::vector<Complex>{});
  testing::expect_error([&] { static_cast<void>(testing::graph_of_module(of_length("-1"))); }, "stablehlo_is_unsupported",
                        {"length below 0", "stablehlo.fft"});
}

}  // namespace weft::stablehlo_read_complex_test
