// The integers of an attribute, however it is written: one number, a list (of lists), true or false, dense<...>.
#ifndef WEFT_STABLEHLO_INTEGER_LIST_HPP
#define WEFT_STABLEHLO_INTEGER_LIST_HPP

#include <weft/stablehlo/elements.hpp>

namespace weft::stablehlo {

namespace detail {

[[noreturn]] inline void refuse_number(const Attribute& from) {
  stablehlo_is_malformed(from.place, "numbers between -2^31 and 2^31", from.text);
}
constexpr Buffer<Index> integers_of_elements(const Module& module, const Attribute& from) {
  Buffer<Index> made;
  const Elements elements = elements_of(module, from);
  const Index size = size_bytes(from.type.dtype),
              count = elements.is_splat ? from.type.shape.elements() : elements.bytes.size() / size;
  if (count > (elements.is_splat ? 64 : count)) stablehlo_is_malformed(from.place, "a short list", from.name);
  for (Index i = 0; i < count; ++i) {
    const ElementBits bits = element_at(from.type.dtype, elements.bytes.data() + (elements.is_splat ? 0 : i * size));
    const double number = element_value(from.type.dtype, bits);
    if (!(number >= -largest_number && number <= largest_number)) refuse_number(from);
    made.push_back(static_cast<Index>(number));
  }
  return made;
}

}  // namespace detail

// Error: stablehlo_is_malformed.
[[nodiscard]] constexpr Buffer<Index> integer_list(const Module& module, const Attribute& from) {
  if (from.kind == Attribute::Kind::elements) return detail::integers_of_elements(module, from);
  if (from.kind == Attribute::Kind::list) {
    Buffer<Index> made;
    for (const Attribute& item : from.items) {
      const Buffer<Index> part = integer_list(module, item);
      made.append(part.begin(), part.end());
    }
    return made;
  }
  if (from.kind == Attribute::Kind::word && (from.text == "true" || from.text == "false"))
    return {from.text == "true" ? 1 : 0};
  if (from.kind != Attribute::Kind::number) stablehlo_is_malformed(from.place, "numbers in attribute", from.name);
  const auto number = static_cast<Index>(detail::integer_bits(from.text, from.is_negative, from.place));
  if (number < -detail::largest_number || number > detail::largest_number) detail::refuse_number(from);
  return {number};
}

}  // namespace weft::stablehlo

#endif
