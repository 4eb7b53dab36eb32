// A mistake of a model as a value. Reached inside a constant evaluation, it would be told by a chain of calls; noted in
// the graph, while the model is traced to its end, it becomes the arguments of one static_assert.
#ifndef WEFT_GRAPH_MISTAKE_HPP
#define WEFT_GRAPH_MISTAKE_HPP

#include <weft/graph/name.hpp>

namespace weft {

struct Mistake {
  enum class Kind : std::uint8_t {
    none,
    layer_input_differs,      // given, declared
    inner_dimensions_differ,  // of the left and of the right operand
    weight_declared_twice,    // here and on the other line
    parameter_declared_twice,
    tied_weight_is_unknown,
    labels_do_not_fit,           // labels, rows
    name_is_too_long,            // how long; its first letters are `name`
    shapes_do_not_broadcast,     // the extents that clash, of the left and of the right operand
    element_types_differ,        // numbers of DTypes, of the left and of the right operand; from here on `name` is of
    element_type_not_supported,  // the operation. A number of a DType
    dimension_out_of_range,      // the dimension, and how many there are
    operand_ranks_differ,        // given, needed
    element_counts_differ,       // before and after a reshape
    constant_does_not_fit,       // a number's whole part and millionths; `name` is of the element type
    rate_out_of_range,           // a number's whole part and millionths; `name` is of the layer
    setting_out_of_range,        // likewise; `name` is the code of the error, and of what is set
    is_refused,                  // what an error whose code is `name` tells: two numbers
    channels_differ,             // of the input, and those that a layer takes; from here on `name` may be a layer's
    window_does_not_fit,         // what it spans, and what it moves over
    mark_longer_than_rank,       // entries of a mark's spec, and the rank of its value
    mark_names_axis_twice,       // the dimensions; `name` is of the axis
    gradient_is_missing,         // of an operation of a user's own, which a loss is made of
    cotangent_differs            // which operand it is given for, and how many elements that has
  };
  Kind kind = Kind::none;
  Index left = 0, right = 0;
  int line = 0, other_line = 0;  // of the source
  Name name = {};                // of a layer, a weight or an operation
};

// A line of a model, as __builtin_FILE() and __builtin_LINE() name it; 0: none.
struct SourcePlace {
  const char* file = "";  // empty: the model's
  int line = 0;
  std::int32_t operand = -1, other = -1;  // nodes of the graph that the operation there reads; -1: none
};

// A number as two that a compiler prints, each rounded towards zero; beyond 2^62 as 2^62.
struct WholeAndMillionths {
  Index whole = 0, millionths = 0;

  constexpr explicit WholeAndMillionths(double value) {
    constexpr double most = 0x1p62;
    const double near = value > most ? most : value < -most ? -most : value == value ? value : 0;
    whole = static_cast<Index>(near);
    millionths = static_cast<Index>((near - static_cast<double>(whole)) * 1e6);
  }
};

// Is a file, as __builtin_FILE() names it, one of these headers?
[[nodiscard]] constexpr bool is_file_of_weft(const char* file) {
  const char* const own = __FILE__;
  Index folder = 0;  // letters before "graph/mistake.hpp"
  while (own[folder] != '\0') ++folder;
  folder -= static_cast<Index>(sizeof "graph/mistake.hpp") - 1;
  for (Index i = 0; i < folder; ++i)
    if (file[i] != own[i]) return false;
  return true;
}

// "model/block.hpp" -> "block.hpp"; of a longer name its end.
[[nodiscard]] constexpr Name file_name(const char* file) {
  Index start = 0, end = 0;
  for (; file[end] != '\0'; ++end)
    if (file[end] == '/' || file[end] == '\\') start = end + 1;
  return Name(file + (end - start > Name::capacity ? end - Name::capacity : start));
}

}  // namespace weft

#endif
