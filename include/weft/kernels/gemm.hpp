// Matrix multiplication on the systolic array, of f32, bf16 or f16 matrices in f32, and of f64 in f64:
// C[m, n] = op(A)[m, k] * op(B)[k, n].
//
// Every element of C is one chain of multiply-adds in the order of k (fused on AVX2 and AVX-512), wherever the element
// lies and however the loops are blocked: the same row of A and column of B give the same bits in a matrix of any m and
// n, so a result does not depend on how rows or columns are sharded. bf16 and f16 give the bits that the same numbers
// give as f32, bf16 also where it is multiplied as it is (AVX512-BF16, see dot_products.hpp), but for subnormal
// numbers: there they count as 0, as operands and as sums. Where bf16 is multiplied in tiles (AMX,
// tile_array.hpp), the order of k is another one, as independent of m, n and blocks.
#ifndef WEFT_KERNELS_GEMM_HPP
#define WEFT_KERNELS_GEMM_HPP

#include <weft/kernels/gemm_arguments.hpp>

namespace weft {

// Runs the copy for active_isa(). m, n or k may be 0; nothing outside the matrices is read or written; no allocation.
// Cost: 2 m n k floating-point operations. The copies are weft::baseline::gemm, weft::avx2::gemm, weft::avx512::gemm.
WEFT_DECL void gemm(const GemmArguments& arguments);

// `count` multiplications of matrices `a_step`, `b_step` and `c_step` elements apart (0: the same one for all); without
// an epilogue. They share the workspace.
WEFT_DECL void gemm_batch(GemmArguments arguments, Index count, Index a_step, Index b_step, Index c_step);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/gemm.ipp>
#endif

#endif
