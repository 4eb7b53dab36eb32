// What a writer of StableHLO adds to a module, letter by letter.
#include <weft/stablehlo/writer.hpp>

#include <gtest/gtest.h>

namespace weft::stablehlo {
namespace stablehlo_writer_test {

const TensorType pair_type{DType::f32, {2}};

TEST(StablehloWriter, ValuesHaveNamesAndTypes) {
  Writer out;
  const Value x = out.declare("0", pair_type);
  const Value any = out.step("stablehlo.add", {x, x});
  const Value named = out.line("7", "stablehlo.convert", {any}, {DType::i32, {2}});
  EXPECT_EQ(out.name(x), "%0");
  EXPECT_EQ(out.name(any), "%t0");
  EXPECT_EQ(out.name(named), "%7");
  EXPECT_TRUE(out.type(any) == pair_type);
  EXPECT_EQ(out.type(named).dtype, DType::i32);
  EXPECT_EQ(out.lines("8", "stablehlo.optimization_barrier", {x, any}).size(), 2);
  out.comment("done");
  EXPECT_EQ(out.text(), R"(    %t0 = "stablehlo.add"(%0, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %7 = "stablehlo.convert"(%t0) : (tensor<2xf32>) -> tensor<2xi32>
    %8:2 = "stablehlo.optimization_barrier"(%0, %t0) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    // done
)");
}

TEST(StablehloWriter, AFunctionIsWrittenOnce) {
  Writer out;
  const Value x = out.declare("0", pair_type);
  Values in, none;
  ASSERT_TRUE(out.opens_function("twice", {x}, in));
  out.close_function(out.step("stablehlo.add", {in[0], in[0]}));
  EXPECT_FALSE(out.opens_function("twice", {x}, none));
  EXPECT_TRUE(none.empty());
  out.call("1", "twice", {x}, pair_type);
  EXPECT_EQ(out.text(), "    %1 = \"func.call\"(%0) <{callee = @twice}> : (tensor<2xf32>) -> tensor<2xf32>\n");
  EXPECT_EQ(out.functions(), R"(  func.func private @twice(%x0: tensor<2xf32>) -> tensor<2xf32> {
    %t0 = "stablehlo.add"(%x0, %x0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%t0) : (tensor<2xf32>) -> ()
  }
)");
}

TEST(StablehloWriter, ALoopHasACounterAndStates) {
  Writer out;
  const Value x = out.declare("0", pair_type);
  Loop loop = out.open_loop(3, {x});
  const Values last = out.close_loop(loop, {out.step("stablehlo.add", {loop.states[0], x})});
  ASSERT_EQ(last.size(), 1);
  EXPECT_EQ(out.name(last[0]), "%loop0#1");
  EXPECT_EQ(out.text(), R"(    %t0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %loop0:2 = "stablehlo.while"(%t0, %0) ({
    ^bb0(%i0: tensor<i32>, %s0_0: tensor<2xf32>):
      %t1 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %t2 = "stablehlo.compare"(%i0, %t1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%t2) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i0: tensor<i32>, %s0_0: tensor<2xf32>):
      %t3 = "stablehlo.add"(%s0_0, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %t4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %t5 = "stablehlo.add"(%i0, %t4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%t5, %t3) : (tensor<i32>, tensor<2xf32>) -> ()
    }) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
)");
}

}  // namespace stablehlo_writer_test
}  // namespace weft::stablehlo
