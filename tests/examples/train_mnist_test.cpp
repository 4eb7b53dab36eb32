// examples/train_mnist as its user sees it: what it learns, what it prints, how it refuses.
#include "logged_accuracies.hpp"
#include "resumed_run.hpp"
#include "run_example.hpp"

#include <support/python.hpp>
#include <weft/data/digits.hpp>
#include <weft/io/npy.hpp>

namespace train_mnist_test {

using weft::testing::expect_curves;
using weft::testing::expect_help;
using weft::testing::expect_logged_accuracies;
using weft::testing::expect_rates_of;
using weft::testing::expect_refusal;
using weft::testing::expect_resumed_within_an_epoch;
using weft::testing::Finished;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

void expect_accuracy(const std::string& strategy) {
  const TemporaryDirectory folder;
  const Finished finished =
      run_example("train_mnist", "--fake_data --devices 4 --num_epochs 2 --strategy " + strategy, folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  std::smatch match;
  ASSERT_TRUE(std::regex_search(finished.out, match, std::regex("Max Accuracy: ([0-9.]+)%\n$"))) << finished.out;
  EXPECT_GE(std::stod(match[1]), 98.0);
  EXPECT_TRUE(folder.names().empty());
}

TEST(TrainMnist, DdpReachesTheTargetOnFourDevices) {
  SKIP_WITHOUT_EXAMPLES();
  expect_accuracy("ddp");
}
TEST(TrainMnist, Zero1ReachesTheTargetOnFourDevices) {
  SKIP_WITHOUT_EXAMPLES();
  expect_accuracy("zero1");
}
TEST(TrainMnist, Zero2ReachesTheTargetOnFourDevices) {
  SKIP_WITHOUT_EXAMPLES();
  expect_accuracy("fsdp:stage=2");
}
TEST(TrainMnist, Zero3ReachesTheTargetOnFourDevices) {
  SKIP_WITHOUT_EXAMPLES();
  expect_accuracy("fsdp");
}
TEST(TrainMnist, SpmdReachesTheTargetOnFourDevices) {
  SKIP_WITHOUT_EXAMPLES();
  expect_accuracy("spmd");
}

TEST(TrainMnist, PrintsTheLinesOfPyTorchXla) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished =
      run_example("train_mnist", "--fake_data --devices 1 --num_epochs 1 --log_steps=50 --target_accuracy 0", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  const std::regex line(
      "\\| Training Device=weft:0/0 Epoch=1 Step=(50|100|150) Loss=[0-9]+\\.[0-9]{5} Rate=[0-9]+\\.[0-9]{2} "
      "GlobalRate=[0-9]+\\.[0-9]{2} Time=[0-9]{2}:[0-9]{2}:[0-9]{2}\n");
  EXPECT_EQ(std::distance(std::sregex_iterator(finished.out.begin(), finished.out.end(), line), {}), 3) << finished.out;
  expect_rates_of("Images", 20000, finished.out);
}

TEST(TrainMnist, PrintsItsLayers) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_mnist", "--summary", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_TRUE(std::regex_search(finished.out, std::regex("\nhidden +Linear +f32\\[128, 512\\] +401,920 ")))
      << finished.out;
  EXPECT_TRUE(std::regex_search(finished.out, std::regex("\ntotal +407,050 "))) << finished.out;
}

TEST(TrainMnist, LossesAreTheSameUnderDdpAndEveryZeroStage) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  // Whatever differs between runs is cut out: rates and times.
  const auto losses = [&](const std::string& strategy) {
    const Finished finished =
        run_example("train_mnist", "--fake_data --num_epochs 1 --log_steps 1 --strategy " + strategy, folder);
    const std::regex loss("Step=[0-9]+ Loss=[0-9.]+");
    std::string all;
    for (std::sregex_iterator it(finished.out.begin(), finished.out.end(), loss), end; it != end; ++it)
      all += it->str() + "\n";
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 157) << finished.err;  // 20,000 images, 128 a step
    return all;
  };
  const std::string reference = losses("ddp");
  for (const char* zero : {"zero1", "zero2", "zero3"}) EXPECT_EQ(losses(zero), reference) << zero;
}

