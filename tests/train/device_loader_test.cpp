// Batches that move in while steps run: the losses of steps that are given theirs.
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>
#include <weft/report/profile.hpp>
#include <weft/train/device_loader.hpp>
#include <weft/train/train_step.hpp>

#include <support/expect_error.hpp>
#include <support/heap_counter.hpp>
#include <support/json.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>

#include <unistd.h>

#include <stdexcept>
#include <tuple>

namespace weft::device_loader_test {

constexpr Index items = 4 * testing::small_rows + 5;  // the last batch of an epoch is filled up

template <Index devices, auto strategy>
using StepOf = TrainStep<testing::SmallLoss, testing::SmallInputs, testing::data_mesh<devices>, strategy, SgdMomentum>;

// Items of four batches and a bit.
struct Data {
  std::vector<float> images;
  std::vector<std::int32_t> labels;
  Data() {
    for (std::uint32_t part = 0; std::ssize(labels) < items; ++part) {
      const testing::RandomBatch some = testing::small_batch(part);
      images.insert(images.end(), some.image.begin(), some.image.end());
      labels.insert(labels.end(), some.label.begin(), some.label.end());
    }
    images.resize(images.size() / labels.size() * items);
    labels.resize(items);
  }
  [[nodiscard]] auto source() const { return ArraySource(items, images, labels); }
};
LoaderOptions options_for(Index devices, Index position = 0) {
  return {.device_batch = testing::small_rows / devices, .devices = devices, .seed = 3, .position = position};
}

template <Index devices, auto strategy>
void expect_the_same_losses() {
  using Step = StepOf<devices, strategy>;
  const Data data;
  Runtime runtime(devices);
  Step given(runtime, Seed{42}, testing::small_settings), fed(runtime, Seed{42}, testing::small_settings);
  Loader loader(data.source(), options_for(devices)), same(data.source(), options_for(devices));
  std::vector<float> losses;
  std::vector<Index> positions;
  for (int epoch = 0; epoch < 3; ++epoch)
    for (const auto& batch : loader) {
      losses.push_back(given(batch));
      positions.push_back(loader.position());
    }
  DeviceLoader batches(fed, same);
  std::size_t taken = 0;
  for (int epoch = 0; epoch < 3; ++epoch)
    for (const MovedBatch& batch : batches) {
      ASSERT_LT(taken, losses.size());
      EXPECT_EQ(fed(batch), losses[taken]) << taken;
      EXPECT_EQ(batch.valid(), taken % 5 == 4 ? 5 : testing::small_rows);
      EXPECT_EQ(batches.position(), positions[taken++]) << "what has moved in since then does not count";
    }
  EXPECT_EQ(taken, losses.size());
  EXPECT_EQ(fed.allocated_bytes(0), Step::peak_bytes_per_device) << "it takes no memory";
}

TEST(DeviceLoader, StepsHaveTheLossesOfBatchesThatAreGiven) {
  expect_the_same_losses<1, Ddp{}>();
  expect_the_same_losses<2, Ddp{}>();
  expect_the_same_losses<2, Fsdp{}>();
}

TEST(DeviceLoader, AStepTakesNoMemory) {
  const Data data;
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings);
  LoaderOptions options = options_for(2);
  options.endless = true;
  Loader loader(data.source(), options);
  DeviceLoader batches(step, loader);
  for (int i = 0; i < 4; ++i) step(*batches.next());
  const Index before = testing::heap_calls();
  for (int i = 0; i < 10; ++i) step(*batches.next());
  EXPECT_EQ(testing::heap_calls(), before);
}

// Yields ones, each item after some time.
class SlowSource {
 public:
  using Fields = weft::Fields<float[testing::small_features], std::int32_t>;
  [[nodiscard]] static Index count() { return 1000; }
  void read(const Sample&, std::span<float> image, std::int32_t& label) const {
    ::usleep(100);
    for (float& value : image) value = 1;
    label = 0;
  }
};

