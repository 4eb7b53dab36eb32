#include <weft/base/collective.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

// E1: 24 elements on 4 devices: 18 elements for a gather or a scatter, 36 for an all-reduce.
static_assert(bytes_sent_by(Collective::reduce_scatter, 4, 6, 4) == 18 * 4);
static_assert(bytes_sent_by(Collective::all_gather, 4, 6, 4) == 18 * 4);
static_assert(bytes_sent_by(Collective::all_reduce, 4, 24, 4) == 36 * 4);

TEST(CollectiveTraffic, FollowsTheRingFormulas) {
  EXPECT_EQ(bytes_sent_by(Collective::reduce_scatter, 4, 6, 4), 18 * 4);
  EXPECT_EQ(bytes_sent_by(Collective::all_reduce, 4, 24, 4), 36 * 4);
  EXPECT_EQ(bytes_sent_by(Collective::all_to_all, 8, 5, 2), 7 * 5 * 2);
  EXPECT_EQ(bytes_sent_by(Collective::broadcast, 3, 10, 4), 40);
  EXPECT_EQ(bytes_sent_by(Collective::collective_permute, 3, 10, 4), 40);
  EXPECT_EQ(bytes_sent_by(Collective::barrier, 8, 0, 1), 0);
}

TEST(CollectiveTraffic, AnAllReduceIsCountedOnThePaddedArray) {
  static_assert(bytes_sent_by(Collective::all_reduce, 4, 25, 4) == 2 * 3 * 7 * 4);
  EXPECT_EQ(bytes_sent_by(Collective::all_reduce, 4, 25, 4), bytes_sent_by(Collective::all_reduce, 4, 28, 4));
}

TEST(CollectiveTraffic, IsZeroForOneDevice) {
  for (int op = 0; op < collective_count; ++op)
    EXPECT_EQ(bytes_sent_by(static_cast<Collective>(op), 1, 100, 4), 0) << name_of(static_cast<Collective>(op));
}

TEST(ReduceKinds, AreDefinedWhereTheyMakeSense) {
  static_assert(can_reduce(ReductionKind::sum, DType::bf16) && !can_reduce(ReductionKind::bit_or, DType::f32));
  EXPECT_FALSE(can_reduce(ReductionKind::none, DType::f32));
  EXPECT_FALSE(can_reduce(ReductionKind::sum, DType::pred));
  EXPECT_FALSE(can_reduce(ReductionKind::product, DType::pred));
  EXPECT_TRUE(can_reduce(ReductionKind::bit_and, DType::pred));
  EXPECT_TRUE(can_reduce(ReductionKind::min, DType::pred));
  EXPECT_TRUE(can_reduce(ReductionKind::bit_or, DType::i32));
  EXPECT_FALSE(can_reduce(ReductionKind::bit_and, DType::bf16));
  EXPECT_TRUE(can_reduce(ReductionKind::bit_and, DType::u8));
  for (DType complex : {DType::c64, DType::c128}) {
    EXPECT_TRUE(can_reduce(ReductionKind::sum, complex));
    for (ReductionKind kind : {ReductionKind::min, ReductionKind::max, ReductionKind::bit_and, ReductionKind::bit_or})
      EXPECT_FALSE(can_reduce(kind, complex)) << name_of(kind);
  }
}

TEST(CollectiveNames, AreTheFieldsOwnWords) {
  EXPECT_STREQ(name_of(Collective::all_reduce), "all_reduce");
  EXPECT_STREQ(name_of(Collective::mesh_reduce), "mesh_reduce");
  EXPECT_STREQ(name_of(ReductionKind::bit_or), "bit_or");
}

}  // namespace
}  // namespace weft
