#include <weft/runtime/communicator.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

TEST(Communicator, KnowsItsMembersInTheirOrder) {
  const int members[] = {4, 1, 3}, others[] = {1, 3, 4};
  const Communicator group(members, 3, 7);
  EXPECT_EQ(group.size(), 3);
  EXPECT_EQ(group.number(), 7);
  EXPECT_EQ(group.member(1), 1);
  EXPECT_TRUE(group.is(members, 3));
  EXPECT_FALSE(group.is(members, 2));
  EXPECT_FALSE(group.is(others, 3));
}

TEST(Communicator, GivesEveryMemberTwoSlotsAndTwoStagingAreas) {
  const int members[] = {0, 1, 2};
  Communicator group(members, 3, 0);
  EXPECT_NE(&group.slot(0, 1), &group.slot(1, 1));
  EXPECT_EQ(&group.slot(0, 1), &group.slot(2, 1));
  EXPECT_NE(&group.slot(0, 1), &group.slot(0, 2));
  EXPECT_EQ(group.staging(0, 1) - group.staging(0, 0), group.staging_bytes());
  EXPECT_EQ(group.staging(1, 0) - group.staging(0, 2), group.staging_bytes());
  EXPECT_EQ(group.staging_bytes() % 64, 0);
  group.staging(1, 2)[group.staging_bytes() - 1] = std::byte{1};  // the last byte of all
}

TEST(Communicator, NumbersTheCallsOfEachMember) {
  const int members[] = {0, 1};
  Communicator group(members, 2, 0);
  ++group.sequence(0);
  EXPECT_EQ(group.sequence(0), 1u);
  EXPECT_EQ(group.sequence(1), 0u);
  group.reset();
  EXPECT_EQ(group.sequence(0), 0u);
}

}  // namespace
}  // namespace weft
