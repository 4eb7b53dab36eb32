// Modules whose numbers are quantized, wide, narrow, exact, complex or random: kernels where there are some, and what they
// compute.
#include <weft/dynamic/explain.hpp>
#include <weft/dynamic/stablehlo.hpp>

#include <support/checked_modules.hpp>
#include <support/moments.hpp>
#include <support/random_graph.hpp>
#include <weft/reference/fused_loop.hpp>
#include <weft/stablehlo/print.hpp>

#include <gtest/gtest.h>

#include <array>

namespace weft::dynamic_stablehlo_types_test {

// 8 bits in steps of 0.5 from -64 on, and of 0.25 and 2 by column; results are what (q - zero point) * scale can say.
TEST(DynamicStablehloTypes, QuantizedNumbersAreThoseThatIntegersStandFor) {
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, R"(
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %q = stablehlo.uniform_quantize %x : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>
  %sum = stablehlo.add %q, %q : tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>
  %t = stablehlo.transpose %sum, dims = [1, 0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>
  %a = stablehlo.uniform_dequantize %t : (tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2xf32>
  %c = stablehlo.uniform_quantize %x : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.25, 2.0:1}>>
  %b = stablehlo.uniform_dequantize %c : (tensor<2x2x!quant.uniform<i8:f32:1, {0.25, 2.0:1}>>) -> tensor<2x2xf32>
  return %a, %b : tensor<2x2xf32>, tensor<2x2xf32>
})");
  const auto results = program(std::vector<float>{1.1F, -2.3F, 100, 7.1F});
  const auto numbers = [&](std::size_t i) {
    const std::span<const float> all = results[i].as<float>();
    return std::vector<float>(all.begin(), all.end());
  };
  EXPECT_EQ(numbers(0), (std::vector<float>{2, 63.5F, -5, 14}));
  EXPECT_EQ(numbers(1), (std::vector<float>{1, -2, 31.75F, 8}));
}

