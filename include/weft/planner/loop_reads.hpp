// Which loops read a value, while fusion chooses the one that makes it.
#ifndef WEFT_PLANNER_LOOP_READS_HPP
#define WEFT_PLANNER_LOOP_READS_HPP

#include <weft/graph/graph.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft::detail {

// A loop that reads a value, and how much of it at once.
struct LoopRead {
  std::int32_t group = -1;
  Extent extent = Extent::full;
  std::int32_t reductions = 0;  // that follow in that loop, one after another
};

class LoopReads {
 public:
  constexpr explicit LoopReads(Index nodes) : of_(nodes) {}

  constexpr void add(Id id, const LoopRead& read) { of_[id].push_back(read); }
  constexpr const Buffer<LoopRead>& operator[](Id id) const { return of_[id]; }

  constexpr bool has(Id id, std::int32_t group) const {
    for (const LoopRead& read : of_[id])
      if (read.group == group) return true;
    return false;
  }
  // Reductions of a loop that wait for `id`, one after another.
  constexpr std::int32_t reductions_after(Id id, std::int32_t group) const {
    std::int32_t most = 0;
    for (const LoopRead& read : of_[id])
      if (read.group == group && read.reductions > most) most = read.reductions;
    return most;
  }

 private:
  Buffer<Buffer<LoopRead>> of_;  // by node
};

}  // namespace weft::detail

#endif
