// Reductions of several arrays in one call, and of what is scaled: the bits of one by one, in as few collectives as
// there are buckets.
#include <weft/base/element.hpp>
#include <weft/runtime/runtime.hpp>

#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>

#include <gtest/gtest.h>

#include <span>
#include <vector>

namespace weft::reduce_many_test {

using testing::expect_error;

// Arrays of these sizes on each device, not equal on two.
std::vector<std::vector<float>> arrays(int ordinal) {
  std::vector<std::vector<float>> list;
  for (const std::size_t size : {3U, 0U, 500U, 9000U, 40U, 1U, 2000U}) {
    std::vector<float> array(size);
    for (std::size_t i = 0; i < size; ++i)
      array[i] = 0.1F * static_cast<float>(i % 17) + 1.7F * static_cast<float>(ordinal) + 1e-3F;
    list.push_back(std::move(array));
  }
  return list;
}
std::vector<std::span<float>> spans(std::vector<std::vector<float>>& arrays) { return {arrays.begin(), arrays.end()}; }

void expect_bits_of_one_by_one(Device& device) {
  std::vector<std::vector<float>> expected = arrays(device.ordinal());
  for (std::vector<float>& array : expected) {
    device.all_reduce(ReductionKind::sum, array);
    for (float& element : array) element *= 0.25F;
  }
  for (const Index bucket_bytes : {Index{1}, Index{4096}, Index{1} << 20}) {
    std::vector<std::vector<float>> own = arrays(device.ordinal());
    const Index calls = device.recorder().total(Collective::all_reduce).calls;
    device.all_reduce(ReductionKind::sum, spans(own), {.scale = 0.25, .bucket_bytes = bucket_bytes}, {}, "gradients");
    EXPECT_EQ(own, expected) << bucket_bytes;
    // Of 4 KiB: {3, 0, 500}, {9000}, {40, 1}, {2000}.
    EXPECT_EQ(device.recorder().total(Collective::all_reduce).calls - calls, bucket_bytes == 1      ? 7
                                                                             : bucket_bytes == 4096 ? 4
                                                                                                    : 1);
  }
}

TEST(ReduceMany, HasTheBitsOfOneByOneInAsFewCallsAsBuckets) {
  Runtime runtime(3);
  runtime.run(expect_bits_of_one_by_one);
  test::on_processes(2, 2, [](Runtime& own) { own.run(expect_bits_of_one_by_one); });
}

TEST(ReduceMany, TakesAListOfSpansAndGroups) {
  Runtime runtime(4);
  runtime.run([](Device& device) {
    const Index pair[] = {device.ordinal() / 2 * 2, device.ordinal() / 2 * 2 + 1};
    std::vector<float> a(2, 1.0F + static_cast<float>(device.ordinal())), b(3, 2.0F);
    device.all_reduce(ReductionKind::sum, {std::span(a), std::span(b)}, {.scale = 0.5}, pair);
    EXPECT_EQ(a[1], device.ordinal() < 2 ? 1.5F : 3.5F);
    EXPECT_EQ(b[2], 2.0F);
    std::vector<std::int32_t> whole(3, 5);
    device.all_reduce(ReductionKind::max, {std::span(whole)});
    EXPECT_EQ(whole[0], 5);
  });
}

TEST(ReduceMany, RoundsWhatIsScaledToItsType) {
  Runtime runtime(2);
  runtime.run([](Device& device) {
    std::vector<double> wide(3, 0.1);
    const ReducedBuffer array{wide.data(), 3};
    device.all_reduce(ReductionKind::sum, DType::f64, ListView<ReducedBuffer>(&array, 1), {.scale = 1.0 / 3});
    EXPECT_EQ(wide[0], 0.2 * (1.0 / 3));
    std::vector<bfloat16> narrow(2, bfloat16(1.0F));
    device.all_reduce(ReductionKind::sum, {std::span(narrow)}, {.scale = 1.0 / 3});
    EXPECT_EQ(static_cast<float>(narrow[0]), static_cast<float>(bfloat16(2.0F / 3)));
  });
}

TEST(ReduceMany, RefusesIntegersWithAScaleAndScalesThatDiffer) {
  Runtime runtime(2);
  expect_error(
      [&] {
        runtime.run([](Device& device) {
          std::vector<std::int32_t> values(3);
          device.all_reduce(ReductionKind::sum, {std::span(values)}, {.scale = 0.5});
        });
      },
      "scale_is_not_for_type", {"i32", "0.5"});
  expect_error(
      [&] {
        runtime.run([](Device& device) {
          std::vector<float> values(3);
          device.all_reduce(ReductionKind::sum, {std::span(values)}, {.scale = device.ordinal() == 0 ? 0.5 : 0.25});
        });
      },
      "collective_mismatch", {"all_reduce sum of 3 f32 times 0.5", "all_reduce sum of 3 f32 times 0.25"});
}

}  // namespace weft::reduce_many_test
