// Zeros around what a window moves over, as pads of their own: gradients of pools have them, and models that pad before
// they convolve. A window has room for them, and what it moves over keeps its extent, which devices may divide.
#ifndef WEFT_STABLEHLO_ZEROS_AROUND_HPP
#define WEFT_STABLEHLO_ZEROS_AROUND_HPP

#include <weft/graph/var.hpp>
#include <weft/graph/window.hpp>

namespace weft::stablehlo {

// `x` without its padding, which the windows along its dimensions take over. `window_along(dim)`: a pointer, null where
// none moves.
template <class WindowAlong>
constexpr Var without_zeros_around(Var x, WindowAlong window_along) {
  while ((*x.graph)[x.id].op == Op::pad) {
    const Padding padding = x.graph->attributes<Padding>(x.id);
    for (int dim = 0; dim < x.rank(); ++dim) {
      if (padding.low[dim] == 0 && padding.high[dim] == 0) continue;
      if (const WindowDimension* const window = window_along(dim); window == nullptr || window->base_dilation != 1)
        return x;
    }
    for (int dim = 0; dim < x.rank(); ++dim)
      if (WindowDimension* const window = window_along(dim)) {
        window->low += padding.low[dim];
        window->high += padding.high[dim];
      }
    x.id = x.graph->operand(x.id, 0);
  }
  return x;
}

}  // namespace weft::stablehlo

#endif
