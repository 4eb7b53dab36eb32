// Trains a classifier of images, a ResNet or a vision transformer, on one device or two.
//
//   train_image --fake_data --model resnet18 --devices 2
//   train_image --fake_data --model resnet18 --strategy fsdp --auto_wrap_policy type_based --use_gradient_checkpointing
//   train_image --fake_data --fake_images 64 --model resnet50   (ImageNet's shape; where it is compiled in)
//   train_image --datadir cifar10 --model vit --lr_scheduler_type cosine --num_warmup_epochs 1
//
// Flags and lines are those of PyTorch/XLA's trainers of ImageNet: the device is weft:0/0 for all devices together,
// losses are those of the step, rates are images a second of all devices. Exit code 0; 2: a flag or a file is wrong;
// 21: the best accuracy on the test set is below --target_accuracy.
#include "support/choices.hpp"
#include "support/epochs.hpp"
#include "support/goal.hpp"
#include "support/job.hpp"
#include "train_image/data.hpp"
#include "train_image/trainer.hpp"

#include <weft/data/loader.hpp>
#include <weft/data/transformed.hpp>
#include <weft/optim/schedules.hpp>

#include <cmath>
#include <string>
#include <vector>

// Whether train_image/resnet50.cpp is compiled in.
#ifndef EXAMPLES_HAVE_RESNET50
#define EXAMPLES_HAVE_RESNET50 0
#endif

