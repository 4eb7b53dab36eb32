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
  void* workspace = nullptr;  // as above
};

namespace integer_detail {

inline constexpr Index most_depth = 512;     // of a block: a panel fits the first cache
inline constexpr Index most_rows = 240;      // of a block: what is packed of them fits the second cache
inline constexpr Index line_cols = 64;       // columns that are packed at once: a cache line of bytes
inline constexpr Index most_cols = 1024;     // that are packed for several blocks of rows
inline constexpr Index tile_sums = 12 * 32;  // of a tile, at most, on every instruction set

[[nodiscard]] constexpr Index packed_depth(Index k) noexcept { return round_up(k < most_depth ? k : most_depth, 32); }
[[nodiscard]] constexpr Index packed_rows(Index m) noexcept { return m < most_rows ? m : most_rows; }
// Columns of B that are packed together; where one block has all rows, they are read once.
[[nodiscard]] constexpr Index packed_cols(Index m, Index n) noexcept {
  const Index most = m <= most_rows ? line_cols : most_cols;
  return round_up(n < most ? n : most, line_cols);
}

}  // namespace integer_detail

// Rows and columns as integers of 16 bits, the sums of a tile, and a scale for each row of A.
[[nodiscard]] constexpr Index integer_workspace_bytes(Index m, Index n, Index k) noexcept {
  using namespace integer_detail;
  if (m == 0 || n == 0 || k == 0) return 0;
  return round_up(2 * (packed_rows(m) + packed_cols(m, n)) * packed_depth(k) + 4 * tile_sums + 4 * m, 64);
}

}  // namespace weft

#endif
