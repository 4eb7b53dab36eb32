// What the pages show of programs that are made when they start is compiled, as it stands there; nothing of it runs.
#include <support/page.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/checkpoint/gptq.hpp>
#include <weft/dynamic.hpp>
#include <weft/dynamic/auto_sharding.hpp>
#include <weft/dynamic/stablehlo.hpp>
#include <weft/dynamic/torch_folder.hpp>
#include <weft/graph/constants.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/quantized_linear.hpp>
#include <weft/report/explain.hpp>
#include <weft/train/quantize_weights.hpp>
#include <weft/train/train_step.hpp>

#include <cstdio>

#pragma GCC diagnostic ignored "-Wdouble-promotion"
#pragma GCC diagnostic ignored "-Wreturn-type"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-variable"

// clang-format off: lines stand as on the pages.
namespace weft::dynamic_pages_test {

constexpr const char* this_file = "tests/dynamic/pages_test.cpp";

float sizes_known_at_start(weft::Index batch, weft::Index hidden, const std::vector<float>& image,
                           const std::vector<int>& label) {
  struct Loss {
    weft::Index hidden;
    constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
      const weft::Var x = relu(weft::nn::Linear{"hidden", 784, hidden}(image));
      return mean(cross_entropy(weft::nn::Linear{"output", hidden, 10}(x), label));
    }
  };
  const weft::Mesh mesh = weft::parse_mesh("data=4");
  weft::Runtime runtime(mesh);
  weft::dynamic::TrainStep step(runtime, Loss{.hidden = hidden}, {weft::input<float>({batch, 784}), weft::input<int>({batch})},
                                mesh, weft::parse_strategy("fsdp:stage=2"), weft::AdamW{}, weft::Seed{42});
  const float loss = step(image, label);  // and checkpoints, loaders, metrics as of a compiled step
  return loss;
}
float with_options(weft::Index batch, weft::Index hidden, const std::vector<float>& image,
                   const std::vector<int>& label) {
  struct Loss {
    weft::Index hidden;
    constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
      const weft::Var x = relu(weft::nn::Linear{"hidden", 784, hidden}(image));
      return mean(cross_entropy(weft::nn::Linear{"output", hidden, 10}(x), label));
    }
  };
  const weft::Mesh mesh = weft::parse_mesh("data=4");                    // or weft::Mesh{{"data", devices}}
  weft::Runtime runtime(mesh);
  weft::dynamic::TrainStep step(runtime, Loss{.hidden = hidden}, {weft::input<float>({batch, 784}), weft::input<int>({batch})},
                                mesh, weft::parse_strategy("fsdp:stage=2"), weft::AdamW{}, weft::Seed{42},
                                {.micro_batches = 2, .precision = {.compute = weft::DType::bf16}});
  step.settings<weft::AdamW>().learning_rate = 1e-3f;
  const float loss = step(image, label);                                 // checkpoints, loaders, metrics as above
  return loss;
}

struct Loss {
  constexpr weft::Var operator()(weft::Var x, weft::Var) const { return mean(weft::nn::Linear{"layer", 8, 8}(x)); }
};
static_assert(weft::call_once<Loss, weft::Inputs<weft::f32[64][8], weft::i32[64]>>());
using Inputs = weft::Buffer<weft::dynamic::InputType>;

