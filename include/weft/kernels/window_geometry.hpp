// How the elements, places and taps of windows lie in memory: plain data that a plan holds and kernels run.
#ifndef WEFT_KERNELS_WINDOW_GEOMETRY_HPP
#define WEFT_KERNELS_WINDOW_GEOMETRY_HPP

#include <weft/base/fixed_vector.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

// One dimension under a window, which takes `places` with `taps` each. Tap t at place i meets element e where
// e base_dilation = i stride + t window_dilation - low, if there is such an element. Steps are elements of memory from
// one to the next: of the operand, of the result, which has one for each place, and of the kernel.
struct WindowedDimension {
  Index elements = 1, places = 1, taps = 1;
  Index stride = 1, low = 0, base_dilation = 1, window_dilation = 1;
  Index element_step = 0, place_step = 0, tap_step = 0;

  // Where a tap stands at a place, of elements and the holes between them.
  [[nodiscard]] constexpr Index position(Index place, Index tap) const noexcept {
    return place * stride + tap * window_dilation - low;
  }
  // The element there, or -1.
  [[nodiscard]] constexpr Index element_at(Index position) const noexcept {
    if (position < 0) return -1;
    if (base_dilation > 1) {
      if (position % base_dilation != 0) return -1;
      position /= base_dilation;
    }
    return position < elements ? position : -1;
  }
};
using WindowedDimensions = fixed_vector<WindowedDimension, max_rank>;

// What is made of the elements that a window covers. Select: each value of a further operand is added to the first
// maximum of its window.
enum class WindowKind : std::uint8_t { sum, max, select };
struct WindowGeometry {
  WindowKind kind = WindowKind::sum;
  WindowedDimensions dims;  // one or more
};

// `groups` convolutions, one after another, of `batch` images of `inputs` features with kernels of as many, for
// `outputs` features each. Steps as above.
struct ConvolutionGeometry {
  struct Steps {
    Index group = 0, batch = 0, feature = 0, first = 0;  // first: of the place 0
  };
  struct KernelSteps {
    Index group = 0, output = 0, input = 0, first = 0;  // first: of the tap that meets the first element of a window
  };
  Index groups = 1, batch = 0, inputs = 0, outputs = 0;
  WindowedDimensions dims;  // spatial ones, one or more
  Steps input, output;
  KernelSteps kernel;

  // As a product of matrices [outputs, depth] and [depth, columns].
  [[nodiscard]] constexpr Index depth() const noexcept {
    Index product = inputs;
    for (const WindowedDimension& dim : dims) product *= dim.taps;
    return product;
  }
  [[nodiscard]] constexpr Index columns() const noexcept {
    Index product = batch;
    for (const WindowedDimension& dim : dims) product *= dim.places;
    return product;
  }
  // Are input features and taps of an output one run of memory?
  [[nodiscard]] constexpr bool kernel_has_rows() const noexcept {
    Index run = 1;
    for (int i = dims.size() - 1; i >= 0; --i) {
      if (dims[i].taps > 1 && dims[i].tap_step != run) return false;
      run *= dims[i].taps;
    }
    return inputs <= 1 || kernel.input == run;
  }
};

// The places first, first + step, ... below `last` at which a tap meets elements: `element` and then each
// `element_step` further on in memory.
struct PlacesOfTap {
  Index first = 0, last = 0, step = 1;
  Index element = 0, element_step = 0;
};
// What a tap meets at `count` places, of which it stands at `position` at the first.
[[nodiscard]] constexpr PlacesOfTap places_of_tap(const WindowedDimension& dim, Index position, Index count) noexcept {
  PlacesOfTap met{0, count, 1, 0, dim.stride * dim.element_step};
  const Index end = (dim.elements - 1) * dim.base_dilation + 1;  // of positions
  if (dim.stride == 1 && dim.base_dilation == 1) {
    if (position < 0) met.first = -position;
    if (position + count > end) met.last = end - position;
    met.element = (position + met.first) * dim.element_step;
    return met;
  }
  const Index holes = dim.base_dilation;
  while (met.first < count &&
         (position + met.first * dim.stride < 0 || (position + met.first * dim.stride) % holes != 0))
    ++met.first;
  while (met.step < holes && met.step * dim.stride % holes != 0) ++met.step;
  met.element = (position + met.first * dim.stride) / holes * dim.element_step;
  met.element_step = met.step * dim.stride / holes * dim.element_step;
  const Index left = end - position;  // places from `last` on stand behind the last element
  if (dim.elements < 1 || left <= 0)
    met.last = 0;
  else if (ceil_divide(left, dim.stride) < count)
    met.last = ceil_divide(left, dim.stride);
  return met;
}

}  // namespace weft

#endif
