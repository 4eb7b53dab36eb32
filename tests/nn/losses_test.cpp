// Losses: values against formulas in double, gradients, wrong and ignored labels, and accuracy.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/softmax.hpp>

namespace weft::losses_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

Value labels(std::vector<double> numbers) {
  const Shape shape{static_cast<Index>(numbers.size())};
  return make_value(DType::i32, shape, std::move(numbers));
}

constexpr Shape shape_of_loss(const Shape& logits, const Shape& label) {
  Graph graph;
  const Var x{&graph, graph.add_input("logits", InputKind::data, DType::f32, logits)};
  const Var y{&graph, graph.add_input("label", InputKind::data, DType::i32, label)};
  return cross_entropy(x, y).shape();
}
static_assert(shape_of_loss({4, 10}, {4}) == Shape{4});
static_assert(shape_of_loss({2, 3, 10}, {2, 3}) == Shape{2, 3});

TEST(Losses, CrossEntropyIsMinusTheLogOfTheLabelsShare) {
  Program program;
  const Var logits = program.input("logits", {4, 3}), label = program.input("label", {4}, DType::i32);
  const Value x = random_value(DType::f32, {4, 3}, 1, -3, 3), y = labels({2, 0, 1, 2});
  const Value loss = program.value(cross_entropy(logits, label), {x, y});
  for (Index row = 0; row < 4; ++row) {
    double total = 0;
    for (Index i = 0; i < 3; ++i) total += std::exp(x[row * 3 + i]);
    EXPECT_NEAR(loss[row], -std::log(std::exp(x[row * 3 + static_cast<Index>(y[row])]) / total), 1e-6);
  }
}

TEST(Losses, CrossEntropyIsStableForLargeLogits) {
  Program program;
  const Var logits = program.input("logits", {3, 2}), label = program.input("label", {3}, DType::i32);
  const Value x = f32_value({3, 2}, {1e4, -1e4, 1e4, -1e4, 1e30, 1e30});
  const Value loss = program.value(cross_entropy(logits, label), {x, labels({0, 1, 0})});
  testing::expect_near(loss, f32_value({3}, {0, 2e4, std::log(2.0)}), 1e-6);
}

TEST(Losses, TheGradientOfCrossEntropyIsSoftmaxMinusOneHot) {
  Program program;
  const Var logits = program.input("logits", {2, 3}), label = program.input("label", {2}, DType::i32);
  const Value x = random_value(DType::f32, {2, 3}, 1, -3, 3), y = labels({2, 0});
  const Buffer<Id> gradient = differentiate(program.graph, sum(cross_entropy(logits, label)).id, {logits.id});
  Value expected = program.value(softmax(logits), {x, y});
  expected[2] -= 1;
  expected[3] -= 1;
  testing::expect_near(program.value({&program.graph, gradient[0]}, {x, y}), expected, 2e-7);
}

TEST(Losses, Gradients) {
  const Value logits = random_value(DType::f32, {5, 4}, 1, -2, 2);
  expect_gradients({logits, labels({0, 3, 2, 1, 0})}, [](const Vars& x) { return cross_entropy(x[0], x[1]); });
  expect_gradients({logits, labels({0, 3, -1, 1, -1})},
                   [](const Vars& x) { return cross_entropy(x[0], x[1], {.ignore_index = -1}); });
  const Value x = random_value(DType::f32, {6}, 2, -3, 3), y = random_value(DType::f32, {6}, 3, 0, 1);
  expect_gradients({x, y}, [](const Vars& v) { return binary_cross_entropy_with_logits(v[0], v[1]); });
  expect_gradients({x, y}, [](const Vars& v) { return mse(v[0], v[1]); });
}

// A program of [4, 3] logits and [4] labels.
struct Labeled {
  Program program;
  Var logits = program.input("logits", {4, 3}), label = program.input("label", {4}, DType::i32), value;
  explicit Labeled(Var (*function)(Var, Var)) : value(function(logits, label)) {}
};

