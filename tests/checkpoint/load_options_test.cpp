// Files of other programs, whose names, layouts and element types are their own, become the weights of a model or are
// refused as a whole.
#include <weft/checkpoint/load_options.hpp>

#include <support/expect_error.hpp>
#include <support/planned_program.hpp>
#include <support/planned_training.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/sharded_checkpoint.hpp>

namespace weft::load_options_test {

using detail::stars_in;
using testing::expect_error;
using testing::NamedTensors;
using testing::read_all;
using Stars = std::vector<std::string>;
using Trained = testing::PlannedTraining<SgdMomentum>;

TEST(LoadOptions, AStarIsTheShortestTextThatFits) {
  EXPECT_EQ(stars_in("a.b", "a.b"), Stars{});
  EXPECT_EQ(stars_in("a.b", "a.bc"), std::nullopt);
  EXPECT_EQ(stars_in("a.*", "a.b.c"), Stars{"b.c"});
  EXPECT_EQ(stars_in("a.*", "a."), Stars{""});
  EXPECT_EQ(stars_in("a.*", "a"), std::nullopt);
  EXPECT_EQ(stars_in("*", ""), Stars{""});
  EXPECT_EQ(stars_in("*.w", "a.w.w"), Stars{"a.w"});
  EXPECT_EQ(stars_in("h.*.*", "h.7.up.w"), (Stars{"7", "up.w"}));
  EXPECT_EQ(stars_in("*.up.*.w", "h.up.up.w"), (Stars{"h", "up"}));
  EXPECT_EQ(stars_in("*.up.*.w", "h.up.w"), std::nullopt);
  EXPECT_EQ(stars_in("ab*ba", "aba"), std::nullopt) << "no letter counts twice";
  EXPECT_EQ(stars_in("", ""), Stars{});
}

TEST(LoadOptions, TheFirstRuleThatFitsRenames) {
  const LoadOptions options{.prefix = "model.",
                            .names = {{"layers.*.mlp.*", "h.*.*"},
                                      {"layers.*.mask", ""},
                                      {"layers.*", "deep.*"},
                                      {"head", "output.weight"}}};
  const auto here = [&](const char* there) { return detail::name_here(options, there); };
  EXPECT_EQ(here("model.layers.7.mlp.up.weight"), "h.7.up.weight");
  EXPECT_EQ(here("model.layers.7.mask"), std::nullopt);
  EXPECT_EQ(here("model.layers.7.norm"), "deep.7.norm");
  EXPECT_EQ(here("model.head"), "output.weight");
  EXPECT_EQ(here("model.other"), "other");
  EXPECT_EQ(here("head"), std::nullopt);
  EXPECT_EQ(here("mod"), std::nullopt);
  for (const char* name : {"model.layers.7.mlp.up.weight", "model.layers.7.norm", "model.head", "model.other"})
    EXPECT_EQ(detail::name_there(options, *here(name)), name);
  EXPECT_EQ(detail::name_there(options, "layers.1.mlp.x"), "layers.1.mlp.x") << "no name in the file would become it";
}

// The weights of the classifier 12-16-8-4 as torch.nn.Sequential(Linear, ReLU, Linear, ReLU, Linear) has them, called
// "net.0.weight", [outputs, inputs].
const std::vector<NameRule> torch_names{{"0.*", "hidden1.*"}, {"2.*", "hidden2.*"}, {"4.*", "output.*"}, {"mask", ""}};

struct LoadOptionsTest : ::testing::Test {
  const testing::TemporaryDirectory folder;
  const TrainingGraph training = trace_training<testing::SmallLoss, testing::SmallInputs>();
  Trained step{training, Fsdp{.stage = 3}, Mesh{{"data", 2}}, 42};
  const LoadOptions torch{.strict = false, .prefix = "net.", .names = torch_names, .transposed = {"*.weight"}};

