// The copies for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_REDUCE_SLICES_IPP
#define WEFT_KERNELS_REDUCE_SLICES_IPP

#include <weft/kernels/isa.hpp>
#include <weft/kernels/reduce_any.hpp>
#include <weft/kernels/reduce_slices.hpp>

#define WEFT_ISA_FILE <weft/kernels/reduce_slices.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

void reduce_slices(ReductionKind kind, DType dtype, const void* const* in, int in_count, void* const* out,
                   int out_count, Index count) {
  static const auto kernel = WEFT_SELECT_ISA(active_isa(), reduce_slices);
  kernel(kind, dtype, in, in_count, out, out_count, count);
}

}  // namespace weft

#endif
