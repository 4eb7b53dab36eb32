// Batches of a data set, prepared one step ahead by a background thread in a fixed ring of buffers: nothing is
// allocated after construction, an exception of the reader surfaces in the consumer, and a loader may be dropped at any
// moment.
//
//   weft::Loader loader(set, {.device_batch = 64, .devices = 4, .seed = 1});
//   for (auto& [image, label, weight, valid] : loader) ...   // one epoch; the next loop is the next epoch
#ifndef WEFT_DATA_LOADER_HPP
#define WEFT_DATA_LOADER_HPP

#include <weft/data/batch.hpp>
#include <weft/data/dataset.hpp>
#include <weft/data/loader_plan.hpp>
#include <weft/data/permutation.hpp>
#include <weft/observe/span_ring.hpp>
#include <weft/sync/process_mark.hpp>
#include <weft/sync/wait.hpp>

#include <atomic>
#include <concepts>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

namespace weft {

struct LoaderOptions {
  Index device_batch = 64;  // rows of one device
  Index devices = 1;
  bool shuffle = true;  // a new order every epoch, keyed by (seed, epoch)
  std::uint32_t seed = 0;
  bool drop_last = false;                     // leave out the incomplete last batch of an epoch
  Index position = 0;                         // where to start: `position()` of an earlier loader, 0 for the beginning
  Index prefetch = 2;                         // batches prepared ahead; the ring holds one more
  float mean = 0.1307f, deviation = 0.3081f;  // of a pixel in [0, 1]; the defaults are those of MNIST
};

// What a loader reads from, on its own thread: `read` writes `features()` values and returns the label; it may throw.
template <class S>
concept ItemSource = requires(const S& source, Index index, float* image) {
  { source.count() } -> std::convertible_to<Index>;
  { source.features() } -> std::convertible_to<Index>;
  { source.read(index, image) } -> std::convertible_to<std::int32_t>;
};

// One consumer thread. Batches are the same, in the same order, whatever `prefetch` and the scheduling.
template <ItemSource Source>
class Loader {
 public:
  // Errors: loader_setting_is_too_small, loader_epoch_is_empty, loader_thread_not_started.
  Loader(Source source, const LoaderOptions& options)
      : source_(std::move(source)), options_(options), cursor_(*this, options.position) {
    constexpr Index most_prefetched = 1024;
    if (options.prefetch < 1) loader_setting_is_too_small("prefetch", options.prefetch, 1);
    if (options.prefetch > most_prefetched) loader_setting_is_too_large("prefetch", options.prefetch, most_prefetched);
    position_ = cursor_.position();
    for (Index i = 0; i <= options.prefetch; ++i)
      ring_.push_back({BatchBuffer(plan().global_batch(), source_.features()), Batch{}, 0, false});
#if WEFT_HAS_EXCEPTIONS
    try {
      reader_ = std::thread(&Loader::read_ahead, this);
    } catch (const std::exception&) {
      loader_thread_not_started();
    }
#else
    reader_ = std::thread(&Loader::read_ahead, this);
#endif
  }
  // The data set must outlive the loader. Errors: also those of NormalizedDataset.
  Loader(const Dataset& set, const LoaderOptions& options) requires std::same_as<Source, NormalizedDataset>
      : Loader(NormalizedDataset(set, options.mean, options.deviation), options) {}
  Loader(const Dataset&&, const LoaderOptions&) = delete;
  Loader(const Loader&) = delete;
  Loader& operator=(const Loader&) = delete;
  ~Loader() {
    stop_.store(true, std::memory_order_relaxed);
    tell(reader_turn_);
    if (process_.is_of_a_parent())
      forget(reader_);
    else
      reader_.join();
  }

  // The schedule of a whole epoch.
  [[nodiscard]] LoaderPlan plan() const {
    return {source_.count(), options_.device_batch, options_.devices, options_.drop_last};
  }
  // Where a loader has to start to continue after the batch handed out last; saved in a checkpoint.
  [[nodiscard]] Index position() const noexcept { return position_; }
  // The epoch of the batch that comes next, from 0.
  [[nodiscard]] Index epoch() const { return position_ / source_.count(); }
  // How often the consumer found no batch ready (the first batch, which nobody could prepare in time, not counted). Any
  // thread may ask.
  [[nodiscard]] Index starvations() const noexcept { return starvations_.load(std::memory_order_relaxed); }

  // How long the consumer waited for each of the last batches, numbered from 0. For the consumer.
  [[nodiscard]] const SpanRing& waits() const noexcept { return waits_; }

  // The next batch of this epoch, valid until the next call; nullptr once at the end of the epoch, after which the next
  // epoch begins. Rethrows what the source threw, after the batches before it.
  // Error: loader_is_in_parent.
  const Batch* next() {
    if (process_.is_of_a_parent()) loader_is_in_parent();
    const Index number = consumed_.load(std::memory_order_relaxed) + (holding_ ? 1 : 0);
    if (holding_) {
      holding_ = false;
      consumed_.store(number, std::memory_order_release);
      tell(reader_turn_);
    }
    if (end_pending_) {
      end_pending_ = false;
      return nullptr;
    }
    // An error comes after the batches before it: `failed_` is read first.
    const auto is_ready = [&] {
      return failed_.load(std::memory_order_acquire) || produced_.load(std::memory_order_acquire) > number;
    };
    const std::uint64_t asked = ticks_now();
    if (!is_ready()) {
      if (number > 0) starvations_.fetch_add(1, std::memory_order_relaxed);
      wait_until(consumer_turn_, is_ready);
    }
    waits_.add({number, asked, ticks_now()});
    if (produced_.load(std::memory_order_acquire) == number) std::rethrow_exception(error_);
    holding_ = true;
    const Slot& slot = slot_at(number);
    position_ = slot.position_after;
    end_pending_ = slot.ends_epoch;
    return &slot.batch;
  }

