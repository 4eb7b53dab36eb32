// Training steps of every strategy as StableHLO: XLA, which runs the graph of the last pass on as many devices, step
// after step on its own results, makes the losses and the weights of weft's devices; skipped where there is no JAX.
#include <support/at_run_time.hpp>
#include <support/golden.hpp>
#include <support/golden_convnet.hpp>
#include <support/golden_language_model.hpp>
#include <support/language_model.hpp>
#include <support/small_training.hpp>
#include <support/stablehlo_cases.hpp>
#include <weft/optim/optimizer_options.hpp>

namespace weft::stablehlo_run_test {

using testing::PlannedTraining;
using testing::StablehloCases;
using testing::StablehloRun;

inline const Mesh one{{"data", 1}}, two{{"data", 2}}, four{{"data", 4}}, two_by_two{{"data", 2}, {"model", 2}};

// The graph of a step, the values of its inputs, and what device threads make of them.
template <class Optimizer>
class TrainingCase {
 public:
  template <class Strategy>
  TrainingCase(const TrainingGraph& training, const Strategy& strategy, const Mesh& mesh, std::uint32_t seed = 42)
      : graph_(legalize(simplify_nodes(strategy.template rewrite<Optimizer>(training, mesh).graph))),
        training_(training, strategy, mesh, seed),
        run_{graph_, values([](InputKind) { return true; }), {}, {}, {}} {}

  template <class... Batch>
  void step(const typename Optimizer::Settings& settings, const Batch&... batch) {
    const float loss = training_.step(settings, batch...);
    run_.losses.push_back(static_cast<double>(loss));
    run_.given.push_back(values([](InputKind kind) { return kind == InputKind::data || kind == InputKind::scalar; }));
  }
  void add_to(StablehloCases& cases, const std::string& name, StablehloCases::Tolerance tolerance) {
    run_.kept = values([](InputKind kind) { return kind == InputKind::weight || kind == InputKind::state; });
    cases.add(name, run_, tolerance);
  }
  // The same, but what XLA is held against are these losses alone.
  void add_to(StablehloCases& cases, const std::string& name, const testing::Json& losses) {
    run_.losses.clear();
    for (const testing::Json& loss : losses.as_array()) run_.losses.push_back(loss.as_double());
    run_.kept = values([](InputKind) { return false; });
    cases.add(name, run_, {0, 1e-5});
  }

 private:
  Graph graph_;
  PlannedTraining<Optimizer> training_;
  StablehloRun run_;

