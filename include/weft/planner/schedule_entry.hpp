// ScheduleEntry: what a schedule is a list of.
#ifndef WEFT_PLANNER_SCHEDULE_ENTRY_HPP
#define WEFT_PLANNER_SCHEDULE_ENTRY_HPP

#include <weft/planner/fusion.hpp>

namespace weft {

// A group, or the begin or end of a loop, by number; or of a group whose collective is in two halves the second.
struct ScheduleEntry {
  enum class What : std::uint8_t { group, loop_begin, loop_end, collective_done } what = What::group;
  std::int32_t number = 0;
  bool combined = false;  // a collective that is in one call with the one before it
  bool split = false;     // its first half
};

// What is scheduled, by number: the groups, then a begin and an end of every loop.
[[nodiscard]] constexpr std::int32_t unit_of(const ScheduleEntry& entry, const Fusion& fusion) {
  if (entry.what == ScheduleEntry::What::group) return entry.number;
  const auto groups = static_cast<std::int32_t>(fusion.groups.size());
  return groups + 2 * entry.number + (entry.what == ScheduleEntry::What::loop_end ? 1 : 0);
}

}  // namespace weft

#endif
