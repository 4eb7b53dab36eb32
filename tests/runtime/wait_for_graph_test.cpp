// Who is stuck, and who is to blame, on boards of a few devices. R: runs, G: has returned, a letter: waits at that
// group's barrier.
#include <weft/runtime/wait_for_graph.hpp>

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace weft::wait_for_graph_test {

using Groups = std::map<char, Buffer<Index>>;

struct Found {
  std::string stuck;  // an x for each device that is
  bool by_return;
  int culprit;
  bool operator==(const Found&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Found& found) {
  return out << found.stuck << " by_return=" << found.by_return << " culprit=" << found.culprit;
}

Found find(const std::string& board, const Groups& groups) {
  Buffer<DeviceWait> waits;
  for (const char letter : board) {
    DeviceWait wait;
    if (letter == 'G') wait.kind = DeviceWait::Kind::returned;
    if (letter != 'G' && letter != 'R')
      wait = {DeviceWait::Kind::waiting, static_cast<std::uint64_t>(letter), &groups.at(letter), false};
    waits.push_back(wait);
  }
  const Deadlock deadlock = find_deadlock(waits);
  Found found{"", deadlock.by_return, deadlock.culprit};
  for (const DeviceWait& wait : waits) found.stuck += wait.stuck ? 'x' : '.';
  EXPECT_EQ(deadlock.found, found.stuck.find('x') != std::string::npos);
  return found;
}

const Groups groups = {{'a', {0, 1, 2, 3}}, {'b', {0, 1}}, {'c', {1, 2}}, {'d', {2, 3}}, {'e', {1, 2, 3}}};

TEST(WaitForGraph, NobodyIsStuckForADeviceThatRuns) {
  EXPECT_EQ(find("aaaR", groups), (Found{"....", false, -1}));
  EXPECT_EQ(find("bcRR", groups), (Found{"....", false, -1}));
  EXPECT_EQ(find("RRRR", groups), (Found{"....", false, -1}));
  EXPECT_EQ(find("GGRR", groups), (Found{"....", false, -1}));
}

TEST(WaitForGraph, ADeviceThatReturnedIsToBlameAloneWhateverOthersDo) {
  EXPECT_EQ(find("aaaG", groups), (Found{"xxx.", true, 3}));
  EXPECT_EQ(find("aRaG", groups), (Found{"x.x.", true, 3})) << "certain while another still runs";
  EXPECT_EQ(find("aacG", groups), (Found{"xxx.", true, 3})) << "2 waits for 1, and 1 for the one that returned";
  EXPECT_EQ(find("GRdd", groups), (Found{"....", false, -1}));
}

TEST(WaitForGraph, OfTwoThatReturnedNobodyIsToBlameAlone) {
  EXPECT_EQ(find("aGaG", groups), (Found{"x.x.", true, -1}));
  EXPECT_EQ(find("bGGd", groups), (Found{"x..x", true, -1}));
}

TEST(WaitForGraph, ACircleIsFoundWhileInnocentDevicesRun) {
  EXPECT_EQ(find("Rcdd", groups), (Found{"....", false, -1})) << "2 and 3 are together at d and will go on";
  EXPECT_EQ(find("bcdR", groups), (Found{"....", false, -1})) << "3 may still come";
  EXPECT_EQ(find("Raca", groups), (Found{".xxx", false, -1})) << "1 and 2 wait for each other, 3 for 2";
}

TEST(WaitForGraph, WhoLeftItsPlaceFirstIsToBlame) {
  // 3 waits for 1 and 2, which wait for 3 alone.
  EXPECT_EQ(find("aaae", groups), (Found{"xxxx", false, 3}));
  // 1 waits for 2, and 2 for 1: either may be wrong.
  EXPECT_EQ(find("Rcad", {{'a', {0, 1, 2}}, {'c', {1, 2}}, {'d', {3}}}), (Found{".xx.", false, -1}));
}

}  // namespace weft::wait_for_graph_test
