// Kernels are found by their instructions once a compiled step registered them, and interpreted before.
#include <weft/dynamic/explain.hpp>
#include <weft/dynamic/kernels.hpp>

#include <support/small_training.hpp>
#include <weft/optim/lion.hpp>

#include <algorithm>

namespace weft::dynamic_kernels_test {

// An optimizer that no other test of this room registers kernels of.
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, testing::data_mesh<1>, Ddp{}, Lion>;

Index count_interpreted(const std::vector<StepKernel>& kernels) {
  Index count = 0;
  for (const StepKernel& kernel : kernels) count += kernel.program != nullptr ? 1 : 0;
  return count;
}

TEST(DynamicKernels, AreFoundOnceTheyAreRegistered) {
  Runtime runtime(1);
  const Step step(runtime, Seed{1});
  const PlanView& plan = step.plan();
  const Index all = std::ssize(plan.kernels);
  const Index before = count_interpreted(dynamic::find_kernels(plan));
  EXPECT_GT(before, 0);
  dynamic::register_kernels<Step>();
  const std::vector<StepKernel> found = dynamic::find_kernels(plan);
  EXPECT_EQ(std::ssize(found), all + 1);  // and an empty one
  EXPECT_EQ(count_interpreted(found), 0);
  EXPECT_EQ(found[0].loop, Step::kernels()[0].loop);
  EXPECT_EQ(count_interpreted(dynamic::interpret_kernels(plan)), all);
  EXPECT_NE(dynamic::describe_kernels(plan, found.data()).find(" run compiled, 0 are interpreted\n"),
            std::string::npos);
  const std::string none = dynamic::describe_kernels(plan, dynamic::interpret_kernels(plan).data());
  EXPECT_EQ(none.find("kernels: 0 of "), 0u) << none;
  EXPECT_EQ(std::count(none.begin(), none.end(), '\n'), 1 + std::stoi(none.substr(none.find(", ") + 2))) << none;
}

TEST(DynamicExplain, SaysHowAChipWouldRunIt) {
  Runtime runtime(1);
  const dynamic::InputType image = input<float>({testing::small_rows, testing::small_features});
  const dynamic::TrainStep step(runtime, testing::SmallLoss{}, {image, input<std::int32_t>({testing::small_rows})},
                                testing::data_mesh<1>, Ddp{}, Lion{}, Seed{1});
  EXPECT_EQ(dynamic::explain(step, chips::tpu_v4), explain<Step>(chips::tpu_v4));
  EXPECT_NE(dynamic::explain(step, chips::tpu_v4).find("  all on the chip: "), std::string::npos);
  const dynamic::Program program(runtime, testing::SmallClassifier{}, {image}, testing::data_mesh<1>, Ddp{});
  EXPECT_EQ(dynamic::explain(program, chips::tpu_v4, Dataflow::input_stationary),
            explain(program.plan(), chips::tpu_v4, Dataflow::input_stationary));
}

// What this program would write for its next build, by hand.
TEST(DynamicKernels, WhatIsMissingIsWrittenDown) {
  constexpr EncodedInstruction load = encode({Opcode::load}), once = encode({Opcode::expm1}),
                               twice = encode({Opcode::log1p, 1}), store = encode({Opcode::store, 2});
  constexpr EncodedInstruction code[] = {load, once, twice, store};
  const KernelCode kernels[] = {{0, 4, false}};
  PlanView plan;
  plan.code = {code, 4};
  plan.kernels = {kernels, 1};
  const std::string header = dynamic::kernels_header(plan, "register_mine");
  std::string words;
  for (const EncodedInstruction word : code) words += (words.empty() ? "" : ", ") + std::to_string(word) + "u";
  EXPECT_NE(header.find("#include <weft/dynamic/kernels.hpp>\n\ninline void register_mine() {\n"
                        "  weft::dynamic::register_loop<" +
                        words + ">();\n}\n"),
            std::string::npos)
      << header;
  EXPECT_EQ(count_interpreted(dynamic::find_kernels(plan)), 1);
  dynamic::register_loop<load, once, twice, store>();
  EXPECT_EQ(count_interpreted(dynamic::find_kernels(plan)), 0);
  EXPECT_EQ(dynamic::kernels_header(plan, "f").find("register_loop"), std::string::npos);
}

TEST(DynamicKernels, AnInterpretedLoopIsMadeOnce) {
  Runtime runtime(1);
  const Step step(runtime, Seed{1});
  EXPECT_EQ(dynamic::interpret_kernels(step.plan())[0].program, dynamic::interpret_kernels(step.plan())[0].program);
}

}  // namespace weft::dynamic_kernels_test
