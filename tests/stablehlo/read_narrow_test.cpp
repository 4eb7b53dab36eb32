// Operations on narrow types compute what numbers of the type would, whatever keeps them.
#include <support/round_trip.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_read_narrow_test {

using stablehlo::narrow_bits;
using stablehlo::narrow_type;
using stablehlo::narrow_types;
using stablehlo::narrow_value;
using stablehlo::NarrowType;

std::vector<double> run(const std::string& text, const std::vector<Value>& inputs, std::size_t result = 0) {
  return interpret(testing::graph_of_module(text), inputs)[result].elements;
}
std::string name(const NarrowType& type) { return std::string(type.name); }

// All numbers of a type, what lies in the middle of two, and beside it.
std::vector<double> samples(const NarrowType& type) {
  std::vector<double> made{0, -0.0, 1e30, -1e30, HUGE_VAL, -HUGE_VAL, std::nan(""), 1e-30, 3e-39};
  for (std::uint64_t bits = 0; bits <= type.largest(); ++bits) {
    const double value = narrow_value(type, bits), next = 2 * value;
    const double middle = bits < type.largest() ? (value + narrow_value(type, bits + 1)) / 2 : next;
    for (double number : {value, middle, static_cast<double>(std::nextafterf(static_cast<float>(middle), 0)),
                          static_cast<double>(std::nextafterf(static_cast<float>(middle), HUGE_VALF))}) {
      made.push_back(static_cast<double>(static_cast<float>(number)));
      made.push_back(-made.back());
    }
  }
  return made;
}

// A result is given by its bits.
TEST(StablehloReadNarrow, ConversionsRoundAndKeepBits) {
  for (const NarrowType& type : narrow_types) {
    if (!type.is_floating()) continue;
    const std::vector<double> given = samples(type);
    const std::string count = std::to_string(given.size()) + 'x';
    for (const char* from : {"f32", "f64"}) {
      const std::string source = "tensor<" + count + from + ">", target = "tensor<" + count + name(type) + ">";
      const std::vector<double> bits =
          run("func.func @main(%x: " + source + ") -> " + target + " {\n  %0 = stablehlo.convert %x : (" + source +
                  ") -> " + target + "\n  return %0 : " + target + "\n}",
              {make_value(from[1] == '3' ? DType::f32 : DType::f64, {static_cast<Index>(given.size())}, given)});
      for (std::size_t i = 0; i < given.size(); ++i) {
        const std::uint64_t expected = narrow_bits(type, given[i]);
        const bool are_nan = std::isnan(narrow_value(type, expected)) &&
                             std::isnan(narrow_value(type, static_cast<std::uint64_t>(bits[i])));
        EXPECT_TRUE(are_nan || bits[i] == static_cast<double>(expected))
            << name(type) << " of " << from << ' ' << given[i];
      }
    }
  }
}
TEST(StablehloReadNarrow, ArgumentsAreBits) {
  const std::string type = "tensor<4xf8E5M2>";
  EXPECT_EQ(
      run("func.func @main(%x: " + type + ", %y: " + type + ") -> " + type +
              " {\n  %0 = stablehlo.add %x, %y : " + type + "\n  return %0 : " + type + "\n}",
          {make_value(DType::u8, {4}, {0x3C, 0x7B, 0x01, 0xFC}), make_value(DType::u8, {4}, {0x3C, 0x7B, 0x01, 0x3C})}),
      (std::vector<double>{0x40, 0x7C, 0x02, 0xFC}));  // 1 + 1, the largest twice, the smallest twice, -inf + 1
}

