// Windows over a cut dimension: the rows that each device's places, or taps, meet, and the window that is left of them
// on one device. Rows are those of the operand; with holes between them (base_dilation) every so many elements.
#ifndef WEFT_SHARDING_HALO_HPP
#define WEFT_SHARDING_HALO_HPP

#include <weft/graph/window.hpp>
#include <weft/sharding/exchange.hpp>

namespace weft::detail {

// What device `rank` of them reads: `count` rows from start + rank * step on, some of which may lie outside.
struct Halo {
  Index start = 0, step = 0, count = 0;
  WindowDimension window;  // over these

  [[nodiscard]] constexpr bool exists() const noexcept { return count > 0; }
  constexpr void add_runs(ExchangePlanner& planner, Index devices, Index extent) const {
    for (Index rank = 0; rank < devices; ++rank) {
      const Index from = start + rank * step, first = from < 0 ? 0 : from;
      const Index last = from + count < extent ? from + count : extent;
      if (first < last) planner.add({rank, 0, first, first - from, last - first});
    }
  }
};

constexpr Index floor_divide(Index a, Index b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }
constexpr Index ceiling_divide(Index a, Index b) { return -floor_divide(-a, b); }

// The halo of what is `span` elements long, `advance` of them further on each device, and begins `window.low` before the first
// row. None, if the holes do not fall alike on all devices.
constexpr Halo halo_of(const WindowDimension& window, Index advance, Index span) {
  const Index holes = window.base_dilation;
  if (advance % holes != 0) return {};
  Halo halo{ceiling_divide(-window.low, holes), advance / holes, 0, window};
  const Index before = halo.start * holes + window.low;  // of holes
  if (span <= before) return {};
  halo.count = (span - before - 1) / holes + 1;
  halo.window.low = before;
  halo.window.high = span - before - ((halo.count - 1) * holes + 1);
  return halo;
}
// Each device makes `places` places of the window.
constexpr Halo halo_of_places(const WindowDimension& window, Index places) {
  return halo_of(window, places * window.stride, (places - 1) * window.stride + window.span());
}
// Each of `devices` has its part of the taps, and makes all `places` of it, which are added up.
constexpr Halo halo_of_taps(const WindowDimension& window, Index places, Index devices) {
  WindowDimension part = window;
  part.size = window.size / devices;
  const Index advance = part.size * window.window_dilation;
  Halo halo = halo_of(part, advance, (places - 1) * window.stride + part.span());
  if (window.reversed) {  // the first taps meet the last rows
    halo.start += (devices - 1) * halo.step;
    halo.step = -halo.step;
  }
  return halo;
}

// What the gradient of a maximum over windows needs: to `rows` rows of each device go the places from those that meet its first
// one to those that meet its last one, and to know which row each of them took, all rows that they meet.
struct SelectionHalo {
  Halo rows, places;
  Index own = 0;  // where the device's rows begin in those that are read

  [[nodiscard]] constexpr bool exists() const noexcept { return rows.exists(); }
};
constexpr SelectionHalo selection_halo(const WindowDimension& window, Index rows) {
  if (rows % window.stride != 0 || window.base_dilation != 1) return {};
  Index first = ceiling_divide(window.low - window.span() + 1, window.stride);
  Index last = floor_divide(rows - 1 + window.low, window.stride);
  while (first * window.stride - window.low > 0) --first;
  while (last * window.stride - window.low + window.span() < rows) ++last;
  SelectionHalo made;
  made.places = {first, rows / window.stride, last - first + 1, window};
  made.rows = {first * window.stride - window.low, rows, (last - first) * window.stride + window.span(), window};
  made.rows.window.low = made.rows.window.high = 0;
  made.own = -made.rows.start;
  return made;
}

}  // namespace weft::detail

#endif
