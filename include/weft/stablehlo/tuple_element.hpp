// get_tuple_element, where the parts of a tuple are values of their own, side by side.
#ifndef WEFT_STABLEHLO_TUPLE_ELEMENT_HPP
#define WEFT_STABLEHLO_TUPLE_ELEMENT_HPP

#include <weft/stablehlo/lexer.hpp>
#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo::detail {

// It keeps those operands alone that it hands on. `elements`: how many values each element of the tuple is. Errors:
// stablehlo_attribute_is_missing, stablehlo_count_differs.
constexpr void keep_element(Operation& made, const Buffer<Index>& elements) {
  const Attribute* index = find(made.attributes, "index");
  if (index != nullptr && index->kind == Attribute::Kind::list && index->items.size() == 1) index = &index->items[0];
  if (index == nullptr) stablehlo_attribute_is_missing(made.place, made.name, "index");
  Index number = 0, first = 0;
  for (char digit : index->text)
    number = number < 10000 && is_digit(digit) ? 10 * number + (digit - '0') : 10000;
  if (index->is_negative || number >= elements.size())
    stablehlo_count_differs(made.place, made.name, "elements of a tuple", elements.size(), number + 1);
  for (Index i = 0; i < number; ++i) first += elements[i];
  Buffer<Index> taken;
  for (Index i = 0; i < elements[number]; ++i) taken.push_back(made.operands[first + i]);
  made.operands.swap(taken);
}

}  // namespace weft::stablehlo::detail

#endif
