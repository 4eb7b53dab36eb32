// Ddp and Fsdp on chosen axes of a mesh, beside replicas and tensor parallelism: a GPT of two blocks trains as on one
// device, and what is sent and kept is what the formulas say.
#include <weft/dynamic/train_step.hpp>

#include "../../examples/train_gpt/sequences.hpp"

#include <support/python.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/checkpoint/sharded_checkpoint.hpp>
#include <weft/dynamic/parse.hpp>
#include <weft/nn/experts.hpp>
#include <weft/optim/optimizer_options.hpp>

namespace weft::chosen_axes_test {

constexpr Index rows = 8, time_steps = 8, features = 16, blocks = 2;
constexpr examples::GptSizes sizes{
    .vocabulary = 16, .context = time_steps, .features = features, .heads = 4, .gentle_start = true};
const AnyOptimizer adam(AdamW{}, {.learning_rate = 1e-3F});

class Gpt {
 public:
  template <class Loss = examples::SizedGptLoss>
  Gpt(const Mesh& mesh, const AnyStrategy& strategy, const AnyOptimizer& optimizer = adam,
      const dynamic::Options& options = {}, const Loss& loss = {sizes, blocks})
      : runtime_(static_cast<int>(mesh.size())),
        step_(runtime_, loss, {tokens(), tokens()}, mesh, strategy, optimizer, Seed{42}, options) {}

  // The losses of 20 steps, which send on every device what is planned.
  std::vector<float> train() {
    std::vector<float> losses;
    for (Index i = 0; i < 20; ++i) {
      std::vector<std::int32_t> given, next;
      for (std::uint32_t k = 0; k < rows * time_steps; ++k) {
        given.push_back(static_cast<std::int32_t>(random_bits_at(42, "tokens", static_cast<std::uint32_t>(i), k) % 16));
        next.push_back((given.back() * 3 + 1) % 16);
      }
      losses.push_back(step_(given, next));
    }
    for (int device = 0; device < runtime_.device_count(); ++device)
      EXPECT_EQ(runtime_.recorder(device).total().bytes_sent, 20 * step_.bytes_sent()) << "device " << device;
    return losses;
  }
  dynamic::TrainStep& step() { return step_; }
  // Elements of all weights: those that megatron_specs cut, or the others.
  [[nodiscard]] Index weights(bool cut) const {
    Index elements = 0;
    const MeshTensors& tensors = step_.tensors();
    for (Index i = 0; i < tensors.size(); ++i) {
      const bool is_cut = examples::megatron_specs.of_parameter(tensors[i].name) != PartitionSpec();
      if (!tensors.is_state(tensors[i]) && is_cut == cut) elements += tensors[i].shape.elements();
    }
    return elements;
  }