std::string on(const char* type, const std::string& operation, int operands) {
  const std::string own = std::string("tensor<") + type + '>';
  return "func.func @main(%a: " + own + ", %b: " + own + ") -> " + own + " {\n  %0 = stablehlo." + operation + " %a" +
         (operands > 1 ? ", %b" : "") + " : " + own + "\n  return %0 : " + own + "\n}";
}
double of_integers(const char* type, const std::string& operation, double a, double b, int operands = 2) {
  const DType kept = narrow_type(std::string_view(type).substr(type[0] == '2' ? 2 : 0))->kept;
  return run(on(type, operation, operands), {make_value(kept, {}, {a}), make_value(kept, {}, {b})})[0];
}
TEST(StablehloReadNarrow, IntegersWrap) {
  EXPECT_EQ(of_integers("i4", "add", 7, 1), -8);
  EXPECT_EQ(of_integers("ui4", "add", 15, 3), 2);
  EXPECT_EQ(of_integers("i2", "subtract", -2, 1), 1);
  EXPECT_EQ(of_integers("ui2", "multiply", 3, 3), 1);
  EXPECT_EQ(of_integers("i4", "negate", -8, 0, 1), -8);
  EXPECT_EQ(of_integers("ui4", "not", 5, 0, 1), 10);
  EXPECT_EQ(of_integers("i4", "divide", -8, -1), -8);
}
TEST(StablehloReadNarrow, OfAFloatingNumberAnIntegerIsTheNearest) {
  const std::vector<double> given{3, -2.7, 9, -9, 15.9, 200, -1e10, HUGE_VAL, std::nan("")};
  const auto of = [&](const std::string& type) {
    return run(
        "func.func @main(%x: tensor<9xf32>) -> tensor<9xi32> {\n  %0 = stablehlo.convert %x : (tensor<9xf32>) -> "
        "tensor<9x" +
            type + ">\n  %1 = stablehlo.convert %0 : (tensor<9x" + type +
            ">) -> tensor<9xi32>\n  return %1 : tensor<9xi32>\n}",
        {make_value(DType::f32, {9}, given)});
  };
  EXPECT_EQ(of("i4"), (std::vector<double>{3, -2, 7, -8, 7, 7, -8, 7, 0}));
  EXPECT_EQ(of("i2"), (std::vector<double>{1, -2, 1, -2, 1, 1, -2, 1, 0}));
  EXPECT_EQ(of("ui4"), (std::vector<double>{3, 0, 9, 0, 15, 15, 0, 15, 0}));
}
TEST(StablehloReadNarrow, IntegersHaveAsManyBitsAsTheySay) {
  EXPECT_EQ(of_integers("i4", "popcnt", -1, 0, 1), 4);
  EXPECT_EQ(of_integers("i4", "count_leading_zeros", 1, 0, 1), 3);
  EXPECT_EQ(of_integers("ui2", "count_leading_zeros", 0, 0, 1), 2);
  EXPECT_EQ(of_integers("i4", "shift_right_logical", -1, 1), 7);
  EXPECT_EQ(of_integers("i4", "shift_right_arithmetic", -8, 2), -2);
  EXPECT_EQ(of_integers("ui4", "shift_left", 9, 1), 2);
}

TEST(StablehloReadNarrow, BitsAreSplitAndJoined) {
  const auto converted = [](const char* from, const char* to, const Value& given) {
    const std::string source = std::string("tensor<") + from + '>', target = std::string("tensor<") + to + '>';
    return run("func.func @main(%x: " + source + ") -> " + target + " {\n  %0 = stablehlo.bitcast_convert %x : (" +
                   source + ") -> " + target + "\n  return %0 : " + target + "\n}",
               {given});
  };
  EXPECT_EQ(converted("2xui8", "2x2xi4", make_value(DType::u8, {2}, {0x1F, 0x80})),
            (std::vector<double>{-1, 1, 0, -8}));
  EXPECT_EQ(converted("2x2xi4", "2xui8", make_value(DType::i8, {2, 2}, {-1, 1, 0, -8})),
            (std::vector<double>{0x1F, 0x80}));
  EXPECT_EQ(converted("4xui2", "ui8", make_value(DType::u8, {4}, {3, 0, 1, 2})), (std::vector<double>{0x93}));
  EXPECT_EQ(converted("8xi1", "ui8", make_value(DType::pred, {8}, {1, 0, 0, 1, 0, 0, 0, 1})),
            (std::vector<double>{0x89}));
  EXPECT_EQ(converted("2xf8E4M3FN", "2xui8", make_value(DType::u8, {2}, {0x38, 0xFE})),
            (std::vector<double>{0x38, 0xFE}));
  EXPECT_EQ(converted("ui16", "2xf8E4M3FN", make_value(DType::u16, {}, {0xFE38})), (std::vector<double>{0x38, 0xFE}));
}

}  // namespace weft::stablehlo_read_narrow_test
