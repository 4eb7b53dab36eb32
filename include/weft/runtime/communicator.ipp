// Definitions of runtime/communicator.hpp.
#ifndef WEFT_RUNTIME_COMMUNICATOR_IPP
#define WEFT_RUNTIME_COMMUNICATOR_IPP

#include <weft/runtime/communicator.hpp>

namespace weft {

Communicator::Communicator(const GroupView& group, int number, Index devices_per_process, Index process,
                           Index devices_per_granule)
    : processes_(group, devices_per_process, process),
      barrier_(static_cast<int>(processes_.ranks_of(processes_.own()).size())),
      number_(number),
      size_(static_cast<int>(group.size)),
      lanes_(group.size),
      started_(static_cast<int>(group.size)) {
  // One piece for all staging areas: an inbox that all members read.
  staging_bytes_ = round_up(staging_limit / size_, 64);
  staging_ = Buffer<Line>(2 * size_ * staging_bytes_ / 64);
  for (int rank = 0; rank < size_; ++rank) {
    members_.push_back(group.members[rank]);
    lanes_[rank].pointers.resize(2 * size_);
    lanes_[rank].receivers.resize(processes_.size());
    signature_ = mix_bits(signature_, static_cast<std::uint64_t>(group.members[rank]));
  }
  granules_ = GroupProcesses(group, devices_per_granule, 0).size();
  for (const Index rank : processes_.ranks_of(processes_.own()))
    neighbors_.push_back(group.members[rank] - process * devices_per_process);
  if (spans_processes()) places_ = Buffer<CallPlace>(2 * size_);
}

bool Communicator::is(const GroupView& group) const noexcept {
  if (group.size != size_) return false;
  for (int rank = 0; rank < size_; ++rank)
    if (members_.data()[rank] != group.members[rank]) return false;
  return true;
}

std::byte* Communicator::staging(std::uint32_t sequence, int rank) noexcept {
  return reinterpret_cast<std::byte*>(staging_.data()) +
         ((sequence % 2) * to_size(size_) + to_size(rank)) * to_size(staging_bytes_);
}

std::uint32_t Communicator::next_call(int rank, std::uint32_t run) noexcept {
  Lane& lane = lanes_[rank];
  if (lane.run != run) lane.sequence = 0;
  lane.run = run;
  return lane.sequence++;
}

}  // namespace weft

#endif
