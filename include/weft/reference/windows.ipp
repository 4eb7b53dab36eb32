// Definitions of reference/windows.hpp.
#ifndef WEFT_REFERENCE_WINDOWS_IPP
#define WEFT_REFERENCE_WINDOWS_IPP

#include <weft/reference/windows.hpp>

namespace weft::reference {

Dims index_of(Index number, const Dims& extents) {
  Dims index(extents.size(), 0);
  for (int i = extents.size() - 1; i >= 0; number /= extents[i--]) index[i] = number % extents[i];
  return index;
}

Index number_of_index(const Dims& index, const Shape& shape) {
  Index number = 0;
  for (int i = 0; i < shape.rank(); ++i) number = number * shape[i] + index[i];
  return number;
}

Index element_under(const WindowDimension& dim, Index place, Index tap, Index extent) {
  const Index position = place * dim.stride + tap * dim.window_dilation - dim.low;
  if (position < 0 || position % dim.base_dilation != 0) return -1;
  return position / dim.base_dilation < extent ? position / dim.base_dilation : -1;
}

Dims taps_of(const WindowDimensions& window) {
  Dims sizes;
  for (const WindowDimension& dim : window) sizes.push_back(dim.size);
  return sizes;
}

Value convolution(const Evaluation& at) {
  const ConvolutionDims& dims = at.graph.attributes<ConvolutionDims>(at.id);
  const Value &input = at[0], &kernel = at[1];
  const Dims taps = taps_of(dims.window);
  const Index inputs = kernel.shape[dims.kernel[1]], outputs = kernel.shape[dims.kernel[0]];
  const Index batch = at.shape()[dims.output[0]], tap_count = Shape(taps).elements();
  Value out = filled_value(at.dtype(), at.shape(), 0);
  for (Index number = 0; number < at.shape().elements(); ++number) {
    const Dims place = index_of(number, at.shape().dims);
    const Index feature = place[dims.output[1]];
    const Index feature_group = feature / (outputs / dims.feature_groups);
    const Index batch_group = feature / (outputs / dims.batch_groups);
    Sum sum{at.dtype()};
    for (Index i = 0; i < inputs; ++i)
      for (Index t = 0; t < tap_count; ++t) {
        const Dims tap = index_of(t, taps);
        Dims from(input.shape.rank(), 0), of_kernel(input.shape.rank(), 0);
        from[dims.input[0]] = batch_group * batch + place[dims.output[0]];
        from[dims.input[1]] = feature_group * inputs + i;
        of_kernel[dims.kernel[0]] = feature;
        of_kernel[dims.kernel[1]] = i;
        bool meets = true;
        for (int s = 0; s < taps.size(); ++s) {
          const WindowDimension& dim = dims.window[s];
          const Index extent = input.shape[dims.input[s + 2]];
          from[dims.input[s + 2]] = element_under(dim, place[dims.output[s + 2]], tap[s], extent);
          of_kernel[dims.kernel[s + 2]] = dim.reversed ? dim.size - 1 - tap[s] : tap[s];
          meets = meets && from[dims.input[s + 2]] >= 0;
        }
        if (meets) sum.add(input[number_of_index(from, input.shape)], kernel[number_of_index(of_kernel, kernel.shape)]);
      }
    out[number] = sum.value(at.arithmetic);
  }
  return out;
}

std::vector<Index> elements_under(const WindowDimensions& window, Index number, const Shape& places,
                                  const Shape& shape) {
  const Dims place = index_of(number, places.dims), taps = taps_of(window);
  std::vector<Index> elements;
  for (Index t = 0; t < Shape(taps).elements(); ++t) {
    const Dims tap = index_of(t, taps);
    Dims from(shape.rank(), 0);
    bool meets = true;
    for (int i = 0; i < shape.rank(); ++i) {
      from[i] = element_under(window[i], place[i], tap[i], shape[i]);
      meets = meets && from[i] >= 0;
    }
    if (meets) elements.push_back(number_of_index(from, shape));
  }
  return elements;
}

Value select_and_scatter(const Evaluation& at) {
  const WindowDimensions& window = at.graph.attributes<Window>(at.id).dims;
  const Value &x = at[0], &source = at[1];
  std::vector<Sum> sums(to_size(at.shape().elements()), Sum{at.dtype()});
  for (Index number = 0; number < source.shape.elements(); ++number) {
    Index selected = -1;
    for (Index element : elements_under(window, number, source.shape, x.shape))
      if (selected < 0 || x[element] > x[selected] || (x[element] != x[element] && x[selected] == x[selected]))
        selected = element;
    if (selected >= 0) sums[to_size(selected)].add(source[number]);
  }
  Value out{at.dtype(), at.shape(), {}};
  for (const Sum& sum : sums) out.elements.push_back(sum.value(at.arithmetic));
  return out;
}

}  // namespace weft::reference

#endif