TEST(Losses, ALabelOutsideTheClassesIsAnErrorThatNamesItAndItsRow) {
  Var (*const functions[])(Var, Var) = {
      [](Var x, Var y) { return cross_entropy(x, y); },
      [](Var x, Var y) { return cross_entropy(x, y, {.ignore_index = 255}); },
      [](Var x, Var y) { return correct(x, y); }};
  for (const auto function : functions)
    for (const Value& x : {random_value(DType::f32, {4, 3}, 1), filled_value(DType::f32, {4, 3}, HUGE_VAL)}) {
      Labeled at(function);
      const auto refuses = [&](const Value& y, const char* wrong, const char* row) {
        expect_error([&] { (void)at.program.value(at.value, {x, y}); }, "label_out_of_range", {wrong, row, "[0, 3)"});
      };
      refuses(labels({0, 1, 3, 2}), "label 3", "row 2");
      refuses(labels({0, 2, 1, -1}), "label -1", "row 3");
      refuses(labels({-2147483648.0, 2, 1, 7}), "label -2147483648", "row 0");
    }
}

TEST(Losses, TheRowOfALabelIsThatOfTheBatch) {
  Program program;
  const Var logits = program.input("logits", {4, 2, 3}), label = program.input("label", {4, 2}, DType::u32);
  const std::vector<Value> in{random_value(DType::f32, {4, 2, 3}, 1),
                              make_value(DType::u32, {4, 2}, {0, 1, 2, 0, 1, 4294967295.0, 0, 0})};
  expect_error([&] { (void)program.value(cross_entropy(logits, label), in); }, "label_out_of_range",
               {"label 4294967295", "row 2"});
}

TEST(Losses, IgnoredRowsGiveNothing) {
  Labeled ignoring([](Var x, Var y) { return cross_entropy(x, y, {.ignore_index = -100}); });
  Labeled plain([](Var x, Var y) { return cross_entropy(x, y); });
  Program& program = ignoring.program;
  const Buffer<Id> gradient = differentiate(program.graph, sum(ignoring.value).id, {ignoring.logits.id});
  Value x = random_value(DType::f32, {4, 3}, 1);
  const Value others = plain.program.value(plain.value, {x, labels({0, 2, 0, 1})});
  for (Index i = 0; i < 3; ++i) x[i] = i == 0 ? HUGE_VAL : std::nan("");  // of a row that is ignored
  const std::vector<Value> in{x, labels({-100, 2, -100, 1})};
  const Value losses = program.value(ignoring.value, in), slopes = program.value({&program.graph, gradient[0]}, in);
  for (Index row : {0, 2}) {
    EXPECT_EQ(losses[row], 0);
    for (Index i = 0; i < 3; ++i) EXPECT_EQ(slopes[3 * row + i], 0);
  }
  for (Index row : {1, 3}) EXPECT_EQ(losses[row], others[row]);
  const Var classes = program.input("classes", {4}, DType::u32);
  expect_error([&] { (void)cross_entropy(ignoring.logits, classes, {.ignore_index = -100}); }, "constant_does_not_fit",
               {"-100", "u32"});
}

TEST(Losses, BinaryCrossEntropyByItsFormula) {
  Program program;
  const Var x = program.input("x", {5}), y = program.input("y", {5});
  const Value at = f32_value({5}, {-2, 0, 3, 500, -500}), target = f32_value({5}, {1, 0.25, 0, 1, 1});
  const Value loss = program.value(binary_cross_entropy_with_logits(x, y), {at, target});
  for (Index i = 0; i < 3; ++i) {
    const double p = 1 / (1 + std::exp(-at[i]));
    EXPECT_NEAR(loss[i], -(target[i] * std::log(p) + (1 - target[i]) * std::log(1 - p)), 1e-6);
  }
  EXPECT_EQ(loss[3], 0);
  EXPECT_EQ(loss[4], 500);
}

