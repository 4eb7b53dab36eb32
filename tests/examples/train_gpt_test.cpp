// examples/train_gpt as its user sees it: what it learns, what it prints, how it refuses.
#include "run_example.hpp"

#include <support/golden.hpp>
#include <weft/io/safetensors.hpp>

namespace train_gpt_test {

using weft::testing::expect_curves;
using weft::testing::expect_help;
using weft::testing::expect_rates_of;
using weft::testing::expect_refusal;
using weft::testing::Finished;
using weft::testing::found_in;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

// "Step=20 Loss=2.34567" of every line: what does not differ between runs.
std::vector<std::string> losses(const std::string& text) { return found_in(text, "Step=[0-9]+ Loss=[0-9.]+"); }

// As the defaults say: within 400 steps, on the license of this library.
TEST(TrainGpt, LearnsTheLicenseByHeart) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_gpt", "--target_loss 1 --log_steps 50 --sample 300", folder);
  EXPECT_EQ(finished.code, 0) << finished.out << finished.err;
  const std::regex line(
      "\\| Training Device=weft:0/0 Step=[0-9]+ Loss=[0-9]+\\.[0-9]{5} Norm=[0-9.]+ Rate=[0-9]+\\.[0-9]{2} "
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

// The loss of the tenth step.
double loss_after_ten_steps(const std::string& arguments) {
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_gpt", "--steps 10 --log_steps 10 --sample 0 " + arguments, folder);
  std::smatch match;
  EXPECT_TRUE(std::regex_search(finished.out, match, std::regex("Loss=([0-9.]+)"))) << finished.err;
  return match.empty() ? 0.0 : std::stod(match[1]);
}

// Other sums, in another order: the printed digits agree at first.
TEST(TrainGpt, MegatronStartsAsDdpDoes) {
  SKIP_WITHOUT_EXAMPLES();
  const double expected = loss_after_ten_steps("--devices 1");
  EXPECT_GT(expected, 1);
  for (const std::string devices : {"2", "4"})
    EXPECT_NEAR(loss_after_ten_steps("--strategy spmd --devices " + devices), expected, 2e-4) << devices;
}

TEST(TrainGpt, LearnsInBf16AsInF32) {
  SKIP_WITHOUT_EXAMPLES();
  const double expected = loss_after_ten_steps("--strategy fsdp"),
               in_bf16 = loss_after_ten_steps("--strategy fsdp --precision bf16");
  EXPECT_NEAR(in_bf16, expected, 2e-2 * expected);
  EXPECT_NE(in_bf16, expected);
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

// As if it had never stopped: at step 5, between two checkpoints, under another strategy, after everything was saved.
TEST(TrainGpt, AResumedRunPrintsTheSameLosses) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string run = "--steps 12 --warmup_steps 4 --log_steps 1 --sample 0 --save ";
  const Finished undisturbed = run_example("train_gpt", run + "whole --save_steps 5", folder);
  EXPECT_EQ(undisturbed.code, 0) << undisturbed.err;
  const auto expected = losses(undisturbed.out);
  ASSERT_EQ(expected.size(), 12u);
  const auto names = [&](const char* of) {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder / of)) found.push_back(entry.path().filename());
    std::sort(found.begin(), found.end());
    return found;
  };
  EXPECT_EQ(names("whole"),
            (std::vector<std::string>{"step_10.safetensors", "step_12.safetensors", "step_5.safetensors"}));
  std::filesystem::create_directory(folder / "stopped");
  std::filesystem::copy_file(folder / "whole/step_5.safetensors", folder / "stopped/step_5.safetensors");
  const Finished resumed = run_example("train_gpt", run + "stopped --resume --strategy fsdp", folder);
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_EQ(resumed.out.find("Resumed from stopped/step_5.safetensors\n"), 0u) << resumed.out;
  EXPECT_EQ(losses(resumed.out), std::vector<std::string>(expected.begin() + 5, expected.end()));
  expect_rates_of("Tokens", 12 * 1024, undisturbed.out);
  expect_rates_of("Tokens", 7 * 1024, resumed.out);
  EXPECT_EQ(weft::testing::read_text(folder / "stopped/step_12.safetensors"),
            weft::testing::read_text(folder / "whole/step_12.safetensors"));

  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("train_gpt", run + arguments, text, folder);
  };
  refuses("whole", "'whole/step_12.safetensors' is there already; go on from it with --resume");
  refuses("whole --resume", "'whole/step_12.safetensors' has taken all of --steps 12; ask for more");
  refuses("whole --resume --layers 12", "was saved with layers '2' and this run has '12'; resume with the flags");
  refuses("whole --resume --seed 1", "was saved with seed '42' and this run has '1'");
  folder.put("other", std::string(100, 'a'));
  refuses("whole --resume --text other", "was saved with text '");
  refuses("other", "'other': ");
}

