// Errors of the strategies say which setting is wrong.
#include <weft/base/error_strategies.hpp>

#include <support/expect_error.hpp>

namespace weft::error_strategies_test {

using testing::expect_error;

TEST(ErrorStrategies, NamesTheSettingThatIsWrong) {
  expect_error([] { no_layer_of_this_type("Conv2d"); }, "no_layer_of_this_type", {"fsdp", "'Conv2d'", "Wrap::by_type"});
  expect_error([] { axis_is_taken("fsdp", "model"); }, "axis_is_taken", {"fsdp", "\"model\"", ".axes", ".specs"});
  expect_error([] { no_axis_is_left("ddp", 2); }, "no_axis_is_left", {"ddp", "all 2 axes"});
  expect_error([] { zero_stage_out_of_range(4); }, "zero_stage_out_of_range", {"fsdp", "stage 4", "1, 2 and 3"});
  expect_error([] { spec_leaves_sums("w"); }, "spec_leaves_sums", {"'w'", "unreduced"});
  expect_error([] { spec_is_reduced("w", "x"); }, "spec_is_reduced", {"'w'", "\"x\"", "reduced"});
  expect_error([] { spec_is_unconstrained("w", 1); }, "spec_is_unconstrained", {"'w'", "dimension 1", "P::none"});
  expect_error([] { spec_names_no_parameter("hiden.weight"); }, "spec_names_no_parameter",
               {"spmd", "'hiden.weight'", "no parameter"});
  expect_error([] { group_names_no_parameter("*.bais"); }, "group_names_no_parameter",
               {"optimizer", "'*.bais'", "matches"});
  expect_error([] { kept_gradients_name_no_parameter("*.bais"); }, "kept_gradients_name_no_parameter",
               {"optimizer", ".keep_gradients has '*.bais'", "matches"});
  expect_error([] { nothing_is_trained(7); }, "nothing_is_trained", {"optimizer", "all 7", "frozen"});
  expect_error([] { too_many_input_specs(3, 2); }, "too_many_input_specs",
               {"spmd", "3 input specs", "model of 2 inputs"});
}

}  // namespace weft::error_strategies_test
