// What a step or a program would cost is what the one that runs costs, and is known of more devices and of more memory
// than there are.
#include <weft/dynamic/planned.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/explain.hpp>

#include <gtest/gtest.h>

namespace weft::dynamic_planned_test {

using dynamic::Planned;

const Buffer<dynamic::InputType> inputs{input<float>({testing::small_rows, testing::small_features}),
                                        input<std::int32_t>({testing::small_rows})};

TEST(Planned, HasTheNumbersOfTheStepThatRuns) {
  Runtime runtime(4);
  const Mesh mesh{{"data", 4}};
  for (const AnyStrategy& strategy : {AnyStrategy(Ddp{}), AnyStrategy(Fsdp{.stage = 1}), AnyStrategy(Fsdp{})}) {
    const Planned planned(testing::SmallLoss{}, inputs, mesh, strategy, SgdMomentum{});
    const dynamic::TrainStep step(runtime, testing::SmallLoss{}, inputs, mesh, strategy, SgdMomentum{}, Seed{1});
    EXPECT_EQ(planned.devices(), 4);
    EXPECT_EQ(planned.peak_bytes(), step.allocated_bytes(0));
    EXPECT_EQ(planned.persistent_bytes(), step.persistent_bytes());
    EXPECT_EQ(planned.bytes_sent(), step.bytes_sent());
    EXPECT_EQ(planned.flops(), step.plan().flops());
    for (int op = 0; op < collective_count; ++op)
      EXPECT_EQ(planned.count(static_cast<Collective>(op)), step.count(static_cast<Collective>(op)));
    EXPECT_EQ(explain(planned), weft::explain(step.plan()));
  }
  const Buffer<dynamic::InputType> image{inputs[0]};
  const Planned planned(testing::SmallClassifier{}, image, mesh, Ddp{});
  const dynamic::Program program(runtime, testing::SmallClassifier{}, image, mesh, Ddp{});
  EXPECT_EQ(planned.peak_bytes(), program.allocated_bytes(0));
}

// A product of 2^20 by 2^20 numbers on 1,024 devices: 4 TiB of weights, as much of gradients and of momenta.
TEST(Planned, NeedsNeitherTheDevicesNorTheMemory) {
  struct Large {
    constexpr Var operator()(Var x) const { return mean(nn::Linear{"large", 1 << 20, 1 << 20, nn::Bias(false)}(x)); }
  };
  const Planned planned(Large{}, {input<float>({1024, 1 << 20})}, Mesh{{"data", 1024}}, Fsdp{}, SgdMomentum{});
  EXPECT_EQ(planned.devices(), 1024);
  EXPECT_GE(planned.persistent_bytes(), Index{2} << 32);  // of weights and momenta a part of 4 GiB each
  EXPECT_LT(planned.persistent_bytes(), (Index{2} << 32) + (1 << 24));
  EXPECT_GT(planned.peak_bytes(), Index{1} << 42);  // while all weights are gathered
}
TEST(Planned, RefusesWhatTheStepRefuses) {
  testing::expect_error(
      [] {
        Planned(testing::SmallLoss{}, inputs, Mesh{{"data", 5}}, Ddp{}, SgdMomentum{});
      },
      "batch_does_not_divide", {"5"});
  testing::expect_error(
      [] {
        Planned(testing::SmallLoss{}, inputs, Mesh{{"data", 2048}}, Ddp{}, SgdMomentum{});
      },
      "too_many_devices", {"2048"});
}

}  // namespace weft::dynamic_planned_test
