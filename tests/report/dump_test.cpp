// A dump has the graph after every pass, and the plan that the step really runs.
#include <support/small_training.hpp>
#include <support/stablehlo_cases.hpp>
#include <support/temporary_directory.hpp>
#include <weft/report/dump.hpp>

namespace weft::dump_test {

using testing::data_mesh;
using testing::read_text;
using testing::TemporaryDirectory;

using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

TEST(Dump, WritesEveryPassThePlanAndTheArena) {
  const TemporaryDirectory folder;
  dump<Step>(folder / "passes");
  const std::string passes[] = {"1_model",  "2_differentiated", "3_simplified", "4_partitioned",
                                "5_device", "6_simplified",     "7_legalized"};
  for (const std::string& pass : passes) {
    const std::string text = read_text(folder / "passes/" + pass + ".txt");
    const std::string dot = read_text(folder / "passes/" + pass + ".dot");
    EXPECT_NE(text.find("hidden1.weight"), std::string::npos) << pass;
    const std::string mlir = read_text(folder / "passes/" + pass + ".mlir");
    EXPECT_EQ(dot.find("digraph weft {"), 0u) << pass;
    EXPECT_EQ(mlir.find("module @weft attributes {"), 0u) << pass;
    EXPECT_NE(mlir.find("weft.name = \"hidden1.weight\""), std::string::npos) << pass;
    const bool has_gradients = pass != "1_model", has_updates = pass > "4_partitioned";
    EXPECT_EQ(text.find("all_reduce") != std::string::npos, pass >= "4") << pass;
    EXPECT_EQ(mlir.find("\"stablehlo.all_reduce\"") != std::string::npos, pass >= "4") << pass;
    EXPECT_EQ(mlir.find("mhlo.num_replicas = 2 ") != std::string::npos, pass >= "4") << pass;
    EXPECT_EQ(text.find("learning_rate") != std::string::npos, has_updates) << pass;
    EXPECT_EQ(text.find("backward") != std::string::npos, has_gradients) << pass;
  }
  const std::string fused = read_text(folder / "passes/8_fused.txt");
  EXPECT_NE(fused.find("\nstep " + std::to_string(Step::plan().step_count() - 1) + ": "), std::string::npos) << fused;
  EXPECT_EQ(fused.find("step " + std::to_string(Step::plan().step_count()) + ": "), std::string::npos) << fused;
  EXPECT_EQ(read_text(folder / "passes/plan.txt"), explain<Step>());
  EXPECT_EQ(read_text(folder / "passes/arena.svg"), arena_picture(Step::plan()));
}

TEST(Dump, AnotherCompilerReadsEveryPass) {
  SKIP_WITHOUT_PYTHON("jax");
  const TemporaryDirectory folder;
  dump<Step>(folder.path());
  testing::StablehloCases::expect_sound(folder.path());
}

TEST(Dump, PassesThatRunAgainMakeThePlanOfTheStep) {
  const TemporaryDirectory folder;
  const Graph device =
      detail::TrainingSource<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>::device_graph()
          .graph;
  EXPECT_EQ(explain(make_plan(simplify_nodes(device)).view()), explain<Step>());
}

struct MeasuredLoss {
  constexpr Measured operator()(Var image, Var label) const {
    const Var scores = testing::SmallClassifier{}(image);
    return {mean(cross_entropy(scores, label)), {{"accuracy", mean(convert(correct(scores, label), DType::f32))}}};
  }
};
using MeasuredStep = TrainStep<MeasuredLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

TEST(Dump, AModelShowsItsMetrics) {
  const TemporaryDirectory folder;
  dump<MeasuredStep>(folder.path());
  EXPECT_NE(read_text(folder / "1_model.txt").find("accuracy"), std::string::npos);
  EXPECT_NE(read_text(folder / "5_device.txt").find("accuracy"), std::string::npos);
}

// Passes that are not taken have no number, and those that are make what the step starts from.
template <class Loss, auto strategy>
using StepOf = TrainStep<Loss, testing::SmallInputs, data_mesh<1>, strategy, SgdMomentum>;
using InBf16 = InPrecision<MicroBatches<testing::SmallLoss, 2>, Precision{.compute = DType::bf16}>;

TEST(Dump, MixedPrecisionIsAPass) {
  const TemporaryDirectory folder;
  dump<StepOf<InBf16, Fsdp{}>>(folder.path());
  EXPECT_EQ(read_text(folder / "2_differentiated.txt").find("bf16"), std::string::npos);
  EXPECT_NE(read_text(folder / "3_in_precision.txt").find("bf16"), std::string::npos);
  EXPECT_EQ(read_text(folder / "4_simplified.txt"), to_text(trace_training<InBf16, testing::SmallInputs>().graph));
  EXPECT_NE(read_text(folder / "5_device.txt").find("learning_rate"), std::string::npos);
  EXPECT_NE(read_text(folder / "8_fused.txt"), "");
}

inline constexpr SpmdSpecs specs{{P("data")}, {}};
struct Scores {
  constexpr Var operator()(Var image) const { return tanh(testing::SmallClassifier{}(image)); }
};
using Classify = Program<Scores, Inputs<f32[testing::small_rows][testing::small_features]>, data_mesh<2>, Spmd(specs)>;

TEST(Dump, AProgramHasNoGradientsAndNoUpdates) {
  const TemporaryDirectory folder;
  dump<Classify>(folder.path());
  for (const char* const pass :
       {"1_model", "2_simplified", "3_partitioned", "4_device", "5_simplified", "6_legalized"}) {
    const std::string text = read_text(folder / (std::string(pass) + ".txt"));
    EXPECT_NE(text.find("hidden1.weight"), std::string::npos) << pass;
    EXPECT_EQ(text.find("f32[16,12]") != std::string::npos, pass[0] < '3') << pass << text;
    EXPECT_EQ(text.find("backward"), std::string::npos) << pass;
    EXPECT_EQ(read_text(folder / (std::string(pass) + ".dot")).find("digraph weft {"), 0u) << pass;
    EXPECT_EQ(read_text(folder / (std::string(pass) + ".mlir")).find("module @weft attributes {"), 0u) << pass;
  }
  EXPECT_NE(read_text(folder / "7_fused.txt").find("step 0: "), std::string::npos);
  EXPECT_EQ(read_text(folder / "plan.txt"), explain<Classify>());
  EXPECT_EQ(read_text(folder / "arena.svg"), arena_picture(Classify::plan()));
}

TEST(Dump, AFileInTheWayIsAnError) {
  const TemporaryDirectory folder;
  folder.put("file", "in the way");
  EXPECT_THROW(dump<Step>(folder / "file"), Error);
}

}  // namespace weft::dump_test
