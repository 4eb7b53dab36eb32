// Definitions of stablehlo/bytecode_values.hpp.
#ifndef WEFT_STABLEHLO_BYTECODE_VALUES_IPP
#define WEFT_STABLEHLO_BYTECODE_VALUES_IPP

#include <weft/base/element.hpp>
#include <weft/stablehlo/attribute_parser.hpp>
#include <weft/stablehlo/bytecode_shardings.ipp>

#include <cstdio>

namespace weft::stablehlo {

namespace detail {

// MLIR's own attributes and types (BuiltinDialectBytecode.td), by number; those that are not here say nothing that
// is asked for.
enum class BuiltinAttribute : std::uint8_t {
  array,
  dictionary,
  string,
  string_with_type,
  symbol,
  nested_symbol,
  type,
  unit,
  integer,
  floating,
  call_site,
  file_line,
  fused,
  fused_with_metadata,
  name,
  unknown,
  resource,
  dense_array,
  dense,
  file_range = 22
};
}  // namespace detail

Index BytecodeValues::most_bytes_of(const BytecodeSections& sections) {
  constexpr Index largest_list = 4096;  // bytes of an attribute that is no constant
  Index bytes = sections.code.left();
  for (const BytecodeSections::Entry& entry : sections.attributes)
    bytes += entry.data.left() < largest_list ? entry.data.left() : largest_list;
  for (const ByteCursor& set : sections.properties) bytes += set.left();
  return (Index{1} << 20) + most_growth * bytes;
}
void BytecodeValues::count(Index bytes, TextPlace place) {
  bytes_ += bytes;
  if (bytes_ > most_bytes_) stablehlo_repeats_too_much(place, most_bytes_);
}
void BytecodeValues::count(const Attribute& attribute) {
  count(static_cast<Index>(sizeof(Attribute)), attribute.place);
  for (const Attribute& item : attribute.items) count(item);
}

std::string_view BytecodeValues::keep(const std::string& text) {
  Buffer<char> kept;
  kept.append(text.data(), text.data() + text.size());
  module_.texts.push_back(static_cast<Buffer<char>&&>(kept));
  return {module_.texts.back().data(), text.size()};
}

Attribute BytecodeValues::copy(Index index) {
  const Attribute& made = read(index);
  count(made);
  return made;
}

const Attribute& BytecodeValues::read(Index index) {
  if (states_[index] == State::read) return attributes_[index];
  const BytecodeSections::Entry& entry = sections_.attributes[index];
  ByteCursor from = entry.data;
  if (states_[index] == State::open) from.fail("an attribute that is no part of itself");
  if (++nesting_ > most_nesting) stablehlo_is_too_deep(from.place(), most_nesting);
  states_[index] = State::open;
  Attribute made;
  made.place = from.place();
  if (entry.is_text) {
    made.kind = Attribute::Kind::opaque;
    made.text = from.zero_terminated("an attribute as text");
  } else if (entry.dialect == "vhlo") {
    take_vhlo(made, from);
  } else if (entry.dialect == "builtin") {
    take_builtin(made, from);
  } else if (entry.dialect == "sdy") {
    take_sdy(made, from);
  } else {
    made.kind = Attribute::Kind::opaque;
  }
  if (made.kind != Attribute::Kind::opaque) from.expect_end("the end of an attribute");
  attributes_[index] = static_cast<Attribute&&>(made);
  states_[index] = State::read;
  --nesting_;
  return attributes_[index];
}

void BytecodeValues::take_vhlo(Attribute& made, ByteCursor& from) {
  const ByteCursor start = from;
  const auto kind = static_cast<VhloAttribute>(detail::code_of(from, "the kind of an attribute"));
  switch (kind) {
    case VhloAttribute::array: return take_list(made, from);
    case VhloAttribute::dictionary: return take_dictionary(made, from);
    case VhloAttribute::floating:
    case VhloAttribute::integer: return take_number(made, from);
    case VhloAttribute::tensor: return take_elements(made, from);
    case VhloAttribute::string:
      made.kind = Attribute::Kind::word;
      made.text = sections_.string(from);
      return;
    case VhloAttribute::boolean:
      made.kind = Attribute::Kind::word;
      made.text = from.index(2, "0 or 1") != 0 ? "true" : "false";
      return;
    case VhloAttribute::type:
      made.kind = Attribute::Kind::type;
      type_index(from);
      return;
    case VhloAttribute::comparison_direction:
    case VhloAttribute::comparison_type:
    case VhloAttribute::custom_call_api:
    case VhloAttribute::fft_type:
    case VhloAttribute::precision:
    case VhloAttribute::rng_algorithm:
    case VhloAttribute::rng_distribution:
    case VhloAttribute::transpose:
      made.kind = kind == VhloAttribute::custom_call_api ? Attribute::Kind::number : Attribute::Kind::word;
      made.text = vhlo_word(kind, from.number("a value of an enumeration"));
      if (made.text.empty()) start.fail("a value of an enumeration");
      return;
    default: made.kind = Attribute::Kind::opaque;
  }
}

void BytecodeValues::take_builtin(Attribute& made, ByteCursor& from) {
  using detail::BuiltinAttribute;
  switch (static_cast<BuiltinAttribute>(detail::code_of(from, "the kind of an attribute"))) {
    case BuiltinAttribute::array: return take_list(made, from);
    case BuiltinAttribute::dictionary: return take_dictionary(made, from);
    case BuiltinAttribute::unit: return;
    case BuiltinAttribute::string:
      made.kind = Attribute::Kind::word;
      made.text = sections_.string(from);
      return;
    case BuiltinAttribute::string_with_type:
      made.kind = Attribute::Kind::word;
      made.text = sections_.string(from);
      type_index(from);
      return;
    case BuiltinAttribute::symbol:
      made.kind = Attribute::Kind::word;
      made.text = read(attribute_index(from)).text;
      return;
    case BuiltinAttribute::type:
      made.kind = Attribute::Kind::type;
      type_index(from);
      return;
    case BuiltinAttribute::integer:
    case BuiltinAttribute::floating: return take_number(made, from);
    case BuiltinAttribute::dense: return take_elements(made, from);
    case BuiltinAttribute::resource:
      made.kind = Attribute::Kind::elements;
      take_closed_type(made, from);
      made.is_bytes = true;
      made.text = sections_.resources[from.index(sections_.resources.size(), "the number of a resource")];
      return;
    case BuiltinAttribute::dense_array: {
      made.kind = Attribute::Kind::elements;
      const TextPlace place = from.place();
      const std::string_view name = element_name(type_index(from), place);
      if (!detail::element_of(name, made.type.dtype)) stablehlo_is_unsupported(place, "element type", name);
      made.type.shape = Shape({from.count("the length of an array")});
      made.is_bytes = true;
      made.text = from.blob("the bytes of an array");
      return;
    }
    default: made.kind = Attribute::Kind::opaque;
  }
}

void BytecodeValues::take_list(Attribute& made, ByteCursor& from) {
  made.kind = Attribute::Kind::list;
  for (Index i = from.count("how many attributes a list has"); i > 0; --i) made.items.push_back(attribute(from));
}
void BytecodeValues::take_dictionary(Attribute& made, ByteCursor& from) {
  made.kind = Attribute::Kind::dictionary;
  for (Index i = from.count("how many attributes a dictionary has"); i > 0; --i) {
    const Attribute& name = read(attribute_index(from));
    if (name.kind != Attribute::Kind::word) from.fail("a name that is a string");
    const std::string_view text = name.text;
    made.items.push_back(attribute(from));
    made.items.back().name = text;
  }
}

// A type, and as many bits as it has: of 8 or fewer a byte, of others a signed number.
void BytecodeValues::take_number(Attribute& made, ByteCursor& from) {
  made.kind = Attribute::Kind::number;
  const std::string_view name = element_name(type_index(from), made.place);
  DType dtype = DType::i64;
  if (!detail::element_of(name, dtype)) {
    made.kind = Attribute::Kind::opaque;  // 4 bits, 8-bit floats
    return;
  }
  const Index size = size_bytes(dtype);
  std::uint64_t bits = size == 1 ? from.byte("a number") : static_cast<std::uint64_t>(from.signed_number("a number"));
  if (size < 8) bits &= (std::uint64_t{1} << (8 * size)) - 1;
  if (is_floating(dtype)) {
    const double value = element_value(dtype, {bits, 0});
    char text[32];
    std::snprintf(text, sizeof(text), "%.17e", value < 0 ? -value : value);
    made.is_negative = value < 0;
    const bool is_finite = value - value == 0;
    made.text = keep(is_finite ? text : "0x" + std::to_string(bits), made.place);
    return;
  }
  const std::uint64_t sign = std::uint64_t{1} << (8 * size - 1);
  made.is_negative = row_of(dtype).kind == NumberKind::signed_integer && (bits & sign) != 0;
  const std::uint64_t magnitude = made.is_negative ? (size < 8 ? 2 * sign : 0) - bits : bits;
  made.text = keep(std::to_string(magnitude), made.place);
}

void BytecodeValues::take_closed_type(Attribute& made, ByteCursor& from) {
  const TextPlace place = from.place();
  const ValueType declared = type(from);
  if (declared.is_open()) stablehlo_dimension_is_dynamic(place, "the type of a constant");
  made.type = declared.type;
  made.narrow = declared.narrow;
}
void BytecodeValues::take_elements(Attribute& made, ByteCursor& from) {
  made.kind = Attribute::Kind::elements;
  take_closed_type(made, from);
  made.is_bytes = true;
  made.text = from.blob("the bytes of a constant");
}

// ---- Locations

std::string_view BytecodeValues::location_at(Index index) {
  Buffer<Index> needed;
  const std::string_view name = location_name(index, needed);
  while (!needed.empty()) {
    const Index next = needed.back();
    needed.pop_back();
    const std::string text = location_text(next, needed);
    module_.locations.push_back({locations_[next], keep(text, sections_.attributes[next].data.place())});
  }
  return name;
}
// "#7", whose text is made if nobody has asked for it before.
std::string_view BytecodeValues::location_name(Index index, Buffer<Index>& needed) {
  if (!locations_[index].empty()) return locations_[index];
  needed.push_back(index);
  return locations_[index] = keep("#" + std::to_string(index), sections_.attributes[index].data.place());
}
std::string_view BytecodeValues::name_at(ByteCursor& from) {
  const BytecodeSections::Entry& entry = sections_.attributes[attribute_index(from)];
  if (entry.is_text || entry.dialect != "builtin") return {};
  ByteCursor own = entry.data;
  const auto kind = static_cast<detail::BuiltinAttribute>(detail::code_of(own, "the kind of a location"));
  return kind == detail::BuiltinAttribute::name ? read(attribute_index(own)).text : std::string_view();
}
// As locations.hpp reads it: "file":line:column, or names of others.
std::string BytecodeValues::location_text(Index index, Buffer<Index>& needed) {
  using detail::BuiltinAttribute;
  const BytecodeSections::Entry& entry = sections_.attributes[index];
  ByteCursor from = entry.data;
  if (entry.is_text) return std::string(from.zero_terminated("a location as text"));
  if (entry.dialect != "builtin") return {};
  const auto other = [&] { return std::string(location_name(attribute_index(from), needed)); };
  const auto kind = static_cast<BuiltinAttribute>(detail::code_of(from, "the kind of a location"));
  switch (kind) {
    case BuiltinAttribute::call_site: {
      const std::string callee = other();
      return callee + " at " + other();
    }
    case BuiltinAttribute::name: attribute_index(from); return other();
    case BuiltinAttribute::fused:
    case BuiltinAttribute::fused_with_metadata: {
      const Index count = from.count("how many locations there are");
      return count == 0 ? std::string() : other();
    }
    case BuiltinAttribute::file_line:
    case BuiltinAttribute::file_range: {
      const std::string file(read(attribute_index(from)).text);
      const Index numbers = kind == BuiltinAttribute::file_line ? 2 : from.count("how many numbers");
      std::string text = '"' + file + '"';
      for (Index i = 0; i < numbers && i < 2; ++i) text += ':' + std::to_string(from.number("a line or a column"));
      return text;
    }
    default: return {};
  }
}

}  // namespace weft::stablehlo

#endif
