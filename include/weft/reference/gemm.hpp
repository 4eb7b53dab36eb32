// The oracle of kernels/gemm.hpp: both operands as rows of doubles, three loops, rounded to float once.
#ifndef WEFT_REFERENCE_GEMM_HPP
#define WEFT_REFERENCE_GEMM_HPP

#include <weft/kernels/gemm_arguments.hpp>

namespace weft::reference {

// Element `i` of a matrix of type `dtype`.
[[nodiscard]] WEFT_DECL double element_of(const void* matrix, Index i, DType dtype);

// C = op(A) op(B), then the epilogue once for all of C. Uses no workspace, and 8 bytes an element of both operands.
WEFT_DECL void gemm(const GemmArguments& g);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/gemm.ipp>
#endif

#endif
