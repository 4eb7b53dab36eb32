// The copies of the matrix multiplication for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_GEMM_IPP
#define WEFT_KERNELS_GEMM_IPP

#include <weft/kernels/dot_products.hpp>
#include <weft/kernels/gemm.hpp>
#include <weft/kernels/gemm_driver.hpp>
#include <weft/kernels/isa.hpp>
#include <weft/kernels/matrix_lanes.hpp>
#include <weft/kernels/tile_array.hpp>

#define WEFT_ISA_FILE <weft/kernels/gemm.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/bfloat16_gemm.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/dequantize.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

void gemm(const GemmArguments& arguments) { WEFT_SELECT_ISA(active_isa(), gemm)(arguments); }

void gemm_batch(GemmArguments arguments, Index count, Index a_step, Index b_step, Index c_step) {
  const Index bytes = size_bytes(arguments.dtype);
  for (; count > 0; --count) {
    gemm(arguments);
    arguments.a = static_cast<const char*>(arguments.a) + a_step * bytes;
    arguments.b = static_cast<const char*>(arguments.b) + b_step * bytes;
    arguments.c = static_cast<char*>(arguments.c) + c_step * 4 * gemm_detail::floats_of_sum(arguments.dtype);
  }
}

}  // namespace weft

#endif
