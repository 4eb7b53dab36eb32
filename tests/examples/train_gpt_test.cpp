// examples/train_gpt as its user sees it: what it learns, what it prints, how it refuses.
#include "run_example.hpp"

#include <regex>
#include <vector>

namespace {

using weft::testing::expect_refusal;
using weft::testing::Finished;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

// "Step=20 Loss=2.34567" of every line: what does not differ between runs.
std::vector<std::string> losses(const std::string& text) {
  const std::regex loss("Step=[0-9]+ Loss=[0-9.]+");
  std::vector<std::string> all;
  for (std::sregex_iterator it(text.begin(), text.end(), loss), end; it != end; ++it) all.push_back(it->str());
  return all;
}

// As the defaults say: within 400 steps, on the license of this library.
TEST(TrainGpt, LearnsTheLicenseByHeart) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_gpt", "--target_loss 1 --log_steps 50 --sample 300", folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  const std::regex line(
      "\\| Training Device=weft:0/0 Step=[0-9]+ Loss=[0-9]+\\.[0-9]{5} Rate=[0-9]+\\.[0-9]{2} "
      "GlobalRate=[0-9]+\\.[0-9]{2} Time=[0-9]{2}:[0-9]{2}:[0-9]{2}\n");
  EXPECT_EQ(std::distance(std::sregex_iterator(finished.out.begin(), finished.out.end(), line), {}), 8) << finished.out;
  std::smatch sample;
  ASSERT_TRUE(std::regex_search(finished.out, sample, std::regex("\nMean Loss: 0\\.[0-9]{4}\n"))) << finished.out;
  const std::string text = sample.suffix();
  EXPECT_EQ(text.size(), 1u + 300u + 1u);  // what it starts from, the sample, the end of its line
  EXPECT_NE(text.find(" the "), std::string::npos) << text;
  EXPECT_TRUE(folder.names().empty());
}

TEST(TrainGpt, LossesAreTheSameUnderDdpAndFsdp) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string run = "--steps 20 --log_steps 1 --sample 0 --devices ";
  for (const std::string devices : {"1", "2", "4"}) {
    const auto ddp = losses(run_example("train_gpt", run + devices + " --strategy ddp", folder).out);
    EXPECT_EQ(ddp.size(), 20u) << devices;
    EXPECT_EQ(losses(run_example("train_gpt", run + devices + " --strategy fsdp", folder).out), ddp) << devices;
  }
}

// Other sums, in another order: the printed digits agree at first.
TEST(TrainGpt, MegatronStartsAsDdpDoes) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const auto last_loss = [&](const std::string& arguments) {
    const Finished finished = run_example("train_gpt", "--steps 10 --log_steps 10 --sample 0 " + arguments, folder);
    std::smatch match;
    EXPECT_TRUE(std::regex_search(finished.out, match, std::regex("Loss=([0-9.]+)"))) << finished.err;
    return match.empty() ? 0.0 : std::stod(match[1]);
  };
  const double expected = last_loss("--devices 1");
  EXPECT_GT(expected, 1);
  for (const std::string devices : {"2", "4"})
    EXPECT_NEAR(last_loss("--strategy spmd --devices " + devices), expected, 2e-4) << devices;
}

TEST(TrainGpt, LearnsAnyTextThatIsNamed) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  std::string text;
  for (int i = 0; i < 50; ++i) text += "one, two, three, go\n";
  folder.put("text", text);
  const Finished finished = run_example(
      "train_gpt", "--text text --steps 60 --warmup_steps 10 --sample 40 --temperature 0.1 --target_loss 0.2", folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  EXPECT_NE(finished.out.find("one, two, three, go\none, two, three, go"), std::string::npos) << finished.out;
}

TEST(TrainGpt, EndsWith21AboveTheTarget) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_gpt", "--steps 2 --sample 0 --target_loss 0.5", folder);
  EXPECT_EQ(finished.code, 21);
  EXPECT_NE(finished.err.find("is above the target of 0.5"), std::string::npos) << finished.err;
}

TEST(TrainGpt, HelpNamesEveryFlag) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_gpt", "--help", folder);
  EXPECT_EQ(finished.code, 0);
  for (const char* flag : {"strategy ddp|fsdp|spmd", "devices", "layers", "micro_batches", "remat", "text", "steps", "lr", "warmup_steps",
                           "weight_decay", "log_steps", "sample", "temperature", "target_loss", "seed"})
    EXPECT_NE(finished.out.find(std::string("--") + flag), std::string::npos) << flag;
}

TEST(TrainGpt, RefusesWrongFlagsAndTexts) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("short", std::string(64, 'a'));
  folder.put("bytes", std::string(70, 'a') + "\n\xc3\xa9" + std::string(70, 'a'));
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("train_gpt", arguments, text, folder);
  };
  refuses("--zero 2", "unknown flag '--zero'; see train_gpt --help");
  refuses("--strategy megatron", "--strategy is 'megatron'; use ddp, fsdp or spmd");
  refuses("--devices 3", "--devices 3 is not compiled in; use 1, 2 or 4");
  refuses("--layers 13", "--layers 13 is not compiled in; use 2 or 12");
  refuses("--micro_batches 3", "--micro_batches 3 is not compiled in; use 1 or 4");
  refuses("--devices 4 --layers 12", "is not compiled in for 4 devices, 12 layers, 1 micro-batches and no --remat; ");
  refuses("--steps 0", "--steps is '0'; use an integer from 1 to");
  refuses("--text nowhere", "'nowhere' does not exist; check the path");
  refuses("--text short", "'short' has 64 characters, and a sequence of 64 with what follows it needs 65");
  refuses("--text bytes", "'bytes': byte 195 at offset 71, line 2, is not in the vocabulary");
}

}  // namespace
