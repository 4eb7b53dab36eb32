// Trains a small classifier with a compiled step and notes what can be compared: losses, weights and states, and
// whether the run cost what its plan says.
#ifndef WEFT_TESTS_SUPPORT_SMALL_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_SMALL_TRAINING_HPP

#include <support/heap_counter.hpp>
#include <support/stored_values.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/train_step.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace weft::testing {

// Rows of features in [0, 1) with labels below `classes`: functions of (seed, step, position).
struct RandomBatch {
  std::vector<float> image;
  std::vector<std::int32_t> label;

  RandomBatch(std::uint32_t seed, Index step, Index rows, Index features, Index classes) {
    const auto time = static_cast<std::uint32_t>(step);
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(rows * features); ++i)
      image.push_back(uniform_from_bits(random_bits_at(seed, "image", time, i)));
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(rows); ++i)
      label.push_back(
          static_cast<std::int32_t>(random_bits_at(seed, "label", time, i) % static_cast<std::uint32_t>(classes)));
  }
};

// The problem of most tests: 16 rows of 12 features, 4 classes.
inline constexpr Index small_rows = 16, small_features = 12, small_classes = 4;
using SmallInputs = Inputs<f32[small_rows][small_features], i32[small_rows]>;
inline RandomBatch small_batch(Index step) { return {42, step, small_rows, small_features, small_classes}; }

// The losses of steps `from` to `to`, each on its own batch.
template <class Step>
std::vector<float> take_steps(Step& step, Index from, Index to) {
  std::vector<float> losses;
  for (Index i = from; i < to; ++i) {
    const RandomBatch batch = small_batch(i);
    losses.push_back(step(batch.image, batch.label));
  }
  return losses;
}

// A classifier 12-16-8-4.
struct SmallClassifier {
  constexpr Var operator()(Var image) const {
    const Var first = relu(nn::Linear{"hidden1", small_features, 16}(image));
    const Var second = relu(nn::Linear{"hidden2", 16, 8}(first));
    return nn::Linear{"output", 8, small_classes}(second);
  }
};
struct SmallLoss {
  constexpr Var operator()(Var image, Var label) const { return mean(cross_entropy(SmallClassifier{}(image), label)); }
};
inline constexpr SgdMomentum::Settings small_settings{.learning_rate = 0.1F, .momentum = 0.9F, .weight_decay = 1e-3F};

template <Index devices>
inline constexpr Mesh data_mesh{{"data", devices}};
template <Index data, Index model>
inline constexpr Mesh model_mesh{{"data", data}, {"model", model}};
// The batch is cut, weights are whole.
inline constexpr SpmdSpecs batch_specs{{PartitionSpec("data"), PartitionSpec("data")}, {}};
// Megatron's pair: the first layer is cut by columns, the second by rows.
inline constexpr SpmdSpecs megatron_specs{{PartitionSpec("data"), PartitionSpec("data")},
                                          {{"hidden1.weight", PartitionSpec(nullptr, "model")},
                                           {"hidden1.bias", PartitionSpec("model")},
                                           {"hidden2.weight", PartitionSpec("model", nullptr)}}};

using NamedTensors = std::map<std::string, std::vector<float>>;

inline NamedTensors read_all(const MeshTensors& tensors) {
  NamedTensors all;
  for (Index i = 0; i < tensors.size(); ++i)
    all[tensors[i].name.c_str()] = stored_values(tensors, tensors[i].name.c_str());
  return all;
}

struct TrainingRun {
  std::vector<float> losses;
  NamedTensors tensors;  // weights and states after the last step
};

