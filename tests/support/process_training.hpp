// A small training under every strategy on eight devices, however they lie on processes.
#ifndef WEFT_TESTS_SUPPORT_PROCESS_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_PROCESS_TRAINING_HPP

#include <support/small_training.hpp>

namespace weft::testing {

inline constexpr Index process_training_devices = 8, process_training_steps = 4;

template <const auto& mesh, auto strategy>
using ProcessStep = TrainStep<SmallLoss, SmallInputs, mesh, strategy, SgdMomentum>;

// Trains on `runtime`, this process's part of a run: the losses, and the tensors from wherever they lie. Devices keep
// their plan.
template <class Step>
TrainingRun train_on(Runtime& runtime) {
  Step step(runtime, Seed{42}, small_settings);
  runtime.clear_records();
  TrainingRun run;
  run.losses = take_steps(step, 0, process_training_steps);
  expect_plan_was_kept(runtime, step, process_training_steps);
  run.tensors = read_all(step.tensors());
  return run;
}

inline constexpr CollectiveOptions combined{.combine_threshold_bytes = 1 << 16};

// Calls visit.template operator()<Step>(name) for every strategy.
template <class Visit>
void for_each_strategy(Visit visit) {
  constexpr Index n = process_training_devices;
  visit.template operator()<ProcessStep<data_mesh<n>, Ddp{}>>("ddp");
  visit.template operator()<ProcessStep<data_mesh<n>, Fsdp{.stage = 1}>>("zero 1");
  visit.template operator()<ProcessStep<data_mesh<n>, Fsdp{.stage = 2}>>("zero 2");
  visit.template operator()<ProcessStep<data_mesh<n>, Fsdp{.stage = 3}>>("zero 3");
  visit.template operator()<ProcessStep<data_mesh<n>, Spmd(batch_specs)>>("spmd batch");
  visit.template operator()<ProcessStep<model_mesh<n / 2, 2>, Spmd(megatron_specs)>>("spmd 2-D");
  visit.template operator()<ProcessStep<model_mesh<n / 2, 2>, Spmd(megatron_specs, combined)>>("spmd 2-D, combined");
  visit.template operator()<ProcessStep<data_mesh<n>, Fsdp{.collectives = {.async = true}}>>("zero 3, in halves");
}

// The same with the processes of a run as granules: visit.template operator()<Step>(name) for meshes of two.
inline constexpr HybridMesh two_processes{{"data", process_training_devices / 2, 2}},
    model_in_a_process{{"data", process_training_devices / 4, 2}, {"model", 2}};
template <class Visit>
void for_each_hybrid_strategy(Visit visit) {
  visit.template operator()<ProcessStep<two_processes, Ddp{}>>("ddp");
  visit.template operator()<ProcessStep<two_processes, Fsdp{.stage = 1}>>("zero 1");
  visit.template operator()<ProcessStep<two_processes, Fsdp{.stage = 2}>>("zero 2");
  visit.template operator()<ProcessStep<two_processes, Fsdp{.stage = 3}>>("zero 3");
  visit.template operator()<ProcessStep<two_processes, Spmd(batch_specs)>>("spmd batch");
  visit.template operator()<ProcessStep<model_in_a_process, Spmd(megatron_specs)>>("spmd 2-D");
}

}  // namespace weft::testing

#endif
