// Element by element, the reduction of several arrays in their order, written to one array or several: the arithmetic
// of all_reduce and reduce_scatter.
#ifndef WEFT_KERNELS_REDUCE_SLICES_HPP
#define WEFT_KERNELS_REDUCE_SLICES_HPP

#include <weft/base/collective.hpp>
#include <weft/base/dtype.hpp>

namespace weft {

// out[j][e] = ((in[0][e] op in[1][e]) op in[2][e]) ... for e in [0, count) and every j: the same bits however the
// arrays are cut. bf16 and f16 are accumulated in f32 and rounded once. min and max: a NaN wins; i32 and u32 sums wrap. An
// output may be an input; otherwise arrays must not overlap. `can_reduce(kind, dtype)` must hold, in_count >= 1. Any
// alignment. Cost: one pass over memory.
WEFT_DECL void reduce_slices(ReductionKind kind, DType dtype, const void* const* in, int in_count, void* const* out,
                             int out_count, Index count);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/reduce_slices.ipp>
#endif

#endif
