// Kernels for plans made at run time: functions of the kind that a plan's steps call, each of which interprets the code
// that was put into its slot. Equal codes share a slot, as they share a compiled kernel.
#ifndef WEFT_TESTS_SUPPORT_INTERPRETED_KERNELS_HPP
#define WEFT_TESTS_SUPPORT_INTERPRETED_KERNELS_HPP

#include <weft/planner/plan.hpp>
#include <weft/program/binding.hpp>
#include <weft/reference/fused_loop.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace weft::testing {

namespace interpreted {

inline constexpr std::size_t kernel_slots = 256;
using KernelWords = std::vector<EncodedInstruction>;

// Filled before device threads run what reads it.
inline KernelWords& words_of_slot(std::size_t slot) {
  static KernelWords table[kernel_slots];
  return table[slot];
}
inline void run_slot(std::size_t slot, const LoopArguments& arguments, const reference::Tile& tile) {
  const KernelWords& words = words_of_slot(slot);
  reference::fused_loop(words.data(), static_cast<int>(words.size()), arguments, tile);
}
template <std::size_t slot>
void run_loop(const LoopArguments& arguments) {
  run_slot(slot, arguments, {});
}
template <std::size_t slot>
void run_epilogue(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row, Index col,
                  Index rows, Index cols) {
  LoopArguments block = arguments;
  block.rows = rows;
  block.cols = cols;
  run_slot(slot, block, {tile, tile_stride, row, col});
}
template <std::size_t... slot>
StepKernel kernel_of_slot(std::size_t wanted, std::index_sequence<slot...>) {
  static constexpr StepKernel kernels[] = {{run_loop<slot>, run_epilogue<slot>}...};
  return kernels[wanted];
}

}  // namespace interpreted

// One kernel for each of the plan's, to be given to an Executable.
[[nodiscard]] inline std::vector<StepKernel> interpreted_kernels(const PlanView& plan) {
  std::vector<StepKernel> kernels;
  for (const KernelCode& code : plan.kernels) {
    const auto words = plan.code.subspan(to_size(code.first), to_size(code.count));
    std::size_t slot = 0;
    while (slot < interpreted::kernel_slots && !interpreted::words_of_slot(slot).empty() &&
           !std::equal(words.begin(), words.end(), interpreted::words_of_slot(slot).begin(),
                       interpreted::words_of_slot(slot).end()))
      ++slot;
    if (slot == interpreted::kernel_slots) throw std::length_error("more kernels than slots; raise kernel_slots");
    interpreted::words_of_slot(slot).assign(words.begin(), words.end());
    kernels.push_back(interpreted::kernel_of_slot(slot, std::make_index_sequence<interpreted::kernel_slots>()));
  }
  kernels.emplace_back();
  return kernels;
}

}  // namespace weft::testing

#endif