namespace examples {

namespace {

struct Arguments {
  std::string model = "resnet18", strategy = "ddp", wrap = "none", datadir, schedule = "none", optimizer = "sgd",
              precision = "f32";
  weft::Index devices = 2, batch = cifar_sizes.train_rows, test_batch = cifar_sizes.test_rows, epochs = 6,
              fake_images = 2048, divide_every = 20, eval_interval = 1, log_steps = 20, seed = 42, workers = 1;
  double learning_rate = 0.05, momentum = 0.9, weight_decay = 1e-4, warmup_epochs = 0, divisor = 5, target_accuracy = 0;
  bool fake_data = false, drop_last = false, checkpointing = false;
  Saving saving;
  Observations observations;
};

// ---- What is compiled in ----

std::vector<Choice> compiled_choices() {
  std::vector<Choice> list;
  const auto add = [&](std::span<const Choice> some) { list.insert(list.end(), some.begin(), some.end()); };
  add(choices_of_resnet18());
  add(choices_of_resnet18_under_fsdp());
  if constexpr (EXAMPLES_HAVE_RESNET50 != 0) add(choices_of_resnet50());
  add(choices_of_vit());
  add(choices_of_vit_under_fsdp());
  add(choices_of_vit_with_adamw());
  return list;
}
void check_compiled(const char* flag, weft::Index given, weft::Index compiled) {
  if (given != compiled)
    throw UsageError(weft::Sentence() << "--" << flag << " " << given << " is not compiled in; use --" << flag << " "
                                      << compiled);
}
// What the steps of a model are compiled for.
const ImageSizes& sizes_of(const std::vector<Choice>& list, const std::string& model) {
  for (const Choice& choice : list)
    if (choice.model == model) return *choice.sizes;
  throw UsageError(
      weft::Sentence() << "--model " << model.c_str()
                       << " is not compiled in; configure with -DWEFT_EXAMPLES_RESNET50=ON and build again");
}
Choice find_choice(const Arguments& arguments) {
  const std::vector<Choice> list = compiled_choices();
  const ImageSizes& sizes = sizes_of(list, arguments.model);
  check_compiled("batch_size", arguments.batch, sizes.train_rows);
  check_compiled("test_set_batch_size", arguments.test_batch, sizes.test_rows);
  if (!is_among(std::to_string(arguments.devices), "1|2"))
    throw UsageError(weft::Sentence() << "--devices " << arguments.devices << " is not compiled in; use "
                                      << values_of(list, &Choice::devices).c_str());
  const Choice* spread_otherwise = nullptr;  // the last one that computes the same
  for (const Choice& choice : list) {
    if (choice.model != arguments.model || choice.checkpointing != arguments.checkpointing ||
        choice.optimizer != arguments.optimizer || choice.precision != arguments.precision)
      continue;
    if (choice.strategy == arguments.strategy && choice.wrap == arguments.wrap && choice.devices == arguments.devices)
      return choice;
    spread_otherwise = &choice;
  }
  weft::Sentence wrong;
  wrong << "--model " << arguments.model.c_str() << " --strategy " << arguments.strategy.c_str()
        << " --auto_wrap_policy " << arguments.wrap.c_str()
        << (arguments.checkpointing ? " --use_gradient_checkpointing" : "");
  if (arguments.optimizer != "sgd") wrong << " --optimizer " << arguments.optimizer.c_str();
  if (arguments.precision != "f32") wrong << " --precision " << arguments.precision.c_str();
  wrong << " is not compiled in for --devices " << arguments.devices;
  if (spread_otherwise != nullptr)
    wrong << "; use --strategy " << spread_otherwise->strategy << " --auto_wrap_policy " << spread_otherwise->wrap
          << " --devices " << spread_otherwise->devices << ", or others that examples/README.md lists";
  else
    wrong << "; examples/README.md lists what is";
  throw UsageError(wrong);
}

// ---- Schedules ----

weft::Schedule schedule_of(const Arguments& arguments, weft::Index epoch_steps) {
  const auto peak = static_cast<float>(arguments.learning_rate);
  const weft::Index all = arguments.epochs * epoch_steps;
  const auto warm_up =
      static_cast<weft::Index>(std::llround(arguments.warmup_epochs * static_cast<double>(epoch_steps)));
  if (arguments.schedule == "WarmupAndExponentialDecayScheduler")
    return weft::WarmUpStepDecay{peak, warm_up, arguments.divide_every * epoch_steps,
                                 static_cast<float>(arguments.divisor)};
  if (arguments.schedule == "linear") return weft::WarmUpLinear{peak, warm_up, all};
  if (arguments.schedule == "cosine") return weft::WarmUpCosine{peak, warm_up, all};
  if (arguments.schedule == "onecycle") {
    const auto rise = static_cast<float>(warm_up) / static_cast<float>(all);
    return weft::OneCycle{.peak = peak, .total_steps = all, .rise = warm_up > 0 ? rise : weft::OneCycle().rise};
  }
  return peak;
}

// ---- The training ----

using TrainImages = weft::Transformed<Images, FlipAndCrop>;

class Training {
 public:
  Training(const Arguments& arguments, const ImageData& data, const RunCheckpoints& checkpoints)
      : arguments_(arguments),
        data_(data),
        normal_(data.train),
        order_{{data.train.count(), seed()}, arguments.batch, arguments.drop_last},
        epochs_(checkpoints, {.count = arguments.epochs,
                              .items = order_.size(),
                              .batch = arguments.batch,
                              .eval_interval = arguments.eval_interval}) {}

  [[nodiscard]] weft::Index epoch_steps() const { return epochs_.steps(); }
  // Returns the accuracy of the best epoch that was tested, in percent.
  double run(Trainer& trainer, Judge& judge) {
    const DevicesHere here = devices_here(arguments_.devices);
    weft::Loader loader(TrainImages({data_.train, normal_}, {data_.train.side}), order_,
                        {.device_batch = arguments_.batch / arguments_.devices,
                         .devices = arguments_.devices,
                         .seed = seed(),
                         .position = epochs_.position(),
                         .threads = arguments_.workers,
                         .first_device = here.first,
                         .own_devices = here.count});
    return epochs_.run(trainer, loader, arguments_.observations, "train_image " + arguments_.model,
                       arguments_.log_steps, schedule_of(arguments_, epoch_steps()), [&] { return test(judge); });
  }

