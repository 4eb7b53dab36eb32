// A collective that was started: what `Device::all_reduce_start` and its like return.
#ifndef WEFT_RUNTIME_COLLECTIVE_HANDLE_HPP
#define WEFT_RUNTIME_COLLECTIVE_HANDLE_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/collective.hpp>
#include <weft/base/dtype.hpp>
#include <weft/base/list_view.hpp>
#include <weft/runtime/exchanged_array.hpp>

#include <cstddef>
#include <span>
#include <utility>

namespace weft {

struct PendingCollective;
class StartedCall;

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
  ListView<ReducedBuffer> inputs{}, outputs{};         // what is brought, one after the other; what is written
  double scale = 1;                                    // of all_reduce
  int root = 0;                                        // of broadcast
  std::span<const SourceTarget> pairs{};               // of collective_permute
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
  WEFT_DECL ~CollectiveHandle();

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