TEST(DeviceLoader, ReadingAndMovingAreInTheMetricsOfATimedStep) {
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings);
  Loader loader(SlowSource(), options_for(2));
  DeviceLoader batches(step, loader);
  for (int i = 0; i < 2; ++i) step(*batches.next());
  EXPECT_FALSE(step.metrics().has_metric("TransferToDeviceTime")) << "it is not timed";
  EXPECT_FALSE(step.metrics().has_metric("LoaderReadTime"));
  step.executable().start_timing();
  for (int i = 0; i < 5; ++i) step(*batches.next());
  const Metrics metrics = step.metrics();
  const MetricData moves = metrics.metric_data("TransferToDeviceTime"), reads = metrics.metric_data("LoaderReadTime");
  EXPECT_EQ(moves.total_samples, 5) << "one a batch, and none of calls that copy nothing";
  EXPECT_EQ(std::ssize(moves.samples), 5);
  EXPECT_GT(moves.accumulator, 0);
  EXPECT_EQ(reads.total_samples, 5);
  EXPECT_GE(reads.accumulator, 5 * testing::small_rows * 100e3) << "nanoseconds";
  step.executable().clear_times();
  EXPECT_FALSE(step.metrics().has_metric("TransferToDeviceTime"));
  step.executable().stop_timing();
  step(*batches.next());
  EXPECT_FALSE(step.metrics().has_metric("TransferToDeviceTime"));
}

// By track: when each batch begins and ends, in microseconds.
struct Tracks {
  std::map<std::string, std::map<std::string, std::array<double, 2>>> spans;  // by track and name
  Index overlaps = 0, bytes = 0;

  explicit Tracks(const testing::Json& trace) {
    std::map<Index, std::string> names;
    std::map<Index, double> ends;
    const auto& events = trace.at("traceEvents").as_array();
    for (const testing::Json& event : events)
      if (event.at("name").as_string() == "thread_name")
        names[event.at("tid").as_integer()] = event.at("args").at("name").as_string();
    for (const testing::Json& event : events) {
      const Index track = event.at("tid").as_integer();
      const std::string& of = names[track];
      if (event.at("ph").as_string() != "X" || (of != "loader" && of != "batches to devices")) continue;
      const double begin = event.at("ts").as_double(), end = begin + event.at("dur").as_double();
      overlaps += begin + 0.001 < ends[track];
      ends[track] = end;
      spans[of][event.at("name").as_string()] = {begin, end};
      if (of != "loader") bytes = event.at("args").at("bytes").as_integer();
    }
  }
};

TEST(DeviceLoader, ReadingAndMovingAreTracksOfAProfile) {
  const testing::TemporaryDirectory folder;
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings);
  LoaderOptions options = options_for(2);
  options.threads = 3;
  options.prefetch = 3;
  Loader loader(SlowSource(), options);
  DeviceLoader batches(step, loader);
  step.executable().start_timing();
  for (int i = 0; i < 8; ++i) step(*batches.next());
  profile(folder / "trace.json", step, &batches.waits());
  const Tracks tracks(testing::parse_json(testing::read_text(folder / "trace.json")));
  EXPECT_EQ(tracks.bytes, testing::small_rows * (testing::small_features + 1) * 4);
  EXPECT_EQ(tracks.overlaps, 0) << "threads that read at the same time have tracks of their own";
  ASSERT_EQ(tracks.spans.size(), 2u);
  const auto &moves = tracks.spans.at("batches to devices"), &reads = tracks.spans.at("loader");
  ASSERT_EQ(moves.size(), 8u);
  ASSERT_EQ(reads.size(), 8u);
  for (const auto& [name, move] : moves) EXPECT_GE(move[0] + 0.001, reads.at(name)[1]) << name << " is read first";
}

