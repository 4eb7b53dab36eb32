// A list of at most N elements: what is in it, what fits, what compares equal, and its use as a template argument.
#include <weft/base/fixed_vector.hpp>

#include <support/expect_error.hpp>
#include <support/is_constant.hpp>

#include <type_traits>

namespace weft::fixed_vector_test {

using testing::expect_error;
using testing::is_constant;
using List = fixed_vector<int, 4>;

constexpr List edited() {
  List list{1, 2, 3};
  list.insert(1, 9);  // 1 9 2 3
  list.erase(0);      // 9 2 3
  list.push_back(5);  // 9 2 3 5
  list.pop_back();    // 9 2 3
  list.insert(3, 7);  // at the end
  list[1] = 4;
  return list;
}
static_assert(edited() == List{9, 4, 3, 7} && edited().back() == 7 && edited().size() == List::capacity());

TEST(FixedVector, IsEditedInPlace) {
  const List list = edited();
  EXPECT_EQ(list, (List{9, 4, 3, 7}));
  EXPECT_TRUE(list.contains(4));
  EXPECT_FALSE(list.contains(1)) << "1 was erased";
  int sum = 0;
  for (int item : list) sum += item;
  EXPECT_EQ(sum, 23);
}

TEST(FixedVector, SizeAndValueGiveCopies) {
  static_assert(List(3, 8) == List{8, 8, 8});
  EXPECT_EQ(List(3, 8), (List{8, 8, 8}));
  EXPECT_TRUE(List(0, 8).empty());
  EXPECT_NE(List(2, 8), List(3, 8));
}

TEST(FixedVector, HoldsNoMoreThanItsCapacity) {
  static_assert(is_constant<[] { List(4, 0); }> && !is_constant<[] { List(5, 0); }>);
  List list{1, 2, 3, 4};
  expect_error([&] { list.push_back(5); }, "fixed_vector_is_full", {"at most 4"});
  expect_error([&] { list.insert(0, 5); }, "fixed_vector_is_full", {"at most 4"});
  EXPECT_EQ(list, (List{1, 2, 3, 4}));
}

TEST(FixedVector, ChecksEveryIndex) {
  static_assert(is_constant<[] { static_cast<void>(List{1, 2}[1]); }>);
  static_assert(!is_constant<[] { static_cast<void>(List{1, 2}[2]); }>);
  static_assert(!is_constant<[] { static_cast<void>(List{1, 2}[-1]); }>);
  static_assert(!is_constant<[] { static_cast<void>(List{}.back()); }>);
  List list{1, 2};
  const List& same = list;
  expect_error([&] { list[2] = 0; }, "fixed_vector_index_out_of_range", {"index 2", "2 elements"});
  expect_error([&] { static_cast<void>(same[-1]); }, "fixed_vector_index_out_of_range", {"index -1", "2 elements"});
  expect_error([&] { list.erase(2); }, "fixed_vector_index_out_of_range", {"index 2"});
  expect_error([&] { list.insert(3, 0); }, "fixed_vector_index_out_of_range", {"index 3"});
  list.clear();
  expect_error([&] { list.pop_back(); }, "fixed_vector_index_out_of_range", {"0 elements"});
}

// Slots that are not in use hold nothing that could tell equal lists apart: they are one template argument.
template <List list>
struct Named {};
constexpr List shrunk() {
  List list{1, 2, 3, 4};
  list.erase(0);
  list.pop_back();
  return list;
}
constexpr List cleared() {
  List list{1, 2};
  list.clear();
  return list;
}
static_assert(std::is_same_v<Named<shrunk()>, Named<List{2, 3}>> && std::is_same_v<Named<cleared()>, Named<List{}>>);
static_assert(!std::is_same_v<Named<List{0}>, Named<List{}>>);

TEST(FixedVector, FreedSlotsAreReset) {
  EXPECT_EQ(shrunk().items[2], 0);
  EXPECT_EQ(shrunk().items[3], 0);
  EXPECT_EQ(cleared().items[0], 0);
}

}  // namespace weft::fixed_vector_test
