// Which graphs the compilers plan within their limits. What is said of the others: compile_fail/cases.
#include <weft/base/constexpr_limits.hpp>

#include <gtest/gtest.h>

namespace weft::constexpr_limits_test {

// These tests are built with raised limits, as all that links weft::weft.
static_assert(WEFT_CONSTEXPR_LIMITS_ARE_RAISED == 1);
static_assert(graph_fits_the_limits<Nodes<1000000>>);
static_assert(graph_fits_the_limits<Nodes<0>>);

TEST(ConstexprLimits, AGraphThatIsPlannedIsNotTooLarge) {
  EXPECT_TRUE((graph_is_planned<Nodes<1000000>, true>));
  EXPECT_FALSE((graph_is_planned<Nodes<1000000>, false>));
}

TEST(ConstexprLimits, SomethingElseStopsTheCompilerInASmallGraph) {
  EXPECT_TRUE((graph_is_planned<Nodes<10>, false>));
  EXPECT_FALSE((graph_is_planned<Nodes<detail::most_nodes_by_default>, false>));
}

}  // namespace weft::constexpr_limits_test