// Bytes allocated, bytes sent and collectives called are what the plan says, on every device.
template <class Step>
void expect_plan_was_kept(const Runtime& runtime, const Step& step, const PlanView& plan, Index peak_bytes,
                          Index steps) {
  const int first = runtime.first_device();
  for (int device = first; device < first + runtime.local_device_count(); ++device) {
    SCOPED_TRACE(::testing::Message() << "device " << device);
    EXPECT_EQ(step.allocated_bytes(device), peak_bytes);
    EXPECT_EQ(runtime.recorder(device).total().bytes_sent, plan.bytes_sent() * steps);
    // A plain mesh says nothing about processes.
    const bool knows_links = runtime.process_count() == 1 || plan.granules() == runtime.process_count();
    if (knows_links) {
      for (const Link link : {Link::ici, Link::dcn})
        EXPECT_EQ(runtime.recorder(device).total().sent_over(link), plan.bytes_sent(link) * steps) << name_of(link);
    }
    for (int op = 0; op < collective_count; ++op) {
      const auto kind = static_cast<Collective>(op);
      EXPECT_EQ(runtime.recorder(device).total(kind).calls, plan.count(kind) * steps) << name_of(kind);
    }
  }
}
template <class Step>
void expect_plan_was_kept(const Runtime& runtime, const Step& step, Index steps) {
  EXPECT_EQ(Step::bytes_sent_per_step, Step::plan().bytes_sent());
  expect_plan_was_kept(runtime, step, Step::plan(), Step::peak_bytes_per_device, steps);
}

// Takes `steps` steps, and expects that they keep their plan and, after the first, take nothing from the heap.
template <class Step>
TrainingRun train_on(Runtime& runtime, Step& step, Index peak_bytes, Index steps = 20) {
  runtime.clear_records();
  TrainingRun run;
  for (Index i = 0; i < steps; ++i) {
    const RandomBatch batch = small_batch(i);
    const Index heap_calls_before = heap_calls();
    const float loss = step(batch.image, batch.label);
    EXPECT_EQ(i == 0 ? 0 : heap_calls() - heap_calls_before, 0) << "in step " << i;
    run.losses.push_back(loss);
  }
  expect_plan_was_kept(runtime, step, step.plan(), peak_bytes, steps);
  run.tensors = read_all(step.tensors());
  return run;
}
// A compiled step runs from seed 42 on a runtime of its own.
template <class Step>
TrainingRun train(const typename Step::Settings& settings, Index steps = 20) {
  Runtime runtime(static_cast<int>(Step::devices), {.devices_per_granule = Step::devices / Step::plan().granules()});
  Step step(runtime, Seed{42}, settings);
  return train_on(runtime, step, Step::peak_bytes_per_device, steps);
}

// To the last bit, in every step.
inline void expect_same(const TrainingRun& run, const TrainingRun& expected) {
  EXPECT_EQ(run.losses, expected.losses);
  EXPECT_EQ(run.tensors, expected.tensors);
}

// Numbers that differ by rounding alone: within `relative` of the largest of them.
inline void expect_close(const std::vector<float>& numbers, const std::vector<float>& expected, double relative) {
  ASSERT_EQ(numbers.size(), expected.size());
  double largest = 0;
  for (float number : expected) largest = std::fmax(largest, std::fabs(static_cast<double>(number)));
  for (std::size_t i = 0; i < numbers.size(); ++i)
    EXPECT_NEAR(static_cast<double>(numbers[i]), static_cast<double>(expected[i]), relative * largest)
        << "number " << i;
}
// Every loss within `relative` of itself.
inline void expect_close(const TrainingRun& run, const TrainingRun& expected, double relative = 1e-5) {
  ASSERT_EQ(run.losses.size(), expected.losses.size());
  for (std::size_t i = 0; i < run.losses.size(); ++i) {
    SCOPED_TRACE(::testing::Message() << "loss of step " << i);
    expect_close(std::vector{run.losses[i]}, std::vector{expected.losses[i]}, relative);
  }
  ASSERT_EQ(run.tensors.size(), expected.tensors.size());
  for (const auto& [name, values] : expected.tensors) {
    SCOPED_TRACE(name);
    ASSERT_EQ(run.tensors.count(name), 1u);
    expect_close(run.tensors.at(name), values, relative);
  }
}

}  // namespace weft::testing

#endif
