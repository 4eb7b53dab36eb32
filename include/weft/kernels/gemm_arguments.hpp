// The arguments of a matrix multiplication and the size of its workspace: what a plan needs to know of
// kernels/gemm.hpp.
#ifndef WEFT_KERNELS_GEMM_ARGUMENTS_HPP
#define WEFT_KERNELS_GEMM_ARGUMENTS_HPP

#include <weft/kernels/quantized_matrix.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// All matrices are row-major; leading dimensions are in elements, at least the row length.
struct GemmArguments {
  Index m = 0, n = 0, k = 0;
  // The type of a and b: f32; bf16, which is packed as it is, or widened; f16, which is widened; or f64.
  DType dtype = DType::f32;
  const void* a = nullptr;
  Index lda = 0;
  bool transpose_a = false;  // false: a is [m, k]; true: a is [k, m]
  const void* b = nullptr;
  Index ldb = 0;
  bool transpose_b = false;  // false: b is [k, n]; true: b is [n, k]
  // Not null: B is this [k, n] matrix of 8 or 4 bits, whose elements become f32 as they are packed, or in registers
  // where A has few rows; `b`, `ldb` and `transpose_b` are not read, and A is not transposed.
  const QuantizedMatrix* quantized = nullptr;
  // [m, n] of f32, or of f64 if a and b are. Holds partial sums when k is blocked, also with an epilogue that stores
  // elsewhere; it may be the epilogue's output (not one of its other operands).
  void* c = nullptr;
  Index ldc = 0;
  // gemm_workspace_bytes(m, n, k, transpose_a, dtype) bytes, 64-byte aligned; uninitialized before and after.
  void* workspace = nullptr;
  // Called once for each finished block of C: `tile` points at the sums of C at (row, col), [rows, cols], with
  // `tile_stride` elements between rows (it is C's own memory). Blocks cover C exactly once; k = 0 gives blocks of
  // zeros. Null: C is the result, as it always is of f64.
  void (*epilogue)(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row, Index col,
                   Index rows, Index cols) = nullptr;
  const LoopArguments* epilogue_arguments = nullptr;

  [[nodiscard]] float* floats() const { return static_cast<float*>(c); }
};

namespace gemm_detail {

inline constexpr Index k_block = 512;       // depth of a block at most, on every instruction set
inline constexpr Index rows_at_once = 512;  // up to so many rows, all of them pass over one panel before the next one
inline constexpr Index row_block = 128;     // of more rows, as many at a time over a block of panels
inline constexpr Index panel_cols = 48;     // columns of a panel at most, on every instruction set; half as many of f64
inline constexpr Index block_cols = 240;    // columns of a block of panels at most, likewise

// The size of the blocks when `total` is cut into equal ones of at most `largest`, rounded up to `step`.
[[nodiscard]] constexpr Index balanced_block(Index total, Index largest, Index step) noexcept {
  return total <= largest ? total : round_up(ceil_divide(total, ceil_divide(total, largest)), step);
}

// How many floats a sum is as large as.
template <class Sum>
inline constexpr Index floats_of = sizeof(Sum) / 4;
[[nodiscard]] constexpr Index floats_of_sum(DType dtype) noexcept { return dtype == DType::f64 ? 2 : 1; }

// Is A packed? A column of a transposed A is a row in memory; of such rows, a multiple of 256 bytes apart, a column of
// tiles finds only few in the first cache before they evict each other, and each may have a page of its own. It pays
// where the packed rows pass over several panels and are long. `floats`: of a sum.
[[nodiscard]] constexpr bool packs_a(Index m, Index n, Index k, bool transpose_a, Index floats = 1) noexcept {
  return transpose_a && m * floats % 64 == 0 && n * floats > panel_cols && k >= 128;
}

// Floats in the packed panels when rows pass over `cols` columns of them of depth k, over a panel at a time or a block.
[[nodiscard]] constexpr Index packed_elements(bool panel_by_panel, Index cols, Index k) noexcept {
  const Index padded = round_up(cols, panel_cols), most = panel_by_panel ? panel_cols : block_cols;
  return balanced_block(k, k_block, 8) * (padded < most ? padded : most);
}

// Likewise of a block of panels of pairs, `beats` deep: more columns where it is less deep, so that rows of A, which
// are packed once a block, are packed seldom.
[[nodiscard]] constexpr Index packed_pairs(Index cols, Index beats) noexcept {
  const Index depth = round_up(balanced_block(beats, k_block, 16), 16),
              most = block_cols * k_block / depth / panel_cols * panel_cols;
  const Index padded = round_up(cols, panel_cols);
  return depth * (padded < most ? padded : most);
}

}  // namespace gemm_detail

// Bytes of GemmArguments::workspace, enough on every instruction set and whether B is transposed or not; at most 480
// KiB.
[[nodiscard]] constexpr Index gemm_workspace_bytes(Index m, Index n, Index k, bool transpose_a,
                                                   DType dtype = DType::f32) noexcept {
  using namespace gemm_detail;
  if (m == 0 || n == 0 || k == 0) return 0;
  const Index floats = floats_of_sum(dtype);
  const bool in_place = !is_narrow(dtype);  // may A be read so?
  const Index direct =
      packed_elements(m <= rows_at_once && in_place && !packs_a(m, n, k, transpose_a, floats), floats * n, k);
  const Index transposed = packed_elements(n <= rows_at_once && in_place, floats * m, k);
  Index words = direct > transposed ? direct : transposed;
  if (dtype == DType::bf16) {  // where it is multiplied as it is
    const Index pairs = packed_pairs(m > n ? m : n, ceil_divide(k, 2));
    if (pairs > words) words = pairs;
  }
  return round_up(words * 4, 64);
}

}  // namespace weft

#endif
