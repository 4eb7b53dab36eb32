// The types of a model's inputs: Inputs<f32[256][784], i32[256]> is a batch of 256 images and 256 labels.
// A function of Inputs<> is called on the graph: operator()(weft::Graph&) const.
#ifndef WEFT_TRACE_INPUTS_HPP
#define WEFT_TRACE_INPUTS_HPP

#include <weft/graph/var.hpp>

#include <array>
#include <type_traits>
#include <utility>

namespace weft {

using f32 = float;
using bf16 = bfloat16;
using i32 = std::int32_t;
using u32 = std::uint32_t;

namespace detail {

template <class Array, std::size_t... D>
constexpr Shape shape_of_array(std::index_sequence<D...>) {
  return Shape(Dims{static_cast<Index>(std::extent_v<Array, static_cast<unsigned>(D)>)...});
}

}  // namespace detail

template <class... Arrays>
struct Inputs {
  static constexpr int count = sizeof...(Arrays);
  static constexpr std::array<Shape, sizeof...(Arrays)> shapes = {
      detail::shape_of_array<Arrays>(std::make_index_sequence<std::rank_v<Arrays>>())...};
  static constexpr std::array<DType, sizeof...(Arrays)> dtypes = {dtype_of<std::remove_all_extents_t<Arrays>>...};
};

}  // namespace weft

#endif
