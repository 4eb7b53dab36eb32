// Units: how weights are grouped, and the shards of a published model.
#include <support/expect_error.hpp>
#include <support/training.hpp>
#include <weft/strategies/flat_parameters.hpp>

namespace weft::flat_parameters_test {

struct Weight {
  const char* name;
  const char* type;
  Shape shape;
};
TrainingGraph model_of(std::initializer_list<Weight> weights) {
  TrainingGraph training;
  for (const Weight& weight : weights) {
    testing::parameter(training.graph, weight.name, weight.shape, weight.type);
    training.weights.push_back(static_cast<std::int32_t>(training.weights.size()));
  }
  return training;
}
// 21,900 weights.
TrainingGraph mnist() {
  return model_of({{"conv1.weight", "Conv2d", {10, 1, 5, 5}},
                   {"conv1.bias", "Conv2d", {10}},
                   {"bn1.weight", "BatchNorm", {10}},
                   {"bn1.bias", "BatchNorm", {10}},
                   {"conv2.weight", "Conv2d", {20, 10, 5, 5}},
                   {"conv2.bias", "Conv2d", {20}},
                   {"bn2.weight", "BatchNorm", {20}},
                   {"bn2.bias", "BatchNorm", {20}},
                   {"fc1.weight", "Linear", {320, 50}},
                   {"fc1.bias", "Linear", {50}},
                   {"fc2.weight", "Linear", {50, 10}},
                   {"fc2.bias", "Linear", {10}}});
}
std::string names_of(const Buffer<FlatParameter>& units) {
  std::string text;
  for (const FlatParameter& unit : units)
    text += std::string(unit.name.c_str()) + " " + std::to_string(unit.elements) + "; ";
  return text;
}

TEST(Units, AModuleIsAUnit) {
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::by_module(), 1)),
            "conv1 260; bn1 20; conv2 5020; bn2 40; fc1 16050; fc2 510; ");
}
TEST(Units, ModulesJoinUntilAUnitIsLargeEnough) {
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::by_size(1000), 1)), "conv1 5300; bn2 16090; fc2 510; ");
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::by_size(1), 1)),
            "conv1 260; bn1 20; conv2 5020; bn2 40; fc1 16050; fc2 510; ");
}
TEST(Units, ALayerTypeIsWrappedAndTheRestIsTheRoot) {
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::by_type("Linear"), 1)), "fc1 16050; fc2 510; root 5340; ");
  testing::expect_error([] { (void)make_flat_parameters(mnist(), Wrap::by_type("Attention"), 1); },
                        "no_layer_of_this_type", {"Attention"});
}
constexpr UnitChoice large_or_a_norm{[](const Name& module, const Name& type, Index elements) {
  return elements >= 1000 || type == Name("BatchNorm") || module == Name("fc2");
}};
template <Wrap wrap>
constexpr Wrap wrap_of = wrap;
constexpr UnitChoice none{[](const Name&, const Name&, Index) { return false; }};
TEST(Units, AFunctionOfNameTypeAndElementsChooses) {
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::by(large_or_a_norm), 1)),
            "bn1 20; conv2 5020; bn2 40; fc1 16050; fc2 510; root 260; ");
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::by(none), 1)), "root 21900; ");
  // Also in the type of a step.
  constexpr Wrap in_a_type = wrap_of<Wrap::by(large_or_a_norm)>;
  static_assert(in_a_type.choice->takes(Name("x"), Name("Linear"), 1000) &&
                !in_a_type.choice->takes(Name("x"), Name("Linear"), 999));
}
TEST(Units, TheWholeModelIsOneUnit) {
  EXPECT_EQ(names_of(make_flat_parameters(mnist(), Wrap::whole_model(), 1)), "root 21900; ");
}
TEST(Units, AModuleIsOneUnitThoughOthersComeBetweenItsWeights) {
  const TrainingGraph block = model_of({{"block.scale1", "Block", {4}},
                                        {"block.fc.weight", "Linear", {4, 4}},
                                        {"block.fc.bias", "Linear", {4}},
                                        {"block.scale2", "Block", {4}}});
  const Buffer<FlatParameter> units = make_flat_parameters(block, Wrap::by_module(), 1);
  EXPECT_EQ(names_of(units), "block 8; block.fc 20; ");
  EXPECT_TRUE((units[0].weights == Buffer<Index>{0, 3}));
  EXPECT_EQ(names_of(make_flat_parameters(block, Wrap::by_type("Linear"), 1)), "block.fc 20; root 8; ");
  EXPECT_EQ(names_of(make_flat_parameters(block, Wrap::by_size(1), 1)), "block 4; block.fc 20; block' 4; ");
}
TEST(Units, AModuleMayBeCalledRoot) {
  const TrainingGraph model = model_of({{"root.weight", "Linear", {4, 4}}, {"scale", "Scale", {4}}});
  EXPECT_EQ(names_of(make_flat_parameters(model, Wrap::by_type("Linear"), 1)), "root 16; root' 4; ");
}
TEST(Units, WeightsLieOneAfterAnother) {
  const Buffer<FlatParameter> units = make_flat_parameters(mnist(), Wrap::by_type("Linear"), 64);
  EXPECT_TRUE((units[0].offsets == Buffer<Index>{0, 16000}));
  EXPECT_TRUE((units[0].weights == Buffer<Index>{8, 9}));
  EXPECT_EQ(units[0].padded, 16064);
  EXPECT_TRUE((units[2].weights == Buffer<Index>{0, 1, 2, 3, 4, 5, 6, 7}));
}

