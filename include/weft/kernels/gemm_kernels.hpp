// What an instruction set brings to a matrix multiplication: systolic arrays of several sizes, and ways to move blocks
// of matrices to where arrays read them. `Sum` is what sums are of: float, also of narrower operands, or double.
#ifndef WEFT_KERNELS_GEMM_KERNELS_HPP
#define WEFT_KERNELS_GEMM_KERNELS_HPP

#include <weft/kernels/gemm_arguments.hpp>

namespace weft::gemm_detail {

// The bits of an f16, which only vectors convert.
struct Half {
  std::uint16_t bits;
};

// What streams through an array: `k` columns of A, and a row of whole vectors of B with each.
template <class Sum>
struct Streams {
  Index k;
  const Sum* a;
  Index a_row, a_k;
  Index a_next;  // from the rows of one tile to those of the next, by row
  const Sum* b;
  Index b_k;
  bool accumulate;  // the sums continue from C
};

// Multiplies one tile: rows of A from `a` on, sums at `c`.
template <class Sum>
using Tile = void (*)(const Streams<Sum>& streams, const Sum* a, Sum* c, Index ldc);

// Arrays of 1, 2, 4, 6 and 8 rows, as far as the registers reach.
template <class Sum>
struct TilesOfWidth {
  Tile<Sum> rows[5];
};

// Multiplies `rows` rows of A, which are whole rows of words, with a panel that is `vectors` wide.
template <class Sum>
using MultiplyRows = void (*)(Index vectors, const Streams<Sum>& streams, const Sum* a, Index rows, Sum* c, Index ldc);

// Where elements of A or B lie.
struct Elements {
  const void* at;
  DType dtype;

  [[nodiscard]] Elements operator+(Index count) const {
    return {static_cast<const char*>(at) + count * size_bytes(dtype), dtype};
  }
  template <class Element>
  [[nodiscard]] const Element* as() const {
    return static_cast<const Element*>(at);
  }
};

// Moves [rows, cols] elements, and widens narrow ones.
template <class Element, class Sum>
using MoveOf = void (*)(const Element* from, Index from_stride, Sum* to, Index to_stride, Index rows, Index cols);
template <class Sum>
struct Move {
  MoveOf<Sum, Sum> sums;
  MoveOf<bfloat16, Sum> bf16 = nullptr;
  MoveOf<Half, Sum> f16 = nullptr;

  void operator()(const Elements& from, Index from_stride, Sum* to, Index to_stride, Index rows, Index cols) const {
    if (from.dtype == DType::bf16)
      bf16(from.as<bfloat16>(), from_stride, to, to_stride, rows, cols);
    else if (from.dtype == DType::f16)
      f16(from.as<Half>(), from_stride, to, to_stride, rows, cols);
    else
      sums(from.as<Sum>(), from_stride, to, to_stride, rows, cols);
  }
};

// Packs bf16 as words of two numbers that enter an array at one beat, the first of them in the upper half; after an odd
// last one comes a zero.
template <class Sum>
struct PackPairs {
  MoveOf<bfloat16, Sum> within_rows = nullptr;  // [rows, cols] -> [rows, words of cols]
  MoveOf<bfloat16, Sum> over_rows = nullptr;    // -> [words of rows, cols]
  MoveOf<bfloat16, Sum> transposed = nullptr;   // -> [words of cols, rows]
  MoveOf<bfloat16, Sum> columns = nullptr;  // -> [cols, words of rows], or null: columns are read as over_rows has them
};

template <class Sum>
struct GemmKernels {
  int lanes;          // words of a vector: sums, or what k_step narrow numbers fill
  int k_step;         // 1, or 2: bf16 is multiplied as it is, and `pairs` packs it
  int array_rows;     // of the largest array
  int array_vectors;  // that it is wide
  Index depth;        // of a block at most: such a panel of B fits the first cache, or streams from the second
  TilesOfWidth<Sum> tiles[3];
  MultiplyRows<Sum> multiply_rows = nullptr;  // in their place, if not null
  Index beats_at_once = 1;  // words of a row that arrays take: packed ones are followed by zeros up to a multiple
  Move<Sum> copy_rows, transpose;
  // Packs `rows` rows of a transposed A, a multiple of array_rows, for tiles: element (i, p) of array_rows of them is
  // to[p * array_rows + i], and the next ones begin array_rows * to_stride further.
  MoveOf<Sum, Sum> pack_columns;
  // Rows [p, p + rows) of the columns [col, col + cols) of a matrix of few bits, widened; p is even.
  void (*dequantize)(const QuantizedMatrix& matrix, Index p, Index col, Sum* to, Index to_stride, Index rows,
                     Index cols) = nullptr;
  void (*multiply_few)(const GemmArguments& g) = nullptr;  // of few bits: see has_few_rows; without the epilogue
  PackPairs<Sum> pairs = {};

  // Columns of the largest array, and of a block of panels at most.
  [[nodiscard]] Index array_cols() const { return Index{array_vectors} * lanes; }
  [[nodiscard]] static constexpr Index most_cols() { return block_cols / floats_of<Sum>; }
};

}  // namespace weft::gemm_detail

#endif
