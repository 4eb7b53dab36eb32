// The copies of the products of integers for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_INTEGER_GEMM_IPP
#define WEFT_KERNELS_INTEGER_GEMM_IPP

#include <weft/kernels/dot_products.hpp>
#include <weft/kernels/integer_gemm.hpp>
#include <weft/kernels/isa.hpp>
#include <weft/kernels/matrix_lanes.hpp>
#include <weft/kernels/tile_array.hpp>

#include <type_traits>
#include <utility>

#define WEFT_ISA_FILE <weft/kernels/integer_lanes.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/integer_pack.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/integer_tiles.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/integer_few_rows.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/integer_gemm.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

void integer_gemm(const IntegerGemm& g) { WEFT_SELECT_ISA(active_isa(), integer_gemm)(g); }
void integer_matmul(const IntegerMatmul& g) { WEFT_SELECT_ISA(active_isa(), integer_matmul)(g); }

}  // namespace weft

#endif