TEST(TrainGpt, CheckpointsNeedAFolder) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  expect_refusal("train_gpt", "--resume", "--resume goes on from what is in a folder; give --save, too", folder);
  for (const char* flag : {"--save_async", "--save_sharded"})
    expect_refusal("train_gpt", flag, "--save_async and --save_sharded say how to save to a folder; give", folder);
  expect_refusal("train_gpt", "--save_steps 5", "--save_steps saves to a folder; give --save, too", folder);
  // The first start of a job that is started again and again.
  const Finished first = run_example("train_gpt", "--resume --save run --steps 1 --log_steps 1 --sample 0", folder);
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_EQ(losses(first.out).size(), 1u);
}

TEST(Generate, WritesWhatTheModelMakesUp) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished trained = run_example("train_gpt", "--save run --steps 20 --sample 50 --devices 1", folder);
  EXPECT_EQ(trained.code, 0) << trained.err;
  const std::string generate = "--checkpoint run/step_20.safetensors --count 50 ";
  const Finished same = run_example("generate", generate, folder);
  EXPECT_EQ(same.code, 0) << same.err;
  EXPECT_EQ(same.out.size(), 52u);
  EXPECT_EQ(trained.out.find(same.out), trained.out.size() - same.out.size()) << "train_gpt's own sample";
  const Finished prompted = run_example("generate", generate + "--layers 2 --seed 1 --prompt 'Licensed '", folder);
  EXPECT_EQ(prompted.out.find("Licensed "), 0u);
  EXPECT_EQ(prompted.out.size(), 9u + 50u + 1u);
  EXPECT_EQ(prompted.err.find("generate: 50 tokens in "), 0u) << prompted.err;
  EXPECT_NE(prompted.err.find(" tokens a second\n"), std::string::npos) << prompted.err;
  // The likeliest of one is the likeliest of all, whatever the seed.
  const Finished greedy = run_example("generate", generate + "--greedy", folder);
  for (const char* other : {"--temperature 0 --seed 7", "--top_k 1 --seed 8", "--greedy --temperature 2 --top_k 5"})
    EXPECT_EQ(run_example("generate", generate + other, folder).out, greedy.out) << other;
  EXPECT_NE(greedy.out, same.out);
}

// What another process writes with the weights that train_gpt saved is what PyTorch wrote with them: 64 characters.
TEST(Generate, WritesTheTextOfPyTorchWithWeightsOfTrainGpt) {
  SKIP_WITHOUT_EXAMPLES();
  const weft::testing::Json file = weft::testing::golden_file("generate_trained.json");
  const TemporaryDirectory folder;
  folder.put("text", file.at("text").as_string());
  const Finished trained = run_example("train_gpt", "--text text --save run " + file.at("flags").as_string(), folder);
  ASSERT_EQ(trained.code, 0) << trained.err;
  const std::string checkpoint = "run/step_" + std::to_string(file.at("steps").as_integer()) + ".safetensors";
  const auto& runs = file.at("runs").as_array();
  ASSERT_EQ(runs.size(), 8u);
  for (const weft::testing::Json& run : runs) {
    const std::string prompt = run.at("prompt").as_string(), text = run.at("text").as_string();
    EXPECT_GT(run.at("smallest_margin").as_double(), 1) << "rounding decides nothing";
    EXPECT_EQ(text.size(), 64u);
    const Finished written =
        run_example("generate", "--greedy --count 64 --prompt '" + prompt + "' --checkpoint " + checkpoint, folder);
    EXPECT_EQ(written.out, prompt + text + "\n") << written.err;
  }
}

