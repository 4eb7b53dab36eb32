// Errors of tensors at run time name the numbers and the cure.
#include <weft/base/error_tensor.hpp>

#include "support/expect_error.hpp"

namespace error_tensor_test {

using weft::testing::expect_error;

TEST(ErrorTensor, NamesTheNumbers) {
  expect_error([] { weft::element_count_differs(5, 6); }, "element_count_differs",
               {"5 elements", "the shape has 6", "row-major"});
  expect_error([] { weft::list_length_differs(1, 2, 3); }, "list_length_differs",
               {"2 entries at dimension 1", "the tensor has 3"});
  expect_error([] { weft::element_index_out_of_range(1, -2, 3); }, "element_index_out_of_range",
               {"index -2 of dimension 1", "[0, 3)"});
}

}  // namespace error_tensor_test
