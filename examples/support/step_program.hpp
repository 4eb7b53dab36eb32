// A program on one device that reads the weights of a training step.
#ifndef EXAMPLES_SUPPORT_STEP_PROGRAM_HPP
#define EXAMPLES_SUPPORT_STEP_PROGRAM_HPP

#include <weft/dynamic/program.hpp>
#include <weft/dynamic/train_step.hpp>

#include <optional>

namespace examples {

class StepProgram {
 public:
  // With weights that are to be given.
  template <class Function>
  StepProgram(const Function& function, const weft::Buffer<weft::dynamic::InputType>& inputs) {
    program_.emplace(runtime_, function, inputs, one_device(), weft::Ddp{});
  }
  // With those of `step`, a step or a program: where they are if each of its devices has all, else a copy. It must
  // outlive this.
  template <class Function, class Step>
  StepProgram(const Function& function, const weft::Buffer<weft::dynamic::InputType>& inputs, const Step& step)
      : StepProgram(function, inputs) {
    if (const weft::AnyWeights weights = weft::weights_of(step); program_->can_share(weights)) {
      program_.emplace(runtime_, function, inputs, one_device(), weft::Ddp{}, weights);
    } else {
      copied_ = &step.tensors();
      refresh();
    }
  }

  // Takes the weights as they are now.
  void refresh() {
    if (copied_ != nullptr) program_->tensors().copy_from(*copied_);
  }
  [[nodiscard]] const weft::MeshTensors& tensors() const { return program_->tensors(); }
  // The bytes of its arena, weights included.
  [[nodiscard]] weft::Index arena_bytes() const { return program_->peak_bytes(); }
  // The one result, which has such elements, until the next call.
  template <class Element, class... Ranges>
  [[nodiscard]] std::span<const Element> call(const Ranges&... inputs) {
    return (*program_)(inputs...)[0].template as<Element>();
  }

 private:
  weft::Runtime runtime_{1};
  std::optional<weft::dynamic::Program> program_;
  const weft::MeshTensors* copied_ = nullptr;  // null: nothing is

  [[nodiscard]] static weft::Mesh one_device() { return {{"data", 1}}; }
};

}  // namespace examples

#endif
