// Fused kernels: a list of instructions, given as a pack, compiled into vector loops for every instruction set; the
// baseline, beside a wider one, interprets them. FusedLoop runs on a domain of rows x cols elements in memory,
// FusedEpilogue on a finished block of a matmul.
//
// Kinds of lists: maps; reductions over columns (softmax, layer norm, losses), any number of which may wait for each
// other; reductions over rows (gradients of biases), likewise. Not both directions in one list.
//
// Numbers. bf16 and f16 values are computed in f32 and rounded, sums once, when they are stored. No product and sum are
// contracted but in `multiply_add`. Sums over rows are in row order; sums over columns are in an order that depends on
// `cols` and the instruction set only. A sum of nothing is 0, a maximum of nothing the least value of its type.
#ifndef WEFT_KERNELS_FUSED_LOOP_HPP
#define WEFT_KERNELS_FUSED_LOOP_HPP

#include <weft/kernels/block_layout.hpp>
#include <weft/kernels/block_step.hpp>
#include <weft/kernels/instruction_list.hpp>
#include <weft/kernels/vector_math.hpp>

#define WEFT_ISA_FILE <weft/kernels/fused_value.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/fused_block.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/fused_sum.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/fused_bind.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/fused_interpreter.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/fused_loop.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

// Outputs may be operands (the same element), but nothing may overlap otherwise.
template <EncodedInstruction... Encoded>
struct FusedLoop {
  [[nodiscard]] static constexpr LoopFunction function(Isa isa = active_isa()) {
    return WEFT_SELECT_ISA(isa, fused::run<InstructionList<Encoded...>>);
  }
  static void run(const LoopArguments& arguments) { function()(arguments); }
};

template <EncodedInstruction... Encoded>
struct FusedEpilogue {
  [[nodiscard]] static constexpr EpilogueFunction function(Isa isa = active_isa()) {
    return WEFT_SELECT_ISA(isa, fused::run_epilogue<InstructionList<Encoded...>>);
  }
};

}  // namespace weft

#endif
