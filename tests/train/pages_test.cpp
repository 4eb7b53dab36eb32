// What the pages of the rooms show of steps that are compiled is compiled, as it stands there; nothing of it runs.
#include <support/page.hpp>
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/checkpoint/checkpoint_manager.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/transformed.hpp>
#include <weft/graph/arrange.hpp>
#include <weft/graph/custom_call.hpp>
#include <weft/graph/functions.hpp>
#include <weft/io/npy.hpp>
#include <weft/io/safetensors.hpp>
#include <weft/optim/plateau.hpp>
#include <weft/report/metrics.hpp>
#include <weft/report/profile.hpp>
#include <weft/runtime/device.hpp>
#include <weft/train/device_loader.hpp>
#include <weft/train/join.hpp>
#include <weft/weft.hpp>

#include <algorithm>
#include <cstdio>

#pragma GCC diagnostic ignored "-Wdouble-promotion"
#pragma GCC diagnostic ignored "-Wreturn-type"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-result"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-variable"

// clang-format off: lines stand as on the pages.
namespace weft::pages_test {

using namespace weft::literals;
constexpr const char* this_file = "tests/train/pages_test.cpp";

struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 16}, output{"output", 16, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};
struct Classifier {
  constexpr weft::Var operator()(weft::Var image) const { return weft::nn::Linear{"hidden", 784, 10}(image); }
};
using Batch = weft::Inputs<weft::f32[256][784], weft::i32[256]>;
inline constexpr weft::Mesh mesh{{"data", 4}};
using PlainStep = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, weft::AdamW>;
using Source = weft::ArraySource<float, int>;
using Loader = weft::Loader<Source>;

namespace graph_page {

inline constexpr weft::Precision bf16{.compute = weft::DType::bf16, .reduce = weft::DType::bf16};
using Step = weft::TrainStep<weft::InPrecision<Loss, bf16>, Batch, mesh, weft::Fsdp{}, weft::AdamW>;  // f32 masters
TEST(Pages, OfGraphsAreCompiled) {
  testing::expect_page_is_compiled("include/weft/graph/README.md", {this_file});
  EXPECT_EQ(Step::devices, 4);
}

}  // namespace graph_page

namespace optim_page {

struct Loss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(weft::nn::Linear{"output", 16, 10}(weft::nn::Linear{"embedding", 784, 16}(image)), label));
  }
};

inline constexpr weft::OptimizerOptions options{
    .clip = weft::Clip::by_global_norm,
    .average = true,                                       // a moving average of every weight: "hidden.weight.ema"
    .keep_gradients = true,                                // step.gradient("hidden.weight"), for bytes; {"*.bias"}: some
    .groups = {{"*.bias", {.weight_decay = 0}}, {"embedding.*", {.frozen = true}}}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Fsdp{}, weft::Optimizer<weft::AdamW, options>>;

void step_of(weft::Runtime& runtime, const std::vector<float>& image, const std::vector<int>& label) {
  Step step(runtime, weft::Seed{42}, {.rule = {.learning_rate = weft::WarmUpCosine{.peak = 1e-3f, .total_steps = 1000}},
                                      .max_norm = 1});
  step(image, label);
  step.metric("gradient_norm");                              // and what a loss tells beside itself: see weft::Measured
}
double train(PlainStep&, Loader&) { return 0; }
double validate(double loss) { return loss; }
void plateau(PlainStep& step, Loader& loader, weft::CheckpointManager& checkpoints) {
  weft::ReduceOnPlateau rate({.learning_rate = 1e-3f, .factor = 0.5f, .patience = 3});
  weft::EarlyStopping stopping({.patience = 10});
  for (int epoch = 0; epoch < 100; ++epoch) {
    const double loss = validate(train(step, loader));
    step.settings.learning_rate = rate(loss);
    if (stopping(loss)) break;
    if (stopping.is_best()) checkpoints.save(step);
  }
}
TEST(Pages, OfOptimizersAreCompiled) { testing::expect_page_is_compiled("include/weft/optim/README.md", {this_file}); }

}  // namespace optim_page

namespace checkpoint_page {

void whole(PlainStep& step, Loader& loader, PlainStep& classify) {
  weft::CheckpointManager checkpoints("run", {.keep_last = 3});
  checkpoints.save(step, loader, {{"learning_rate", "1e-3"}});   // run/step_<n>.safetensors, complete or not there
  weft::load_checkpoint(checkpoints.latest(), step);             // any mesh, any strategy, the same bits; or
  weft::load_weights(checkpoints.latest(), classify.tensors());
  weft::loader_position_in(checkpoints.latest()).value_or(0);    // where a Loader goes on, in the middle of its epoch
}
void foreign(PlainStep& classify) {
  weft::load_weights("torch.safetensors", classify.tensors(), {.convert = true,  // bf16 there, f32 here
                     .names = {{"net.0.*", "hidden.*"}, {"net.2.*", "output.*"}}, .transposed = {"*.weight"}});
}
TEST(Pages, OfCheckpointsAreCompiled) {
  testing::expect_page_is_compiled("include/weft/checkpoint/README.md", {this_file});
}

}  // namespace checkpoint_page

