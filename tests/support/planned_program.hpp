// A program that is planned at run time and run on device threads, its loops interpreted: functions of any outputs and
// states are run under any strategy without compiling them.
#ifndef WEFT_TESTS_SUPPORT_PLANNED_PROGRAM_HPP
#define WEFT_TESTS_SUPPORT_PLANNED_PROGRAM_HPP

#include <weft/dynamic/kernels.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/train/program.hpp>

#include <memory>
#include <vector>

namespace weft::testing {

template <class Function, class InputTypes>
class PlannedProgram {
 public:
  template <class Strategy>
  PlannedProgram(const Strategy& strategy, const Mesh& mesh)
      : plan_(plan_device(
            strategy.template rewrite<NoUpdate>(weft::detail::trace_program<Function, InputTypes>(), mesh))),
        kernels_(dynamic::interpret_kernels(plan_.plan.view())),
        mesh_(mesh),
        own_runtime_(std::make_unique<Runtime>(mesh)),
        program_(*own_runtime_, plan_.plan.view(), kernels_.data(), mesh, list(plan_.head.stored),
                 list(plan_.head.data), list(plan_.head.results)) {}
  // Reads the weights where a PlannedTraining has them, on its runtime or another one.
  template <class Strategy, class Lender>
  PlannedProgram(const Strategy& strategy, const Mesh& mesh, const Lender& lender)
      : PlannedProgram(strategy, mesh, lender, lender.executable().runtime()) {}
  template <class Strategy, class Lender>
  PlannedProgram(const Strategy& strategy, const Mesh& mesh, const Lender& lender, Runtime& runtime)
      : plan_(plan_device(
            strategy.template rewrite<NoUpdate>(weft::detail::trace_program<Function, InputTypes>(), mesh))),
        kernels_(dynamic::interpret_kernels(plan_.plan.view())),
        mesh_(mesh),
        program_(runtime, plan_.plan.view(), kernels_.data(), mesh, list(plan_.head.stored), list(plan_.head.data),
                 list(plan_.head.results), {}, share_inputs(weight_places(), lender.weight_places()),
                 &lender.program()) {}

  // Result `number` of one call.
  template <class Element = float, class... Ranges>
  std::vector<Element> call(Index number, const Ranges&... batch) {
    const std::span<const std::byte> parts[] = {std::as_bytes(std::span(batch))...};
    program_.call(parts);
    const auto* const first = reinterpret_cast<const Element*>(program_.whole(number));
    return {first, first + plan_.head.results[number].shape.elements()};
  }
  [[nodiscard]] PlanView plan() const { return plan_.plan.view(); }
  [[nodiscard]] const MeshTensors& tensors() const { return program_.stored(); }
  [[nodiscard]] const Executable& executable() const { return program_.executable(); }
  [[nodiscard]] WeightPlaces weight_places() const { return {list(plan_.head.stored), plan(), mesh_}; }
  // Every weight as a step with this seed would start with it.
  void initialize(std::uint32_t seed) {
    program_.executable().runtime().run([&](Device& device) { program_.stored().initialize(device.ordinal(), seed); });
  }

 private:
  MeshPlan plan_;
  std::vector<StepKernel> kernels_;
  Mesh mesh_;
  std::unique_ptr<Runtime> own_runtime_;  // null: another's
  MeshProgram program_;

  static ListView<StoredTensor> list(const Buffer<StoredTensor>& tensors) {
    return {tensors.data(), to_size(tensors.size())};
  }
};

}  // namespace weft::testing

#endif