  // Numbers that no other element has, in a file of elements of `dtype`. Returns what a model should have after it.
  NamedTensors write_torch(const std::string& path, DType dtype) const {
    struct Linear {
      std::string there, here;
      Index inputs, outputs;
    };
    NamedTensors expected;
    std::vector<SafetensorsTensor> tensors{{"net.mask", DType::u8, {3}}, {"version", DType::i32, {}}};
    std::map<std::string, std::vector<float>> elements;
    for (const Linear& layer : {Linear{"net.0", "hidden1", 12, 16}, Linear{"net.2", "hidden2", 16, 8},
                                Linear{"net.4", "output", 8, 4}}) {
      std::vector<float>&weight = elements[layer.there + ".weight"], &bias = elements[layer.there + ".bias"];
      std::vector<float>& own = expected[layer.here + ".weight"];
      own.resize(to_size(layer.inputs * layer.outputs));
      for (Index o = 0; o < layer.outputs; ++o)
        for (Index i = 0; i < layer.inputs; ++i) {
          const float value = uniform_from_bits(random_bits(9, static_cast<std::uint32_t>(own.size()),
                                                            static_cast<std::uint32_t>(o * layer.inputs + i)));
          weight.push_back(value);
          own[to_size(i * layer.outputs + o)] = rounded(dtype, value);
        }
      for (Index o = 0; o < layer.outputs; ++o) bias.push_back(0.3F * static_cast<float>(o));
      for (const float value : bias) expected[layer.here + ".bias"].push_back(rounded(dtype, value));
      tensors.push_back({layer.there + ".weight", dtype, {layer.outputs, layer.inputs}});
      tensors.push_back({layer.there + ".bias", dtype, {layer.outputs}});
    }
    SafetensorsWriter file(path, tensors, {{"format", "pt"}});
    for (const SafetensorsTensor& tensor : file.tensors()) {
      std::vector<std::byte> bytes(to_size(tensor.bytes()));
      const std::vector<float>& values = elements[tensor.name];
      for (std::size_t i = 0; i < values.size(); ++i) {
        const ElementBits bits = element_bits(dtype, static_cast<double>(values[i]));
        std::memcpy(bytes.data() + i * to_size(size_bytes(dtype)), &bits, to_size(size_bytes(dtype)));
      }
      file.write(bytes);
    }
    file.commit();
    return expected;
  }
  static float rounded(DType dtype, float value) {
    return static_cast<float>(element_value(dtype, element_bits(dtype, static_cast<double>(value))));
  }
  // Expects that loading with `options` is the error and changes nothing.
  void refuses(const LoadOptions& options, const char* code, const std::vector<std::string>& pieces) {
    const NamedTensors before = read_all(step.tensors());
    expect_error([&] { load_weights(folder / "torch", step.tensors(), options); }, code, pieces);
    EXPECT_EQ(read_all(step.tensors()), before);
  }
};

TEST_F(LoadOptionsTest, AFileOfPyTorchFits) {
  NamedTensors expected = read_all(step.tensors());
  for (const auto& [name, values] : write_torch(folder / "torch", DType::f32)) expected[name] = values;
  const Checkpoint found = load_weights(folder / "torch", step.tensors(), torch);
  EXPECT_TRUE(found.unknown.empty());
  EXPECT_EQ(found.missing.size(), 6u) << "the momenta";
  EXPECT_EQ(found.entry("format"), "pt");
  EXPECT_EQ(read_all(step.tensors()), expected);
  // What has weights alone takes it as a whole.
  testing::PlannedProgram<testing::SmallClassifier, Inputs<f32[4][testing::small_features]>> asked(
      Ddp{}, Mesh{{"data", 2}});
  LoadOptions strict = torch;
  strict.strict = true;
  load_weights(folder / "torch", asked.tensors(), strict);
  EXPECT_EQ(asked.tensors().first_unwritten(), nullptr);
  for (const auto& [name, values] : read_all(asked.tensors())) EXPECT_EQ(values, expected[name]) << name;
}

TEST_F(LoadOptionsTest, ElementsAreConvertedIfAsked) {
  for (const DType dtype : {DType::bf16, DType::f16, DType::f64}) {
    const NamedTensors expected = write_torch(folder / "torch", dtype);
    refuses(torch, "checkpoint_does_not_fit",
            {"'net.0.weight' is " + std::string(name_of(dtype)) + " [16, 12] there and f32 [12, 16] here, transposed",
             "; .convert = true would convert elements; load"});
    LoadOptions converting = torch;
    converting.convert = true;
    load_checkpoint(folder / "torch", step, converting);
    for (const auto& [name, values] : expected) EXPECT_EQ(testing::stored_values(step.tensors(), name), values) << name;
  }
  // Integers are none of it.
  SafetensorsWriter file(folder / "torch", {{"output.bias", DType::i32, {4}}});
  file.write(std::vector<std::byte>(16));
  file.commit();
  refuses({.strict = false, .convert = true}, "checkpoint_does_not_fit",
          {"'output.bias' is i32 [4] there and f32 [4] here; "});
}

// The other way: a model that keeps its weights in bf16 takes the file or the parts of one that keeps f32, and back.
TEST_F(LoadOptionsTest, AModelOfNarrowWeightsTakesThoseOfAWideOne) {
  constexpr static Precision narrow{.parameters = DType::bf16, .compute = DType::bf16};
  Trained other(trace_training<InPrecision<testing::SmallLoss, narrow>, testing::SmallInputs>(), Ddp{},
                Mesh{{"data", 1}}, 7);
  save_checkpoint(folder / "file", step);
  save_sharded_checkpoint(folder / "parts", step);
  const NamedTensors wide = read_all(step.tensors());
  EXPECT_EQ(other.tensors().type_of(other.tensors().find("hidden1.weight")), DType::bf16);
  for (const char* form : {"file", "parts"}) {
    other.tensors().write("hidden1.weight", std::vector<float>(12 * 16, 0));
    expect_error([&] { load_checkpoint(folder / form, other); }, "checkpoint_does_not_fit",
                 {"'hidden1.weight' is f32 [12, 16] there and bf16 [12, 16] here", ".convert = true"});
    load_checkpoint(folder / form, other, {.convert = true});
    for (const auto& [name, values] : read_all(other.tensors())) {
      const DType dtype = other.tensors().type_of(other.tensors().find(name.c_str()));
      std::vector<float> expected = wide.at(name);
      for (float& value : expected) value = rounded(dtype, value);
      EXPECT_EQ(values, expected) << name;
    }
  }
  save_checkpoint(folder / "narrow", other);
  load_checkpoint(folder / "narrow", step, {.convert = true});
  EXPECT_EQ(read_all(step.tensors()), read_all(other.tensors()));
}

// Weights as the Hugging Face hub has them: files by turns, and the index that says which has which.
struct HubTest : LoadOptionsTest {
  const std::string index = folder / "model.safetensors.index.json";
  const SafetensorsMetadata metadata{{"format", "pt"}};
  Trained trained{training, Ddp{}, Mesh{{"data", 1}}, 7};
  NamedTensors weights;  // of `trained`
  std::vector<std::string> files{"model-00001-of-00003.safetensors", "model-00002-of-00003.safetensors",
                                 "model-00003-of-00003.safetensors"};
  std::map<std::string, std::size_t> file_of;  // where each weight is

