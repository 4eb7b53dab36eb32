// Definitions of runtime/group_processes.hpp.
#ifndef WEFT_RUNTIME_GROUP_PROCESSES_IPP
#define WEFT_RUNTIME_GROUP_PROCESSES_IPP

#include <weft/runtime/group_processes.hpp>

namespace weft {

GroupProcesses::GroupProcesses(const GroupView& group, Index devices_per_process, Index own)
    : process_(group.size), place_(group.size) {
  for (Index rank = 0; rank < group.size; ++rank) {
    const Index process = group.members[rank] / devices_per_process;
    Index at = 0;
    while (at < processes_.size() && processes_[at].number != process) ++at;
    if (at == processes_.size()) processes_.push_back({process, {}});
    process_[rank] = at;
    place_[rank] = processes_[at].ranks.size();
    processes_[at].ranks.push_back(rank);
    if (process == own) own_ = at;
    follow_one_another_ = follow_one_another_ && at == processes_.size() - 1;
  }
  lanes_ = group.size;
  for (const Process& process : processes_) {
    const Index ranks = process.ranks.size();
    lanes_ = ranks < lanes_ ? ranks : lanes_;
    most_ranks_ = ranks > most_ranks_ ? ranks : most_ranks_;
  }
}

int GroupProcesses::receiver(Index rank, Index process) const {
  const Buffer<Index>& ranks = processes_[process].ranks;
  return static_cast<int>(ranks[place_[rank] % ranks.size()]);
}

}  // namespace weft

#endif
