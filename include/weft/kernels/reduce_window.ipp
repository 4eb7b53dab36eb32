// Definitions of kernels/reduce_window.hpp.
#ifndef WEFT_KERNELS_REDUCE_WINDOW_IPP
#define WEFT_KERNELS_REDUCE_WINDOW_IPP

#include <weft/kernels/reduce_window.hpp>

namespace weft {

void reduce_window(const WindowGeometry& window, const float* from, float* to) {
  const bool is_sum = window.kind == WindowKind::sum;
  const Index step = window.dims[window.dims.size() - 1].place_step;
  window_detail::for_each_row(window.dims, [&](const Index* place, Index result, Index count) {
    float values[window_detail::places_at_once];
    for (Index i = 0; i < count; ++i) values[i] = is_sum ? 0.0f : -__builtin_inff();
    if (is_sum)
      window_detail::for_each_tap(window.dims, place, count, [&](Index i, Index at) { values[i] += from[at]; });
    else
      window_detail::for_each_tap(window.dims, place, count,
                                  [&](Index i, Index at) { values[i] = maximum_of(values[i], from[at]); });
    for (Index i = 0; i < count; ++i) to[result + i * step] = values[i];
  });
}

void select_and_scatter(const WindowGeometry& window, const float* from, const float* source, float* to) {
  Index elements = 1;
  for (const WindowedDimension& dim : window.dims) elements *= dim.elements;
  for (Index i = 0; i < elements; ++i) to[i] = 0;
  const Index step = window.dims[window.dims.size() - 1].place_step;
  window_detail::for_each_row(window.dims, [&](const Index* place, Index result, Index count) {
    float most[window_detail::places_at_once] = {};
    Index selected[window_detail::places_at_once];
    for (Index i = 0; i < count; ++i) selected[i] = -1;
    window_detail::for_each_tap(window.dims, place, count, [&](Index i, Index at) {
      const float x = from[at];
      if (selected[i] >= 0 && !(x > most[i]) && !(x != x && most[i] == most[i])) return;
      most[i] = x;
      selected[i] = at;
    });
    for (Index i = 0; i < count; ++i)
      if (selected[i] >= 0) to[selected[i]] += source[result + i * step];
  });
}

}  // namespace weft

#endif
