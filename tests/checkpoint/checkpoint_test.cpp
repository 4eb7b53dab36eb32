// A checkpoint is one file whatever the mesh and the strategy, gives back every bit, and names all that does not fit.
#include <weft/checkpoint/checkpoint.hpp>

#include <support/expect_error.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/sharded_checkpoint.hpp>
#include <weft/train/prediction.hpp>

namespace weft::checkpoint_test {

using testing::expect_error;
using testing::read_all;
using testing::take_steps;
using testing::TemporaryDirectory;

using OnTwo = testing::StackedOnTwo;
dynamic::TrainStep on_four(Runtime& runtime) {
  return testing::stacked_step(runtime, testing::model_mesh<2, 2>, Spmd(testing::stacked_specs), Seed{2});
}
struct Logits {
  constexpr Var operator()(Var image) const { return testing::StackedClassifier{.training = false}(image); }
};
using Ask = Prediction<Logits, Inputs<f32[3][testing::small_features]>>;

std::string text_of(const std::string& path) {
  const auto bytes = read_file(path);
  return {bytes.begin(), bytes.end()};
}

// A file with the tensors of another, but for a change to their list: of bytes that are 1, and 2 in moving averages.
template <class Change>
void write_changed(const std::string& path, const std::string& from, Change change) {
  SafetensorsReader reader(from);
  std::vector<SafetensorsTensor> tensors = reader.tensors();
  SafetensorsMetadata metadata = reader.metadata();
  change(tensors, metadata);
  SafetensorsWriter writer(path, tensors, metadata);
  for (const SafetensorsTensor& tensor : writer.tensors())
    writer.write(std::vector<std::byte>(to_size(tensor.bytes()), std::byte(tensor.name.ends_with(".ema") ? 2 : 1)));
  writer.commit();
}

struct CheckpointTest : ::testing::Test {
  const TemporaryDirectory folder;
  Runtime two{2};
  OnTwo step{two, Seed{42}, testing::stacked_settings};
};

TEST_F(CheckpointTest, AResumedRunHasTheSameBits) {
  OnTwo whole(two, Seed{42}, testing::stacked_settings), resumed(two, Seed{7}, testing::stacked_settings);
  take_steps(whole, 0, 5);
  take_steps(step, 0, 5);
  save_checkpoint(folder / "a", step, {{"lr", "0.05"}});
  const Checkpoint found = load_checkpoint(folder / "a", resumed);
  EXPECT_EQ(found.metadata, (CheckpointMetadata{{"lr", "0.05"}}));
  EXPECT_EQ(found.entry("lr"), "0.05");
  EXPECT_EQ(found.entry("none"), "");
  EXPECT_TRUE(found.missing.empty() && found.unknown.empty());
  EXPECT_EQ(resumed.steps(), 5);
  EXPECT_EQ(resumed.seed(), Seed{42});
  EXPECT_EQ(take_steps(resumed, 5, 10), take_steps(whole, 5, 10));
  EXPECT_EQ(read_all(resumed.tensors()), read_all(whole.tensors()));
}

TEST_F(CheckpointTest, LayersAndStatesHaveTheirOwnNames) {
  save_checkpoint(folder / "a", step);
  SafetensorsReader reader(folder / "a");
  std::vector<std::string> names;
  for (const SafetensorsTensor& tensor : reader.tensors()) names.push_back(tensor.name);
  EXPECT_EQ(names.size(), 20u);
  for (const char* name :
       {"h.0.up.weight", "h.1.up.weight", "h.0.average", "h.1.average", "h.1.up.bias.adam.v", "output.weight.adam.m"})
    EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << name;
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
  EXPECT_EQ(reader.metadata(), (SafetensorsMetadata{{"weft.version", "1"},
                                                    {"weft.steps", "0"},
                                                    {"weft.seed", "42"},
                                                    {"weft.states", "h.0.average\nh.1.average\n"}}));
}

// Whatever loads it and saves it again: the same bytes.
TEST_F(CheckpointTest, EveryMeshAndStrategyReadsAndWritesTheSameFile) {
  take_steps(step, 0, 3);
  save_checkpoint(folder / "two", step);
  Runtime one(1), four(4);
  dynamic::TrainStep alone = testing::stacked_step(one, testing::data_mesh<1>, Ddp{}, Seed{1});
  load_checkpoint(folder / "two", alone);
  EXPECT_EQ(read_all(alone.tensors()), read_all(step.tensors()));
  save_checkpoint(folder / "one", alone);
  dynamic::TrainStep cut = on_four(four);
  load_checkpoint(folder / "one", cut);
  save_checkpoint(folder / "four", cut);
  take_steps(step, 3, 4);
  load_checkpoint(folder / "four", step);
  save_checkpoint(folder / "again", step);
  for (const char* name : {"one", "four", "again"}) EXPECT_EQ(text_of(folder / name), text_of(folder / "two")) << name;
}

TEST_F(CheckpointTest, APredictionTakesTheWeightsAlone) {
  take_steps(step, 0, 3);
  save_checkpoint(folder / "a", step, {{"layers", "2"}});
  Runtime one(1);
  Ask copied(one), loaded(one);
  copied.tensors().copy_from(step.tensors());
  const Checkpoint found = load_weights(folder / "a", loaded.tensors());
  EXPECT_EQ(found.entry("layers"), "2");
  EXPECT_TRUE(found.missing.empty() && found.unknown.empty());
  EXPECT_EQ(loaded.tensors().first_unwritten(), nullptr);
  const std::vector<float> images(3 * testing::small_features, 0.25F);
  const auto logits = [&](Ask& ask) {
    const auto values = ask(images);
    return std::vector<float>(values.begin(), values.end());
  };
  EXPECT_EQ(logits(loaded), logits(copied));
  // Of a folder, too.
  loaded.tensors().write("output.bias", std::vector<float>(4, 9));
  save_sharded_checkpoint(folder / "parts", step, {{"layers", "2"}});
  EXPECT_EQ(load_weights(folder / "parts", loaded.tensors()).metadata, found.metadata);
  EXPECT_EQ(logits(loaded), logits(copied));
  // A layer that the prediction does not have would be lost.
  write_changed(folder / "deeper", folder / "a", [](auto& tensors, auto&) {
    tensors.push_back({"h.2.up.weight", DType::f32, {12, 12}});
    tensors.push_back({"h.2.up.weight.adam.m", DType::f32, {12, 12}});
  });
  expect_error([&] { static_cast<void>(load_weights(folder / "deeper", loaded.tensors())); }, "checkpoint_does_not_fit",
               {"it has more than the model in h.2.up.weight; load"});
  // A state that it does not read would not.
  const auto count_samples = [&](bool as_state) {
    write_changed(folder / "counted", folder / "a", [as_state](auto& tensors, auto& metadata) {
      tensors.push_back({"samples", DType::i32, {}});
      if (as_state) metadata["weft.states"] += "samples\n";
    });
    return load_weights(folder / "counted", loaded.tensors());
  };
  EXPECT_TRUE(count_samples(true).unknown.empty());
  expect_error([&] { (void)count_samples(false); }, "checkpoint_does_not_fit", {"more than the model in samples;"});
  // Nor would what PyTorch has beside running averages.
  write_changed(folder / "torch", folder / "a", [](auto& tensors, auto&) {
    tensors.push_back({"h.0.num_batches_tracked", DType::i64, {}});
  });
  EXPECT_TRUE(load_weights(folder / "torch", loaded.tensors()).unknown.empty());
}

// What an Optimizer with the option .average = true saves beside every weight.
TEST_F(CheckpointTest, AveragesAreLoadedInThePlacesOfWeights) {
  take_steps(step, 0, 2);
  save_checkpoint(folder / "none", step);
  // The second moments become averages, but for one: that weight is frozen.
  write_changed(folder / "averages", folder / "none", [](auto& tensors, auto&) {
    for (SafetensorsTensor& tensor : tensors)
      if (const std::size_t at = tensor.name.find(".adam.v"); at != std::string::npos && tensor.name[0] == 'h')
        tensor.name = tensor.name.substr(0, at) + ".ema";
  });
  Runtime one(1);
  Ask loaded(one);
  loaded.tensors().copy_from(step.tensors());
  const auto before = read_all(loaded.tensors());
  expect_error([&] { static_cast<void>(load_averages(folder / "none", loaded.tensors())); },
               "checkpoint_has_no_averages",
               {"'" + folder / "none' has the moving average of no weight of the model", ".average = true"});
  EXPECT_EQ(read_all(loaded.tensors()), before);
  const Checkpoint found = load_averages(folder / "averages", loaded.tensors());
  EXPECT_TRUE(found.missing.empty() && found.unknown.empty());
  for (const auto& [name, values] : read_all(loaded.tensors())) {
    const bool has_average = name.find(".up.") != std::string::npos;
    const float bits = __builtin_bit_cast(float, has_average ? 0x02020202 : 0x01010101);
    EXPECT_EQ(values, std::vector<float>(values.size(), bits)) << name;
  }
  // One of another shape is told by its own name.
  write_changed(folder / "wrong", folder / "averages", [](auto& tensors, auto&) {
    for (SafetensorsTensor& tensor : tensors)
      if (tensor.name == "h.1.up.bias.ema") tensor.shape = {3, 4};
  });
  expect_error([&] { static_cast<void>(load_averages(folder / "wrong", loaded.tensors())); }, "checkpoint_does_not_fit",
               {"'h.1.up.bias.ema' is f32 [3, 4] there and f32 [12] here"});
  // The weights of the same file are loaded by their own names.
  load_weights(folder / "averages", loaded.tensors());
  EXPECT_EQ(testing::stored_values(loaded.tensors(), "h.1.up.bias"),
            std::vector<float>(12, __builtin_bit_cast(float, 0x01010101)));
}

TEST_F(CheckpointTest, AllThatDoesNotFitIsListedAndNothingIsChanged) {
  save_checkpoint(folder / "a", step);
  write_changed(folder / "wrong", folder / "a", [](auto& tensors, auto&) {
    for (SafetensorsTensor& tensor : tensors) {
      if (tensor.name.rfind("h.", 0) == 0) tensor.name = "x\n" + tensor.name;
      if (tensor.name == "output.bias") tensor.shape = {2, 2};
      if (tensor.name == "output.weight") tensor.dtype = DType::bf16;
    }
  });
  const auto before = read_all(step.tensors());
  const std::vector<std::string> unfit{"'output.weight' is bf16 [12, 4] there and f32 [12, 4] here",
                                       "'output.bias' is f32 [2, 2] there and f32 [4] here"};
  std::vector<std::string> pieces = unfit;
  pieces.insert(
      pieces.end(),
      {"; .convert = true would convert elements; load", "'" + folder / "wrong" + "' does not fit the model",
       "it lacks h.0.average, h.0.up.bias, h.0.up.bias.adam.m, h.0.up.bias.adam.v, h.0.up.weight",
       " and 9 more; it has", "in x?h.0.average, x?h.0.up.bias, x?h.0.up.bias.adam.m, x?h.0.up.bias.adam.v, "});
  expect_error([&] { load_checkpoint(folder / "wrong", step); }, "checkpoint_does_not_fit", pieces);
  // Those of another shape or type are never passed over.
  expect_error([&] { load_checkpoint(folder / "wrong", step, {.strict = false}); }, "checkpoint_does_not_fit", unfit);
  EXPECT_EQ(read_all(step.tensors()), before);
}

// A type that weft does not have is an error of whoever asks for the tensor.
TEST_F(CheckpointTest, TensorsOfForeignTypesAreErrorsOnlyWhereTheyAreAskedFor) {
  save_checkpoint(folder / "a", step);
  const auto put_foreign = [&](const std::string& name) {
    std::string bytes = text_of(folder / "a");
    const std::string entry = '"' + name + "\":{\"dtype\":\"";
    const std::size_t at = bytes.find(entry);
    ASSERT_NE(at, std::string::npos);
    folder.put("b", bytes.replace(at + entry.size(), 3, "F8X"));
  };
  Runtime one(1);
  Ask ask(one);
  put_foreign("output.bias.adam.m");
  load_weights(folder / "b", ask.tensors());
  expect_error([&] { load_checkpoint(folder / "b", step); }, "safetensors_type_is_unknown",
               {"'output.bias.adam.m'", "'F8X'"});
  put_foreign("output.bias");
  expect_error([&] { load_weights(folder / "b", ask.tensors()); }, "safetensors_type_is_unknown",
               {"'output.bias'", "'F8X'"});
}

TEST_F(CheckpointTest, ACountThatIsNoCountIsAnError) {
  save_checkpoint(folder / "a", step);
  const auto before = read_all(step.tensors());
  const auto refuses = [&](const char* key, const char* text) {
    write_changed(folder / "wrong", folder / "a", [&](auto&, auto& metadata) { metadata[key] = text; });
    expect_error([&] { load_checkpoint(folder / "wrong", step); }, "checkpoint_entry_is_wrong",
                 {"'" + std::string(key) + "' = '" + text + "'", folder / "wrong"});
  };
  refuses("weft.version", "2");
  refuses("weft.steps", "-1");
  refuses("weft.steps", "");
  refuses("weft.steps", "5 ");
  refuses("weft.steps", "9223372036854775808");
  refuses("weft.seed", "4294967296");
  for (const char* position : {"-1", "", "9223372036854775808", "0x1"}) {
    refuses("weft.loader.position", position);
    expect_error([&] { (void)loader_position_in(folder / "wrong"); }, "checkpoint_entry_is_wrong", {"loader.position"});
  }
  expect_error([&] { save_checkpoint(folder / "a", step, -1); }, "loader_setting_is_too_small", {"position is -1"});
  EXPECT_EQ(read_all(step.tensors()), before);
  expect_error(
      [&] {
        save_checkpoint(folder / "a", step, {{"weft.steps", "9"}});
      },
      "checkpoint_entry_is_reserved", {"'weft.steps'"});
}

// Another program's file, in which the model has a name of its own.
TEST_F(CheckpointTest, APartOfAModelIsLoadedByItsPrefix) {
  take_steps(step, 0, 3);
  save_checkpoint(folder / "a", step);
  write_changed(folder / "foreign", folder / "a", [](auto& tensors, auto& metadata) {
    tensors = {
        {"model.h.0.up.weight", DType::f32, {12, 12}}, {"model.extra", DType::u8, {3}}, {"head", DType::f32, {}}};
    metadata = {{"format", "pt"}};
  });
  const auto before = read_all(step.tensors());
  const Checkpoint found = load_checkpoint(folder / "foreign", step, {.strict = false, .prefix = "model."});
  EXPECT_EQ(found.metadata, (CheckpointMetadata{{"format", "pt"}}));
  EXPECT_EQ(found.unknown, std::vector<std::string>{"model.extra"});
  EXPECT_EQ(found.missing.size(), 19u);
  EXPECT_EQ(step.steps(), 3);
  auto expected = before;
  expected["h.0.up.weight"] = std::vector<float>(144, __builtin_bit_cast(float, 0x01010101));
  EXPECT_EQ(read_all(step.tensors()), expected);
  expect_error([&] { load_checkpoint(folder / "foreign", step, {.prefix = "model."}); }, "checkpoint_does_not_fit",
               {"it lacks model.h.0.average, model.h.0.up.bias", "and 14 more", "more than the model in model.extra"});
}

}  // namespace weft::checkpoint_test