void planned(const Loss& loss, const Inputs& inputs) {
  const weft::dynamic::Planned plan(loss, inputs, weft::parse_mesh("data=64,model=8"), weft::parse_strategy("zero3:axes=data"), weft::AdamW{});
  std::printf("%lld bytes, %lld of them between steps\n", (long long)plan.peak_bytes(), (long long)plan.persistent_bytes());
  std::puts(explain(plan).c_str());                                      // also explain(plan, weft::chips::tpu_v5e)
}
void chosen(weft::Runtime& runtime, const Loss& loss, const Inputs& inputs) {
  const weft::Mesh mesh{{"data", 2, weft::AxisType::automatic}, {"model", 4, weft::AxisType::automatic}};
  const weft::AutoSharding found =
      weft::auto_sharding(loss, inputs, mesh, weft::AdamW{}, {.peak_bytes = 64 << 20, .chip = weft::chips::tpu_v5e});
  std::puts(describe(found).c_str());  // specs, the time on the chip, peak and bytes
  weft::dynamic::TrainStep step(runtime, loss, inputs, mesh, found.strategy, weft::AdamW{}, weft::Seed{42});
}
constexpr weft::Var of_rare_classes(weft::Var logits, weft::Var label) {
  const weft::Var rare = constants(*logits.graph, weft::Shape{3}, {0.5f, 1.5f, 3});  // <weft/graph/constants.hpp>
  return mean_cross_entropy(logits, label, {.class_weights = rare});                 // PyTorch's mean; mean(cross_entropy(...)) divides by the rows
}
void quantized(weft::Runtime& runtime, const Loss& model, const Inputs& inputs, const weft::Mesh& mesh,
               weft::dynamic::Program& trained) {
  const weft::WeightQuantization rules{{{"h.*.weight", {.bits = 4, .block = 32}}}};
  weft::dynamic::Program small(runtime, weft::nn::Quantized{model, rules}, inputs, mesh, weft::Fsdp{});
  for (const weft::QuantizedWeightReport& report : weft::quantize_weights(trained.tensors(), small.tensors(), rules))
    std::printf("%s: relative error %f\n", report.weight.c_str(), report.relative_error);
  weft::save_gptq("small.safetensors", small.tensors(), rules);  // and load_gptq
}
void modules(weft::Runtime& runtime, const weft::Mesh& mesh, const std::vector<float>& images) {
  weft::dynamic::Program model = weft::stablehlo::load(runtime, "model.mlir");  // a path, or the text or bytecode
  const std::span<const float> odds = model(images)[0].as<float>();

  const weft::stablehlo::LoadedModule loss("loss.mlir", {.weights = {{0, "dense.weight"}, {1, "dense.bias"}}});
  weft::dynamic::TrainStep step(runtime, loss.loss(), loss.inputs(), mesh, weft::Fsdp{.stage = 2}, weft::AdamW{}, weft::Seed{1});
  weft::load_weights("model.safetensors", step.tensors());
}
void saved_by_torch_xla(weft::Runtime& runtime, const std::vector<float>& image) {
  const weft::stablehlo::TorchFolder saved("saved");
  weft::dynamic::Program model = weft::stablehlo::load(runtime, saved.module(), saved.options());
  saved.load_weights(model.tensors());  // by the names of state_dict; also those of a training step
  const std::span<const float> odds = model(image)[0].as<float>();
}
void named_weights(weft::Runtime& runtime) {
  weft::dynamic::Program model = weft::stablehlo::load(runtime, "model.mlirbc", {.weights_of = {"params"}});
  weft::load_weights("model.safetensors", model.tensors(), {.names = {{"unused.*", ""}}});  // "": what no argument reads
}

// Its headers were read above.
namespace of_the_project {

#include <weft/checkpoint/checkpoint.hpp>
#include <weft/dynamic/stablehlo.hpp>
#include <cstdio>

int main() {
  weft::Runtime runtime(1);
  weft::dynamic::Program model =
      weft::stablehlo::load(runtime, "model.mlirbc", {.weights = {{1, "dense.weight"}, {2, "dense.bias"}}});
  weft::load_weights("model.safetensors", model.tensors());
  const std::vector<float> image(784, 0.5f);
  for (float odds : model(image)[0].as<float>()) std::printf("%g\n", double{odds});
}

}  // namespace of_the_project

void taking_turns(weft::dynamic::TrainStep& train_critic, weft::dynamic::TrainStep& train_generator,
                  const std::vector<float>& real, const std::vector<float>& noise) {
  train_critic(real, noise);
  train_generator.tensors().copy_from(train_critic.tensors(), "critic.*");
  train_generator(noise);
  train_critic.tensors().copy_from(train_generator.tensors(), "generator.*");
}

TEST(Pages, OfProgramsMadeAtStartUpAreCompiled) {
  for (const char* page : {"include/weft/dynamic/README.md", "include/weft/stablehlo/README.md",
                           "include/weft/nn/README.md", "include/weft/ERRORS.md"})
    testing::expect_page_is_compiled(page, {this_file});
}
TEST(Pages, OfTheProjectAreCompiled) {
  testing::expect_page_is_compiled("README.md", {this_file, "tests/train/pages_test.cpp"});
}

}  // namespace weft::dynamic_pages_test
