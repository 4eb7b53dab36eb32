// ArenaLayout: where the places of a plan are on a device if some of its inputs lie elsewhere, where another program has
// them: what is kept between calls closes up, in its order, and the scratch memory follows.
#ifndef WEFT_PROGRAM_ARENA_LAYOUT_HPP
#define WEFT_PROGRAM_ARENA_LAYOUT_HPP

#include <weft/planner/plan.hpp>
#include <weft/planner/plan_memory.hpp>

namespace weft {

// Where the scratch memory of a plan starts in its arena, and its size: what is neither input nor constant.
[[nodiscard]] constexpr Index scratch_start(const PlanView& plan) noexcept {
  return round_up(plan.persistent_bytes, arena_alignment);
}
[[nodiscard]] constexpr Index scratch_bytes(const PlanView& plan) noexcept {
  return plan.peak_bytes > scratch_start(plan) ? plan.peak_bytes - scratch_start(plan) : 0;
}

class ArenaLayout {
 public:
  // The plan's arena from `start` to the next region: in the device's from `offset` on, or in input `elsewhere`, if >= 0.
  struct Region {
    Index start = 0, offset = 0;
    std::int32_t elsewhere = -1;
  };

  // `elsewhere`: by input; empty: none of them.
  constexpr explicit ArenaLayout(const PlanView& plan, const Buffer<bool>& elsewhere = {}) {
    bool any = false;
    for (const bool one : elsewhere) any = any || one;
    if (any)
      close_up(plan, elsewhere);
    else
      keep(plan);
  }

  // The size of the device's arena.
  [[nodiscard]] constexpr Index bytes() const noexcept { return bytes_; }
  // By ascending start, the first 0.
  [[nodiscard]] constexpr const Buffer<Region>& regions() const noexcept { return regions_; }
  // The number of the region in which a place of the plan's arena lies.
  [[nodiscard]] constexpr Index find(Index offset) const {
    return detail::first_behind(regions_, [offset](const Region& region) { return region.start > offset; }) - 1;
  }

 private:
  Buffer<Region> regions_;
  Index bytes_ = 0;

  constexpr void keep(const PlanView& plan) {
    regions_.push_back({});
    bytes_ = plan.peak_bytes;
  }
  struct Kept {
    Index start, bytes;
    std::int32_t elsewhere;
  };
  constexpr void close_up(const PlanView& plan, const Buffer<bool>& elsewhere) {
    Buffer<Kept> all;
    for (std::int32_t i = 0; i < plan.input_count(); ++i) {
      const InputSlot& input = plan.input(i);
      all.push_back({input.offset, input.shape.elements() * size_bytes(input.dtype), elsewhere[i] ? i : -1});
    }
    for (const ConstantSlot& constant : plan.constants) all.push_back({constant.offset, constant.bytes, -1});
    stable_sort(all, [](const Kept& a, const Kept& b) { return a.start < b.start; });
    if (all[0].start > 0) regions_.push_back({});
    Index end = 0;
    for (const Kept& kept : all) {
      if (kept.elsewhere >= 0) {
        regions_.push_back({kept.start, 0, kept.elsewhere});
        continue;
      }
      end = round_up(end, kept.bytes <= 4 ? 4 : arena_alignment);
      regions_.push_back({kept.start, end, -1});
      end += kept.bytes;
    }
    end = round_up(end, arena_alignment);
    regions_.push_back({scratch_start(plan), end, -1});
    bytes_ = end + scratch_bytes(plan);
  }
};

}  // namespace weft

#endif