// The second epoch alone, under another strategy.
TEST(TrainMnist, AResumedRunPrintsTheSameLosses) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto epoch_lines = [&](const std::string& arguments) {
    const Finished finished = run_example(
        "train_mnist", "--fake_data --log_steps 40 --target_accuracy 0 --save run --num_epochs " + arguments, folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    const std::regex line(
        "Epoch=2 Step=[0-9]+ Loss=[0-9.]+|Epoch 2 test end|Accuracy=[0-9.]+\n|Max Accuracy: [0-9.]+%");
    std::vector<std::string> found;
    for (std::sregex_iterator it(finished.out.begin(), finished.out.end(), line), end; it != end; ++it)
      found.push_back(it->str());
    return found;
  };
  const auto whole = epoch_lines("2");
  ASSERT_EQ(whole.size(), 3u + 1u + 2u + 1u);
  std::filesystem::remove(folder / "run/step_314.safetensors");
  const auto resumed = epoch_lines("2 --resume --strategy fsdp");
  EXPECT_EQ(resumed, std::vector<std::string>(whole.begin() + 1, whole.end()));  // but the accuracy of the first epoch
  expect_refusal("train_mnist", "--fake_data --save run --resume --num_epochs 2", "taken all of --num_epochs 2",
                 folder);
  expect_refusal("train_mnist", "--fake_data --save run", "step_314.safetensors' is there already", folder);
  expect_refusal("train_mnist", "--fake_data --save run --resume --seed 1", "was saved with seed '42'", folder);
}

TEST(TrainMnist, GoesOnWithinAnEpoch) {
  SKIP_WITHOUT_EXAMPLES();
  // 157 steps an epoch, of which the last has fewer images.
  expect_resumed_within_an_epoch("train_mnist",
                                 "--fake_data --log_steps 1 --target_accuracy 0 --num_epochs 2 --save_steps 90",
                                 "--strategy fsdp", {180, 270, 314}, 180);
}

TEST(Classify, KnowsMostDigitsAndSaysHowSureItIs) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished trained =
      run_example("train_mnist", "--fake_data --num_epochs 1 --target_accuracy 0 --save run", folder);
  EXPECT_EQ(trained.code, 0) << trained.err;
  // 100 is no multiple of a batch.
  const Finished finished = run_example("classify", "--checkpoint run/step_157.safetensors --count 100", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  const std::regex line("([0-9])  probability ([01]\\.[0-9]{4})  is ([0-9])\n");
  int lines = 0, right = 0;
  for (std::sregex_iterator at(finished.out.begin(), finished.out.end(), line), end; at != end; ++at, ++lines) {
    right += (*at)[1] == (*at)[3] ? 1 : 0;
    EXPECT_GT(std::stod((*at)[2]), 0.1);
    EXPECT_LE(std::stod((*at)[2]), 1);
  }
  EXPECT_EQ(lines, 100);
  EXPECT_GE(right, 90);
  EXPECT_NE(finished.out.find("\n" + std::to_string(right) + " of 100 are right\n"), std::string::npos) << finished.out;
  expect_refusal("classify", "--count 1", "there is no model; give --checkpoint FILE", folder);
}

