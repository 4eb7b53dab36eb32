// Layers beyond the usual ones under every strategy: the same losses on two devices, which cut the batch, as on one.
#include <support/program.hpp>
#include <weft/dynamic.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/distances.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/mixture_of_experts.hpp>
#include <weft/nn/recurrent.hpp>
#include <weft/nn/upsample.hpp>

namespace weft::dynamic_layers_test {

constexpr Index rows = 8;

struct Images {
  constexpr Var operator()(Var image, Var label) const {
    const Var seen = nn::Conv2d{.name = "down", .in = 2, .out = 4, .kernel = 3, .stride = 2}(image);  // [.., 3, 3]
    const Var normal = nn::BatchNorm2d{.name = "batch", .channels = 4, .momentum = nn::cumulative}(seen);
    const Var back = nn::ConvTranspose2d{
        .name = "up", .in = 4, .out = 2, .kernel = 3, .stride = 2, .output_padding = 1, .groups = 2}(normal);
    const Var wide = nn::Upsample{.size = {7, 9}, .mode = nn::Interpolation::bilinear}(nn::InstanceNorm2d{{}, 2}(back));
    const Var pooled =
        nn::AvgPool2d{.kernel = 3, .stride = 2, .padding = 1, .ceil_mode = true, .count_include_pad = false}(wide);
    const Var line = reshape(nn::Upsample{.scale = {1, 2}}(pooled), {rows, 2, 40});
    const Var read = nn::BatchNorm1d{"line", 3}(nn::Conv1d{"conv", 2, 3, 5, 5}(line));
    const Var logits = nn::Linear{"head", 24, 3}(nn::flatten(read));
    return mean_cross_entropy(logits, label, {.ignore_index = 1, .label_smoothing = 0.1});
  }
};

struct Sequences {
  double capacity = 0;
  constexpr Var operator()(Var word, Var target) const {
    const Var x = nn::Embedding{.name = "word", .rows = 9, .features = 6, .padding_idx = 0}(word);
    const Var memory = nn::Gru{.name = "reader", .in = 6, .hidden = 4, .bidirectional = true}(x);
    const Var read = nn::MultiHeadAttention{
        .name = "cross", .features = 6, .heads = 2, .causal = false, .memory_features = 8}(x, memory);
    const auto [mixed, balance] =
        nn::MixtureOfExperts{.name = "moe", .features = 6, .hidden = 5, .experts = 3, .capacity_factor = capacity}.run(
            read);
    const Var distance = mean(huber(sum(mixed, 1), target, 0.3)),
              angle = mean(cosine_similarity(sum(mixed, 1), target));
    return distance - angle * 0.1 + balance * 0.01;
  }
};

// Losses of five steps.
template <class Loss, class First, class Second>
std::vector<float> losses_of(const Loss& loss, const Buffer<dynamic::InputType>& inputs, const First& first,
                             const Second& second, const char* strategy, Index devices) {
  const Mesh mesh{{"data", devices}};
  Runtime runtime(mesh);
  dynamic::TrainStep step(runtime, loss, inputs, mesh, parse_strategy(strategy), AdamW{}, Seed{5});
  step.settings<AdamW>().learning_rate = 0.01F;
  std::vector<float> losses;
  for (int i = 0; i < 5; ++i) losses.push_back(step(first, second));
  return losses;
}
template <class Loss, class First, class Second>
void expect_same_losses(const Loss& loss, const Buffer<dynamic::InputType>& inputs, const First& first,
                        const Second& second) {
  const std::vector<float> one = losses_of(loss, inputs, first, second, "ddp", 1);
  EXPECT_LT(one.back(), one.front());
  for (const char* strategy : {"ddp", "zero2", "zero3"}) {
    const std::vector<float> two = losses_of(loss, inputs, first, second, strategy, 2);
    for (std::size_t i = 0; i < one.size(); ++i) EXPECT_NEAR(two[i], one[i], 2e-5F) << strategy << ", step " << i;
  }
}

TEST(DynamicLayers, OfImages) {
  std::vector<float> image;
  for (const double x : testing::random_value(DType::f32, {rows, 2, 8, 8}, 1).elements)
    image.push_back(static_cast<float>(x));
  const std::vector<std::int32_t> label{0, 2, 1, 0, 2, 2, 1, 0};
  expect_same_losses(Images{}, {input<float>({rows, 2, 8, 8}), input<std::int32_t>({rows})}, image, label);
}

TEST(DynamicLayers, OfSequences) {
  std::vector<std::int32_t> word;
  for (Index i = 0; i < rows * 5; ++i) word.push_back(static_cast<std::int32_t>(i * i % 9));
  std::vector<float> target;
  for (const double x : testing::random_value(DType::f32, {rows, 6}, 2).elements)
    target.push_back(static_cast<float>(x));
  for (const double capacity : {0.0, 1.0})
    expect_same_losses(Sequences{capacity}, {input<std::int32_t>({rows, 5}), input<float>({rows, 6})}, word, target);
}

}  // namespace weft::dynamic_layers_test
