// The errors of the sharding values: every function throws its own name as code and a sentence with its numbers.
#include <weft/base/error_sharding.hpp>

#include "support/expect_error.hpp"

namespace weft::error_sharding_test {

using testing::expect_error;

TEST(ErrorSharding, SpecMistakesNameTheAxisAndTheDimensions) {
  expect_error([] { duplicate_axis("x", 0, 2); }, "duplicate_axis", {"\"x\"", "dimension 0", "dimension 2"});
  expect_error([] { spec_longer_than_rank(2, 1); }, "spec_longer_than_rank", {"2 entries", "rank 1"});
  expect_error([] { spec_longer_than_rank(1, 0); }, "spec_longer_than_rank", {"scalar"});
  expect_error([] { unreduced_kind_not_obeyed(); }, "unreduced_kind_not_obeyed", {"mark_sharding", "only sums"});
  expect_error([] { axis_unreduced_and_reduced("x"); }, "axis_unreduced_and_reduced", {"\"x\""});
  expect_error([] { axis_in_partition_and_unreduced("x"); }, "axis_in_partition_and_unreduced", {"\"x\""});
  expect_error([] { axis_in_partition_and_reduced("x"); }, "axis_in_partition_and_reduced", {"\"x\""});
  expect_error([] { unreduced_axis_not_explicit("x"); }, "unreduced_axis_not_explicit", {"\"x\"", "explicit"});
  expect_error([] { unconstrained_without_auto_axis(1); }, "unconstrained_without_auto_axis", {"dimension 1"});
  expect_error([] { not_divisible(1, 5, 4); }, "not_divisible", {"dimension 1", "5", "4 equal parts", "pad it to 8"});
}

TEST(ErrorSharding, HostTensorMistakesNameTheAxisOrTheNumbers) {
  expect_error([] { sharding_leaves_sums("gather", "x"); }, "sharding_leaves_sums", {"gather", "\"x\"", "reduce it"});
  expect_error([] { elements_differ_from_shape("scatter", 7, 8); }, "elements_differ_from_shape",
               {"scatter", "7 elements", "need 8"});
}

}  // namespace weft::error_sharding_test
