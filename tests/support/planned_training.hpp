// A training step that is planned at run time and run on device threads, its loops interpreted: strategies of a large
// model are compared without compiling any of them.
#ifndef WEFT_TESTS_SUPPORT_PLANNED_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_PLANNED_TRAINING_HPP

#include <weft/dynamic/kernels.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/optim/optimizer.hpp>
#include <weft/trace/compiled_plan.hpp>
#include <weft/trace/trace.hpp>
#include <weft/train/mesh_program.hpp>
#include <weft/train/training_state.hpp>

#include <array>
#include <vector>

namespace weft::testing {

template <class Optimizer>
class PlannedTraining {
 public:
  template <class Strategy>
  PlannedTraining(const TrainingGraph& training, const Strategy& strategy, const Mesh& mesh, std::uint32_t seed)
      : plan_(plan_device(strategy.template rewrite<Optimizer>(training, mesh))),
        kernels_(dynamic::interpret_kernels(plan_.plan.view())),
        mesh_(mesh),
        runtime_(mesh),
        program_(runtime_, plan_.plan.view(), kernels_.data(), mesh,
                 {plan_.head.stored.data(), size(plan_.head.stored)}, {plan_.head.data.data(), size(plan_.head.data)}, {},
                 {plan_.head.gradients.data(), size(plan_.head.gradients)}),
        seed_{seed} {
    program_.start(seed, {Optimizer::scalar_names, to_size(Optimizer::scalar_count)}, scalars_);
    runtime_.clear_records();
  }

  template <class... Ranges>
  float step(const typename Optimizer::Settings& settings, const Ranges&... batch) {
    const std::span<const std::byte> parts[] = {std::as_bytes(std::span(batch))...};
    float values[Optimizer::scalar_count + 1];
    ++steps_;
    Optimizer::scalars(settings, StepNumber(steps_, skipped_steps()), values);
    return program_.step(parts, values, scalars_, steps_);
  }
  // Of the last step.
  [[nodiscard]] float metric(const char* name) const { return program_.result(name); }
  [[nodiscard]] AlignedArray<float> gradient(const char* name) const { return program_.gradient(name); }
  [[nodiscard]] const MeshTensors& gradients() const { return program_.gradients(); }
  [[nodiscard]] PlanView plan() const { return plan_.plan.view(); }
  [[nodiscard]] const MeshTensors& tensors() const { return program_.stored(); }
  [[nodiscard]] const Runtime& runtime() const { return runtime_; }
  [[nodiscard]] const MeshProgram& program() const { return program_; }
  [[nodiscard]] WeightPlaces weight_places() const {
    return {{plan_.head.stored.data(), size(plan_.head.stored)}, plan(), mesh_};
  }
  [[nodiscard]] const Executable& executable() const { return program_.executable(); }
  [[nodiscard]] Index steps() const { return steps_; }
  [[nodiscard]] Seed seed() const { return seed_; }
  void count_from(Index steps, Seed seed) {
    steps_ = steps;
    seed_ = seed;
    scalars_[to_size(Optimizer::scalar_count)].bits = seed.value;
  }
  [[nodiscard]] Index skipped_steps() const {
    return program_.count_in(plan().find_input(LossScaling::skipped_steps_name));
  }

 private:
  MeshPlan plan_;
  std::vector<StepKernel> kernels_;
  Mesh mesh_;
  Runtime runtime_;
  MeshProgram program_;
  Buffer<ScalarSetting> scalars_ = Buffer<ScalarSetting>(Optimizer::scalar_count + 2);
  Index steps_ = 0;
  Seed seed_;

  static std::size_t size(const Buffer<StoredTensor>& list) { return to_size(list.size()); }
};

}  // namespace weft::testing

#endif
