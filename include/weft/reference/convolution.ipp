// Definitions of reference/convolution.hpp.
#ifndef WEFT_REFERENCE_CONVOLUTION_IPP
#define WEFT_REFERENCE_CONVOLUTION_IPP

#include <weft/reference/convolution.hpp>

namespace weft::reference {

Meeting meeting_of(const WindowedDimensions& dims, Index place, Index tap) {
  Meeting met;
  for (int i = dims.size() - 1; i >= 0; --i) {
    const WindowedDimension& dim = dims[i];
    const Index own_place = place % dim.places, own_tap = tap % dim.taps;
    const Index position = own_place * dim.stride + own_tap * dim.window_dilation - dim.low;
    met.meets =
        met.meets && position >= 0 && position % dim.base_dilation == 0 && position / dim.base_dilation < dim.elements;
    met.element += position / dim.base_dilation * dim.element_step;
    met.place += own_place * dim.place_step;
    met.tap += own_tap * dim.tap_step;
    place /= dim.places;
    tap /= dim.taps;
  }
  return met;
}

Index places_of(const WindowedDimensions& dims) {
  Index product = 1;
  for (const WindowedDimension& dim : dims) product *= dim.places;
  return product;
}

Index taps_of(const WindowedDimensions& dims) {
  Index product = 1;
  for (const WindowedDimension& dim : dims) product *= dim.taps;
  return product;
}

void convolve(const ConvolutionGeometry& g, const float* input, const float* kernel, float* output) {
  for (Index group = 0; group < g.groups; ++group)
    for (Index n = 0; n < g.batch; ++n)
      for (Index o = 0; o < g.outputs; ++o)
        for (Index place = 0; place < places_of(g.dims); ++place) {
          double sum = 0;
          for (Index i = 0; i < g.inputs; ++i)
            for (Index tap = 0; tap < taps_of(g.dims); ++tap)
              if (const Meeting met = meeting_of(g.dims, place, tap); met.meets)
                sum += static_cast<double>(
                           input[group * g.input.group + n * g.input.batch + i * g.input.feature + met.element]) *
                       static_cast<double>(kernel[g.kernel.first + group * g.kernel.group + o * g.kernel.output +
                                                  i * g.kernel.input + met.tap]);
          const Index at = meeting_of(g.dims, place, 0).place;
          output[group * g.output.group + n * g.output.batch + o * g.output.feature + at] = static_cast<float>(sum);
        }
}

void reduce_window(const WindowGeometry& window, const float* from, const float* source, double* to) {
  for (Index place = 0; place < places_of(window.dims); ++place) {
    double sum = 0, most = -__builtin_inf();
    Index selected = -1;
    for (Index tap = 0; tap < taps_of(window.dims); ++tap) {
      const Meeting met = meeting_of(window.dims, place, tap);
      if (!met.meets) continue;
      const auto x = static_cast<double>(from[met.element]);
      sum += x;
      if (selected >= 0 && !(x > most) && !(x != x && most == most)) continue;
      most = x;
      selected = met.element;
    }
    const Index at = meeting_of(window.dims, place, 0).place;
    if (source == nullptr)
      to[at] = window.kind == WindowKind::sum ? sum : most;
    else if (selected >= 0)
      to[selected] += static_cast<double>(source[at]);
  }
}

}  // namespace weft::reference

#endif
