// Sums and maxima of f32 over windows, and values added where windows have their maxima.
#ifndef WEFT_KERNELS_REDUCE_WINDOW_HPP
#define WEFT_KERNELS_REDUCE_WINDOW_HPP

#include <weft/base/extremum.hpp>
#include <weft/kernels/window_geometry.hpp>

namespace weft {

namespace window_detail {

inline constexpr Index places_at_once = 64;

// A position in some dimensions: the last counts fastest. False: it was the last one, and all are 0 again.
template <class Extent>
[[nodiscard]] bool advance(Index* at, int rank, Extent extent) {
  for (int i = rank - 1; i >= 0; at[i--] = 0)
    if (++at[i] < extent(i)) return true;
  return false;
}

// Calls visit(taps met, element, number) for every tap at `count` places along the last dimension, of which the first
// is at `place`: in the order of taps; `element` is where the first of places_of_tap lies.
template <class Visit>
void for_each_tap(const WindowedDimensions& dims, const Index* place, Index count, Visit visit) {
  const int last = dims.size() - 1;
  Index tap[max_rank] = {};
  do {
    Index element = 0;
    bool meets = true;
    for (int i = 0; i < last && meets; ++i) {
      const Index at = dims[i].element_at(dims[i].position(place[i], tap[i]));
      meets = at >= 0;
      element += at * dims[i].element_step;
    }
    if (!meets) continue;
    const PlacesOfTap met = places_of_tap(dims[last], dims[last].position(place[last], tap[last]), count);
    Index from = element + met.element;
    for (Index i = met.first; i < met.last; i += met.step, from += met.element_step) visit(i, from);
  } while (advance(tap, dims.size(), [&dims](int i) { return dims[i].taps; }));
}

// Calls row(place, result, count) for all places, up to places_at_once along the last dimension at a time; `result` is
// where that of the first lies.
template <class Row>
void for_each_row(const WindowedDimensions& dims, Row row) {
  const int last = dims.size() - 1;
  for (const WindowedDimension& dim : dims)
    if (dim.places == 0) return;
  Index place[max_rank] = {};
  do {
    Index result = 0;
    for (int i = 0; i < last; ++i) result += place[i] * dims[i].place_step;
    for (Index& first = place[last] = 0; first < dims[last].places; first += places_at_once) {
      const Index left = dims[last].places - first;
      row(place, result + first * dims[last].place_step, left < places_at_once ? left : places_at_once);
    }
  } while (advance(place, last, [&dims](int i) { return dims[i].places; }));
}

}  // namespace window_detail

// to[place] = the sum or the maximum of the elements of `from` under the window at that place, in the order of its
// taps; an empty sum is 0, an empty maximum -infinity, and a NaN remains. `from` and `to` do not overlap. No
// allocation.
WEFT_DECL void reduce_window(const WindowGeometry& window, const float* from, float* to);

// to = zeros like `from`, row-major, and each of `source`, one a place, added where `from` is greatest under the
// window there: at the first of equal ones, a NaN before all numbers. Places are added in their order.
WEFT_DECL void select_and_scatter(const WindowGeometry& window, const float* from, const float* source, float* to);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/reduce_window.ipp>
#endif

#endif
