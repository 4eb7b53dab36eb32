// A dump has the graph after every pass, and the plan that the step really runs.
#include <support/small_training.hpp>
#include <support/stablehlo_cases.hpp>
#include <support/temporary_directory.hpp>
#include <weft/train/dump.hpp>
#include <weft/train/trace.hpp>

namespace weft {
namespace {

using testing::data_mesh;
using testing::read_text;
using testing::TemporaryDirectory;

using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;

TEST(Dump, WritesEveryPassThePlanAndTheArena) {
  const TemporaryDirectory folder;
  dump<Step>(folder / "passes");
  const std::string passes[] = {"1_model", "2_training", "3_device", "4_simplified", "5_legalized"};
  for (const std::string& pass : passes) {
    const std::string text = read_text(folder / "passes/" + pass + ".txt");
    const std::string dot = read_text(folder / "passes/" + pass + ".dot");
    EXPECT_NE(text.find("hidden1.weight"), std::string::npos) << pass;
    const std::string mlir = read_text(folder / "passes/" + pass + ".mlir");
    EXPECT_EQ(dot.find("digraph weft {"), 0u) << pass;
    EXPECT_EQ(mlir.find("module @weft attributes {"), 0u) << pass;
    EXPECT_NE(mlir.find("weft.name = \"hidden1.weight\""), std::string::npos) << pass;
    const bool has_gradients = pass != "1_model", is_on_a_device = has_gradients && pass != "2_training";
    EXPECT_EQ(text.find("all_reduce") != std::string::npos, is_on_a_device) << pass;
    EXPECT_EQ(mlir.find("\"stablehlo.all_reduce\"") != std::string::npos, is_on_a_device) << pass;
    EXPECT_EQ(mlir.find("mhlo.num_replicas = 2 ") != std::string::npos, is_on_a_device) << pass;
    EXPECT_EQ(text.find("backward") != std::string::npos, has_gradients) << pass;
  }
  const std::string fused = read_text(folder / "passes/6_fused.txt");
  EXPECT_NE(fused.find("\nstep " + std::to_string(Step::plan().step_count() - 1) + ": "), std::string::npos) << fused;
  EXPECT_EQ(fused.find("step " + std::to_string(Step::plan().step_count()) + ": "), std::string::npos) << fused;
  EXPECT_EQ(read_text(folder / "passes/plan.txt"), explain<Step>());
  EXPECT_EQ(read_text(folder / "passes/arena.svg"), arena_picture(Step::plan()));
}

TEST(Dump, AnotherCompilerReadsEveryPass) {
  if (!testing::StablehloCases::can_run()) GTEST_SKIP() << "WEFT_PYTHON, or python3, has no JAX";
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
  EXPECT_NE(read_text(folder / "3_device.txt").find("accuracy"), std::string::npos);
}

TEST(Dump, AFileInTheWayIsAnError) {
  const TemporaryDirectory folder;
  folder.put("file", "in the way");
  EXPECT_THROW(dump<Step>(folder / "file"), Error);
}

}  // namespace
}  // namespace weft
