// explain<Step>(chip): how the systolic arrays of a chip would run the matmuls of a step that one device runs: cycles,
// utilization, folds, on which dimension most of them is lost, and their sum beside the chip's peak.
//
//   #include <weft/report/matmuls_on_chip.hpp>  // weft.hpp has it not
//   std::puts(weft::explain<Step>(weft::chips::tpu_v5e).c_str());
//
// Counts are those of kernels/systolic_model.hpp for operands of bf16, as if memory were never waited for: chips reach
// 0.8 to 0.9 of them with large matmuls.
#ifndef WEFT_REPORT_MATMULS_ON_CHIP_HPP
#define WEFT_REPORT_MATMULS_ON_CHIP_HPP

#include <weft/kernels/systolic_model.hpp>
#include <weft/mesh/chip.hpp>
#include <weft/planner/plan.hpp>

#include <string>
#include <vector>

namespace weft {

// A step of the plan that is a matmul, or a convolution, which is one of its patches: [places, depth] x [depth,
// features].
struct MatmulOnChip {
  Index step = 0;  // in the plan
  MatmulShape shape;
  Index products = 0;  // in a call: matrices of the batch, groups of a convolution, and how often the step runs
  SystolicCost cost;   // of one of them on one array
  Index cycles = 0;    // of all of them on the chip
};
// A device's part of a call.
struct MatmulsOnChip {
  Chip chip;
  SystolicConfig config;
  std::vector<MatmulOnChip> matmuls;  // in the order of the plan
  Index cycles = 0;                   // one after another
  double flops = 0;                   // m n k multiplications and as many additions

  [[nodiscard]] double seconds() const { return static_cast<double>(cycles) / chip.clock(); }
  // flops / seconds over the peak, from 0 to 1; 0 without matmuls.
  [[nodiscard]] double share_of_peak() const { return cycles == 0 ? 0 : flops / seconds() / chip.bf16_flops; }
};

// Folds of a step are dealt out to the arrays of the chip; where there are too few of them, the streamed dimension is.
// Steps in a loop whose end is not known count once. TPUs are weight_stationary, double_buffered. Errors:
// chip_has_no_array; those of systolic_cost.
[[nodiscard]] WEFT_DECL MatmulsOnChip matmuls_on_chip(const PlanView& plan, const Chip& chip,
                                                      Dataflow dataflow = Dataflow::weight_stationary,
                                                      Buffering buffering = Buffering::double_buffered);

// The share of the four that is smallest, in words: "k: 784 of 896 rows".
[[nodiscard]] WEFT_DECL std::string largest_loss(const SystolicConfig& config, const SystolicCost& cost);

// As a table, a line a matmul.
[[nodiscard]] WEFT_DECL std::string explain(const PlanView& plan, const Chip& chip,
                                            Dataflow dataflow = Dataflow::weight_stationary,
                                            Buffering buffering = Buffering::double_buffered);

// The plan of a TrainStep, Program or Evaluation type.
template <class Step>
[[nodiscard]] std::string explain(const Chip& chip, Dataflow dataflow = Dataflow::weight_stationary,
                                  Buffering buffering = Buffering::double_buffered) {
  return explain(Step::plan(), chip, dataflow, buffering);
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/matmuls_on_chip.ipp>
#endif

#endif
