// What a training step that is made when the program starts does, whatever its loss is.
#ifndef WEFT_DYNAMIC_TRAIN_STEP_IPP
#define WEFT_DYNAMIC_TRAIN_STEP_IPP

#include <weft/dynamic/train_step.hpp>

namespace weft::dynamic {

TrainStep::TrainStep(Runtime& runtime, const MeasuredFunction& loss, const Buffer<InputType>& inputs, const Mesh& mesh,
                     const AnyStrategy& strategy, const AnyOptimizer& optimizer, Seed seed, const Options& options)
    : MadePlan(&runtime, loss, inputs, mesh, strategy, optimizer, options),
      TrainingRun(runtime, view(), code(), MadePlan::mesh(), stored(), data(), MadePlan::gradients(),
                  optimizer.scalar_names(), seed),
      optimizer_(optimizer),
      values_(optimizer.scalar_names().size() + 1) {}

float TrainStep::take(const std::span<const std::byte>* batch) {
  const auto held = hold();
  optimizer_.scalars(next_step(), values_.data());
  return step_on(batch, values_.data());
}

float TrainStep::operator()(const MovedBatch& batch) {
  const auto held = hold();
  optimizer_.scalars(next_step(), values_.data());
  return step_on(batch, values_.data());
}

}  // namespace weft::dynamic

#endif
