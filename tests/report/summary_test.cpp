// Summaries of models: every number of a small one, and sums of large ones by the formulas of their papers.
#include <weft/report/summary.hpp>

#include "../../examples/train_gpt/model.hpp"
#include "../../examples/train_image/model.hpp"

#include <weft/nn/activations.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/sequential.hpp>
#include <weft/nn/stack.hpp>
#include <weft/nn/tied.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>

#include <gtest/gtest.h>

#include <regex>

namespace weft::summary_test {

const LayerSummary& layer_called(const ModelSummary& summary, const std::string& name) {
  for (const LayerSummary& layer : summary.layers)
    if (layer.name == name && !layer.type.empty()) return layer;
  ADD_FAILURE() << "no layer " << name;
  return summary.layers.back();
}

struct Loss {
  constexpr Var operator()(Var image, Var label) const {
    using namespace nn;
    const Var made = Sequential{"net", Linear{{}, 7, 8}, Relu{}, Linear{"out", 8, 3, false}}(image);
    return mean(cross_entropy(made, label));
  }
};
using Batch = Inputs<f32[4][7], i32[4]>;

TEST(Summary, HasEveryLayerWithItsNumbers) {
  const ModelSummary summary = summarize<Loss, Batch>();
  ASSERT_EQ(summary.layers.size(), 5U);
  const char* names[] = {"net", "net.0", "net.1", "net.out", ""};
  const char* types[] = {"Sequential", "Linear", "function", "Linear", ""};
  const Index parameters[] = {0, 7 * 8 + 8, 0, 8 * 3, 0}, products[] = {0, 2 * 4 * 7 * 8, 0, 2 * 4 * 8 * 3, 0};
  const Index others[] = {0, 4 * 8, 4 * 8, 0};
  const Shape outputs[] = {{4, 3}, {4, 8}, {4, 8}, {4, 3}};
  for (std::size_t i = 0; i < 5; ++i) {
    const LayerSummary& layer = summary.layers[i];
    EXPECT_EQ(layer.name, names[i]);
    EXPECT_EQ(layer.type, types[i]);
    EXPECT_EQ(layer.layers, 1);
    EXPECT_EQ(layer.parameters, parameters[i]) << names[i];
    EXPECT_EQ(layer.products, products[i]) << names[i];
    if (i == 4) continue;
    EXPECT_EQ(layer.flops, products[i] + others[i]) << names[i];
    EXPECT_EQ(layer.output.shape, outputs[i]) << names[i];
  }
  EXPECT_GT(summary.layers[4].flops, 0) << "the loss";
  EXPECT_EQ(summary.parameters, 7 * 8 + 8 + 8 * 3);
  EXPECT_EQ(summary.products, 2 * 4 * (7 * 8 + 8 * 3));
}

struct Residual {
  Name name;
  constexpr Var operator()(Var x) const { return x + nn::Linear{name / "inner", 6, 6}(x); }
};
struct Stacked {
  constexpr Var operator()(Var x) const {
    const nn::Stack<Residual, 5> blocks{"h", {}};
    const Var once = blocks(x);
    return nn::tied(blocks)(once);
  }
};
// A stack is one row a layer of its block, with the number of blocks; weights that are shared count once.
TEST(Summary, LayersOfAStackAreCountedByTheirNumber) {
  const ModelSummary summary = summarize<Stacked, Inputs<f32[3][6]>>();
  ASSERT_EQ(summary.layers.size(), 5U);
  for (std::size_t call = 0; call < 2; ++call) {
    const LayerSummary &stack = summary.layers[2 * call], &inner = summary.layers[2 * call + 1];
    EXPECT_EQ(stack.type, "Stack");
    EXPECT_EQ(stack.flops, 5 * 3 * 6);  // what the block adds to the layer in it
    EXPECT_EQ(inner.name, "h.*.inner");
    EXPECT_EQ(inner.layers, 5);
    EXPECT_EQ(inner.parameters, call == 0 ? 5 * (6 * 6 + 6) : 0);
    EXPECT_EQ(inner.flops, 5 * (2 * 3 * 6 * 6 + 3 * 6));
    EXPECT_EQ(inner.output.shape, (Shape{3, 6}));
  }
  EXPECT_NE(to_text(summary).find("\n5 x h.*.inner "), std::string::npos);
}

// A multiplication and an addition for each tap of each output: layers of a stage have [side, side] pixels.
TEST(Summary, OfResNet18) {
  constexpr std::size_t batch = 2;
  const ModelSummary summary =
      summarize<examples::ImageLoss<examples::resnet18<64>>, Inputs<f32[batch][3][32][32], i32[batch]>>();
  EXPECT_EQ(summary.parameters, 11'173'962);  // torchvision's, for 10 classes, with conv1 = Conv2d(3, 64, 3)
  Index products = 32 * 32 * 64 * 3 * 9 + 32 * 32 * 4 * 64 * 64 * 9;
  for (const Index width : {128, 256, 512}) {  // half as wide as what goes in; the first of 4 reads half the channels
    const Index side = 32 * 64 / width, in = width / 2;
    products += side * side * width * (in * 9 + 3 * width * 9 + in);
  }
  products += 512 * 10;
  EXPECT_EQ(summary.products, 2 * static_cast<Index>(batch) * products);
  EXPECT_GT(summary.flops, summary.products);
  EXPECT_LT(summary.flops, summary.products + summary.products / 20);
  const LayerSummary& conv = layer_called(summary, "layer3.0.conv1");
  EXPECT_EQ(conv.type, "Conv2d");
  EXPECT_EQ(conv.output.shape, (Shape{2, 256, 8, 8}));
  EXPECT_EQ(conv.flops, 2 * 2 * 8 * 8 * 256 * 128 * 9);
}

inline constexpr examples::GptSizes sizes{11, 8, 16, 4};
// 24 d^2 a token and block, 4 T d for its scores and what they mix, 2 d V for its logits.
TEST(Summary, OfAGpt) {
  constexpr Index layers = 12, rows = 4 * 8, time = 8, d = 16, vocabulary = 11;
  const ModelSummary summary = summarize<examples::GptLoss<sizes, layers>, Inputs<i32[4][8], i32[4][8]>>();
  EXPECT_EQ(summary.products, rows * (layers * (24 * d * d + 4 * time * d) + 2 * d * vocabulary));
  EXPECT_EQ(summary.parameters, layers * (12 * d * d + 13 * d) + (vocabulary + time) * d + 2 * d);
  EXPECT_EQ(layer_called(summary, "h.*.up").flops, layers * (rows * 2 * d * 4 * d + rows * 4 * d));
  EXPECT_EQ(layer_called(summary, "h.*.attention").products, layers * rows * 4 * time * d);
  EXPECT_EQ(layer_called(summary, "token").parameters, vocabulary * d);
}

inline constexpr Mesh two{{"data", 2}};
using Step = TrainStep<Loss, Batch, two, Fsdp{}, SgdMomentum>;
TEST(Summary, OfAStepHasItsParametersAndThePlansNumbers) {
  Runtime runtime(2);
  const Step step(runtime, Seed{1});
  Index parameters = 0;
  for (Index i = 0; i < step.tensors().size(); ++i)
    if (step.tensors()[i].name.view().find("momentum") == std::string_view::npos)
      parameters += step.tensors()[i].shape.elements();
  EXPECT_EQ(summarize<Step>().parameters, parameters);
  const std::string text = summary<Step>();
  EXPECT_TRUE(std::regex_search(text, std::regex("\nnet\\.out +Linear +f32\\[4, 3\\] +24 +192\n"))) << text;
  EXPECT_NE(text.find("on each of 2 devices " + detail::grouped(Step::plan().flops()) + " flops, " +
                      detail::grouped(Step::plan().bytes_sent()) + " bytes sent, an arena of " +
                      detail::grouped(Step::peak_bytes_per_device) + " bytes"),
            std::string::npos)
      << text;
}

}  // namespace weft::summary_test
