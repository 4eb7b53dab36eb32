// Training steps whose weights are cut, too: one device computes the same, but for rounding.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>

#include <algorithm>
#include <functional>
#include <utility>

namespace weft::train_step_spmd_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::megatron_specs;
using testing::model_mesh;
using testing::TrainingRun;
using Spec = PartitionSpec;

// The one that is compiled; dynamic/compiled_twins_test has those whose collectives are combined or in halves.
using Pair = TrainStep<testing::SmallLoss, testing::SmallInputs, model_mesh<1, 2>, Spmd(megatron_specs), SgdMomentum>;
const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(testing::SmallLoss{}),
                                                     testing::small_settings};

const TrainingRun& one_device() {
  static const TrainingRun run = training.train(data_mesh<1>, Ddp{});
  return run;
}
void expect_close_to_one_device(const TrainingRun& run) { expect_close(run, one_device()); }

// Weights alone, beside a strategy that cuts the batch.
inline constexpr SpmdSpecs megatron_weights{
    {},
    {{"hidden1.weight", Spec(nullptr, "model")}, {"hidden1.bias", Spec("model")}, {"hidden2.weight", Spec("model")}}};
// The batch over everything, as Ddp cuts it.
inline constexpr SpmdSpecs both_axes_specs{{Spec(AxisNames{"data", "model"}), Spec(AxisNames{"data", "model"})}, {}};

TEST(TrainStep, OneDeviceComputesTheSameUnderEveryStrategy) {
  expect_same(training.train(data_mesh<1>, Fsdp{.stage = 3}), one_device());
  expect_same(training.train(model_mesh<1, 1>, Spmd(megatron_specs)), one_device());
}

TEST(TrainStep, WeightsThatAreCutChangeNothingButRounding) {
  const TrainingRun pair = testing::train<Pair>(testing::small_settings);
  expect_close_to_one_device(pair);
  expect_same(training.train(model_mesh<1, 2>, Spmd(megatron_specs)), pair);
  expect_close_to_one_device(training.train(model_mesh<2, 2>, Spmd(megatron_specs)));
}

TEST(TrainStep, AMeshOfTwoAxesIsAMeshOfTheirProductToDdp) {
  const TrainingRun flat = training.train(data_mesh<4>, Ddp{});
  expect_close_to_one_device(flat);
  expect_same(training.train(model_mesh<2, 2>, Ddp{}), flat);
  expect_same(training.train(model_mesh<2, 2>, Spmd(both_axes_specs)), flat);
}

const Mesh& four = model_mesh<2, 2>;
// What `look` finds in the plans of a step, as it is and with these options, which have one outcome and send as much.
void expect_options_change_nothing(const AnyStrategy& strategy, const CollectiveOptions& options,
                                   const std::function<void(const PlanView& plain, const PlanView& made)>& look) {
  const AnyStrategy with_options = strategy.with_collectives(options);
  expect_same(training.train(four, with_options), training.train(four, strategy));
  Runtime runtime(four);
  const dynamic::TrainStep plain = training.made(runtime, four, strategy),
                           made = training.made(runtime, four, with_options);
  EXPECT_EQ(made.bytes_sent(), plain.bytes_sent());
  look(plain.plan(), made.plan());
}

// One call for several, of which there are fewer.
inline constexpr CollectiveOptions together{.combine_threshold_bytes = 1 << 16};

TEST(TrainStep, CombinedCollectivesAreFewerAndChangeNothing) {
  for (const auto& [strategy, kind] : {std::pair<AnyStrategy, Collective>{Spmd(megatron_specs), Collective::all_reduce},
                                       {Ddp{.axes = axes("data"), .specs = &megatron_weights}, Collective::all_reduce},
                                       {Fsdp{}, Collective::all_gather},
                                       {Fsdp{}, Collective::reduce_scatter}})
    expect_options_change_nothing(strategy, together, [kind = kind](const PlanView& plain, const PlanView& made) {
      EXPECT_EQ(made.count_arrays(kind), plain.count(kind));
      EXPECT_LT(made.count(kind), plain.count(kind)) << name_of(kind);
    });
  expect_options_change_nothing(Spmd(megatron_specs), together, [](const PlanView& plain, const PlanView& made) {
    EXPECT_LE(made.peak_bytes, plain.peak_bytes);
  });
}

inline constexpr CollectiveOptions async{.async = true}, both{.combine_threshold_bytes = 512, .async = true};

TEST(TrainStep, CollectivesInHalvesChangeNothing) {
  const auto has_starts = [](const PlanView&, const PlanView& made) {
    EXPECT_TRUE(std::any_of(made.steps.begin(), made.steps.end(),
                            [](const PlanStep& step) { return step.kind == StepKind::collective_start; }));
  };
  expect_options_change_nothing(Spmd(megatron_specs), both, has_starts);
  expect_options_change_nothing(Ddp{.first_bucket_bytes = 64, .bucket_bytes = 64}, async, has_starts);
  expect_options_change_nothing(Fsdp{}, both, has_starts);
  expect_options_change_nothing(Spmd(megatron_specs), async, [&](const PlanView& plain, const PlanView& made) {
    has_starts(plain, made);
    EXPECT_EQ(made.peak_bytes, plain.peak_bytes);
  });
}

// The pair sends one activation forward and one back over "model"; weights never travel.
TEST(TrainStep, TheMegatronPairSendsActivationsOnly) {
  static_assert(Pair::count(Collective::all_gather) == 0 && Pair::count(Collective::reduce_scatter) == 0);
  EXPECT_EQ(Pair::count(Collective::all_reduce), 1);
  EXPECT_EQ(Pair::bytes_sent_per_step, 16 * 8 * 4);
}

}  // namespace weft::train_step_spmd_test
