// Batches of a data set, prepared ahead by background threads in a fixed ring of buffers: nothing is allocated after
// construction, an exception of a reader surfaces in the consumer, and a loader may be dropped at any moment.
//
//   weft::Loader loader(set, {.device_batch = 64, .devices = 4, .seed = 1});
//   for (auto& [image, label, weight, valid] : loader) ...   // one epoch; the next loop is the next epoch
#ifndef WEFT_DATA_LOADER_HPP
#define WEFT_DATA_LOADER_HPP

#include <weft/data/batch.hpp>
#include <weft/data/dataset.hpp>
#include <weft/data/input_sharding.hpp>
#include <weft/data/loader_plan.hpp>
#include <weft/data/sampler.hpp>
#include <weft/observe/span_ring.hpp>
#include <weft/sync/guarded.hpp>
#include <weft/sync/process_mark.hpp>
#include <weft/sync/wait.hpp>

#include <atomic>
#include <concepts>
#include <exception>
#include <memory>
#include <thread>
#include <utility>

namespace weft {

struct LoaderOptions {
  Index device_batch = 64;  // rows of one device
  Index devices = 1;
  bool shuffle = true;  // a new order every epoch, keyed by (seed, epoch); where no sampler is given
  std::uint32_t seed = 0;
  bool drop_last = false;                     // leave out the incomplete last batch of an epoch
  bool endless = false;                       // batches run on into the next epoch: `next` is never nullptr
  Index position = 0;                         // where to start: `position()` of an earlier loader, 0 for the beginning
  Index prefetch = 2;                         // batches prepared ahead; the ring holds one more
  Index threads = 1;                          // that read, a batch each: the source is read by all of them at once
  Index first_device = 0, own_devices = 0;    // read the rows of these devices only (a minibatch); 0: of all
  float mean = 0.1307f, deviation = 0.3081f;  // of a pixel in [0, 1]; the defaults are those of MNIST
  // In the place of `devices`, `first_device` and `own_devices`: device_batch rows for each part that the specs cut a
  // batch into (of several specs that which cuts into most), of which a minibatch has those of the devices of
  // `process`.
  InputSharding sharding{};
  Index process = 0, processes = 1;  // with a sharding only
};
static_assert(endless_count <= most_places);

namespace detail {

template <class Source>
struct BatchTypeOf {
  using type = typename BatchBuffer<typename Source::Fields>::Unnamed;
};
template <class Source>
requires requires { typename Source::Batch; }
struct BatchTypeOf<Source> {
  using type = typename Source::Batch;
};

// What fields of a Batch are called; null: they have no names.
template <class Batch, std::size_t count>
[[nodiscard]] constexpr const char* const* field_names_of() noexcept {
  if constexpr (requires { Batch::field_names; }) {
    static_assert(std::size(Batch::field_names) == count,
                  "weft: loader: field_names of the batch must have one name for each of its Fields");
    return std::data(Batch::field_names);
  } else {
    return nullptr;
  }
}

}  // namespace detail

// What is no source, or no sampler, ends here; those that are follow.
template <class Source, class Order = RandomSampler>
class Loader {
  static constexpr bool has_source = ItemSource<Source>, has_sampler = !has_source || Sampler<Order>;
  static_assert(
      has_source,
      "weft: loader: this is no source of items: it needs count(), a type Fields, and a constant "
      "read(const Sample&, field...) that takes a span of every array and a reference to every number of Fields; "
      "static_assert(weft::ItemSource<Source>) names what is missing. Of arrays ArraySource(rows, x, y) is one");
  static_assert(has_sampler,
                "weft: loader: this is no sampler: it needs size(), and order(epoch), a function from places to items; "
                "static_assert(weft::Sampler<Order>) names what is missing");

 public:
  template <class Given>
  Loader(const Given&, const LoaderOptions&) {}
  template <class Given>
  Loader(const Given&, const Order&, const LoaderOptions&) {}
};

// One consumer thread. Batches are the same, in the same order, whatever `prefetch`, `threads` and the scheduling.
template <ItemSource Source, Sampler Order>
class Loader<Source, Order> {
 public:
  using Batch = typename detail::BatchTypeOf<Source>::type;