  struct End {};
  class Iterator {
   public:
    explicit Iterator(Loader& loader) : loader_(&loader), batch_(loader.next()) {}
    [[nodiscard]] const Batch& operator*() const noexcept { return *batch_; }
    Iterator& operator++() {
      batch_ = loader_->next();
      return *this;
    }
    [[nodiscard]] bool operator==(End) const noexcept { return batch_ == nullptr; }

   private:
    Loader* loader_;
    const Batch* batch_;
  };
  // A loop over the loader runs to the end of the epoch. After `break` the next loop continues where that one stopped.
  [[nodiscard]] Iterator begin() {
    end_pending_ = false;
    return Iterator(*this);
  }
  [[nodiscard]] End end() const noexcept { return {}; }

 private:
  struct Slot {
    BatchBuffer buffer;
    Batch batch;
    Index position_after = 0;
    bool ends_epoch = false;
  };

  // Walks through the steps of all epochs.
  class Cursor {
   public:
    Cursor(const Loader& loader, Index position) : loader_(&loader) {
      start(position);
      // With drop_last, what is left of the epoch may be less than a batch.
      if (plan_.steps() == 0) start((epoch_ + 1) * plan_.items);
    }
    [[nodiscard]] Index position() const noexcept { return epoch_ * plan_.items + plan_.first; }
    void fill(Slot& slot) {
      const bool shuffle = loader_->options_.shuffle;
      const auto order = [this, shuffle](Index item) { return shuffle ? permutation_(item) : item; };
      slot.buffer.fill(loader_->source_, order, plan_.slice(step_));
      slot.batch = slot.buffer.batch();
      slot.position_after = plan_.position_after(epoch_, step_);
      slot.ends_epoch = ++step_ == plan_.steps();
      if (slot.ends_epoch) start(slot.position_after);
    }

   private:
    void start(Index position) {
      const LoaderOptions& options = loader_->options_;
      plan_ = LoaderPlan(loader_->source_.count(), options.device_batch, options.devices, options.drop_last, position);
      epoch_ = position / plan_.items;
      permutation_ = Permutation(plan_.items, options.seed, static_cast<std::uint32_t>(epoch_));
      step_ = 0;
    }

    const Loader* loader_;
    LoaderPlan plan_;
    Permutation permutation_;
    Index epoch_ = 0, step_ = 0;
  };

  [[nodiscard]] Slot& slot_at(Index number) { return ring_[to_size(number) % ring_.size()]; }

  // The reader thread: fills the ring until it is told to stop.
  void read_ahead() {
    while (Slot* slot = wait_for_free_slot()) {
      std::exception_ptr error;
#if WEFT_HAS_EXCEPTIONS
      try {
        cursor_.fill(*slot);
      } catch (...) {
        error = std::current_exception();
      }
#else
      cursor_.fill(*slot);
#endif
      if (error) {
        error_ = error;
        failed_.store(true, std::memory_order_release);
      } else {
        produced_.fetch_add(1, std::memory_order_release);
      }
      tell(consumer_turn_);
      if (error) return;
    }
  }
  // The slot to fill next, or nullptr when the loader ends.
  [[nodiscard]] Slot* wait_for_free_slot() {
    const Index number = produced_.load(std::memory_order_relaxed), size = std::ssize(ring_);
    wait_until(reader_turn_, [&] {
      return stop_.load(std::memory_order_relaxed) || number - consumed_.load(std::memory_order_acquire) < size;
    });
    return stop_.load(std::memory_order_relaxed) ? nullptr : &slot_at(number);
  }

  // A thread whose turn it may be looks again whenever its word has changed.
  static void tell(WaitWord& turn) noexcept {
    turn.fetch_add(1, std::memory_order_release);
    wake_all(turn);
  }
  template <class Condition>
  static void wait_until(WaitWord& turn, const Condition& holds) {
    for (;;) {
      const std::uint32_t seen = turn.load(std::memory_order_acquire);
      if (holds()) return;
      wait_while(turn, seen, {.spins = 0, .yields = 4});  // the other side is busy for long: sleep soon
    }
  }

  const Source source_;
  const LoaderOptions options_;
  Cursor cursor_;  // of the reader thread, once it runs
  std::vector<Slot> ring_;

  // Of the consumer.
  Index position_ = 0;
  SpanRing waits_;
  bool holding_ = false;      // the consumer uses slot `consumed_`
  bool end_pending_ = false;  // the batch handed out last was the last of its epoch

  // Of both: batches that the reader has filled and that the consumer has given back, since the beginning.
  std::atomic<Index> produced_{0}, consumed_{0}, starvations_{0};
  std::atomic<bool> stop_{false}, failed_{false};
  std::exception_ptr error_;  // written before `failed_`
  WaitWord reader_turn_{0}, consumer_turn_{0};

  ProcessMark process_;
  std::thread reader_;
};

Loader(const Dataset&, const LoaderOptions&)->Loader<NormalizedDataset>;

}  // namespace weft

#endif
