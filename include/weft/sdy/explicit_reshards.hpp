// Explicit reshards: a module in which every operation's operands and results lie in ways that fit each other, with
// sdy.reshard and sdy.all_reduce where they did not. Run time only.
#ifndef WEFT_SDY_EXPLICIT_RESHARDS_HPP
#define WEFT_SDY_EXPLICIT_RESHARDS_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

struct ExplicitReshardOptions {
  // False: only around products whose result is cheaper to reshard than an operand, concatenations of operands that
  // do not lie alike, and calls; sums over devices are made in any case.
  bool everywhere = true;
};

// Shardings as they are written; what has none is whole everywhere. Errors: those of reading shardings and rules.
WEFT_DECL void insert_explicit_reshards(stablehlo::Module& module, const ExplicitReshardOptions& options = {});

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/explicit_reshards.ipp>
#endif

#endif
