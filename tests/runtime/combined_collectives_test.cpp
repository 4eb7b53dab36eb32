// Several arrays in one collective: what one call for each gives, in one call.
#include <support/combined_oracle.hpp>
#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>

namespace weft::combined_collectives_test {

using test::check_combined;

// What is staged, what is not, and what has no elements, alone and side by side.
const std::vector<std::vector<Index>> lists = {{5}, {3, 1, 0, 17}, {0, 0}, {4000, 1, 9001}, {100'003, 7}};

void check_lists(Device& device) {
  for (const std::vector<Index>& counts : lists) {
    check_combined<float>(device, {}, counts, ReductionKind::sum);
    check_combined<bfloat16>(device, {}, counts, ReductionKind::sum);
    check_combined<std::int32_t>(device, {}, counts, ReductionKind::max);
  }
}

TEST(CombinedCollectives, HaveTheBitsAndTheBytesOfOneForEachArray) {
  for (const int devices : {1, 2, 3, 4}) {
    Runtime runtime(devices);
    runtime.run(check_lists);
  }
}

TEST(CombinedCollectives, BetweenProcessesToo) {
  test::on_processes(2, 2, [](Runtime& own) { own.run(check_lists); });
  test::on_processes(3, 1, [](Runtime& own) { own.run(check_lists); });
}

TEST(CombinedCollectives, OfGroups) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    const std::vector<int> pair = device.ordinal() % 2 == 0 ? std::vector<int>{2, 0} : std::vector<int>{1, 3};
    check_combined<float>(device, pair, {3, 5000}, ReductionKind::sum);
  });
}

TEST(CombinedCollectives, TakeNoArraysAtAll) {
  Runtime runtime(2);
  runtime.run([](Device& device) {
    device.all_reduce(ReductionKind::sum, DType::f32, ListView<CollectiveArray>());
    EXPECT_EQ(device.recorder().total(Collective::all_reduce).bytes_sent, 0);
  });
}

TEST(CombinedCollectives, RefuseListsThatDiffer) {
  Runtime runtime(2);
  const auto reduce = [](Device& device, const std::vector<Index>& counts) {
    test::ArrayLists<float> own(device.ordinal(), counts, 1, 1);
    device.all_reduce(ReductionKind::sum, DType::f32, ListView<CollectiveArray>(own.arrays));
  };
  testing::expect_error(
      [&] {
        runtime.run([&](Device& device) {
          reduce(device, device.ordinal() == 0 ? std::vector<Index>{2, 4} : std::vector<Index>{4, 2});
        });
      },
      "collective_mismatch", {"all_reduce sum of 6 f32 in 2 arrays #"});
  testing::expect_error(
      [&] {
        runtime.run([&](Device& device) {
          reduce(device, device.ordinal() == 0 ? std::vector<Index>{2, 4} : std::vector<Index>{6});
        });
      },
      "collective_mismatch", {"in 2 arrays", "all_reduce sum of 6 f32, "});
}

TEST(CombinedCollectives, RefuseAnyArrayThatOverlapsItsResult) {
  Runtime runtime(2);
  testing::expect_error(
      [&] {
        runtime.run([](Device& device) {
          std::vector<float> values(8), others(8);
          const CollectiveArray arrays[] = {{others.data(), others.data(), 4}, {values.data(), values.data() + 2, 4}};
          device.all_reduce(ReductionKind::sum, DType::f32, arrays);
        });
      },
      "buffers_overlap", {"all_reduce"});
}

}  // namespace weft::combined_collectives_test
