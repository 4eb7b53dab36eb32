// Processes that train with other settings: one error in all of them, in the first step that would go wrong, which says
// what differs and both values.
#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>
#include <support/small_training.hpp>
#include <weft/dynamic/parse.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/optim/adam.hpp>

namespace weft::process_settings_test {

using testing::expect_error;

constexpr int processes = 3;
const Mesh mesh{{"data", processes}};
constexpr Index rows = 4 * processes;
const Buffer<dynamic::InputType> inputs{input<float>({rows, testing::small_features}), input<std::int32_t>({rows})};
const testing::RandomBatch batch{42, 0, rows, testing::small_features, testing::small_classes};
constexpr const char* strategies[] = {"ddp", "zero1", "zero2", "zero3", "spmd"};

// Calls fn(runtime, is_odd) in each process, of which the second is the odd one, with what makes a step there.
template <class F>
void in_processes(F fn) {
  for (const char* const strategy : strategies) {
    SCOPED_TRACE(strategy);
    test::on_processes(processes, 1, [&](Runtime& runtime) {
      const auto make = [&](const AnyOptimizer& optimizer, Seed seed) {
        return std::make_unique<dynamic::TrainStep>(runtime, testing::SmallLoss{}, inputs, mesh,
                                                    parse_strategy(strategy), optimizer, seed,
                                                    dynamic::Options{.kernels = dynamic::interpret_kernels});
      };
      fn(make, runtime.process_index() == 1);
    });
  }
}

TEST(ProcessSettings, AnotherSeedIsNamedBeforeTheFirstStep) {
  in_processes([](const auto& make, bool is_odd) {
    expect_error([&] { make(SgdMomentum{}, Seed{is_odd ? 8U : 7U}); }, "processes_differ_in_settings",
                 {"seed is ", "7 in process ", "8 in process 1", "the same seed"});
  });
}

TEST(ProcessSettings, AnotherLearningRateOrMomentumIsNamedInItsFirstStep) {
  in_processes([](const auto& make, bool is_odd) {
    const auto step = make(SgdMomentum{}, Seed{7});
    (*step)(batch.image, batch.label);
    step->template settings<SgdMomentum>().momentum = is_odd ? 0.5F : 0.75F;
    expect_error([&] { (*step)(batch.image, batch.label); }, "processes_differ_in_settings",
                 {"momentum is ", "0.75 in process ", "0.5 in process 1"});
    EXPECT_EQ(step->steps(), 1);
    expect_error([&] { (*step)(batch.image, batch.label); }, "processes_differ_in_settings", {});
  });
  in_processes([](const auto& make, bool is_odd) {
    const auto step = make(AnyOptimizer(AdamW{}, {.learning_rate = is_odd ? 0.25F : 0.5F, .beta1 = 0.5F}), Seed{7});
    expect_error([&] { (*step)(batch.image, batch.label); }, "processes_differ_in_settings",
                 {"step_size is ", "1 in process ", "0.5 in process 1", "decay is"});
  });
}

TEST(ProcessSettings, AnotherCountOfStepsIsNamed) {
  in_processes([](const auto& make, bool is_odd) {
    const auto step = make(SgdMomentum{}, Seed{7});
    step->count_from(is_odd ? 100 : 0, Seed{is_odd ? 9U : 7U});
    expect_error([&] { (*step)(batch.image, batch.label); }, "processes_differ_in_settings",
                 {"step is ", "1 in process ", "101 in process 1", "seed is", "7 in process", "9 in process 1"});
  });
}

// What differs from step to step, but not from process to process, is no fault.
TEST(ProcessSettings, SchedulesMayChangeThem) {
  in_processes([](const auto& make, bool) {
    const auto step = make(SgdMomentum{}, Seed{7});
    for (int i = 0; i < 3; ++i) {
      step->template settings<SgdMomentum>().learning_rate = 0.1F / static_cast<float>(i + 1);
      (*step)(batch.image, batch.label);
    }
    step->count_from(100, Seed{9});
    (*step)(batch.image, batch.label);
    EXPECT_EQ(step->steps(), 101);
  });
}

}  // namespace weft::process_settings_test
