// How the members of a group lie on processes: which of them share memory, and who of each process sends and receives
// for the others. A process of the group has ranks in the group's order; the first `lanes()` of each process are its
// lanes, and lane j of one process talks to lane j of every other.
#ifndef WEFT_RUNTIME_GROUP_PROCESSES_HPP
#define WEFT_RUNTIME_GROUP_PROCESSES_HPP

#include <weft/base/buffer.hpp>
#include <weft/mesh/device_groups.hpp>

namespace weft {

class GroupProcesses {
 public:
  // Process p has the devices [p * devices_per_process, (p + 1) * devices_per_process); `own` is the calling one.
  WEFT_DECL GroupProcesses(const GroupView& group, Index devices_per_process, Index own);

  // Processes are numbered in the order in which the group names them first.
  [[nodiscard]] Index size() const noexcept { return processes_.size(); }
  // The calling process; -1: it has no member.
  [[nodiscard]] Index own() const noexcept { return own_; }
  [[nodiscard]] const Buffer<Index>& ranks_of(Index process) const { return processes_[process].ranks; }
  [[nodiscard]] Index process_of(Index rank) const { return process_[rank]; }
  // Position among the ranks of its process.
  [[nodiscard]] Index place_of(Index rank) const { return place_[rank]; }
  // The fewest members that a process has.
  [[nodiscard]] Index lanes() const noexcept { return lanes_; }
  // Does the group name all members of a process before those of the next?
  [[nodiscard]] bool follow_one_another() const noexcept { return follow_one_another_; }
  // The most members that a process has.
  [[nodiscard]] Index most_ranks() const noexcept { return most_ranks_; }
  // The rank of lane `lane` of a process.
  [[nodiscard]] int lane(Index process, Index lane) const { return static_cast<int>(processes_[process].ranks[lane]); }
  // The rank in `process` that receives what the member at `rank`, of another process, sends to all of it.
  [[nodiscard]] WEFT_DECL int receiver(Index rank, Index process) const;

 private:
  struct Process {
    Index number;
    Buffer<Index> ranks;
  };

  Buffer<Index> process_, place_;  // by rank
  Buffer<Process> processes_;
  Index own_ = -1, lanes_ = 0, most_ranks_ = 0;
  bool follow_one_another_ = true;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/group_processes.ipp>
#endif

#endif