// Numbers of a quantized constant are not of its type, so that StableHLO prints them as an attribute.
TEST(DynamicStablehloTypes, QuantizedConstantsAreReadAsTheyArePrinted) {
  Runtime runtime(1);
  for (const char* const value :
       {"() <{value = dense<[1, 20]> : tensor<2xi8>}>", "() {value = dense<[1, 20]> : tensor<2xi8>}"}) {
    dynamic::Program program = stablehlo::load(runtime, std::string(R"(
func.func @main() -> tensor<2xf32> {
  %q = stablehlo.constant)") + value + R"( : () -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  %x = stablehlo.uniform_dequantize %q : (tensor<2x!quant.uniform<i8:f32, 2.0:15>>) -> tensor<2xf32>
  return %x : tensor<2xf32>
})");
    const auto results = program();
    const std::span<const float> numbers = results[0].as<float>();
    EXPECT_EQ(std::vector<float>(numbers.begin(), numbers.end()), (std::vector<float>{-28, 10}));
  }
}

// Rows of whole numbers times columns: exact in both types. `explain` names what a kernel multiplies.
TEST(DynamicStablehloTypes, ProductsOfDoublesAndHalvesHaveKernels) {
  constexpr Index m = 7, n = 29, k = 131;
  for (const DType dtype : {DType::f64, DType::f16})
    for (const int devices : {1, 2}) {
      const std::string name = name_of(dtype);
      const auto tensor = [&name](const char* shape) { return std::string("tensor<") + shape + 'x' + name + '>'; };
      Runtime runtime(devices);
      dynamic::Program program = stablehlo::load(
          runtime, "func.func @main(%x: " + tensor("4x7x131") + ", %y: " + tensor("4x131x29") + ") -> " + tensor("4x7x29") +
                       " {\n  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (" +
                       tensor("4x7x131") + ", " + tensor("4x131x29") + ") -> " + tensor("4x7x29") +
                       "\n  return %0 : " + tensor("4x7x29") + "\n}",
          {}, Mesh{{"data", devices}});
      const std::string explained = explain(program.plan());
      EXPECT_NE(explained.find(dtype == DType::f64 ? "7x29x131 N.N f64\n" : "7x29x131 N.N f16 -> f32\n"), std::string::npos)
          << explained;
      const auto bytes_of = [&](Index count, auto number) {
        std::vector<char> bytes(to_size(count * size_bytes(dtype)));
        for (Index i = 0; i < count; ++i) weft::reference::write_element(bytes.data(), i, dtype, number(i));
        return bytes;
      };
      const auto left = [](Index i) { return static_cast<double>(i * 7 % 5 - 2); };
      const auto right = [](Index i) { return static_cast<double>(i * 11 % 7 - 3); };
      const std::vector<char> x = bytes_of(4 * m * k, left), y = bytes_of(4 * k * n, right);
      const dynamic::Result given[] = {{dtype, {4, m, k}, x.data()}, {dtype, {4, k, n}, y.data()}};
      const dynamic::Result made = program(std::span<const dynamic::Result>(given))[0];
      ASSERT_EQ(made.dtype, dtype);
      for (Index i = 0; i < 4 * m * n; ++i) {
        const Index batch = i / (m * n), row = i / n % m, col = i % n;
        double sum = 0;
        for (Index p = 0; p < k; ++p) sum += left((batch * m + row) * k + p) * right((batch * k + p) * n + col);
        ASSERT_EQ(weft::reference::read_element(made.bytes, i, dtype), sum) << name << ' ' << i << " on " << devices;
      }
    }
}

// Every product of two f8E4M3FN, and of two f8E5M2, by bits.
TEST(DynamicStablehloTypes, NarrowFloatsAreMultipliedByKernels) {
  Runtime runtime(1);
  for (const char* name : {"f8E4M3FN", "f8E5M2"}) {
    const stablehlo::NarrowType& type = *stablehlo::narrow_type(name);
    const std::string tensor = std::string("tensor<65536x") + name + '>';
    dynamic::Program program = stablehlo::load(runtime, "func.func @main(%x: " + tensor + ", %y: " + tensor + ") -> " + tensor +
                                                            " {\n  %0 = stablehlo.multiply %x, %y : " + tensor +
                                                            "\n  return %0 : " + tensor + "\n}");
    std::vector<std::uint8_t> x(65536), y(65536);
    for (std::size_t i = 0; i < x.size(); ++i)
      x[i] = static_cast<std::uint8_t>(i >> 8), y[i] = static_cast<std::uint8_t>(i & 255);
    const auto view = [](const std::vector<std::uint8_t>& bits) {
      return dynamic::Result{DType::u8, {65536}, reinterpret_cast<const char*>(bits.data())};
    };
    const dynamic::Result given[] = {view(x), view(y)};
    const char* const made = program(std::span<const dynamic::Result>(given))[0].bytes;
    for (std::size_t i = 0; i < x.size(); ++i) {
      const auto bits = static_cast<std::uint8_t>(made[i]);
      const std::uint64_t expected = narrow_bits(type, narrow_value(type, x[i]) * narrow_value(type, y[i]));
      const bool are_nan = std::isnan(narrow_value(type, bits)) && std::isnan(narrow_value(type, expected));
      ASSERT_TRUE(are_nan || bits == expected) << name << ' ' << int{x[i]} << " * " << int{y[i]} << ": " << int{bits};
    }
  }
}
// Written as integer operations on 64 bits, and read again.
TEST(DynamicStablehloTypes, ExactSumsComeBackBitForBit) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {12})};
  graph.add_output("sum", exact_square_sum(x).id);
  const std::vector<float> numbers{0, 1, -1, 3.4e38F, 1e-45F, -7e-39F, 1.17549435e-38F, 1e20F, 1e-20F, 3.1415927F, -2.5e-7F, 65535};
  const Value expected = interpret(graph, {make_value(DType::f32, {12}, {numbers.begin(), numbers.end()})})[0];
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, to_stablehlo(graph));
  const std::span<const std::uint32_t> made = program(numbers)[0].as<std::uint32_t>();
  ASSERT_EQ(std::ssize(made), expected.shape.elements());
  for (std::size_t i = 0; i < made.size(); ++i)
    EXPECT_EQ(static_cast<double>(made[i]), expected[static_cast<Index>(i)]) << i;
}
TEST(DynamicStablehloTypes, ComplexNumbersArePairs) {
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, R"(
func.func @main(%a: tensor<2xcomplex<f32>>, %b: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>) {
  %i = stablehlo.constant dense<(0.0, 1.0)> : tensor<complex<f32>>
  %0 = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %1 = stablehlo.multiply %a, %b : tensor<2xcomplex<f32>>
  %2 = stablehlo.multiply %1, %0 : tensor<2xcomplex<f32>>
  %3 = stablehlo.abs %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %2, %3 : tensor<2xcomplex<f32>>, tensor<2xf32>
})");
  const auto results = program(std::vector<float>{3, 4, 0, 0}, std::vector<float>{1, 2, 5, 5});
  EXPECT_EQ(results[0].shape, (Shape{2, 2}));
  const auto product = results[0].as<float>(), size = results[1].as<float>();
  EXPECT_EQ(std::vector<float>(product.begin(), product.end()), (std::vector<float>{-10, -5, 0, 0}));
  EXPECT_EQ(std::vector<float>(size.begin(), size.end()), (std::vector<float>{5, 0}));
}

