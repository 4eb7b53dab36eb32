// The oracle of the kernels of convolutions and of reductions over windows: every output by itself, in doubles.
#ifndef WEFT_REFERENCE_CONVOLUTION_HPP
#define WEFT_REFERENCE_CONVOLUTION_HPP

#include <weft/kernels/window_geometry.hpp>

namespace weft::reference {

// The offsets in memory of what a tap meets at a place, of the place and of the tap; `meets` is false of padding and
// holes.
struct Meeting {
  Index element = 0, place = 0, tap = 0;
  bool meets = true;
};
// Place and tap by their numbers, the last dimension fastest.
[[nodiscard]] WEFT_DECL Meeting meeting_of(const WindowedDimensions& dims, Index place, Index tap);
[[nodiscard]] WEFT_DECL Index places_of(const WindowedDimensions& dims);
[[nodiscard]] WEFT_DECL Index taps_of(const WindowedDimensions& dims);

WEFT_DECL void convolve(const ConvolutionGeometry& g, const float* input, const float* kernel, float* output);

// `source`: the values that are selected for, or null. What is selected for is added in doubles.
WEFT_DECL void reduce_window(const WindowGeometry& window, const float* from, const float* source, double* to);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/convolution.ipp>
#endif

#endif
