// A small training on eight devices, however they lie on processes, under every strategy: steps that are made when the
// program starts, and a compiled one, a twin of "zero 3".
#ifndef WEFT_TESTS_SUPPORT_PROCESS_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_PROCESS_TRAINING_HPP

#include <support/started_training.hpp>

#include <vector>

namespace weft::testing {

inline constexpr Index process_training_devices = 8, process_training_steps = 4;

template <const auto& mesh, auto strategy>
using ProcessStep = TrainStep<SmallLoss, SmallInputs, mesh, strategy, SgdMomentum>;
using CompiledProcessStep = ProcessStep<data_mesh<process_training_devices>, Fsdp{.stage = 3}>;

// Takes the steps of a run on `runtime`, this process's part of it: the losses, and the tensors from wherever they lie.
// Devices keep their plan.
template <class Step>
TrainingRun taken_on(Runtime& runtime, Step& step, Index peak_bytes) {
  runtime.clear_records();
  TrainingRun run;
  run.losses = take_steps(step, 0, process_training_steps);
  expect_plan_was_kept(runtime, step, step.plan(), peak_bytes, process_training_steps);
  run.tensors = read_all(step.tensors());
  return run;
}

struct ProcessTraining {
  const char* name;
  Mesh mesh;
  AnyStrategy strategy;

  [[nodiscard]] dynamic::TrainStep made(Runtime& runtime) const {
    return StartedTraining<SgdMomentum>{dynamic::measured_function(SmallLoss{}), small_settings}.made(runtime, mesh,
                                                                                                      strategy);
  }
  [[nodiscard]] TrainingRun train_on(Runtime& runtime) const {
    dynamic::TrainStep step = made(runtime);
    return taken_on(runtime, step, step.peak_bytes());
  }
};

inline constexpr CollectiveOptions combined{.combine_threshold_bytes = 1 << 16};

inline std::vector<ProcessTraining> process_trainings() {
  constexpr Index n = process_training_devices;
  constexpr const Mesh &line = data_mesh<n>, &square = model_mesh<n / 2, 2>;
  return {{"ddp", line, Ddp{}},
          {"zero 1", line, Fsdp{.stage = 1}},
          {"zero 2", line, Fsdp{.stage = 2}},
          {"zero 3", line, Fsdp{.stage = 3}},
          {"spmd batch", line, Spmd(batch_specs)},
          {"spmd 2-D", square, Spmd(megatron_specs)},
          {"spmd 2-D, combined", square, Spmd(megatron_specs, combined)},
          {"zero 3, in halves", line, Fsdp{.collectives = {.async = true}}}};
}

// The same with two processes as granules.
inline std::vector<ProcessTraining> hybrid_process_trainings() {
  constexpr Index n = process_training_devices;
  const Mesh two_processes = HybridMesh{{"data", n / 2, 2}}.mesh(),
             model_in_a_process = HybridMesh{{"data", n / 4, 2}, {"model", 2}}.mesh();
  return {{"ddp", two_processes, Ddp{}},
          {"zero 1", two_processes, Fsdp{.stage = 1}},
          {"zero 2", two_processes, Fsdp{.stage = 2}},
          {"zero 3", two_processes, Fsdp{.stage = 3}},
          {"spmd batch", two_processes, Spmd(batch_specs)},
          {"spmd 2-D", model_in_a_process, Spmd(megatron_specs)}};
}

}  // namespace weft::testing

#endif
