// examples/train_image as its user sees it: what it learns, what it prints, how it refuses.
#include "logged_accuracies.hpp"
#include "resumed_run.hpp"
#include "run_example.hpp"

#include <weft/data/digits.hpp>
#include <weft/io/npy.hpp>
#include <weft/optim/schedules.hpp>

#include <cmath>

namespace train_image_test {

using weft::testing::expect_curves;
using weft::testing::expect_help;
using weft::testing::expect_logged_accuracies;
using weft::testing::expect_rates_of;
using weft::testing::expect_refusal;
using weft::testing::expect_resumed_within_an_epoch;
using weft::testing::Finished;
using weft::testing::found_in;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

// What a test needs that asks for the trainer's ways and not for what a model learns: an eighth of the default's work.
const std::string small_vit = "--model vit --image_size 16 --layers 3 ";

// Of four steps, as printed.
std::vector<std::string> first_losses(const std::string& arguments, const TemporaryDirectory& folder) {
  const Finished finished =
      run_example("train_image", "--fake_data --fake_images 256 --num_epochs 1 --log_steps 1 " + arguments, folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  const auto losses = found_in(finished.out, "Step=[0-9]+ Loss=[0-9.]+");
  EXPECT_EQ(losses.size(), 4u) << finished.out;
  return losses;
}

TEST(TrainImage, AResNetLearnsPatternsOnTwoDevices) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished =
      run_example("train_image",
                  "--fake_data --fake_images 640 --num_epochs 3 --eval_interval 2 --log_steps 5 --num_workers 2 "
                  "--lr_scheduler_type cosine",
                  folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  const auto accuracy = found_in(finished.out, "Max Accuracy: [0-9.]+%\n$");
  ASSERT_EQ(accuracy.size(), 1u) << finished.out;
  EXPECT_GE(std::stod(accuracy[0].substr(14)), 75.0);  // 10 by chance
  EXPECT_EQ(found_in(finished.out, "Epoch [0-9]+ test end").size(), 2u) << "after the second epoch, and the last";
  EXPECT_EQ(found_in(finished.out,
                     "\\| Training Device=weft:0/0 Epoch=[1-3] Step=(5|10) Loss=[0-9]+\\.[0-9]{5} "
                     "Rate=[0-9]+\\.[0-9]{2} GlobalRate=[0-9]+\\.[0-9]{2} Time=[0-9]{2}:[0-9]{2}:[0-9]{2}\n")
                .size(),
            6u)
      << finished.out;
  expect_rates_of("Images", 1920, finished.out);
  EXPECT_TRUE(folder.names().empty());
}

TEST(TrainImage, AVitLearnsPatterns) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example(
      "train_image", "--model vit --fake_data --fake_images 1024 --num_epochs 2 --target_accuracy 90", folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
}

TEST(TrainImage, LossesAreTheSameUnderDdpAndFsdp) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto reference = first_losses(small_vit, folder);
  EXPECT_EQ(first_losses(small_vit + "--strategy fsdp", folder), reference);
  EXPECT_EQ(first_losses(small_vit + "--strategy fsdp --auto_wrap_policy size_based", folder), reference);
}
TEST(TrainImage, CheckpointedBlocksHaveTheSameLosses) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  for (const std::string devices : {"1", "2"})
    EXPECT_EQ(first_losses(small_vit + "--use_gradient_checkpointing --devices " + devices, folder),
              first_losses(small_vit + "--devices " + devices, folder));
}

