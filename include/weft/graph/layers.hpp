// Stacked layers: one input has a weight of all layers of a stack, [layers, ...], under a name with a "*" where their
// number belongs. Everybody else knows a layer's weight by its own name: "h.7.attn.query.weight".
#ifndef WEFT_GRAPH_LAYERS_HPP
#define WEFT_GRAPH_LAYERS_HPP

#include <weft/graph/name.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

// How many layers the first `levels` dimensions number: those of a stack, or of stacks in a stack.
[[nodiscard]] constexpr Index layer_count(const Shape& stacked, int levels) {
  Index count = 1;
  for (int i = 0; i < levels; ++i) count *= stacked[i];
  return count;
}
// The shape without these dimensions: that of one layer.
[[nodiscard]] constexpr Shape shape_of_layer(const Shape& stacked, int levels) {
  Dims extents;
  for (int i = levels; i < stacked.rank(); ++i) extents.push_back(stacked[i]);
  return Shape(extents);
}

// "h.*.attn.weight" of layer 7 in row-major order over `levels` leading dimensions: "h.7.attn.weight".
[[nodiscard]] constexpr Name name_of_layer(const Name& name, const Shape& stacked, int levels, Index layer) {
  Index below = layer_count(stacked, levels);
  int level = 0;
  Name own;
  for (int i = 0; i < name.size; ++i) {
    const char letter[2] = {name.text[i], '\0'};
    if (name.text[i] != '*' || level == levels) {
      own.append(letter);
      continue;
    }
    below /= stacked[level];
    own.append(name_of_number(layer / below % stacked[level++]).c_str());
  }
  return own;
}
// What the names of a stack's weights begin with, up to its last "*"; empty: of no stack.
[[nodiscard]] constexpr Name stack_of(const Name& name) {
  int end = name.size;
  while (end > 0 && name.text[end - 1] != '*') --end;
  return name.prefix(end);
}

}  // namespace weft

#endif
