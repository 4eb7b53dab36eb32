// The oracle of kernels/integer_gemm.hpp: three loops, sums of integers in 64 bits.
#ifndef WEFT_REFERENCE_INTEGER_GEMM_HPP
#define WEFT_REFERENCE_INTEGER_GEMM_HPP

#include <weft/base/config.hpp>
#include <weft/kernels/integer_arguments.hpp>

namespace weft::reference {

// Wrap to 32 bits at the end. Use no workspace.
WEFT_DECL void integer_gemm(const IntegerGemm& g);
WEFT_DECL void integer_matmul(const IntegerMatmul& g);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/integer_gemm.ipp>
#endif

#endif
