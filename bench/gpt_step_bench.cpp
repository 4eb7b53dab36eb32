// The training step of a language model (4 pre-norm blocks of 256 features and 4 heads, GELU, 8 sequences of 128
// tokens, 256 of them, a head of its own, AdamW) on one device, also with products in bf16, and under DDP on two: one
// JSON line each, {"name", "ms", "min_ms"}, medians. bench/peers/compare.py runs it beside JAX and PyTorch. With
// --start_up: beside the same step made at start-up, see start_up_step.hpp.
#include "../examples/train_gpt/model.hpp"
#include "start_up_step.hpp"

#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace {

constexpr std::size_t batch = 8, context = 128;
inline constexpr examples::GptSizes sizes{
    .vocabulary = 256, .context = context, .features = 256, .heads = 4, .tied = false};
using Tokens = weft::Inputs<weft::i32[batch][context], weft::i32[batch][context]>;

inline constexpr weft::Mesh one{{"data", 1}};
inline constexpr weft::Mesh two{{"data", 2}};

using Loss = examples::GptLoss<sizes, 4>;
using LossInBf16 = weft::InPrecision<Loss, weft::Precision{.compute = weft::DType::bf16}>;

template <class Model, const auto& mesh>
using Step = weft::TrainStep<Model, Tokens, mesh, weft::Ddp{}, weft::AdamW>;

struct Batch {
  std::vector<weft::i32> tokens = std::vector<weft::i32>(batch * context), next = tokens;

  Batch() {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      tokens[i] = static_cast<weft::i32>(weft::random_bits_at(1, "tokens", 0, static_cast<std::uint32_t>(i)) % 256);
      next[i] = (tokens[i] + 1) % 256;
    }
  }
};

template <class Model, const auto& mesh>
void measure_step(const char* name) {
  weft::Runtime runtime(mesh);
  Step<Model, mesh> step(runtime, weft::Seed{42}, {.learning_rate = 1e-3F});
  const Batch given;
  bench::measure(name, 3, 20, [&] { step(given.tokens, given.next); });
}

void compare_start_up() {
  const weft::dynamic::InputType tokens = weft::input<weft::i32>({batch, context});
  const Batch given;
  bench::compare_start_up<Step<Loss, one>>("gpt_step", 1.10, 11, 2, Loss{}, {tokens, tokens}, weft::AdamW{},
                                           given.tokens, given.next);
}

}  // namespace

int main(int argc, char** argv) {
  if (bench::asks_for_start_up(argc, argv)) return compare_start_up(), 0;
  measure_step<Loss, one>("gpt_step/one_device");
  measure_step<LossInBf16, one>("gpt_step/one_device_bf16");
  measure_step<Loss, two>("gpt_step/ddp_2");
}
