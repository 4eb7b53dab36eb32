// DeviceLoader: the batches of a Loader, each moved into the arenas of a step while the step before it still runs, by a
// thread of its own: torch_xla's MpDeviceLoader, JAX's device_put ahead of time.
//
//   weft::Loader loader(set, {.device_batch = 64, .devices = 4});
//   weft::DeviceLoader batches(step, loader);
//   for (const weft::MovedBatch& batch : batches) step(batch);  // one epoch; the next loop is the next epoch
//
// It takes no memory: a batch moves in when the last kernel that reads the one before it is done on all devices of the
// process (planner/batch_use.hpp), which of a model whose first layer has weights is shortly before the optimizer.
#ifndef WEFT_TRAIN_DEVICE_LOADER_HPP
#define WEFT_TRAIN_DEVICE_LOADER_HPP

#include <weft/base/error_io.hpp>
#include <weft/observe/span_ring.hpp>
#include <weft/sync/guarded.hpp>
#include <weft/sync/process_mark.hpp>
#include <weft/train/mesh_program.hpp>
#include <weft/train/moved_batch.hpp>
#include <weft/train/pass_batch.hpp>

#include <exception>
#include <optional>
#include <thread>
#include <utility>

namespace weft {

// The fields of a batch in order, then its weights, as many as a step has inputs.
struct FieldsInOrder {};

// One consumer thread; it is the loader's only consumer. While it lives, its step takes no other batches than its. The
// same losses as without it, and the same position to resume at.
template <class Loader, class FieldsOf = FieldsInOrder>
class DeviceLoader {
 public:
  // `fields_of(batch)`: a tuple of the ranges that the step takes, made on the mover's thread; they may refer to what
  // is made anew for each batch. `step` and `loader` must outlive this. Errors: step_has_a_loader,
  // loader_thread_not_started.
  template <class Step>
  DeviceLoader(Step& step, Loader& loader, FieldsOf fields_of = {})
      : program_(step.program()),
        step_(&step),
        loader_(loader),
        fields_of_(std::move(fields_of)),
        position_(loader.position()) {
    move_ = [](DeviceLoader& self, const typename Loader::Batch& batch) {
      self.move(*static_cast<const Step*>(self.step_), batch);
    };
    program_.attach(state_);
#if WEFT_HAS_EXCEPTIONS
    try {
      mover_ = std::thread(&DeviceLoader::run, this);
    } catch (const std::exception&) {
      program_.detach();
      loader_thread_not_started();
    }
#else
    mover_ = std::thread(&DeviceLoader::run, this);
#endif
  }
  DeviceLoader(const DeviceLoader&) = delete;
  DeviceLoader& operator=(const DeviceLoader&) = delete;
  ~DeviceLoader() {
    state_.stops.store(true, std::memory_order_release);
    detail::MoverState::tell(state_.mover_turn);
    if (process_.is_of_a_parent())
      forget(mover_);
    else if (mover_.joinable())
      mover_.join();
    program_.detach();
  }

  // The next batch of this epoch, in the arenas, valid until the next call; nullptr once at the end of the epoch, after
  // which the next epoch begins. Rethrows what the loader threw, after the batches before it, and what is wrong with a
  // batch: batch_size_differs. Error: loader_is_in_parent.
  const MovedBatch* next() {
    if (process_.is_of_a_parent()) loader_is_in_parent();
    // What no step has taken is passed over; what one has is free by now, since its call is over.
    const Index number = turn_;
    pass_over(number);
    const std::uint64_t asked = ticks_now();
    detail::MoverState::wait_until(state_.consumer_turn,
                                   [&] { return state_.moved.load(std::memory_order_acquire) > number; });
    waits_.add({number, asked, ticks_now()});
    if (error_) std::rethrow_exception(error_);
    position_ = come_.position;
    ++turn_;
    if (come_.ends_epoch) {
      pass_over(turn_);
      return nullptr;
    }
    program_.executable().note_batch(come_.read, come_.move);
    batch_.emplace(program_.executable(), state_, number, come_.valid);
    return &*batch_;
  }

  // Where a loader has to start to continue after the batch handed out last, as Loader::position: what has moved in
  // since then does not count.
  [[nodiscard]] Index position() const noexcept { return position_; }
  // How long the consumer waited for each of the last batches, numbered from 0 (ends of epochs among them). For the
  // consumer.
  [[nodiscard]] const SpanRing& waits() const noexcept { return waits_; }

