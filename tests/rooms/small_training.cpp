// A step that is sharded over two devices, header-only: that a loss falls says that all it runs is there.
#include <weft/weft.hpp>

namespace {

struct Loss {
  weft::nn::Linear hidden{"hidden", 8, 16};
  weft::nn::Linear output{"output", 16, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[8][8], weft::i32[8]>, mesh, weft::Fsdp{}, weft::AdamW>;

}  // namespace

int main() {
  weft::Runtime runtime(2);
  Step step(runtime, weft::Seed{3}, {.learning_rate = 0.1F});
  std::vector<float> images;
  for (int i = 0; i < 64; ++i) images.push_back(static_cast<float>(i * 37 % 64) / 64);
  const std::vector<int> labels{0, 1, 2, 3, 3, 2, 1, 0};
  const float first = step(images, labels);
  for (int i = 0; i < 20; ++i) static_cast<void>(step(images, labels));
  return step(images, labels) < first / 2 ? 0 : 1;
}
