// A classifier of generated digits: layers as wide as one another, SGD with momentum.
#include "../support/flags.hpp"
#include "../train_mnist/judge.hpp"
#include "kernels.hpp"
#include "workload.hpp"

#include <weft/data/digits.hpp>
#include <weft/data/loader.hpp>
#include <weft/optim/sgd.hpp>

namespace examples {

namespace {

struct Digits {
  weft::Dataset train = weft::make_digits(20000, 1), test = weft::make_digits(4000, 1, weft::test_digits_start);
};

}  // namespace

Workload mlp_workload(const WorkloadSizes& sizes) {
  if (sizes.layers > most_layers)
    throw UsageError(weft::Sentence() << "--layers " << sizes.layers << " is too many for --model mlp; use at most "
                                      << most_layers);
  const Classifier model{given_or(sizes.hidden, 512), given_or(sizes.layers, 2), sizes.remat};
  const auto digits = std::make_shared<const Digits>();
  register_mlp_kernels();
  Workload work;
  work.title = std::to_string(weft::mnist_features);
  for (weft::Index i = 0; i < model.layers; ++i) work.title.append(1, '-').append(std::to_string(model.hidden));
  work.title += "-10 classifier of generated digits, SGD with momentum";
  work.items = "samples";
  work.batch = given_or(sizes.batch, 256);
  work.batch_items = work.batch;
  work.loss = [model](const weft::Mesh&) { return weft::dynamic::measured_function(MeanLoss{model}); };
  work.inputs = {weft::input<float>({work.batch, weft::mnist_features}), weft::input<std::int32_t>({work.batch})};
  work.optimizer = {weft::SgdMomentum{}, {.learning_rate = 0.05F, .momentum = 0.9F}};
  if (model.hidden % 2 == 0) {
    work.megatron = megatron_specs_of(model);
    work.megatron->inputs.pop_back();  // no weights of items
  }
  work.tolerance = 1e-5;
  work.feed = [digits, rows = work.batch](std::uint32_t seed) -> std::unique_ptr<Feed> {
    using Loader = weft::Loader<weft::NormalizedDataset>;
    return std::make_unique<FeedOf<Loader>>(digits->train,
                                            weft::LoaderOptions{.device_batch = rows, .seed = seed, .drop_last = true});
  };
  work.accuracy = [digits, model](const weft::dynamic::TrainStep& step) {
    return Judge(model, step).right_answers(digits->test) / static_cast<double>(digits->test.count());
  };
  return work;
}

}  // namespace examples
