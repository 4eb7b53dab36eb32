// Dimensions that axes do not divide, padded: where, with what, and that no number of the function changes.
#include <weft/base/random.hpp>
#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/explicit_module.hpp>
#include <weft/sdy/pad_uneven.hpp>
#include <weft/sdy/padded_values.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/stablehlo/parser.hpp>

#include <support/checked_modules.hpp>
#include <support/expect_error.hpp>

namespace weft::sdy::pad_uneven_test {

std::string padded(const std::string& body, const std::string& signature) {
  const std::string text = "sdy.mesh @m = <[\"x\"=4, \"y\"=2]>\nfunc.func @main(" + signature + " {\n" + body + "}\n";
  stablehlo::Module module = stablehlo::read_module(text);
  pad_uneven(module);
  return to_text(module);
}
void expect_in(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}

TEST(PadUneven, WhereAValueIsCutAndWhereItIsWholeAgain) {
  const std::string text =
      padded(R"(  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x5xf32>
  %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x5xf32>
  %2 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x5xf32>
  return %2 : tensor<7x5xf32>
)",
             "%a: tensor<7x5xf32>) -> tensor<7x5xf32>");
  expect_in(text,
            "%r1 = stablehlo.pad %a, %r0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x5xf32>, "
            "tensor<f32>) -> tensor<8x5xf32>");
  expect_in(text, R"(%0 = sdy.all_slice [{"x"}, {}] %r1 out_sharding=<@m, [{"x"}, {}]> : tensor<8x5xf32>)");
  expect_in(
      text,
      R"(%1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x5xf32>)");
  expect_in(text, R"(= stablehlo.slice %2 [0:7, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : )"
                  "(tensor<8x5xf32>) -> tensor<7x5xf32>");
}
// Of 9 rows in 8 parts 16 are made, which 4 parts keep as 12.
TEST(PadUneven, LessIsKeptWhereFewerPartsNeedLess) {
  const std::string text =
      padded(R"(  %0 = sdy.all_slice [{"x", "y"}] %a out_sharding=<@m, [{"x", "y"}]> : tensor<9xf32>
  %1 = sdy.all_gather [{"y"}] %0 out_sharding=<@m, [{"x"}]> : tensor<9xf32>
  %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<9xf32>
  return %2 : tensor<9xf32>
)",
             "%a: tensor<9xf32>) -> tensor<9xf32>");
  expect_in(text, "high = [7]");
  expect_in(text, "[0:12]");
  expect_in(text, "[0:9]");
}
TEST(PadUneven, ProductsAreHandedZerosAndReductionsWhatTheyStartWith) {
  const std::string text = padded(R"(  %c = stablehlo.constant dense<-1.0> : tensor<f32>
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<7xf32>
  %2 = stablehlo.dot_general %1, %0, contracting_dims = [0] x [0] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  %3 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.add %2, %3 : tensor<f32>
  return %4 : tensor<f32>
)",
                                  "%a: tensor<7xf32>) -> tensor<f32>");
  expect_in(text, "stablehlo.broadcast_in_dim %c, dims = []");
  std::size_t selects = 0;
  for (std::size_t at = text.find("stablehlo.select"); at != std::string::npos;
       at = text.find("stablehlo.select", at + 1))
    ++selects;
  EXPECT_EQ(selects, 2u) << text;  // %0 is known to have zeros
  expect_in(text, "(tensor<8xf32>, tensor<f32>) -> tensor<f32>");
}

// --- Numbers
class RandomModule {
 public:
  explicit RandomModule(std::uint32_t seed) : seed_{seed} {}
  std::string text() {
    std::string body;
    for (int i = 0; i < 7; ++i) body += operation(i);
    return "sdy.mesh @m = <[\"x\"=4, \"y\"=2, \"z\"=3]>\nfunc.func @main(%v0: tensor<10x10xf32>" + lies() +
           ", %v1: tensor<10x10xf32>" + lies() + ") -> (tensor<10x10xf32>" + lies() + ") {\n" +
           "%c = stablehlo.constant dense<0.0> : tensor<f32>\n%l = stablehlo.constant dense<0xFF800000> : "
           "tensor<f32>\n" +
           "%h = stablehlo.constant dense<0.25> : tensor<10x10xf32>\n" + body + "return %v8 : tensor<10x10xf32>\n}\n";
  }

 private:
  std::uint32_t seed_, count_ = 0;

