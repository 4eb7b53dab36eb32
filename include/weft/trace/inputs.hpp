// The types of a model's inputs: Inputs<f32[256][784], i32[256]> is a batch of 256 images and 256 labels.
// A function of Inputs<> is called on the graph: operator()(weft::Graph&) const.
#ifndef WEFT_TRACE_INPUTS_HPP
#define WEFT_TRACE_INPUTS_HPP

#include <weft/graph/var.hpp>

#include <type_traits>
#include <utility>

namespace weft {

using f32 = float;
using f64 = double;
using bf16 = bfloat16;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

namespace detail {

template <class Array, std::size_t... D>
constexpr Shape shape_of_array(std::index_sequence<D...>) {
  return Shape(Dims{static_cast<Index>(std::extent_v<Array, static_cast<unsigned>(D)>)...});
}

// An array of no elements is an extension of compilers, and no array to the standard library.
template <class Array>
inline constexpr bool has_elements = sizeof(Array) > 0;
template <class Array>
using Described = std::conditional_t<has_elements<Array>, Array, float>;

}  // namespace detail

template <class... Arrays>
struct Inputs {
  static constexpr bool have_types = (TensorElement<std::remove_all_extents_t<detail::Described<Arrays>>> && ...);
  static constexpr bool have_elements = (detail::has_elements<Arrays> && ...);
  static constexpr int count = sizeof...(Arrays);
  static constexpr Shape shapes[sizeof...(Arrays)] = {
      detail::shape_of_array<Arrays>(std::make_index_sequence<std::rank_v<Arrays>>())...};
  static constexpr DType dtypes[sizeof...(Arrays)] = {dtype_of<std::remove_all_extents_t<detail::Described<Arrays>>>...};
};
template <>
struct Inputs<> {
  static constexpr bool have_types = true;
  static constexpr bool have_elements = true;
  static constexpr int count = 0;
  static constexpr fixed_vector<Shape, 1> shapes = {};
  static constexpr fixed_vector<DType, 1> dtypes = {};
};

}  // namespace weft

#endif
