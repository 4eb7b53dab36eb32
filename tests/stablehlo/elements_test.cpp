// dense<...> in all its forms.
#include <weft/stablehlo/elements.hpp>

#include <support/expect_error.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo_elements_test {

std::vector<double> numbers_of(const std::string& value, const std::string& resources = "") {
  const std::string text = "func.func @main() {\n  %0 = stablehlo.constant " + value + "\n  return\n}\n" + resources;
  const stablehlo::Module module = stablehlo::read_module(text);
  const stablehlo::Attribute& attribute = module.functions[0].body.operations[0].attributes[0];
  const stablehlo::Elements elements = stablehlo::elements_of(module, attribute);
  std::vector<double> numbers;
  const Index size = size_bytes(attribute.type.dtype);
  for (Index i = 0; i < elements.bytes.size(); i += size)
    numbers.push_back(element_value(attribute.type.dtype, element_at(attribute.type.dtype, elements.bytes.data() + i)));
  return numbers;
}
using Numbers = std::vector<double>;

TEST(StablehloElements, ListsSplatsBitsAndBytes) {
  EXPECT_EQ(numbers_of("dense<[[1.5, -2.0], [3.0e+1, 4.0E-1]]> : tensor<2x2xf64>"), (Numbers{1.5, -2, 30, 0.4}));
  EXPECT_EQ(numbers_of("dense<7> : tensor<100x100xi32>"), (Numbers{7}));
  EXPECT_EQ(numbers_of("dense<0xFF800000> : tensor<f32>"), (Numbers{-std::numeric_limits<double>::infinity()}));
  EXPECT_EQ(numbers_of("dense<[true, false]> : tensor<2xi1>"), (Numbers{1, 0}));
  EXPECT_EQ(numbers_of("dense<[-128, 127]> : tensor<2xi8>"), (Numbers{-128, 127}));
  EXPECT_EQ(numbers_of("dense<18446744073709551615> : tensor<ui64>"), (Numbers{18446744073709551616.0}));
  EXPECT_EQ(numbers_of("dense<\"0x0000803F000000C0\"> : tensor<2xf32>"), (Numbers{1, -2}));
  EXPECT_EQ(numbers_of("dense<> : tensor<0x4xf32>"), (Numbers{}));
  EXPECT_EQ(
      numbers_of(
          "dense_resource<weight> : tensor<2xf32>",
          "{-#\n  dialect_resources: {\n    builtin: {\n      weight: \"0x040000000000803F000000C0\"\n    }\n  }\n#-}"),
      (Numbers{1, -2}));
}

// Of more than 20 predicates MLIR prints its own bytes: 8 a byte, lowest bit first, as PyTorch/XLA's causal masks, or,
// since 2025, a byte each.
TEST(StablehloElements, PredicatesAreBitsOrBytes) {
  EXPECT_EQ(numbers_of("dense<\"0x0F8001\"> : tensor<3x7xi1>"),
            (Numbers{1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0}));
  EXPECT_EQ(numbers_of("dense<\"0x05\"> : tensor<8xi1>"), (Numbers{1, 0, 1, 0, 0, 0, 0, 0}));
  EXPECT_EQ(numbers_of("dense<\"0x010001\"> : tensor<3xi1>"), (Numbers{1, 0, 1}));
  EXPECT_EQ(numbers_of("dense<\"0xFF\"> : tensor<21xi1>"), (Numbers{1}));
  EXPECT_EQ(numbers_of("dense<\"0x00\"> : tensor<21xi1>"), (Numbers{0}));
  EXPECT_EQ(numbers_of("dense<\"0x01\"> : tensor<1xi1>"), (Numbers{1}));
  EXPECT_EQ(numbers_of("dense<true> : tensor<2xi1>"), (Numbers{1}));
  testing::expect_error([] { static_cast<void>(numbers_of("dense<\"0x0F80\"> : tensor<3x7xi1>")); },
                        "stablehlo_is_malformed", {"as many numbers"});
}

// As MLIR reads types without a sign of their own: what their width holds, signed or unsigned, is a pattern of bits.
TEST(StablehloElements, IntegersAreWrittenSignedOrUnsigned) {
  EXPECT_EQ(numbers_of("dense<9223372036854775808> : tensor<i64>"), (Numbers{-9223372036854775808.0}));
  EXPECT_EQ(numbers_of("dense<[18446744073709551615, -9223372036854775808, 9223372036854775807]> : tensor<3xi64>"),
            (Numbers{-1, -9223372036854775808.0, 9223372036854775807.0}));
  EXPECT_EQ(numbers_of("dense<4294967295> : tensor<7x9xi32>"), (Numbers{-1}));
  EXPECT_EQ(numbers_of("dense<[[32768, 65535], [32767, -32768]]> : tensor<2x2xi16>"),
            (Numbers{-32768, -1, 32767, -32768}));
  EXPECT_EQ(numbers_of("dense<[128, 255, 0xFF, 127]> : tensor<4xi8>"), (Numbers{-128, -1, -1, 127}));
  EXPECT_EQ(numbers_of("dense<[8, 15, 7, -8]> : tensor<4xi4>"), (Numbers{-8, -1, 7, -8}));
  EXPECT_EQ(numbers_of("dense<[1, 0, -1]> : tensor<3xi1>"), (Numbers{1, 0, 1}));
}

TEST(StablehloElements, WhatDoesNotFitTheTypeIsRefused) {
  const auto expect_refused = [](const char* value, const char* code, const std::vector<std::string>& pieces) {
    testing::expect_error([&] { static_cast<void>(numbers_of(value)); }, code, pieces);
  };
  expect_refused("dense<[1.0, 2.0]> : tensor<3xf32>", "stablehlo_is_malformed", {"line 2", "as many numbers"});
  expect_refused("dense<[1, 2, 3]> : tensor<2xi32>", "stablehlo_is_malformed", {"as many numbers"});
  expect_refused("dense<300> : tensor<ui8>", "stablehlo_is_malformed", {"a number that its element type holds", "300"});
  for (const char* beyond :
       {"dense<256> : tensor<i8>", "dense<[0, -129]> : tensor<2xi8>", "dense<65536> : tensor<i16>",
        "dense<4294967296> : tensor<i32>", "dense<-2147483649> : tensor<i32>", "dense<16> : tensor<i4>",
        "dense<-9223372036854775809> : tensor<i64>", "dense<2> : tensor<i1>", "dense<-1> : tensor<ui64>"})
    expect_refused(beyond, "stablehlo_is_malformed", {"line 2", "column", "a number that its element type holds"});
  expect_refused("dense<18446744073709551616> : tensor<i64>", "stablehlo_is_malformed", {"64 bits"});
  expect_refused("dense<-1> : tensor<ui8>", "stablehlo_is_malformed", {"holds"});
  expect_refused("dense<99999999999999999999> : tensor<i64>", "stablehlo_is_malformed", {"64 bits"});
  expect_refused("dense<\"0x0000803F00\"> : tensor<2xf32>", "stablehlo_is_malformed", {"as many numbers"});
  expect_refused("dense<\"0xZZ\"> : tensor<i8>", "stablehlo_is_malformed", {"hexadecimal"});
  expect_refused("dense<x> : tensor<f32>", "stablehlo_is_malformed", {"a number"});
  expect_refused("dense_resource<weight> : tensor<f32>", "stablehlo_name_is_unknown", {"resource", "weight"});
}

}  // namespace weft::stablehlo_elements_test
