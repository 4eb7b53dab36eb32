// The mistakes of a model that are noted while it is traced, each as a static_assert that shows numbers, names and lines.
#ifndef WEFT_TRAIN_CHECKED_MODEL_HPP
#define WEFT_TRAIN_CHECKED_MODEL_HPP

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
template <class Weight, class At, bool holds>
inline constexpr bool tied_weight_exists = holds;

namespace detail {

template <const Mistake& mistake>
inline constexpr Name mistaken_name = mistake.name;

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
  static_assert(tied_weight_exists<Named, Line<mistake.line>, mistake.kind != Kind::tied_weight_is_unknown>,
                "weft: tied_weight_is_unknown: no earlier layer has declared the weight of a tied one; correct the name "
                "or the order");
};

}  // namespace weft

#endif
