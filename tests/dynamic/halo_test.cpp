// Images that are cut over devices, trained at run time: the losses and weights of one device, and halos in the place
// of whole images.
#include <weft/dynamic/train_step.hpp>

#include <weft/base/random.hpp>
#include <weft/graph/arrange.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/planner/bytes_by_link.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace weft::dynamic_halo_test {

// Convolutions and pooling with and without strides, a roll, and an image that is moved by a row.
struct ImageLoss {
  constexpr Var operator()(Var image) const {
    const Var y = tanh(nn::Conv2d{.name = "first", .in = 2, .out = 4, .kernel = 3, .padding = 1}(image));
    const Var pooled = max_pool2d(y, {.kernel = 3, .stride = 2, .padding = 1});
    const Var wide = pad(slice(pooled, {0, 0, 3, 0}, {1, 4, 128, 4}), {0, 0, 2, 0}, {0, 0, 1, 0});
    const Var z = nn::Conv2d{.name = "second", .in = 4, .out = 4, .kernel = 5, .padding = 2}(wide + roll(pooled, 3, 2));
    return mean(square(avg_pool2d(z, {.kernel = 2, .stride = 2})));
  }
};
const Buffer<dynamic::InputType> inputs{input<float>({1, 2, 256, 8})};

std::vector<float> losses_on(int devices, Index& sent) {
  const Mesh mesh{{"x", devices, AxisType::automatic}};
  Runtime runtime(devices);
  dynamic::TrainStep step(runtime, ImageLoss{}, inputs, mesh, SpmdSpecs({P(nullptr, nullptr, "x")}, {}), Sgd{},
                          Seed{42});
  std::vector<float> losses, image(2 * 256 * 8);
  for (Index call = 0; call < 5; ++call) {
    for (std::size_t i = 0; i < image.size(); ++i)
      image[i] = uniform_from_bits(random_bits(7, static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(call)));
    losses.push_back(step(image));
  }
  for (int device = 0; device < devices; ++device)
    EXPECT_EQ(runtime.recorder(device).total().bytes_sent, 5 * bytes_sent_by_position(step.plan(), device).sum());
  EXPECT_EQ(step.count(Collective::all_gather) + step.count(Collective::all_to_all), 0);
  EXPECT_EQ(step.count(Collective::collective_permute) > 0, devices > 1);
  sent = step.bytes_sent();
  return losses;
}

TEST(DynamicHalo, CutImagesTrainAsWholeOnes) {
  Index sent = 0;
  const std::vector<float> whole = losses_on(1, sent);
  EXPECT_EQ(sent, 0);
  for (const int devices : {2, 4}) {
    const std::vector<float> cut = losses_on(devices, sent);
    ASSERT_EQ(cut.size(), whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) EXPECT_NEAR(cut[i], whole[i], 1e-5f * (1 + std::abs(whole[i])));
  }
}

}  // namespace weft::dynamic_halo_test
