// What a collective costs: alpha-beta, a latency a hop and a time a byte, on a ring or a line of devices.
//
// Source: jax-ml/scaling-book, "Sharded matrices"; the ring formulas of Thakur, Rabenseifner and Gropp, "Optimization
// of collective communication operations in MPICH", 2005.
#ifndef WEFT_SHARDING_COST_HPP
#define WEFT_SHARDING_COST_HPP

#include <weft/base/collective.hpp>

namespace weft {

// What joins the devices along one axis: a ring sends both ways at once.
struct LinkCost {
  double bytes_per_second = 0;  // one way
  double seconds_per_hop = 0;
  bool is_ring = false;
};

// Seconds of a collective of `devices` in which each sends `bytes` by the ring formulas, as plans count them: of n
// devices and a whole of V bytes all_gather and reduce_scatter V (n - 1) / n, all_reduce twice that, all_to_all a n-th
// of it. `axes`: mesh axes that it goes over at once, which share the bytes.
[[nodiscard]] constexpr double collective_seconds(Collective collective, double bytes, Index devices,
                                                  const LinkCost& link, Index axes = 1) {
  if (devices < 2 || bytes <= 0) return 0;
  const double hops = static_cast<double>(link.is_ring ? devices / 2 : devices - 1) * link.seconds_per_hop;
  const double ways = static_cast<double>(axes) * (link.is_ring ? 2 : 1);
  const double each_once = bytes / (ways * link.bytes_per_second);
  switch (collective) {
    case Collective::all_reduce: return 2 * hops + each_once;
    case Collective::all_to_all: {  // a quarter of what crosses the middle, or an eighth
      const double n = static_cast<double>(devices), whole = bytes * n * n / (n - 1);
      return hops + whole / (4 * ways * link.bytes_per_second);
    }
    case Collective::collective_permute: return link.seconds_per_hop + bytes / link.bytes_per_second;
    default: return hops + each_once;
  }
}

}  // namespace weft

#endif
