// Where the members of groups lie: by hand, and for random groups against what the numbers of their devices say.
#include <weft/runtime/group_processes.hpp>

#include <gtest/gtest.h>

#include <vector>

#include "support/collective_oracle.hpp"

namespace weft::group_processes_test {

std::vector<Index> list(const Buffer<Index>& buffer) { return {buffer.begin(), buffer.end()}; }

TEST(GroupProcesses, OfAllDevicesAreInOrder) {
  const Index members[] = {0, 1, 2, 3, 4, 5};
  const GroupProcesses processes(members, 2, 1);
  EXPECT_EQ(processes.size(), 3);
  EXPECT_EQ(processes.own(), 1);
  EXPECT_EQ(processes.lanes(), 2);
  EXPECT_EQ(processes.most_ranks(), 2);
  EXPECT_TRUE(processes.follow_one_another());
  EXPECT_EQ(list(processes.ranks_of(1)), (std::vector<Index>{2, 3}));
  EXPECT_EQ(processes.lane(2, 1), 5);
  EXPECT_EQ(processes.receiver(0, 2), 4);
  EXPECT_EQ(processes.receiver(3, 0), 1);
}

// Devices 5 and 4 of process 2, device 0 of process 0, device 3 of process 1.
TEST(GroupProcesses, AreNumberedAsTheGroupNamesThem) {
  const Index members[] = {5, 0, 4, 3};
  const GroupProcesses processes(members, 2, 2);
  EXPECT_EQ(processes.size(), 3);
  EXPECT_EQ(processes.own(), 0);
  EXPECT_EQ(processes.lanes(), 1);
  EXPECT_EQ(processes.most_ranks(), 2);
  EXPECT_FALSE(processes.follow_one_another());
  EXPECT_EQ(list(processes.ranks_of(0)), (std::vector<Index>{0, 2}));
  EXPECT_EQ(processes.process_of(3), 2);
  EXPECT_EQ(processes.place_of(2), 1);
  EXPECT_EQ(processes.receiver(2, 1), 1) << "a process with one member receives for all";
  EXPECT_EQ(processes.receiver(3, 0), 0);
}

TEST(GroupProcesses, WithoutAMemberOfTheCallingProcess) {
  const Index members[] = {4, 5};
  const GroupProcesses processes(members, 2, 0);
  EXPECT_EQ(processes.own(), -1);
  EXPECT_EQ(processes.size(), 1);
}

TEST(GroupProcesses, OfRandomGroupsAreWhatTheirDevicesSay) {
  for (std::uint32_t round = 0; round < 200; ++round) {
    const int devices = 1 + static_cast<int>(round % 4);
    const std::vector<int> drawn = test::random_group(round, 4 * devices);
    const std::vector<Index> members(drawn.begin(), drawn.end());
    const GroupProcesses processes(members, devices, members[0] / devices);
    EXPECT_EQ(processes.own(), 0) << "of the first member";
    Index ranks = 0, fewest = std::ssize(members), most = 0, turns = 1;
    for (Index process = 0; process < processes.size(); ++process) {
      const std::vector<Index> own = list(processes.ranks_of(process));
      ranks += std::ssize(own);
      fewest = std::min(fewest, std::ssize(own));
      most = std::max(most, std::ssize(own));
      for (const Index rank : own) {
        EXPECT_EQ(processes.process_of(rank), process);
        EXPECT_EQ(own[to_size(processes.place_of(rank))], rank);
        EXPECT_EQ(members[to_size(rank)] / devices, members[to_size(own[0])] / devices);
        for (Index other = 0; other < processes.size(); ++other)
          EXPECT_EQ(processes.process_of(processes.receiver(rank, other)), other);
      }
      for (Index lane = 0; lane < processes.lanes(); ++lane)
        EXPECT_EQ(processes.lane(process, lane), own[to_size(lane)]);
    }
    for (std::size_t rank = 1; rank < members.size(); ++rank)
      turns += members[rank] / devices != members[rank - 1] / devices ? 1 : 0;
    EXPECT_EQ(ranks, std::ssize(members));
    EXPECT_EQ(processes.lanes(), fewest);
    EXPECT_EQ(processes.most_ranks(), most);
    EXPECT_EQ(processes.follow_one_another(), turns == processes.size());
  }
}

}  // namespace weft::group_processes_test
