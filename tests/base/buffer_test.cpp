// A growing array that works during constant evaluation: values, growth, ownership, errors, and a stable sort.
#include <weft/base/buffer.hpp>

#include <support/expect_error.hpp>
#include <support/is_constant.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace weft::buffer_test {

using testing::expect_error;
using testing::is_constant;
using Numbers = Buffer<int>;

constexpr Numbers squares(int count) {
  Numbers numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(i * i);
  return numbers;
}
static_assert(squares(100).size() == 100 && squares(100)[99] == 9801 && squares(3) == Numbers{0, 1, 4});

TEST(Buffer, KeepsItsElementsWhileItGrows) {
  const Numbers numbers = squares(1000);
  ASSERT_EQ(numbers.size(), 1000);
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(numbers[i], i * i);
  EXPECT_EQ(numbers.back(), 998001);
}

TEST(Buffer, AnElementMayBeAppendedToItsOwnBuffer) {
  Buffer<std::vector<int>> lists{{1, 2, 3}};
  for (int i = 0; i < 40; ++i) lists.push_back(lists[0]);
  for (const std::vector<int>& list : lists) EXPECT_EQ(list, (std::vector<int>{1, 2, 3}));
}

TEST(Buffer, CopiesAreIndependentAndMovesLeaveNothingBehind) {
  Numbers first{1, 2, 3}, second = first;
  second[0] = 9;
  EXPECT_EQ(first, (Numbers{1, 2, 3}));
  const int* where = second.data();
  Numbers third = static_cast<Numbers&&>(second);
  EXPECT_EQ(third.data(), where) << "a move takes the memory";
  EXPECT_EQ(third, (Numbers{9, 2, 3}));
  EXPECT_TRUE(second.empty());  // NOLINT(bugprone-use-after-move): this is what is tested
  second.push_back(5);
  EXPECT_EQ(second, Numbers{5});
  third = first;
  third = *&third;
  EXPECT_EQ(third, first);
  first.swap(second);
  EXPECT_EQ(first, Numbers{5});
  EXPECT_EQ(second, (Numbers{1, 2, 3}));
}

TEST(Buffer, HasElementsThatStayWhereTheyAreMade) {
  struct Pinned {
    int value = 7;
    Pinned() = default;
    Pinned(const Pinned&) = delete;
    Pinned& operator=(const Pinned&) = delete;
  };
  struct alignas(128) Line : Pinned {};
  const Buffer<Pinned> small(3);
  const Buffer<Line> large(5);
  ASSERT_EQ(small.size(), 3);
  ASSERT_EQ(large.size(), 5);
  for (const Pinned& one : small) EXPECT_EQ(one.value, 7);
  for (const Line& one : large) {
    EXPECT_EQ(one.value, 7);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(&one) % 128, 0U);
  }
  EXPECT_EQ(Numbers(4), (Numbers{0, 0, 0, 0})) << "numbers are 0";
  EXPECT_TRUE(Numbers(0).empty());
}
static_assert(Numbers(3) == Numbers{0, 0, 0});

TEST(Buffer, ResizeFillsAndCuts) {
  Numbers numbers{1, 2, 3};
  numbers.resize(5, 7);
  EXPECT_EQ(numbers, (Numbers{1, 2, 3, 7, 7}));
  numbers.resize(2);
  numbers.resize(4);
  EXPECT_EQ(numbers, (Numbers{1, 2, 0, 0})) << "what was cut off does not return";
  EXPECT_EQ(Numbers(3, 8), (Numbers{8, 8, 8}));
}

TEST(Buffer, MemoryIsKeptForLater) {
  Numbers numbers;
  numbers.reserve(100);
  const int* where = numbers.data();
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 100; ++i) numbers.push_back(i);
    EXPECT_EQ(numbers.data(), where);
    numbers.clear();
    EXPECT_TRUE(numbers.empty());
  }
}

// Counts the moves of its elements.
struct Counted {
  static inline int moves = 0;
  Counted() = default;
  Counted(const Counted&) = default;
  Counted(Counted&&) noexcept { ++moves; }
  Counted& operator=(const Counted&) = default;
  Counted& operator=(Counted&&) noexcept {
    ++moves;
    return *this;
  }
};

TEST(Buffer, AppendingCostsAConstantNumberOfMovesAnElement) {
  Counted::moves = 0;
  Buffer<Counted> buffer;
  for (int i = 0; i < 10000; ++i) buffer.push_back(Counted());
  EXPECT_LT(Counted::moves, 50000);
}

TEST(Buffer, ComparesSizesAndElements) {
  static_assert(Numbers{1, 2} == Numbers{1, 2} && !(Numbers{1, 2} == Numbers{1, 3}));
  EXPECT_NE((Numbers{1, 2}), (Numbers{1, 2, 3}));
  EXPECT_NE((Numbers{1, 2, 3}), (Numbers{1, 2}));
  EXPECT_EQ(Numbers{}, Numbers{});
}

TEST(Buffer, ChecksEveryIndex) {
  static_assert(is_constant<[] { static_cast<void>(Numbers{1, 2}[1]); }>);
  static_assert(!is_constant<[] { static_cast<void>(Numbers{1, 2}[2]); }>);
  static_assert(!is_constant<[] { static_cast<void>(Numbers{}.back()); }>);
  Numbers numbers{1, 2, 3};
  const Numbers& same = numbers;
  expect_error([&] { numbers[3] = 0; }, "fixed_vector_index_out_of_range", {"index 3", "3 elements"});
  expect_error([&] { static_cast<void>(same[-1]); }, "fixed_vector_index_out_of_range", {"index -1"});
  numbers.clear();
  expect_error([&] { numbers.pop_back(); }, "fixed_vector_index_out_of_range", {"0 elements"});
  expect_error([&] { static_cast<void>(same[0]); }, "fixed_vector_index_out_of_range", {"0 elements"});
}

struct Item {
  int key = 0, number = 0;
  friend constexpr bool operator==(const Item&, const Item&) = default;
};
constexpr bool by_key(const Item& a, const Item& b) { return a.key < b.key; }
constexpr Buffer<Item> shuffled(int count) {
  Buffer<Item> items;
  for (int i = 0; i < count; ++i) items.push_back({i * 7919 % 11, i});
  return items;
}
constexpr bool is_sorted_at_compile_time() {
  Buffer<Item> items = shuffled(50);
  stable_sort(items, by_key);
  for (Index i = 1; i < items.size(); ++i) {
    const Item &a = items[i - 1], &b = items[i];
    if (b.key < a.key || (b.key == a.key && b.number < a.number)) return false;
  }
  return true;
}
static_assert(is_sorted_at_compile_time());

TEST(Buffer, SortsAsTheStandardLibraryDoes) {
  for (int count = 0; count <= 70; ++count) {
    Buffer<Item> items = shuffled(count);
    std::vector<Item> expected(items.begin(), items.end());
    std::stable_sort(expected.begin(), expected.end(), by_key);
    stable_sort(items, by_key);
    ASSERT_TRUE(std::equal(expected.begin(), expected.end(), items.begin(), items.end())) << count << " items";
  }
}

}  // namespace weft::buffer_test
