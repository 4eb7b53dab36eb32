// The naive loops of exact sums of squares: see base/exact_sum.hpp.
#ifndef WEFT_REFERENCE_EXACT_SUM_HPP
#define WEFT_REFERENCE_EXACT_SUM_HPP

#include <weft/base/exact_sum.hpp>
#include <weft/reference/operations.hpp>

namespace weft::reference {

// Every square is added by itself, 16 bits at a time.
[[nodiscard]] WEFT_DECL Value exact_square_sum(const Evaluation& at);
[[nodiscard]] WEFT_DECL Value exact_norm(const Evaluation& at);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/exact_sum.ipp>
#endif

#endif
