// Kernels of plans that are made when the program starts: found by their instructions among those that are compiled in,
// and interpreted where nobody compiled them, with the same bits.
//
//   weft::dynamic::register_kernels<Step>();  // all kernels of a compiled TrainStep or Program, for every plan to come
//
// What a program misses it can write down for its next build:
//
//   std::ofstream("kernels.hpp") << weft::dynamic::kernels_header(step.plan(), "register_my_kernels");
//
// and that build includes the file and calls register_my_kernels() first.
#ifndef WEFT_DYNAMIC_KERNELS_HPP
#define WEFT_DYNAMIC_KERNELS_HPP

#include <weft/program/binding.hpp>

#include <span>
#include <string>
#include <vector>

namespace weft::dynamic {

// All of these may be called at any time from any thread. A plan's kernels, one for each, for every plan that has them
// from then on.
WEFT_DECL void register_kernels(const PlanView& plan, const StepKernel* kernels);
// Those of a compiled TrainStep or Program, of which there need not be one.
template <class Step>
void register_kernels() {
  register_kernels(Step::plan(), Step::kernels());
}
// A single one, by its instructions.
WEFT_DECL void register_kernel(std::span<const EncodedInstruction> list, const StepKernel& kernel);
template <EncodedInstruction... Encoded>
void register_loop() {
  static constexpr EncodedInstruction list[] = {Encoded...};
  register_kernel(list, {FusedLoop<Encoded...>::function(), nullptr});
}
template <EncodedInstruction... Encoded>
void register_epilogue() {
  static constexpr EncodedInstruction list[] = {Encoded...};
  register_kernel(list, {nullptr, FusedEpilogue<Encoded...>::function()});
}
// C++ that registers those kernels of a plan that are not: a header with a function called `name`.
[[nodiscard]] WEFT_DECL std::string kernels_header(const PlanView& plan, const std::string& name);

// A kernel for each of a plan's, in their order, and an empty one: those that are registered, the others interpreted.
// What interprets them lives as long as the process.
[[nodiscard]] WEFT_DECL std::vector<StepKernel> find_kernels(const PlanView& plan);
// All of them interpreted, whatever is registered.
[[nodiscard]] WEFT_DECL std::vector<StepKernel> interpret_kernels(const PlanView& plan);

// Which steps of a plan run on kernels that are interpreted, a line each; `kernels`: those of the plan.
[[nodiscard]] WEFT_DECL std::string describe_kernels(const PlanView& plan, const StepKernel* kernels);

}  // namespace weft::dynamic

#if WEFT_HEADER_ONLY
#include <weft/dynamic/kernels.ipp>
#endif

#endif
