// The models of examples/train_image have the weights that their papers, and torchvision, give them.
#include "../../examples/train_image/model.hpp"

#include <weft/train/trace.hpp>

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace {

// Names of all weights, with their shapes.
template <const auto& model>
std::map<std::string, weft::Shape> weights_of() {
  using Inputs = weft::Inputs<weft::f32[2][3][32][32], weft::i32[2]>;
  weft::Graph graph;
  weft::trace<examples::ImageLoss<model>, Inputs>(graph);
  std::map<std::string, weft::Shape> weights;
  for (const weft::Input& input : graph.inputs)
    if (input.kind == weft::InputKind::weight) weights[graph.name(input.name).c_str()] = graph.shape(input.node);
  return weights;
}
weft::Index elements_of(const std::map<std::string, weft::Shape>& weights) {
  weft::Index sum = 0;
  for (const auto& [name, shape] : weights) sum += shape.elements();
  return sum;
}

// torchvision.models.resnet18(num_classes=10) and resnet50(num_classes=10) with conv1 = Conv2d(3, 64, 3, bias=False).
TEST(ImageModel, ResNetsHaveTheWeightsOfTorchvision) {
  const auto small = weights_of<examples::resnet18<64>>(), large = weights_of<examples::resnet50<64>>();
  EXPECT_EQ(elements_of(small), 11'173'962);
  EXPECT_EQ(small.size(), 62u);
  EXPECT_EQ(elements_of(large), 23'520'842);
  EXPECT_EQ(large.size(), 161u);
  EXPECT_EQ(small.at("layer2.0.downsample.0.weight"), (weft::Shape{128, 64, 1, 1}));
  EXPECT_EQ(small.count("layer1.0.downsample.0.weight"), 0u) << "as wide as what goes in";
  EXPECT_EQ(large.at("layer1.0.downsample.0.weight"), (weft::Shape{256, 64, 1, 1}));
  EXPECT_EQ(large.at("layer3.5.conv2.weight"), (weft::Shape{256, 256, 3, 3}));
  EXPECT_EQ(large.at("layer4.2.bn3.bias"), (weft::Shape{2048}));
  EXPECT_EQ(large.at("fc.weight").elements(), 20480);
}

// 12 d^2 + 13 d weights a block of d features; each patch has 4 * 4 * 3 numbers.
TEST(ImageModel, AVitHasTheWeightsOfItsBlocks) {
  const weft::Index d = 96, block = 12 * d * d + 13 * d;
  const weft::Index rest = (48 + 1) * d + 64 * d + 2 * d + (d + 1) * 10;
  EXPECT_EQ(elements_of(weights_of<examples::vit>()), 6 * block + rest);
  EXPECT_EQ(elements_of(weights_of<examples::checkpointed_vit>()), 6 * block + rest);
}

}  // namespace
