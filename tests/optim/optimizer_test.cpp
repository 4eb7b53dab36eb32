// What every optimizer offers, and the helpers they share.
#include <support/expect_error.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>

#include <cmath>
#include <limits>

namespace weft::optimizer_test {

static_assert(OptimizerRule<Sgd> && OptimizerRule<SgdMomentum> && OptimizerRule<SgdNesterov>);
static_assert(OptimizerRule<Adam> && OptimizerRule<AdamW>);
struct NoRule {
  struct Settings {};
};
static_assert(!OptimizerRule<NoRule> && !OptimizerRule<int>);

static_assert(detail::power_of(2, 10) == 1024 && detail::power_of(0.5, 0) == 1 && detail::power_of(0, 3) == 0);

TEST(Optimizer, PowersBySquaring) {
  for (Index exponent : {0, 1, 2, 3, 7, 100, 12345})
    EXPECT_NEAR(detail::power_of(0.999, exponent), std::pow(0.999, static_cast<double>(exponent)), 1e-14) << exponent;
}

TEST(Optimizer, SettingsAreChecked) {
  EXPECT_NO_THROW(detail::check_not_negative("Rule", "rate", 0));
  EXPECT_THROW(detail::check_not_negative("Rule", "rate", std::numeric_limits<double>::infinity()), Error);
  EXPECT_NO_THROW(detail::check_fraction("Rule", "beta", 0));
  using testing::expect_error;
  for (double bad : {-1e-9, std::nan("")}) {
    expect_error([&] { detail::check_not_negative("Rule", "rate", bad); }, "setting_out_of_range",
                 {"Rule: rate", "0 or more"});
    expect_error([&] { detail::check_fraction("Rule", "beta", bad); }, "setting_out_of_range", {"beta", "[0, 1)"});
  }
  expect_error([&] { detail::check_fraction("Rule", "beta", 1); }, "setting_out_of_range", {"beta is 1"});
}

}  // namespace weft::optimizer_test
