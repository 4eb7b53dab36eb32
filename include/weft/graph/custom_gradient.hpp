// The gradient of operations of a user's own: what the operation says.
#ifndef WEFT_GRAPH_CUSTOM_GRADIENT_HPP
#define WEFT_GRAPH_CUSTOM_GRADIENT_HPP

#include <weft/graph/pullback.hpp>

namespace weft::gradient_rule {

// All results of a call at once. Error: custom_operation_has_no_gradient.
constexpr void custom_call(Pullback& p) {
  const CustomAttributes call = p.attributes<CustomAttributes>();
  p.z.graph->custom_operation(p.z.id).gradient(call.options, p);
}

}  // namespace weft::gradient_rule

#endif
