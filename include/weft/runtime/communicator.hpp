// A group of devices that call collectives together: its members, its barrier, and for each member two slots in which a
// call is published. Two, because a member may publish its next call while others still read the present one. Members
// of other processes have slots, too, which are filled by their messages; the barrier is of the members that live here.
#ifndef WEFT_RUNTIME_COMMUNICATOR_HPP
#define WEFT_RUNTIME_COMMUNICATOR_HPP

#include <weft/base/buffer.hpp>
#include <weft/runtime/exchanged_array.hpp>
#include <weft/runtime/group_processes.hpp>
#include <weft/runtime/signature.hpp>
#include <weft/runtime/started_calls.hpp>
#include <weft/sync/barrier.hpp>

namespace weft {

// What one member passed to a call.
struct alignas(128) Slot {
  Signature signature;
  const ExchangedArray* arrays = nullptr;
};

// The texts of a call that was made in another process, the ends of long ones.
struct CallPlace {
  static constexpr int capacity = 47;
  char label[capacity + 1] = {}, file[capacity + 1] = {};
};

class Communicator {
 public:
  // `number`: its place in the runtime's list, 0 is everybody. The members of process p are those of [p *
  // devices_per_process, (p + 1) * devices_per_process), and `process` is the calling one; granules likewise.
  WEFT_DECL Communicator(const GroupView& group, int number, Index devices_per_process = Index{1} << 32,
                         Index process = 0, Index devices_per_granule = Index{1} << 32);

  [[nodiscard]] int size() const noexcept { return size_; }
  [[nodiscard]] int number() const noexcept { return number_; }
  [[nodiscard]] Index member(int rank) const { return members_[rank]; }
  [[nodiscard]] const Buffer<Index>& members() const noexcept { return members_; }
  // The members of this process, by their numbers in it.
  [[nodiscard]] const Buffer<Index>& neighbors() const noexcept { return neighbors_; }
  [[nodiscard]] const GroupProcesses& processes() const noexcept { return processes_; }
  [[nodiscard]] bool spans_processes() const noexcept { return processes_.size() > 1; }
  // How many granules the members lie in.
  [[nodiscard]] Index granules() const noexcept { return granules_; }
  // Equal in all processes, whatever their numbers for the group.
  [[nodiscard]] std::uint64_t signature() const noexcept { return signature_; }
  [[nodiscard]] WEFT_DECL bool is(const GroupView& group) const noexcept;

  [[nodiscard]] Barrier& barrier() noexcept { return barrier_; }
  [[nodiscard]] Slot& slot(std::uint32_t sequence, int rank) noexcept { return lanes_[rank].slots[sequence % 2]; }
  // Up to `staging_bytes()` of a member's input may be copied here; then nobody reads the member's own memory, and the
  // call needs no second barrier.
  [[nodiscard]] WEFT_DECL std::byte* staging(std::uint32_t sequence, int rank) noexcept;
  [[nodiscard]] Index staging_bytes() const noexcept { return staging_bytes_; }

  // Where a member of another process made its call.
  [[nodiscard]] CallPlace& place(std::uint32_t sequence, int rank) noexcept {
    return places_[static_cast<Index>(sequence % 2) * size_ + rank];
  }

  // Only for the member itself: the number of its next call in run number `run`, from 0; room for one pointer a member.
  [[nodiscard]] WEFT_DECL std::uint32_t next_call(int rank, std::uint32_t run) noexcept;
  [[nodiscard]] const void** inputs(int rank) noexcept {
    return const_cast<const void**>(lanes_[rank].pointers.data());
  }
  // Room for one device a process.
  [[nodiscard]] int* receivers(int rank) noexcept { return lanes_[rank].receivers.data(); }
  [[nodiscard]] void** outputs(int rank) noexcept { return lanes_[rank].pointers.data() + size_; }

  // What members have started; where all live in one process.
  [[nodiscard]] StartedCalls& started() noexcept { return started_; }
  // The rank of a member by its place among `neighbors()`.
  [[nodiscard]] int rank_of_neighbor(Index place) const {
    return static_cast<int>(processes_.ranks_of(processes_.own())[place]);
  }

  // For an abort: wakes all that wait in this group.
  void release() noexcept {
    barrier_.release();
    started_.release();
  }
  // After an aborted run, when no device is running: the barrier is whole again, and nothing is started.
  void reset() {
    barrier_.reset();
    started_.reset();
  }

 private:
  // Below this many bytes of input in all members together, one barrier and a copy beat two barriers.
  static constexpr Index staging_limit = 32 * 1024;

  struct alignas(128) Lane {
    Slot slots[2];
    std::uint32_t sequence = 0, run = 0;
    Buffer<void*> pointers;  // inputs, then outputs
    Buffer<int> receivers;
  };
  struct alignas(64) Line {
    std::byte bytes[64];
  };

  GroupProcesses processes_;
  Barrier barrier_;
  int number_, size_;
  Buffer<Index> members_, neighbors_;
  Index granules_ = 1;
  std::uint64_t signature_ = 0;
  Buffer<CallPlace> places_;
  Buffer<Lane> lanes_;
  Index staging_bytes_ = 0;
  Buffer<Line> staging_;
  StartedCalls started_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/communicator.ipp>
#endif

#endif
