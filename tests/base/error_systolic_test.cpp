// Errors of the model of systolic arrays say what was asked, the rule and the cure.
#include <weft/base/error_systolic.hpp>

#include <support/expect_error.hpp>

namespace weft::error_systolic_test {

using testing::expect_error;

TEST(ErrorSystolic, NamesTheNumbersAndTheRule) {
  expect_error([] { systolic_array_is_empty(0, 128); }, "systolic_array_is_empty",
               {"0 rows by 128 columns", "at least one of each"});
  expect_error([] { matmul_size_is_negative("k", -5); }, "matmul_size_is_negative",
               {"k of the matmul", "-5", "0 or more"});
  expect_error([] { systolic_count_overflows(7, 9); }, "systolic_count_overflows", {"7 x 9", "split the matmul"});
  expect_error([] { load_bandwidth_is_negative(-1); }, "load_bandwidth_is_negative",
               {"-1 elements a cycle", "1 or more"});
}

TEST(ErrorSystolic, NamesTheWishAndTheCure) {
  expect_error([] { dataflow_has_no_model("output_stationary", "global_swap"); }, "dataflow_has_no_model",
               {"output_stationary with global_swap", "serial, serial_drain or double_buffered"});
  expect_error([] { dataflow_is_unknown("rs"); }, "dataflow_is_unknown", {"'rs'", "os, ws or is"});
  expect_error([] { load_bandwidth_has_no_model("output_stationary"); }, "load_bandwidth_has_no_model",
               {"output_stationary", "leave weights_per_cycle 0"});
  expect_error([] { chip_is_unknown("v9", "v4 or v5p"); }, "chip_is_unknown", {"'v9'", "use v4 or v5p", "weft::Chip"});
  expect_error([] { chip_has_no_array("mine"); }, "chip_has_no_array", {"'mine'", "at least 1"});
}

}  // namespace weft::error_systolic_test
