// What all candidates of a comparison train: a model, its batches, and how well it does in the end.
#ifndef EXAMPLES_COMPARE_STRATEGIES_WORKLOAD_HPP
#define EXAMPLES_COMPARE_STRATEGIES_WORKLOAD_HPP

#include <weft/dynamic/train_step.hpp>
#include <weft/optim/sgd.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace examples {

// The batches of one run.
class Feed {
 public:
  Feed() = default;
  Feed(const Feed&) = delete;
  Feed& operator=(const Feed&) = delete;
  virtual ~Feed() = default;
  // Waits for the next batch.
  virtual void fetch() = 0;
  // A step on it; returns the loss.
  virtual float give_to(weft::dynamic::TrainStep& step) = 0;
};
template <class Loader>
class FeedOf final : public Feed {
 public:
  template <class... Arguments>
  explicit FeedOf(Arguments&&... arguments) : loader_(std::forward<Arguments>(arguments)...) {}
  void fetch() override {
    batch_ = loader_.next();
    if (batch_ == nullptr) batch_ = loader_.next();  // an epoch ended, and the next one begins
  }
  float give_to(weft::dynamic::TrainStep& step) override { return step(*batch_); }

 private:
  Loader loader_;
  const typename Loader::Batch* batch_ = nullptr;
};

// Sizes; 0: what the model has unless it is given.
struct WorkloadSizes {
  std::string model = "mlp";
  weft::Index batch = 0, hidden = 0, layers = 0, features = 0, heads = 0, context = 0, width = 0, side = 0;
  bool remat = false;
};

struct Workload {
  std::string title;            // "784-512-512-10 classifier of generated digits, SGD with momentum"
  const char* items = "";       // what is counted a second: "samples", "tokens"
  weft::Index batch = 0;        // rows of a batch, of all devices together
  weft::Index batch_items = 0;  // items of one
  std::function<weft::dynamic::MeasuredFunction(const weft::Mesh&)> loss;
  weft::Buffer<weft::dynamic::InputType> inputs;
  weft::AnyOptimizer optimizer = weft::SgdMomentum{};
  // The batch over "data", and weights over "model", as Megatron-LM cuts them; none: they cannot be cut in two.
  std::optional<weft::SpmdSpecs> megatron;
  weft::Index sequence = 0;  // the length of one; 0: nothing is a sequence
  // A strategy with batches that are cut over "seq", too, on a mesh that has it; empty: nothing is a sequence.
  std::function<weft::AnyStrategy(const weft::AnyStrategy&, const weft::Mesh&)> with_sequences;
  // How far, relatively, rounding may lead losses of the first steps whose sums are made in another order; 0: anywhere.
  double tolerance = 0;
  std::function<std::unique_ptr<Feed>(std::uint32_t seed)> feed;
  // The share of right answers on a test set, computed on one device: the same judge for all. Empty: there is none.
  std::function<double(const weft::dynamic::TrainStep& step)> accuracy;
};

// Those of "mlp", "gpt" and "llama", "resnet18" and "vit". Errors: UsageError.
[[nodiscard]] Workload mlp_workload(const WorkloadSizes& sizes);
[[nodiscard]] Workload language_workload(const WorkloadSizes& sizes);
[[nodiscard]] Workload image_workload(const WorkloadSizes& sizes);
[[nodiscard]] inline Workload workload_of(const WorkloadSizes& sizes) {
  if (sizes.model == "mlp") return mlp_workload(sizes);
  if (sizes.model == "gpt" || sizes.model == "llama") return language_workload(sizes);
  return image_workload(sizes);
}

// The number that was given, or another.
[[nodiscard]] constexpr weft::Index given_or(weft::Index given, weft::Index otherwise) {
  return given > 0 ? given : otherwise;
}

}  // namespace examples

#endif