// The numbers that rng makes of these bounds, of this type, by two operations, and how they are distributed.
std::array<std::vector<float>, 2> random_numbers(const char* type, const char* a, const char* b, const char* distribution) {
  const std::string scalar = std::string("tensor<") + type + '>', whole = std::string("tensor<4000x") + type + '>';
  const std::string line = " = stablehlo.rng %a, %b, %shape, distribution = " + std::string(distribution) + " : (" + scalar +
                           ", " + scalar + ", tensor<1xi64>) -> " + whole + '\n';
  const auto convert = [&](const char* from, const char* to) {
    const std::string types = std::string(type) == "f32" ? whole : '(' + whole + ") -> tensor<4000xf32>";
    return std::string("  ") + to + " = stablehlo.convert " + from + " : " + types + '\n';
  };
  const std::string text = "func.func @main(%unread: tensor<1xf32>) -> (tensor<4000xf32>, tensor<4000xf32>) {\n  %a = stablehlo.constant dense<" +
                           std::string(a) + "> : " + scalar + "\n  %b = stablehlo.constant dense<" + b + "> : " + scalar +
                           "\n  %shape = stablehlo.constant dense<4000> : tensor<1xi64>\n  %0" + line + "  %1" + line +
                           convert("%0", "%2") + convert("%1", "%3") +
                           "  return %2, %3 : tensor<4000xf32>, tensor<4000xf32>\n}";
  Runtime runtime(1);
  dynamic::Program program = stablehlo::load(runtime, text);
  const auto made = program(std::vector<float>(1));
  std::array<std::vector<float>, 2> numbers;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto values = made[i].as<float>();
    numbers[i].assign(values.begin(), values.end());
  }
  return numbers;
}

TEST(DynamicStablehloTypes, RandomNumbersHaveTheirDistribution) {
  for (const char* type : {"f32", "f64", "bf16"}) {
    const auto uniform = random_numbers(type, "-1.0", "3.0", "UNIFORM");
    const testing::Moments moments = testing::moments_of(uniform[0]);
    EXPECT_NEAR(moments.mean, 1, 0.1) << type;
    EXPECT_NEAR(moments.variance, 16.0 / 12, 0.1) << type;
    EXPECT_GE(moments.least, -1) << type;
    EXPECT_LE(moments.greatest, 3) << type;
    EXPECT_NE(uniform[0], uniform[1]) << "two operations, two streams";
    const testing::Moments normal = testing::moments_of(random_numbers(type, "2.0", "0.5", "NORMAL")[0]);
    EXPECT_NEAR(normal.mean, 2, 0.04) << type;
    EXPECT_NEAR(normal.variance, 0.25, 0.02) << type;
    EXPECT_GT(normal.greatest, 3.2) << type;
  }
  for (const char* type : {"i32", "ui8", "i64"}) {
    const testing::Moments dice = testing::moments_of(random_numbers(type, "1", "7", "UNIFORM")[0]);
    EXPECT_EQ(dice.least, 1) << type;
    EXPECT_EQ(dice.greatest, 6) << type;
    EXPECT_NEAR(dice.mean, 3.5, 0.12) << type;
  }
  EXPECT_NEAR(testing::moments_of(random_numbers("i1", "false", "true", "UNIFORM")[0]).mean, 0.5, 0.05);
}

}  // namespace weft::dynamic_stablehlo_types_test