  // By device, then by input; without elements where it is of another kind.
  template <class Wanted>
  testing::MeshValues values(Wanted wanted) const {
    testing::MeshValues all;
    for (int device = 0; device < training_.runtime().device_count(); ++device) {
      all.emplace_back();
      for (Index i = 0; i < graph_.inputs.size(); ++i) {
        const Input& input = graph_.inputs[i];
        const auto& [dtype, shape] = graph_.type(input.node);
        all.back().push_back({dtype, shape, {}});
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(training_.executable().input(device, i));
        for (Index e = 0; wanted(input.kind) && e < shape.elements(); ++e)
          all.back().back().elements.push_back(element_value(dtype, element_at(dtype, bytes + e * size_bytes(dtype))));
      }
    }
    return all;
  }
};

class StablehloRuns : public ::testing::Test {
  void SetUp() override { SKIP_WITHOUT_PYTHON("jax"); }
};

template <class Rule = SgdMomentum, class Strategy>
void add_classifier(StablehloCases& cases, const std::string& name, const Strategy& strategy, const Mesh& mesh,
                    const typename Rule::Settings& settings = testing::small_settings) {
  static const TrainingGraph training =
      testing::at_run_time([] { return trace_training<testing::SmallLoss, testing::SmallInputs>(); });
  TrainingCase<Rule> run(training, strategy, mesh);
  for (Index i = 0; i < 5; ++i) {
    const testing::RandomBatch batch = testing::small_batch(i);
    run.step(settings, batch.image, batch.label);
  }
  run.add_to(cases, name, {1e-6, 1e-5});
}

TEST_F(StablehloRuns, AClassifierUnderEveryStrategy) {
  StablehloCases cases;
  add_classifier(cases, "one", Ddp{}, one);
  for (const Mesh* mesh : {&two, &four}) {
    const std::string devices = std::to_string(mesh->size());
    add_classifier(cases, "ddp_" + devices, Ddp{}, *mesh);
    for (int stage = 1; stage <= 3; ++stage)
      add_classifier(cases, "fsdp" + std::to_string(stage) + '_' + devices, Fsdp{.stage = stage}, *mesh);
    add_classifier(cases, "spmd_" + devices, Spmd(testing::batch_specs), *mesh);
  }
  add_classifier(cases, "megatron", Spmd(testing::megatron_specs), two_by_two);
  add_classifier<AdamW>(cases, "adamw", Fsdp{.stage = 3}, two, {.learning_rate = 1e-2F});
  cases.expect_same_results();
}

inline constexpr OptimizerOptions tuning{
    .clip = Clip::by_global_norm, .average = true, .groups = {{"*.bias", {.weight_decay = 0}}}};
using Tuned = Optimizer<SgdMomentum, tuning>;

// Not AdamW, which makes steps of equal size of gradients that are 0 but for rounding, as those of a key's bias are.
template <class Rule = SgdMomentum, class Strategy>
void add_language_model(StablehloCases& cases, const std::string& name, const TrainingGraph& training,
                        const Strategy& strategy, StablehloCases::Tolerance tolerance = {1e-5, 1e-5},
                        const typename Rule::Settings& settings = {}) {
  TrainingCase<Rule> run(training, strategy, two);
  for (Index i = 0; i < 3; ++i) {
    const testing::TokenBatch batch(i);
    run.step(settings, batch.tokens, batch.next);
  }
  run.add_to(cases, name, tolerance);
}

// A stack of blocks is a loop, and so are parts of a batch; masks of dropout are random numbers, the norm of all
// gradients is an exact sum.
TEST_F(StablehloRuns, ALanguageModelWithLoops) {
  namespace model = testing::language_model;
  constexpr SgdMomentum::Settings settings{.learning_rate = 0.1F, .weight_decay = 0.1F};
  constexpr StablehloCases::Tolerance exact{1e-5, 1e-5};
  const TrainingGraph &plain = testing::traced_language_model<model::plain>(),
                      &dropping = testing::traced_language_model<model::with_dropout>();
  StablehloCases cases;
  add_language_model(cases, "ddp", dropping, Ddp{}, exact, settings);
  add_language_model(cases, "fsdp", dropping, Fsdp{.stage = 3}, exact, settings);
  add_language_model<Tuned>(cases, "tuned", plain, Fsdp{.stage = 2}, exact, {.rule = settings, .max_norm = 0.5F});
  add_language_model(cases, "parts",
                     trace_training<MicroBatches<examples::GptLoss<model::untied, 2>, 2>, model::Tokens>(),
                     Spmd(model::batch_specs), exact, settings);
  add_language_model(cases, "bf16",
                     trace_training<InPrecision<examples::GptLoss<model::plain, 2>, Precision{.compute = DType::bf16}>,
                                    model::Tokens>(),
                     Fsdp{.stage = 3}, {1e-2, 1e-2}, settings);
  cases.expect_same_results();
}

void add_golden_language_model(StablehloCases& cases) {
  namespace model = testing::golden_language_model;
  const testing::Json file = testing::golden_file("gpt.json");
  const testing::Json& expected = testing::run_called("tied", file);
  const std::uint32_t seed = testing::seed_of(expected);
  TrainingCase<AdamW> run(trace_training<examples::GptLoss<model::tied, 2>, model::Tokens>(), Ddp{}, two, seed);
  for (Index i = 0; i < std::ssize(expected.at("losses").as_array()); ++i) {
    const model::TokenBatch batch(seed, i);
    run.step(testing::golden_settings<AdamW::Settings>(file.at("optimizer")), batch.tokens, batch.next);
  }
  run.add_to(cases, "gpt", expected.at("losses"));
}
void add_golden_convnet(StablehloCases& cases) {
  using namespace testing;
  const Json file = golden_file("convnet.json");
  const Json& expected = run_called("sgd", file);
  const std::uint32_t seed = seed_of(expected);
  const TrainingGraph training =
      trace_training<ConvnetLoss, Inputs<f32[convnet_images][3][convnet_size][convnet_size], i32[convnet_images]>>();
  TrainingCase<SgdMomentum> run(training, Ddp{}, stablehlo_run_test::two, seed);
  for (Index i = 0; i < std::ssize(expected.at("losses").as_array()); ++i) {
    const RandomBatch batch(seed, i, convnet_images, 3 * convnet_size * convnet_size, convnet_classes);
    run.step(golden_settings<SgdMomentum::Settings>(expected.at("optimizer")), batch.image, batch.label);
  }
  run.add_to(cases, "convnet", {1e-4, 1e-4});
  run.add_to(cases, "convnet_of_pytorch", expected.at("losses"));
}

// Losses that JAX has made of a program of its own, and PyTorch.
TEST_F(StablehloRuns, GoldenLosses) {
  StablehloCases cases;
  add_golden_language_model(cases);
  add_golden_convnet(cases);
  cases.expect_same_results();
}

}  // namespace weft::stablehlo_run_test
