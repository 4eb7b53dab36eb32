// Products of integers of 8 bits, summed in 32: u8 or s8 times s8, and activations of f32 that become s8 as they come
// times weights of 8 or 4 bits.
//
// Where the processor multiplies bytes (vpdpbusd, see dot_products.hpp), four rows of B lie side by side and four pairs
// are multiplied and added at a beat. Its left operand has no sign: signed numbers of A get 128 more, and 128 times the
// sum of each column of B is taken off. Elsewhere, and of 8 bits with zero points, operands are widened to 16 bits
// while they are packed, two rows side by side (pmaddwd). Few rows of activations pass over weights as these are read:
// there weights have no sign, and the processor takes both the other way round. Tile registers (AMX, tile_array.hpp)
// take 64 rows of B at a beat and bytes with and without a sign on either side. All are exact for all numbers and have
// the same bits, unlike the older instruction for bytes (pmaddubsw), whose sums saturate.
#ifndef WEFT_KERNELS_INTEGER_GEMM_HPP
#define WEFT_KERNELS_INTEGER_GEMM_HPP

#include <weft/base/config.hpp>
#include <weft/kernels/integer_arguments.hpp>

namespace weft {

// Run the copies for active_isa(): weft::avx2::integer_gemm and so on. No allocation.
WEFT_DECL void integer_gemm(const IntegerGemm& g);
WEFT_DECL void integer_matmul(const IntegerMatmul& g);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/integer_gemm.ipp>
#endif

#endif
