// Programs that read weights where a training has them, of plans made at run time: what they return, what they allocate
// and where they read. That compiled programs do is in program_test.
#include <weft/train/shared_weights.hpp>

#include <support/expect_error.hpp>
#include <support/planned_program.hpp>
#include <support/planned_training.hpp>
#include <support/stacked_training.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

namespace weft::shared_weights_test {

using testing::PlannedProgram;
using testing::PlannedTraining;
using Kind = NotShared::Kind;

// A stack of layers with a state each.
struct Stacked {
  struct Function {
    constexpr Var operator()(Var image) const { return testing::StackedClassifier{false}(image); }
  };
  using Question = Inputs<f32[8][testing::small_features]>;
  static TrainingGraph training() { return trace_training<testing::StackedLoss, testing::SmallInputs>(); }
  static void learn(PlannedTraining<AdamW>& step, Index i) {
    const testing::RandomBatch batch = testing::small_batch(i);
    (void)step.step(testing::stacked_settings, batch.image, batch.label);
  }
  static std::vector<float> question() {
    return testing::RandomBatch(7, 0, 8, testing::small_features, testing::small_classes).image;
  }
};
// The same in mixed precision.
struct StackedInBf16 {
  static constexpr Precision masters{.compute = DType::bf16};
  using Function = InPrecision<Stacked::Function, masters>;
  using Question = Stacked::Question;
  static TrainingGraph training() {
    return trace_training<InPrecision<testing::StackedLoss, masters>, testing::SmallInputs>();
  }
  static void learn(PlannedTraining<AdamW>& step, Index i) { Stacked::learn(step, i); }
  static std::vector<float> question() { return Stacked::question(); }
};
// Running averages.
struct Normalizing {
  struct Function {
    constexpr Var operator()(Var x) const { return nn::BatchNorm2d{"norm", 3}(x); }
  };
  struct Loss {
    constexpr Var operator()(Var x) const { return mean(square(Function{}(x) - 0.5)); }
  };
  using Question = Inputs<f32[4][3][2][2]>;
  static TrainingGraph training() { return trace_training<Loss, Question>(); }
  static void learn(PlannedTraining<AdamW>& step, Index i) {
    (void)step.step(testing::stacked_settings, testing::RandomBatch(5, i, 4, 12, 2).image);
  }
  static std::vector<float> question() { return testing::RandomBatch(7, 0, 4, 12, 2).image; }
};

// Of all inputs of a device but its batch.
Index shared_bytes(const PlanView& plan) {
  Index bytes = 0;
  for (const InputSlot& input : plan.inputs)
    if (input.kind != InputKind::data) bytes += input.shape.elements() * size_bytes(input.dtype);
  return bytes;
}

// Train and ask by turns: one program shares, the other loads each time.
template <class Model, class Strategy, class Asked>
void expect_shared(const Strategy& trained, const Asked& asked, const Mesh& mesh) {
  using Program = PlannedProgram<typename Model::Function, typename Model::Question>;
  PlannedTraining<AdamW> step(Model::training(), trained, mesh, 42);
  Program shares(asked, mesh, step), loads(asked, mesh);
  EXPECT_EQ(shares.tensors().first_unwritten(), nullptr);
  const Executable &own = shares.executable(), &lender = step.executable();
  const Index bytes = shared_bytes(shares.plan());
  for (int device = 0; device < static_cast<int>(mesh.size()); ++device) {
    SCOPED_TRACE(::testing::Message() << "device " << device);
    // Gone are the shared bytes and nothing else, but for what alignment puts between inputs.
    const Index gone = loads.executable().allocated_bytes(device) - own.allocated_bytes(device);
    EXPECT_GE(gone, bytes / arena_alignment * arena_alignment);
    EXPECT_LT(gone, bytes + arena_alignment * (1 + shares.plan().input_count()));
    for (const StoredTensor& tensor : shares.weight_places().stored) {
      const StoredTensor* const there = step.weight_places().lookup(tensor.name);
      ASSERT_NE(there, nullptr);
      EXPECT_EQ(own.input(device, tensor.input), lender.input(device, there->input)) << tensor.name.c_str();
    }
  }
  std::vector<float> before;
  for (Index i = 0; i < 3; ++i) {
    Model::learn(step, i);
    loads.tensors().copy_from(step.tensors());
    const std::vector<float> answer = shares.call(0, Model::question());
    EXPECT_EQ(answer, loads.call(0, Model::question()));
    EXPECT_NE(answer, before) << "nothing was learned in step " << i;
    before = answer;
  }
}
template <class Model, class Strategy>
void expect_shared(const Strategy& strategy, const Mesh& mesh) {
  expect_shared<Model>(strategy, strategy, mesh);
}
TEST(SharedWeights, ProgramsSeeEveryStepUnderEveryStrategy) {
  expect_shared<Stacked>(Ddp{}, testing::data_mesh<1>);
  expect_shared<Stacked>(Ddp{}, testing::data_mesh<2>);
  expect_shared<Stacked>(Fsdp{.stage = 1}, testing::data_mesh<2>);
  expect_shared<Stacked>(Fsdp{.stage = 3}, testing::data_mesh<4>);
  const SpmdSpecs asked{{PartitionSpec("data")}, testing::stacked_specs.parameters};
  expect_shared<Stacked>(Spmd(testing::stacked_specs), Spmd(asked), testing::model_mesh<2, 2>);
}
TEST(SharedWeights, ProgramsReadMastersAsTheStepDoes) {
  for (int stage = 1; stage <= 3; ++stage) expect_shared<StackedInBf16>(Fsdp{.stage = stage}, testing::data_mesh<2>);
}
TEST(SharedWeights, ProgramsSeeRunningAverages) {
  expect_shared<Normalizing>(Ddp{}, testing::data_mesh<2>);
  expect_shared<Normalizing>(Fsdp{.stage = 3}, testing::data_mesh<2>);
}
// Whatever the strategy is called, whole weights are whole.
TEST(SharedWeights, WholeWeightsAreSharedBetweenStrategies) {
  const SpmdSpecs specs{{PartitionSpec("data")}, {}};
  expect_shared<Stacked>(Ddp{}, Spmd(specs), testing::data_mesh<2>);
}

template <class Strategy, class Asked>
NotShared refusal(const Strategy& trained, const Mesh& mesh, const Asked& asked, const Mesh& asked_on,
                  const TrainingGraph& training = Stacked::training()) {
  const PlannedTraining<AdamW> step(training, trained, mesh, 42);
  const PlannedProgram<Stacked::Function, Stacked::Question> program(asked, asked_on);
  return share_inputs(program.weight_places(), step.weight_places()).refused;
}
void expect_refusal(const NotShared& refused, const char* name, const char* own, const char* lent) {
  EXPECT_EQ(refused.kind, Kind::lies_differently);
  EXPECT_STREQ(refused.name.c_str(), name);
  EXPECT_STREQ(refused.own.c_str(), own);
  EXPECT_STREQ(refused.lent.c_str(), lent);
}
TEST(SharedWeights, WhatLiesDifferentlyIsRefusedWithBothLayouts) {
  const Mesh &two = testing::data_mesh<2>, &four = testing::model_mesh<2, 2>;
  const SpmdSpecs asked{{PartitionSpec("data")}, testing::stacked_specs.parameters};
  expect_refusal(refusal(Fsdp{.stage = 3}, two, Ddp{}, two), "h.*.up.weight", "f32[2, 12, 12]",
                 "f32[2, 12, 12], from element 0 of 156 in a flat vector over data");
  expect_refusal(refusal(Ddp{}, four, Spmd(asked), four), "h.*.up.weight", "f32[2, 12, 12 over model]",
                 "f32[2, 12, 12]");
  const Mesh turned({{"data", 2}, {"model", 2}}, {1, 0, 3, 2});
  EXPECT_EQ(refusal(Spmd(testing::stacked_specs), four, Spmd(asked), turned).kind, Kind::lies_differently);
  EXPECT_EQ(refusal(Ddp{}, two, Ddp{}, testing::data_mesh<4>).kind, Kind::none);
  using InBf16 = InPrecision<testing::StackedLoss, Precision{.parameters = DType::bf16, .compute = DType::bf16}>;
  expect_refusal(refusal(Ddp{}, two, Ddp{}, two, trace_training<InBf16, testing::SmallInputs>()), "h.*.up.weight",
                 "f32[2, 12, 12]", "bf16[2, 12, 12]");
  expect_refusal(refusal(Fsdp{.stage = 1}, two, Fsdp{.stage = 1}, two, StackedInBf16::training()), "h.*.up.weight",
                 "f32[2, 12, 12], from element 0 of 156 in a flat vector",
                 "f32[2, 12, 12], from element 0 of 156 in a flat vector over data");
}
TEST(SharedWeights, WhatTheLenderDoesNotHaveIsRefused) {
  const PlannedTraining<AdamW> step(Stacked::training(), Ddp{}, testing::data_mesh<1>, 42);
  const PlannedProgram<Normalizing::Function, Normalizing::Question> program(Ddp{}, testing::data_mesh<1>);
  const NotShared refused = share_inputs(program.weight_places(), step.weight_places()).refused;
  EXPECT_EQ(refused.kind, Kind::unknown);
  EXPECT_STREQ(refused.name.c_str(), "norm.weight");
}

TEST(SharedWeights, AreNotWrittenByWhoSharesThem) {
  PlannedTraining<AdamW> step(Stacked::training(), Ddp{}, testing::data_mesh<1>, 42);
  const PlannedProgram<Stacked::Function, Stacked::Question> shares(Ddp{}, testing::data_mesh<1>, step);
  const testing::NamedTensors before = testing::read_all(step.tensors());
  testing::expect_error([&] { shares.tensors().copy_from(step.tensors()); }, "weights_are_shared", {"'h.0.up.weight'"});
  testing::expect_error([&] { shares.tensors().write("output.bias", std::vector<float>{1, 2, 3, 4}); },
                        "weights_are_shared", {"'output.bias'", "load into the step"});
  EXPECT_EQ(testing::read_all(step.tensors()), before);
}

TEST(SharedWeights, CutOnesAreSharedOnTheirRuntimeAlone) {
  const Mesh& two = testing::data_mesh<2>;
  PlannedTraining<AdamW> whole(Stacked::training(), Ddp{}, two, 42);
  PlannedTraining<AdamW> cut(Stacked::training(), Fsdp{.stage = 3}, two, 42);
  Runtime other(two);
  using Program = PlannedProgram<Stacked::Function, Stacked::Question>;
  testing::expect_error([&] { const Program shares(Fsdp{.stage = 3}, two, cut, other); }, "shared_weights_are_cut",
                        {"leave the runtime out"});
  Program elsewhere(Ddp{}, two, whole, other), here(Ddp{}, two, whole);
  EXPECT_EQ(elsewhere.call(0, Stacked::question()), here.call(0, Stacked::question()));
}

}  // namespace weft::shared_weights_test
