// The inputs of a function whose sizes are known when the program starts.
#ifndef WEFT_DYNAMIC_INPUTS_HPP
#define WEFT_DYNAMIC_INPUTS_HPP

#include <weft/base/dtype.hpp>
#include <weft/base/error_dynamic.hpp>
#include <weft/graph/var.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/train/pass_batch.hpp>

namespace weft {

namespace dynamic {

inline constexpr Index largest_extent = 2147483647;
inline constexpr Index most_elements = Index{1} << 40;
inline constexpr Index most_devices = 1024;

// The type of one input, whose extents are looked at when a program is made of it.
struct InputType {
  DType dtype = DType::f32;
  Buffer<Index> extents;
  Index fewest = 1;  // elements along a dimension; 0 of a module, which says itself what is made of none
};

// As a function takes them. Errors: input_extent_out_of_range, input_has_too_many_elements.
[[nodiscard]] WEFT_DECL Buffer<TensorType> checked_inputs(const Buffer<InputType>& inputs);

namespace detail {

template <class Range>
concept IsBatch = weft::detail::RangeOfElements<Range> && TensorElement<weft::detail::element_of<Range>>;
template <class Range>
constexpr DType dtype_of_batch() noexcept {
  if constexpr (IsBatch<Range>) return dtype_of<weft::detail::element_of<Range>>;
  return {};
}

}  // namespace detail

// The condition of an assertion: what must hold of its arguments.
template <class... Ranges>
inline constexpr bool are_batches = (detail::IsBatch<Ranges> && ...);

// The element types of what a program is called with.
template <class... Ranges>
[[nodiscard]] const DType* types_of_batches() noexcept {
  static_assert(
      are_batches<Ranges...>,
      "weft: dynamic: a batch is a contiguous range (vector, span, Tensor) of numbers, row-major: pass a vector "
      "itself, not its data(), and the rows of a batch as one vector");
  static constexpr DType types[sizeof...(Ranges) + 1] = {detail::dtype_of_batch<Ranges>()...};
  return types;
}

}  // namespace dynamic

// input<float>({batch, 784}): a batch of rows of 784 numbers; of any TensorElement.
template <class Element>
[[nodiscard]] dynamic::InputType input(std::initializer_list<Index> extents) {
  return {dtype_of<Element>, Buffer<Index>(extents)};
}
template <class Element>
[[nodiscard]] dynamic::InputType input(const Buffer<Index>& extents) {
  return {dtype_of<Element>, extents};
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/dynamic/inputs.ipp>
#endif

#endif
