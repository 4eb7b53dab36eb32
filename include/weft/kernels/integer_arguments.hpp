// The arguments of products of integers and the size of their workspace: what a plan needs to know of
// kernels/integer_gemm.hpp.
#ifndef WEFT_KERNELS_INTEGER_ARGUMENTS_HPP
#define WEFT_KERNELS_INTEGER_ARGUMENTS_HPP

#include <weft/kernels/quantized_matrix.hpp>

namespace weft {

// C[m, n] = A[m, k] B[k, n], all row-major; leading dimensions in elements. Products and sums of 32 bits are exact
// while they fit: k up to 131,071 of signed numbers, 65,793 where A is unsigned. Beyond that, sums wrap.
struct IntegerGemm {
  Index m = 0, n = 0, k = 0;
  const void* a = nullptr;  // signed bytes, or unsigned
  Index lda = 0;
  bool a_is_unsigned = false;
  const std::int8_t* b = nullptr;
  Index ldb = 0;
  std::int32_t* c = nullptr;
  Index ldc = 0;
  void* workspace = nullptr;  // integer_workspace_bytes(m, n, k), 64-byte aligned
};

// C[m, n] = A[m, k] W of f32: each row of A becomes integers of 8 bits, its largest number 127, and W is what its
// integers mean: row-major without gaps. Sums of a block, or of 512 rows of a longer one, are exact; they are scaled
// and added in f32.
struct IntegerMatmul {
  Index m = 0, n = 0, k = 0;
  const float* a = nullptr;
  const QuantizedMatrix* weights = nullptr;
  float* c = nullptr;
  void* workspace = nullptr;  // integer_matmul_workspace_bytes(m, n, k), likewise
};

namespace integer_detail {

inline constexpr Index most_depth = 512;       // of a block whose sums are scaled
inline constexpr Index most_bytes = 1024;      // of a packed row or column: 512 numbers of 16 bits, 1,024 of 8
inline constexpr Index most_rows = 256;        // of a block: what is packed of them fits the second cache
inline constexpr Index line_cols = 64;         // columns that are packed at once: a cache line of bytes
inline constexpr Index most_cols = 1024;       // that are packed for several blocks of rows
inline constexpr Index near_words = 8 * 1024;  // of panels that the rows of A pass over together: the first cache
inline constexpr Index tile_sums = 32 * 32;    // of a tile, at most, on every instruction set

// The words of a packed row, or column, of numbers of `bytes` bytes; those of 2 bytes take the most.
[[nodiscard]] constexpr Index words_of_row(Index k, Index bytes) noexcept {
  const Index most = most_bytes / bytes;
  return round_up(k < most ? k : most, 64) * bytes / 4;
}
// From one packed row to the next: a line more, so that the rows of a tile do not begin in the same sets of the caches.
[[nodiscard]] constexpr Index row_stride(Index k, Index bytes) noexcept { return words_of_row(k, bytes) + 16; }
[[nodiscard]] constexpr Index packed_rows(Index m) noexcept { return m < most_rows ? m : most_rows; }
// Columns of B that are packed together; where one block has all rows, they are read once.
[[nodiscard]] constexpr Index packed_cols(Index m, Index n) noexcept {
  const Index most = m <= most_rows ? line_cols : most_cols;
  return round_up(n < most ? n : most, line_cols);
}

// Rows of weights that are one block: up to the end of a block of scales.
[[nodiscard]] inline Index block_depth(const QuantizedMatrix& b, Index p, Index k) noexcept {
  const Index end = (p / b.block + 1) * b.block, left = (end < k ? end : k) - p;
  return left < most_depth ? left : most_depth;
}

// Few rows of A pass over weights as these are read, row by row.
inline constexpr Index most_few_rows = 32;
inline constexpr Index few_depth = 64;        // rows of bytes that are read at once
inline constexpr Index few_sums = 32 * 1024;  // of so many columns that they stay in the second cache
inline constexpr Index few_panel_cols = 512;  // that are packed one chunk of rows after the other
inline constexpr Index few_row_words = 64;    // of a row of A for so many rows of bytes, at most
[[nodiscard]] constexpr Index few_cols(Index m, Index n) noexcept {
  const Index most = few_sums / m / line_cols * line_cols;
  return round_up(n < most ? n : most, line_cols);
}
// Where a product of few rows keeps its sums, a line of words, rows of A and their scales and sums.
struct FewRows {
  Index cols;  // of sums
  int *sums, *panels, *rows, *row_sums;
  float* steps;

  FewRows(void* memory, Index m, Index n) : cols(few_cols(m, n)), sums(static_cast<int*>(memory)) {
    panels = sums + m * cols;
    rows = panels + few_panel_cols * few_row_words;
    row_sums = rows + m * few_row_words;
    steps = reinterpret_cast<float*>(row_sums + m);
  }
  [[nodiscard]] static constexpr Index bytes(Index m, Index n) noexcept {
    return 4 * (m * few_cols(m, n) + (few_panel_cols + m) * few_row_words + 2 * m);
  }
};

}  // namespace integer_detail

// Rows and columns as integers, what the sums of each column start from, the sums of a tile, and a scale for each row
// of A.
[[nodiscard]] constexpr Index integer_workspace_bytes(Index m, Index n, Index k) noexcept {
  using namespace integer_detail;
  if (m == 0 || n == 0 || k == 0) return 0;
  const Index of_row = words_of_row(k, 2);
  const Index words = packed_rows(m) * row_stride(k, 2) + packed_cols(m, n) * (of_row + 1) + tile_sums + m;
  return round_up(4 * words, 64);
}
[[nodiscard]] constexpr Index integer_matmul_workspace_bytes(Index m, Index n, Index k) noexcept {
  using namespace integer_detail;
  if (m > most_few_rows && n > 0 && k > 0) return integer_workspace_bytes(m, n, k) + round_up(m * k, 64);
  if (m == 0 || n == 0 || k == 0) return 0;
  return round_up(FewRows::bytes(m, n), 64);
}

}  // namespace weft

#endif