  HubTest() {
    const testing::RandomBatch batch = testing::small_batch(0);
    trained.step(testing::small_settings, batch.image, batch.label);
    for (const auto& [name, values] : read_all(trained.tensors()))
      if (name.find(".sgd.") == std::string::npos) {
        file_of[name] = weights.size() % files.size();
        weights[name] = values;
      }
    for (std::size_t file = 0; file < files.size(); ++file) write_file(file, file_of);
    write_index(file_of);
  }
  void write_file(std::size_t file, const std::map<std::string, std::size_t>& places) const {
    std::vector<SafetensorsTensor> own;
    for (const auto& [name, place] : places)
      if (place == file) own.push_back({name, DType::f32, trained.tensors().find(name.c_str()).shape});
    SafetensorsWriter writer(folder / files[file], own, metadata);
    for (const SafetensorsTensor& tensor : writer.tensors())
      writer.write(std::as_bytes(std::span(weights.at(tensor.name))));
    writer.commit();
  }
  void write_index(const std::map<std::string, std::size_t>& places) const {
    std::string text;
    for (const auto& [name, place] : places)
      text += (text.empty() ? "\"" : ", \"") + name + "\": \"" + files[place] + "\"";
    folder.put("model.safetensors.index.json", R"({"metadata": {"total_size": 1520}, "weight_map": {)" + text + "}}");
  }
  // Expects that nothing of it is taken.
  void refuses(const char* code, const std::vector<std::string>& pieces) {
    const NamedTensors before = read_all(step.tensors());
    expect_error([&] { load_checkpoint(index, step, {.strict = false}); }, code, pieces);
    expect_error([&] { load_weights(index, step.tensors(), {.strict = false}); }, code, pieces);
    EXPECT_EQ(read_all(step.tensors()), before);
  }
};

TEST_F(HubTest, WeightsOfSeveralFilesFitEveryStrategy) {
  NamedTensors expected = read_all(step.tensors());
  ASSERT_EQ(weights.size(), 6u);
  for (const auto& [name, values] : weights) {
    EXPECT_NE(expected[name], values) << name;
    expected[name] = values;
  }
  const Checkpoint found = load_checkpoint(index, step, {.strict = false});  // ZeRO-3 on two devices
  EXPECT_TRUE(found.unknown.empty());
  EXPECT_EQ(found.missing.size(), 6u) << "the momenta";
  EXPECT_EQ(read_all(step.tensors()), expected);
  const SpmdSpecs specs{{PartitionSpec("data")}, testing::megatron_specs.parameters};
  testing::PlannedProgram<testing::SmallClassifier, Inputs<f32[4][testing::small_features]>> asked(
      Spmd(specs), testing::model_mesh<2, 2>);
  load_weights(index, asked.tensors());
  EXPECT_EQ(read_all(asked.tensors()), weights);
}

TEST_F(HubTest, FilesThatDoNotAgreeWithTheirIndexChangeNothing) {
  const std::string moved = "hidden1.weight", own = files[file_of.at(moved)];
  const std::size_t other = (file_of.at(moved) + 1) % files.size();
  auto places = file_of;
  places[moved] = other;
  write_index(places);
  refuses("weight_map_tensor_is_missing", {"'" + moved + "' is in '" + files[other] + "', which has no such tensor"});
  write_index(file_of);
  write_file(other, places);
  refuses("weight_map_tensor_is_repeated", {"'" + moved + "' is in '" + own + "', and '" + files[other] + "' has one"});
  write_file(file_of.at(moved), places);
  write_file(other, file_of);
  refuses("weight_map_tensor_is_missing", {"'" + moved + "' is in '" + own + "', which has no such tensor"});
  const std::string bytes = testing::read_text(folder / own);
  folder.put(own, bytes.substr(0, bytes.size() - 1));
  refuses("safetensors_data_size_differs", {own});
  remove_file(folder / own);
  refuses("weight_map_file_is_missing", {"'" + own + "', which is not beside it; copy all of its files"});
  // Whole again, but of another shape.
  weights["hidden1.weight"].resize(12);
  SafetensorsWriter writer(folder / own, {{moved, DType::f32, {12}}}, metadata);
  writer.write(std::as_bytes(std::span(weights.at(moved))));
  writer.commit();
  write_index({{moved, file_of.at(moved)}});
  refuses("checkpoint_does_not_fit", {"'hidden1.weight' is f32 [12] there and f32 [12, 16] here"});
}

TEST_F(LoadOptionsTest, WhatDoesNotFitIsCalledAsTheFileDoes) {
  write_torch(folder / "torch", DType::f32);
  LoadOptions options = torch;
  options.strict = true;
  options.transposed = {"hidden*.weight"};
  options.names[2] = {"4.weight", "output.weight"};
  refuses(options, "checkpoint_does_not_fit",
          {"it lacks net.0.bias.sgd.momentum, net.0.weight.sgd.momentum", "it has more than the model in net.4.bias;",
           "'net.4.weight' is f32 [4, 8] there and f32 [8, 4] here; .transposed would turn matrices; load"});
  options = torch;
  options.names[1].to = "hidden1.*";
  refuses(options, "checkpoint_names_collide", {"'net.0.weight' and 'net.2.weight' are both 'hidden1.weight'"});
  options = torch;
  options.names[0].to = "*.*";
  refuses(options, "checkpoint_name_has_more_stars", {"'0.*' has 1 stars and its new name '*.*' 2"});
  options = torch;
  for (const char* pattern : {"*.wieght", "*.bias"}) {
    options.transposed = {"*.weight", pattern};
    refuses(options, "checkpoint_transposes_nothing", {std::string("'") + pattern + "' transposed"});
  }
}

}  // namespace weft::load_options_test
