#include <weft/observe/recorder.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace weft::recorder_test {

Record call(Collective op, std::uint32_t sequence) {
  Record record;
  record.op = op;
  record.sequence = sequence;
  record.elements = 7;
  record.line = 42;
  record.peer = 3;
  record.group = 2;
  record.signature = 0x123456789ABCDEFu;
  record.dtype = DType::bf16;
  record.reduce = ReductionKind::max;
  return record;
}

TEST(Recorder, IsEmptyAtFirst) {
  const Recorder recorder(8);
  EXPECT_EQ(recorder.written(), 0);
  EXPECT_EQ(recorder.size(), 0);
  EXPECT_EQ(recorder.recent(0).line, 0u);
  EXPECT_EQ(recorder.total(), CallTotal{});
}

TEST(Recorder, FollowsACallThroughItsStates) {
  Recorder recorder(8);
  recorder.set_step(5);
  recorder.set_unit(6);
  recorder.enter(call(Collective::all_reduce, 9));
  EXPECT_EQ(recorder.recent(0).state, CallState::entered);
  recorder.match();
  EXPECT_EQ(recorder.recent(0).state, CallState::matched);
  EXPECT_EQ(recorder.total(Collective::all_reduce), CallTotal{});
  recorder.finish(36);
  const Record record = recorder.recent(0);
  EXPECT_EQ(record.state, CallState::done);
  EXPECT_EQ(record.sequence, 9u);
  EXPECT_EQ(record.step, 5u);
  EXPECT_EQ(record.unit, 6u);
  EXPECT_EQ(record.group, 2u);
  EXPECT_EQ(record.op, Collective::all_reduce);
  EXPECT_EQ(record.dtype, DType::bf16);
  EXPECT_EQ(record.reduce, ReductionKind::max);
  EXPECT_EQ(record.elements, 7u);
  EXPECT_EQ(record.signature, 0x123456789ABCDEFu);
  EXPECT_EQ(record.line, 42u);
  EXPECT_EQ(record.peer, 3u);
  EXPECT_LE(record.entered, record.matched);
  EXPECT_LE(record.matched, record.done);
  EXPECT_GT(record.done, 0u);
  EXPECT_EQ(recorder.total(Collective::all_reduce), (CallTotal{1, 36}));
}

TEST(Recorder, AnAbortedCallDoesNotCount) {
  Recorder recorder(8);
  recorder.enter(call(Collective::barrier, 0));
  recorder.abort();
  EXPECT_EQ(recorder.recent(0).state, CallState::aborted);
  EXPECT_EQ(recorder.total(), CallTotal{});
  EXPECT_EQ(recorder.written(), 1);
}

TEST(Recorder, KeepsTheLastOnesAndAllTotals) {
  Recorder recorder(5);  // rounded up to 8
  for (std::uint32_t i = 0; i < 20; ++i) {
    recorder.enter(call(i % 2 == 0 ? Collective::all_gather : Collective::reduce_scatter, i));
    recorder.match();
    recorder.finish(10);
  }
  EXPECT_EQ(recorder.capacity(), 8);
  EXPECT_EQ(recorder.size(), 8);
  EXPECT_EQ(recorder.written(), 20);
  EXPECT_EQ(recorder.recent(0).sequence, 19u);
  EXPECT_EQ(recorder.recent(7).sequence, 12u);
  EXPECT_EQ(recorder.recent(8).line, 0u);
  EXPECT_EQ(recorder.total(Collective::all_gather), (CallTotal{10, 100}));
  EXPECT_EQ(recorder.total(), (CallTotal{20, 200}));
  recorder.clear();
  EXPECT_EQ(recorder.size(), 0);
  EXPECT_EQ(recorder.total(), CallTotal{});
}

TEST(Recorder, CountsWhatGoesToOtherGranulesApart) {
  Recorder recorder(4);
  const auto record = [&recorder](Collective op, Index bytes, Index over_dcn) {
    recorder.enter(call(op, 0));
    recorder.match();
    recorder.finish(bytes, over_dcn);
  };
  record(Collective::all_reduce, 100, 30);
  record(Collective::all_reduce, 100, 30);
  record(Collective::all_gather, 50, 0);
  record(Collective::all_to_all, 7, 7);
  EXPECT_EQ(recorder.total(Collective::all_reduce), (CallTotal{2, 200, 60}));
  EXPECT_EQ(recorder.total(Collective::all_gather), (CallTotal{1, 50, 0}));
  EXPECT_EQ(recorder.total(), (CallTotal{4, 257, 67}));
  EXPECT_EQ(recorder.total().sent_over(Link::dcn), 67);
  EXPECT_EQ(recorder.total().sent_over(Link::ici), 190);
  recorder.clear();
  EXPECT_EQ(recorder.total(), CallTotal{});
}

TEST(Recorder, MayBeReadWhileItIsWritten) {
  Recorder recorder(4);
  std::atomic<bool> stop{false};
  std::thread reader([&] {
    while (!stop.load()) {
      const Record record = recorder.recent(0);
      EXPECT_TRUE(record.line == 0 || record.line == 42);
      EXPECT_GE(recorder.total().calls, 0);
    }
  });
  for (std::uint32_t i = 0; i < 5000; ++i) {
    recorder.enter(call(Collective::barrier, i));
    recorder.match();
    recorder.finish(1);
  }
  stop.store(true);
  reader.join();
  EXPECT_EQ(recorder.total().bytes_sent, 5000);
}

}  // namespace weft::recorder_test
