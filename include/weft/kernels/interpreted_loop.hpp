// Fused loops that no compiler has seen: carried out from their lists of instructions, by vectors, on blocks that stay
// in the first cache, on every instruction set, with the bits of the compiled kernel of the same list.
#ifndef WEFT_KERNELS_INTERPRETED_LOOP_HPP
#define WEFT_KERNELS_INTERPRETED_LOOP_HPP

#include <weft/kernels/isa.hpp>
#include <weft/kernels/loop_program.hpp>

#include <memory>
#include <span>

namespace weft {

// For the instruction set `isa`, that of the functions below; `list`: encoded instructions that plan_loop takes for
// valid. Cost: some microseconds. Error: instruction_is_unknown.
[[nodiscard]] WEFT_DECL std::unique_ptr<const InterpretedLoop> interpreted_loop(
    std::span<const EncodedInstruction> list, Isa isa = active_isa());

// The kernels of all interpreted loops and epilogues, which do what their arguments' `program` says.
[[nodiscard]] WEFT_DECL LoopFunction interpreting_loop(Isa isa = active_isa());
[[nodiscard]] WEFT_DECL EpilogueFunction interpreting_epilogue(Isa isa = active_isa());

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/interpreted_loop.ipp>
#endif

#endif
