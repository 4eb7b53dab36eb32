// Trains a classifier of images, a ResNet or a vision transformer, under a strategy of your choice.
//
//   train_image --fake_data --model resnet18 --devices 2
//   train_image --fake_data --model resnet18 --strategy fsdp --auto_wrap_policy type_based --use_gradient_checkpointing
//   train_image --fake_data --fake_images 64 --model resnet50   (ImageNet's shape)
//   train_image --fake_data --model vit --layers 4 --d_model 64 --heads 4 --mesh data=2,model=2 --strategy spmd
//   train_image --datadir cifar10 --model vit --lr_scheduler_type cosine --num_warmup_epochs 1
//
// Flags and lines are those of PyTorch/XLA's trainers of ImageNet: the device is weft:0/0 for all devices together,
// losses are those of the step, rates are images a second of all devices. The step is made when the program starts, of
// whatever sizes, mesh and strategy. Exit code 0; 2: a flag or a file is wrong; 21: the best accuracy on the test set
// is below --target_accuracy.
#include "support/epochs.hpp"
#include "support/goal.hpp"
#include "support/job.hpp"
#include "train_image/data.hpp"
#include "train_image/trainer.hpp"
#include "train_image/vit_of.hpp"

#include <weft/data/loader.hpp>
#include <weft/data/transformed.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/schedules.hpp>

#include <cmath>
#include <initializer_list>
#include <string>