// What was trained here is used elsewhere: safetensors reads the file, numpy multiplies.
TEST(Classify, AnswersWhatNumpyComputesOfTheSameFile) {
  SKIP_WITHOUT_EXAMPLES();
  SKIP_WITHOUT_PYTHON("numpy, safetensors");
  const TemporaryDirectory folder;
  const Finished trained =
      run_example("train_mnist", "--fake_data --num_epochs 1 --target_accuracy 0 --save run", folder);
  EXPECT_EQ(trained.code, 0) << trained.err;
  const std::string checkpoint = "run/step_157.safetensors";
  const Finished finished = run_example("classify", "--count 100 --seed 42 --checkpoint " + checkpoint, folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  const weft::Dataset digits = weft::make_digits(100, 42);
  const std::span<const std::uint8_t> pixels{digits.images.data(), weft::to_size(digits.images.size())};
  weft::write_npy(folder / "pictures.npy", {digits.count(), digits.features}, pixels);
  weft::testing::expect_python(
      "examples/check_classify.py",
      "'" + folder / checkpoint + "' '" + folder / "pictures.npy" + "' '" + folder.put("printed", finished.out) + "'");
}

TEST(TrainMnist, ShowsTimesATraceAndScalars) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_mnist",
                                        "--fake_data --num_epochs 1 --log_steps 50 --target_accuracy 0 --metrics "
                                        "--profile trace.json --logdir log",
                                        folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  for (const char* line : {"Metric: ExecuteTime\n  TotalSamples: 157\n", "Metric: LoaderWaitTime\n",
                           "Metric: all_reduce.own\n", "Counter: calls\n  Value: 157\n"})
    EXPECT_NE(finished.err.find(line), std::string::npos) << line << finished.err;
  const std::string table = weft::testing::read_text(folder / "log/scalars.csv");
  EXPECT_EQ(table.find("step,wall_time,loss,learning_rate,images_per_second,test_accuracy\n50,"), 0u) << table;
  EXPECT_EQ(std::count(table.begin(), table.end(), '\n'), 5) << table;
  expect_logged_accuracies(folder / "log", {157}, finished.out);
  expect_curves(weft::testing::read_text(folder / "log/curves.html"), "train_mnist",
                {"loss", "learning rate", "images per second", "test accuracy"});
  EXPECT_EQ(weft::testing::read_text(folder / "trace.json").find("{\"displayTimeUnit\":\"ns\",\"traceEvents\":["), 0u);
  SKIP_WITHOUT_PYTHON("tensorboard.backend.event_processing.event_file_loader");
  weft::testing::expect_python("io/check_scalars.py", "'" + folder / "log" + "' 4");  // the test's among them
  weft::testing::expect_python("report/check_trace.py", "'" + folder / "trace.json" + "' 2 200");
}

TEST(TrainMnist, HeedsTheEnvironment) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  ::setenv("WEFT_DEVICES", "3", 1);
  expect_refusal("train_mnist", "--fake_data", "a global batch of 128 does not divide over 3 devices", folder);
  ::setenv("WEFT_DEVICES", "many", 1);
  expect_refusal("train_mnist", "--fake_data", "WEFT_DEVICES is 'many'", folder);
  ::unsetenv("WEFT_DEVICES");
  ::setenv("WEFT_METRICS", "metrics.txt", 1);
  const Finished finished = run_example("train_mnist", "--fake_data --num_epochs 1 --target_accuracy 0", folder);
  ::unsetenv("WEFT_METRICS");
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(weft::testing::read_text(folder / "metrics.txt").find("Metric: ExecuteTime\n"), 0u);
}

TEST(TrainMnist, EndsWith21BelowTheTarget) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_mnist", "--fake_data --num_epochs 1 --lr 0", folder);
  EXPECT_EQ(finished.code, 21);
  EXPECT_NE(finished.err.find("is below the target of 98 %"), std::string::npos) << finished.err;
}

TEST(TrainMnist, KeepsGeneratedDigitsInTheFolderThatIsNamed) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string run = " --num_epochs 1 --devices 2 --target_accuracy 0 ";
  EXPECT_EQ(run_example("train_mnist", run + "--fake_data --datadir kept", folder).code, 0);
  const auto digits = weft::load_mnist(folder / "kept/generated-digits");
  EXPECT_EQ(digits.train.count(), 20000);
  // They are files like any others.
  const Finished again = run_example("train_mnist", run + "--datadir kept/generated-digits", folder);
  EXPECT_EQ(again.code, 0) << again.err;
}

