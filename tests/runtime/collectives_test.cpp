// Every collective against a naive result computed by one thread, bit for bit.
#include <array>
#include <vector>

#include "support/collective_oracle.hpp"

namespace weft::collectives_test {

constexpr int device_counts[] = {1, 2, 3, 4, 8};

using test::check_all;
using test::first_wrong;
using test::reduced;
using test::value_at;
using test::Values;

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

}  // namespace weft::collectives_test