// Elements of all shards of a device, for `devices` and shards that are a multiple of `multiple`.
Index shard_elements(const TrainingGraph& training, const Wrap& wrap, Index devices, Index multiple) {
  Index sum = 0;
  for (const FlatParameter& unit : make_flat_parameters(training, wrap, devices * multiple))
    sum += unit.padded / devices;
  return sum;
}
TEST(Units, TheShardsOfMnist) {
  // Each weight a unit of its own: names without a dot.
  TrainingGraph alone;
  const TrainingGraph whole = mnist();
  for (const Input& input : whole.graph.inputs) {
    std::string name = whole.graph.name(input.name).c_str();
    name[name.find('.')] = '_';
    testing::parameter(alone.graph, name.c_str(), whole.graph.shape(input.node));
    alone.weights.push_back(static_cast<std::int32_t>(alone.weights.size()));
  }
  const Index devices[] = {2, 4, 8};
  const Index each_128[] = {12032, 6656, 3968}, each_1[] = {10950, 5478, 2744};
  const Index flat_128[] = {11008, 5504, 2816}, flat_1[] = {10950, 5475, 2738};
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(shard_elements(alone, Wrap::by_module(), devices[i], 128), each_128[i]);
    EXPECT_EQ(shard_elements(alone, Wrap::by_module(), devices[i], 1), each_1[i]);
    EXPECT_EQ(shard_elements(whole, Wrap::whole_model(), devices[i], 128), flat_128[i]);
    EXPECT_EQ(shard_elements(whole, Wrap::whole_model(), devices[i], 1), flat_1[i]);
  }
}

static_assert(module_of("block0.attention.weight") == Name("block0.attention"));
static_assert(module_of("scale") == Name("scale"));
TEST(Units, WeightsOfAGroupLieTogether) {
  const TrainingGraph model = mnist();
  const auto group_of = [](const Name& name) { return matches("*.bias", name) ? 1 : 0; };
  for (const FlatParameter& unit : make_flat_parameters(model, Wrap::whole_model(), 64, group_of)) {
    const Buffer<GroupRun> runs = unit.runs();
    ASSERT_EQ(runs.size(), 2);
    EXPECT_EQ(runs[0].group, 0);
    EXPECT_EQ(runs[0].end, 21900 - (10 + 10 + 20 + 20 + 50 + 10));
    EXPECT_EQ(runs[1].group, 1);
    EXPECT_EQ(runs[1].end, unit.padded);
    Index offset = 0;
    for (Index i = 0; i < unit.weights.size(); ++i) {
      const std::int32_t weight = model.weight(unit.weights[i]);
      EXPECT_EQ(group_of(model.graph.input_name(weight)), i < 6 ? 0 : 1);
      EXPECT_EQ(unit.offsets[i], offset);
      offset += model.graph.shape(model.graph.inputs[weight].node).elements();
    }
  }
  EXPECT_EQ(make_flat_parameters(model, Wrap::whole_model(), 64)[0].runs().size(), 1);
}
TEST(Units, FrozenWeightsHaveUnitsOfTheirOwn) {
  TrainingGraph model = mnist();
  model.weights = {0, 1, 3, 4, 5, 7, 8, 10, 11};
  model.frozen = {2, 6, 9};
  EXPECT_EQ(names_of(make_flat_parameters(model, Wrap::by_module(), 1)),
            "conv1 260; bn1.frozen 10; bn1 10; conv2 5020; bn2.frozen 20; bn2 20; fc1 16000; fc1.frozen 50; fc2 510; ");
  EXPECT_EQ(names_of(make_flat_parameters(model, Wrap::by_size(20000), 1)),
            "conv1 260; bn1.frozen 10; bn1 5030; bn2.frozen 20; bn2 16020; fc1.frozen 50; fc2 510; ");
  EXPECT_EQ(names_of(make_flat_parameters(model, Wrap::whole_model(), 1)), "root 21820; root.frozen 80; ");
  for (const FlatParameter& unit : make_flat_parameters(model, Wrap::by_module(), 1))
    for (const Index weight : unit.weights) EXPECT_EQ(model.is_frozen(weight), unit.is_frozen);
}

// fc1.weight is cut over one axis, fc2.weight over another, biases are whole.
TEST(Units, WeightsThatAreCutShareNoUnitsWithOthers) {
  const TrainingGraph training = testing::mlp(4, {4, 8, 2});
  Buffer<Layout> layouts;
  for (const Input& input : training.graph.inputs)
    layouts.push_back(replicated(training.graph.shape(input.node).rank()));
  layouts[2].dims[1] = {1};
  layouts[4].dims[0] = {2};
  const auto units = [&](const Wrap& wrap) {
    return names_of(make_flat_parameters(
        training, wrap, 1, [](const Name&) { return 0; }, layouts));
  };
  EXPECT_EQ(units(Wrap::by_module()), "fc1.cut1 32; fc1 8; fc2.cut2 16; fc2 2; ");
  EXPECT_EQ(units(Wrap::whole_model()), "root.cut1 32; root 10; root.cut2 16; ");
  EXPECT_EQ(units(Wrap::by_size(100)), "fc1.cut1 32; fc1 10; fc2.cut2 16; ");
  layouts[3].dims[0] = {1};
  EXPECT_EQ(units(Wrap::by_type("Linear")), "fc1.cut1 40; fc2.cut2 16; fc2 2; ");
}

static_assert(make_flat_parameters(testing::mlp(4, {4, 8, 2}), Wrap::by_module(), 4)[0].padded == 40);

}  // namespace weft::flat_parameters_test