TEST(TrainMnist, HelpNamesEveryFlag) {
  SKIP_WITHOUT_EXAMPLES();
  expect_help("train_mnist", {"strategy STRATEGY",
                              "devices",
                              "mesh AXES",
                              "micro_batches",
                              "remat",
                              "precision f32|bf16|f16",
                              "hidden",
                              "layers",
                              "batch_size",
                              "num_epochs",
                              "lr",
                              "momentum",
                              "datadir",
                              "fake_data",
                              "target_accuracy",
                              "log_steps",
                              "seed",
                              "save",
                              "save_steps",
                              "save_async",
                              "save_sharded",
                              "resume",
                              "metrics",
                              "profile",
                              "logdir"});
}

TEST(TrainMnist, RefusesWrongFlags) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("train_mnist", arguments, text, folder);
  };
  refuses("--fake_date", "unknown flag '--fake_date'; see train_mnist --help");
  refuses("fast", "unexpected argument 'fast'");
  refuses("\"$(printf 'a\\nb\\033[2J')\"", "unexpected argument 'a?b?[2J'");
  refuses("--devices", "--devices needs a value");
  refuses("--lr=quick", "--lr is 'quick'; use a number from 0 to 100");
  refuses("--lr nan", "--lr is 'nan'");
  refuses("--num_epochs 0", "--num_epochs is '0'; use an integer from 1 to");
  refuses("--devices 2.5", "--devices is '2.5'; use an integer");
  refuses("--strategy dpp", "no strategy is called 'dpp'; there are: ddp, fsdp, zero1, zero2, zero3, spmd");
  refuses("--strategy zero2:stage=3", "'stage'");
  refuses("--fake_data=maybe", "--fake_data is 'maybe'; use true or false");
}

// Sizes, meshes and strategies that nobody compiled in.
TEST(TrainMnist, TakesAnySizes) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 300, 100, 1);
  for (const char* flags : {"--hidden 96 --layers 3 --mesh data=2,model=3 --strategy spmd --batch_size 50 --remat",
                            "--layers 16 --hidden 8 --devices 4 --strategy spmd --batch_size 6",
                            "--devices 3 --batch_size 99 --precision bf16 --micro_batches 3 --strategy zero2:wrap=all",
                            "--mesh rows=5 --strategy spmd:batch=rows --batch_size 25 --precision f16"}) {
    SCOPED_TRACE(flags);
    const Finished finished = run_example(
        "train_mnist", std::string("--datadir . --num_epochs 1 --log_steps 1 --target_accuracy 0 ") + flags, folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_TRUE(std::regex_search(finished.out, std::regex("Step=3 Loss=[0-9.]+"))) << finished.out;
  }
}
TEST(TrainMnist, RefusesSizesThatDoNotFit) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 300, 100, 1);
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("train_mnist", "--datadir . " + arguments, text, folder);
  };
  refuses("--devices 3", "a global batch of 128 does not divide over 3 devices; choose a multiple of 3");
  refuses("--devices 1025", "--devices is '1025'; use an integer from 1 to 1024");
  refuses("--micro_batches 3", "a batch of 128 rows does not divide into 3 equal parts");
  refuses("--layers 17", "--layers is '17'; use an integer from 1 to 16");
  refuses("--strategy spmd --hidden 511", "the spec of 'hidden.weight' cuts an extent of 511, which does not divide into 2 equal shards");
  refuses("--strategy spmd --mesh x=2", "the mesh has no axis \"data\"; its axes are \"x\" (2)");
  refuses("--mesh data=2 --devices 2", "--devices and --mesh both say on how many devices; give one of them");
  refuses("--mesh data=2,data=2", "'data' is given twice");
  EXPECT_EQ(run_example("train_mnist", "--datadir . --num_epochs 1 --target_accuracy 0 --save run", folder).code, 0);
  refuses("--save run --resume --num_epochs 2 --hidden 256", "hidden.weight");
}