  struct End {};
  class Iterator {
   public:
    explicit Iterator(DeviceLoader& loader) : loader_(&loader), batch_(loader.next()) {}
    [[nodiscard]] const MovedBatch& operator*() const noexcept { return *batch_; }
    Iterator& operator++() {
      batch_ = loader_->next();
      return *this;
    }
    [[nodiscard]] bool operator==(End) const noexcept { return batch_ == nullptr; }

   private:
    DeviceLoader* loader_;
    const MovedBatch* batch_;
  };
  [[nodiscard]] Iterator begin() { return Iterator(*this); }
  [[nodiscard]] End end() const noexcept { return {}; }

 private:
  // What has come, written before `moved` says so and read before `used` does.
  struct Come {
    Index valid = 0, position = 0;
    bool ends_epoch = false;
    TimeSpan read, move;  // the thread of the loader that read it, and the mover's, which is noted if steps are timed
  };

  // Nobody needs what came before item `number`.
  void pass_over(Index number) {
    state_.use_call.store(0, std::memory_order_release);
    state_.used.store(number, std::memory_order_release);
    detail::MoverState::tell(state_.mover_turn);
  }

  // The mover's thread: takes one batch after another until it is told to stop, or one fails.
  void run() {
    bool goes_on = true;
    Index number = 0;
    while (goes_on) {
      const auto hand_out = [&] {
        state_.moved.store(number + 1, std::memory_order_release);
        detail::MoverState::tell(state_.consumer_turn);
      };
      run_guarded([&] { goes_on = take(number); },
                  [&](std::exception_ptr error) {
                    goes_on = false;
                    if (!wait_for_place(number)) return;
                    error_ = std::move(error);
                    hand_out();
                  });
      if (goes_on) hand_out();
      ++number;
    }
  }
  // False: it is to stop.
  [[nodiscard]] bool take(Index number) {
    const typename Loader::Batch* const batch = loader_.next();
    if (!wait_for_place(number)) return false;
    come_ = {batch == nullptr ? 0 : batch->valid, loader_.position(), batch == nullptr, {}, {}};
    if (batch == nullptr) return true;
    if constexpr (requires { loader_.last_read(); }) come_.read = loader_.last_read();
    const std::uint64_t begun = ticks_now();
    move_(*this, *batch);
    come_.move = {number, begun, ticks_now()};
    return true;
  }
  // Until nobody reads the batch before: the step that took it has no more use for it, or is over.
  [[nodiscard]] bool wait_for_place(Index number) {
    detail::MoverState::wait_until(state_.mover_turn, [&] {
      if (state_.stops.load(std::memory_order_acquire)) return true;
      if (state_.used.load(std::memory_order_acquire) < number) return false;
      const Index call = state_.use_call.load(std::memory_order_acquire);
      return call == 0 || program_.executable().is_batch_free(call);
    });
    return !state_.stops.load(std::memory_order_relaxed);
  }
  template <class Step>
  void move(const Step& step, const typename Loader::Batch& batch) {
    const auto give = [&](const auto&... fields) { step.move_in(program_, fields...); };
    if constexpr (!std::is_same_v<FieldsOf, FieldsInOrder>)
      std::apply(give, fields_of_(batch));
    else
      step.pass(batch, give);
  }

  MeshProgram& program_;
  const void* step_;  // of the type that move_ knows
  Loader& loader_;
  FieldsOf fields_of_;
  void (*move_)(DeviceLoader& self, const typename Loader::Batch& batch) = nullptr;
  detail::MoverState state_;
  Come come_;
  std::exception_ptr error_;  // as come_

  // What the consumer alone uses.
  Index turn_ = 0, position_ = 0;
  std::optional<MovedBatch> batch_;
  SpanRing waits_;

  ProcessMark process_;
  std::thread mover_;
};

template <class Step, class Loader>
DeviceLoader(Step&, Loader&) -> DeviceLoader<Loader>;
template <class Step, class Loader, class FieldsOf>
DeviceLoader(Step&, Loader&, FieldsOf) -> DeviceLoader<Loader, FieldsOf>;

}  // namespace weft

#endif