// What the model knows by heart goes on beyond the 64 tokens that its key-value cache has room for.
void expect_counting(const std::string& model, const std::string& save) {
  const TemporaryDirectory folder;
  std::string text;
  for (int i = 0; i < 50; ++i) text += "one, two, three, go\n";
  folder.put("text", text);
  const Finished trained =
      run_example("train_gpt",
                  "--text text --steps 60 --warmup_steps 10 --sample 0 --devices 1 --save run " + model + save, folder);
  EXPECT_EQ(trained.code, 0) << trained.out << trained.err;
  const std::string checkpoint = "run/step_60" + std::string(save.empty() ? ".safetensors" : "");
  const Finished written =
      run_example("generate", "--greedy --count 191 --prompt 'one, two' --checkpoint " + checkpoint, folder);
  EXPECT_EQ(written.out, text.substr(0, 8 + 191) + "\n") << written.err;
}
TEST(Generate, GoesOnWithWhatIsKnownByHeart) {
  SKIP_WITHOUT_EXAMPLES();
  expect_counting("", "");
}
TEST(Generate, WritesWithALlamaThatWasSavedMeanwhileInParts) {
  SKIP_WITHOUT_EXAMPLES();
  expect_counting("--model llama", " --save_async --save_sharded --save_steps 20");
}

// Losses are near each other; the file of four bits is that of GPTQ's layout.
TEST(Generate, WritesWithLinearLayersInFewBits) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  EXPECT_EQ(run_example("train_gpt", "--save run --steps 20 --sample 0 --devices 1", folder).code, 0);
  folder.put("text", "Licensed under the Apache License, Version 2.0 (the License); you may not use this file");
  const std::string generate = "--checkpoint run/step_20.safetensors --count 20 --loss_on text ";
  const auto loss_of = [](const Finished& run) {
    EXPECT_EQ(run.code, 0) << run.err;
    const std::size_t at = run.err.find("generate: loss ");
    return at == std::string::npos ? 0.0 : std::stod(run.err.substr(at + 15));
  };
  const double loss = loss_of(run_example("generate", generate, folder));
  const Finished eight = run_example("generate", generate + "--quantize int8", folder);
  const Finished four = run_example("generate", generate + "--quantize int4 --save_quantized few", folder);
  EXPECT_GT(loss, 1);
  EXPECT_NEAR(loss_of(eight), loss, 0.005 * loss);
  EXPECT_NEAR(loss_of(four), loss, 0.03 * loss);
  EXPECT_NE(four.err.find("h.1.down.weight"), std::string::npos) << four.err;
  const weft::SafetensorsReader file(folder / "few");
  EXPECT_EQ(file.metadata().at("checkpoint_format"), "gptq");
  expect_refusal("generate", "--checkpoint run/step_20.safetensors --save_quantized few", "give --quantize int8 or int4", folder);
  expect_refusal("generate", "--checkpoint run/step_20.safetensors --quantize int3", "int8", folder);
}

TEST(Generate, RefusesWrongFlagsAndModels) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  EXPECT_EQ(run_example("train_gpt", "--save run --steps 1 --sample 0", folder).code, 0);
  folder.put("damaged", "no model");
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("generate", arguments, text, folder);
  };
  refuses("", "there is no model; give --checkpoint PATH");
  refuses("--checkpoint nowhere", "'nowhere' does not exist");
  refuses("--checkpoint damaged", "'damaged' begins with a header of ");
  refuses("--checkpoint run/step_1.safetensors --prompt 'caf\xc3\xa9'", "--prompt has a character");
  refuses("--checkpoint run/step_1.safetensors --prompt ''", "--prompt is ''; use a TEXT");
  refuses("--checkpoint run/step_1.safetensors --layers 3", "does not fit the model: it lacks h.2.");
  refuses("--checkpoint run/step_1.safetensors --layers 12", "does not fit the model: it lacks h.10.");
}

// Sizes, meshes and strategies that nobody compiled in.
TEST(TrainGpt, TakesAnySizes) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  for (const char* flags :
       {"--layers 3 --d_model 48 --heads 6 --context 24 --batch_size 12 --devices 3 --strategy zero2",
        "--model llama --layers 5 --devices 4 --strategy spmd --batch_size 8 --remat",
        "--mesh data=2,model=4 --strategy spmd --heads 8 --precision bf16",
        "--devices 8 --strategy fsdp:stage=3,wrap=type:Linear --micro_batches 2 --precision f16",
        "--mesh rows=3 --strategy spmd:batch=rows --batch_size 9"}) {
    SCOPED_TRACE(flags);
    const Finished finished =
        run_example("train_gpt", std::string("--steps 2 --log_steps 1 --sample 3 ") + flags, folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_EQ(losses(finished.out).size(), 2u) << finished.out;
  }
}

