// Compiling a plan into the binary: every kernel of a constant plan becomes an instantiation of a kernel template, keyed
// by its instructions alone, so that equal loops of all plans of a program share one.
#ifndef WEFT_PROGRAM_COMPILE_HPP
#define WEFT_PROGRAM_COMPILE_HPP

#include <weft/kernels/scalar_loop.hpp>
#include <weft/program/binding.hpp>

#include <utility>

namespace weft {

namespace detail {

// A list whose types no vector holds: interpreted.
template <EncodedInstruction... list>
struct ScalarProgram {
  static constexpr EncodedInstruction code[] = {list...};
  static constexpr ScalarLoop loop{code, sizeof...(list)};
};

template <const auto& plan, KernelCode code, class Sequence>
struct CompiledKernel;
template <const auto& plan, KernelCode code, std::size_t... I>
struct CompiledKernel<plan, code, std::index_sequence<I...>> {
  template <template <EncodedInstruction...> class Kernel>
  using Made = Kernel<plan.code.items[code.first + static_cast<Index>(I)]...>;

  static constexpr StepKernel kernel(Isa isa) {
    if constexpr (needs_scalars(Made<ScalarProgram>::code, sizeof...(I)))
      return {code.is_epilogue ? nullptr : run_scalar_loop, code.is_epilogue ? run_scalar_epilogue : nullptr,
              &Made<ScalarProgram>::loop};
    else if constexpr (code.is_epilogue)
      return {nullptr, Made<FusedEpilogue>::function(isa)};
    else
      return {Made<FusedLoop>::function(isa), nullptr};
  }
};
template <const auto& plan, std::size_t K>
using KernelAt = CompiledKernel<plan, plan.kernels.items[K],
                                std::make_index_sequence<static_cast<std::size_t>(plan.kernels.items[K].count)>>;

// By instruction set, by kernel: addresses in the binary, no code.
template <const auto& plan, class Kernels>
struct KernelTable;
template <const auto& plan, std::size_t... K>
struct KernelTable<plan, std::index_sequence<K...>> {
  static constexpr StepKernel kernels[3][sizeof...(K) + 1] = {{KernelAt<plan, K>::kernel(Isa::baseline)...},
                                                              {KernelAt<plan, K>::kernel(Isa::avx2)...},
                                                              {KernelAt<plan, K>::kernel(Isa::avx512)...}};
};

}  // namespace detail

// The kernels of `plan`, a FrozenPlan with static storage, for the instruction set that this machine runs.
template <const auto& plan>
const StepKernel* kernels_of() {
  using Kernels = std::make_index_sequence<static_cast<std::size_t>(plan.kernels.size())>;
  return detail::KernelTable<plan, Kernels>::kernels[static_cast<int>(active_isa())];
}

}  // namespace weft

#endif
