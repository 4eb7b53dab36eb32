// Trains a classifier of MNIST, or of generated digits, under a strategy of your choice.
//
//   train_mnist --fake_data --strategy zero3 --devices 4
//   train_mnist --fake_data --hidden 256 --layers 3 --mesh data=2,model=3 --strategy spmd
//
// Prints lines in PyTorch/XLA's form: the device is weft:0/0 for all devices together, losses are those of the step,
// rates are images a second of all devices. The step is made when the program starts, of whatever sizes, mesh and
// strategy. Exit code 0; 2: a flag or a file is wrong; 21: the best accuracy on the
// test set is below --target_accuracy.
//
// max-added-lines: 76600
#include "support/epochs.hpp"
#include "support/goal.hpp"
#include "support/job.hpp"
#include "support/placement.hpp"
#include "train_mnist/data.hpp"
#include "train_mnist/judge.hpp"
#include "train_mnist/kernels.hpp"

#include <weft/data/loader.hpp>
#include <weft/dynamic/summary.hpp>
#include <weft/optim/sgd.hpp>

#include <string>
#include <tuple>
#include <vector>

namespace examples {

namespace {

struct Arguments {
  std::string datadir;
  Classifier model;
  weft::Index batch = 128, epochs = 4, log_steps = 20, seed = 42;
  double learning_rate = 0.05, momentum = 0.9, target_accuracy = 98;
  bool fake_data = false, summary = false;
  PlacementFlags placement;
  Saving saving;
  Observations observations;
};

// Images, labels, and the weight of each item in the loss, see Loss: of all valid items together 1.
class WeightedItems {
 public:
  [[nodiscard]] auto operator()(const weft::Batch& batch) {
    weight_.assign(batch.weight.begin(), batch.weight.end());
    for (float& weight : weight_) weight /= static_cast<float>(batch.valid);
    return std::tie(batch.image, batch.label, weight_);
  }

 private:
  std::vector<float> weight_;
};

// What a run that is resumed must have alike.
weft::CheckpointMetadata settings_of(const Arguments& arguments, const weft::Mnist& data) {
  return {{"model", "train_mnist"},
          {"batch", std::to_string(arguments.batch)},
          {"images", std::to_string(data.train.count())},
          {"seed", std::to_string(arguments.seed)}};
}

int train(const Arguments& arguments, const Placement& placement) {
  const weft::Mnist data = load_data(arguments.datadir, arguments.fake_data);
  const RunCheckpoints checkpoints(arguments.saving, settings_of(arguments, data));
  const Epochs epochs(checkpoints, {.count = arguments.epochs, .items = data.train.count(), .batch = arguments.batch});
  const auto runtime = make_runtime(placement.mesh.size());
  register_mnist_kernels();
  const weft::Seed seed{static_cast<std::uint32_t>(arguments.seed)};
  const weft::AnyOptimizer optimizer{weft::SgdMomentum{},
                                     {.learning_rate = static_cast<float>(arguments.learning_rate),
                                      .momentum = static_cast<float>(arguments.momentum)}};
  weft::dynamic::TrainStep step(*runtime, Loss{arguments.model}, batches_of(arguments.batch), placement.mesh,
                                placement.strategy, optimizer, seed, placement.options);
  weft::LoaderOptions options = placement.loader_of(arguments.batch, epochs.position());
  options.seed = seed.value;
  weft::Loader loader(data.train, options);
  Judge judge(arguments.model, step);
  const double best = epochs.run(
      step, loader, WeightedItems(), arguments.observations, "train_mnist", arguments.log_steps,
      [&](weft::Index) { return arguments.learning_rate; },
      [&] { return 100 * judge.right_answers(data.test) / static_cast<double>(data.test.count()); });
  std::printf("Max Accuracy: %.2f%%\n", best);
  return accuracy_goal.exit_code("train_mnist", best, arguments.target_accuracy);
}

int run(int count, char** words) {
  Arguments arguments;
  arguments.placement.devices = arguments.observations.devices(arguments.placement.devices);
  Flags flags("train_mnist", "trains a classifier of MNIST under a strategy; exit code 21 below the target accuracy");
  arguments.placement.add_to(flags);
  flags.integer("hidden", arguments.model.hidden, 1, 1 << 20, "features of a hidden layer");
  flags.integer("layers", arguments.model.layers, 1, most_layers, "hidden layers");
  flags.integer("batch_size", arguments.batch, 1, 1 << 20, "images a step, of all devices together");
  flags.integer("num_epochs", arguments.epochs, 1, 10000, "passes over the training set");
  flags.real("lr", arguments.learning_rate, 0, 100, "learning rate");
  flags.real("momentum", arguments.momentum, 0, 0.9999, "momentum of SGD");
  flags.text("datadir", arguments.datadir, "folder of the four MNIST files, unpacked; where generated digits are kept");
  flags.on("fake_data", arguments.fake_data, "generate digits instead of reading MNIST");
  flags.real("target_accuracy", arguments.target_accuracy, 0, 100, "percent of the test set");
  flags.integer("log_steps", arguments.log_steps, 1, 1 << 30, "steps between two lines");
  flags.integer("seed", arguments.seed, 0, 0xFFFFFFFF, "of the weights and the order of the data");
  arguments.saving.add_to(flags, "folder to save checkpoints in, after every epoch and every save_steps");
  flags.on("summary", arguments.summary, "print the model as a table of its layers, and stop");
  arguments.observations.add_to(flags);
  if (!flags.parse(count, words)) return 0;
  arguments.saving.check();
  arguments.model.recomputes = arguments.placement.remat;
  const weft::SpmdSpecs specs = megatron_specs_of(arguments.model);
  const Placement placement = arguments.placement.placement(flags, &specs);
  if (arguments.summary) {
    std::printf("%s", weft::dynamic::summary(Loss{arguments.model}, batches_of(arguments.batch)).c_str());
    return 0;
  }
  return train(arguments, placement);
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_job("train_mnist", count, words, [&] { return examples::run(count, words); });
}
