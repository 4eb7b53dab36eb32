// The schedule of an epoch: equal steps on every rank, every item once, resumable at any batch size and device count.
#include <weft/data/loader_plan.hpp>

#include "support/expect_error.hpp"

#include <limits>

namespace loader_plan_test {

using weft::BatchSlice;
using weft::Index;
using weft::LoaderPlan;
using weft::testing::expect_error;

// Ten items, two a rank, four ranks: valid counts 2, 2, 2, 2 and then 2, 0, 0, 0.
constexpr LoaderPlan uneven(10, 2, 4);
static_assert(uneven.steps() == 2 && uneven.global_batch() == 8);
static_assert(uneven.slice(0, 0) == BatchSlice{0, 2} && uneven.slice(0, 3) == BatchSlice{6, 2});
static_assert(uneven.slice(1, 0) == BatchSlice{8, 2} && uneven.slice(1, 1) == BatchSlice{10, 0});
static_assert(uneven.slice(1, 3) == BatchSlice{10, 0});
static_assert(uneven.item_weight(0) == 1.0 / 8 && uneven.item_weight(1) == 1.0 / 2);
// A structural type: a plan can be a template argument.
template <LoaderPlan plan>
constexpr Index steps_of = plan.steps();
static_assert(steps_of<uneven> == 2);

TEST(LoaderPlan, TenItemsOnFourRanksOfTwo) {
  const LoaderPlan plan(10, 2, 4);
  EXPECT_EQ(plan.steps(), 2);
  const Index valid[2][4] = {{2, 2, 2, 2}, {2, 0, 0, 0}};
  for (Index step = 0; step < 2; ++step)
    for (Index rank = 0; rank < 4; ++rank) EXPECT_EQ(plan.slice(step, rank).valid, valid[step][rank]);
  EXPECT_EQ(plan.item_weight(0), 0.125);
  EXPECT_EQ(plan.item_weight(1), 0.5);
  // The epoch's mean gives each item 1/10: steps weighted by their valid counts.
  for (Index step = 0; step < 2; ++step) {
    const double items = static_cast<double>(plan.slice(step).valid);
    EXPECT_DOUBLE_EQ(plan.item_weight(step) * (items / 10.0), 0.1);
  }
}

TEST(LoaderPlan, CoversEveryItemOnceForManySizes) {
  for (Index items = 1; items <= 40; ++items) {
    for (Index batch = 1; batch <= 7; ++batch) {
      for (Index ranks = 1; ranks <= 5; ++ranks) {
        const LoaderPlan plan(items, batch, ranks);
        Index next = 0;
        for (Index step = 0; step < plan.steps(); ++step) {
          EXPECT_EQ(plan.slice(step).start, next);
          for (Index rank = 0; rank < ranks; ++rank) {
            const BatchSlice slice = plan.slice(step, rank);
            ASSERT_EQ(slice.start, next) << items << " " << batch << " " << ranks;
            ASSERT_TRUE(slice.valid >= 0 && slice.valid <= batch);
            next += slice.valid;
          }
        }
        EXPECT_EQ(next, items);
      }
    }
  }
}

TEST(LoaderPlan, DropLastLeavesOutOnlyTheIncompleteBatch) {
  const LoaderPlan plan(10, 2, 2, true);
  EXPECT_EQ(plan.steps(), 2);
  EXPECT_EQ(plan.slice(1), (BatchSlice{4, 4}));
  EXPECT_EQ(plan.position_after(0, 1), 10);
  EXPECT_EQ(LoaderPlan(8, 2, 2, true).steps(), 2);
  expect_error([] { LoaderPlan(7, 2, 4, true); }, "loader_epoch_is_empty", {"7 items", "batch of 8", "drop_last"});
}

TEST(LoaderPlan, ResumesAtTheSameItemOnAnotherNumberOfRanks) {
  const LoaderPlan before(100, 5, 4);
  const Index position = before.position_after(3, 1);
  EXPECT_EQ(position, 340);
  const LoaderPlan after(100, 8, 2, false, position);
  EXPECT_EQ(after.first, 40);
  EXPECT_EQ(after.steps(), 4);
  EXPECT_EQ(after.slice(0), (BatchSlice{40, 16}));
  EXPECT_EQ(after.slice(3), (BatchSlice{88, 12}));
  EXPECT_EQ(after.slice(3, 1), (BatchSlice{96, 4}));
  EXPECT_EQ(after.position_after(3, 3), 400);
  EXPECT_EQ(LoaderPlan(100, 8, 2, false, 400).first, 0);
}

TEST(LoaderPlan, RefusesSettingsAndPlacesOutsideItsRange) {
  expect_error([] { LoaderPlan(0, 1, 1); }, "loader_setting_is_too_small", {"items is 0"});
  expect_error([] { LoaderPlan(1, 0, 1); }, "loader_setting_is_too_small", {"device_batch is 0"});
  expect_error([] { LoaderPlan(1, 1, -2); }, "loader_setting_is_too_small", {"devices is -2"});
  expect_error([] { LoaderPlan(1, 1, 1, false, -5); }, "loader_setting_is_too_small", {"position is -5"});
  constexpr Index most = weft::most_places, huge = std::numeric_limits<Index>::max();
  expect_error([] { LoaderPlan(huge, 1, 1); }, "loader_setting_is_too_large", {"items is 9223372036854775807"});
  expect_error([] { LoaderPlan(1, 1, 1, false, most + 1); }, "loader_setting_is_too_large", {"position is"});
  EXPECT_EQ(LoaderPlan(most, 1, 1, false, most).first, 0);
  expect_error([] { static_cast<void>(uneven.slice(2)); }, "loader_step_is_out_of_range", {"step 2", "2 steps"});
  expect_error([] { static_cast<void>(uneven.slice(0, 4)); }, "loader_rank_is_out_of_range", {"rank 4", "0 to 3"});
}

using weft::LoaderSchedule;

TEST(LoaderSchedule, BatchesByNumberAreThoseOfOneEpochAfterAnother) {
  for (const Index position : {0, 4, 9, 10, 27}) {
    for (const bool drop : {false, true}) {
      const LoaderPlan whole(10, 2, 2, drop);
      const LoaderSchedule schedule(whole, position, false);
      Index at = schedule.start();
      EXPECT_TRUE(at == position || (drop && at == (position / 10 + 1) * 10));
      for (Index number = 0; number < 12; ++number) {
        const weft::ScheduledBatch batch = schedule[number];
        EXPECT_EQ(batch.epoch, at / 10);
        EXPECT_EQ(batch.slice, LoaderPlan(10, 2, 2, drop, at).slice(0));
        EXPECT_EQ(batch.position_after, LoaderPlan(10, 2, 2, drop, at).position_after(at / 10, 0));
        EXPECT_EQ(batch.ends_epoch, batch.position_after % 10 == 0);
        at = batch.position_after;
      }
    }
  }
}

// Nothing overflows where positions end.
TEST(LoaderSchedule, CountsAsFarAsPositionsDo) {
  constexpr Index most = weft::most_places;
  for (const bool endless : {false, true})
    for (const Index items : {Index{1}, Index{1000}, most}) {
      const LoaderSchedule schedule(LoaderPlan(items, 1 << 24, 1 << 24), most, endless);
      EXPECT_EQ(schedule.start(), most);
      EXPECT_GT(schedule[1000].position_after, most);
      expect_error([&] { static_cast<void>(schedule[std::numeric_limits<Index>::max()]); },
                   "loader_step_is_out_of_range", {"step 9223372036854775807"});
      expect_error([&] { static_cast<void>(schedule[-1]); }, "loader_step_is_out_of_range", {"step -1"});
    }
}

TEST(LoaderSchedule, AnEndlessOneHasCompleteBatchesOnly) {
  const LoaderSchedule schedule(LoaderPlan(10, 2, 2), 6, true);
  EXPECT_EQ(schedule[0].slice, (BatchSlice{6, 4}));
  EXPECT_EQ(schedule[1].slice, (BatchSlice{0, 4}));
  EXPECT_EQ(schedule[3].slice, (BatchSlice{8, 4}));  // runs into the next epoch
  EXPECT_EQ(schedule[3].epoch, 1);
  EXPECT_EQ(schedule[3].position_after, 22);
  EXPECT_FALSE(schedule[0].ends_epoch);
}

}  // namespace loader_plan_test