// Four steps under FSDP.
struct ShardedSteps {
  std::vector<std::string> lines;
  std::vector<double> losses;
  double arena_bytes = 0;  // of a device
};
ShardedSteps sharded_steps(const std::string& arguments) {
  const TemporaryDirectory folder;
  const Finished finished = run_example(
      "train_image",
      "--fake_data --fake_images 256 --num_epochs 1 --log_steps 1 --strategy fsdp --metrics " + arguments, folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  ShardedSteps steps{.lines = found_in(finished.out, "Step=[0-9]+ Loss=[0-9.]+"), .losses = {}};
  EXPECT_EQ(steps.lines.size(), 4u) << finished.out;
  for (const std::string& line : steps.lines) steps.losses.push_back(std::stod(line.substr(line.rfind('=') + 1)));
  const auto arena = found_in(finished.err, "Counter: arena_bytes\n  Value: [0-9]+");
  EXPECT_EQ(arena.size(), 1u) << finished.err;
  if (!arena.empty()) steps.arena_bytes = std::stod(arena[0].substr(arena[0].rfind(' ')));
  return steps;
}
TEST(TrainImage, CheckpointedBlocksOfAShardedVitHaveTheSameLossesInLessMemory) {
  SKIP_WITHOUT_EXAMPLES();
  for (const std::string wrap : {"type_based", "size_based"}) {
    const std::string arguments = "--model vit --auto_wrap_policy " + wrap;
    const ShardedSteps kept = sharded_steps(arguments),
                       again = sharded_steps(arguments + " --use_gradient_checkpointing");
    EXPECT_EQ(again.lines, kept.lines) << wrap;
    EXPECT_LT(again.arena_bytes, 0.25 * kept.arena_bytes) << wrap << ": one of six blocks at a time";
  }
}
TEST(TrainImage, CheckpointedBlocksOfAShardedResNetHaveItsLossesInLessMemory) {
  SKIP_WITHOUT_EXAMPLES();
  const ShardedSteps kept = sharded_steps("--model resnet18"),
                     again = sharded_steps("--model resnet18 --use_gradient_checkpointing");
  EXPECT_EQ(again.lines[0], kept.lines[0]);
  for (std::size_t i = 1; i < again.losses.size() && i < kept.losses.size(); ++i)  // gradients add up in another order
    EXPECT_NEAR(again.losses[i], kept.losses[i], 2e-3) << i;
  EXPECT_LT(again.arena_bytes, 0.8 * kept.arena_bytes);
  EXPECT_LT(kept.arena_bytes, 65e6) << "whole weights of DDP: 67e6";
}

TEST(TrainImage, AResNet50TakesImagesOfImageNetsShape) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto losses = [&](const std::string& arguments) {
    const Finished finished = run_example("train_image",
                                          "--model resnet50 --fake_data --fake_images 4 --batch_size 2 "
                                          "--test_set_batch_size 1 --num_epochs 1 --log_steps 1 " +
                                              arguments,
                                          folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    std::vector<double> found;
    for (const std::string& line : found_in(finished.out, "Step=[12] Loss=[0-9.]+"))
      found.push_back(std::stod(line.substr(line.rfind('=') + 1)));
    found.resize(2);
    return found;
  };
  const std::vector<double> kept = losses("--devices 1"), again = losses("--devices 1 --remat");
  EXPECT_NEAR(kept[0], std::log(1000.0), 1.5);
  EXPECT_NE(kept[1], kept[0]);
  EXPECT_NEAR(again[0], kept[0], 1e-4);  // gradients add up in another order
  EXPECT_NEAR(again[1], kept[1], 2e-2);
}
TEST(TrainImage, AdamWLearnsInEveryPrecision) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto losses = [&](const std::string& arguments) {
    std::vector<double> found;
    for (const std::string& line : first_losses(small_vit + "--optimizer adamw " + arguments, folder))
      found.push_back(std::stod(line.substr(line.rfind('=') + 1)));
    return found;
  };
  const std::vector<double> exact = losses("");
  EXPECT_EQ(losses("--lr 0.002 --weight_decay 0.01 --precision f32"), exact) << "the defaults";
  EXPECT_NE(losses("--lr 0.001"), exact);
  for (const char* precision : {"bf16", "f16"}) {
    const std::vector<double> narrow = losses(std::string("--precision ") + precision);
    EXPECT_NE(narrow, exact) << precision;
    for (std::size_t i = 0; i < exact.size() && i < narrow.size(); ++i)
      EXPECT_NEAR(narrow[i], exact[i], 5e-3 * exact[i]) << precision << ", step " << i + 1;
  }
}
// The second epoch alone, under another strategy and with more threads.
TEST(TrainImage, AResumedRunPrintsTheSameLosses) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto lines = [&](const std::string& arguments) {
    const Finished finished = run_example("train_image",
                                          small_vit +
                                              "--fake_data --fake_images 200 --log_steps 2 --save run "
                                              "--num_epochs 2 --lr_scheduler_type cosine " +
                                              arguments,
                                          folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    return found_in(finished.out, "Epoch=2 Step=[0-9]+ Loss=[0-9.]+|Accuracy=[0-9.]+\n|Max Accuracy: [0-9.]+%");
  };
  const auto whole = lines("");
  ASSERT_EQ(whole.size(), 2u + 2u + 1u);
  std::filesystem::remove(folder / "run/step_8.safetensors");  // four steps an epoch: the last batch is filled up
  const auto resumed = lines("--resume --strategy fsdp --num_workers 3");
  EXPECT_EQ(resumed, std::vector<std::string>(whole.begin() + 1, whole.end()));  // but the first epoch's accuracy
  const std::string again = small_vit + "--fake_data --fake_images 200 --save run --num_epochs 2";
  expect_refusal("train_image", again + " --resume", "taken all of --num_epochs 2", folder);
  expect_refusal("train_image", again, "step_8.safetensors' is there already", folder);
  expect_refusal("train_image", again + " --resume --drop_last", "was saved with drop_last 'false'", folder);
  expect_refusal("train_image", again + " --resume --optimizer adamw", "was saved with optimizer 'sgd'", folder);
  expect_refusal("train_image",
                 "--model resnet18 --image_size 16 --fake_data --fake_images 200 --save run --num_epochs 2 --resume",
                 "was saved with model 'train_image vit'", folder);
}

