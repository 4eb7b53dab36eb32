// The reference meaning of convolutions and of reductions over windows: every output by its index, every tap by its
// own.
#ifndef WEFT_REFERENCE_WINDOWS_HPP
#define WEFT_REFERENCE_WINDOWS_HPP

#include <weft/kernels/window_geometry.hpp>
#include <weft/reference/operations.hpp>

namespace weft::reference {

// Element `number` of a tensor, row-major, by its index in every dimension.
[[nodiscard]] WEFT_DECL Dims index_of(Index number, const Dims& extents);
[[nodiscard]] WEFT_DECL Index number_of_index(const Dims& index, const Shape& shape);
// The element that `tap` meets at `place`; -1: padding, or a hole between elements.
[[nodiscard]] WEFT_DECL Index element_under(const WindowDimension& dim, Index place, Index tap, Index extent);
[[nodiscard]] WEFT_DECL Dims taps_of(const WindowDimensions& window);

[[nodiscard]] WEFT_DECL Value convolution(const Evaluation& at);

// The numbers of the elements of `shape` that the window covers at place `number` of `places`, tap after tap.
[[nodiscard]] WEFT_DECL std::vector<Index> elements_under(const WindowDimensions& window, Index number,
                                                          const Shape& places, const Shape& shape);

// `kind`: sum or max.
template <WindowKind kind>
[[nodiscard]] Value reduce_window(const Evaluation& at) {
  const WindowDimensions& window = at.graph.attributes<Window>(at.id).dims;
  Value out{at.dtype(), at.shape(), {}};
  for (Index number = 0; number < at.shape().elements(); ++number) {
    Sum sum{at.dtype()};
    double most = -std::numeric_limits<double>::infinity();
    for (Index element : elements_under(window, number, at.shape(), at[0].shape)) {
      sum.add(at[0][element]);
      most = maximum_of(most, at[0][element]);
    }
    out.elements.push_back(kind == WindowKind::sum ? sum.value(at.arithmetic) : most);
  }
  return out;
}

[[nodiscard]] WEFT_DECL Value select_and_scatter(const Evaluation& at);

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/windows.ipp>
#endif

#endif
