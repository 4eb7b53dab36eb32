// The collectives by name, what each sends, and the kinds of reduction: shared by plans, which predict traffic, and by
// the runtime and its recorder, which measure it.
#ifndef WEFT_BASE_COLLECTIVE_HPP
#define WEFT_BASE_COLLECTIVE_HPP

#include <weft/base/dtype.hpp>

namespace weft {

// What devices do together. The last two move host values: payloads of any size, and one small value each.
enum class Collective : std::uint8_t {
  barrier,
  broadcast,
  all_reduce,
  all_gather,
  reduce_scatter,
  all_to_all,
  collective_permute,
  rendezvous,
  mesh_reduce
};
inline constexpr int collective_count = static_cast<int>(Collective::mesh_reduce) + 1;

[[nodiscard]] constexpr const char* name_of(Collective op) noexcept {
  constexpr const char* names[] = {"barrier",    "broadcast",          "all_reduce", "all_gather", "reduce_scatter",
                                   "all_to_all", "collective_permute", "rendezvous", "mesh_reduce"};
  return names[static_cast<int>(op)];
}

// What bytes go over. Devices of one granule (a slice, a host, a process) share the fast interconnect, ici; granules
// are connected by the slow network, dcn. JAX's and MaxText's words.
enum class Link : std::uint8_t { ici, dcn };

[[nodiscard]] constexpr const char* name_of(Link link) noexcept { return link == Link::ici ? "ici" : "dcn"; }

// How values of several devices become one. `none`: the collective does not reduce.
enum class ReductionKind : std::uint8_t { none, sum, product, min, max, bit_and, bit_or };

[[nodiscard]] constexpr const char* name_of(ReductionKind kind) noexcept {
  constexpr const char* names[] = {"none", "sum", "product", "min", "max", "bit_and", "bit_or"};
  return names[static_cast<int>(kind)];
}

// Which kinds an element type has: bits are for integers and pred; pred has no sum (use bit_or) or product (bit_and),
// complex numbers have no order.
[[nodiscard]] constexpr bool can_reduce(ReductionKind kind, DType dtype) noexcept {
  switch (kind) {
    case ReductionKind::none: return false;
    case ReductionKind::sum:
    case ReductionKind::product: return dtype != DType::pred;
    case ReductionKind::bit_and:
    case ReductionKind::bit_or: return is_integer(dtype) || dtype == DType::pred;
    default: return !is_complex(dtype);
  }
}

// Bytes that each device of a group of `devices` sends in one call (and receives): the ring formulas. `count` is the
// call's argument in elements: the whole array for broadcast and all_reduce, the part of one device for all_gather and
// reduce_scatter, the part for one peer for all_to_all. An all_reduce is planned on an array padded to a multiple of
// `devices`. A broadcast is a pipeline chain, in which a device passes on everything once (the last one of the chain
// does not, but is counted alike). collective_permute: what a device that is a source sends. Exact, no rounding.
[[nodiscard]] constexpr Index bytes_sent_by(Collective op, Index devices, Index count, Index element_bytes) noexcept {
  if (devices <= 1) return 0;
  switch (op) {
    case Collective::barrier: return 0;
    case Collective::broadcast:
    case Collective::collective_permute: return count * element_bytes;
    case Collective::all_reduce: return 2 * (devices - 1) * ceil_divide(count, devices) * element_bytes;
    default: return (devices - 1) * count * element_bytes;
  }
}

// What crosses granules of bytes_sent_by(op, granules * members_in_each, count, element_bytes); the rest stays inside.
// The group has equally many members in each of its granules. Counted is the algorithm of two levels, in which a device
// speaks to those of its rank in the other granules and carries over its own slice alone:
//
//   all_reduce               reduce-scatter inside, exchange of the slices, all-gather inside: 2 (P - 1) / P of N / l
//   reduce_scatter           inside first, then across: (P - 1) of its own part
//   all_gather               across first, then inside: (P - 1) of its own part
//   all_to_all               the parts of all (P - 1) l peers elsewhere
//   broadcast                slice by slice from granule to granule, then gathered inside: N / l
//   rendezvous, mesh_reduce  as an all_gather of what this device brings
//   collective_permute       everything, if there are granules to cross: of a source whose target is elsewhere
//
// with P granules of l members and an array of N elements. Both links together are bytes_sent_by, exactly: an
// all_reduce rounds there already, to slices of all P l devices; the slice of a broadcast rounds up here, and ici has
// the rest. As bytes_sent_by it is the count of an algorithm: what the devices of a granule send together is this on average
// where sums are made in a chain (runtime/process_collectives.hpp). More goes over links for bf16 and f16, whose members'
// elements are sent in the place of their sum; for parts of a reduce_scatter that the last granule sends back; and for
// small arrays, which every granule gets whole. Heads of messages are not counted.
[[nodiscard]] constexpr Index bytes_sent_over_dcn(Collective op, Index granules, Index members_in_each, Index count,
                                                  Index element_bytes) noexcept {
  if (granules <= 1) return 0;
  switch (op) {
    case Collective::barrier: return 0;
    case Collective::broadcast: return ceil_divide(count, members_in_each) * element_bytes;
    case Collective::collective_permute: return count * element_bytes;
    case Collective::all_reduce:
      return 2 * (granules - 1) * ceil_divide(count, granules * members_in_each) * element_bytes;
    case Collective::all_to_all: return (granules - 1) * members_in_each * count * element_bytes;
    default: return (granules - 1) * count * element_bytes;
  }
}

}  // namespace weft

#endif