  // Errors: loader_setting_is_too_small, loader_setting_is_too_large, loader_epoch_is_empty, loader_fields_are_empty,
  // loader_devices_are_out_of_range, loader_sharding_says_devices, loader_process_needs_sharding,
  // loader_thread_not_started, those of InputSharding::rows.
  Loader(Source source, Order sampler, const LoaderOptions& options)
      : source_(std::move(source)),
        sampler_(std::move(sampler)),
        options_(options),
        widths_(widths_of(source_)),
        parts_(options.sharding.is_given() ? options.sharding.parts(fields()) : options.devices),
        schedule_(plan(), options.position, options.endless),
        ring_size_(checked("prefetch", options.prefetch) + 1) {
    static_cast<void>(checked("threads", options.threads));
    for (std::size_t i = 0; i < widths_.size(); ++i)
      if (widths_[i] < 1) loader_fields_are_empty(static_cast<Index>(i), widths_[i]);
    position_ = schedule_.start();
    ring_ = std::make_unique<Slot[]>(to_size(ring_size_));
    const typename Buffer::Ranges rows = own_rows();
    for (Index i = 0; i < ring_size_; ++i) ring_[to_size(i)].buffer = Buffer(rows, widths_);
    start_readers();
  }
  Loader(Source source, const LoaderOptions& options) requires std::same_as<Order, RandomSampler>
      : Loader(std::move(source), {source.count(), options.seed, options.shuffle}, options) {}
  // The data set must outlive the loader. Errors: also those of NormalizedDataset.
  Loader(const Dataset& set, const LoaderOptions& options) requires std::same_as<Source, NormalizedDataset>
      : Loader(NormalizedDataset(set, options.mean, options.deviation), options) {}
  Loader(const Dataset& set, Order sampler,
         const LoaderOptions& options) requires std::same_as<Source, NormalizedDataset>
      : Loader(NormalizedDataset(set, options.mean, options.deviation), std::move(sampler), options) {}
  Loader(const Dataset&&, const LoaderOptions&) = delete;
  Loader(const Dataset&&, Order, const LoaderOptions&) = delete;
  Loader(const Loader&) = delete;
  Loader& operator=(const Loader&) = delete;
  ~Loader() { stop_readers(); }

  // The schedule of a whole epoch.
  [[nodiscard]] LoaderPlan plan() const { return {sampler_.size(), options_.device_batch, parts_, options_.drop_last}; }
  // Where a loader has to start to continue after the batch handed out last; saved in a checkpoint.
  [[nodiscard]] Index position() const noexcept { return position_; }
  // The epoch of the batch that comes next, from 0.
  [[nodiscard]] Index epoch() const { return position_ / sampler_.size(); }
  // How often the consumer found no batch ready (the first batch, which nobody could prepare in time, not counted). Any
  // thread may ask.
  [[nodiscard]] Index starvations() const noexcept { return starvations_.load(std::memory_order_relaxed); }

  // How long the consumer waited for each of the last batches, numbered from 0. For the consumer.
  [[nodiscard]] const SpanRing& waits() const noexcept { return waits_; }

  // When one of the loader's threads read the batch that was handed out last. For the consumer.
  [[nodiscard]] const TimeSpan& last_read() const noexcept { return last_read_; }

  // The next batch of this epoch, valid until the next call; nullptr once at the end of the epoch, after which the next
  // epoch begins. Rethrows what the source threw, after the batches before it. Errors: loader_is_in_parent,
  // thread_ended_itself of a source that called pthread_exit.
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
    Slot& slot = slot_at(number);
    const auto is_ready = [&] { return slot.filled.load(std::memory_order_acquire) > number; };
    const std::uint64_t asked = ticks_now();
    if (!is_ready()) {
      if (number > 0) starvations_.fetch_add(1, std::memory_order_relaxed);
      wait_until(consumer_turn_, is_ready);
    }
    waits_.add({number, asked, ticks_now()});
    if (slot.error) std::rethrow_exception(slot.error);
    holding_ = true;
    last_read_ = slot.read;
    position_ = slot.scheduled.position_after;
    end_pending_ = slot.scheduled.ends_epoch;
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
  using Buffer = BatchBuffer<typename Source::Fields>;
  struct Slot {
    Buffer buffer;
    Batch batch;
    ScheduledBatch scheduled;
    TimeSpan read;
    std::exception_ptr error;
    std::atomic<Index> filled{0};  // 1 + the number of the batch that it holds; written last
  };

  [[nodiscard]] static Index checked(const char* setting, Index value) {
    constexpr Index most = 1024;
    if (value < 1) loader_setting_is_too_small(setting, value, 1);
    if (value > most) loader_setting_is_too_large(setting, value, most);
    return value;
  }
  [[nodiscard]] BatchFields fields() const noexcept {
    return {detail::field_names_of<Batch, Source::Fields::count>(), widths_.data(), std::ssize(widths_)};
  }
  // The rows of each field, then of the weights.
  [[nodiscard]] typename Buffer::Ranges own_rows() const {
    typename Buffer::Ranges ranges;
    const Index rows = options_.device_batch, first = options_.first_device, devices = options_.devices;
    if (options_.sharding.is_given()) {
      if (devices != 1 || first != 0 || options_.own_devices != 0) loader_sharding_says_devices(devices, parts_);
      const auto given = options_.sharding.rows(fields(), rows * parts_, options_.process, options_.processes);
      for (std::size_t i = 0; i < ranges.size(); ++i) ranges[i] = given[static_cast<Index>(i)];
      return ranges;
    }
    if (options_.process != 0 || options_.processes != 1)
      loader_process_needs_sharding(options_.process, options_.processes);
    const Index own = options_.own_devices == 0 && first == 0 ? devices : options_.own_devices;
    if (first < 0 || own < 1 || own > devices || first > devices - own)
      loader_devices_are_out_of_range(first, own, devices);
    ranges.fill({first * rows, own * rows});
    return ranges;
  }
  [[nodiscard]] Slot& slot_at(Index number) { return ring_[to_size(number % ring_size_)]; }

