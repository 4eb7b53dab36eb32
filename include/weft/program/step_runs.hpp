// Steps of loops that follow one another and work on a few elements each, such as the body of a `while` over scalars,
// as programs of registers. The plan does not know of it: what is stored, and its bits, are those of the steps.
#ifndef WEFT_PROGRAM_STEP_RUNS_HPP
#define WEFT_PROGRAM_STEP_RUNS_HPP

#include <weft/kernels/register_program.hpp>
#include <weft/program/binding.hpp>

namespace weft {

class StepRuns {
 public:
  // Those of the plan of `binding`, of whose kernels some are interpreted.
  WEFT_DECL StepRuns(const PlanView& plan, const StepKernel* kernels, const Binding& binding);

  StepRuns(const StepRuns&) = delete;
  StepRuns& operator=(const StepRuns&) = delete;

  [[nodiscard]] bool has(Index step) const { return run_of_[step] >= 0; }
  // Runs step `step`, which is in one, in the iteration that `binding` is in: the first does the work of all.
  void run(Index step, const Binding& binding) {
    if (step == 0 || run_of_[step - 1] != run_of_[step])
      programs_[run_of_[step]].run([&binding](Index number) { return binding.operand(number); });
  }
  [[nodiscard]] Index size() const noexcept { return programs_.size(); }
  // As Binding::place_input.
  WEFT_DECL void place_input(const PlanView& plan, Index number, const char* bytes);

 private:
  Buffer<std::int32_t> run_of_;  // by step; -1: in none
  Buffer<RegisterProgram> programs_;
  Buffer<const char*> inputs_;  // where they lie in the arena

  // Adds step `i`, unless it is none for registers, whose kernel, if it has one, is interpreted by `kernels`.
  WEFT_DECL bool add(const PlanView& plan, Index i, const StepKernel* kernels, const BoundStep& bound, bool is_next);
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/program/step_runs.ipp>
#endif

#endif