// In float64 by tests/golden/print_edge_values.py; at 0 the slope is that of the formula, too.
TEST(Losses, BinaryCrossEntropyOfCertainLogitsKeepsItsDigits) {
  Program program;
  const Var x = program.input("x", {5}), y = program.input("y", {5});
  const std::vector<Value> in{f32_value({5}, {-20, 20, -60, 0, 3}), f32_value({5}, {0, 1, 0, 0.25, 0})};
  const Var losses = binary_cross_entropy_with_logits(x, y);
  const Buffer<Id> gradient = differentiate(program.graph, sum(losses).id, {x.id});
  const Value loss = program.value(losses, in), slope = program.value({&program.graph, gradient[0]}, in);
  const double expected[] = {2.061153620314381e-09, 2.061153620314381e-09, 8.75651076269652e-27, 0.6931471805599453,
                             3.048587351573742},
               slopes[] = {2.0611536181902037e-09, -2.0611536181902037e-09, 8.75651076269652e-27, 0.25,
                           0.9525741268224334};
  for (Index i = 0; i < 5; ++i) {
    EXPECT_NEAR(loss[i], expected[i], 3e-7 * expected[i]) << i;
    EXPECT_NEAR(slope[i], slopes[i], 3e-7 * std::fabs(slopes[i])) << i;
  }
}

// The limits, where PyTorch and JAX say NaN: a certain logit is wrong for ever or costs nothing.
TEST(Losses, BinaryCrossEntropyOfInfiniteLogitsIsItsLimit) {
  Program program;
  const double infinity = std::numeric_limits<double>::infinity();
  const Var x = program.input("x", {4}), y = program.input("y", {4});
  const std::vector<Value> in{f32_value({4}, {infinity, -infinity, infinity, -infinity}), f32_value({4}, {1, 0, 0, 1})};
  const Var losses = binary_cross_entropy_with_logits(x, y);
  const Buffer<Id> slope = differentiate(program.graph, sum(losses).id, {x.id});
  EXPECT_EQ(program.value(losses, in).elements, (std::vector<double>{0, 0, infinity, infinity}));
  EXPECT_EQ(program.value({&program.graph, slope[0]}, in).elements, (std::vector<double>{0, 0, 1, -1}));
}

// Values: tests/golden/print_edge_values.py.
TEST(Losses, ARowOfWeightZeroMayBeInfiniteOrNaN) {
  Program program;
  const Var losses = program.input("losses", {4}), weight = program.input("weight", {4});
  const Value x = f32_value({4}, {3, HUGE_VAL, 5, std::nan("")}), w = f32_value({4}, {1, 0, 3, 0});
  const Var weighted = mean(losses, weight);
  EXPECT_EQ(program.value(weighted, {x, w})[0], 4.5);
  const Buffer<Id> gradient = differentiate(program.graph, weighted.id, {losses.id});
  EXPECT_EQ(program.value({&program.graph, gradient[0]}, {x, w}).elements, (std::vector<double>{0.25, 0, 0.75, 0}));
}

TEST(Losses, RowsCountByTheirWeights) {
  Program program;
  const Var losses = program.input("losses", {4}), weight = program.input("weight", {4}, DType::i32);
  const Value x = f32_value({4}, {3, 5, 7, 100});
  const Var weighted = mean(losses, weight);
  EXPECT_FLOAT_EQ(static_cast<float>(program.value(weighted, {x, labels({1, 2, 1, 0})})[0]), 5.0F);
  EXPECT_EQ(program.value(weighted, {x, labels({0, 0, 0, 0})})[0], 0);
  expect_gradients({random_value(DType::f32, {2, 3}, 1)},
                   [](const Vars& in) { return mean(square(in[0]), iota(*in[0].graph, in[0].shape(), 1)); });
  expect_error([&] { (void)mean(losses, program.input("matrix", {4, 1})); }, "operand_ranks_differ", {"mean: weights"});
  const Var dims = mean(program.input("x", {2, 3, 5}), {0, 2});
  EXPECT_TRUE(dims.shape() == (Shape{3})) << "a list beside it is one of dimensions";
}

