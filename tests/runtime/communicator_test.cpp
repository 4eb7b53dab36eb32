#include <weft/runtime/communicator.hpp>

#include <gtest/gtest.h>

namespace weft::communicator_test {

TEST(Communicator, KnowsItsMembersInTheirOrder) {
  const Index members[] = {4, 1, 3}, others[] = {1, 3, 4};
  const Communicator group(members, 7);
  EXPECT_EQ(group.size(), 3);
  EXPECT_EQ(group.number(), 7);
  EXPECT_EQ(group.member(1), 1);
  EXPECT_TRUE(group.is(members));
  EXPECT_FALSE(group.is({members, 2}));
  EXPECT_FALSE(group.is(others));
}

TEST(Communicator, GivesEveryMemberTwoSlotsAndTwoStagingAreas) {
  const Index members[] = {0, 1, 2};
  Communicator group(members, 0);
  EXPECT_NE(&group.slot(0, 1), &group.slot(1, 1));
  EXPECT_EQ(&group.slot(0, 1), &group.slot(2, 1));
  EXPECT_NE(&group.slot(0, 1), &group.slot(0, 2));
  EXPECT_EQ(group.staging(0, 1) - group.staging(0, 0), group.staging_bytes());
  EXPECT_EQ(group.staging(1, 0) - group.staging(0, 2), group.staging_bytes());
  EXPECT_EQ(group.staging_bytes() % 64, 0);
  group.staging(1, 2)[group.staging_bytes() - 1] = std::byte{1};  // the last byte of all
}

TEST(Communicator, NumbersTheCallsOfEachMember) {
  const Index members[] = {0, 1};
  Communicator group(members, 0);
  for (std::uint32_t call = 0; call < 3; ++call) EXPECT_EQ(group.next_call(0, 7), call);
  EXPECT_EQ(group.next_call(1, 7), 0u);
  EXPECT_EQ(group.next_call(0, 8), 0u) << "every run counts from 0";
  EXPECT_EQ(group.next_call(0, 8), 1u);
}

}  // namespace weft::communicator_test