TEST(TrainGpt, EndsWith21AboveTheTarget) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("train_gpt", "--steps 2 --sample 0 --target_loss 0.5", folder);
  EXPECT_EQ(finished.code, 21);
  EXPECT_NE(finished.err.find("is above the target of 0.5"), std::string::npos) << finished.err;
}

TEST(TrainGpt, ShowsTimesATraceAndScalars) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example(
      "train_gpt", "--steps 20 --log_steps 10 --sample 0 --metrics --profile trace.json --logdir log", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.err.find("Metric: ExecuteTime\n  TotalSamples: 20\n"), std::string::npos) << finished.err;
  const std::string table = weft::testing::read_text(folder / "log/scalars.csv");
  EXPECT_EQ(table.find("step,wall_time,loss,learning_rate,tokens_per_second\n10,"), 0u) << table;
  EXPECT_EQ(std::count(table.begin(), table.end(), '\n'), 3) << table;
  expect_curves(weft::testing::read_text(folder / "log/curves.html"), "train_gpt",
                {"loss", "learning rate", "tokens per second"});
  EXPECT_NE(weft::testing::read_text(folder / "trace.json").find("all_reduce"), std::string::npos);
}

TEST(TrainGpt, HelpNamesEveryFlag) {
  SKIP_WITHOUT_EXAMPLES();
  expect_help("train_gpt", {"model gpt|llama",
                            "strategy STRATEGY",
                            "devices",
                            "mesh AXES",
                            "layers",
                            "d_model",
                            "heads",
                            "context",
                            "batch_size",
                            "micro_batches",
                            "remat",
                            "precision f32|bf16|f16",
                            "text",
                            "tokens",
                            "steps",
                            "lr",
                            "warmup_steps",
                            "weight_decay",
                            "log_steps",
                            "sample",
                            "temperature",
                            "target_loss",
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

TEST(TrainGpt, RefusesWrongFlagsAndTexts) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("short", std::string(64, 'a'));
  folder.put("bytes", std::string(70, 'a') + "\n\xc3\xa9" + std::string(70, 'a'));
  const auto refuses = [&](const std::string& arguments, const std::string& text) {
    expect_refusal("train_gpt", arguments, text, folder);
  };
  refuses("--zero 2", "unknown flag '--zero'; see train_gpt --help");
  refuses("--strategy megatron", "no strategy is called 'megatron'; there are: ddp, fsdp, zero1, zero2, zero3, spmd");
  refuses("--strategy fsdp:stage=4", "fsdp: 'stage' is '4'; it must be");
  refuses("--mesh data=2,data=2", "mesh: 'data' is given twice");
  refuses("--mesh data=2 --devices 2", "--devices and --mesh both say on how many devices; give one of them");
  refuses("--devices 3", "16");
  refuses("--micro_batches 3", "3");
  refuses("--heads 3", "heads");
  refuses("--model bert", "--model is 'bert'; use gpt or llama");
  refuses("--steps 0", "--steps is '0'; use an integer from 1 to");
  refuses("--text nowhere", "'nowhere' does not exist; check the path");
  refuses("--text short", "'short' has 64 tokens, and a sequence of 64 with what follows it needs 65");
  refuses("--text bytes", "'bytes': byte 195 at offset 71, line 2, is not in the vocabulary");
  folder.put("odd", "abc");
  folder.put("other", std::string(200, 'a'));  // tokens 24929
  refuses("--tokens odd", "'odd' has 3 bytes, which are no whole number of tokens of 2 bytes each");
  refuses("--tokens other", "'other': token 0 is 24929 and the vocabulary is 0 to 95");
  refuses("--tokens other --text short", "--text and --tokens both name what is learnt; give one of them");
}

TEST(TrainGpt, TokensOfATextGiveTheLossesOfTheText) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  std::string text, tokens;
  for (int i = 0; i < 20; ++i) text += "one, two, three, go\n";
  for (const char letter : text) tokens += {letter == '\n' ? '\0' : static_cast<char>(letter - ' ' + 1), '\0'};
  folder.put("text", text);
  folder.put("tokens", tokens);
  const std::string run = "--steps 6 --log_steps 1 --sample 0 ";
  const auto expected = losses(run_example("train_gpt", run + "--text text", folder).out);
  EXPECT_EQ(expected.size(), 6u);
  EXPECT_EQ(losses(run_example("train_gpt", run + "--tokens tokens", folder).out), expected);
}

}  // namespace train_gpt_test
