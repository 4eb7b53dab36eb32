// Collectives in two halves, as plans have them: the bits and the bytes of whole ones, and a start waits for nobody.
#include <support/combined_oracle.hpp>
#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>

#include <atomic>

namespace weft::collective_halves_test {

using test::ArrayLists;
using testing::expect_error;

constexpr ReductionKind sum = ReductionKind::sum;
constexpr DType f32 = DType::f32;
using Arrays = ListView<CollectiveArray>;

// All three are started, and a whole call comes between, before any is done.
template <class T>
void check_halves(Device& device, const std::vector<Index>& counts) {
  constexpr DType dtype = dtype_of<T>;
  const Index size = device.device_count();
  const int me = device.ordinal();
  ArrayLists<T> reduced(me, counts, 1, 1), scattered(me, counts, size, 1), gathered(me, counts, 1, size);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    device.all_reduce(sum, reduced.in[i], reduced.alone[i]);
    device.reduce_scatter(sum, scattered.in[i], scattered.alone[i]);
    device.all_gather(gathered.in[i], gathered.alone[i]);
  }
  const CallTotal before = device.recorder().total();
  const Arrays reduce(reduced.arrays), scatter(scattered.arrays), gather(gathered.arrays);
  const auto where = [](const char* label) { return Where(label, 1, "plan"); };
  SplitCall first, second, third;
  device.start(first, Collective::all_reduce, sum, dtype, reduce, {}, where("a"));
  device.start(second, Collective::reduce_scatter, sum, dtype, scatter, {}, where("b"));
  std::vector<float> between(3, 1);
  device.all_reduce(sum, between);
  device.start(third, Collective::all_gather, ReductionKind::none, dtype, gather, {}, where("c"));
  device.reduce_scatter(sum, dtype, scatter, {}, where("b"), &second);
  device.all_gather(dtype, gather, {}, where("c"), &third);
  device.all_reduce(sum, dtype, reduce, {}, where("a"), &first);
  const CallTotal after = device.recorder().total();
  for (const ArrayLists<T>* lists : {&reduced, &scattered, &gathered}) lists->expect_equal();
  EXPECT_EQ(between[0], static_cast<float>(size));
  EXPECT_EQ(after.calls - before.calls, 4) << "a start is not recorded";
  Index sent = bytes_sent_by(Collective::all_reduce, size, 3, 4);
  for (const Collective op : {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather})
    for (const Index count : counts) sent += bytes_sent_by(op, size, count, size_bytes(dtype));
  EXPECT_EQ(after.bytes_sent - before.bytes_sent, sent);
}

void check_lists(Device& device) {
  for (int round = 0; round < 3; ++round)
    for (const std::vector<Index>& counts : {std::vector<Index>{5}, {3, 0, 17}, {4000, 1, 9001}, {100'003}}) {
      check_halves<float>(device, counts);
      check_halves<bfloat16>(device, counts);
    }
}

TEST(CollectiveHalves, HaveTheBitsAndTheBytesOfWholeOnes) {
  for (const int devices : {1, 2, 3, 4}) {
    Runtime runtime(devices);
    runtime.run(check_lists);
    runtime.run(check_lists);
  }
}

TEST(CollectiveHalves, BetweenProcessesToo) {
  test::on_processes(2, 2, [](Runtime& own) { own.run(check_lists); });
}

TEST(CollectiveHalves, AStartWaitsForNobody) {
  Runtime runtime(2);
  std::atomic<bool> has_started{false};
  runtime.run([&](Device& device) {
    std::vector<float> values(1000, 1.0F + static_cast<float>(device.ordinal()));
    const CollectiveArray array{values.data(), values.data(), 1000};
    while (device.ordinal() == 1 && !has_started) std::this_thread::yield();  // until the other's start has returned
    SplitCall split;
    const Where where("late", 1, "plan");
    device.start(split, Collective::all_reduce, sum, f32, {&array, 1}, {}, where);
    has_started = true;
    device.all_reduce(sum, f32, {&array, 1}, {}, where, &split);
    EXPECT_EQ(values[999], 3.0F);
  });
}

TEST(CollectiveHalves, OfGroups) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    const Index pair[] = {device.ordinal() / 2 * 2, device.ordinal() / 2 * 2 + 1};
    std::vector<float> values(10, static_cast<float>(device.ordinal()));
    const CollectiveArray array{values.data(), values.data(), 10};
    SplitCall split;
    const Where where("pair", 1, "plan");
    device.start(split, Collective::all_reduce, sum, f32, {&array, 1}, pair, where);
    std::vector<float> all(1, 1);
    device.all_reduce(sum, all);
    device.all_reduce(sum, f32, {&array, 1}, pair, where, &split);
    EXPECT_EQ(values[0], device.ordinal() < 2 ? 1.0F : 5.0F);
    EXPECT_EQ(all[0], 4.0F);
  });
}

// What all devices have between the halves, which outlives the run as it must: others may read it when a device fails.
struct Memory {
  std::vector<std::vector<float>> values;
  std::vector<SplitCall> splits;

  explicit Memory(std::size_t devices) : values(devices), splits(devices) {}
};
// Starts by itself, and then does what the test says in the place of the second half.
template <class Instead>
void start_and(Memory& memory, Device& device, Index count, Instead instead) {
  std::vector<float>& values = memory.values[to_size(device.ordinal())];
  values.assign(to_size(count), 1);
  const CollectiveArray array{values.data(), values.data(), count};
  SplitCall& split = memory.splits[to_size(device.ordinal())];
  const Where where("half", 1, "plan");
  device.start(split, Collective::all_reduce, sum, f32, {&array, 1}, {}, where);
  instead();
  device.all_reduce(sum, f32, {&array, 1}, {}, where, &split);
}

TEST(CollectiveHalves, ADeviceThatFailsBetweenThemEndsAll) {
  Runtime runtime(3);
  Memory memory(3);
  const auto fail = [&] {
    runtime.run([&](Device& device) {
      start_and(memory, device, 70'000, [&] {
        if (device.ordinal() == 1) throw std::runtime_error("lost");
      });
    });
  };
  EXPECT_THROW(fail(), std::runtime_error);
  EXPECT_THROW(fail(), std::runtime_error);
  runtime.run(check_lists);
}

TEST(CollectiveHalves, ThatDifferAreRefused) {
  Runtime runtime(2);
  Memory memory(2);
  expect_error([&] { runtime.run([&](Device& device) { start_and(memory, device, 5 + device.ordinal(), [] {}); }); },
               "collective_mismatch", {"all_reduce sum of 5 f32", "all_reduce sum of 6 f32", "'half'"});
  runtime.run(check_lists);
}

}  // namespace weft::collective_halves_test
