// A collective that was started: what `Device::all_reduce_start` and its like return.
#ifndef WEFT_RUNTIME_COLLECTIVE_HANDLE_HPP
#define WEFT_RUNTIME_COLLECTIVE_HANDLE_HPP

#include <weft/runtime/communicator.hpp>

#include <cstddef>
#include <span>
#include <utility>

namespace weft {

class Device;

// An edge of a permutation: positions in the group.
struct SourceTarget {
  int source = 0, target = 0;
};

// One array of a call: what a device brings, and where its result goes. `count` as the call's own, in elements.
struct CollectiveArray {
  const void* in = nullptr;
  void* out = nullptr;
  Index count = 0;
};

// A collective of a plan between its two halves. Others read it, and the arrays, until the second half or the end of the
// run: it outlives both.
struct SplitCall {
  StartedCall* call = nullptr;    // null: others are told of nothing before the second half
  Buffer<ExchangedArray> arrays;  // as published
};

// An array that takes part in a reduction of several, in place: `count` elements.
struct ReducedBuffer {
  void* data = nullptr;
  Index count = 0;
};

// What a start is asked for; the arguments of the blocking call, except that arrays may come in pieces.
struct CollectiveStart {
  Collective op = Collective::all_reduce;
  ReductionKind reduce = ReductionKind::none;
  DType dtype = DType::f32;
  Index count = 0;
  std::span<const ReducedBuffer> inputs{}, outputs{};  // what is brought, one after the other; what is written
  double scale = 1;                                    // of all_reduce
  int root = 0;                                        // of broadcast
  std::span<const SourceTarget> pairs{};               // of collective_permute
};

// A started call on its device, from the start to the wait. Its device and its handle have it; the last one deletes it.
struct PendingCollective {
  int owners = 2;
  Device* device = nullptr;  // null: the run that started it is over
  int ordinal = 0;
  Communicator* group = nullptr;
  int rank = 0;
  Signature signature;
  StartedCall* call = nullptr;  // null: the group has members in other processes
  // The call itself, only then; known by the start, so that programs that start nothing hold no code for it.
  void (Device::*make_between_processes)(PendingCollective&) = nullptr;
  Buffer<std::byte> input;      // a copy, only then
  Buffer<ReducedBuffer> outputs;
  double scale = 1;
  Buffer<SourceTarget> pairs;
  int peer = 0, target = -1;  // root of a broadcast, source of a permute; its target
  bool is_done = false;       // the result is there
  bool is_waited = false;
  bool is_dropped = false;  // its handle is gone, and what `outputs` names may be gone, too

  void release() noexcept {
    if (--owners == 0) delete this;
  }
};

// Belongs to the device that started it. To be waited for once, on that device and in that run, in any order; a handle
// that is destroyed before leaves its call unwaited for, and the run ends with collective_is_never_waited_for.
class CollectiveHandle {
 public:
  CollectiveHandle() = default;
  explicit CollectiveHandle(PendingCollective& pending) noexcept : pending_(&pending) {}
  CollectiveHandle(CollectiveHandle&& other) noexcept : pending_(std::exchange(other.pending_, nullptr)) {}
  CollectiveHandle& operator=(CollectiveHandle&& other) noexcept {
    std::swap(pending_, other.pending_);
    return *this;
  }
  ~CollectiveHandle() {
    if (pending_ == nullptr) return;
    pending_->is_dropped = true;
    pending_->release();
  }

  // Returns when the output is written. Errors: those of the blocking call; collective_is_waited_for_twice,
  // collective_handle_is_empty (moved from, or never given a call), device_is_outside_run.
  WEFT_DECL void wait();
  // Will `wait` find everybody here? Of a group with members in other processes false until it is done.
  [[nodiscard]] WEFT_DECL bool is_ready() const noexcept;

 private:
  PendingCollective* pending_ = nullptr;
};

}  // namespace weft

#endif
