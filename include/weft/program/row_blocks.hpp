// Two products with a loop over rows between them, such as attention, by blocks of rows: what the first one makes of a
// block is still in the second cache when the loop and the other product read it, and neither it nor the loop's result
// is ever written whole. The bits are those of the steps one after another.
#ifndef WEFT_PROGRAM_ROW_BLOCKS_HPP
#define WEFT_PROGRAM_ROW_BLOCKS_HPP

#include <weft/program/binding.hpp>

namespace weft {

// The loop's rows are those of the first product, matrix after matrix, and those of the left operand of the second one.
// All three run when the second one does: what lies between them in the plan runs before.
struct RowBlocks {
  Index first = -1, loop = -1, second = -1;  // steps
  Index rows = 0;                            // of a block; the last one of a matrix may have fewer
  std::int32_t scores = -1;                  // the loop's operand that the first product makes
  // Where blocks lie in the arena, in memory of the whole result of the loop: the first product's, the loop's, and the
  // right operand of the first product as its rows, `right_row` elements apart; 0: that is read where it is.
  Index scores_offset = 0, result_offset = 0, right_offset = 0, right_row = 0;
};

// Those of a plan, by their second products. Blocks pay where the whole does not fit the second cache. Cost: linear in
// the steps, and in the lifetimes for each that is found.
[[nodiscard]] WEFT_DECL Buffer<RowBlocks> find_row_blocks(const PlanView& plan);

// Runs the three steps with the addresses of `binding`, each block by `run_step`.
WEFT_DECL void run_row_blocks(const RowBlocks& blocks, const PlanView& plan, const Binding& binding,
                              void (*run_step)(const BoundStep& bound, const PlanView& plan));

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/program/row_blocks.ipp>
#endif

#endif
