// A trained model with its linear layers in few bits: what is lost, what it answers on one device and on four under
// every strategy, and in how many bytes its weights travel.
#include <weft/train/quantize_weights.hpp>

#include <support/expect_error.hpp>
#include <weft/dynamic/program.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/quantized_linear.hpp>
#include <weft/nn/stack.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace weft::quantize_weights_test {

using testing::expect_error;

constexpr Index features = 64, wide = 128, rows = 8;

struct Block {
  Name name;
  constexpr Var operator()(Var x) const {
    const Var up = relu(nn::Linear{name / "up", features, wide}(x));
    return x + nn::Linear{name / "down", wide, features}(up);
  }
};
struct Model {
  constexpr Var operator()(Var x) const { return nn::Linear{"head", features, 10}(nn::StackOf<Block>{"h", 3, {}}(x)); }
};
const Buffer<dynamic::InputType> inputs{input<float>({rows, features})};
const SpmdSpecs specs{{P("data")},
                      {{"h.*.up.qweight", P(nullptr, "data")},
                       {"h.*.up.scales", P(nullptr, "data")},
                       {"h.*.down.qweight", P("data", nullptr)}}};
Mesh mesh_of(Index devices) { return {{"data", devices}}; }

WeightQuantization rules_of(const Quantization& how) { return {{{"h.*.weight", how}}}; }

std::vector<float> batch() {
  std::vector<float> x;
  for (std::uint32_t i = 0; i < rows * features; ++i) x.push_back(uniform_from_bits(random_bits(3, i, 1)) - 0.5F);
  return x;
}
std::vector<float> answer(dynamic::Program& program) {
  const std::span<const float> all = program(batch())[0].as<float>();
  return {all.begin(), all.end()};
}

TEST(QuantizeWeights, AnswersAreNearThoseOfNumbers) {
  Runtime runtime(1);
  dynamic::Program numbers(runtime, Model{}, inputs, mesh_of(1), Ddp{});
  numbers.tensors().initialize(0, 7);
  numbers.tensors().note_written();
  const std::vector<float> wanted = answer(numbers);
  for (const auto& [how, tolerance] : {std::pair{Quantization{8}, 0.01},
                                       {Quantization{8, 32, true}, 0.01},
                                       {Quantization{4, 32}, 0.15},
                                       {Quantization{4, 32, true}, 0.12}}) {
    dynamic::Program few(runtime, nn::Quantized{Model{}, rules_of(how)}, inputs, mesh_of(1), Ddp{});
    const auto reports = quantize_weights(numbers.tensors(), few.tensors(), rules_of(how));
    ASSERT_EQ(reports.size(), 6u);
    for (const QuantizedWeightReport& report : reports) {
      EXPECT_GT(report.relative_error, 0) << report.weight;
      EXPECT_LT(report.relative_error, tolerance) << report.weight;
      EXPECT_EQ(report.bytes_before, 4 * features * wide);
      EXPECT_LT(report.bytes * (how.bits == 8 ? 3 : 5), report.bytes_before);
    }
    EXPECT_EQ(reports[0].weight, "h.0.up.weight");
    const std::vector<float> found = answer(few);
    for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_NEAR(found[i], wanted[i], tolerance);
    EXPECT_LT(few.peak_bytes() * 2, numbers.peak_bytes());
  }
}

