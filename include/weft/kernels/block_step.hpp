// How a function of the interpreter of fused loops is called: one instruction on a block of rows and vectors, the same
// for every instruction set.
#ifndef WEFT_KERNELS_BLOCK_STEP_HPP
#define WEFT_KERNELS_BLOCK_STEP_HPP

#include <weft/base/index.hpp>

namespace weft {

// Where values lie: bytes from a row to the next, and from a vector to the next; 0 of one for all.
struct BlockOperand {
  char* at;
  Index row_step, step;

  [[nodiscard]] WEFT_ALWAYS_INLINE char* row(Index row) const { return at + row * row_step; }
};
// What an instruction writes and reads.
struct BlockOperands {
  const BlockOperand *to, *a, *b, *c;
};
// A row has `count` elements: vectors, the last one perhaps a part, which loads, stores and sums heed.
struct BlockSize {
  Index rows, vectors, count;
  Index row, col;  // of the first element
};
using BlockStep = void (*)(const BlockOperands& on, const BlockSize& size);

}  // namespace weft

#endif