TEST(TrainImage, GoesOnWithinAnEpoch) {
  SKIP_WITHOUT_EXAMPLES();
  expect_resumed_within_an_epoch("train_image",
                                 small_vit +
                                     "--fake_data --fake_images 256 --log_steps 1 --num_epochs 2 "
                                     "--save_steps 3",
                                 "--strategy fsdp --save_async", {4, 6, 8}, 6);
}

// Learning rates of the three steps of three epochs each.
void expect_rates(const std::string& arguments, const std::vector<double>& wanted) {
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_image",
                                        small_vit +
                                            "--devices 1 --fake_data --fake_images 192 --num_epochs 3 --lr 0.1 "
                                            "--log_steps 1 --logdir log --eval_interval 3 " +
                                            arguments,
                                        folder);
  ASSERT_EQ(finished.code, 0) << finished.err;
  const std::string table = weft::testing::read_text(folder / "log/scalars.csv");
  EXPECT_EQ(table.find("step,wall_time,loss,learning_rate,images_per_second,test_accuracy\n"), 0u) << table;
  const auto rows = found_in(table, "\n[0-9]+,[^,]+,[0-9][^,]*,[^,]+");
  ASSERT_EQ(rows.size(), 9u) << table;
  for (std::size_t i = 0; i < 9; ++i)
    EXPECT_NEAR(std::stod(rows[i].substr(rows[i].rfind(',') + 1)), wanted[i], 1e-6) << i;
  expect_logged_accuracies(folder / "log", {9}, finished.out);
  expect_curves(weft::testing::read_text(folder / "log/curves.html"), "train_image vit",
                {"loss", "learning rate", "images per second", "test accuracy"});
}
TEST(TrainImage, WarmsUpAndDecaysByEpochs) {
  SKIP_WITHOUT_EXAMPLES();
  expect_rates(
      "--lr_scheduler_type WarmupAndExponentialDecayScheduler --num_warmup_epochs 0.66667 --lr_scheduler_divisor 10 "
      "--lr_scheduler_divide_every_n_epochs 1",
      {0.05, 0.1, 0.1, 0.01, 0.01, 0.01, 0.001, 0.001, 0.001});
  expect_rates("--lr_scheduler_type linear --num_warmup_epochs 1",
               {0.1 / 3, 0.2 / 3, 0.1, 0.1, 0.5 / 6, 0.4 / 6, 0.3 / 6, 0.2 / 6, 0.1 / 6});
}

