// Weights in few bits in GPTQ's layout: what is written comes back to the bit, words hold what the format says, and
// files of others are refused by name.
#include <weft/checkpoint/gptq.hpp>

#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>
#include <weft/dynamic/program.hpp>
#include <weft/nn/quantized_linear.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace weft::gptq_test {

using testing::expect_error;

constexpr Index in = 16, out = 8;

struct Model {
  constexpr Var operator()(Var x) const { return nn::Linear{"layer", in, out}(x); }
};
WeightQuantization rules_of(const Quantization& how) { return {{{"layer.weight", how}}}; }

class Small {
 public:
  explicit Small(const Quantization& how)
      : rules(rules_of(how)),
        program(runtime_, nn::Quantized{Model{}, rules}, {input<float>({2, in})}, Mesh{{"data", 1}}, Ddp{}) {}
  // Numbers that reach from -1 to 1, or, `least` 0, from 0.
  void fill(float least = -1) {
    dynamic::Program numbers(runtime_, Model{}, {input<float>({2, in})}, Mesh{{"data", 1}}, Ddp{});
    std::vector<float> weights;
    for (std::uint32_t i = 0; i < in * out; ++i)
      weights.push_back(least + (1 - least) * uniform_from_bits(random_bits(9, i, 0)));
    numbers.tensors().write("layer.weight", weights);
    numbers.tensors().write("layer.bias", std::vector<float>(to_size(out), 0.5F));
    (void)quantize_weights(numbers.tensors(), program.tensors(), rules);
  }
  std::vector<float> answer() {
    std::vector<float> x;
    for (std::uint32_t i = 0; i < 2 * in; ++i) x.push_back(uniform_from_bits(random_bits(3, i, 1)));
    const std::span<const float> all = program(x)[0].as<float>();
    return {all.begin(), all.end()};
  }

 private:
  Runtime runtime_{1};

 public:
  WeightQuantization rules;
  dynamic::Program program;
};

const Quantization schemes[] = {{8}, {8, 4, true}, {4, 8}, {4, 8, true}, {4}};

TEST(Gptq, WhatIsWrittenComesBackToTheBit) {
  const testing::TemporaryDirectory folder;
  for (const Quantization& how : schemes)
    for (const float least : {-1.0F, 0.0F}) {
      const std::string path = folder / "few.safetensors";
      Small written(how), read(how);
      written.fill(least);
      save_gptq(path, written.program.tensors(), written.rules, {{"layers", "1"}});
      load_gptq(path, read.program.tensors(), read.rules);
      EXPECT_EQ(read.answer(), written.answer());
      const SafetensorsReader file(path);
      // Numbers from 0 on have the zero point 0, which has no number less one.
      EXPECT_EQ(file.metadata().at("checkpoint_format"), how.zero_points && least == 0 ? "gptq_v2" : "gptq");
      EXPECT_EQ(file.metadata().at("bits"), std::to_string(how.bits));
      EXPECT_EQ(file.metadata().at("layers"), "1");
    }
}

// As torch packs them: sum over i of q[8 w + i] << 4 i, zero points less one.
TEST(Gptq, WordsHoldEightRows) {
  const testing::TemporaryDirectory folder;
  const std::string path = folder / "few.safetensors";
  Small model({4, 8});
  model.fill();
  save_gptq(path, model.program.tensors(), model.rules);
  const MeshTensors& tensors = model.program.tensors();
  const StoredTensor& packed = tensors.find("layer.qweight");
  std::vector<std::uint8_t> bytes(to_size(packed.shape.elements()));
  tensors.read_bytes(packed, std::as_writable_bytes(std::span(bytes)));
  const auto words = read_safetensors<std::int32_t>(path, "layer.qweight"),
             zeros = read_safetensors<std::int32_t>(path, "layer.qzeros"),
             groups = read_safetensors<std::int32_t>(path, "layer.g_idx");
  EXPECT_EQ(words.shape, (Shape{2, out}));
  for (Index w = 0; w < 2; ++w)
    for (Index j = 0; j < out; ++j) {
      std::uint32_t wanted = 0;
      for (Index i = 0; i < 8; ++i) {
        const unsigned both = bytes[to_size((4 * w + i / 2) * out + j)], q = i % 2 == 0 ? both & 15u : both >> 4;
        wanted |= q << (4 * i);
      }
      EXPECT_EQ(static_cast<std::uint32_t>(words.elements[w * out + j]), wanted);
    }
  EXPECT_EQ(zeros.shape, (Shape{2, 1}));
  EXPECT_EQ(zeros.elements[0], 0x77777777);
  EXPECT_EQ(groups.elements[7], 0);
  EXPECT_EQ(groups.elements[8], 1);
}

TEST(Gptq, RefusesWhatItCannotRead) {
  const testing::TemporaryDirectory folder;
  const std::string path = folder / "few.safetensors";
  Small model({4, 8}), other({4, 8, true}), wide({8}), longer({4, 16});
  model.fill();
  save_gptq(path, model.program.tensors(), model.rules);
  EXPECT_NO_THROW(load_gptq(path, other.program.tensors(), other.rules));
  expect_error([&] { load_gptq(path, wide.program.tensors(), wide.rules); }, "gptq_file_differs", {"layer."});
  expect_error([&] { load_gptq(path, longer.program.tensors(), longer.rules); }, "gptq_file_differs", {"g_idx"});
  other.fill();
  save_gptq(path, other.program.tensors(), other.rules);
  expect_error([&] { load_gptq(path, model.program.tensors(), model.rules); }, "gptq_file_differs",
               {"qzeros", "symmetric"});
  for (const float scale : {0.0F, NAN, INFINITY, -1.0F}) {
    model.fill();
    std::vector<float> scales(to_size(2 * out), 1.0F);
    scales[3] = scale;
    model.program.tensors().write("layer.scales", scales);
    save_gptq(path, model.program.tensors(), model.rules);
    expect_error([&] { load_gptq(path, model.program.tensors(), model.rules); }, "quantization_scale_is_wrong",
                 {"'layer.scales'", "number 3"});
  }
}

}  // namespace weft::gptq_test
