// The interpreter's table of functions for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_INTERPRETED_LOOP_IPP
#define WEFT_KERNELS_INTERPRETED_LOOP_IPP

#include <weft/base/error_isa.hpp>
#include <weft/kernels/block_key.hpp>
#include <weft/kernels/fused_loop.hpp>
#include <weft/kernels/interpreted_loop.hpp>

#define WEFT_ISA_FILE <weft/kernels/fused_table.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

std::unique_ptr<const InterpretedLoop> interpreted_loop(std::span<const EncodedInstruction> list, Isa isa) {
  InterpretedLoop* const made = WEFT_SELECT_ISA(isa, fused::list_loop)(list.data(), static_cast<int>(list.size()));
  if (made == nullptr) instruction_is_unknown(static_cast<Index>(list.size()));
  return std::unique_ptr<const InterpretedLoop>(made);
}

LoopFunction interpreting_loop(Isa isa) { return WEFT_SELECT_ISA(isa, fused::run_listed); }
EpilogueFunction interpreting_epilogue(Isa isa) { return WEFT_SELECT_ISA(isa, fused::run_listed_epilogue); }

}  // namespace weft

#endif