TEST(TrainImage, OneCycleRisesAndFalls) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished =
      run_example("train_image",
                  small_vit +
                      "--devices 1 --fake_data --fake_images 192 --num_epochs 3 --lr 0.1 --log_steps 1 "
                      "--logdir log --eval_interval 3 --lr_scheduler_type onecycle --num_warmup_epochs 1 "
                      "--profile trace.json",
                  folder);
  ASSERT_EQ(finished.code, 0) << finished.err;
  const weft::CsvTable<double> table = weft::read_csv<double>(folder / "log/scalars.csv");
  const weft::OneCycle wanted{.peak = 0.1F, .total_steps = 9, .rise = 3.0F / 9};
  ASSERT_EQ(table.rows, 9 + 1) << "the last is that of the test";
  for (weft::Index step = 1; step <= 9; ++step)
    EXPECT_NEAR(table.row(step - 1)[table.column("learning_rate")], static_cast<double>(wanted(step)), 1e-6) << step;
  EXPECT_LT(wanted(1), wanted(3));
  EXPECT_LT(wanted(9), wanted(4));
  // And it was traced.
  EXPECT_EQ(weft::testing::read_text(folder / "trace.json").find("{\"displayTimeUnit\":\"ns\",\"traceEvents\":["), 0u);
}

// ---- Files ----

// 64 images to train on and 10 to test with, which differ in their means.
void write_images(const TemporaryDirectory& folder) {
  for (const auto& [part, count] : {std::pair("train", 64), std::pair("test", 10)}) {
    std::vector<std::uint8_t> images(static_cast<std::size_t>(count) * 3072);
    std::vector<std::int64_t> labels(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < images.size(); ++i) images[i] = static_cast<std::uint8_t>(i / 3072 % 10 * 20 + i % 7);
    for (std::size_t i = 0; i < labels.size(); ++i) labels[i] = static_cast<std::int64_t>(i % 10);
    weft::write_npy<std::uint8_t>(folder / (part + std::string("_images.npy")), {count, 3, 32, 32}, images);
    weft::write_npy<std::int64_t>(folder / (part + std::string("_labels.npy")), {count}, labels);
  }
}

TEST(TrainImage, ReadsNumPysFiles) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  write_images(folder);
  const Finished finished =
      run_example("train_image", "--model vit --devices 1 --datadir . --num_epochs 2 --log_steps 1", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(found_in(finished.out, "Epoch=[12] Step=1 Loss=").size(), 2u) << finished.out;
}

// Few enough to see that it was these files.
TEST(TrainImage, ReadsMnistsFiles) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 192, 50, 1);
  const Finished finished =
      run_example("train_image", "--model vit --devices 1 --datadir . --num_epochs 1 --log_steps 1", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(found_in(finished.out, "Epoch=1 Step=[123] Loss=").size(), 3u) << finished.out;
  expect_rates_of("Images", 192, finished.out);
  const auto accuracy = found_in(finished.out, "Max Accuracy: [0-9.]+");
  ASSERT_EQ(accuracy.size(), 1u) << finished.out;
  const double right = std::stod(accuracy[0].substr(14)) / 2;
  EXPECT_EQ(right, std::floor(right)) << "of 50";
}

