// The models of examples/train_image have the weights that their papers, and torchvision, give them.
#include "../../examples/train_image/model.hpp"

#include <weft/report/summary.hpp>
#include <weft/trace/trace.hpp>

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace image_model_test {

template <std::size_t side>
using TwoImages = weft::Inputs<weft::f32[2][3][side][side], weft::i32[2]>;

// Names of all weights, with their shapes. `side`: of the images.
template <const auto& model, std::size_t side = 32>
std::map<std::string, weft::Shape> weights_of() {
  weft::Graph graph;
  weft::trace<examples::ImageLoss<model>, TwoImages<side>>(graph);
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

// torchvision.models.resnet18() and resnet50(): 1000 classes, 224 by 224.
inline constexpr examples::ResNet<examples::BasicBlock> imagenet_resnet18 = examples::resnet18<64>.for_imagenet();
TEST(ImageModel, ResNetsForImageNetAreThoseOfTorchvision) {
  const auto small = weights_of<imagenet_resnet18, 224>(), large = weights_of<examples::imagenet_resnet50, 224>();
  EXPECT_EQ(elements_of(small), 11'689'512);
  EXPECT_EQ(small.size(), 62u);
  EXPECT_EQ(elements_of(large), 25'557'032);
  EXPECT_EQ(large.size(), 161u);
  EXPECT_EQ(large.at("conv1.weight"), (weft::Shape{64, 3, 7, 7}));
  EXPECT_EQ(large.at("bn1.bias"), (weft::Shape{64}));
  EXPECT_EQ(large.at("layer1.0.conv1.weight"), (weft::Shape{64, 64, 1, 1}));
  EXPECT_EQ(large.at("fc.bias"), (weft::Shape{1000}));
  EXPECT_EQ((weights_of<examples::checkpointed_resnet50, 224>()), large);
}
// Its own numbers of multiplications and additions of one image, which the sizes of all layers are behind: 1.81 and
// 4.09 * 10^9.
template <const auto& model>
weft::Index products_of() {
  return weft::summarize<examples::ImageLoss<model>, TwoImages<224>>().products / 2 / 2;
}
TEST(ImageModel, ResNetsForImageNetComputeWhatThoseOfTorchvisionDo) {
  EXPECT_EQ(products_of<imagenet_resnet18>(), 1'814'073'344);
  EXPECT_EQ(products_of<examples::imagenet_resnet50>(), 4'089'184'256);
}

// 12 d^2 + 13 d weights a block of d features; each patch has 4 * 4 * 3 numbers.
TEST(ImageModel, AVitHasTheWeightsOfItsBlocks) {
  const weft::Index d = 96, block = 12 * d * d + 13 * d;
  const weft::Index rest = (48 + 1) * d + 64 * d + 2 * d + (d + 1) * 10;
  EXPECT_EQ(elements_of(weights_of<examples::vit>()), 6 * block + rest);
  EXPECT_EQ(elements_of(weights_of<examples::checkpointed_vit>()), 6 * block + rest);
}

}  // namespace image_model_test