 private:
  static dynamic::InputType tokens() { return input<std::int32_t>({rows, time_steps}); }
  Runtime runtime_;
  dynamic::TrainStep step_;
};

void expect_close(const std::vector<float>& losses, const std::vector<float>& expected) {
  testing::expect_close(testing::TrainingRun{losses, {}}, testing::TrainingRun{expected, {}});
}
const std::vector<float>& on_one_device() {
  static const std::vector<float> losses = Gpt({{"data", 1}}, Ddp{}).train();
  return losses;
}
Index sum_of_loss(Index devices) { return bytes_sent_by(Collective::all_reduce, devices, 1, 4); }
constexpr Wrap whole = Wrap::whole_model();  // so that the backward pass reads every unit

// Of P weights, cut over S devices and in R replicas: (S - 1) / S * P * (2 b_p + b_g) inside, 2 (R - 1) / R * b_g * P /
// S across.
TEST(ChosenAxes, ReplicasOfShardsSendWhatTheFormulaSays) {
  for (const Index inside : {2, 4}) {
    SCOPED_TRACE(inside);
    const Mesh mesh{{"replica", 2}, {"data", inside}};
    Gpt gpt(mesh, Fsdp{.wrap = whole, .axes = axes("data"), .replicate_axes = axes("replica")});
    expect_close(gpt.train(), on_one_device());
    const Index all = gpt.weights(false) + gpt.weights(true);
    EXPECT_EQ(gpt.step().bytes_sent(), (inside - 1) * all / inside * 12 + all / inside * 4 + sum_of_loss(2 * inside));
    const Index batch = 2 * rows / (2 * inside) * time_steps * 4;
    EXPECT_LE(gpt.step().persistent_bytes() - batch - 12 * all / inside, 512) << "shards of weights and moments";
  }
}

// Of the weights that a device has, (S - 1) / S * P * (2 b_p + b_g) over the axis of the batch; and over the other one
// four sums of the activations a block, and the gradients of the biases of its norms, which are sums themselves.
TEST(ChosenAxes, ShardsOfPiecesSendWhatTheFormulaSays) {
  for (const Index data : {2, 4}) {
    SCOPED_TRACE(data);
    const Mesh mesh{{"data", data}, {"model", 2}};
    Gpt gpt(mesh, Fsdp{.wrap = whole, .axes = axes("data"), .specs = &examples::megatron_specs});
    const std::vector<float> losses = gpt.train();
    expect_close(losses, on_one_device());
    const Index own = gpt.weights(false) + gpt.weights(true) / 2, activations = rows / data * time_steps * features * 4;
    const Index over_model = blocks * (4 * activations + 2 * features * 4);
    EXPECT_EQ(gpt.step().bytes_sent(), (data - 1) * own / data * 12 + over_model + sum_of_loss(data));
    for (const Collective kind : {Collective::all_to_all, Collective::collective_permute})
      EXPECT_EQ(gpt.step().count(kind), 0);
    Gpt ddp(mesh, Ddp{.specs = &examples::megatron_specs});
    EXPECT_EQ(ddp.train(), losses) << "the same sums in the same order";
  }
}

TEST(ChosenAxes, ReplicasShardsAndPiecesTogether) {
  const Mesh mesh{{"replica", 2}, {"data", 2}, {"model", 2}};
  const AnyStrategy strategy = parse_strategy("fsdp:axes=data,replicate_axes=replica");
  expect_close(Gpt(mesh, strategy.with_specs(examples::megatron_specs)).train(), on_one_device());
  expect_close(Gpt(mesh, parse_strategy("zero1:axes=data,replicate_axes=replica").with_specs(examples::megatron_specs),
                   adam, {.micro_batches = 2})
                   .train(),
               on_one_device());
}

inline constexpr OptimizerOptions options{
    .clip = Clip::by_global_norm,
    .average = true,
    .groups = {
        {"position.*", {.frozen = true}}, {"h.*.down.weight", {.frozen = true}}, {"*.bias", {.weight_decay = 0}}}};
// Norms of all gradients and of single weights, rows and columns: of pieces in units.
TEST(ChosenAxes, OptimizersSeeWholeWeights) {
  const Mesh mesh{{"replica", 2}, {"data", 2}, {"model", 2}};
  const Fsdp strategy{.axes = axes("data"), .replicate_axes = axes("replica"), .specs = &examples::megatron_specs};
  const AnyOptimizer clipped(Optimizer<AdamW, options>{}, {.rule = {.learning_rate = 1e-3F}, .max_norm = 0.5F});
  for (const AnyOptimizer& optimizer :
       {clipped, parse_optimizer("lamb:learning_rate=0.01"), parse_optimizer("adafactor:learning_rate=0.01")})
    expect_close(Gpt(mesh, strategy, optimizer).train(), Gpt({{"data", 1}}, Ddp{}, optimizer).train());
}

// A language model of one block of experts, which are cut over "expert" as rows are, after "data".
constexpr Index experts = 4, places = 4, width = 32;
struct ExpertsLoss {
  bool is_cut = false;
  constexpr Var operator()(Var tokens, Var next) const {
    const nn::Embedding token{"token", 16, features, examples::small_embedding};
    const Var x = token(tokens);
    nn::Experts moe{"moe", features, width, experts, places};
    if (is_cut)
      moe.lay = [](Var sent, bool by_experts) {
        return mark_sharding(sent, by_experts ? P("expert", "data") : P(nullptr, axes("data", "expert")));
      };
    const Var made = nn::LayerNorm{"norm", features}(x + moe(nn::LayerNorm{"before", features}(x)));
    return mean(cross_entropy(token.attend(made), next));
  }
};
const SpmdSpecs over_experts({P("expert"), P("expert")}, {{"moe.up", P("expert")}, {"moe.down", P("expert")}});

// Tokens travel to their experts and back, in each pass. Gradients of experts are summed over "data" alone, those of
// other weights over both.
TEST(ChosenAxes, ExpertsAreReachedByAllToAll) {
  const Mesh mesh{{"data", 2}, {"expert", 2}};
  Gpt alone({{"data", 1}}, Ddp{}, adam, {}, ExpertsLoss{});
  const std::vector<float> expected = alone.train();
  Gpt ddp(mesh, AnyStrategy(Ddp{.axes = axes("data")}).with_specs(over_experts), adam, {}, ExpertsLoss{true});
  expect_close(ddp.train(), expected);
  EXPECT_EQ(ddp.step().count(Collective::all_to_all), 4);
  EXPECT_EQ(ddp.step().count(Collective::all_gather), 0) << "nothing is whole";
  const Index of_experts = 2 * experts * features * width,
              others = 16 * features + 2 * 2 * features + features * experts;
  const Index exchange = experts * (rows / 4) * places * features * 4 / 2;
  EXPECT_EQ(ddp.step().bytes_sent(), 4 * (of_experts / 2 + others) + 4 * others + 4 * exchange + sum_of_loss(4));
  Gpt fsdp(mesh, AnyStrategy(Fsdp{.axes = axes("data")}).with_specs(over_experts), adam, {}, ExpertsLoss{true});
  expect_close(fsdp.train(), expected);
  EXPECT_EQ(fsdp.step().count(Collective::all_to_all), 4);
}

// Context parallelism: keys and values go around a ring, their gradients back; nothing else of a sequence is sent, and
// gradients of weights are summed over all devices.
TEST(ChosenAxes, SequencesAreSharedByARing) {
  struct Case {
    Mesh mesh;
    AnyStrategy strategy;
  };
  const Mesh four{{"data", 1}, {"seq", 4}}, eight{{"data", 2}, {"seq", 4}}, heads{{"data", 1}, {"seq", 2}, {"model", 2}};
  const AnyStrategy spmd(examples::megatron_specs), ddp = Ddp{.axes = axes("data")}, fsdp = Fsdp{.axes = axes("data")};
  for (const Case& of : {Case{four, spmd}, {eight, spmd}, {eight, ddp}, {eight, fsdp}, {heads, spmd}, {heads, fsdp}}) {
    SCOPED_TRACE(::testing::Message() << of.strategy.name() << " on " << of.mesh.size());
    Gpt gpt(of.mesh, examples::with_sequences(of.strategy, of.mesh, examples::megatron_specs), adam, {},
            examples::SizedGptLoss{sizes, blocks, of.mesh});
    expect_close(gpt.train(), on_one_device());
    const Index ring = of.mesh.size("seq"), others = of.mesh.size() / ring;
    const Index own = rows * time_steps * features * 4 / (others * ring);  // bytes of a device's keys
    Index permuted = 0, exchanged = 0;
    for (const CollectiveStep& step : gpt.step().plan().collectives) {
      if (step.collective == Collective::collective_permute) permuted += step.bytes_sent * step.runs;
      if (step.collective == Collective::all_to_all) exchanged += step.bytes_sent * step.runs;
    }
    EXPECT_EQ(permuted, blocks * 4 * (ring - 1) * own);
    EXPECT_LE(exchanged, time_steps * features * 4) << "more than gradients of the table of positions";
  }
}

using testing::stacked_specs;
const Buffer<dynamic::InputType> small_inputs{input<float>({testing::small_rows, testing::small_features}),
                                              input<std::int32_t>({testing::small_rows})};

// Stacks, masks and states; and checkpoints, in which pieces of columns lie as ranges of boxes.
TEST(ChosenAxes, CheckpointsOfPiecesInFlatVectorsAreThoseOfTheWhole) {
  const testing::TemporaryDirectory folder;
  const Mesh mesh{{"data", 2}, {"model", 2}}, alone{{"data", 1}};
  Runtime four(4), one(1);
  const AnyOptimizer optimizer(AdamW{}, testing::stacked_settings);
  dynamic::TrainStep step(four, testing::StackedLoss{}, small_inputs, mesh,
                          Fsdp{.axes = axes("data"), .specs = &stacked_specs}, optimizer, Seed{42});
  dynamic::TrainStep other(one, testing::StackedLoss{}, small_inputs, alone, Ddp{}, optimizer, Seed{42});
  EXPECT_EQ(testing::read_all(step.tensors()), testing::read_all(other.tensors())) << "they start alike";
  const std::vector<float> losses = testing::take_steps(step, 0, 20);
  expect_close(losses, testing::take_steps(other, 0, 20));
  save_checkpoint(folder / "file", step);
  save_sharded_checkpoint(folder / "parts", step);
  consolidate_checkpoint(folder / "parts", folder / "joined");
  EXPECT_EQ(testing::read_text(folder / "joined"), testing::read_text(folder / "file"));
  (void)load_checkpoint(folder / "parts", other);
  EXPECT_EQ(testing::read_all(other.tensors()), testing::read_all(step.tensors()));
  save_checkpoint(folder / "file", other);
  (void)testing::take_steps(step, 20, 22);
  (void)load_checkpoint(folder / "file", step);
  EXPECT_EQ(testing::read_all(step.tensors()), testing::read_all(other.tensors()));
  expect_close(testing::take_steps(step, 20, 25), testing::take_steps(other, 20, 25));
  SKIP_WITHOUT_PYTHON("numpy, safetensors");
  testing::expect_python("io/check_sharded.py", "'" + folder / "parts" + "' '" + folder / "joined" + "'");
}

}  // namespace weft::chosen_axes_test
