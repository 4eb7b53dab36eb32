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
  expect_error([] { input_count_differs(2, 3); }, "input_count_differs", {"2 inputs", "takes 3"});
}

}  // namespace weft::error_program_test
