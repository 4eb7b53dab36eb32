// Fourier transforms of any length beside the sums that define them.
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

#include <complex>
#include <numbers>

namespace weft::stablehlo_read_fft_test {

using Complex = std::complex<double>;
using Numbers = std::vector<Complex>;

Numbers numbers(std::size_t count) {
  Numbers made;
  for (std::size_t i = 0; i < count; ++i)
    made.emplace_back(static_cast<double>(i * 37 % 19) - 9, static_cast<double>(i * i % 23) - 11);
  return made;
}
// Of `length`; what is left out of z is 0.
Numbers transformed(const Numbers& z, std::size_t length, double sign) {
  Numbers made(length);
  for (std::size_t k = 0; k < length; ++k)
    for (std::size_t j = 0; j < z.size(); ++j)
      made[k] += z[j] * std::polar(1.0, sign * 2 * std::numbers::pi * static_cast<double>(j * k % length) /
                                            static_cast<double>(length));
  return made;
}
std::vector<double> run(const std::string& kind, std::size_t length, const std::string& from, const std::string& to,
                        const Shape& shape, const std::vector<double>& elements) {
  const std::string types = "(tensor<" + from + ">) -> tensor<" + to + ">";
  const Graph graph = testing::graph_of_module(
      "func.func @main(%x: tensor<" + from + ">) -> tensor<" + to + "> {\n  %0 = stablehlo.fft %x, type = " + kind +
      ", length = [" + std::to_string(length) + "] : " + types + "\n  return %0 : tensor<" + to + ">\n}");
  return interpret(graph, {make_value(DType::f32, shape, elements)})[0].elements;
}
std::vector<double> pairs(const Numbers& z) {
  std::vector<double> made;
  for (const Complex& number : z) made.push_back(number.real()), made.push_back(number.imag());
  return made;
}
void expect_near(const std::vector<double>& made, const std::vector<double>& expected) {
  ASSERT_EQ(made.size(), expected.size());
  for (std::size_t i = 0; i < made.size(); ++i) EXPECT_NEAR(made[i], expected[i], 1e-3) << i;
}

// 67 is prime, 65 = 5 x 13, 134 = 2 x 67.
TEST(StablehloReadFft, OfLengthsThatAreCutAndThatAreNot) {
  for (const std::size_t length : {1U, 2U, 6U, 64U, 65U, 67U, 128U, 134U, 210U}) {
    const Numbers z = numbers(length);
    const std::string type = std::to_string(length) + "xcomplex<f32>";
    const Shape shape{static_cast<Index>(length), 2};
    expect_near(run("FFT", length, type, type, shape, pairs(z)), pairs(transformed(z, length, -1)));
    Numbers back = transformed(z, length, 1);
    for (Complex& number : back) number /= static_cast<double>(length);
    expect_near(run("IFFT", length, type, type, shape, pairs(z)), pairs(back));
  }
}
// Each cut makes a dimension more, and there is place for eight.
TEST(StablehloReadFft, CutsPartsThatAreLongAgain) {
  const std::size_t length = 5184;
  Numbers one(2);  // a single 1 at place 1, of which every number of the transform is a root
  one[1] = 1;
  const Numbers expected = transformed(one, length, -1);
  one.resize(length);
  for (const Shape& shape : {Shape{5184, 2}, Shape{1, 1, 1, 1, 1, 1, 5184, 2}}) {
    const std::string type = (shape.rank() > 2 ? "1x1x1x1x1x1x" : "") + std::string("5184xcomplex<f32>");
    expect_near(run("FFT", length, type, type, shape, pairs(one)), pairs(expected));
  }
}
TEST(StablehloReadFft, OfRealNumbersAndBackToThem) {
  for (const std::size_t length : {7U, 64U, 99U, 130U}) {
    std::vector<double> x;
    Numbers z;
    for (const Complex& number : numbers(length)) x.push_back(number.real()), z.emplace_back(number.real());
    Numbers half = transformed(z, length, -1);
    half.resize(length / 2 + 1);
    const std::string real = std::to_string(length) + "xf32", complex = std::to_string(half.size()) + "xcomplex<f32>";
    expect_near(run("RFFT", length, real, complex, {static_cast<Index>(length)}, x), pairs(half));
    expect_near(run("IRFFT", length, complex, real, {static_cast<Index>(half.size()), 2}, pairs(half)), x);
  }
}

}  // namespace weft::stablehlo_read_fft_test
