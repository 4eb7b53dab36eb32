// The attributes, types and locations that operations of bytecode name by numbers, as the parser of the text makes
// them.
#ifndef WEFT_STABLEHLO_BYTECODE_VALUES_HPP
#define WEFT_STABLEHLO_BYTECODE_VALUES_HPP

#include <weft/stablehlo/bytecode_sections.hpp>
#include <weft/stablehlo/syntax.hpp>
#include <weft/stablehlo/vhlo.hpp>

namespace weft::stablehlo {

namespace detail {
enum class SdyAttribute : std::uint8_t;  // see bytecode_shardings.ipp
}

// Each entry is read when it is asked for first, and once. Attributes that hold others are copies of them, so what all
// of them take is counted, and is bounded by the size of the file without its constants, which are not copied.
class BytecodeValues {
 public:
  // Texts and names of locations go to `module`.
  BytecodeValues(const BytecodeSections& sections, Module& module)
      : sections_(sections), module_(module), most_bytes_(most_bytes_of(sections)) {
    attributes_.resize(sections.attributes.size());
    states_.resize(sections.attributes.size(), State::unread);
    locations_.resize(sections.attributes.size());
  }

  // Errors: stablehlo_is_malformed, stablehlo_is_too_deep, stablehlo_repeats_too_much; of types also
  // stablehlo_is_unsupported, stablehlo_dimension_is_dynamic.
  [[nodiscard]] Attribute attribute(ByteCursor& from) { return copy(attribute_index(from)); }
  Index type_index(ByteCursor& from) const {
    return from.index(sections_.types.size(), "the number of a type");
  }
  // The values that one of a type is: of a tuple its parts, one by one.
  struct Parts {
    Buffer<ValueType> types;
    Buffer<Index> elements;  // of a tuple: how many values each of its elements is
  };
  [[nodiscard]] WEFT_DECL Parts parts_at(Index index, TextPlace place);
  [[nodiscard]] std::string_view location(ByteCursor& from) { return location_at(attribute_index(from)); }
  // A name of the module's locations; empty: it is not known.
  [[nodiscard]] WEFT_DECL std::string_view location_at(Index index);
  // What the program calls the value at this location; empty: nothing.
  [[nodiscard]] WEFT_DECL std::string_view name_at(ByteCursor& from);
  // A text that lives as long as the module.
  std::string_view keep(const std::string& text, TextPlace place) {
    count(static_cast<Index>(text.size() + sizeof(Buffer<char>)), place);
    return keep(text);
  }

 private:
  enum class State : std::uint8_t { unread, open, read };
  // Bytes that a byte of the file may become, beside its entry in a table. An operation of 6 bytes may have 20
  // attributes, which it shares.
  static constexpr Index most_growth = 1024, most_nesting = 200;

  const BytecodeSections& sections_;
  Module& module_;
  Index most_bytes_, bytes_ = 0, nesting_ = 0;
  Buffer<Attribute> attributes_;  // by number
  Buffer<State> states_;
  Buffer<std::string_view> locations_;  // names, by number of the attribute

  Index attribute_index(ByteCursor& from) const {
    return from.index(sections_.attributes.size(), "the number of an attribute");
  }
  [[nodiscard]] WEFT_DECL static Index most_bytes_of(const BytecodeSections& sections);
  WEFT_DECL std::string_view keep(const std::string& text);
  WEFT_DECL void count(Index bytes, TextPlace place);
  WEFT_DECL void count(const Attribute& attribute);
  WEFT_DECL const Attribute& read(Index index);
  WEFT_DECL Attribute copy(Index index);
  WEFT_DECL void take_vhlo(Attribute& made, ByteCursor& from);
  WEFT_DECL void take_builtin(Attribute& made, ByteCursor& from);
  WEFT_DECL void take_sdy(Attribute& made, ByteCursor& from);
  [[nodiscard]] WEFT_DECL std::string sharding_text(detail::SdyAttribute kind, ByteCursor& from);
  [[nodiscard]] WEFT_DECL ByteCursor sdy_part(ByteCursor& from, detail::SdyAttribute expected) const;
  template <class AddEntry>
  void add_list(std::string& text, const char* open, const char* close, ByteCursor& from, const AddEntry& add_entry);
  WEFT_DECL void add_text(std::string& text, std::string_view more, TextPlace place);
  WEFT_DECL void add_quoted(std::string& text, ByteCursor& from);
  WEFT_DECL void add_mesh_axis(std::string& text, ByteCursor& from);
  WEFT_DECL void add_axis(std::string& text, ByteCursor& from);
  WEFT_DECL void add_dimension(std::string& text, ByteCursor& from);
  WEFT_DECL void take_list(Attribute& made, ByteCursor& from);
  WEFT_DECL void take_dictionary(Attribute& made, ByteCursor& from);
  WEFT_DECL void take_number(Attribute& made, ByteCursor& from);
  WEFT_DECL void take_elements(Attribute& made, ByteCursor& from);
  WEFT_DECL std::string location_text(Index index, Buffer<Index>& needed);
  WEFT_DECL std::string_view location_name(Index index, Buffer<Index>& needed);
  [[nodiscard]] ValueType type(ByteCursor& from) { return type_at(type_index(from), from.place()); }
  [[nodiscard]] WEFT_DECL ValueType type_at(Index index, TextPlace place);
  WEFT_DECL std::string_view element_name(Index index, TextPlace place, bool is_part = false);
  WEFT_DECL std::string_view quantized_name(Index index, TextPlace place);
  WEFT_DECL ValueType tensor_type(ByteCursor& from);
  // The type of a constant. Error: stablehlo_dimension_is_dynamic.
  WEFT_DECL void take_closed_type(Attribute& made, ByteCursor& from);
};

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/bytecode_values.ipp>
#endif

#endif