  void start_readers() {
    readers_ = std::make_unique<std::thread[]>(to_size(options_.threads));
#if WEFT_HAS_EXCEPTIONS
    try {
      for (Index i = 0; i < options_.threads; ++i) readers_[to_size(i)] = std::thread(&Loader::read_ahead, this);
    } catch (const std::exception&) {
      stop_readers();
      loader_thread_not_started();
    }
#else
    for (Index i = 0; i < options_.threads; ++i) readers_[to_size(i)] = std::thread(&Loader::read_ahead, this);
#endif
  }
  void stop_readers() {
    stop_.store(true, std::memory_order_relaxed);
    tell(reader_turn_);
    for (Index i = 0; i < options_.threads; ++i) {
      std::thread& reader = readers_[to_size(i)];
      if (process_.is_of_a_parent())
        forget(reader);
      else if (reader.joinable())
        reader.join();
    }
  }

  // A reader thread: takes one batch after another until it is told to stop, or a batch fails.
  void read_ahead() {
    for (bool fails = false; !fails;) {
      const Index number = taken_.fetch_add(1, std::memory_order_relaxed);
      wait_until(reader_turn_, [&] {
        return stop_.load(std::memory_order_relaxed) || number - consumed_.load(std::memory_order_acquire) < ring_size_;
      });
      if (stop_.load(std::memory_order_relaxed)) return;
      Slot& slot = slot_at(number);
      const auto hand_out = [&] {
        slot.filled.store(number + 1, std::memory_order_release);
        tell(consumer_turn_);
      };
      run_guarded([&] { fill(slot, number); },
                  [&](std::exception_ptr error) {
                    slot.error = std::move(error);
                    fails = true;
                    hand_out();
                  });
      if (!fails) hand_out();
    }
  }
  void fill(Slot& slot, Index number) const {
    const std::uint64_t begun = ticks_now();
    slot.scheduled = schedule_[number];
    const Index first_epoch = slot.scheduled.epoch, places = sampler_.size(), items = source_.count();
    const auto order = sampler_.order(first_epoch);
    slot.buffer.fill(
        source_,
        [&](Index place) {
          const Index epoch = first_epoch + place / places;
          Sample sample = epoch == first_epoch ? detail::sample_of(order, place)
                                               : detail::sample_of(sampler_.order(epoch), place % places);
          if (sample.index < 0 || sample.index >= items) sampler_index_is_out_of_range(sample.index, items);
          sample.epoch = epoch;
          sample.key = key_of(options_.seed, epoch, sample.place);
          return sample;
        },
        slot.scheduled.slice);
    slot.batch = slot.buffer.template batch<Batch>();
    slot.read = {number, begun, ticks_now()};
  }
  [[nodiscard]] static std::uint32_t key_of(std::uint32_t seed, Index epoch, Index place) noexcept {
    const std::uint32_t stream = random_bits(seed, static_cast<std::uint32_t>(epoch), stream_of("weft.sample"));
    return random_bits(stream, static_cast<std::uint32_t>(place), static_cast<std::uint32_t>(place >> 32));
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
  const Order sampler_;
  const LoaderOptions options_;
  const typename Buffer::Widths widths_;
  const Index parts_;  // of how many times device_batch rows a batch is
  LoaderSchedule schedule_;
  Index ring_size_;
  std::unique_ptr<Slot[]> ring_;

  // What the consumer alone uses.
  Index position_ = 0;
  SpanRing waits_;
  TimeSpan last_read_;
  bool holding_ = false;      // the consumer uses slot `consumed_`
  bool end_pending_ = false;  // the batch handed out last was the last of its epoch

  // Batches that all readers have taken and that the consumer has given back, since the beginning.
  std::atomic<Index> taken_{0}, consumed_{0}, starvations_{0};
  std::atomic<bool> stop_{false};
  WaitWord reader_turn_{0}, consumer_turn_{0};

  ProcessMark process_;
  std::unique_ptr<std::thread[]> readers_;
};

template <class Source>
Loader(Source, const LoaderOptions&) -> Loader<Source>;
template <class Source, class Order>
Loader(Source, Order, const LoaderOptions&) -> Loader<Source, Order>;
Loader(const Dataset&, const LoaderOptions&)->Loader<NormalizedDataset>;
template <class Order>
Loader(const Dataset&, Order, const LoaderOptions&) -> Loader<NormalizedDataset, Order>;

}  // namespace weft

#endif
