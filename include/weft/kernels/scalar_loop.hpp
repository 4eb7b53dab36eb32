// Fused loops on element types that are no 32-bit words: 8-, 16- and 64-bit integers and f64, beside all others. They
// run element by element, without vectors, on every instruction set alike.
#ifndef WEFT_KERNELS_SCALAR_LOOP_HPP
#define WEFT_KERNELS_SCALAR_LOOP_HPP

#include <weft/kernels/loop_plan.hpp>
#include <weft/kernels/loop_program.hpp>
#include <weft/kernels/scalar_step.hpp>

namespace weft {

// Does a list have values that vectors do not compute with?
[[nodiscard]] constexpr bool needs_scalars(const EncodedInstruction* list, int size) noexcept {
  for (int i = 0; i < size; ++i)
    if (!fits_vectors(decode(list[i]).dtype)) return true;
  return false;
}

// A list that is carried out so.
struct ScalarLoop final : InterpretedLoop {
  Instruction list[max_instructions] = {};
  LoopPlan plan;

  constexpr ScalarLoop(const EncodedInstruction* encoded, int size) : plan(plan_loop(encoded, size)) {
    for (int i = 0; i < size && i < max_instructions; ++i) list[i] = decode(encoded[i]);
  }
  bool is_scalar() const noexcept override { return true; }
  Index lanes() const noexcept override { return 1; }
  BlockStep find_step(const Instruction& now, DType) const noexcept override { return find_scalar_step(now.opcode); }
  BlockSize size_of(const Instruction& now, DType of, Index) const noexcept override {
    return scalar_size(of, now.dtype);
  }
};

// What LoopArguments::program, a ScalarLoop, says. Integers wrap at their width; f64 is computed as such, floats below
// it exactly and rounded once; sums of floats are added up in f64. Cost: about 1 ns an instruction and element, some 5 ns
// where scalar_loop.ipp does not know its types.
WEFT_DECL void run_scalar_loop(const LoopArguments& arguments);
WEFT_DECL void run_scalar_epilogue(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row,
                                   Index col, Index rows, Index cols);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/scalar_loop.ipp>
#endif

#endif
