// Kernels for plans made at run time: functions of the kind that a plan's steps call, which interpret the instructions
// by the naive reference. Equal codes share a program, as they share a compiled kernel.
#ifndef WEFT_TESTS_SUPPORT_INTERPRETED_KERNELS_HPP
#define WEFT_TESTS_SUPPORT_INTERPRETED_KERNELS_HPP

#include <weft/kernels/loop_program.hpp>
#include <weft/planner/plan.hpp>
#include <weft/program/binding.hpp>
#include <weft/reference/fused_loop.hpp>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace weft::testing {

namespace interpreted {

using KernelWords = std::vector<EncodedInstruction>;

struct ReferenceLoop final : InterpretedLoop {
  KernelWords words;
  explicit ReferenceLoop(KernelWords words_in) : words(std::move(words_in)) {}
};

inline void run_words(const LoopArguments& arguments, const reference::Tile& tile) {
  const KernelWords& words = static_cast<const ReferenceLoop&>(*arguments.program).words;
  reference::fused_loop(words.data(), static_cast<int>(words.size()), arguments, tile);
}
inline void run_loop(const LoopArguments& arguments) { run_words(arguments, {}); }
inline void run_epilogue(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row, Index col,
                         Index rows, Index cols) {
  LoopArguments block = arguments;
  block.rows = rows;
  block.cols = cols;
  run_words(block, {tile, tile_stride, row, col});
}

}  // namespace interpreted

// One kernel for each of the plan's, to be given to an Executable.
[[nodiscard]] inline std::vector<StepKernel> interpreted_kernels(const PlanView& plan) {
  using namespace interpreted;
  static std::map<KernelWords, std::unique_ptr<const ReferenceLoop>> programs;
  std::vector<StepKernel> kernels;
  for (const KernelCode& code : plan.kernels) {
    const auto span = plan.code.subspan(to_size(code.first), to_size(code.count));
    const KernelWords words(span.begin(), span.end());
    std::unique_ptr<const ReferenceLoop>& program = programs[words];
    if (program == nullptr) program = std::make_unique<const ReferenceLoop>(words);
    kernels.push_back({run_loop, run_epilogue, program.get()});
  }
  kernels.emplace_back();
  return kernels;
}

}  // namespace weft::testing

#endif