namespace data_page {

void read(PlainStep& step, weft::Index saved) {
  const auto x = weft::read_npy<float>("x.npy");         // or read_csv, IDX; TokenFile maps tokens
  const auto y = weft::read_safetensors<int>("y.safetensors", "labels");
  weft::Transformed source(weft::ArraySource(x.shape[0], x.elements, y.elements),
                           [](const weft::Sample& sample, std::span<float> image, std::span<int> label) {
                             if (sample.bits(0) % 2 == 0) std::reverse(image.begin(), image.end());
                           });
  weft::Loader loader(source, {.device_batch = 64, .devices = 4, .drop_last = true, .position = saved, .threads = 2});
  for (const auto& batch : loader) step(batch);          // or auto& [image, label, weight, valid]
  weft::DeviceLoader moving(step, loader);               // or: the next batch moves into the arenas while a step runs
  for (const auto& batch : moving) step(batch);          // <weft/train/device_loader.hpp>; torch_xla's MpDeviceLoader
}
const weft::LoaderOptions of_two_fields{
.device_batch = 2,
.sharding = {{"query", {mesh, P("data"), true}},  // the rows of this process
             {"document", {}}}                    // all, as None in PyTorch/XLA
};
TEST(Pages, OfDataAreCompiled) { testing::expect_page_is_compiled("include/weft/data/README.md", {this_file}); }

}  // namespace data_page

namespace own_operation_page {

struct RowMean {                                        // x [b, n] -> [b]
  static constexpr const char* name = "row_mean";       // the only one of this name in a program
  static constexpr const char* factors = "b_ -> b";     // rows may lie on several devices, what is in a row not
  float scale = 1;                                      // an option
  constexpr void each_option(auto& option) { option("scale", scale); }

  constexpr weft::TensorType results(const weft::CustomOperands& in) const {
    in.expect(in.size() == 1 && in.shape(0).rank() == 2, "there is one operand, a matrix");
    return {in.dtype(0), {in.shape(0)[0]}};
  }
  void run(const weft::KernelCall& at) const {
    const std::span<const float> x = at.operand<float>(0);
    const std::span<float> mean = at.result<float>();
    const std::size_t n = x.size() / mean.size();
    for (std::size_t row = 0; row < mean.size(); ++row) {
      float sum = 0;
      for (std::size_t i = 0; i < n; ++i) sum += x[row * n + i];
      mean[row] = scale * sum / static_cast<float>(n);
    }
  }
  constexpr void gradient(weft::CustomPullback& at) const {
    const weft::Var x = at.operand(0), each = at.cotangent() * (double{scale} / static_cast<double>(x.shape()[1]));
    at.give(0, broadcast_in_dim(each, x.shape(), {0}));
  }
};
constexpr weft::Var scaled_mean(weft::Var x) {
  const weft::Var mean = weft::custom_call(RowMean{.scale = 2}, x);   // in any model
  return mean;
}
TEST(Pages, OfOwnOperationsAreCompiled) {
  testing::expect_page_is_compiled("include/weft/graph/OWN_OPERATIONS.md", {this_file});
}

}  // namespace own_operation_page

namespace observe_page {

void seen(PlainStep& step, Loader& loader) {
  step.executable().start_timing();                      // a switch; calls and collectives are always counted
  std::puts(step.metrics().report().c_str());            // in PyTorch/XLA's form: kernels, collectives, waiting, percentiles
  weft::profile("step.json", step, &loader.waits());     // for ui.perfetto.dev: a track a device
}
TEST(Pages, OfObserversAreCompiled) { testing::expect_page_is_compiled("include/weft/observe/README.md", {this_file}); }

}  // namespace observe_page

namespace tensor_page {

void expressions() {
  weft::Tensor<float, 1024, 1024> a, b, c;
  weft::Tensor<float, 1024, 1024> y = tanh(a * b + c);  // one fused loop, no temporaries
  static_assert(weft::kernel_count<decltype(tanh(a * b + c))> == 1);

  const auto loss_of = [](weft::Var x, weft::Var w) { return mean(square(matmul(x, w))); };
  auto [loss, gradients] = weft::value_and_grad<1>(loss_of, a, b);  // over argument 1; one program
  auto [da, db] = grad(mean(square(a * b)), wrt(a, b));             // of an expression, over tensors that stand in it
}
TEST(Pages, OfTensorsAreCompiled) { testing::expect_page_is_compiled("include/weft/tensor/README.md", {this_file}); }

}  // namespace tensor_page

