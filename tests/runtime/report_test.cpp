#include <weft/runtime/report.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::report_test {

Buffer<Index> first_devices(Index count) {
  Buffer<Index> devices;
  for (Index i = 0; i < count; ++i) devices.push_back(i);
  return devices;
}
const auto all_alike = [](Index) { return 0; };

TEST(Report, NamesDevicesThatDidTheSameTogetherAndTheOddOnesFirst) {
  const int kinds[] = {1, 1, 2, 1, 2, 3};
  Sentence text;
  describe_each(
      text, first_devices(6), [&](Index a, Index b) { return kinds[a] == kinds[b]; }, all_alike,
      [&](Sentence& to, Index i) { to << kinds[i]; });
  EXPECT_STREQ(text.text(), "device 5: 3; devices 2, 4: 2; devices 0, 1, 3: 1");
}

TEST(Report, NamesThoseThatMatterBeforeTheRest) {
  Sentence text;
  describe_each(
      text, first_devices(4), [](Index a, Index b) { return a == b; },
      [](Index i) { return i == 2   ? 0
                           : i == 3 ? 1
                                    : 2; }, [](Sentence& to, Index i) { to << i * 10; });
  EXPECT_STREQ(text.text(), "device 2: 20; device 3: 30; device 0: 0; device 1: 10");
}

TEST(Report, WritesRunsOfOrdinalsAsRanges) {
  const auto text_of = [](const Buffer<Index>& devices) {
    Sentence text;
    write_devices(
        text, devices, [](Index) { return true; }, 3);
    return std::string(text.text());
  };
  EXPECT_EQ(text_of({0, 1, 2, 3, 7}), "0-3, 7");
  EXPECT_EQ(text_of({0, 2, 4}), "0, 2, 4");
  EXPECT_EQ(text_of({0, 2, 4, 5, 8, 9, 10}), "0, 2, 4, 5 and 3 others");
}

TEST(Report, ShortensLargeGroups) {
  const auto text_of = [](const Buffer<Index>& members) {
    Sentence text;
    write_members(text, members);
    return std::string(text.text());
  };
  EXPECT_EQ(text_of({2, 0, 1}), "[2, 0, 1]");
  EXPECT_EQ(text_of(first_devices(8)), "[0, 1, 2, 3, 4, 5, 6, 7]");
  EXPECT_EQ(text_of(first_devices(64)), "[0, 1, 2, 3, 4, 5, 6, ..., 63]");
}

TEST(Report, EndsBeforeASentenceDoes) {
  Sentence text;
  describe_each(
      text, first_devices(1024), [](Index a, Index b) { return a == b; }, [](Index i) { return i == 700 ? 0 : 2; },
      [](Sentence& to, Index i) { to << "waits in call " << i; });
  const std::string all = text.text();
  EXPECT_EQ(all.rfind("device 700: waits in call 700; device 0: ", 0), 0u) << all;
  EXPECT_NE(all.find(" further devices in "), std::string::npos) << all;
  EXPECT_LT(all.size(), 1500u);
}

TEST(Report, SaysWhatADeviceIsDoing) {
  Activity activity;
  Sentence never, left, waits, works, after;
  EXPECT_STREQ(describe(never, activity).text(), "runs before its first call");
  activity.gone = true;
  EXPECT_STREQ(describe(left, activity).text(), "returned");
  activity = {Record{}, "loss", "models/model.cpp", true, false};
  activity.record.op = Collective::all_gather;
  activity.record.elements = 5;
  activity.record.line = 9;
  activity.record.state = CallState::entered;
  EXPECT_STREQ(describe(waits, activity).text(), "waits in call 0, all_gather of 5 f32, 'loss', model.cpp:9");
  activity.record.state = CallState::matched;
  activity.label = nullptr;
  EXPECT_STREQ(describe(works, activity).text(), "works in call 0, all_gather of 5 f32, model.cpp:9");
  activity.record.state = CallState::done;
  EXPECT_STREQ(describe(after, activity).text(), "runs after call 0, all_gather of 5 f32, model.cpp:9");
}

}  // namespace weft::report_test
