// Functions of any outputs on meshes: what one device returns, however the batch and the weights are cut.
#include <weft/train/program.hpp>

#include <support/expect_error.hpp>
#include <support/small_training.hpp>
#include <weft/nn/softmax.hpp>
#include <weft/nn/stack.hpp>

#include <algorithm>

namespace weft::program_test {

using testing::data_mesh;
using testing::model_mesh;

constexpr Index rows = 8, classes = testing::small_classes;
using Images = Inputs<f32[rows][testing::small_features]>;
std::vector<float> images_of(Index number) {
  return testing::RandomBatch(7, number, rows, testing::small_features, classes).image;
}

// Results of every element type that follow the batch, and sums over it.
template <class Digit, class Odds, class Sure, class Total>
struct Answer {
  Digit digit;
  Odds odds;
  Sure sure;
  Total total;
};
struct Classify {
  constexpr Answer<Var, Var, Var, Var> operator()(Var image) const {
    const Var odds = softmax(testing::SmallClassifier{}(image));
    return {argmax(odds), odds, max(odds, 1) > 0.3, sum(odds, 0)};
  }
};
template <const auto& mesh, auto strategy>
using Classifier = Program<Classify, Images, mesh, strategy>;
using Alone = Classifier<data_mesh<1>, Ddp{}>;
static_assert(
    std::same_as<Alone::Results, Answer<TensorView<const std::int32_t, rows>, TensorView<const float, rows, classes>,
                                        TensorView<const bool, rows>, TensorView<const float, classes>>>);
static_assert(std::same_as<Alone::Results, Classifier<data_mesh<4>, Fsdp{.stage = 3}>::Results>);

template <class View>
std::vector<typename View::Element> list_of(const View& view) {
  return std::vector<typename View::Element>(view.begin(), view.end());
}
template <class Program>
void give_weights(const Program& program, std::uint32_t seed) {
  for (Index i = 0; i < program.tensors().size(); ++i) {
    const StoredTensor& tensor = program.tensors()[i];
    std::vector<float> values;
    for (std::uint32_t k = 0; k < static_cast<std::uint32_t>(tensor.shape.elements()); ++k)
      values.push_back(2 * uniform_from_bits(random_bits_at(seed, tensor.name.c_str(), 0, k)) - 1);
    program.tensors().write(tensor.name.c_str(), values);
  }
}

// What one device answers in two calls.
struct Answers {
  std::vector<std::int32_t> digit;
  std::vector<float> odds, total;
  std::vector<bool> sure;
};
template <class Program>
std::vector<Answers> ask(Index* heap_calls_in_second_call = nullptr) {
  Runtime runtime(static_cast<int>(Program::devices));
  Program classify(runtime);
  give_weights(classify, 5);
  std::vector<Answers> all;
  for (Index call = 0; call < 2; ++call) {
    const std::vector<float> images = images_of(call);
    const Index before = testing::heap_calls();
    const auto [digit, odds, sure, total] = classify(images);
    if (heap_calls_in_second_call != nullptr) *heap_calls_in_second_call = testing::heap_calls() - before;
    all.push_back({list_of(digit), list_of(odds), list_of(total), list_of(sure)});
  }
  return all;
}
const std::vector<Answers>& answers_of_one_device() {
  static const std::vector<Answers> answers = ask<Alone>();
  return answers;
}

// The results that follow the batch to the last bit; sums over it, and of what is cut otherwise, but for rounding.
template <class Program>
void expect_the_same(bool to_the_bit = true) {
  Index heap_calls = -1;
  const std::vector<Answers> answers = ask<Program>(&heap_calls);
  EXPECT_EQ(heap_calls, 0);
  for (std::size_t call = 0; call < answers.size(); ++call) {
    SCOPED_TRACE(::testing::Message() << "call " << call);
    const Answers &given = answers[call], &expected = answers_of_one_device()[call];
    EXPECT_EQ(given.digit, expected.digit);
    EXPECT_EQ(given.sure, expected.sure);
    if (to_the_bit)
      EXPECT_EQ(given.odds, expected.odds);
    else
      testing::expect_close(given.odds, expected.odds, 1e-6);
    testing::expect_close(given.total, expected.total, 1e-6);
  }
}

TEST(Program, AnswersDiffer) {
  const std::vector<Answers>& answers = answers_of_one_device();
  EXPECT_NE(answers[0].odds, answers[1].odds);
  for (const Answers& one : answers) {
    EXPECT_NE(*std::max_element(one.digit.begin(), one.digit.end()),
              *std::min_element(one.digit.begin(), one.digit.end()));
    for (std::size_t row = 0; row < to_size(rows); ++row) {
      const float* const odds = one.odds.data() + row * to_size(classes);
      EXPECT_EQ(one.digit[row], std::max_element(odds, odds + classes) - odds);
      EXPECT_EQ(one.sure[row], *std::max_element(odds, odds + classes) > 0.3F);
    }
    for (std::size_t c = 0; c < to_size(classes); ++c) {
      double sum = 0;
      for (std::size_t row = 0; row < to_size(rows); ++row)
        sum += static_cast<double>(one.odds[row * to_size(classes) + c]);
      EXPECT_NEAR(static_cast<double>(one.total[c]), sum, 1e-5);
    }
  }
}
TEST(Program, AnswersTheSameUnderDdp) {
  expect_the_same<Classifier<data_mesh<2>, Ddp{}>>();
  expect_the_same<Classifier<model_mesh<2, 2>, Ddp{}>>();
}
TEST(Program, AnswersTheSameUnderEveryStageOfZero) {
  expect_the_same<Classifier<data_mesh<2>, Fsdp{.stage = 1}>>();
  expect_the_same<Classifier<data_mesh<4>, Fsdp{.stage = 3}>>();
}
inline constexpr SpmdSpecs batch_spec{{PartitionSpec("data")}, {}};
inline constexpr SpmdSpecs specs{{PartitionSpec("data")},
                                 {{"hidden1.weight", PartitionSpec(nullptr, "model")},
                                  {"hidden1.bias", PartitionSpec("model")},
                                  {"hidden2.weight", PartitionSpec("model", nullptr)},
                                  {"output.weight", PartitionSpec(nullptr, "model")},
                                  {"output.bias", PartitionSpec("model")}}};
TEST(Program, AnswersTheSameUnderSpmd) { expect_the_same<Classifier<model_mesh<2, 2>, Spmd(specs)>>(false); }

TEST(Program, SumsHaveTheSameBitsUnderAllStrategiesThatCutTheBatch) {
  const std::vector<Answers> ddp = ask<Classifier<data_mesh<2>, Ddp{}>>();
  const std::vector<Answers> zero = ask<Classifier<data_mesh<2>, Fsdp{.stage = 1}>>();
  const std::vector<Answers> spmd = ask<Classifier<data_mesh<2>, Spmd(batch_spec)>>();
  for (std::size_t call = 0; call < 2; ++call) {
    EXPECT_EQ(zero[call].total, ddp[call].total);
    EXPECT_EQ(spmd[call].total, ddp[call].total);
    EXPECT_EQ(spmd[call].odds, ddp[call].odds);
  }
}

TEST(Program, GathersNothingOnTheDevices) {
  EXPECT_EQ((Classifier<data_mesh<2>, Ddp{}>::plan().count(Collective::all_gather)), 0);
  EXPECT_EQ((Classifier<data_mesh<2>, Ddp{}>::plan().count(Collective::all_reduce)), 1);
  EXPECT_EQ((Classifier<data_mesh<4>, Fsdp{.stage = 3}>::plan().count(Collective::all_gather)), 3);
  for (const InputSlot& input : Classifier<data_mesh<4>, Fsdp{.stage = 3}>::plan().inputs)
    EXPECT_TRUE(input.kind == InputKind::data || input.kind == InputKind::weight);
}

// Results of all kinds, by plain loops: cut in another dimension, not at all, inputs and weights as they are, one value
// twice, an extremum over the batch, what no input is needed for.
struct Kinds {
  constexpr std::array<Var, 9> operator()(Var x, Var n) const {
    const Var scale{x.graph, x.graph->add_input("scale", InputKind::weight, DType::f32, {3}, {})};
    const Var scaled = x * broadcast_to(scale, x.shape());
    return {transpose(scaled),
            x,
            scale,
            max(x, 0),
            n + n,
            n + n,
            convert(x, DType::bf16),
            mean(x),
            iota(*x.graph, {4}, 0, DType::u32)};
  }
};
template <const auto& mesh, auto strategy>
void expect_kinds() {
  using Kind = Program<Kinds, Inputs<f32[4][3], i32[4]>, mesh, strategy>;
  using Results = typename Kind::Results;
  static_assert(std::tuple_size_v<Results> == 9);
  static_assert(std::same_as<std::tuple_element_t<0, Results>, TensorView<const float, 3, 4>>);
  static_assert(std::same_as<std::tuple_element_t<6, Results>, TensorView<const bfloat16, 4, 3>>);
  static_assert(std::same_as<std::tuple_element_t<7, Results>, TensorView<const float>>);
  static_assert(std::same_as<std::tuple_element_t<8, Results>, TensorView<const std::uint32_t, 4>>);
  Runtime runtime(static_cast<int>(Kind::devices));
  Kind kinds(runtime);
  kinds.tensors().write("scale", std::vector<float>{1, 10, 100});
  const std::vector<float> x{1, 2, 3, 4, 5, 6, 7, -8, 9, 10, 11, 0};
  const auto [turned, same, scale, most, twice, again, half, average, numbers] =
      kinds(x, std::vector<std::int32_t>{5, 6, 7, 8});
  EXPECT_EQ(list_of(turned), (std::vector<float>{1, 4, 7, 10, 20, 50, -80, 110, 300, 600, 900, 0}));
  EXPECT_EQ(list_of(same), x);
  EXPECT_EQ(list_of(scale), (std::vector<float>{1, 10, 100}));
  EXPECT_EQ(list_of(most), (std::vector<float>{10, 11, 9}));
  EXPECT_EQ(list_of(twice), (std::vector<std::int32_t>{10, 12, 14, 16}));
  EXPECT_EQ(list_of(again), list_of(twice));
  EXPECT_EQ(half(3, 1), bfloat16(11.0F));
  EXPECT_EQ(half(2, 1), bfloat16(-8.0F));
  EXPECT_FLOAT_EQ(average(), 50.0F / 12);
  EXPECT_EQ(list_of(numbers), (std::vector<std::uint32_t>{0, 1, 2, 3}));
}
inline constexpr SpmdSpecs second_dimension{{PartitionSpec(nullptr, nullptr), PartitionSpec("data")}, {}};
TEST(Program, ReturnsValuesOfAllKinds) {
  expect_kinds<data_mesh<1>, Ddp{}>();
  expect_kinds<data_mesh<2>, Ddp{}>();
  expect_kinds<data_mesh<4>, Fsdp{.stage = 3}>();
  expect_kinds<data_mesh<2>, Spmd(second_dimension)>();
}

struct Residual {
  Name name;
  constexpr Var operator()(Var x) const { return x + nn::Linear{name / "inner", 4, 4}(x); }
};
struct Deep {
  constexpr std::pair<Var, Var> operator()(Var x) const {
    const Var y = nn::Stack<Residual, 3>{"h", {}}(x);
    return {y, y > 0.0};
  }
};
template <const auto& mesh, auto strategy>
std::vector<float> deep() {
  using Layers = Program<Deep, Inputs<f32[4][4]>, mesh, strategy>;
  Runtime runtime(static_cast<int>(Layers::devices));
  Layers layers(runtime);
  give_weights(layers, 6);
  const std::vector<float> x{1, 2, 3, 4, 5, 6, 7, 8, -1, -2, -3, -4, -5, -6, -7, -8};
  const auto [y, positive] = layers(x);
  for (Index i = 0; i < y.size(); ++i) EXPECT_EQ(positive.data()[i], y.data()[i] > 0);
  return list_of(y);
}
TEST(Program, StacksOfLayersAreFlatVectorsUnderFsdp) {
  const std::vector<float> alone = deep<data_mesh<1>, Ddp{}>();
  EXPECT_EQ((deep<data_mesh<2>, Fsdp{.stage = 3}>()), alone);
  EXPECT_EQ((deep<data_mesh<2>, Fsdp{.stage = 2}>()), alone);
  EXPECT_GT(std::count_if(alone.begin(), alone.end(), [](float y) { return y > 0; }), 0);
}

struct Parted {
  Var left, right;
};
struct Halves {
  constexpr Parted operator()(Var x) const { return {slice(x, {0, 0}, {2, 2}), slice(x, {0, 2}, {2, 4})}; }
};
TEST(Program, ViewsAreOfTheLastCallAndTensorsAreKept) {
  Runtime runtime(2);
  Program<Halves, Inputs<f32[2][4]>, data_mesh<2>, Ddp{}> halves(runtime);
  const auto [left, right] = halves(std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8});
  const Tensor<float, 2, 2> kept = left;
  EXPECT_EQ(list_of(right), (std::vector<float>{3, 4, 7, 8}));
  const auto [next, more] = halves(Tensor<float, 2, 4>{9, 2, 3, 4, 5, 6, 7, 8});
  EXPECT_EQ(left(0, 0), 9);
  EXPECT_EQ(left.data(), next.data());
  EXPECT_EQ(list_of(kept), (std::vector<float>{1, 2, 5, 6}));
  EXPECT_EQ(list_of(more), list_of(right));
}

