// What is wrong with a program that is made when the program starts is told before anything is allocated.
#include <weft/dynamic/made_plan.hpp>

#include <support/expect_error.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>

namespace weft::dynamic_made_plan_test {

using dynamic::MadePlan;
using testing::expect_error;

struct Loss {
  Index features = 8, classes = 4;
  PartitionSpec mark = {};
  static constexpr int line_of_mark = __LINE__ + 3;
  constexpr Var operator()(Var image, Var label) const {
    const Var logits = nn::Linear{"output", features, classes}(image);
    return mean(cross_entropy(mark.entries > 0 ? mark_sharding(logits, mark) : logits, label));
  }
};

// A plan of what differs from what is right.
struct Asked {
  Loss loss = {};
  Index rows = 16, features = 8, labels = 16;
  Mesh mesh{{"data", 2}};
  AnyStrategy strategy = Ddp{};
  dynamic::Options options{};
  int devices = 2;

  [[nodiscard]] Index peak() const {
    const Runtime runtime(devices);
    const MadePlan plan(&runtime, dynamic::measured_function(loss),
                        {input<float>({rows, features}), input<std::int32_t>({labels})}, mesh, strategy, AdamW{},
                        options);
    return plan.peak_bytes();
  }
  void is_refused(const char* code, const std::vector<std::string>& parts) const {
    SCOPED_TRACE(code);
    expect_error([this] { (void)peak(); }, code, parts);
  }
};

TEST(MadePlan, SizesThatDoNotExistAreRefused) {
  EXPECT_GT(Asked().peak(), 0);
  for (const Index rows : {Index{0}, Index{-2}, Index{1} << 31, Index{1} << 62})
    Asked{.rows = rows}.is_refused("input_extent_out_of_range", {"dimension 0 of input 0", std::to_string(rows)});
  Asked{.features = 0}.is_refused("input_extent_out_of_range", {"dimension 1 of input 0"});
  Asked{.rows = 2147483646, .features = 2147483647}.is_refused("input_has_too_many_elements", {"input 0"});
  Asked{.labels = 0}.is_refused("input_extent_out_of_range", {"input 1"});
  Asked{.rows = 15, .labels = 15}.is_refused("batch_does_not_divide", {"15", "2"});
  Asked{.labels = 8}.is_refused("labels_do_not_fit", {"8"});
  Asked{.features = 9}.is_refused("layer_input_differs", {"9", "8"});
}

TEST(MadePlan, MarksThatDoNotFitAreRefusedWithTheirLineAndFile) {
  const std::string line =
      "line " + std::to_string(Loss::line_of_mark) + " of " + std::string(file_name(__FILE__).view());
  EXPECT_GT((Asked{.loss = {8, 4, P("data")}}.peak()), 0);
  Asked{.loss = {8, 4, P("data", "modle")}}.is_refused("mark_of_unknown_axis", {line, "\"modle\"", "\"data\" (2)"});
  Asked{.loss = {8, 4, P("data", "data")}}.is_refused("mark_names_axis_twice",
                                                      {line, "\"data\"", "dimension 0", "dimension 1"});
  Asked{.loss = {8, 3, P(nullptr, "data")}}.is_refused("mark_does_not_divide", {line, "\"data\"", "3", "2"});
  Asked{.loss = {8, 4, P("data", nullptr, nullptr)}}.is_refused("mark_longer_than_rank", {line, "3 entries", "rank 2"});
}

// The line of the operation, or of the layer's name, as a compile error has it.
TEST(MadePlan, MistakesOfAModelAreToldWithTheirLine) {
  struct Broadcast {
    constexpr Var operator()(Var x) const {
      const Var y = transpose(x, {1, 0});
      return mean(x + y);
    }
  };
  constexpr int line = __LINE__ - 3;
  struct Layer {
    constexpr Var operator()(Var x) const { return mean(nn::Linear{"wide", 9, 4}(x)); }
  };
  [[maybe_unused]] constexpr int line_of_layer = __LINE__ - 2;
  const Runtime runtime(1);
  const auto plan = [&](const auto& loss) {
    (void)MadePlan(&runtime, dynamic::measured_function(loss), {input<float>({16, 8})}, Mesh{{"data", 1}}, Ddp{},
                   AdamW{}, {});
  };
  const std::string file = " of " + std::string(file_name(__FILE__).view()) + ": f32[16, 8] and f32[8, 16]]";
  expect_error([&] { plan(Broadcast{}); }, "shapes_do_not_broadcast",
               {"extents 8 and 16", "[line " + std::to_string(line) + file});
#if !defined(__clang__)  // which does not know it: WEFT_LINE_OF_NAME
  expect_error([&] { plan(Layer{}); }, "layer_input_differs", {"'wide'", "[line " + std::to_string(line_of_layer)});
#endif
}

TEST(MadePlan, OverExplicitAxesAnAmbiguousResultIsRefusedUnlessItIsMarked) {
  const Mesh mesh{{"data", 2}, {"model", 2, AxisType::explicit_axis}};
  const SpmdSpecs specs({P("data", "model"), P("data")}, {{"output.weight", P("model")}});
  Asked{.mesh = mesh, .strategy = specs, .devices = 4}.is_refused(
      "contracting_sharded_ambiguous", {"dot_general [16, 8](-, model) [8, 4](model, -)", "mark its result"});
  EXPECT_GT((Asked{.loss = {8, 4, P("data")}, .mesh = mesh, .strategy = specs, .devices = 4}.peak()), 0);
}

TEST(MadePlan, MeshesStrategiesAndOptionsThatDoNotFitAreRefused) {
  Asked{.mesh = Mesh{{"data", 1025}}}.is_refused("too_many_devices", {"1025", "1024"});
  Asked{.mesh = Mesh{{"data", 4}}}.is_refused("device_counts_differ", {"4", "2"});
  Asked{.mesh = Mesh{{"data", 2, AxisType::manual}}}.is_refused("axis_type_not_obeyed", {"data"});
  Asked{.strategy = Fsdp{.stage = 4}}.is_refused("zero_stage_out_of_range", {"4"});
  Asked{.strategy = Fsdp{.wrap = Wrap::by_type("Conv2d")}}.is_refused("no_layer_of_this_type", {"Conv2d", "'Linear'"});
  Asked{.strategy = SpmdSpecs({PartitionSpec("rows")}, {})}.is_refused("unknown_axis", {"\"rows\"", "\"data\" (2)"});
  Asked{.strategy = SpmdSpecs({PartitionSpec("data")}, {{"hidden.weight", PartitionSpec("data")}})}.is_refused(
      "spec_names_no_parameter", {"'hidden.weight'"});
  Asked{.strategy = SpmdSpecs({PartitionSpec("data")}, {{"output.bias", PartitionSpec("data", nullptr)}})}.is_refused(
      "spec_longer_than_rank", {"2 entries", "'output.bias'", "rank 1"});
  Asked{.loss = {8, 3},
        .strategy = SpmdSpecs({PartitionSpec("data"), PartitionSpec("data")}, {{"output.bias", PartitionSpec("data")}})}
      .is_refused("dimension_does_not_divide", {"'output.bias'", "3", "2"});
  const Mesh square{{"data", 2}, {"model", 1}};
  const auto with = [&](const AnyStrategy& strategy) { return Asked{.mesh = square, .strategy = strategy}; };
  const SpmdSpecs over_model({}, {{"output.bias", PartitionSpec("model")}});
  EXPECT_GT(with(Fsdp{.axes = axes("data")}).peak(), 0);
  with(Ddp{.axes = axes("rows")}).is_refused("unknown_axis", {"\"rows\"", "\"data\" (2)", "\"model\" (1)"});
  with(Fsdp{.axes = axes("data"), .replicate_axes = axes("data")}).is_refused("axis_is_taken", {"fsdp", "\"data\""});
  with(Fsdp{.axes = axes("model"), .specs = &over_model}).is_refused("axis_is_taken", {"\"model\"", ".specs"});
  with(Fsdp{.replicate_axes = axes("data", "model")}).is_refused("no_axis_is_left", {"all 2 axes"});
  with(AnyStrategy(Ddp{}).with_specs({{}, {{"hidden.bias", PartitionSpec("model")}}}))
      .is_refused("spec_names_no_parameter", {"'hidden.bias'"});
  Asked{.options = {.micro_batches = 0}}.is_refused("parts_out_of_range", {"0"});
  Asked{.options = {.micro_batches = 3}}.is_refused("micro_batches_do_not_divide", {"16", "3"});
  Asked{.options = {.precision = {.parameters = DType::f16}}}.is_refused("precision_is_impossible", {"f16", "bf16"});
  Asked{.options = {.precision = {.compute = DType::i32}}}.is_refused("precision_is_impossible", {"i32"});
}

TEST(MadePlan, AFunctionOfOtherInputsIsRefused) {
  const Runtime runtime(2);
  expect_error(
      [&] {
        const MadePlan plan(&runtime, dynamic::measured_function(Loss()), {input<float>({16, 8})}, Mesh{{"data", 2}},
                            Ddp{}, AdamW{}, {});
      },
      "function_takes_other_inputs", {"2 inputs", "1"});
}

TEST(MadePlan, MemoryThatIsNotThereIsRefusedBeforeItIsTaken) {
  const Index peak = Asked().peak();
  Asked asked;
  asked.options.memory_bytes = 2 * peak;
  EXPECT_EQ(asked.peak(), peak);
  asked.options.memory_bytes = 2 * peak - 1;
  asked.is_refused("memory_is_too_small", {"2 devices", "--strategy", "--micro_batches", "--remat"});
  const Index wide = 200000, rows = Index{1} << 22;
  Asked{.loss = {wide, 4}, .rows = rows, .features = wide, .labels = rows}.is_refused("memory_is_too_small", {"MiB"});
}

}  // namespace weft::dynamic_made_plan_test
