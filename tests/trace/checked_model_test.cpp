// What a model's mistakes become: nothing of a sound one; the sentences are in tests/compile_fail/cases/model_*.cpp.
#include <weft/trace/checked_model.hpp>

#include <support/small_training.hpp>

namespace weft::checked_model_test {

constexpr Mistake none;
static_assert(sizeof(CheckedModel<none>) > 0);

struct WrongWidth {
  constexpr Var operator()(Var x) const { return sum(nn::Linear{"layer", 5, 4}(x)); }
};
using Kind = Mistake::Kind;
constexpr const Mistake& wrong = mistake_of_loss<WrongWidth, Inputs<f32[3][2]>>;

TEST(CheckedModel, TheCompilerNotesTheMistakesOfAModel) {
  static_assert(wrong.kind == Kind::layer_input_differs && wrong.left == 2 && wrong.right == 5);
  static_assert(!LossIsANumber<WrongWidth, Inputs<f32[3][2]>> && LossIsANumber<WrongWidth, Inputs<f32[3][5]>>);
  EXPECT_STREQ(wrong.name.c_str(), "layer");
  EXPECT_EQ((mistake_of_loss<testing::SmallLoss, testing::SmallInputs>.kind), Kind::none);
}

}  // namespace weft::checked_model_test
