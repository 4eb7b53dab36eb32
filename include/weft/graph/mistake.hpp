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
    tied_weight_is_unknown
  };
  Kind kind = Kind::none;
  Index left = 0, right = 0;
  int line = 0, other_line = 0;  // of the source
  Name name = {};                // of a layer or a weight
};

}  // namespace weft

#endif
