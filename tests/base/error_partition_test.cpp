// Errors of partitioning name the dimension, the parts and the cure, and stop a constant evaluation.
#include <weft/base/error_partition.hpp>

#include <support/expect_error.hpp>
#include <support/is_constant.hpp>

namespace weft::error_partition_test {

using testing::expect_error;
using testing::is_constant;

TEST(ErrorPartition, NamesTheDimensionAndThePartsAndTheCure) {
  expect_error([] { operand_shardings_conflict("add", 1, 2, 4); }, "operand_shardings_conflict",
               {"sharding: add", "dimension 1", "into 2 and 4 parts", "shard both alike, or replicate one"});
  expect_error([] { reshape_of_sharded_dimension(1, 8); }, "reshape_of_sharded_dimension",
               {"dimension 1", "8 parts", "replicate it first"});
  expect_error([] { dimension_does_not_divide(0, 10, 4); }, "dimension_does_not_divide",
               {"dimension 0", "extent 10", "into 4 equal shards", "pad"});
  expect_error([] { batch_does_not_divide(250, 4); }, "batch_does_not_divide",
               {"batch of 250", "over 4 devices", "multiple of 4"});
}

TEST(ErrorPartition, StopsAConstantEvaluation) {
  static_assert(!is_constant<[] { operand_shardings_conflict("add", 1, 2, 4); }>);
  static_assert(!is_constant<[] { reshape_of_sharded_dimension(1, 8); }>);
  static_assert(!is_constant<[] { dimension_does_not_divide(0, 10, 4); }>);
  static_assert(!is_constant<[] { batch_does_not_divide(250, 4); }>);
}

}  // namespace weft::error_partition_test
