// Every error of metrics and logs is one line that says what is wrong and ends in a cure.
#include <weft/base/error_observe.hpp>

#include "support/expect_error.hpp"

namespace error_observe_test {

using weft::testing::expect_error;

TEST(ErrorObserve, ErrorsNameTheThingTheNumbersAndTheCure) {
  expect_error([] { weft::metric_was_never_sampled("a"); }, "metric_was_never_sampled", {"'a'", "metric_names()"});
  expect_error([] { weft::setting_is_no_number("WEFT_DEVICES", "x", 1, 1024); }, "setting_is_no_number",
               {"WEFT_DEVICES is 'x'", "1 to 1024"});
  expect_error([] { weft::scalar_log_is_another("a.csv", "step,loss"); }, "scalar_log_is_another",
               {"'a.csv'", "'step,loss'", "another folder"});
  expect_error([] { weft::scalar_count_differs(3, 2); }, "scalar_count_differs", {"3 values for 2 columns"});
}

}  // namespace error_observe_test
