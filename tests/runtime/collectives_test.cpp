// Every collective against a naive result computed by one thread, bit for bit.
#include <weft/base/random.hpp>
#include <weft/runtime/runtime.hpp>

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <vector>

namespace weft {
namespace {

constexpr int device_counts[] = {1, 2, 3, 4, 8};

// Element `index` of the input of `device`.
template <class T>
T value_at(int device, Index index) {
  const std::uint32_t bits = random_bits(11, static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(device));
  if constexpr (std::is_same_v<T, bool>)
    return bits % 3 == 0;
  else if constexpr (std::is_integral_v<T>)
    return static_cast<T>(bits);
  else
    return T(uniform_from_bits(bits) * 8.0f - 4.0f);
}

// std::vector<bool> has no memory of bools.
template <class T>
struct Values {
  explicit Values(Index count) : items(std::make_unique<T[]>(to_size(count))), count_(count) {}
  Values(int device, Index count) : Values(count) {
    for (Index i = 0; i < count; ++i) items[to_size(i)] = value_at<T>(device, i);
  }
  [[nodiscard]] T* data() { return items.get(); }
  [[nodiscard]] const T* data() const { return items.get(); }
  [[nodiscard]] Index size() const { return count_; }
  std::unique_ptr<T[]> items;
  Index count_;
};

template <class A>
A combine(ReductionKind kind, A a, A b) {
  switch (kind) {
    case ReductionKind::sum: return static_cast<A>(a + b);
    case ReductionKind::product: return static_cast<A>(a * b);
    case ReductionKind::min: return a < b ? a : b;
    case ReductionKind::max: return a > b ? a : b;
    default: break;
  }
  if constexpr (!std::is_floating_point_v<A>) return static_cast<A>(kind == ReductionKind::bit_and ? a & b : a | b);
  return a;
}

// Element `index` reduced over `members`, in their order.
template <class T>
T reduced(ReductionKind kind, const std::vector<int>& members, Index index) {
  using A = std::conditional_t<std::is_same_v<T, bfloat16>, float,
                               std::conditional_t<std::is_same_v<T, std::int32_t>, std::int64_t, T>>;
  // Sums of i32 wrap: computed modulo 2^32 through the unsigned type.
  if constexpr (std::is_same_v<T, std::int32_t>) {
    if (kind == ReductionKind::sum || kind == ReductionKind::product) {
      std::uint32_t total = static_cast<std::uint32_t>(value_at<T>(members[0], index));
      for (std::size_t i = 1; i < members.size(); ++i)
        total = combine(kind, total, static_cast<std::uint32_t>(value_at<T>(members[i], index)));
      return static_cast<T>(total);
    }
  }
  A total = static_cast<A>(value_at<T>(members[0], index));
  for (std::size_t i = 1; i < members.size(); ++i)
    total = combine(kind, total, static_cast<A>(value_at<T>(members[i], index)));
  return static_cast<T>(total);
}

// The first position that is wrong, -1: none.
template <class T, class Expected>
Index first_wrong(const Values<T>& got, Expected expected) {
  for (Index i = 0; i < got.size(); ++i) {
    const T want = expected(i);
    if (__builtin_memcmp(&got.data()[i], &want, sizeof(T)) != 0) return i;
  }
  return -1;
}

// All collectives of one type and size, in `group` (its members; empty: everybody).
template <class T>
void check_all(Device& device, std::vector<int> members, Index count, std::initializer_list<ReductionKind> kinds) {
  GroupView group;
  const bool everybody = members.empty();
  for (int i = 0; everybody && i < device.device_count(); ++i) members.push_back(i);
  const int size = static_cast<int>(members.size());
  int rank = 0;
  while (members[to_size(rank)] != device.ordinal()) ++rank;
  const std::vector<Index> ordinals(members.begin(), members.end());
  if (!everybody) group = ordinals;
  const int me = device.ordinal();

  for (const ReductionKind kind : kinds) {
    const Values<T> in(me, count);
    Values<T> out(count), in_place(me, count);
    device.all_reduce(kind, in, out, group);
    device.all_reduce(kind, in_place, group);
    const auto want = [&](Index i) { return reduced<T>(kind, members, i); };
    EXPECT_EQ(first_wrong(out, want), -1) << name_of(kind) << " " << count;
    EXPECT_EQ(first_wrong(in_place, want), -1) << name_of(kind) << " in place " << count;
    EXPECT_EQ(first_wrong(in, [&](Index i) { return value_at<T>(me, i); }), -1) << "the input was modified";

    const Values<T> wide(me, count * size);
    Values<T> part(count), wide_in_place(me, count * size);
    device.reduce_scatter(kind, wide, part, group);
    const auto want_part = [&](Index i) { return reduced<T>(kind, members, rank * count + i); };
    EXPECT_EQ(first_wrong(part, want_part), -1) << name_of(kind) << " " << count;
    EXPECT_EQ(first_wrong(wide, [&](Index i) { return value_at<T>(me, i); }), -1) << "the input was modified";
    T* const own_part = wide_in_place.data() + rank * count;
    device.reduce_scatter(kind, dtype_of<T>, wide_in_place.data(), count, own_part, group);
    for (Index i = 0; i < count; ++i) EXPECT_EQ(own_part[i], want_part(i));
  }

  const auto gathered = [&](Index i) { return value_at<T>(members[to_size(i / count)], i % count); };
  Values<T> all(count * size), all_in_place(count * size);
  device.all_gather(Values<T>(me, count), all, group);
  EXPECT_EQ(first_wrong(all, gathered), -1) << count;
  T* const own = all_in_place.data() + rank * count;
  for (Index i = 0; i < count; ++i) own[i] = value_at<T>(me, i);
  device.all_gather(dtype_of<T>, own, count, all_in_place.data(), group);
  EXPECT_EQ(first_wrong(all_in_place, gathered), -1) << count;

  Values<T> exchanged(count * size);
  device.all_to_all(Values<T>(me, count * size), exchanged, group);
  EXPECT_EQ(first_wrong(exchanged,
                        [&](Index i) { return value_at<T>(members[to_size(i / count)], rank * count + i % count); }),
            -1)
      << count;

  for (const int root : {0, size - 1}) {
    Values<T> data(me, count);
    device.broadcast(data, root, group);
    EXPECT_EQ(first_wrong(data, [&](Index i) { return value_at<T>(members[to_size(root)], i); }), -1) << count;
  }

  // Everybody sends to the next; the last one's message is dropped, so the first one gets zeros.
  std::vector<SourceTarget> pairs;
  for (int i = 0; i + 1 < size; ++i) pairs.push_back({i, i + 1});
  Values<T> shifted(me, count);
  device.collective_permute(Values<T>(me, count), shifted, pairs, group);
  EXPECT_EQ(first_wrong(shifted, [&](Index i) { return rank == 0 ? T{} : value_at<T>(members[to_size(rank - 1)], i); }),
            -1)
      << count;
}

template <class T>
void check_type(std::initializer_list<ReductionKind> kinds, std::initializer_list<Index> counts) {
  for (const int devices : device_counts) {
    Runtime runtime(devices);
    runtime.run([&](Device& device) {
      for (const Index count : counts) check_all<T>(device, {}, count, kinds);
    });
  }
}

constexpr std::initializer_list<ReductionKind> arithmetic = {ReductionKind::sum, ReductionKind::product, ReductionKind::min,
                                                          ReductionKind::max};

TEST(Collectives, OfF32EqualTheNaiveResults) { check_type<float>(arithmetic, {0, 1, 7, 1000}); }
TEST(Collectives, OfF32EqualTheNaiveResultsWhenLarge) { check_type<float>({ReductionKind::sum}, {10007}); }
TEST(Collectives, OfBf16EqualTheNaiveResults) { check_type<bfloat16>(arithmetic, {0, 1, 7, 1000}); }
TEST(Collectives, OfBf16EqualTheNaiveResultsWhenLarge) { check_type<bfloat16>({ReductionKind::sum}, {9001}); }
TEST(Collectives, OfI32EqualTheNaiveResults) {
  check_type<std::int32_t>(
      {ReductionKind::sum, ReductionKind::product, ReductionKind::min, ReductionKind::max, ReductionKind::bit_and, ReductionKind::bit_or},
      {0, 1, 7, 1000});
}
TEST(Collectives, OfU32EqualTheNaiveResults) {
  check_type<std::uint32_t>(
      {ReductionKind::sum, ReductionKind::product, ReductionKind::min, ReductionKind::max, ReductionKind::bit_and, ReductionKind::bit_or},
      {7, 1000});
}
TEST(Collectives, OfPredEqualTheNaiveResults) {
  check_type<bool>({ReductionKind::min, ReductionKind::max, ReductionKind::bit_and, ReductionKind::bit_or}, {0, 1, 7, 1000});
}

TEST(Collectives, OfPredEqualTheNaiveResultsWhenLarge) { check_type<bool>({ReductionKind::bit_or}, {17001}); }

TEST(Collectives, OfAHundredThousandElementsEqualTheNaiveResults) {
  for (const int devices : {2, 3, 8}) {
    Runtime runtime(devices);
    runtime.run([](Device& device) {
      std::vector<int> members;
      for (int i = 0; i < device.device_count(); ++i) members.push_back(i);
      Values<float> data(device.ordinal(), 100003);
      device.all_reduce(ReductionKind::sum, data);
      EXPECT_EQ(first_wrong(data, [&](Index i) { return reduced<float>(ReductionKind::sum, members, i); }), -1);
    });
  }
}

// Rows and columns of a mesh at the same time, each an independent group; also in reverse order.
void check_mesh(int rows, int columns) {
  Runtime runtime(rows * columns);
  runtime.run([&](Device& device) {
    const int row = device.ordinal() / columns, column = device.ordinal() % columns;
    std::vector<int> along_row, along_column, backward;
    for (int c = 0; c < columns; ++c) along_row.push_back(row * columns + c);
    for (int r = 0; r < rows; ++r) along_column.push_back(r * columns + column);
    for (int c = columns; c-- > 0;) backward.push_back(row * columns + c);
    for (const Index count : {0, 7, 9001}) {
      check_all<float>(device, along_row, count, {ReductionKind::sum, ReductionKind::max});
      check_all<std::int32_t>(device, along_column, count, {ReductionKind::sum});
      check_all<float>(device, backward, count, {ReductionKind::sum});
      check_all<bfloat16>(device, {}, count, {ReductionKind::sum});
    }
  });
}

TEST(Collectives, WorkInTheGroupsOfA2x2Mesh) { check_mesh(2, 2); }
TEST(Collectives, WorkInTheGroupsOfA2x4Mesh) { check_mesh(2, 4); }

TEST(Collectives, GroupsMayBeOutOfStep) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    const std::array<Index, 2> members = {device.ordinal() / 2 * 2, device.ordinal() / 2 * 2 + 1};
    const GroupView group(members);
    // The second pair makes more calls than the first.
    for (int i = 0; i < 10 + 30 * (device.ordinal() / 2); ++i) {
      Values<float> data(device.ordinal(), 5000);
      device.all_reduce(ReductionKind::sum, data, group);
      ASSERT_EQ(data.data()[4999], value_at<float>(static_cast<int>(members[0]), 4999) +
                                       value_at<float>(static_cast<int>(members[1]), 4999));
    }
    device.barrier();
  });
}

