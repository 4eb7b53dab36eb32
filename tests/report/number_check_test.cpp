// The first NaN or infinity is named: what made it, beside which weights, where; and finite steps are left alone.
#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/nn/stack.hpp>
#include <weft/report/number_check.hpp>

namespace weft::number_check_test {

using testing::expect_error;
using testing::RandomBatch;
using testing::small_batch;
using testing::small_classes;
using testing::small_features;
using testing::small_rows;

inline constexpr Mesh two{{"data", 2}};
const Buffer<dynamic::InputType> inputs{input<float>({small_rows, small_features}), input<std::int32_t>({small_rows})};

// What a model makes of the middle of three layers.
struct Through {
  Var (*function)(LocatedVar);

  constexpr Var operator()(Var image, Var label) const {
    const Var first = nn::Linear{"first", small_features, 16}(image);
    const Var middle = nn::Linear{"middle", 16, 8}(function(first));
    return mean(cross_entropy(nn::Linear{"last", 8, small_classes}(middle), label));
  }
};

struct Training {
  Runtime runtime{2};
  dynamic::TrainStep step;

  template <class Loss>
  explicit Training(const Loss& loss) : step(runtime, loss, inputs, two, AnyStrategy(Ddp{}), SgdMomentum{}, Seed{42}) {}
  void take(Index number) { (void)step(small_batch(number).image, small_batch(number).label); }
};

TEST(NumberCheck, NamesTheOperationAndTheLayerOfALogarithmOfZero) {
  Training training(Through{[](LocatedVar x) { return log(relu(x)); }});
  const NumberCheck check(training.step);
  expect_error(
      [&] { training.take(0); }, "step_made_infinity",
      {"log made the first infinity, in element ", " of 128 on device ", "in call 1", "'first.weight', 'first.bias'"});
}

TEST(NumberCheck, NamesARootOfANegativeNumber) {
  Training training(Through{[](LocatedVar x) { return sqrt(x); }});
  const NumberCheck check(training.step);
  expect_error([&] { training.take(0); }, "step_made_nan", {"sqrt", "first NaN", "'first.weight'"});
}

TEST(NumberCheck, LooksForNanAloneWhereInfinitiesAreAllowed) {
  Training training(Through{[](LocatedVar x) { return log(relu(x)); }});
  const NumberCheck check(training.step, Numbers::no_nan);
  expect_error([&] { training.take(0); }, "step_made_nan", {"first NaN", "middle.weight"});
}

TEST(NumberCheck, NamesAnOverflowInAProduct) {
  Training training(Through{relu});
  const NumberCheck check(training.step);
  RandomBatch batch = small_batch(0);
  for (int i = 0; i < small_features; ++i)
    batch.image[to_size(9 * small_features + i)] = i % 2 == 0 ? 3.4e38F : -3.4e38F;
  expect_error([&] { (void)training.step(batch.image, batch.label); }, "step_made_infinity",
               {"dot_general", "on device 1", "first.weight"});
}

TEST(NumberCheck, NamesTheBatchThatHasANan) {
  Training training(Through{relu});
  const NumberCheck check(training.step);
  training.take(0);
  RandomBatch batch = small_batch(1);
  batch.image[9 * small_features + 5] = std::nanf("");
  // Rows 8 to 15 are device 1's.
  expect_error([&] { (void)training.step(batch.image, batch.label); }, "nan_was_given",
               {"on device 1", "in call 2", "element 17 of the input"});
}

// Grows from block to block: e^20, then beyond what f32 holds.
struct GrowingBlock {
  Name name;
  constexpr Var operator()(Var x) const { return exp(nn::Linear{name / "up", small_features, small_features}(x)*20.0); }
};
struct Growing {
  constexpr Var operator()(Var image, Var label) const {
    const Var x = nn::StackOf<GrowingBlock>{"h", 3, {}}(image);
    return mean(cross_entropy(nn::Linear{"output", small_features, small_classes}(x), label));
  }
};

TEST(NumberCheck, NamesTheIterationOfAStack) {
  Training training(Growing{});
  const NumberCheck check(training.step);
  expect_error([&] { training.take(0); }, "step_made_infinity",
               {"exponential", "iteration 1 of its loop", "'h.1.up.weight'"});
}

TEST(NumberCheck, LeavesFiniteStepsTheirBits) {
  Training plain(Through{gelu}), checked(Through{gelu});
  const NumberCheck check(checked.step);
  EXPECT_EQ(testing::take_steps(checked.step, 0, 5), testing::take_steps(plain.step, 0, 5));
}

TEST(NumberCheck, NamesTheWeightThatWasNanBefore) {
  Training training(Through{[](LocatedVar x) { return sqrt(x); }});
  training.take(0);  // nobody looks
  const NumberCheck check(training.step);
  expect_error([&] { training.take(1); }, "nan_was_given", {"in call 2", "of the input 'first.weight' is NaN"});
}

TEST(NumberCheck, LooksNoMoreWhenItIsDestroyed) {
  Training training(Through{[](LocatedVar x) { return sqrt(x); }});
  { const NumberCheck check(training.step); }
  training.take(0);
}

}  // namespace weft::number_check_test