TEST(Losses, MeanSquaredErrorOfF16IsFiniteWhereItsSquaresAreNot) {
  Program program;
  const Var x = program.input("x", {4}, DType::f16), y = program.input("y", {4}, DType::f16);
  const Value at = make_value(DType::f16, {4}, {300, 0, 0, 0});
  EXPECT_EQ(program.value(mse(x, y), {at, filled_value(DType::f16, {4}, 0)})[0], 22496);  // 22500 in steps of 16
}

TEST(Losses, MeanSquaredErrorIsOneNumber) {
  Program program;
  const Var x = program.input("x", {2, 2}), y = program.input("y", {2, 2});
  testing::expect_equal(program.value(mse(x, y), {f32_value({2, 2}, {1, 2, 3, 4}), f32_value({2, 2}, {1, 0, 3, 0})}),
                        f32_value({}, {5}));
}

TEST(Losses, TheFirstOfEqualLogitsCounts) {
  Program program;
  const Var logits = program.input("logits", {5, 3}), label = program.input("label", {5}, DType::i32);
  const double nan = std::nan("");
  const std::vector<Value> in{f32_value({5, 3}, {1, 3, 2, 5, 5, 5, 0, 7, 7, -3, -2, -1, nan, 0, 0}),
                              labels({1, 0, 2, 2, 0})};
  EXPECT_EQ(program.value(argmax(logits), in).elements, (std::vector<double>{1, 0, 1, 2, 0}));
  const Value hits = program.value(correct(logits, label), in);
  testing::expect_equal(hits, f32_value({5}, {1, 1, 0, 1, 0}));
}

TEST(Losses, TheFirstNaNIsTheLargest) {
  Program program;
  const double nan = std::nan("");
  const Value x = f32_value({3, 3}, {1, nan, nan, 2, 9, nan, HUGE_VAL, nan, 0});
  EXPECT_EQ(program.value(argmax(program.input("logits", {3, 3})), {x}).elements, (std::vector<double>{1, 2, 1}));
}

TEST(Losses, LabelsMustFitTheirLogits) {
  expect_error([] { (void)shape_of_loss({4, 10}, {5}); }, "labels_do_not_fit", {"5 labels", "4 rows"});
  expect_error([] { (void)shape_of_loss({4, 10}, {4, 1}); }, "operand_ranks_differ", {"label", "2", "1"});
  expect_error([] { (void)shape_of_loss({}, {}); }, "operand_ranks_differ", {"loss", "0", "1"});
  Program program;
  const Var logits = program.input("logits", {4, 3}), label = program.input("label", {4});
  expect_error([&] { (void)cross_entropy(logits, label); }, "element_type_not_supported",
               {"label", "f32", "labels and indices to i32"});
  expect_error([&] { (void)correct(logits, label); }, "element_type_not_supported", {"label", "f32"});
}

// A model with one of everything, and its gradients.
constexpr Graph model_with_everything(Index batch) {
  Graph graph;
  const Var image{&graph, graph.add_input("image", InputKind::data, DType::f32, {batch, 6})};
  const Var label{&graph, graph.add_input("label", InputKind::data, DType::i32, {batch})};
  Var x = nn::LayerNorm{"norm", 8}(nn::Linear{"first", 6, 8}(image));
  for (auto activation : {relu, sigmoid, silu, gelu, gelu_tanh, quick_gelu, softplus, log_sigmoid}) x = activation(x);
  x = nn::RmsNorm{"rms", 8}(leaky_relu(nn::Dropout{"drop", 0.5}(x)));
  const Var exponent = logsumexp(x, 0);
  const Var logits = softmax(log_softmax(nn::Linear{"last", 8, 3}(pow(abs(x) + 1.0, exponent)), 0));
  const Var loss = mean(cross_entropy(logits, label));
  const Var error = mse(logits, square(logits));
  const Var binary = mean(binary_cross_entropy_with_logits(logits, tanh(logits)));
  const Var total = loss + error + binary;
  Buffer<Id> weights;
  for (const Input& input : graph.inputs)
    if (input.kind == InputKind::weight) weights.push_back(input.node);
  for (Id gradient : differentiate(graph, total.id, weights)) graph.add_output("gradient", gradient);
  graph.add_output("correct", correct(logits, label).id);
  return graph;
}

