// How matrices come into vectors, in the copies of every instruction set: what kernels of products share.
#ifndef WEFT_KERNELS_MATRIX_LANES_HPP
#define WEFT_KERNELS_MATRIX_LANES_HPP

#include <weft/kernels/gemm_kernels.hpp>
#include <weft/kernels/systolic_array.hpp>

#include <utility>

#define WEFT_ISA_FILE <weft/kernels/matrix_lanes.inc>
#include <weft/kernels/for_each_isa.inc>

#endif
