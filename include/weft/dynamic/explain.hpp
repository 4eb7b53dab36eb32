// explain(step): what a step or program that was made when the program started does, as weft::explain<Step>() says it
// of a compiled one, and which of its steps run on interpreted kernels.
#ifndef WEFT_DYNAMIC_EXPLAIN_HPP
#define WEFT_DYNAMIC_EXPLAIN_HPP

#include <weft/dynamic/planned.hpp>
#include <weft/dynamic/program.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/report/explain.hpp>
#include <weft/report/matmuls_on_chip.hpp>

namespace weft::dynamic {

[[nodiscard]] inline std::string explain(const TrainStep& step) {
  return weft::explain(step.plan()) + describe_kernels(step.plan(), step.kernels());
}
[[nodiscard]] inline std::string explain(const Program& program) {
  return weft::explain(program.plan()) + describe_kernels(program.plan(), program.kernels());
}

// A plan that no device will run.
[[nodiscard]] inline std::string explain(const Planned& planned) { return weft::explain(planned.plan()); }

// How the systolic arrays of a chip would run its matmuls, as weft::explain<Step>(chip) says it of a compiled one.
[[nodiscard]] inline std::string explain(const TrainStep& step, const Chip& chip,
                                         Dataflow dataflow = Dataflow::weight_stationary,
                                         Buffering buffering = Buffering::double_buffered) {
  return weft::explain(step.plan(), chip, dataflow, buffering);
}
[[nodiscard]] inline std::string explain(const Program& program, const Chip& chip,
                                         Dataflow dataflow = Dataflow::weight_stationary,
                                         Buffering buffering = Buffering::double_buffered) {
  return weft::explain(program.plan(), chip, dataflow, buffering);
}
[[nodiscard]] inline std::string explain(const Planned& planned, const Chip& chip,
                                         Dataflow dataflow = Dataflow::weight_stationary,
                                         Buffering buffering = Buffering::double_buffered) {
  return weft::explain(planned.plan(), chip, dataflow, buffering);
}

}  // namespace weft::dynamic

#endif
