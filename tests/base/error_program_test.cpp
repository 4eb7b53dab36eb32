// Errors of running a plan name the step, the numbers and the cure.
#include <weft/base/error_program.hpp>

#include <support/expect_error.hpp>

namespace weft::error_program_test {

using testing::expect_error;

TEST(ErrorProgram, NamesTheStepTheNumbersAndTheCure) {
  expect_error([] { row_index_out_of_range("take_rows", 3, -1, 10); }, "row_index_out_of_range",
               {"take_rows", "index -1", "position 3", "[0, 10)"});
  expect_error([] { collective_needs_a_runtime("all_reduce"); }, "collective_needs_a_runtime",
               {"all_reduce", "Runtime"});
  expect_error([] { label_out_of_range(7, 12, 10); }, "label_out_of_range",
               {"label 12", "row 7", "[0, 10)", "ignore_index"});
  expect_error([] { device_counts_differ(4, 2); }, "device_counts_differ",
               {"plan is for 4 devices", "runtime has 2", "same mesh"});
  NumberFinding finding{"log+add", "'h.weight'", 5, 7, 2, 1, 30, 640};
  expect_error(
      [&] { step_made_nan(finding); }, "step_made_nan",
      {"log+add", "element 30 of 640 on device 1: step 5", "call 7, iteration 2", "'h.weight'", "learning rate"});
  expect_error([&] { step_made_infinity(finding); }, "step_made_infinity", {"log+add", "log(0)"});
  finding.step = -1;
  expect_error([&] { nan_was_given(finding, "image", 3); }, "nan_was_given", {"element 3 of the input 'image'"});
  expect_error([&] { nan_was_given(finding, nullptr, 0); }, "nan_was_given", {"no step made it", "loaded"});
  expect_error([] { input_count_differs(2, 3); }, "input_count_differs", {"2 inputs", "takes 3"});
}

}  // namespace weft::error_program_test
