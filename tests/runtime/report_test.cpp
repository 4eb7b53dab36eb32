#include <weft/runtime/report.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

TEST(Report, NamesDevicesThatDidTheSameTogether) {
  const int kinds[] = {1, 1, 2, 1, 2, 3};
  Sentence text;
  describe_each(
      text, Buffer<int>{0, 1, 2, 3, 4, 5}, [&](Index a, Index b) { return kinds[a] == kinds[b]; },
      [&](Index i) { text << kinds[i]; });
  EXPECT_STREQ(text.text(), "devices 0, 1, 3: 1; devices 2, 4: 2; device 5: 3");
}

TEST(Report, WritesRunsOfOrdinalsAsRanges) {
  Sentence all, strided;
  const auto same = [](Index, Index) { return true; };
  describe_each(all, Buffer<int>{0, 1, 2, 3, 7}, same, [&](Index) { all << "x"; });
  describe_each(strided, Buffer<int>{0, 2, 4}, same, [&](Index) { strided << "x"; });
  EXPECT_STREQ(all.text(), "devices 0-3, 7: x");
  EXPECT_STREQ(strided.text(), "devices 0, 2, 4: x");
}

TEST(Report, SaysWhatADeviceIsDoing) {
  Activity activity;
  Sentence never, left, waits, works, after;
  EXPECT_STREQ(describe(never, activity).text(), "runs before its first call");
  activity.gone = true;
  EXPECT_STREQ(describe(left, activity).text(), "returned");
  activity = {Record{}, true, false};
  activity.record.op = Collective::all_gather;
  activity.record.elements = 5;
  activity.record.line = 9;
  activity.record.state = CallState::entered;
  EXPECT_STREQ(describe(waits, activity).text(), "waits in call 0, all_gather of 5 f32, line 9");
  activity.record.state = CallState::matched;
  EXPECT_STREQ(describe(works, activity).text(), "works in call 0, all_gather of 5 f32, line 9");
  activity.record.state = CallState::done;
  EXPECT_STREQ(describe(after, activity).text(), "runs after call 0, all_gather of 5 f32, line 9");
}

}  // namespace
}  // namespace weft
