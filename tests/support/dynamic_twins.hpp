// A step that is made when the program starts, beside the compiled one of the same model.
#ifndef WEFT_TESTS_SUPPORT_DYNAMIC_TWINS_HPP
#define WEFT_TESTS_SUPPORT_DYNAMIC_TWINS_HPP

#include <weft/dynamic/parse.hpp>
#include <weft/dynamic/train_step.hpp>

#include <gtest/gtest.h>

#include <functional>
#include <vector>

namespace weft::testing {

// What both are made of, but for the strategy.
struct DynamicTwin {
  dynamic::MeasuredFunction loss;
  Buffer<dynamic::InputType> inputs;
  Mesh mesh;
  AnyOptimizer optimizer;
  Seed seed;
  dynamic::Options options = {};
};

// The losses of its steps, `take(step, i)` each, have the bits of `expected` under every strategy that cuts a batch
// alike, with kernels that are found among the compiled ones; under DDP also with none.
inline void expect_dynamic_twins(const DynamicTwin& twin, const std::vector<float>& expected,
                                 const std::function<float(dynamic::TrainStep&, Index)>& take) {
  const auto expect_twin = [&](const char* strategy, dynamic::KernelSource kernels) {
    SCOPED_TRACE(strategy);
    dynamic::Options options = twin.options;
    options.kernels = kernels;
    Runtime runtime(twin.mesh);
    dynamic::TrainStep step(runtime, twin.loss, twin.inputs, twin.mesh, parse_strategy(strategy), twin.optimizer,
                            twin.seed, options);
    EXPECT_EQ(step.allocated_bytes(0), step.peak_bytes());
    std::vector<float> losses;
    for (Index i = 0; i < std::ssize(expected); ++i) losses.push_back(take(step, i));
    EXPECT_EQ(losses, expected);
    EXPECT_EQ(runtime.recorder(0).total().bytes_sent, std::ssize(expected) * step.bytes_sent());
  };
  for (const char* strategy : {"ddp", "zero1", "zero2", "zero3", "spmd"}) expect_twin(strategy, dynamic::find_kernels);
  expect_twin("ddp", dynamic::interpret_kernels);
}

}  // namespace weft::testing

#endif
