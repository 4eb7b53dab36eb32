// explain(step): what a step or program that was made when the program started does, as weft::explain<Step>() says it
// of a compiled one, and which of its steps run on interpreted kernels.
#ifndef WEFT_DYNAMIC_EXPLAIN_HPP
#define WEFT_DYNAMIC_EXPLAIN_HPP

#include <weft/dynamic/program.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/report/explain.hpp>

namespace weft::dynamic {

[[nodiscard]] inline std::string explain(const TrainStep& step) {
  return weft::explain(step.plan()) + describe_kernels(step.plan(), step.kernels());
}
[[nodiscard]] inline std::string explain(const Program& program) {
  return weft::explain(program.plan()) + describe_kernels(program.plan(), program.kernels());
}

}  // namespace weft::dynamic

#endif
