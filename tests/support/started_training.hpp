// Trains a small classifier with a step that is made when the program starts, and notes what small_training.hpp notes
// of a compiled one: for tests of many strategies and meshes, of which dynamic/compiled_twins_test has compiled twins.
#ifndef WEFT_TESTS_SUPPORT_STARTED_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_STARTED_TRAINING_HPP

#include <support/small_training.hpp>
#include <weft/dynamic/train_step.hpp>

namespace weft::testing {

template <class Rule>
struct StartedTraining {
  dynamic::MeasuredFunction loss;
  typename Rule::Settings settings;
  dynamic::Options options = {};

  // From seed 42 on a runtime of its own.
  [[nodiscard]] TrainingRun train(const Mesh& mesh, const AnyStrategy& strategy) const {
    SCOPED_TRACE(strategy.name());
    Runtime runtime(mesh, {.devices_per_granule = mesh.devices_per_granule()});
    dynamic::TrainStep step = made(runtime, mesh, strategy);
    return train_on(runtime, step, step.peak_bytes());
  }
  [[nodiscard]] dynamic::TrainStep made(Runtime& runtime, const Mesh& mesh, const AnyStrategy& strategy) const {
    const Buffer<dynamic::InputType> inputs{input<float>({small_rows, small_features}),
                                            input<std::int32_t>({small_rows})};
    return dynamic::TrainStep(runtime, loss, inputs, mesh, strategy, AnyOptimizer(Rule{}, settings), Seed{42}, options);
  }
};

}  // namespace weft::testing

#endif
