// Training steps on hybrid meshes: what goes over which link is a constant, is recorded, and changes no bit.
#include <weft/train/train_step.hpp>

#include <support/json.hpp>
#include <support/started_training.hpp>
#include <support/temporary_directory.hpp>
#include <weft/dynamic/explain.hpp>
#include <weft/report/metrics.hpp>
#include <weft/report/profile.hpp>
#include <weft/report/summary.hpp>

#include <fstream>
#include <sstream>

namespace weft::train_step_hybrid_mesh_test {

using testing::expect_same;
using testing::small_settings;

inline constexpr HybridMesh two_hosts{{"data", 2, 2}}, model_inside{{"data", 1, 2}, {"model", 2}};
inline constexpr Mesh one_host{{"data", 4}};

// The one that is compiled.
using DdpStep = TrainStep<testing::SmallLoss, testing::SmallInputs, two_hosts, Ddp{}, SgdMomentum>;
const testing::StartedTraining<SgdMomentum> training{dynamic::measured_function(testing::SmallLoss{}), small_settings};

// Over 2 granules of 2, a device sends 3 parts: two to the other one inside (for itself and for its partner elsewhere),
// one across.
static_assert(DdpStep::bytes_sent(Link::dcn) * 3 == DdpStep::bytes_sent_per_step);
static_assert(DdpStep::bytes_sent(Link::ici) + DdpStep::bytes_sent(Link::dcn) == DdpStep::bytes_sent_per_step);
TEST(TrainStepHybridMesh, OfThreePartsOneGoesAcross) {
  Runtime runtime(4);
  const dynamic::TrainStep zero = training.made(runtime, two_hosts.mesh(), Fsdp{.stage = 3}),
                           plain = training.made(runtime, one_host, Ddp{});
  EXPECT_EQ(zero.bytes_sent(Link::dcn) * 3, zero.bytes_sent());
  EXPECT_EQ(plain.bytes_sent(Link::dcn), 0);
  EXPECT_EQ(plain.bytes_sent(Link::ici), DdpStep::bytes_sent_per_step);
}

// Over "data" everything crosses, over "model" nothing.
TEST(TrainStepHybridMesh, AnAxisInsideGranulesSendsNothingOverDcn) {
  Runtime runtime(4);
  const dynamic::TrainStep megatron = training.made(runtime, model_inside.mesh(), Spmd(testing::megatron_specs));
  Index across = 0, inside = 0;
  for (const CollectiveStep& step : megatron.plan().collectives) {
    EXPECT_EQ(step.axes.size(), 1);
    (step.axes == AxisList{0} ? across : inside) += step.bytes_sent * step.runs;
  }
  EXPECT_TRUE(across > 0 && inside > 0);
  EXPECT_EQ(megatron.bytes_sent(Link::dcn), across);
  EXPECT_EQ(megatron.bytes_sent(Link::ici), inside);
}

// `train` compares what is recorded with what is planned, by link where the runtime has granules.
TEST(TrainStepHybridMesh, GranulesChangeNoBitAndThePlanIsKept) {
  const testing::TrainingRun plain = training.train(one_host, Ddp{});
  expect_same(testing::train<DdpStep>(small_settings), plain);
  expect_same(training.train(two_hosts.mesh(), Ddp{}), plain);
  EXPECT_EQ(training.train(two_hosts.mesh(), Fsdp{.stage = 3}).losses, plain.losses);
  testing::expect_close(training.train(model_inside.mesh(), Spmd(testing::megatron_specs)).losses, plain.losses, 1e-5);
}

// Independent of the plan: what every call recorded, split as two levels split it. All calls run over both granules.
TEST(TrainStepHybridMesh, WhatIsRecordedSplitsAsPlanned) {
  Runtime runtime(4);
  const testing::RandomBatch batch = testing::small_batch(0);
  for (const AnyStrategy& strategy : {AnyStrategy(Ddp{}), AnyStrategy(Fsdp{.stage = 3})}) {
    SCOPED_TRACE(strategy.name());
    dynamic::TrainStep step = training.made(runtime, two_hosts.mesh(), strategy);
    runtime.clear_records();
    step(batch.image, batch.label);
    for (int device = 0; device < 4; ++device) {
      Index dcn = 0;
      const Recorder& recorder = runtime.recorder(device);
      ASSERT_EQ(recorder.written(), recorder.size());
      for (Index age = 0; age < recorder.size(); ++age) {
        const Record record = recorder.recent(age);
        dcn += bytes_sent_over_dcn(record.op, 2, 2, static_cast<Index>(record.elements), size_bytes(record.dtype));
      }
      EXPECT_EQ(dcn, step.bytes_sent(Link::dcn));
      EXPECT_EQ(recorder.total().bytes_sent - dcn, step.bytes_sent(Link::ici));
    }
  }
}

TEST(TrainStepHybridMesh, ReportsTellBothLinks) {
  const std::string dcn = detail::grouped(DdpStep::bytes_sent(Link::dcn));
  EXPECT_NE(explain<DdpStep>().find("mesh 4 over granules 2; per device:"), std::string::npos);
  EXPECT_NE(
      summary<DdpStep>().find(detail::grouped(DdpStep::bytes_sent_per_step) + " bytes (" + dcn + " over dcn) sent"),
      std::string::npos)
      << summary<DdpStep>();
  Runtime runtime(4);
  const dynamic::TrainStep plain = training.made(runtime, one_host, Ddp{});
  EXPECT_EQ(dynamic::explain(plain).find("dcn"), std::string::npos);
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
