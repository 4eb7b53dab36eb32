// The compilers' limits on constant evaluation: whether a model of so many nodes may be planned within them.
#ifndef WEFT_BASE_CONSTEXPR_LIMITS_HPP
#define WEFT_BASE_CONSTEXPR_LIMITS_HPP

#include <weft/base/index.hpp>

#include <type_traits>

// What CMake and pkg-config define as 1 beside the flags that raise the limits. 0: whether they are raised is found
// out, which takes a second or two for a model that needs it.
#ifndef WEFT_CONSTEXPR_LIMITS_ARE_RAISED
#define WEFT_CONSTEXPR_LIMITS_ARE_RAISED 0
#endif

// What an assertion says, which takes a literal.
#define WEFT_GRAPH_IS_TOO_LARGE                                                                                        \
  "weft: graph: graph_is_too_large: a model of so many nodes exceeds the compiler's limits on constant evaluation; "   \
  "link the CMake target weft::weft, or raise them with -fconstexpr-steps=2000000000 (Clang) or "                      \
  "-fconstexpr-ops-limit=2000000000 -fconstexpr-loop-limit=100000000 (GCC)"

namespace weft {

namespace detail {

// Nodes of a traced and differentiated model that no compiler plans within its default limits, and those that it always
// does (measured: Clang 14 takes 3,300 to 5,000 of its 1,048,576 steps a node, GCC 12 about 45,000 of its 33,554,432
// operations).
#if defined(__clang__)
inline constexpr Index most_nodes_by_default = 350, always_planned_nodes = 120;
#else
inline constexpr Index most_nodes_by_default = 900, always_planned_nodes = 300;
#endif

// Takes more steps (Clang) or operations (GCC) than are allowed by default, for any `nodes`.
template <Index nodes>
constexpr bool takes_more_than_the_default() {
  unsigned sum = 1;
  for (unsigned i = 0; i < 1050; ++i)
    for (unsigned j = 0; j < 1000; ++j)
#if defined(__clang__)
      sum += j;
#else
      sum = ((sum ^ i) + (sum << 3) + (j ^ sum)) ^ ((sum + i) + (sum << 5) + (j + sum));
#endif
  return sum != nodes || sum == nodes;
}

template <Index nodes>
concept LimitsAreRaised = WEFT_CONSTEXPR_LIMITS_ARE_RAISED != 0 || requires {
  typename std::bool_constant<takes_more_than_the_default<nodes>()>;
};

}  // namespace detail

// A number as it is printed.
template <Index count>
struct Nodes {};

// May a model of so many nodes be planned? The limits are looked into only where they matter.
template <class Count>
inline constexpr bool graph_fits_the_limits = false;
template <Index nodes>
inline constexpr bool graph_fits_the_limits<Nodes<nodes>> = [] {
  if constexpr (nodes <= detail::most_nodes_by_default)
    return true;
  else
    return detail::LimitsAreRaised<nodes>;
}();

// Its plan has become a constant; or it is so small that something else than its size has stopped the compiler.
template <class Count, bool planned>
inline constexpr bool graph_is_planned = planned;
template <Index nodes>
inline constexpr bool graph_is_planned<Nodes<nodes>, false> = nodes <= detail::always_planned_nodes;

}  // namespace weft

#endif
