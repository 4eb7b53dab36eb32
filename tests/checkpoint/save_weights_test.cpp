// Weights for other programs: under their names and in their layout, and back by the same options; PyTorch loads them
// and computes the same.
#include <weft/checkpoint/save_weights.hpp>

#include <support/expect_error.hpp>
#include <support/python.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/dynamic.hpp>
#include <weft/io/npy.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/recurrent.hpp>

namespace weft::save_weights_test {

using testing::expect_error;
using testing::NamedTensors;
using testing::read_all;

// Images whose rows are read one after the other; tests/checkpoint/check_torch.py has it, too.
struct Model {
  constexpr Var operator()(Var image) const {
    const Var seen =
        relu(nn::BatchNorm2d{"norm", 3}(nn::Conv2d{.name = "conv", .in = 2, .out = 3, .kernel = 3}(image)));
    const Var rows = reshape(transpose(seen, {0, 2, 1, 3}), {image.shape()[0], 4, 12});
    const Var read = nn::Lstm{.name = "reader", .in = 12, .hidden = 5, .bidirectional = true}(rows);
    return nn::Linear{"output", 10, 4}(mean(read, 1));
  }
};
struct Loss {
  constexpr Var operator()(Var image, Var label) const { return mean(cross_entropy(Model{}(image), label)); }
};

struct SaveWeights : ::testing::Test {
  const testing::TemporaryDirectory folder;
  const Mesh mesh{{"data", 2}};
  Runtime runtime{mesh};
  dynamic::TrainStep step{runtime, Loss{},           {input<float>({4, 2, 6, 6}), input<std::int32_t>({4})},
                          mesh,    Fsdp{.stage = 3}, AdamW{},
                          Seed{3}};
  const LoadOptions torch{.prefix = "net.",
                          .names = {{"features.0.*", "conv.*"}, {"features.1.*", "norm.*"}, {"head.*", "output.*"}},
                          .transposed = {"output.weight"}};
  std::vector<float> image;

  SaveWeights() {
    step.settings<AdamW>().learning_rate = 0.01F;
    for (int i = 0; i < 4 * 2 * 6 * 6; ++i) image.push_back(static_cast<float>(i * 37 % 101) / 50 - 1);
    for (int i = 0; i < 3; ++i) (void)step(image, std::vector<std::int32_t>{0, 1, 2, 3});
  }
  // Without what an optimizer keeps.
  [[nodiscard]] NamedTensors weights() const {
    NamedTensors all = read_all(step.tensors());
    std::erase_if(all, [](const auto& named) { return named.first.find(".adam.") != std::string::npos; });
    return all;
  }
};

TEST_F(SaveWeights, UnderTheirNamesAndInTheirLayout) {
  save_weights(folder / "torch", step.tensors(), torch);
  SafetensorsReader file(folder / "torch");
  EXPECT_EQ(file.metadata(), (SafetensorsMetadata{{"format", "pt"}}));
  std::map<std::string, Shape> shapes;
  for (const SafetensorsTensor& tensor : file.tensors()) shapes.emplace(tensor.name, tensor.shape);
  EXPECT_EQ(shapes.size(), 16u);
  EXPECT_TRUE(shapes.at("net.head.weight") == (Shape{4, 10}));
  EXPECT_TRUE(shapes.at("net.reader.weight_hh_l0_reverse") == (Shape{20, 5}));
  EXPECT_TRUE(shapes.at("net.features.1.running_var") == (Shape{3}));
  const auto there = read_safetensors<float>(folder / "torch", "net.head.weight");
  const std::vector<float> here = weights().at("output.weight");
  for (Index out = 0; out < 4; ++out)
    for (Index in = 0; in < 10; ++in) EXPECT_EQ(there.elements[out * 10 + in], here[to_size(in * 4 + out)]);
}

TEST_F(SaveWeights, AndBackByTheSameOptions) {
  save_weights(folder / "torch", step.tensors(), torch);
  dynamic::Program other(runtime, Model{}, {input<float>({4, 2, 6, 6})}, mesh, Ddp{});
  load_weights(folder / "torch", other.tensors(), torch);
  EXPECT_EQ(read_all(other.tensors()), weights());
  save_weights(folder / "again", other.tensors(), torch);
  std::ifstream first(folder / "torch", std::ios::binary), second(folder / "again", std::ios::binary);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(first), {}),
            std::string(std::istreambuf_iterator<char>(second), {}));
}

TEST_F(SaveWeights, WhatNoNameWouldBecomeIsAnError) {
  const auto refuses = [&](const LoadOptions& options, const char* code, const std::vector<std::string>& pieces) {
    expect_error([&] { save_weights(folder / "none", step.tensors(), options); }, code, pieces);
    EXPECT_FALSE(std::ifstream(folder / "none").good());
  };
  refuses({.names = {{"conv.*", ""}}}, "checkpoint_cannot_name", {"'conv.bias'", "add the rule"});
  refuses({.names = {{"a.*", "conv.*"}, {"conv.*", "other.*"}}, .transposed = {"head.weight"}},
          "checkpoint_transposes_nothing", {"head.weight"});
}

// PyTorch takes the file, strictly, and computes the same; what it saves is what a program of weft takes.
TEST_F(SaveWeights, PyTorchComputesTheSame) {
  SKIP_WITHOUT_PYTHON("torch, safetensors.torch, numpy");
  save_weights(folder / "torch", step.tensors(), torch);
  dynamic::Program model(runtime, Model{}, {input<float>({4, 2, 6, 6})}, mesh, Ddp{});
  model.load_weights(step);
  const auto write = [&](const char* name, std::span<const float> values) {
    std::ofstream(folder / name, std::ios::binary)
        .write(reinterpret_cast<const char*>(values.data()), static_cast<std::streamsize>(values.size_bytes()));
  };
  write("image", image);
  write("logits", model(image)[0].as<float>());
  testing::expect_python("checkpoint/check_torch.py", "'" + std::string(folder / "") + "'");
  load_weights(folder / "doubled", model.tensors(), torch);
  NamedTensors doubled = weights();
  for (auto& [name, values] : doubled)
    for (float& value : values) value *= 2;
  EXPECT_EQ(read_all(model.tensors()), doubled);
}

}  // namespace weft::save_weights_test
