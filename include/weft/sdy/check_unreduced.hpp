// Sums over devices that are not made yet: no operation loses one. Run time only.
#ifndef WEFT_SDY_CHECK_UNREDUCED_HPP
#define WEFT_SDY_CHECK_UNREDUCED_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

// A value with unreduced={"y"} is the sum of what the devices along "y" have. What reads it makes another such value,
// or is a reshard, a constraint or a reduction over "y" by the same kind; products, and reductions by their bodies, may
// begin one. Calls and functions agree in what they hand over. Errors: stablehlo_unreduced_is_dropped,
// stablehlo_unreduced_kind_differs, stablehlo_unreduced_begins, stablehlo_unreduced_edge_differs, and
// stablehlo_attribute_is_missing of a reduction of what nothing is said of.
WEFT_DECL void check_unreduced(stablehlo::Module& module);

// The same of a module into which insert_explicit_reshards is to write the sums that are lost: refuses what takes one
// kind for another. Errors: stablehlo_unreduced_kind_differs.
WEFT_DECL void check_unreduced_kinds(stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/check_unreduced.ipp>
#endif

#endif
