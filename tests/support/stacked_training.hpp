// A step with all that a checkpoint must keep: a stack of layers, a state of each, masks of dropout and two moments of
// each weight.
#ifndef WEFT_TESTS_SUPPORT_STACKED_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_STACKED_TRAINING_HPP

#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/graph/state.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/stack.hpp>
#include <weft/optim/adam.hpp>

namespace weft::testing {

struct DroppingBlock {
  Name name;
  bool training = true;
  constexpr Var operator()(Var x) const {
    const State average{name / "average", DType::f32, {12}, 0.25F};
    const Var made = tanh(nn::Linear{name / "up", 12, 12}(x)), before = average.read(*x.graph);
    if (training) average.write(before + (mean(made, 0) - before) * 0.1);
    return x + nn::Dropout{name / "drop", 0.2}(made - before, training);
  }
};
struct StackedClassifier {
  bool training = true;
  constexpr Var operator()(Var image) const {
    const Var x = nn::Stack<DroppingBlock, 2>{"h", {{}, training}}(image);
    return nn::Linear{"output", small_features, small_classes}(x);
  }
};
struct StackedLoss {
  constexpr Var operator()(Var image, Var label) const {
    return mean(cross_entropy(StackedClassifier{}(image), label));
  }
};
inline constexpr SpmdSpecs stacked_specs{
    {PartitionSpec("data"), PartitionSpec("data")},
    {{"h.*.up.weight", PartitionSpec(nullptr, "model")}, {"h.*.up.bias", PartitionSpec("model")}}};
inline constexpr AdamW::Settings stacked_settings{.learning_rate = 0.05F};

// Compiled.
using StackedOnTwo = TrainStep<StackedLoss, SmallInputs, data_mesh<2>, Fsdp{.stage = 3}, AdamW>;
// Made when the program starts.
[[nodiscard]] inline dynamic::TrainStep stacked_step(Runtime& runtime, const Mesh& mesh, const AnyStrategy& strategy,
                                                     Seed seed) {
  const Buffer<dynamic::InputType> inputs{input<float>({small_rows, small_features}),
                                          input<std::int32_t>({small_rows})};
  return {runtime, StackedLoss{}, inputs, mesh, strategy, AnyOptimizer(AdamW{}, stacked_settings), seed};
}

}  // namespace weft::testing

#endif
