// A module of one function: what it calls, and what it computes by a name, stands where it does so. Run time only.
#ifndef WEFT_SDY_INLINE_CALLS_HPP
#define WEFT_SDY_INLINE_CALLS_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

// Leaves @main, or the only function, alone in the module. What a function that is called and the call say of shardings
// becomes constraints, as is what named computations say of what they take and return. Errors:
// stablehlo_has_no_function, stablehlo_calls_itself, stablehlo_name_is_unknown, and stablehlo_is_unsupported of regions
// with arguments, and of several results, in functions that are called.
WEFT_DECL void inline_calls(stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/inline_calls.ipp>
#endif

#endif
