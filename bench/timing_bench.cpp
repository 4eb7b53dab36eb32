// What looking inside a step costs, timing it and checking its numbers: two equal training steps in turns, one with the
// switch on, one with it off. One JSON
// line each, {"name", "ms", "min_ms"}, medians: a language model and a small MLP, whose steps of the plan take a few
// microseconds each, on one device, where nobody waits. Then a verdict, {"name", "cost", "limit", "verdict"}:
// the median over rounds of (median on / median off - 1), which is "ok" up to the limit and "over" beyond it.
#include "../examples/train_gpt/model.hpp"
#include "measure.hpp"

#include <weft/nn/linear.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/report/number_check.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace {

constexpr std::size_t sequences = 4, context = 64, rows = 32;
inline constexpr examples::GptSizes sizes{.vocabulary = 128, .context = context, .features = 128, .heads = 4};
inline constexpr weft::Mesh one{{"data", 1}};

struct SmallLoss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    const weft::nn::Linear hidden{"hidden", 64, 128}, output{"output", 128, 10};
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};

constexpr double most_cost = 0.03;
constexpr int rounds = 11;

[[nodiscard]] double median(std::vector<double> values) {
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

struct Timed {
  explicit Timed(weft::Executable& executable) { executable.start_timing(); }
};

// `repeats`: of each step in a round. `Switch`: what is on while it lives.
template <class Step, class Switch, class First>
void measure_both(const char* name, int repeats, const std::vector<First>& first,
                  const std::vector<weft::i32>& second) {
  weft::Runtime runtime(1);
  Step looked_into(runtime, weft::Seed{42}), plain(runtime, weft::Seed{42});
  const Switch on_while_it_lives(looked_into.executable());
  std::vector<double> milliseconds[2], costs;
  for (int round = 0; round < rounds; ++round) {
    std::vector<double> of_round[2];
    for (int i = 0; i < 2 * repeats; ++i) {
      const auto start = bench::Clock::now();
      (i % 2 == 0 ? plain : looked_into)(first, second);
      of_round[i % 2].push_back(bench::milliseconds_since(start));
    }
    costs.push_back(median(of_round[1]) / median(of_round[0]) - 1);
    for (int on = 0; on < 2; ++on)
      milliseconds[on].insert(milliseconds[on].end(), of_round[on].begin(), of_round[on].end());
  }
  bench::print_times((std::string(name) + "/off").c_str(), milliseconds[0]);
  bench::print_times((std::string(name) + "/on").c_str(), milliseconds[1]);
  const double cost = median(costs);
  std::printf("{\"name\": \"%s/cost\", \"cost\": %.4f, \"limit\": %.2f, \"verdict\": \"%s\"}\n", name, cost, most_cost,
              cost <= most_cost ? "ok" : "over");
}

}  // namespace

int main() {
  using Gpt = weft::TrainStep<examples::GptLoss<sizes, 2>,
                              weft::Inputs<weft::i32[sequences][context], weft::i32[sequences][context]>, one,
                              weft::Ddp{}, weft::AdamW>;
  using Small =
      weft::TrainStep<SmallLoss, weft::Inputs<weft::f32[rows][64], weft::i32[rows]>, one, weft::Ddp{}, weft::Sgd>;
  const std::vector<weft::i32> tokens(sequences * context, 7), next(sequences * context, 9), labels(rows, 3);
  const std::vector<float> images(rows * 64, 0.5F);
  measure_both<Gpt, Timed>("timing/gpt", 30, tokens, next);
  measure_both<Small, Timed>("timing/small_mlp", 2000, images, labels);
  measure_both<Gpt, weft::NumberCheck>("number_check/gpt", 30, tokens, next);
  measure_both<Small, weft::NumberCheck>("number_check/small_mlp", 2000, images, labels);
}
