// Factors of symmetric matrices, and systems of equations with a triangular matrix.
#ifndef WEFT_KERNELS_TRIANGULAR_HPP
#define WEFT_KERNELS_TRIANGULAR_HPP

#include <weft/base/dtype.hpp>

namespace weft {

// For each of `batch` matrices a, [n, n]: l, lower, with l l^T = a; only the lower triangle of a is read, zeros are written
// above l's. NaN in the whole lower triangle where a is not positive definite. f32 or f64; l and a do not overlap. By blocks
// of rows (Golub and Van Loan, Matrix Computations, 4.2.9): n^3 / 3 operations.
WEFT_DECL void cholesky(DType dtype, const void* a, Index batch, Index n, void* l);

// x, [n, m], with l x = b, or, transposed, l^T x = b, for each of `batch` pairs of l, lower, [n, n], and b, [n, m]. What
// stands above l's diagonal is not read; a zero on it gives infinity or NaN. x may be b. n^2 m operations.
WEFT_DECL void triangular_solve(DType dtype, bool is_transposed, const void* l, const void* b, Index batch, Index n,
                                Index m, void* x);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/triangular.ipp>
#endif

#endif
