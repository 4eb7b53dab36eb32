// Collectives that members of a group have started and not all of them have waited for. What a member brings is copied
// when it starts, and nobody reads or writes memory of a user before its own device waits: so a device that fails
// between the two takes nothing from the others.
#ifndef WEFT_RUNTIME_STARTED_CALLS_HPP
#define WEFT_RUNTIME_STARTED_CALLS_HPP

#include <weft/base/buffer.hpp>
#include <weft/runtime/signature.hpp>
#include <weft/sync/wait.hpp>

#include <atomic>
#include <memory>
#include <mutex>

namespace weft {

struct ExchangedArray;

class StartedCall {
 public:
  struct alignas(128) Member {
    Signature signature;
    Buffer<std::byte> input;                 // at least what the call takes
    const ExchangedArray* arrays = nullptr;  // in the place of a copy: what stays as it is until the member leaves
  };

  explicit StartedCall(int size) : size_(static_cast<std::uint32_t>(size)), members_(size) {}
  StartedCall(const StartedCall&) = delete;
  StartedCall& operator=(const StartedCall&) = delete;

  // A member writes its own before it arrives; those of others are read when all have.
  [[nodiscard]] Member& member(int rank) noexcept { return members_.items[rank]; }
  // Its number among the calls that the group has started.
  [[nodiscard]] std::uint32_t number() const noexcept { return number_; }
  // Changes with every arrival, and when the run is ended.
  [[nodiscard]] WaitWord& arrivals() noexcept { return arrivals_; }
  [[nodiscard]] bool has_everybody() const noexcept {
    return (arrivals_.load(std::memory_order_acquire) & (ended - 1)) == size_;
  }

  // Calls reduce(i) for blocks [0, blocks) that no other member has begun, and returns when all are done: who waits
  // first does what the others have not come to. The arguments are equal on all members; `reduce` does not throw.
  template <class Reduce>
  void share_blocks(Index blocks, const Reduce& reduce) {
    for (Index block = 0; (block = next_block_.fetch_add(1, std::memory_order_relaxed)) < blocks;) {
      reduce(block);
      blocks_done_.fetch_add(1, std::memory_order_release);
    }
    while (blocks_done_.load(std::memory_order_acquire) < blocks) std::this_thread::yield();
  }
  [[nodiscard]] std::byte* result() noexcept { return result_.data(); }

 private:
  friend class StartedCalls;
  static constexpr std::uint32_t ended = std::uint32_t{1} << 16;  // above any number of members

  std::uint32_t size_;
  Buffer<Member> members_;
  Buffer<std::byte> result_;
  std::unique_ptr<StartedCall> older_;
  std::uint32_t number_ = 0;
  int left_ = 0;  // under the lock
  WaitWord arrivals_{0};
  alignas(128) std::atomic<Index> next_block_{0};
  alignas(128) std::atomic<Index> blocks_done_{0};
};

// Calls of one group whose members live in one process. A member starts them in the order of the others; it may wait in
// any. There are as many calls at once as a member has started and not waited for; their memory is kept and used again.
class StartedCalls {
 public:
  explicit StartedCalls(int size) : size_(size), counts_(size) {}
  StartedCalls(const StartedCalls&) = delete;
  StartedCalls& operator=(const StartedCalls&) = delete;

  // The next call of the member at `rank`, with room for `result_bytes`. Takes a lock and, at first, memory.
  [[nodiscard]] WEFT_DECL StartedCall& open(int rank, Index result_bytes);
  // Room for so many open calls without copies, so that `open` takes no more memory.
  WEFT_DECL void reserve(Index calls);
  // What the member brings lies in `call`.
  WEFT_DECL void arrive(StartedCall& call, int rank) noexcept;
  // A member has its result; when all have, the call is over.
  WEFT_DECL void leave(StartedCall& call);

  // Has the member at `rank` arrived in call `number`?
  [[nodiscard]] bool has_arrived(int rank, std::uint32_t number) const noexcept {
    return static_cast<std::int32_t>(counts_.items[rank].started.load(std::memory_order_acquire) - number) > 0;
  }

  // For an abort: wakes everybody that waits for others to arrive.
  WEFT_DECL void release() noexcept;
  // After an aborted run, when no device is running.
  WEFT_DECL void reset();

 private:
  struct alignas(128) Count {
    std::atomic<std::uint32_t> started{0};
  };

  WEFT_DECL void make_one();  // under the lock

  int size_;
  Buffer<Count> counts_;
  std::mutex lock_;          // of what follows
  std::uint32_t first_ = 0;  // the number of the first open call
  Buffer<StartedCall*> open_, unused_;
  std::unique_ptr<StartedCall> newest_;  // of all, each with the one before it
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/started_calls.ipp>
#endif

#endif