  int below(int limit) {
    return static_cast<int>(random_bits(seed_, count_++, 23) % static_cast<std::uint32_t>(limit));
  }
  std::string dims(int rank) {
    std::vector<std::string> cut(to_size(rank));
    for (const std::string part : {"\"x\":(1)2", "\"y\"", "\"z\"", "\"x\":(2)2"}) {
      const int d = below(rank + 1);
      if (d < rank) cut[to_size(d)] += (cut[to_size(d)].empty() ? "" : ", ") + part;
    }
    std::string made;
    for (const std::string& axes : cut) made += (made.empty() ? "{" : ", {") + axes + "}";
    return "<@m, [" + made + "]>";
  }
  std::string lies() { return " {sdy.sharding = #sdy.sharding" + dims(2) + "}"; }
  std::string made(int rank) { return " {sdy.sharding = #sdy.sharding_per_value<[" + dims(rank) + "]>}"; }
  std::string operation(int i) {
    const std::string a = "%v" + std::to_string(below(i + 2)), b = "%v" + std::to_string(below(i + 2));
    const std::string result = "%v" + std::to_string(i + 2), part = "%p" + std::to_string(i),
                      type = "tensor<10x10xf32>";
    switch (below(6)) {
      case 0: return result + " = stablehlo.add " + a + ", " + b + made(2) + " : " + type + "\n";
      case 1:
        return part + " = stablehlo.dot " + a + ", " + b + made(2) + " : (" + type + ", " + type + ") -> " + type +
               "\n" + result + " = stablehlo.multiply " + part + ", %h" + made(2) + " : " + type + "\n";
      case 2:
        return result + " = stablehlo.transpose " + a + ", dims = [1, 0]" + made(2) + " : (" + type + ") -> " + type +
               "\n";
      case 3:
      case 4: {
        const bool is_sum = below(2) == 0;
        return part + " = stablehlo.reduce(" + a + " init: %" + (is_sum ? "c" : "l") + ") applies stablehlo." +
               (is_sum ? "add" : "maximum") + " across dimensions = [" + std::to_string(below(2)) + "]" + made(1) +
               " : (" + type + ", tensor<f32>) -> tensor<10xf32>\n" + result + " = stablehlo.broadcast_in_dim " + part +
               ", dims = [1]" + made(2) + " : (tensor<10xf32>) -> " + type + "\n";
      }
      default:
        return part + " = stablehlo.slice " + a + " [1:10, 0:9]" + made(2) + " : (" + type + ") -> tensor<9x9xf32>\n" +
               result + " = stablehlo.pad " + part + ", %c, low = [1, 0], high = [0, 1], interior = [0, 0]" + made(2) +
               " : (tensor<9x9xf32>, tensor<f32>) -> " + type + "\n";
    }
  }
};
std::vector<float> run(Runtime& runtime, const std::string& text, const std::vector<float>& a,
                       const std::vector<float>& b) {
  dynamic::Program program = stablehlo::load(runtime, text);
  const std::span<const float> got = program(a, b)[0].as<float>();
  return {got.begin(), got.end()};
}
// Every value divides evenly then, and the function is the same.
TEST(PadUneven, RandomModulesMeanWhatTheyMeant) {
  Runtime runtime(1);
  std::vector<float> a(100), b(100);
  for (std::size_t i = 0; i < 100; ++i) {
    a[i] = 0.1f * static_cast<float>(i % 7) - 0.3f;
    b[i] = 0.1f * static_cast<float>(i % 11) - 0.4f;
  }
  int with_padding = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    const std::string text = RandomModule(seed).text();
    const std::string made = explicit_module(text, {.propagates = false, .pads = true});
    with_padding += made.find("11x") != std::string::npos || made.find("12x") != std::string::npos ? 1 : 0;
    stablehlo::Module module = stablehlo::read_module(made);
    const Meshes meshes(module);
    EditedFunction function(module, module.functions[0], meshes);
    for (Index value = 0; value < module.functions[0].values.size(); ++value)
      EXPECT_EQ(PaddedValues::divisible(function.shape(value), function.sharding(value)), function.shape(value))
          << made;
    const std::vector<float> wanted = run(runtime, text, a, b), got = run(runtime, made, a, b);
    ASSERT_EQ(wanted.size(), got.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
      ASSERT_NEAR(wanted[i], got[i], 1e-4f * (1 + std::abs(wanted[i]))) << "seed " << seed << "\n" << text << made;
  }
  EXPECT_GT(with_padding, 40);
}

// --- What has no padding
TEST(PadUneven, WhatIsTakenAndReturnedDividesEvenly) {
  testing::expect_error(
      [] {
        static_cast<void>(padded("  return %a : tensor<7xf32>\n",
                                 "%a: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}) -> tensor<7xf32>"));
      },
      "stablehlo_edge_is_uneven",
      {"line 2, column 1: 'main': argument 0 has 7 elements along a dimension that is cut into 4 pieces",
       "sdy::divide_evenly"});
}
TEST(PadUneven, OperationsThatSayHowLargeThingsAre) {
  testing::expect_error(
      [] {
        static_cast<void>(padded(R"(  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.dynamic_slice %0, %i, sizes = [7] : (tensor<7xf32>, tensor<i32>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
)",
                                 "%a: tensor<7xf32>, %i: tensor<i32>) -> tensor<7xf32>"));
      },
      "stablehlo_padding_is_unknown",
      {"line 4, column 8: 'stablehlo.dynamic_slice': operand 0 is padded along dimension 0 from 7 to 8",
       "cut the dimension by axes that divide it, or not at all"});
}

}  // namespace weft::sdy::pad_uneven_test
