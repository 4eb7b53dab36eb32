// Instructions on one element of any type in a register of 64 bits (scalar_value.hpp), called as those on blocks of
// vectors are.
#ifndef WEFT_KERNELS_SCALAR_STEP_HPP
#define WEFT_KERNELS_SCALAR_STEP_HPP

#include <weft/kernels/block_step.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// The function of an operation; null: of a reduction or of an accumulator.
[[nodiscard]] WEFT_DECL BlockStep find_scalar_step(Opcode code) noexcept;
// Which it is to be called with: the type of value a; and that of the result, or in memory.
[[nodiscard]] constexpr BlockSize scalar_size(DType of, DType to) noexcept {
  return {1, 1, 1, static_cast<Index>(of), static_cast<Index>(to)};
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/scalar_step.ipp>
#endif

#endif
