// Definitions of train/training_run.hpp.
#ifndef WEFT_TRAIN_TRAINING_RUN_IPP
#define WEFT_TRAIN_TRAINING_RUN_IPP

#include <weft/train/training_run.hpp>

namespace weft {

TrainingRun::TrainingRun(Runtime& runtime, const PlanView& plan, const PlanCode& code, const Mesh& mesh,
                         ListView<StoredTensor> stored, ListView<StoredTensor> data,
                         ListView<StoredTensor> gradients, std::span<const char* const> scalar_names, Seed seed)
    : program_(runtime, plan, code, fitting(runtime, mesh), stored, data, {}, gradients),
      scalars_(std::ssize(scalar_names) + 2),
      seed_(seed),
      skipped_input_(plan.find_input(LossScaling::skipped_steps_name)) {
  program_.start(seed.value, scalar_names, scalars_);
}

TrainingState TrainingRun::state() const {
  const MeshProgram::Hold held = program_.hold("state");
  return {steps(), seed_, detail::read_tensors(tensors())};
}

void TrainingRun::restore(const TrainingState& state) {
  const MeshProgram::Hold held = program_.hold("restore");
  detail::write_state(tensors(), state);
  count_from(state.steps, state.seed);
}

void TrainingRun::count_from(Index steps, Seed seed) {
  detail::check_step_count(steps);
  const MeshProgram::Hold held = program_.hold("count_from");
  steps_ = steps;
  seed_ = seed;
  scalars_[scalars_.size() - 2].bits = seed_.value;
}

float TrainingRun::step_on(const std::span<const std::byte>* batch, const float* scalars) {
  const float loss = program_.step(batch, scalars, scalars_, steps() + 1);
  ++steps_;
  if (!closures_.is_empty()) run_closures(loss);
  return loss;
}

void TrainingRun::run_closures(float loss) {
  StepValues values{steps(), loss, {}};
  const PlanView& plan = executable().plan();
  for (Index i = 0; i < plan.output_count(); ++i)
    values.metrics.push_back({plan.name(plan.output(i).name), program_.result(i)});
  closures_.run(values);
}

float TrainingRun::step_on(const MovedBatch& batch, const float* scalars) {
  batch.take(executable(), executable().call() + 1);
  return step_on(nullptr, scalars);
}

}  // namespace weft

#endif
