// Every collective against a naive result computed by one thread, bit for bit, whatever carries it.
#ifndef WEFT_TESTS_SUPPORT_COLLECTIVE_ORACLE_HPP
#define WEFT_TESTS_SUPPORT_COLLECTIVE_ORACLE_HPP

#include <weft/base/random.hpp>
#include <weft/runtime/runtime.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace weft::test {

// Element `index` of the input of `device`.
template <class T>
T value_at(int device, Index index) {
  const auto bits =
      static_cast<std::uint32_t>(mix_bits(static_cast<std::uint64_t>(device), static_cast<std::uint64_t>(index)) >> 32);
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
    T* const values = items.get();
    for (Index i = 0; i < count; ++i) values[i] = value_at<T>(device, i);
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

// The first of `count` elements that is wrong, -1: none. They are compared at once: a call for each took half of the
// time, and more where a sanitizer sees it.
template <class T, class Expected>
Index first_wrong(const T* got, Index count, Expected expected) {
  Values<T> want(count);
  T* const wanted = want.data();
  for (Index i = 0; i < count; ++i) wanted[i] = expected(i);
  if (count == 0 || std::memcmp(got, wanted, to_size(count) * sizeof(T)) == 0) return -1;
  Index i = 0;
  while (std::memcmp(got + i, wanted + i, sizeof(T)) == 0) ++i;
  return i;
}
template <class T, class Expected>
Index first_wrong(const Values<T>& got, Expected expected) {
  return first_wrong(got.data(), got.size(), expected);
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
    EXPECT_EQ(first_wrong(own_part, count, want_part), -1) << name_of(kind) << " in place " << count;
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

  const auto greatest = device.mesh_reduce(
      me, [](std::span<const int> values) { return *std::max_element(values.begin(), values.end()); }, group);
  EXPECT_EQ(greatest, *std::max_element(members.begin(), members.end()));
  const auto text_of = [&](int member) {
    return std::string(to_size(count % 50'000) * to_size(member % 3), 'a') + "!";
  };
  const std::vector<std::string> texts = device.rendezvous("oracle", text_of(me), group);
  ASSERT_EQ(std::ssize(texts), size);
  for (int i = 0; i < size; ++i) EXPECT_TRUE(texts[to_size(i)] == text_of(members[to_size(i)])) << i;
}

// Some devices in some order, the same for everybody who asks for round `round`.
inline std::vector<int> random_group(std::uint32_t round, int devices) {
  std::vector<int> members;
  for (int i = 0; i < devices; ++i) members.push_back(i);
  for (std::size_t i = members.size(); i > 1; --i)
    std::swap(members[i - 1], members[random_bits(3, round, static_cast<std::uint32_t>(i)) % i]);
  members.resize(1 + random_bits(4, round, 0) % members.size());
  return members;
}

}  // namespace weft::test

#endif