namespace train_page {

template <class Digits, class Odds>
struct Answer { Digits digit; Odds odds; };             // or a std::tuple, or one Var
struct Classify {
  constexpr Answer<weft::Var, weft::Var> operator()(weft::Var image) const {
    const weft::Var odds = softmax(Classifier{}(image));
    return {argmax(odds), odds};
  }
};

void classified(weft::Runtime& runtime, PlainStep& step, const std::vector<float>& images) {
  weft::Program<Classify, weft::Inputs<weft::f32[256][784]>, mesh, weft::Ddp{}> classify(runtime);
  classify.load_weights(step);                           // a copy, of any mesh and strategy; or from a checkpoint, as above
  const auto answer = classify(images);                  // until the next call: answer.digit(i), answer.odds(i, 7)
}

void log(weft::Index, float, float) {}
void around(weft::Runtime& runtime, PlainStep& step, void (*upload)(const weft::StepValues&), const Source& part,
            const std::vector<float>& image, const std::vector<int>& label) {
  using Step = PlainStep;
  step.after([](const weft::StepValues& values) { log(values.step, values.loss, values.metric("accuracy")); });
  step.after(upload, {.asynchronous = true});   // on a thread of its own, with a copy of the values; step.wait_for_closures()
  step(image, label);                           // calls both, once; in the order of `after` (torch_xla's add_step_closure)

  step.set_seed(weft::Seed{7});                 // masks from here on: a function of the seed and the number of the step. That is
  const weft::Seed seed = step.seed();          // all the random state there is: with step.steps(), step.count_from sets both
  const auto idle = Step::weights_without_gradient();  // names of what the loss does not depend on; in summary<Step>(), too

  weft::Loader own(part, {.device_batch = 64, .devices = runtime.local_device_count()});
  for (const auto& batch : weft::join(runtime, own)) step(batch);  // <weft/train/join.hpp>: torch's Join
}

inline constexpr weft::UnitChoice large{[](const weft::Name&, const weft::Name&, weft::Index n) { return n >= 100'000; }};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Fsdp{.wrap = weft::Wrap::by(large)}, weft::AdamW>;

TEST(Pages, OfTrainingAreCompiled) {
  EXPECT_EQ(Step::devices, 4);
  testing::expect_page_is_compiled("include/weft/train/README.md", {this_file, "tests/dynamic/pages_test.cpp"});
}

}  // namespace train_page

namespace runtime_page {

void held(weft::Runtime& runtime, PlainStep& step, float best, const std::vector<float>& image, const std::vector<int>& label) {
  {
    const weft::RuntimeHold hold = runtime.hold();  // refuses others until the end of the block
    const float loss = step(image, label);
    if (loss < best) weft::save_checkpoint("best.safetensors", step);
  }
  runtime.wait_device_ops();                        // returns when the call of another thread, if there is one, is over
}
void prepare_the_next_batch() {}
void reduced(weft::Device& device, std::vector<float>& weights, std::vector<float>& biases, std::span<float> gradients) {
  device.all_reduce(weft::ReductionKind::sum, {std::span(weights), std::span(biases)}, {.scale = 1.0 / device.device_count()});
  weft::CollectiveHandle sum = device.all_reduce_start(weft::ReductionKind::sum, gradients);  // returns at once
  prepare_the_next_batch();
  sum.wait();                                                                                 // `gradients` is the sum
}

inline constexpr weft::HybridMesh hosts{{"data", 4, 2}};
using Step = weft::TrainStep<Loss, Batch, hosts, weft::Fsdp{}, weft::AdamW>;
inline constexpr weft::HybridMesh mesh{{"data", 4, 2}};  // 2 hosts of 4 devices
static_assert(Step::bytes_sent(weft::Link::dcn) <= 1_MiB);
TEST(Pages, OfTheRuntimeAreCompiled) {
  testing::expect_page_is_compiled("include/weft/runtime/README.md", {this_file, "tests/mpi/page.cpp"});
}

}  // namespace runtime_page

// Its headers were read above.
namespace of_the_project {

#include <weft/weft.hpp>
#include <cstdio>
#include <vector>
using namespace weft::literals;

// A model is a constexpr function. Its parameters have names and shapes; nothing is allocated here.
struct Loss {
  weft::nn::Linear hidden{"hidden", 784, 512};
  weft::nn::Linear output{"output", 512, 10};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(relu(hidden(image))), label));
  }
};

// A mesh and a strategy; the rest is the compiler's.
inline constexpr weft::Mesh mesh{{"data", 4}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[256][784], weft::i32[256]>, mesh, weft::Fsdp{}, weft::AdamW>;
static_assert(weft::at_most<Step::peak_bytes_per_device, 8_MiB>);
static_assert(Step::count(weft::Collective::all_gather) == 3);

int main() {
  weft::Runtime runtime{mesh};  // four device threads
  Step step(runtime, weft::Seed{42}, {.learning_rate = 1e-3f});
  std::vector<float> image(256 * 784);
  std::vector<int> label(256);
  std::printf("loss %g\n", double{step(image, label)});  // one optimization step on all devices; allocates nothing
  std::puts(weft::explain<Step>().c_str());
}

}  // namespace of_the_project

}  // namespace weft::pages_test
