// Training steps on hybrid meshes: what goes over which link is a constant, is recorded, and changes no bit.
#include <weft/train/train_step.hpp>

#include <support/json.hpp>
#include <support/small_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/report/explain.hpp>
#include <weft/report/metrics.hpp>
#include <weft/report/profile.hpp>
#include <weft/report/summary.hpp>

#include <fstream>
#include <sstream>

namespace weft::train_step_hybrid_mesh_test {

using testing::expect_same;
using testing::small_settings;
using testing::train;

inline constexpr HybridMesh two_hosts{{"data", 2, 2}}, model_inside{{"data", 1, 2}, {"model", 2}};
inline constexpr Mesh one_host{{"data", 4}};

template <const auto& mesh, auto strategy>
using Step = TrainStep<testing::SmallLoss, testing::SmallInputs, mesh, strategy, SgdMomentum>;
using DdpStep = Step<two_hosts, Ddp{}>;
using Plain = Step<one_host, Ddp{}>;
using Zero = Step<two_hosts, Fsdp{.stage = 3}>;
using Megatron = Step<model_inside, Spmd(testing::megatron_specs)>;

// Over 2 granules of 2, a device sends 3 parts: two to the other one inside (for itself and for its partner elsewhere),
// one across.
static_assert(DdpStep::bytes_sent(Link::dcn) * 3 == DdpStep::bytes_sent_per_step);
static_assert(DdpStep::bytes_sent(Link::ici) + DdpStep::bytes_sent(Link::dcn) == Plain::bytes_sent_per_step);
static_assert(Zero::bytes_sent(Link::dcn) * 3 == Zero::bytes_sent_per_step);
static_assert(Plain::bytes_sent(Link::dcn) == 0 && Plain::bytes_sent(Link::ici) == Plain::bytes_sent_per_step);
static_assert(Megatron::bytes_sent(Link::dcn) > 0 && Megatron::bytes_sent(Link::ici) > 0);

// Over "data" everything crosses, over "model" nothing.
TEST(TrainStepHybridMesh, AnAxisInsideGranulesSendsNothingOverDcn) {
  Index across = 0, inside = 0;
  for (const CollectiveStep& step : Megatron::plan().collectives) {
    EXPECT_EQ(step.axes.size(), 1);
    (step.axes == AxisList{0} ? across : inside) += step.bytes_sent * step.runs;
  }
  EXPECT_EQ(Megatron::bytes_sent(Link::dcn), across);
  EXPECT_EQ(Megatron::bytes_sent(Link::ici), inside);
}

// `train` compares what is recorded with what is planned, by link where the runtime has granules.
TEST(TrainStepHybridMesh, GranulesChangeNoBitAndThePlanIsKept) {
  expect_same(train<DdpStep>(small_settings, 5), train<Plain>(small_settings, 5));
  const testing::TrainingRun zero = train<Zero>(small_settings, 5), plain = train<Plain>(small_settings, 5);
  EXPECT_EQ(zero.losses, plain.losses);
  testing::expect_close(train<Megatron>(small_settings, 5).losses, plain.losses, 1e-5);
}

// Independent of the plan: what every call recorded, split as two levels split it. All calls run over both granules.
TEST(TrainStepHybridMesh, WhatIsRecordedSplitsAsPlanned) {
  const auto expect_split = [](auto& step, const Runtime& runtime) {
    using Taken = std::remove_reference_t<decltype(step)>;
    for (int device = 0; device < 4; ++device) {
      Index dcn = 0;
      const Recorder& recorder = runtime.recorder(device);
      ASSERT_EQ(recorder.written(), recorder.size());
      for (Index age = 0; age < recorder.size(); ++age) {
        const Record record = recorder.recent(age);
        dcn += bytes_sent_over_dcn(record.op, 2, 2, static_cast<Index>(record.elements), size_bytes(record.dtype));
      }
      EXPECT_EQ(dcn, Taken::bytes_sent(Link::dcn));
      EXPECT_EQ(recorder.total().bytes_sent - dcn, Taken::bytes_sent(Link::ici));
    }
  };
  Runtime runtime(4);
  const testing::RandomBatch batch = testing::small_batch(0);
  DdpStep ddp(runtime, Seed{1}, small_settings);
  runtime.clear_records();
  ddp(batch.image, batch.label);
  expect_split(ddp, runtime);
  Zero zero(runtime, Seed{1}, small_settings);
  runtime.clear_records();
  zero(batch.image, batch.label);
  expect_split(zero, runtime);
}

TEST(TrainStepHybridMesh, ReportsTellBothLinks) {
  const std::string dcn = detail::grouped(DdpStep::bytes_sent(Link::dcn));
  EXPECT_NE(explain<DdpStep>().find("mesh 4 over granules 2; per device:"), std::string::npos);
  EXPECT_NE(
      summary<DdpStep>().find(detail::grouped(DdpStep::bytes_sent_per_step) + " bytes (" + dcn + " over dcn) sent"),
      std::string::npos)
      << summary<DdpStep>();
  EXPECT_EQ(explain<Plain>().find("dcn"), std::string::npos);
  EXPECT_EQ(summary<Plain>().find("dcn"), std::string::npos);
}

TEST(TrainStepHybridMesh, MetricsAndProfilesTellWhatGoesOverDcn) {
  const testing::TemporaryDirectory folder;
  Runtime runtime(4);
  DdpStep step(runtime, Seed{1}, small_settings);
  step.executable().start_timing();
  testing::take_steps(step, 0, 3);
  EXPECT_EQ(step.metrics().counter_value("bytes_sent_dcn"), 3 * DdpStep::bytes_sent(Link::dcn));
  profile(folder / "trace.json", step);
  std::ostringstream text;
  text << std::ifstream(folder / "trace.json").rdbuf();
  Index bytes = 0;
  const testing::Json trace = testing::parse_json(text.str());
  for (const testing::Json& event : trace.at("traceEvents").as_array())
    if (const testing::Json* arguments = event.find("args"); arguments != nullptr)
      if (const testing::Json* sent = arguments->find("bytes_sent_dcn")) bytes += sent->as_integer();
  EXPECT_EQ(bytes, 3 * 4 * DdpStep::bytes_sent(Link::dcn)) << "of four devices";
}

}  // namespace weft::train_step_hybrid_mesh_test
