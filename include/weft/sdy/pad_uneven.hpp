// Dimensions that the axes that cut them do not divide, padded. Run time only.
#ifndef WEFT_SDY_PAD_UNEVEN_HPP
#define WEFT_SDY_PAD_UNEVEN_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

// Makes each value that is cut into pieces that are not equal as large as it takes for equal ones: elements behind its
// own, of any number. They come where a value begins to be cut so, and go where it is whole again:
//
//   %0 = stablehlo.pad %a, ... : (tensor<7x8xf32>, tensor<f32>) -> tensor<8x8xf32>
//   %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
//   ...
//   %9 = stablehlo.slice %8 [0:7, 0:8] : (tensor<8x8xf32>) -> tensor<7x8xf32>
//
// What sums over such a dimension is handed 0 there, a reduction what it starts with, and `pad` what it pads with.
// The module: one whose reshards are written as collectives. Errors: stablehlo_edge_is_uneven,
// stablehlo_padding_is_unknown, stablehlo_is_unsupported.
WEFT_DECL void pad_uneven(stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/pad_uneven.ipp>
#endif

#endif
