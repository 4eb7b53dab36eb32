// The wait-for graph of the devices: who can never go on, and who is to blame for it. A device that waits at a barrier
// waits for every member of its group that has not arrived there; it is stuck for certain if one of these has returned
// from its function or is stuck itself.
#ifndef WEFT_RUNTIME_WAIT_FOR_GRAPH_HPP
#define WEFT_RUNTIME_WAIT_FOR_GRAPH_HPP

#include <weft/base/buffer.hpp>

namespace weft {

struct DeviceWait {
  enum class Kind : std::uint8_t { running, waiting, returned };

  Kind kind = Kind::running;
  std::uint64_t barrier = 0;               // of one that waits: equal for those that wait at the same barrier
  const Buffer<Index>* members = nullptr;  // of that barrier's group
  bool stuck = false;                      // the answer
};

struct Deadlock {
  bool found = false;
  bool by_return = false;  // somebody waits for a device that has returned
  int culprit = -1;        // the one device without which nobody would be stuck, -1: there is no single one
};

namespace detail {

[[nodiscard]] constexpr bool has_arrived(const DeviceWait& member, const DeviceWait& waiter) {
  return member.kind == DeviceWait::Kind::waiting && member.barrier == waiter.barrier;
}

// What a stuck device waits for: the one device that has returned or, if none has, the one that is stuck elsewhere.
inline constexpr Index many_stuck = -1, many_returned = -2;
[[nodiscard]] constexpr Index waits_for(const Buffer<DeviceWait>& waits, const DeviceWait& waiter) {
  Index returned = -1, returns = 0, stuck = -1, sticks = 0;
  for (const Index member : *waiter.members) {
    const DeviceWait& other = waits[member];
    if (has_arrived(other, waiter)) continue;
    if (other.kind == DeviceWait::Kind::returned) returned = member, ++returns;
    if (other.stuck) stuck = member, ++sticks;
  }
  if (returns > 0) return returns == 1 ? returned : many_returned;
  return sticks == 1 ? stuck : many_stuck;
}

// The end of the chain of single causes that starts at `device`: one that has returned, or one that waits for many,
// and so left its place first. -1: the chain is a circle, or its end is many.
[[nodiscard]] constexpr Index root_of(const Buffer<DeviceWait>& waits, Index device) {
  for (Index step = 0; step < waits.size(); ++step) {
    const Index next = waits[device].kind == DeviceWait::Kind::returned ? many_stuck : waits_for(waits, waits[device]);
    if (next == many_stuck) return device;
    if (next == many_returned) return -1;
    device = next;
  }
  return -1;
}

}  // namespace detail

// Marks the devices that are stuck. Those that run may still come to where others wait, so nobody is stuck for them.
[[nodiscard]] constexpr Deadlock find_deadlock(Buffer<DeviceWait>& waits) {
  for (DeviceWait& wait : waits) wait.stuck = wait.kind == DeviceWait::Kind::waiting;
  for (bool changed = true; changed;) {
    changed = false;
    for (DeviceWait& wait : waits) {
      if (!wait.stuck) continue;
      bool certain = false;
      for (const Index member : *wait.members) {
        const DeviceWait& other = waits[member];
        certain =
            certain || (!detail::has_arrived(other, wait) && (other.stuck || other.kind == DeviceWait::Kind::returned));
      }
      if (certain) continue;
      wait.stuck = false;
      changed = true;
    }
  }
  Deadlock result;
  bool one_culprit = true;
  for (Index device = 0; device < waits.size(); ++device) {
    const DeviceWait& wait = waits[device];
    if (!wait.stuck) continue;
    result.found = true;
    for (const Index member : *wait.members)
      result.by_return = result.by_return || waits[member].kind == DeviceWait::Kind::returned;
    const Index cause = detail::waits_for(waits, wait);
    if (cause == detail::many_returned) one_culprit = false;
    if (cause < 0) continue;
    const auto root = static_cast<int>(detail::root_of(waits, cause));
    one_culprit = one_culprit && root >= 0 && (result.culprit < 0 || result.culprit == root);
    result.culprit = root;
  }
  if (!one_culprit) result.culprit = -1;
  return result;
}

}  // namespace weft

#endif
