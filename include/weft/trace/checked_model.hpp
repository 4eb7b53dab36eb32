// The mistakes of a model that are noted while it is traced, each as a static_assert that shows numbers, names and lines.
#ifndef WEFT_TRACE_CHECKED_MODEL_HPP
#define WEFT_TRACE_CHECKED_MODEL_HPP

#include <weft/base/dtype.hpp>
#include <weft/graph/mistake.hpp>
#include <weft/graph/quoted.hpp>

namespace weft {

// Numbers as they are printed; lines are those of the file in which the model is written.
template <Index extent>
struct Given {};
template <Index extent>
struct Declared {};
template <Index extent>
struct Left {};
template <Index extent>
struct Right {};
template <Index count>
struct Letters {};
template <Index count>
struct Elements {};
template <Index count>
struct Needed {};
template <Index number>
struct Operand {};
template <Index dimension>
struct Dimension {};
template <Index channels>
struct Channels {};
template <Index elements>
struct Span {};
template <Index elements>
struct Padded {};
template <Index rank>
struct RankOf {};
template <Index rank>
struct NeededRank {};
template <DType dtype>
struct ElementType {};
template <Index part>
struct Whole {};
template <Index part>
struct Millionths {};
template <int line>
struct Line {};
template <int line>
struct EarlierLine {};

// The conditions of the assertions: what must hold of their arguments.
template <class Layer, class Input, class Width, class At, bool holds>
inline constexpr bool layer_fits_its_input = holds;
template <class Columns, class Rows, class At, bool holds>
inline constexpr bool inner_dimensions_agree = holds;
template <class Weight, class At, class Earlier, bool holds>
inline constexpr bool weight_has_one_layer = holds;
template <class Weight, class At, class Earlier, bool holds>
inline constexpr bool parameter_has_one_shape = holds;
template <class Operation, bool holds>
inline constexpr bool operation_has_gradient = holds;
template <class Operation, class Number, class Count, bool holds>
inline constexpr bool cotangent_fits_operand = holds;
template <class Weight, class At, bool holds>
inline constexpr bool tied_weight_exists = holds;

template <class Labels, class Rows, class At, bool holds>
inline constexpr bool labels_fit_rows = holds;
template <class Start, class Length, class Limit, bool holds>
inline constexpr bool name_is_short_enough = holds;
template <class LeftExtent, class RightExtent, class At, bool holds>
inline constexpr bool shapes_broadcast = holds;
template <class Operation, class LeftType, class RightType, class At, bool holds>
inline constexpr bool element_types_agree = holds;
template <class Operation, class Type, class At, bool holds>
inline constexpr bool operation_takes_element_type = holds;
template <class Operation, class Given, class Rank, class At, bool holds>
inline constexpr bool dimension_exists = holds;
template <class Operation, class Rank, class Needed, class At, bool holds>
inline constexpr bool rank_is_needed = holds;
template <class Before, class After, class At, bool holds>
inline constexpr bool element_counts_agree = holds;
template <class Type, class Number, class Fraction, class At, bool holds>
inline constexpr bool element_type_holds_number = holds;
template <class Layer, class Number, class Fraction, class At, bool holds>
inline constexpr bool rate_is_in_range = holds;
template <class Error, class Number, class Fraction, class At, bool holds>
inline constexpr bool setting_is_in_range = holds;

template <class Error, class LeftNumber, class RightNumber, class At, bool holds>
inline constexpr bool is_accepted = holds;
template <class Layer, class Given, class Needed, class At, bool holds>
inline constexpr bool layer_takes_channels = holds;
template <class Operation, class Window, class Extent, class At, bool holds>
inline constexpr bool window_fits = holds;
template <class Entries, class Rank, class At, bool holds>
inline constexpr bool mark_fits_rank = holds;
template <class Axis, class First, class Second, class At, bool holds>
inline constexpr bool mark_names_axis_once = holds;

namespace detail {

template <const Mistake& mistake>
inline constexpr Name mistaken_name = mistake.name;
// The element type of this number, or any of one that is none: of other mistakes the numbers are others.
constexpr DType dtype_of_number(Index number) {
  return static_cast<DType>(number >= 0 && number < dtype_count ? number : 0);
}

}  // namespace detail

// Complete only for a model without such a mistake. `mistake`: a constant with static storage.
template <const Mistake& mistake>
struct CheckedModel {
  using Kind = Mistake::Kind;
  using Named = quoted<detail::mistaken_name<mistake>>;
  static_assert(layer_fits_its_input<Named, Given<mistake.left>, Declared<mistake.right>, Line<mistake.line>,
                                     mistake.kind != Kind::layer_input_differs>,
                "weft: layer_input_differs: the last extent of a layer's input is not the one that the layer was "
                "declared for; change the layer or reshape its input");
  static_assert(inner_dimensions_agree<Left<mistake.left>, Right<mistake.right>, Line<mistake.line>,
                                       mistake.kind != Kind::inner_dimensions_differ>,
                "weft: matmul: inner_dimensions_differ: left is [..., M, K], right is [..., K, N]; transpose one side or "
                "check the order");
  static_assert(weight_has_one_layer<Named, Line<mistake.line>, EarlierLine<mistake.other_line>,
                                     mistake.kind != Kind::weight_declared_twice>,
                "weft: weight_declared_twice: two layers of one name would share their weights; give one another name, "
                "or share on purpose: nn::tied(layer)(x)");
  static_assert(parameter_has_one_shape<Named, Line<mistake.line>, EarlierLine<mistake.other_line>,
                                        mistake.kind != Kind::parameter_declared_twice>,
                "weft: parameter_declared_twice: two layers of one name declare a parameter with different shapes or "
                "types; give one another name");
  static_assert(labels_fit_rows<Given<mistake.left>, Needed<mistake.right>, Line<mistake.line>,
                                mistake.kind != Kind::labels_do_not_fit>,
                "weft: loss: labels_do_not_fit: logits [..., C] need one label for each of their rows [...]; check the "
                "shapes of the inputs");
  static_assert(name_is_short_enough<Named, Letters<mistake.left>, Letters<mistake.right>,
                                     mistake.kind != Kind::name_is_too_long>,
                "weft: name_is_too_long: the name of a layer, with those around it, has more letters than a name may "
                "have; shorten it (states and gradients append a word)");
  static_assert(shapes_broadcast<Left<mistake.left>, Right<mistake.right>, Line<mistake.line>,
                                 mistake.kind != Kind::shapes_do_not_broadcast>,
                "weft: broadcast: shapes_do_not_broadcast: extents of the operands differ and neither is 1 (trailing "
                "dimensions align); reshape or broadcast one side");
  static_assert(element_types_agree<Named, ElementType<detail::dtype_of_number(mistake.left)>,
                                    ElementType<detail::dtype_of_number(mistake.right)>, Line<mistake.line>,
                                    mistake.kind != Kind::element_types_differ>,
                "weft: element_types_differ: the operands of an operation have different element types; convert(x, "
                "DType::f32) one of them");
  static_assert(
      operation_takes_element_type<Named, ElementType<detail::dtype_of_number(mistake.left)>, Line<mistake.line>,
                                   mistake.kind != Kind::element_type_not_supported>,
      "weft: element_type_not_supported: an operation is not defined for this element type; convert its operand "
      "first: labels and indices to DType::i32, what is computed with to DType::f32");
  static_assert(dimension_exists<Named, Dimension<mistake.left>, RankOf<mistake.right>, Line<mistake.line>,
                                 mistake.kind != Kind::dimension_out_of_range>,
                "weft: dimension_out_of_range: an operation names a dimension that its operand does not have; dimensions "
                "are 0 to rank - 1, or -1 for the last");
  static_assert(rank_is_needed<Named, RankOf<mistake.left>, NeededRank<mistake.right>, Line<mistake.line>,
                                     mistake.kind != Kind::operand_ranks_differ>,
                "weft: operand_ranks_differ: an operand has not the rank that the operation needs; reshape it, or "
                "expand_dims(x, dim)");
  static_assert(element_counts_agree<Elements<mistake.left>, Elements<mistake.right>, Line<mistake.line>,
                                     mistake.kind != Kind::element_counts_differ>,
                "weft: reshape: element_counts_differ: the products of the extents before and after must agree; correct "
                "the shape");
  static_assert(element_type_holds_number<Named, Whole<mistake.left>, Millionths<mistake.right>, Line<mistake.line>,
                                          mistake.kind != Kind::constant_does_not_fit>,
                "weft: constant_does_not_fit: a number takes the element type of the value beside it, which cannot hold "
                "it; convert(x, DType::f32) the value, or change the number");
  static_assert(rate_is_in_range<Named, Whole<mistake.left>, Millionths<mistake.right>, Line<mistake.line>,
                                 mistake.kind != Kind::rate_out_of_range>,
                "weft: dropout_rate_out_of_range: the rate of a dropout is the part that is set to 0, from 0 to 1; correct it");
  static_assert(
      setting_is_in_range<Named, Whole<mistake.left>, Millionths<mistake.right>, Line<mistake.line>,
                          mistake.kind != Kind::setting_out_of_range>,
      "weft: a number that a layer or a loss is set to is outside of its range: the code of the error, the number and "
      "the line are shown");
  static_assert(is_accepted<Named, Left<mistake.left>, Right<mistake.right>, Line<mistake.line>,
                            mistake.kind != Kind::is_refused>,
                "weft: an operation, a layer or a loop cannot be made as it is asked for: the code of the error, its numbers and the "
                "line are shown");
  static_assert(layer_takes_channels<Named, Channels<mistake.left>, Needed<mistake.right>, Line<mistake.line>,
                                     mistake.kind != Kind::channels_differ>,
                "weft: channels_differ: an image has other channels than a layer or a kernel takes; change the layer "
                "before or this one");
  static_assert(window_fits<Named, Span<mistake.left>, Padded<mistake.right>, Line<mistake.line>,
                            mistake.kind != Kind::window_does_not_fit>,
                "weft: window_does_not_fit: a window spans more elements than there are, padding included; take a smaller "
                "window or more padding");
  static_assert(mark_fits_rank<Given<mistake.left>, RankOf<mistake.right>, Line<mistake.line>,
                               mistake.kind != Kind::mark_longer_than_rank>,
                "weft: mark_sharding: mark_longer_than_rank: the spec has more entries than the value has dimensions; "
                "drop those beyond the last dimension");
  static_assert(mark_names_axis_once<Named, Dimension<mistake.left>, Dimension<mistake.right>, Line<mistake.line>,
                                     mistake.kind != Kind::mark_names_axis_twice>,
                "weft: mark_sharding: mark_names_axis_twice: the spec cuts two dimensions over one mesh axis; use every "
                "axis at most once");
  static_assert(operation_has_gradient<Named, mistake.kind != Kind::gradient_is_missing>,
                "weft: custom_operation_has_no_gradient: an operation of your own lies between a weight and the loss and has no "
                "gradient; add constexpr void gradient(weft::CustomPullback&) const to its struct, or wrap its operands in "
                "stop_gradient");
  static_assert(cotangent_fits_operand<Named, Operand<mistake.left>, Elements<mistake.right>,
                                       mistake.kind != Kind::cotangent_differs>,
                "weft: custom_gradient_differs: the gradient of an operation of your own gives an operand a cotangent of another "
                "shape or element type than the operand's, which has these elements");
  static_assert(tied_weight_exists<Named, Line<mistake.line>, mistake.kind != Kind::tied_weight_is_unknown>,
                "weft: tied_weight_is_unknown: no earlier layer has declared the weight of a tied one; correct the name "
                "or the order");
};

}  // namespace weft

#endif