 private:
  [[nodiscard]] std::uint32_t seed() const { return static_cast<std::uint32_t>(arguments_.seed); }

  // Returns the accuracy, in percent.
  double test(Judge& judge) const {
    judge.refresh();
    const weft::Index items = data_.test.count(), rows = arguments_.test_batch;
    weft::Loader loader(Images(data_.test, normal_), WholeBatches{{items, 0, false}, rows}, {.device_batch = rows});
    weft::Index right = 0, seen = 0;
    for (const ImageBatch& batch : loader) {
      right += judge.right_answers(batch, items - seen < rows ? items - seen : rows);
      seen += rows;
    }
    return 100 * static_cast<double>(right) / static_cast<double>(items);
  }

  const Arguments& arguments_;
  const ImageData& data_;
  const Normalization normal_;
  const WholeBatches order_;
  const Epochs epochs_;
};

// What a run that is resumed must have alike.
weft::CheckpointMetadata settings_of(const Arguments& arguments, const ImageData& data) {
  return {{"model", "train_image " + arguments.model},
          {"batch", std::to_string(arguments.batch)},
          {"images", std::to_string(data.train.count())},
          {"drop_last", arguments.drop_last ? "true" : "false"},
          {"optimizer", arguments.optimizer},
          {"seed", std::to_string(arguments.seed)}};
}

int train(const Arguments& arguments) {
  const Choice choice = find_choice(arguments);
  const ImageData data = load_data(arguments.datadir, arguments.fake_data, arguments.fake_images, *choice.sizes);
  const RunCheckpoints checkpoints(arguments.saving, settings_of(arguments, data));
  Training training(arguments, data, checkpoints);
  if (training.epoch_steps() == 0)
    throw UsageError(weft::Sentence() << "an epoch of " << data.train.count() << " images has no whole batch of "
                                      << arguments.batch << "; leave --drop_last out");
  const auto runtime = make_runtime(arguments.devices);
  const auto trainer = choice.make(*runtime, {.seed = {static_cast<std::uint32_t>(arguments.seed)},
                                              .learning_rate = schedule_of(arguments, training.epoch_steps()),
                                              .momentum = static_cast<float>(arguments.momentum),
                                              .weight_decay = static_cast<float>(arguments.weight_decay)});
  const double best = training.run(*trainer, *choice.make_judge(*trainer));
  std::printf("Max Accuracy: %.2f%%\n", best);
  return accuracy_goal.exit_code("train_image", best, arguments.target_accuracy);
}

int run(int count, char** words) {
  Arguments arguments;
  arguments.devices = arguments.observations.devices(arguments.devices);
  Flags flags("train_image", "trains a classifier of images; exit code 21 below the target accuracy");
  flags.choice("model", arguments.model, "resnet18|resnet50|vit", "what is trained; resnet50: where it is compiled in");
  flags.choice("strategy", arguments.strategy, "ddp|fsdp",
               "how the training is spread over devices; fsdp: ZeRO-3 on 2");
  flags.choice(
      "auto_wrap_policy", arguments.wrap, "none|size_based|type_based",
      "of fsdp: weights that are gathered together, by their number, or a block or convolution: type_based, its own");
  flags.on("use_gradient_checkpointing", arguments.checkpointing,
           "compute blocks again for the backward pass; resnet18: under fsdp");
  flags.integer("devices", arguments.devices, 1, 1024, "device threads: 1 or 2");
  flags.on("fake_data", arguments.fake_data, "generate images of striped patterns");
  flags.integer("fake_images", arguments.fake_images, 1, 1 << 24, "to train on; a quarter as many to test with");
  flags.text("datadir", arguments.datadir, "folder of train_images.npy, train_labels.npy, test_*.npy, or of MNIST");
  flags.integer("batch_size", arguments.batch, 1, 1 << 20, "images a step, of all devices together; of resnet50 8");
  flags.integer("test_set_batch_size", arguments.test_batch, 1, 1 << 20,
                "images of a step of the evaluation; of resnet50 8");
  flags.on("drop_last", arguments.drop_last, "leave out the last images of an epoch instead of filling up their batch");
  flags.integer("num_workers", arguments.workers, 1, 64, "threads that read and change images");
  flags.integer("num_epochs", arguments.epochs, 1, 10000, "passes over the training set");
  flags.integer("eval_interval", arguments.eval_interval, 1, 10000, "epochs between two evaluations");
  flags.choice("optimizer", arguments.optimizer, "sgd|adamw",
               "how weights are changed; adamw: of vit under ddp on 2 devices");
  flags.choice("precision", arguments.precision, "f32|bf16|f16", "of products; others than f32: with adamw");
  flags.real("lr", arguments.learning_rate, 0, 100,
             "largest learning rate; unless given, of adamw 0.002, of resnet50 0.003");
  flags.real("momentum", arguments.momentum, 0, 0.9999, "momentum of sgd");
  flags.real("weight_decay", arguments.weight_decay, 0, 100, "weight decay; unless given, of adamw 0.01");
  flags.choice("lr_scheduler_type", arguments.schedule,
               "none|WarmupAndExponentialDecayScheduler|linear|cosine|onecycle", "how the learning rate changes");
  flags.real("num_warmup_epochs", arguments.warmup_epochs, 0, 10000, "epochs until it is largest; of onecycle 0: 30 %");
  flags.integer("lr_scheduler_divide_every_n_epochs", arguments.divide_every, 1, 10000, "of the exponential decay");
  flags.real("lr_scheduler_divisor", arguments.divisor, 1, 1e6, "of the exponential decay");
  flags.real("target_accuracy", arguments.target_accuracy, 0, 100, "percent of the test set");
  flags.integer("log_steps", arguments.log_steps, 1, 1 << 30, "steps between two lines");
  flags.integer("seed", arguments.seed, 0, 0xFFFFFFFF, "of the weights and the order of the data");
  arguments.saving.add_to(flags, "folder to save checkpoints in, after every epoch and every save_steps");
  arguments.observations.add_to(flags);
  if (!flags.parse(count, words)) return 0;
  arguments.saving.check();
  if (arguments.strategy != "fsdp" && arguments.wrap != "none")
    throw UsageError(weft::Sentence() << "--auto_wrap_policy is a setting of --strategy fsdp, not of "
                                      << arguments.strategy.c_str() << "; leave it out");
  if (arguments.model == "resnet50") {
    if (!flags.was_given("batch_size")) arguments.batch = imagenet_sizes.train_rows;
    if (!flags.was_given("test_set_batch_size")) arguments.test_batch = imagenet_sizes.test_rows;
    if (!flags.was_given("lr")) arguments.learning_rate = 3e-3;
  }
  if (arguments.strategy == "fsdp" && !flags.was_given("auto_wrap_policy")) arguments.wrap = "type_based";
  if (arguments.optimizer != "sgd") {
    if (flags.was_given("momentum"))
      throw UsageError(weft::Sentence() << "--momentum is a setting of --optimizer sgd, not of "
                                        << arguments.optimizer.c_str() << "; leave it out");
    if (!flags.was_given("lr")) arguments.learning_rate = 2e-3;
    if (!flags.was_given("weight_decay")) arguments.weight_decay = 0.01;
  }
  if (arguments.schedule == "none" && arguments.warmup_epochs > 0)
    throw UsageError("--num_warmup_epochs is a setting of a schedule; give --lr_scheduler_type, too");
  if (arguments.schedule != "none" && arguments.warmup_epochs >= static_cast<double>(arguments.epochs))
    throw UsageError(weft::Sentence() << "--num_warmup_epochs " << arguments.warmup_epochs
                                      << " leaves nothing of --num_epochs " << arguments.epochs
                                      << "; warm up for less");
  return train(arguments);
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_job("train_image", count, words, [&] { return examples::run(count, words); });
}
