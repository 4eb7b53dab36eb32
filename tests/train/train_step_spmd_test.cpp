// Training steps whose weights are cut, too: one device computes the same, but for rounding.
#include <weft/train/train_step.hpp>

#include <support/started_training.hpp>

namespace weft::train_step_spmd_test {

using testing::data_mesh;
using testing::expect_close;
using testing::expect_same;
using testing::megatron_specs;
using testing::model_mesh;
using testing::TrainingRun;
using Spec = PartitionSpec;

// The one that is compiled.
using Pair =
    TrainStep<testing::SmallLoss, testing::SmallInputs, model_mesh<1, 2>, Spmd(megatron_specs), SgdMomentum>;
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

// The bits, the bytes and the arena of one call for each, of which there are fewer.
template <auto plain, auto combined>
void expect_fewer_calls(Collective kind) {
  using Plain = Step<model_mesh<2, 2>, plain>;
  using Combined = Step<model_mesh<2, 2>, combined>;
  expect_same(train<Combined>(settings), train<Plain>(settings));
  EXPECT_EQ(Combined::bytes_sent_per_step, Plain::bytes_sent_per_step);
  EXPECT_EQ(Combined::plan().count_arrays(kind), Plain::count(kind));
  EXPECT_LT(Combined::count(kind), Plain::count(kind)) << name_of(kind);
}
inline constexpr CollectiveOptions together{.combine_threshold_bytes = 1 << 16};

TEST(TrainStep, CombinedCollectivesAreFewerAndChangeNothing) {
  expect_fewer_calls<Spmd(megatron_specs), Spmd(megatron_specs, together)>(Collective::all_reduce);
  expect_fewer_calls<Ddp{.axes = axes("data"), .specs = &megatron_weights},
                     Ddp{.axes = axes("data"), .specs = &megatron_weights, .collectives = together}>(
      Collective::all_reduce);
  constexpr Fsdp plain{}, combined{.collectives = together};
  expect_fewer_calls<plain, combined>(Collective::all_gather);
  expect_fewer_calls<plain, combined>(Collective::reduce_scatter);
  EXPECT_LE((Step<model_mesh<2, 2>, Spmd(megatron_specs, together)>::peak_bytes_per_device),
            (Step<model_mesh<2, 2>, Spmd(megatron_specs)>::peak_bytes_per_device));
}

// The bits and the bytes of whole ones; what is planned is allocated.
template <auto whole, auto halves>
void expect_halves() {
  using Whole = Step<model_mesh<2, 2>, whole>;
  using Halves = Step<model_mesh<2, 2>, halves>;
  expect_same(train<Halves>(settings), train<Whole>(settings));
  EXPECT_EQ(Halves::bytes_sent_per_step, Whole::bytes_sent_per_step);
  int starts = 0;
  for (const PlanStep& step : Halves::plan().steps) starts += step.kind == StepKind::collective_start ? 1 : 0;
  EXPECT_GT(starts, 0);
}
inline constexpr CollectiveOptions async{.async = true}, both{.combine_threshold_bytes = 512, .async = true};

TEST(TrainStep, CollectivesInHalvesChangeNothing) {
  expect_halves<Spmd(megatron_specs), Spmd(megatron_specs, async)>();
  expect_halves<Spmd(megatron_specs), Spmd(megatron_specs, both)>();
  expect_halves<Ddp{.first_bucket_bytes = 64, .bucket_bytes = 64},
                Ddp{.first_bucket_bytes = 64, .bucket_bytes = 64, .collectives = async}>();
  expect_halves<Fsdp{}, Fsdp{.collectives = both}>();
  EXPECT_EQ((Step<model_mesh<2, 2>, Spmd(megatron_specs, async)>::peak_bytes_per_device),
            (Step<model_mesh<2, 2>, Spmd(megatron_specs)>::peak_bytes_per_device));
}

// The pair sends one activation forward and one back over "model"; weights never travel.
TEST(TrainStep, TheMegatronPairSendsActivationsOnly) {
  static_assert(Pair::count(Collective::all_gather) == 0 && Pair::count(Collective::reduce_scatter) == 0);
  EXPECT_EQ(Pair::count(Collective::all_reduce), 1);
  EXPECT_EQ(Pair::bytes_sent_per_step, 16 * 8 * 4);
}

}  // namespace weft::train_step_spmd_test
