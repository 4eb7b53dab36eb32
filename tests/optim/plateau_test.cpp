// Learning rates on a plateau, epoch by epoch as PyTorch has them; when to stop.
#include <weft/optim/plateau.hpp>

#include <support/expect_error.hpp>
#include <support/golden.hpp>

namespace weft::plateau_test {

using testing::expect_error;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// tests/golden/layers.json
TEST(Plateau, RatesAreThoseOfPyTorch) {
  const double metrics[] = {5, 4, 4, 4.5, 3.9999, 3.9, 4, 4, 4, 4, 4, 4, nan, 4, 4, 4, 3, 3, 3, 3};
  const ReduceOnPlateau::Settings settings[] = {
      {.learning_rate = 1, .factor = 0.5F, .patience = 1},
      {.learning_rate = 1, .factor = 0.1F, .patience = 2, .cooldown = 2, .least = 0.005F},
      {.learning_rate = 1,
       .factor = 0.5F,
       .patience = 0,
       .threshold = 0.5,
       .relative = false,
       .better = Better::higher},
      {.learning_rate = 1, .factor = 0.25F, .patience = 1, .threshold = 0.1, .better = Better::higher}};
  const testing::Json golden = testing::golden_file("layers.json");
  for (std::size_t i = 0; i < std::size(settings); ++i) {
    ReduceOnPlateau rate(settings[i]);
    const auto& rates = golden.at("plateaus").as_array()[i].at("rates").as_array();
    ASSERT_EQ(rates.size(), std::size(metrics));
    for (std::size_t epoch = 0; epoch < rates.size(); ++epoch) {
      const double wanted = rates[epoch].as_double();
      EXPECT_NEAR(static_cast<double>(rate(metrics[epoch])), wanted, 1e-6 * wanted) << i << ", epoch " << epoch;
      const ReduceOnPlateau::State kept = rate.state();  // as a run does that is resumed
      rate = ReduceOnPlateau(settings[i]);
      rate.restore(kept);
    }
  }
}

TEST(Plateau, StopsWhereNothingGetsBetter) {
  EarlyStopping stopping({.patience = 2, .least = 0.5});
  const double metrics[] = {5, 4.8, 4.4, 4.1, nan, 4.3};
  const bool stops[] = {false, false, false, false, false, true}, best[] = {true, false, true, false, false, false};
  for (std::size_t epoch = 0; epoch < std::size(metrics); ++epoch) {
    EXPECT_EQ(stopping(metrics[epoch]), stops[epoch]) << epoch;
    EXPECT_EQ(stopping.is_best(), best[epoch]) << epoch;
  }
  EXPECT_EQ(stopping.best(), 4.4);
  EarlyStopping rising({.better = Better::higher});
  EXPECT_FALSE(rising(0.5));
  EXPECT_FALSE(rising(0.6));
  EXPECT_TRUE(rising(0.6));
}

TEST(Plateau, WrongSettings) {
  expect_error([] { (void)ReduceOnPlateau({.factor = 1}); }, "setting_out_of_range", {"ReduceOnPlateau: factor is 1"});
  expect_error([] { (void)ReduceOnPlateau({.patience = -1}); }, "setting_out_of_range", {"patience is -1"});
  expect_error([] { (void)EarlyStopping({.patience = -1}); }, "setting_out_of_range",
               {"EarlyStopping: patience is -1"});
}

}  // namespace weft::plateau_test