TEST(Collectives, GiveTheSameBitsInEveryRun) {
  Runtime runtime(4);
  std::vector<std::uint64_t> digests;
  for (int run = 0; run < 5; ++run) {
    const auto results = runtime.run([](Device& device) {
      Values<float> data(device.ordinal(), 30011);
      for (int i = 0; i < 3; ++i) device.all_reduce(ReductionKind::sum, data);
      std::uint64_t digest = 0;
      for (Index i = 0; i < data.size(); ++i)
        digest = mix_bits(digest, __builtin_bit_cast(std::uint32_t, data.data()[i]));
      return digest;
    });
    digests.insert(digests.end(), results.begin(), results.end());
  }
  for (const std::uint64_t digest : digests) EXPECT_EQ(digest, digests[0]);
}

TEST(Collectives, RecordExactlyThePlannedBytes) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    std::vector<float> data(25), gathered(100), exchanged(100);
    std::vector<bfloat16> half(10);
    device.all_reduce(ReductionKind::sum, data);
    device.all_reduce(ReductionKind::max, half);
    device.all_gather(data, gathered);
    device.reduce_scatter(ReductionKind::sum, gathered, data);
    device.all_to_all(gathered, exchanged);
    device.broadcast(data, 1);
    const SourceTarget pair{0, 2};
    std::vector<float> received(25);
    device.collective_permute(data, received, {&pair, 1});
    device.barrier();
  });
  for (int ordinal = 0; ordinal < 4; ++ordinal) {
    const Recorder& recorder = runtime.recorder(ordinal);
    EXPECT_EQ(recorder.total(Collective::all_reduce), (CallTotal{2, 2 * 3 * 7 * 4 + 2 * 3 * 3 * 2}));
    EXPECT_EQ(recorder.total(Collective::all_gather), (CallTotal{1, 3 * 25 * 4}));
    EXPECT_EQ(recorder.total(Collective::reduce_scatter), (CallTotal{1, 3 * 25 * 4}));
    EXPECT_EQ(recorder.total(Collective::all_to_all), (CallTotal{1, 3 * 25 * 4}));
    EXPECT_EQ(recorder.total(Collective::broadcast), (CallTotal{1, 100}));
    EXPECT_EQ(recorder.total(Collective::collective_permute), (CallTotal{1, ordinal == 0 ? 100 : 0}));
    EXPECT_EQ(recorder.total(Collective::barrier), (CallTotal{1, 0}));
    EXPECT_EQ(recorder.total().calls, 8);
  }
}

}  // namespace
}  // namespace weft
