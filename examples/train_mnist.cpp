// Trains a classifier of MNIST, or of generated digits, under a strategy of your choice.
//
//   train_mnist --fake_data --strategy fsdp --zero 3 --devices 4
//
// Prints lines in PyTorch/XLA's form: the device is weft:0/0 for all devices together, losses are those of the step,
// rates are images a second of all devices. Exit code 0; 2: a flag or a file is wrong; 21: the best accuracy on the
// test set is below --target_accuracy.
//
// max-added-lines: 54000
// goal-seconds: 12
#include "support/choices.hpp"
#include "support/epochs.hpp"
#include "support/goal.hpp"
#include "support/job.hpp"
#include "train_mnist/data.hpp"
#include "train_mnist/trainer.hpp"

#include <weft/train/summary.hpp>

#include <string>
#include <vector>

namespace examples {

namespace {

struct Arguments {
  std::string strategy = "ddp", datadir;
  weft::Index devices = 2, zero = 3, batch = 128, epochs = 4, log_steps = 20, seed = 42;
  double learning_rate = 0.05, momentum = 0.9, target_accuracy = 98;
  bool fake_data = false, summary = false;
  Saving saving;
  Observations observations;
};

// Every strategy on 1, 2 and 4 devices, for each of these batch sizes. Another one is a number here and about 3 s of
// compile time.
constexpr weft::Index batch_sizes[] = {128};

static_assert(Judge::reads_in_place<StepOf<data_mesh<2>, weft::Ddp{}, batch_sizes[0]>> &&
                  !Judge::reads_in_place<StepOf<data_mesh<2>, weft::Fsdp{.stage = 3}, batch_sizes[0]>>,
              "tests of whole weights need no copy");

void append(std::vector<Choice>& list, const Choice (&more)[5]) {
  for (const Choice& choice : more) list.push_back(choice);
}
template <std::size_t... I>
std::vector<Choice> compiled_choices(std::index_sequence<I...>) {
  std::vector<Choice> list;
  (append(list, choices<1, batch_sizes[I]>), ...);
  (append(list, choices<2, batch_sizes[I]>), ...);
  (append(list, choices<4, batch_sizes[I]>), ...);
  return list;
}

Choice find_choice(const Arguments& arguments) {
  const auto list = compiled_choices(std::make_index_sequence<std::size(batch_sizes)>());
  const weft::Index zero = arguments.strategy == "fsdp" ? arguments.zero : 0;
  bool has_devices = false;
  for (const Choice& choice : list) {
    const bool devices = choice.devices == arguments.devices;
    if (devices && choice.batch == arguments.batch && choice.strategy == arguments.strategy && choice.zero == zero)
      return choice;
    has_devices = has_devices || devices;
  }
  weft::Sentence wrong;
  if (!has_devices)
    throw UsageError(wrong << "--devices " << arguments.devices << " is not compiled in; use "
                           << values_of(list, &Choice::devices).c_str());
  wrong << "--batch_size " << arguments.batch;
  if (arguments.batch % arguments.devices != 0)
    wrong << " does not divide among " << arguments.devices << " devices";
  else
    wrong << " is not compiled in";
  throw UsageError(wrong << "; use --batch_size " << values_of(list, &Choice::batch).c_str());
}

class Training final : public Session {
 public:
  Training(const Arguments& arguments, const weft::Mnist& data, const RunCheckpoints& checkpoints)
      : arguments_(arguments),
        data_(data),
        epochs_(checkpoints, {.count = arguments.epochs, .items = data.train.count(), .batch = arguments.batch}),
        loader_(data.train, {.device_batch = arguments.batch / arguments.devices,
                             .devices = arguments.devices,
                             .seed = static_cast<std::uint32_t>(arguments.seed),
                             .position = epochs_.position(),
                             .first_device = rows_here(arguments).first,
                             .own_devices = rows_here(arguments).count}) {}

  // A process reads the rows of its devices; under spmd two neighbors have the same ones.
  [[nodiscard]] static DevicesHere rows_here(const Arguments& arguments) {
    return devices_here(arguments.devices, arguments.strategy == "spmd" && arguments.devices > 1 ? 2 : 1);
  }
  // Percent, of the best epoch.
  [[nodiscard]] double best_accuracy() const { return best_; }

  void run(Trainer& trainer) override {
    const auto judge = trainer.make_judge();
    best_ = epochs_.run(
        trainer, loader_, arguments_.observations, "train_mnist", arguments_.log_steps,
        [&](weft::Index) { return arguments_.learning_rate; }, [&] { return judge->accuracy(data_.test); });
  }

 private:
  const Arguments& arguments_;
  const weft::Mnist& data_;
  const Epochs epochs_;
  weft::Loader<weft::NormalizedDataset> loader_;
  double best_ = 0;
};

// What a run that is resumed must have alike.
weft::CheckpointMetadata settings_of(const Arguments& arguments, const weft::Mnist& data) {
  return {{"model", "train_mnist"},
          {"batch", std::to_string(arguments.batch)},
          {"images", std::to_string(data.train.count())},
          {"seed", std::to_string(arguments.seed)}};
}

int train(const Arguments& arguments) {
  const Choice choice = find_choice(arguments);
  const weft::Mnist data = load_data(arguments.datadir, arguments.fake_data);
  const RunCheckpoints checkpoints(arguments.saving, settings_of(arguments, data));
  const auto runtime = make_runtime(arguments.devices);
  Training training(arguments, data, checkpoints);
  choice.train(*runtime,
               {weft::Seed{static_cast<std::uint32_t>(arguments.seed)},
                {.learning_rate = static_cast<float>(arguments.learning_rate),
                 .momentum = static_cast<float>(arguments.momentum)}},
               training);
  std::printf("Max Accuracy: %.2f%%\n", training.best_accuracy());
  return accuracy_goal.exit_code("train_mnist", training.best_accuracy(), arguments.target_accuracy);
}

int run(int count, char** words) {
  Arguments arguments;
  arguments.devices = arguments.observations.devices(arguments.devices);
  Flags flags("train_mnist", "trains a classifier of MNIST under a strategy; exit code 21 below the target accuracy");
  flags.choice("strategy", arguments.strategy, "ddp|fsdp|spmd", "how the training is spread over devices");
  flags.integer("devices", arguments.devices, 1, 1024, "device threads: 1, 2 or 4");
  flags.integer("zero", arguments.zero, 1, 3, "ZeRO stage of fsdp");
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
  if (arguments.summary) {
    std::printf("%s", weft::summary<Loss, BatchTypes<batch_sizes[0]>>().c_str());
    return 0;
  }
  if (flags.was_given("zero") && arguments.strategy != "fsdp")
    throw UsageError(weft::Sentence() << "--zero is a setting of --strategy fsdp, not of " << arguments.strategy.c_str()
                                      << "; leave it out");
  return train(arguments);
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_job("train_mnist", count, words, [&] { return examples::run(count, words); });
}