TEST(TrainImage, RefusesDamagedFiles) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  write_images(folder);
  const auto refuses = [&](const char* text) { expect_refusal("train_image", "--datadir .", text, folder); };
  const std::vector<std::int64_t> labels(64, 10);
  weft::write_npy<std::int64_t>(folder / "train_labels.npy", {64}, labels);
  refuses("'./train_labels.npy': label 0 is 10; labels are 0 to 9");
  weft::write_npy<std::int64_t>(folder / "train_labels.npy", {2, 32}, labels);
  refuses("'./train_labels.npy' has the shape [2, 32] and there are 64 images; give one label for each");
  weft::write_npy<double>(folder / "train_labels.npy", {1}, std::vector<double>{1});
  refuses("'./train_labels.npy'");
  const std::vector<float> images(64 * 28 * 28);
  weft::write_npy<float>(folder / "train_images.npy", {64, 1, 28, 28}, images);
  refuses("has the shape [64, 1, 28, 28]; images are [count, 3, 32, 32]");
  weft::write_npy<double>(folder / "train_images.npy", {1, 3, 32, 32}, std::vector<double>(3072));
  refuses("has elements f64; images are u8, or f32");
  std::filesystem::remove(folder / "train_images.npy");
  refuses("folder '.' has neither 'train_images.npy' nor 'train-images-idx3-ubyte'");
}

// ---- Flags ----

TEST(TrainImage, RefusesWrongFlags) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("train_image", arguments, text, folder);
  };
  refuses("", "there are no data; give --datadir FOLDER");
  refuses("--fake_data --datadir .", "both name the data");
  refuses("--fake_data --model resnet34", "--model is 'resnet34'; use resnet18, resnet50 or vit");
  refuses("--fake_data --fake_images 8 --devices 3", "a global batch of 64 does not divide over 3 devices");
  refuses("--fake_data --fake_images 8 --model vit --heads 5", "heads");
  refuses("--fake_data --fake_images 8 --devices 4 --micro_batches 32",
          "a batch of 16 rows does not divide into 32 equal parts");
  refuses("--fake_data --model vit --patch 5", "have no whole number of patches of 5 by 5; choose --patch");
  refuses("--fake_data --patch 4", "--patch is a setting of --model vit, not of resnet18; leave it out");
  refuses("--fake_data --model vit --width 8", "--width is a setting of --model resnet18 and resnet50, not of vit");
  refuses("--fake_data --fake_images 8 --strategy fsdp:wrap=type:Gru", "Gru");
  refuses("--fake_data --optimizer adam", "--optimizer is 'adam'; use sgd or adamw");
  refuses("--fake_data --optimizer adamw --momentum 0.9", "--momentum is a setting of --optimizer sgd, not of adamw");
  refuses("--fake_data --auto_wrap_policy size_based", "--auto_wrap_policy is a setting of --strategy fsdp");
  refuses("--fake_data --save_steps 2", "--save_steps saves to a folder; give --save, too");
  refuses("--fake_data --num_warmup_epochs 1", "give --lr_scheduler_type, too");
  refuses("--fake_data --lr_scheduler_type linear --num_warmup_epochs 9", "leaves nothing of --num_epochs 6");
  refuses("--fake_data --fake_images 60 --drop_last", "has no whole batch of 64; leave --drop_last out");
}

TEST(TrainImage, HelpNamesEveryFlag) {
  SKIP_WITHOUT_EXAMPLES();
  expect_help("train_image", {"model resnet18|resnet50|vit",
                              "strategy STRATEGY",
                              "mesh AXES",
                              "micro_batches",
                              "remat",
                              "image_size",
                              "width",
                              "layers",
                              "d_model",
                              "heads",
                              "patch",
                              "fake_data",
                              "datadir",
                              "batch_size",
                              "test_set_batch_size",
                              "optimizer sgd|adamw",
                              "precision f32|bf16|f16",
                              "lr",
                              "lr_scheduler_type",
                              "num_warmup_epochs",
                              "eval_interval",
                              "drop_last",
                              "use_gradient_checkpointing",
                              "auto_wrap_policy none|size_based|type_based",
                              "target_accuracy",
                              "save",
                              "save_steps",
                              "resume",
                              "metrics",
                              "profile",
                              "logdir"});
}

TEST(TrainImage, EndsWith21BelowTheTarget) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example(
      "train_image", "--model vit --devices 1 --fake_data --fake_images 64 --num_epochs 1 --lr 0 --target_accuracy 99",
      folder);
  EXPECT_EQ(finished.code, 21);
  EXPECT_NE(finished.err.find("is below the target of 99 %"), std::string::npos) << finished.err;
}

}  // namespace train_image_test