TEST(Losses, AModelIsTheSameGraphAtCompileTimeAndAtRunTime) {
  constexpr std::uint64_t compiled = testing::fingerprint(model_with_everything(4));
  volatile Index batch = 4;
  EXPECT_EQ(testing::fingerprint(model_with_everything(batch)), compiled);
  EXPECT_NE(testing::fingerprint(model_with_everything(batch + 1)), compiled);
}

TEST(Losses, OfClassesAsInPyTorch) {
  const std::vector<testing::GoldenInput> data{{"x", {6, 4}}, {"label", {6}, DType::i32}};
  const auto settings_of = [](Var x, double smoothing, bool weighs) {
    CrossEntropySettings settings{.ignore_index = -1, .label_smoothing = smoothing};
    if (weighs) settings.class_weights = constants(*x.graph, {4}, {0.5F, 2, 1, 0});
    return settings;
  };
  for (const bool weighs : {false, true})
    for (const double smoothing : {0.0, 0.25}) {
      const std::string name =
          std::string("cross_entropy") + (weighs ? "_weights" : "") + (smoothing > 0 ? "_smooth" : "");
      testing::expect_golden_layer((name + "_none").c_str(), data, [&](const Vars& v) {
        return Vars{cross_entropy(v[0], v[1], settings_of(v[0], smoothing, weighs))};
      });
      testing::expect_golden_layer((name + "_mean").c_str(), data, [&](const Vars& v) {
        return Vars{mean_cross_entropy(v[0], v[1], settings_of(v[0], smoothing, weighs))};
      });
      const auto of_shares = [&](const Vars& v) {
        return nll(log_softmax(v[0]), v[1], settings_of(v[0], smoothing, weighs));
      };
      testing::expect_golden_layer((name + "_none").c_str(), data, [&](const Vars& v) { return Vars{of_shares(v)}; });
      expect_gradients({random_value(DType::f32, {3, 4}, 1), labels({2, -1, 0})}, of_shares);
    }
  testing::expect_golden_layer("nll_none", data,
                               [&](const Vars& v) { return Vars{nll(v[0], v[1], settings_of(v[0], 0, true))}; });
  testing::expect_golden_layer("nll_mean", data,
                               [&](const Vars& v) { return Vars{mean_nll(v[0], v[1], settings_of(v[0], 0, true))}; });
}

TEST(Losses, SettingsThatDoNotFit) {
  Program program;
  const Var x = program.input("x", {4, 3}), y = program.input("y", {4}, DType::i32), w = program.input("w", {4});
  expect_error([&] { (void)cross_entropy(x, y, {.label_smoothing = 1.5}); }, "setting_out_of_range",
               {"label_smoothing is 1.5", "[0, 1]"});
  expect_error([&] { (void)cross_entropy(x, y, {.class_weights = w}); }, "labels_do_not_fit", {"4", "3"});
  expect_error([&] { (void)nll(x, y, {.class_weights = x}); }, "operand_ranks_differ", {"class_weights", "rank 2"});
}

TEST(Losses, OfRowsThatAreAllIgnoredTheMeanIsZero) {
  Labeled none([](Var x, Var y) { return mean_cross_entropy(x, y, {.ignore_index = 0}); });
  EXPECT_EQ(none.program.value(none.value, {random_value(DType::f32, {4, 3}, 1), labels({0, 0, 0, 0})})[0], 0);
}

}  // namespace weft::losses_test
