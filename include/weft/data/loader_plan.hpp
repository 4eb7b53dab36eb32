// The schedule of an epoch, known before it starts: every rank takes the same number of steps, nothing is dropped or
// repeated, and an uneven last batch is a valid count instead of a different program.
//
// Step g covers items [g B W, min((g + 1) B W, N)); rank r holds rows [r B, (r + 1) B) of that global batch.
#ifndef WEFT_DATA_LOADER_PLAN_HPP
#define WEFT_DATA_LOADER_PLAN_HPP

#include <weft/base/error_io.hpp>

namespace weft {

// The most items of an epoch, and the last position at which a loader starts: so that no sum of the two overflows, nor
// with what is read ahead.
inline constexpr Index most_places = Index{1} << 61;

// Items [start, start + valid) of an epoch's order; the remaining rows of the batch are padding.
struct BatchSlice {
  Index start = 0, valid = 0;
  friend constexpr bool operator==(const BatchSlice&, const BatchSlice&) = default;
};

// Members are public so that the type is structural; treat them as read-only.
//
// A position is one integer, the number of items passed since the first epoch began: epoch * items + item. It is all
// that a checkpoint needs, and it means the same for any batch size and device count.
struct LoaderPlan {
  Index items = 1;         // N, of the data set
  Index device_batch = 1;  // B, rows of one rank
  Index ranks = 1;         // W
  bool drop_last = false;  // leave out the incomplete last batch of an epoch
  Index first = 0;         // item of the epoch at which it starts: 0, or where it is resumed

  constexpr LoaderPlan() = default;
  // The epoch in which `position` lies, from there on. Errors: loader_setting_is_too_small,
  // loader_setting_is_too_large, loader_epoch_is_empty.
  constexpr LoaderPlan(Index item_count, Index rows_per_rank, Index rank_count, bool drop = false, Index position = 0)
      : items(item_count), device_batch(rows_per_rank), ranks(rank_count), drop_last(drop) {
    if (items < 1) loader_setting_is_too_small("items", items, 1);
    if (items > most_places) loader_setting_is_too_large("items", items, most_places);
    if (device_batch < 1) loader_setting_is_too_small("device_batch", device_batch, 1);
    if (ranks < 1) loader_setting_is_too_small("devices", ranks, 1);
    // So that no product of two of them overflows, nor one with the features of an item.
    constexpr Index most = Index{1} << 24;
    if (device_batch > most) loader_setting_is_too_large("device_batch", device_batch, most);
    if (ranks > most) loader_setting_is_too_large("devices", ranks, most);
    if (position < 0) loader_setting_is_too_small("position", position, 0);
    if (position > most_places) loader_setting_is_too_large("position", position, most_places);
    if (drop_last && items < global_batch()) loader_epoch_is_empty(items, global_batch());
    first = position % items;
  }

  // Rows of all ranks together, B W.
  [[nodiscard]] constexpr Index global_batch() const noexcept { return device_batch * ranks; }

  // Steps left in this epoch: ceil((N - first) / (B W)), or floor with drop_last.
  [[nodiscard]] constexpr Index steps() const noexcept {
    return drop_last ? (items - first) / global_batch() : ceil_divide(items - first, global_batch());
  }

  // What the whole mesh takes at `step`. Error: loader_step_is_out_of_range.
  [[nodiscard]] constexpr BatchSlice slice(Index step) const {
    if (step < 0 || step >= steps()) loader_step_is_out_of_range(step, steps());
    const Index start = first + step * global_batch();
    const Index left = items - start;
    return {start, left < global_batch() ? left : global_batch()};
  }

  // What one rank takes at `step`; without items for it, an empty slice at the end of the epoch.
  // Errors: loader_step_is_out_of_range, loader_rank_is_out_of_range.
  [[nodiscard]] constexpr BatchSlice slice(Index step, Index rank) const {
    if (rank < 0 || rank >= ranks) loader_rank_is_out_of_range(rank, ranks);
    const BatchSlice all = slice(step);
    const Index skipped = rank * device_batch < all.valid ? rank * device_batch : all.valid;
    const Index left = all.valid - skipped;
    return {all.start + skipped, left < device_batch ? left : device_batch};
  }

  // The factor of each valid item in the mean loss of `step`: 1 / valid items of all ranks.
  [[nodiscard]] constexpr double item_weight(Index step) const { return 1.0 / static_cast<double>(slice(step).valid); }

  // The position after `step` of epoch `epoch`. After the last step it is the start of the next epoch, also with
  // drop_last.
  [[nodiscard]] constexpr Index position_after(Index epoch, Index step) const {
    const BatchSlice all = slice(step);
    return step + 1 == steps() ? (epoch + 1) * items : epoch * items + all.start + all.valid;
  }
};

// One batch of a loader that goes on from epoch to epoch.
struct ScheduledBatch {
  Index epoch = 0;   // of the first item
  BatchSlice slice;  // of that epoch's order; of an endless loader it may run into the next ones
  Index position_after = 0;
  bool ends_epoch = false;
};

// All batches from a position on, by number: what each is depends on no other, so that threads may take turns.
class LoaderSchedule {
 public:
  constexpr LoaderSchedule() = default;
  // `endless`: batches run over the end of an epoch into the next one, so that all are complete. Errors: those of
  // LoaderPlan.
  constexpr LoaderSchedule(const LoaderPlan& whole, Index position, bool endless)
      : whole_(whole), first_(whole), start_(position), endless_(endless) {
    resume_at(position);
    // With drop_last, what is left of the epoch may be less than a batch.
    if (!endless && first_.steps() == 0) resume_at((position / whole_.items + 1) * whole_.items);
  }
  // The position of batch 0.
  [[nodiscard]] constexpr Index start() const noexcept { return start_; }
  // Error: loader_step_is_out_of_range, beyond what positions count.
  [[nodiscard]] constexpr ScheduledBatch operator[](Index number) const {
    const Index items = whole_.items, rows = whole_.global_batch(), first_epoch = start_ / items;
    if (const Index most = most_places / rows; number < 0 || number > most) loader_step_is_out_of_range(number, most);
    if (endless_) {
      const Index position = start_ + number * rows;
      return {position / items, {position % items, rows}, position + rows, false};
    }
    const bool is_in_first = number < first_.steps();
    const LoaderPlan& plan = is_in_first ? first_ : whole_;
    const Index later = number - first_.steps();
    const Index epoch = is_in_first ? first_epoch : first_epoch + 1 + later / whole_.steps();
    const Index step = is_in_first ? number : later % whole_.steps();
    return {epoch, plan.slice(step), plan.position_after(epoch, step), step + 1 == plan.steps()};
  }

 private:
  constexpr void resume_at(Index position) {
    start_ = position;
    first_ = LoaderPlan(whole_.items, whole_.device_batch, whole_.ranks, whole_.drop_last, position);
  }

  LoaderPlan whole_, first_;  // of a whole epoch, and of what is left of the first
  Index start_ = 0;
  bool endless_ = false;
};

}  // namespace weft

#endif