// The bytes that a device gets of a gather: integers are a quarter and an eighth of the numbers in f32, and scales and
// biases beside them stay what they are.
TEST(QuantizeWeights, WeightsTravelInTheirNarrowType) {
  Runtime one(1), four(4);
  dynamic::Program numbers(one, Model{}, inputs, mesh_of(1), Ddp{});
  numbers.tensors().initialize(0, 7);
  numbers.tensors().note_written();
  dynamic::Program whole(four, Model{}, inputs, mesh_of(4), Fsdp{});
  const auto gathered = [](const dynamic::Program& program, DType dtype) {
    Index bytes = 0;
    const PlanView& plan = program.plan();
    for (const PlanStep& step : plan.steps)
      if (step.kind == StepKind::collective && plan.collective(step).collective == Collective::all_gather &&
          plan.operands_of(step)[0].dtype == dtype)
        bytes += plan.collective(step).bytes_sent * plan.collective(step).runs;
    return bytes;
  };
  const Index bias_bytes = 3 * (features + wide) * 4, head_bytes = (features * 10 + 10 + 2) * 4;  // padded to 4 devices
  EXPECT_EQ(gathered(whole, DType::f32), (3 * 2 * features * wide * 4 + bias_bytes + head_bytes) / 4 * 3);
  for (const Quantization& how : {Quantization{8}, Quantization{4, 32}}) {
    dynamic::Program alone(one, nn::Quantized{Model{}, rules_of(how)}, inputs, mesh_of(1), Ddp{});
    (void)quantize_weights(numbers.tensors(), alone.tensors(), rules_of(how));
    const std::vector<float> wanted = answer(alone);
    for (const AnyStrategy& strategy : {AnyStrategy(Fsdp{}), AnyStrategy(Fsdp{.stage = 3, .wrap = Wrap::whole_model()}),
                                        AnyStrategy(Ddp{}), AnyStrategy(Spmd{specs})}) {
      dynamic::Program cut(four, nn::Quantized{Model{}, rules_of(how)}, inputs, mesh_of(4), strategy);
      (void)quantize_weights(numbers.tensors(), cut.tensors(), rules_of(how));
      const std::vector<float> found = answer(cut);
      for (std::size_t i = 0; i < wanted.size(); ++i) ASSERT_NEAR(found[i], wanted[i], 1e-5);
    }
    dynamic::Program cut(four, nn::Quantized{Model{}, rules_of(how)}, inputs, mesh_of(4), Fsdp{});
    (void)quantize_weights(numbers.tensors(), cut.tensors(), rules_of(how));
    EXPECT_EQ(answer(cut), wanted) << "to the bit";
    const Index scale_bytes = 3 * (how.blocks(features) * wide + how.blocks(wide) * features) * 4;
    EXPECT_EQ(gathered(cut, how.dtype()), 3 * 2 * features * wide * how.bits / 8 / 4 * 3);
    EXPECT_EQ(gathered(cut, DType::f32), (scale_bytes + bias_bytes + head_bytes) / 4 * 3);
  }
}

TEST(QuantizeWeights, MistakesHaveNames) {
  Runtime runtime(1);
  const auto few = [&](const WeightQuantization& rules) {
    return dynamic::Program(runtime, nn::Quantized{Model{}, rules}, inputs, mesh_of(1), Ddp{}).peak_bytes();
  };
  expect_error([&] { few({{{"tail.weight", {8}}}}); }, "quantization_names_no_weight", {"'tail.weight'"});
  expect_error([&] { few(rules_of({5})); }, "quantization_bits_unknown", {"5 bits"});
  expect_error([&] { few(rules_of({4, 48})); }, "quantization_blocks_do_not_divide", {"64 rows", "48"});
  EXPECT_GT(few(rules_of({4, 48, false, true})), 0);
  const float weights[] = {1, NAN};
  expect_error([&] { (void)quantize_matrix("up.weight", weights, 2, 1, {8}); }, "quantization_of_no_number",
               {"'up.weight'", "element 1"});
  for (const float scale : {0.0F, -1.0F, NAN, INFINITY}) {
    QuantizedWeight wrong = quantize_matrix("up.weight", weights, 1, 1, {8});
    wrong.scales[0] = scale;
    expect_error([&] { check_quantized("up.weight", wrong); }, "quantization_scale_is_wrong", {"scale number 0"});
  }
  QuantizedWeight wrong = quantize_matrix("up.weight", weights, 1, 1, {4, 0, true});
  wrong.zeros[0] = 16;
  expect_error([&] { check_quantized("up.weight", wrong); }, "quantization_zero_point_out_of_range", {"16", "0 to 15"});
}

}  // namespace weft::quantize_weights_test
