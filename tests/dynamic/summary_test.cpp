// The summary of a model whose sizes are values is that of the model as a type.
#include <weft/dynamic/summary.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/stack.hpp>
#include <weft/trace/inputs.hpp>

#include <support/expect_error.hpp>

namespace weft::dynamic_summary_test {

struct Residual {
  Name name;
  Index features = 0;
  constexpr Var operator()(Var x) const { return x + nn::Linear{name / "inner", features, features}(x); }
};
struct Loss {
  Index features = 6, layers = 5;
  constexpr Var operator()(Var x, Var label) const {
    return mean(cross_entropy(nn::StackOf<Residual>{"h", layers, {{}, features}}(x), label));
  }
};

TEST(DynamicSummary, IsThatOfTheCompiledModel) {
  const Buffer<dynamic::InputType> inputs{input<float>({3, 6}), input<std::int32_t>({3})};
  EXPECT_EQ(dynamic::summary(Loss{}, inputs), (summary<Loss, Inputs<f32[3][6], i32[3]>>()));
  EXPECT_EQ(dynamic::summarize(Loss{.features = 6, .layers = 7}, inputs).parameters, 7 * (6 * 6 + 6));
}
TEST(DynamicSummary, OfInputsThatTheFunctionDoesNotTake) {
  testing::expect_error(
      [] {
        (void)dynamic::summary(Loss{}, {input<float>({3, 6})});
      },
      "function_takes_other_inputs", {"1", "2"});
  testing::expect_error(
      [] {
        (void)dynamic::summary(Loss{}, {input<float>({0, 6}), input<std::int32_t>({3})});
      },
      "input_extent_out_of_range", {"0"});
}

}  // namespace weft::dynamic_summary_test