using Trainer = TrainStep<testing::SmallLoss, testing::SmallInputs, data_mesh<2>, Ddp{}, SgdMomentum>;
TEST(Program, TakesTheWeightsOfATrainingBetweenItsSteps) {
  Runtime runtime(2), alone(1);
  Trainer step(runtime, Seed{42}, testing::small_settings);
  Classifier<data_mesh<2>, Fsdp{.stage = 1}> classify(runtime);
  Alone classify_alone(alone);
  std::vector<float> before;
  for (Index i = 0; i < 2; ++i) {
    testing::take_steps(step, i, i + 1);
    classify.load_weights(step);
    classify_alone.load_weights(step);
    const std::vector<float> odds = list_of(classify(images_of(i)).odds);
    EXPECT_EQ(odds, list_of(classify_alone(images_of(i)).odds));
    EXPECT_NE(odds, before);
    before = odds;
  }
}
// On the devices of the step, and, since each has all weights, on a runtime of one device: nothing is copied.
TEST(Program, ReadsTheWeightsOfATrainingWhereTheyAre) {
  Runtime runtime(2), alone(1);
  Trainer step(runtime, Seed{42}, testing::small_settings);
  Classifier<data_mesh<2>, Ddp{}> classify(weights_of(step)), loads(runtime);
  Alone classify_alone(alone, weights_of(step));
  Alone classify_again(weights_of(classify_alone));
  EXPECT_LT(classify.allocated_bytes(1), loads.allocated_bytes(1));
  EXPECT_EQ(loads.allocated_bytes(1), loads.peak_bytes_per_device);
  const auto address = [](const auto& of, Index device) {
    return of.executable().input(device, of.tensors().find("hidden1.weight").input);
  };
  EXPECT_EQ(address(classify, 1), address(step, 1));
  EXPECT_EQ(address(classify_alone, 0), address(step, 0));
  EXPECT_EQ(address(classify_again, 0), address(step, 0));
  std::vector<float> before;
  for (Index i = 0; i < 3; ++i) {
    testing::take_steps(step, i, i + 1);
    loads.load_weights(step);
    const std::vector<float> images = images_of(0), expected = list_of(loads(images).odds);
    const Index heap_calls = testing::heap_calls();
    const auto answer = classify(images);
    EXPECT_EQ(i == 0 ? 0 : testing::heap_calls() - heap_calls, 0);
    EXPECT_EQ(list_of(answer.odds), expected);
    EXPECT_EQ(list_of(classify_alone(images).odds), expected);
    EXPECT_EQ(list_of(classify_again(images).odds), expected);
    EXPECT_NE(expected, before);
    before = expected;
  }
  testing::expect_error([&] { classify.load_weights(step); }, "weights_are_shared", {"'hidden1.weight'"});
}
// The same of a lender of a type that is not known where the program is made.
TEST(Program, ReadsTheWeightsOfAnyTraining) {
  Runtime runtime(2), alone(1), four(4);
  Trainer step(runtime, Seed{42}, testing::small_settings);
  const AnyWeights weights = weights_of(step);
  ASSERT_TRUE(Alone::can_share(weights));
  Alone shares(alone, weights), loads(alone);
  testing::take_steps(step, 0, 1);
  loads.load_weights(step);
  EXPECT_LT(shares.allocated_bytes(0), loads.allocated_bytes(0));
  EXPECT_EQ(list_of(shares(images_of(0)).odds), list_of(loads(images_of(0)).odds));

  const Classifier<data_mesh<4>, Fsdp{.stage = 3}> cut(four);
  EXPECT_FALSE(Alone::can_share(weights_of(cut)));
  testing::expect_error([&] { Alone classify(alone, AnyWeights(weights_of(cut))); }, "shared_weight_lies_differently",
                        {"'hidden1.weight'", "in a flat vector over data to its lender"});
  const Program<Halves, Inputs<f32[2][4]>, data_mesh<2>, Ddp{}> without(runtime);
  EXPECT_FALSE(Alone::can_share(weights_of(without)));
  testing::expect_error([&] { Alone classify(alone, AnyWeights(weights_of(without))); }, "shared_weight_is_unknown",
                        {"'hidden1.weight'"});
}
TEST(Program, WeightsThatTheLenderWasNeverGivenAreAnError) {
  Runtime alone(1);
  Alone lender(alone), classify(weights_of(lender));
  testing::expect_error([&] { classify(images_of(0)); }, "weight_was_never_given", {"'hidden1.weight'"});
  give_weights(lender, 5);
  EXPECT_EQ(list_of(classify(images_of(0)).odds), answers_of_one_device()[0].odds);
}

TEST(Program, WrongRuntimesBatchesAndMissingWeightsAreErrors) {
  Runtime alone(1), two(2);
  testing::expect_error([&] { Alone classify(two); }, "device_counts_differ", {"1", "2"});
  Alone classify(alone);
  testing::expect_error([&] { classify(images_of(0)); }, "weight_was_never_given", {"'hidden1.weight'"});
  give_weights(classify, 5);
  testing::expect_error([&] { classify(std::vector<float>(95)); }, "batch_size_differs", {"input 0", "96", "95"});
}

}  // namespace weft::program_test