// Ranges that the caller makes of a batch, and batches that no step takes.
TEST(DeviceLoader, TakesWhatIsMadeOfABatchAndPassesOverWhatNobodyTakes) {
  const Data data;
  Runtime runtime(2);
  StepOf<2, Ddp{}> given(runtime, Seed{42}, testing::small_settings), fed(runtime, Seed{42}, testing::small_settings);
  Loader loader(data.source(), options_for(2)), same(data.source(), options_for(2));
  std::vector<float> halves, other;
  const auto halve = [](const auto& rows, std::vector<float>& to) {
    to.assign(rows.begin(), rows.end());
    for (float& value : to) value *= 0.5f;
  };
  DeviceLoader batches(fed, same, [&](const auto& batch) {
    halve(batch.template get<0>(), other);
    return std::tie(other, batch.template get<1>());
  });
  for (int i = 0; i < 4; ++i) {
    const auto* const batch = loader.next();
    const MovedBatch* const moved = batches.next();
    if (i % 2 == 1) continue;
    halve(batch->template get<0>(), halves);
    EXPECT_EQ(fed(*moved), given(halves, batch->template get<1>()));
  }
}

// A run that is resumed at the position of the batch that was taken last goes on with the next one.
TEST(DeviceLoader, ResumesWhereTheLastBatchWasTaken) {
  const Data data;
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings);
  std::vector<float> losses;
  Index position = 0;
  TrainingState state;
  {
    Loader loader(data.source(), options_for(2));
    DeviceLoader batches(step, loader);
    for (int i = 0; i < 2; ++i) step(*batches.next());
    position = batches.position();
    state = step.state();
    for (int i = 0; i < 3; ++i) losses.push_back(step(*batches.next()));
  }
  StepOf<2, Ddp{}> resumed(runtime, Seed{7}, testing::small_settings);
  resumed.restore(state);
  Loader loader(data.source(), options_for(2, position));
  DeviceLoader batches(resumed, loader);
  for (const float loss : losses) EXPECT_EQ(resumed(*batches.next()), loss);
}

// Yields three items and no more.
class BrokenSource {
 public:
  using Fields = weft::Fields<float[], std::int32_t>;
  explicit BrokenSource(Index width, Index good_items) : width_(width), good_items_(good_items) {}
  [[nodiscard]] static Index count() { return 1000; }
  [[nodiscard]] std::array<Index, 2> widths() const { return {width_, 1}; }
  void read(const Sample& sample, std::span<float> image, std::int32_t& label) const {
    if (sample.place >= good_items_) throw std::runtime_error("the disk is gone");
    for (float& value : image) value = 1;
    label = 0;
  }

 private:
  Index width_, good_items_;
};

TEST(DeviceLoader, WhatALoaderThrowsComesAfterTheBatchesBefore) {
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings);
  Loader loader(BrokenSource(testing::small_features, 2 * testing::small_rows), options_for(2));
  DeviceLoader batches(step, loader);
  for (int i = 0; i < 2; ++i) step(*batches.next());
  for (int i = 0; i < 2; ++i) EXPECT_THROW(static_cast<void>(batches.next()), std::runtime_error);
}

TEST(DeviceLoader, ABatchOfAnotherSizeIsRefusedByTheNextCall) {
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings);
  Loader loader(BrokenSource(3, 1000), options_for(2));
  DeviceLoader batches(step, loader);
  testing::expect_error([&] { static_cast<void>(batches.next()); }, "batch_size_differs", {});
}

TEST(DeviceLoader, MisuseIsNamed) {
  const Data data;
  const testing::RandomBatch some = testing::small_batch(0);
  Runtime runtime(2);
  StepOf<2, Ddp{}> step(runtime, Seed{42}, testing::small_settings), other(runtime, Seed{42}, testing::small_settings);
  Loader loader(data.source(), options_for(2)), second(data.source(), options_for(2));
  {
    DeviceLoader batches(step, loader);
    testing::expect_error([&] { DeviceLoader(step, second); }, "step_has_a_loader", {});
    testing::expect_error([&] { step(some.image, some.label); }, "batches_come_by_themselves", {});
    const MovedBatch batch = *batches.next();
    testing::expect_error([&] { other(batch); }, "moved_batch_is_of_another_step", {});
    step(batch);
    testing::expect_error([&] { step(batch); }, "moved_batch_is_gone", {});
    const MovedBatch passed = *batches.next();
    batches.next();
    testing::expect_error([&] { step(passed); }, "moved_batch_is_gone", {});
  }
  step(some.image, some.label);
  DeviceLoader(step, second);
}

}  // namespace weft::device_loader_test
