// ScheduleEntry: what a schedule is a list of.
#ifndef WEFT_PLANNER_SCHEDULE_ENTRY_HPP
#define WEFT_PLANNER_SCHEDULE_ENTRY_HPP

#include <cstdint>

namespace weft {

// A group, or the begin or end of a loop, by number.
struct ScheduleEntry {
  enum class What : std::uint8_t { group, loop_begin, loop_end } what = What::group;
  std::int32_t number = 0;
  bool combined = false;  // a collective that is in one call with the one before it
};

}  // namespace weft

#endif
