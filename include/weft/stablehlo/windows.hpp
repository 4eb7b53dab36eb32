// Reductions, contractions and windows in StableHLO.
#ifndef WEFT_STABLEHLO_WINDOWS_HPP
#define WEFT_STABLEHLO_WINDOWS_HPP

#include <weft/stablehlo/forms.hpp>

namespace weft::stablehlo {

// What a reduction starts with, a scalar: 0, or the lowest or highest number of the type.
WEFT_DECL Value start_of(const Site& at, ReductionKind kind);
// The table names the operation that takes two elements together.
WEFT_DECL Value reduced(const Site& at, const char* operation, ReductionKind kind, Attributes how);
template <ReductionKind kind>
Value reduce(const Site& at) {
  return reduced(at, "stablehlo.reduce", kind, Attributes().array("dimensions", at.dims()));
}

WEFT_DECL Value dot_general(const Site& at);

// One setting of each dimension of a window.
[[nodiscard]] WEFT_DECL Dims of_each(const WindowDimensions& window, Index WindowDimension::*setting);
[[nodiscard]] WEFT_DECL Dims sizes_of(const WindowDimensions& window);
[[nodiscard]] WEFT_DECL Dims strides_of(const WindowDimensions& window);
[[nodiscard]] WEFT_DECL std::string padding_of(const WindowDimensions& window);

// "[b, f, 0, 1]": what each dimension is.
[[nodiscard]] WEFT_DECL std::string labels_of(const AxisList& dims, const char* first, const char* second);
WEFT_DECL Value convolution(const Site& at);

template <ReductionKind kind>
Value reduce_window(const Site& at) {
  const WindowDimensions& window = at.attributes<Window>().dims;
  Attributes how;
  how.array("window_dimensions", sizes_of(window)).array("window_strides", strides_of(window));
  how.array("base_dilations", of_each(window, &WindowDimension::base_dilation));
  how.array("window_dilations", of_each(window, &WindowDimension::window_dilation)).add("padding", padding_of(window));
  return reduced(at, "stablehlo.reduce_window", kind, how);
}

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/windows.ipp>
#endif

#endif