TEST(TrainMnist, RefusesDataThatIsNotThere) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  expect_refusal("train_mnist", "", "give --datadir FOLDER with the four MNIST files, or --fake_data", folder);
  expect_refusal("train_mnist", "--datadir nowhere", "folder 'nowhere' has neither 'train-images-idx3-ubyte'", folder);
  folder.put("file", "in the way");
  expect_refusal("train_mnist", "--fake_data --datadir file", "'file/generated-digits': ", folder);
}

// Four good files, one of which `damage` gets to change.
void expect_damage_to_be_found(const char* name, const std::string& text, void (*damage)(std::string& bytes)) {
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 300, 100, 1);
  std::string bytes = weft::testing::read_text(folder / name);
  damage(bytes);
  folder.put(name, bytes);
  expect_refusal("train_mnist", "--datadir .", text, folder);
}

TEST(TrainMnist, RefusesDamagedFiles) {
  SKIP_WITHOUT_EXAMPLES();
  expect_damage_to_be_found("train-images-idx3-ubyte", "it is truncated: copy or download it again",
                            [](std::string& bytes) { bytes.resize(bytes.size() - 1); });
  expect_damage_to_be_found("t10k-images-idx3-ubyte", "1 bytes too many",
                            [](std::string& bytes) { bytes.push_back('x'); });
  expect_damage_to_be_found("train-labels-idx1-ubyte", "label 7 is 10 and labels are 0 to 9",
                            [](std::string& bytes) { bytes[8 + 7] = 10; });
  expect_damage_to_be_found("t10k-labels-idx1-ubyte", "must be 107 bytes long and is 108", [](std::string& bytes) {
    bytes[7] = 99;  // of 100 labels
  });
  expect_damage_to_be_found("train-labels-idx1-ubyte", "starts with the bytes 80, 75",
                            [](std::string& bytes) { bytes.replace(0, 2, "PK"); });
  expect_damage_to_be_found("train-images-idx3-ubyte", "its header alone needs",
                            [](std::string& bytes) { bytes.resize(3); });
}

TEST(TrainMnist, LostOutputIsAnError) {
  SKIP_WITHOUT_EXAMPLES();
  if (!std::ofstream("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  const TemporaryDirectory folder;
  for (const char* arguments : {"--help", "--fake_data --num_epochs 1 --target_accuracy 0"}) {
    const std::string command =
        std::string("'" WEFT_EXAMPLES_DIR "/train_mnist' ") + arguments + " > /dev/full 2> '" + folder / "err" + "'";
    const int status = std::system(command.c_str());
    EXPECT_EQ(WEXITSTATUS(status), 1) << arguments;
    const std::string error = weft::testing::read_text(folder / "err");
    EXPECT_NE(error.find("standard output cannot be written"), std::string::npos) << error;
  }
}

TEST(TrainMnist, AnEndBySignalLeavesNoTemporaryFolder) {
  SKIP_WITHOUT_EXAMPLES();
  for (const char* signal : {"INT", "TERM"}) {
    const TemporaryDirectory folder, streams;
    // Sent as soon as its folder is there: while it writes the digits. A shell lets background processes ignore SIGINT.
    const std::string command = "TMPDIR='" + folder.path() + "' env --default-signal=INT '" WEFT_EXAMPLES_DIR
                                "/train_mnist' --fake_data > '" + streams / "out" +
                                "' 2>&1 & child=$!; for i in $(seq 3000); do [ -n \"$(ls '" + folder.path() +
                                "')\" ] && break; sleep 0.01; done; kill -" + signal +
                                " $child; wait $child; [ $? -gt 128 ]";
    EXPECT_EQ(std::system(("{ " + command + "; } 2> /dev/null").c_str()), 0) << signal;
    EXPECT_EQ(folder.names(), std::vector<std::string>()) << signal;
  }
}

}  // namespace train_mnist_test
