// Which weights an optimizer updates: those that no group freezes; without an optimizer, none.
#include <support/expect_error.hpp>
#include <support/training.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/trained_by.hpp>

namespace weft::trained_by_test {

// Weights "a.weight" and "b.weight", which are their own gradients.
TrainingGraph two_weights() {
  TrainingGraph training;
  training.results = 0;
  for (const char* name : {"a.weight", "b.weight"}) {
    const Var weight = testing::parameter(training.graph, name, {4});
    training.weights.push_back(training.graph.number(weight.id));
    training.graph.add_output(Name(name) / "gradient", weight.id);
  }
  return training;
}

TEST(TrainedBy, WithoutAnOptimizerAllWeightsAreFrozen) {
  TrainingGraph training;
  training.weights = {2, 3};
  const TrainingGraph forward = trained_by<NoUpdate>(training);
  EXPECT_TRUE(forward.weights.empty());
  EXPECT_EQ(forward.frozen, (Buffer<std::int32_t>{2, 3}));
}

TEST(TrainedBy, AnOptimizerWithoutGroupsUpdatesAll) {
  const TrainingGraph training = two_weights();
  EXPECT_EQ(&trained_by<Sgd>(training), &training);
}

constexpr OptimizerOptions freezing{.groups = {{"a.*", {.frozen = true}}}};
constexpr OptimizerOptions misspelt{.groups = {{"a.*", {.frozen = true}}, {"c.*", {}}}};

TEST(TrainedBy, FrozenWeightsHaveNoGradients) {
  const TrainingGraph training = two_weights();
  EXPECT_EQ((unmatched_group<Optimizer<Sgd, freezing>>(training)), -1);
  const TrainingGraph rest = trained_by<Optimizer<Sgd, freezing>>(training);
  EXPECT_EQ(rest.weights, Buffer<std::int32_t>{1});
  EXPECT_EQ(rest.frozen, Buffer<std::int32_t>{0});
  ASSERT_EQ(rest.graph.outputs.size(), 1);
  EXPECT_TRUE(rest.graph.name(rest.graph.outputs[0].name) == Name("b.weight.gradient"));
}

// Weight decay would move them otherwise, where a strategy updates each weight by itself.
TEST(TrainedBy, IntegersAreFrozenOrAnError) {
  TrainingGraph training = two_weights();
  training.graph.add_input("a.qweight", InputKind::weight, DType::i8, {4});
  training.weights.push_back(static_cast<std::int32_t>(training.graph.inputs.size() - 1));
  training.graph.add_output("a.qweight.gradient", training.graph.outputs[0].node);
  EXPECT_EQ((trained_by<Optimizer<Sgd, freezing>>(training).weights), Buffer<std::int32_t>{1});
  testing::expect_error([&] { (void)trained_by<Sgd>(training); }, "weight_is_not_floating",
                        {"'a.qweight'", "i8", ".frozen = true"});
  EXPECT_EQ(trained_by<NoUpdate>(training).frozen.size(), 3);
}

TEST(TrainedBy, AGroupOfNoWeightIsAnError) {
  const TrainingGraph training = two_weights();
  EXPECT_EQ((unmatched_group<Optimizer<Sgd, misspelt>>(training)), 1);
  testing::expect_error([&] { (void)trained_by<Optimizer<Sgd, misspelt>>(training); }, "group_names_no_parameter",
                        {"c.*"});
}

}  // namespace weft::trained_by_test
