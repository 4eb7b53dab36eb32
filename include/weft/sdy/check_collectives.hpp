// Collectives of Shardy's dialect that lead from where their operand lies to where they say. Run time only.
#ifndef WEFT_SDY_CHECK_COLLECTIVES_HPP
#define WEFT_SDY_CHECK_COLLECTIVES_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

// What is cut or joined stands last among the axes of its dimension; sums are over axes that cut nothing; what is
// unreduced is that before, without what is summed over. Nothing is asked of an operand that nothing is said of, but of
// all_gather, all_to_all and collective_permute. Errors: stablehlo_collective_differs, stablehlo_attribute_is_missing,
// those of read_axes.
WEFT_DECL void check_collectives(stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/check_collectives.ipp>
#endif

#endif