namespace examples {

namespace {

struct Arguments {
  std::string model = "resnet18", wrap = "none", datadir, schedule = "none", optimizer = "sgd";
  // 0: what the model has.
  weft::Index batch = 0, test_batch = 0, side = 0, width = 0;
  weft::Index layers = vit.layers, features = vit.sizes.features, heads = vit.sizes.heads, patch = vit.patch;
  weft::Index epochs = 6, fake_images = 2048, divide_every = 20, eval_interval = 1, log_steps = 20, seed = 42,
              workers = 1;
  double learning_rate = 0.05, momentum = 0.9, weight_decay = 1e-4, warmup_epochs = 0, divisor = 5, target_accuracy = 0;
  bool fake_data = false, drop_last = false;
  PlacementFlags placement;
  Saving saving;
  Observations observations;
};

// ---- What is trained ----

ImageSizes images_of(const Arguments& arguments) {
  ImageSizes images = arguments.model == "resnet50" ? imagenet_sizes : cifar_sizes;
  if (arguments.side > 0) images.side = arguments.side;
  return images;
}
template <class Block>
ResNet<Block> resnet_of(const Arguments& arguments, const ResNet<Block>& whole) {
  ResNet<Block> model = whole;
  if (arguments.width > 0) model.width = arguments.width;
  model.checkpoints = arguments.placement.remat;
  return model;
}
AnyImageModel model_of(const Arguments& arguments, const ImageSizes& images) {
  if (arguments.model == "vit")
    return {vit_of({.images = images,
                    .layers = arguments.layers,
                    .features = arguments.features,
                    .heads = arguments.heads,
                    .patch = arguments.patch,
                    .remat = arguments.placement.remat})};
  if (arguments.model == "resnet50") return {resnet_of(arguments, imagenet_resnet50)};
  return {resnet_of(arguments, resnet18<resnet18_width>)};
}
// What fsdp gathers together, unless --strategy says it: of a ViT, whose blocks are a loop over one, all weights
// outside of it; of a ResNet those of a convolution.
std::string strategy_of(const Arguments& arguments) {
  const std::string& given = arguments.placement.strategy;
  if (arguments.wrap == "none") return given;
  const char* const by_type = arguments.model == "vit" ? "all" : "type:Conv2d";
  const std::string wrap = arguments.wrap == "size_based" ? "size:16384" : by_type;
  return given + (given.find(':') == std::string::npos ? ":" : ",") + "wrap=" + wrap;
}
// Images of a step.
weft::Index rows_or(weft::Index given, const Arguments& arguments, weft::Index of_small_images) {
  if (given > 0) return given;
  return arguments.model == "resnet50" ? 8 : of_small_images;
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

weft::AnyOptimizer optimizer_of(const Arguments& arguments, weft::Index epoch_steps) {
  const weft::Schedule rate = schedule_of(arguments, epoch_steps);
  const auto decay = static_cast<float>(arguments.weight_decay);
  if (arguments.optimizer == "adamw") return {weft::AdamW{}, {.learning_rate = rate, .weight_decay = decay}};
  return {weft::SgdMomentum{},
          {.learning_rate = rate, .momentum = static_cast<float>(arguments.momentum), .weight_decay = decay}};
}

// ---- The training ----

using TrainImages = weft::Transformed<Images, FlipAndCrop>;

class Run {
 public:
  Run(const Arguments& arguments, const ImageData& data, const RunCheckpoints& checkpoints)
      : arguments_(arguments),
        data_(data),
        normal_(data.train),
        order_{{data.train.count(), static_cast<std::uint32_t>(arguments.seed)}, arguments.batch, arguments.drop_last},
        epochs_(checkpoints, {.count = arguments.epochs,
                              .items = order_.size(),
                              .batch = arguments.batch,
                              .eval_interval = arguments.eval_interval}) {}

  [[nodiscard]] weft::Index epoch_steps() const { return epochs_.steps(); }
  // Returns the accuracy of the best epoch that was tested, in percent.
  double train(const Training& training, weft::dynamic::TrainStep& step) {
    weft::LoaderOptions options = training.placement.loader_of(training.batch, epochs_.position());
    options.seed = training.seed;
    options.threads = arguments_.workers;
    weft::Loader loader(TrainImages({data_.train, normal_}, {data_.train.side}), order_, options);
    Judge judge(training, step);
    return epochs_.run(step, loader, weft::FieldsInOrder(), arguments_.observations, "train_image " + arguments_.model,
                       arguments_.log_steps, schedule_of(arguments_, epoch_steps()), [&] { return test(judge); });
  }

 private:
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
          {"vit_heads", arguments.model == "vit" ? std::to_string(arguments.heads) : std::string()},
          {"seed", std::to_string(arguments.seed)}};
}

int train(const Arguments& arguments, Training& training) {
  const ImageData data = load_data(arguments.datadir, arguments.fake_data, arguments.fake_images, training.images);
  const RunCheckpoints checkpoints(arguments.saving, settings_of(arguments, data));
  Run run(arguments, data, checkpoints);
  if (run.epoch_steps() == 0)
    throw UsageError(weft::Sentence() << "an epoch of " << data.train.count() << " images has no whole batch of "
                                      << arguments.batch << "; leave --drop_last out");
  training.optimizer = optimizer_of(arguments, run.epoch_steps());
  const auto runtime = make_runtime(training.placement.mesh.size());
  weft::dynamic::TrainStep step = make_step(*runtime, training);
  const double best = run.train(training, step);
  std::printf("Max Accuracy: %.2f%%\n", best);
  return accuracy_goal.exit_code("train_image", best, arguments.target_accuracy);
}

// A flag that one of several others makes no sense of.
void check_setting_of(Flags& flags, std::initializer_list<const char*> names, const char* of,
                      const std::string& given) {
  for (const char* const name : names)
    if (flags.was_given(name))
      throw UsageError(weft::Sentence() << "--" << name << " is a setting of " << of << ", not of " << given.c_str()
                                        << "; leave it out");
}

int run(int count, char** words) {
  Arguments arguments;
  PlacementFlags& placement = arguments.placement;
  placement.devices = arguments.observations.devices(placement.devices);
  Flags flags("train_image", "trains a classifier of images; exit code 21 below the target accuracy");
  flags.choice("model", arguments.model, "resnet18|resnet50|vit", "what is trained");
  placement.add_to(flags);
  flags.choice(
      "auto_wrap_policy", arguments.wrap, "none|size_based|type_based",
      "of fsdp: weights that are gathered together, by their number, or a block or convolution: type_based, its own");
  flags.on("use_gradient_checkpointing", placement.remat, "the same as --remat");
  flags.integer("image_size", arguments.side, 1, 4096, "rows and columns; 32 unless given, of resnet50 224");
  flags.integer("width", arguments.width, 1, 1 << 14,
                "channels of a ResNet's first stage; 16 unless given, of resnet50 64");
  flags.integer("layers", arguments.layers, 1, 1024, "blocks of vit");
  flags.integer("d_model", arguments.features, 1, 1 << 20, "features of a patch of vit");
  flags.integer("heads", arguments.heads, 1, 1 << 16, "of attention of vit; they divide d_model");
  flags.integer("patch", arguments.patch, 1, 4096, "rows and columns of a patch of vit");
  flags.on("fake_data", arguments.fake_data, "generate images of striped patterns");
  flags.integer("fake_images", arguments.fake_images, 1, 1 << 24, "to train on; a quarter as many to test with");
  flags.text("datadir", arguments.datadir, "folder of train_images.npy, train_labels.npy, test_*.npy, or of MNIST");
  flags.integer("batch_size", arguments.batch, 1, 1 << 20,
                "images a step, of all devices together; 64 unless given, of resnet50 8");
  flags.integer("test_set_batch_size", arguments.test_batch, 1, 1 << 20,
                "images of a step of the evaluation; 128 unless given, of resnet50 8");
  flags.on("drop_last", arguments.drop_last, "leave out the last images of an epoch instead of filling up their batch");
  flags.integer("num_workers", arguments.workers, 1, 64, "threads that read and change images");
  flags.integer("num_epochs", arguments.epochs, 1, 10000, "passes over the training set");
  flags.integer("eval_interval", arguments.eval_interval, 1, 10000, "epochs between two evaluations");
  flags.choice("optimizer", arguments.optimizer, "sgd|adamw", "how weights are changed");
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
  const bool is_fsdp = placement.strategy.starts_with("fsdp") || placement.strategy.starts_with("zero");
  if (!is_fsdp) check_setting_of(flags, {"auto_wrap_policy"}, "--strategy fsdp", placement.strategy);
  if (arguments.model == "vit")
    check_setting_of(flags, {"width"}, "--model resnet18 and resnet50", arguments.model);
  else
    check_setting_of(flags, {"layers", "d_model", "heads", "patch"}, "--model vit", arguments.model);
  if (arguments.optimizer != "sgd") {
    check_setting_of(flags, {"momentum"}, "--optimizer sgd", arguments.optimizer);
    if (!flags.was_given("weight_decay")) arguments.weight_decay = 0.01;
  }
  if (!flags.was_given("lr")) {
    if (arguments.optimizer == "adamw") arguments.learning_rate = 2e-3;
    if (arguments.model == "resnet50") arguments.learning_rate = 3e-3;
  }
  if (is_fsdp && !flags.was_given("auto_wrap_policy") && placement.strategy.find("wrap=") == std::string::npos)
    arguments.wrap = "type_based";
  if (arguments.schedule == "none" && arguments.warmup_epochs > 0)
    throw UsageError("--num_warmup_epochs is a setting of a schedule; give --lr_scheduler_type, too");
  if (arguments.schedule != "none" && arguments.warmup_epochs >= static_cast<double>(arguments.epochs))
    throw UsageError(weft::Sentence() << "--num_warmup_epochs " << arguments.warmup_epochs
                                      << " leaves nothing of --num_epochs " << arguments.epochs
                                      << "; warm up for less");
  arguments.batch = rows_or(arguments.batch, arguments, 64);
  arguments.test_batch = rows_or(arguments.test_batch, arguments, 128);
  placement.strategy = strategy_of(arguments);
  Training training;
  training.images = images_of(arguments);
  training.model = model_of(arguments, training.images);
  training.batch = arguments.batch;
  training.test_batch = arguments.test_batch;
  training.placement = placement.placement(flags, arguments.model == "vit" ? &megatron_specs : nullptr);
  training.seed = static_cast<std::uint32_t>(arguments.seed);
  return train(arguments, training);
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_job("train_image", count, words, [&] { return examples::run(count, words); });
}
