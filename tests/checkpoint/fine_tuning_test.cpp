// What checkpoint/FINE_TUNING.md shows: weights of another program, some of them trained on.
#include <support/page.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/save_weights.hpp>
#include <weft/dynamic.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/optimizer_options.hpp>

namespace weft::fine_tuning_test {

struct FineTuned {
  constexpr weft::Var operator()(weft::Var x, weft::Var label) const {
    const weft::Var seen = relu(weft::nn::Linear{"body", 12, 16}(x));
    return mean(cross_entropy(weft::nn::Linear{"head", 16, 4}(seen), label));
  }
};
inline constexpr weft::OptimizerOptions frozen_body{.groups = {{"body.*", {.frozen = true}}}};
using FrozenBody = weft::Optimizer<weft::AdamW, frozen_body>;

// As the page's Python makes it, but for its numbers.
void write_pretrained(const std::string& path) {
  const std::vector<SafetensorsTensor> tensors{{"0.weight", DType::f32, {16, 12}},
                                               {"0.bias", DType::f32, {16}},
                                               {"2.weight", DType::f32, {100, 16}},
                                               {"2.bias", DType::f32, {100}}};
  SafetensorsWriter file(path, tensors);
  for (const SafetensorsTensor& tensor : file.tensors()) {
    std::vector<float> numbers;
    for (Index i = 0; i < tensor.shape.elements(); ++i) numbers.push_back(static_cast<float>(i));
    file.write(std::as_bytes(std::span(numbers)));
  }
  file.commit();
}

TEST(FineTuning, IsWhatThePageShows) {
  testing::expect_page_is_compiled("include/weft/checkpoint/FINE_TUNING.md", {"tests/checkpoint/fine_tuning_test.cpp"});
  const testing::TemporaryDirectory folder;
  const std::string path = folder / "pretrained", tuned = folder / "tuned";
  write_pretrained(path);
  const weft::Mesh mesh{{"data", 2}};
  weft::Runtime runtime(mesh);

  weft::dynamic::TrainStep step(runtime, FineTuned{}, {weft::input<float>({8, 12}), weft::input<std::int32_t>({8})},
                                mesh, weft::Fsdp{}, FrozenBody{}, weft::Seed{1});
  const weft::LoadOptions rules{.strict = false,
                                .convert = true,                            // its bf16 to the f32 here
                                .names = {{"0.*", "body.*"}, {"2.*", ""}},  // its head is passed over
                                .transposed = {"body.weight"}};
  const weft::Checkpoint found = load_checkpoint(path, step, rules);

  EXPECT_EQ(found.unknown.size(), 0u);
  EXPECT_NE(std::find(found.missing.begin(), found.missing.end(), "head.weight"), found.missing.end());
  const auto body = testing::stored_values(step.tensors(), "body.weight"),
             head = testing::stored_values(step.tensors(), "head.weight");
  EXPECT_EQ(body[1], 12) << "element (0, 1) here is (1, 0) there";
  for (int i = 0; i < 3; ++i) (void)step(std::vector<float>(8 * 12, 0.5F), std::vector<std::int32_t>(8, 1));
  EXPECT_EQ(testing::stored_values(step.tensors(), "body.weight"), body);
  EXPECT_NE(testing::stored_values(step.tensors(), "head.weight"), head);

  weft::save_weights(tuned, step.tensors(),
                     {.names = {{"0.*", "body.*"}, {"2.*", "head.*"}}, .transposed = {"*.weight"}});

  EXPECT_EQ(read_safetensors<float>(tuned, "0.weight").elements[12], 12);
  EXPECT_TRUE(read_safetensors<float>(tuned, "2.weight").shape == (Shape{4, 16}));
}

}  // namespace weft::fine_tuning_test
