// What making a step when the program starts costs: planning, in microseconds a node of the traced training, of models
// of 1,000 to 100,000 nodes; and the processor time from the start of the process to the end of the first step of a
// language model of 12 blocks of 256 features, all kernels interpreted, beyond that of a later step. One JSON line
// each, with a limit and a verdict. The steps themselves beside compiled ones: mlp_, gpt_, resnet_ and vit_step_bench
// --start_up.
#include "../examples/train_gpt/model.hpp"
#include "start_up_step.hpp"

#include <weft/dynamic/planned.hpp>
#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>

namespace {

using weft::dynamic::InputType;
inline constexpr weft::Mesh one{{"data", 1}};

[[nodiscard]] const char* verdict(double number, double limit) { return number <= limit ? "ok" : "over"; }

// Layers one after the other, each with names of its own, which nothing repeats.
struct DeepLoss {
  weft::Index layers;
  weft::Var operator()(weft::Var image, weft::Var label) const {
    weft::Var x = image;
    for (weft::Index i = 0; i < layers; ++i) {
      const weft::Name name = weft::Name("h") / std::to_string(i).c_str();
      x = x + gelu(weft::nn::Linear{name / "linear", 16, 16}(weft::nn::LayerNorm{name / "norm", 16}(x)));
    }
    return mean(cross_entropy(x, label));
  }
};

void measure_planning(weft::Index layers) {
  const DeepLoss loss{layers};
  const weft::Buffer<InputType> inputs{weft::input<float>({32, 16}), weft::input<weft::i32>({32})};
  const weft::dynamic::MeasuredFunction function = weft::dynamic::measured_function(loss);
  const weft::Index nodes =
      weft::trace_training(function, weft::dynamic::checked_inputs(inputs), {1, {}}).graph.nodes.size();
  const double ms = bench::processor_milliseconds(
      [&] { const weft::dynamic::Planned plan(function, inputs, one, weft::Fsdp{}, weft::AdamW{}); });
  const double each = ms * 1e3 / static_cast<double>(nodes), limit = 3;
  std::printf(
      "{\"name\": \"planning/%lld\", \"ms\": %.1f, \"us_a_node\": %.2f, \"limit\": %.0f, \"verdict\": \"%s\"}\n",
      static_cast<long long>(nodes), ms, each, limit, verdict(each, limit));
}

// Processor time, of which starting the process is a part.
void measure_first_step() {
  constexpr weft::Index batch = 4, context = 64;
  static constexpr examples::GptSizes sizes{
      .vocabulary = 256, .context = context, .features = 256, .heads = 4, .tied = false};
  const InputType tokens = weft::input<weft::i32>({batch, context});
  weft::Runtime runtime(one);
  weft::dynamic::TrainStep step(runtime, examples::GptLoss<sizes, 12>{}, {tokens, tokens}, one, weft::Ddp{},
                                weft::AdamW{}, weft::Seed{42}, {.kernels = weft::dynamic::interpret_kernels});
  const std::vector<weft::i32> numbers(batch * context, 7);
  const auto take_step = [&] { step(numbers, numbers); };
  take_step();
  const double first = static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
  std::vector<double> later;
  for (int i = 0; i < 9; ++i) later.push_back(bench::processor_milliseconds(take_step));
  const double ms = bench::median(later), beyond = first - ms, limit = 150;
  std::printf(
      "{\"name\": \"first_step/gpt_12\", \"ms\": %.1f, \"step_ms\": %.1f, \"beyond_ms\": %.1f, "
      "\"limit\": %.0f, \"verdict\": \"%s\"}\n",
      first, ms, beyond, limit, verdict(beyond, limit));
}

}  // namespace

int main() {
  measure_first_step();
  for (const weft::Index layers : {8, 80, 800, 1300}) measure_planning(layers);
}
