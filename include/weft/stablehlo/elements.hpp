// The numbers of dense<...> as the bytes of a constant.
#ifndef WEFT_STABLEHLO_ELEMENTS_HPP
#define WEFT_STABLEHLO_ELEMENTS_HPP

#include <weft/base/element.hpp>
#include <weft/stablehlo/attribute_parser.hpp>
#include <weft/stablehlo/decimal.hpp>

namespace weft::stablehlo {

// All elements, row-major, or one that stands for all.
struct Elements {
  Buffer<std::uint8_t> bytes;
  bool is_splat = false;
};

namespace detail {

constexpr int hex_digit(char c) { return is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10; }

// The number of an integer, or of bits, as 64 of them; errors: stablehlo_is_malformed.
constexpr std::uint64_t integer_bits(std::string_view text, bool is_negative, TextPlace place) {
  const bool is_hex_text = text.size() > 2 && text[1] == 'x';
  std::uint64_t value = 0;
  for (char digit : text.substr(is_hex_text ? 2 : 0)) {
    if (is_hex_text ? !is_hex(digit) : !is_digit(digit)) stablehlo_is_malformed(place, "an integer", text);
    const std::uint64_t base = is_hex_text ? 16 : 10, more = static_cast<std::uint64_t>(hex_digit(digit));
    if (value > (~std::uint64_t{0} - more) / base) stablehlo_is_malformed(place, "an integer of 64 bits", text);
    value = value * base + more;
  }
  return is_negative ? 0 - value : value;
}

// One number as an element, of the narrow type if there is one. A float may be written by its bits, "0x7F800000"; a
// type without a sign of its own, such as i8, by what its bits are as a signed or an unsigned number: 255 is -1.
constexpr std::uint64_t element_from(const Token& token, bool is_negative, DType dtype,
                                     const NarrowType* narrow = nullptr) {
  const NumberKind kind = narrow != nullptr ? narrow->kind : row_of(dtype).kind;
  const Index bits = narrow != nullptr ? narrow->bits : kind == NumberKind::predicate ? 1 : 8 * size_bytes(dtype);
  const std::uint64_t mask = bits < 64 ? (std::uint64_t{1} << bits) - 1 : ~std::uint64_t{0};
  if (token.kind == Token::Kind::word && kind == NumberKind::predicate &&
      (token.text == "true" || token.text == "false"))
    return token.text == "true" ? 1 : 0;
  if (token.kind != Token::Kind::number) stablehlo_is_malformed(token.place, "a number", token.text);
  const bool is_hex_text = token.text.size() > 1 && token.text[1] == 'x';
  if (kind == NumberKind::floating && !is_hex_text) {
    const double size = decimal_value(token.text), value = is_negative ? -size : size;
    return narrow != nullptr ? narrow_bits(*narrow, value) : element_bits(dtype, value).low;
  }
  const std::uint64_t whole = integer_bits(token.text, is_negative, token.place);
  const std::uint64_t most = !is_negative ? mask : kind == NumberKind::unsigned_integer ? 0 : (mask >> 1) + 1;
  if ((is_negative ? 0 - whole : whole) > most)
    stablehlo_is_malformed(token.place, "a number that its element type holds", token.text);
  return whole & mask;
}

// "0x0000803F...": bytes as they lie in memory.
constexpr void put_hex(Buffer<std::uint8_t>& bytes, std::string_view text, TextPlace place) {
  if (text.size() < 2 || text[0] != '0' || text[1] != 'x' || text.size() % 2 != 0)
    stablehlo_is_malformed(place, "bytes as \"0x...\"", text);
  bytes.reserve(static_cast<Index>(text.size() / 2) - 1);
  for (std::size_t i = 2; i < text.size(); i += 2) {
    if (!is_hex(text[i]) || !is_hex(text[i + 1]))
      stablehlo_is_malformed(place, "hexadecimal digits", text.substr(i, 2));
    bytes.push_back(static_cast<std::uint8_t>(16 * hex_digit(text[i]) + hex_digit(text[i + 1])));
  }
}

// Nested lists whose extents are those of the type.
class ElementReader {
 public:
  constexpr ElementReader(const Attribute& attribute, Buffer<std::uint8_t>& bytes)
      : lexer_(attribute.text), attribute_(attribute), bytes_(bytes) {}

  constexpr void read(int dim) {
    const Shape& shape = attribute_.type.shape;
    if (dim == shape.rank()) return read_number();
    if (!lexer_.accept("[")) fail("'['");
    for (Index i = 0; i < shape[dim]; ++i) {
      if (i > 0 && !lexer_.accept(",")) fail("as many numbers as the type has elements");
      read(dim + 1);
    }
    if (!lexer_.accept("]")) fail("as many numbers as the type has elements");
  }
  // A number; of a complex type two in parentheses.
  constexpr void read_number() {
    const DType dtype = attribute_.type.dtype;
    if (!is_complex(dtype)) return read_real(dtype);
    const DType real = dtype == DType::c64 ? DType::f32 : DType::f64;
    if (!lexer_.accept("(")) fail("'('");
    read_real(real);
    if (!lexer_.accept(",")) fail("','");
    read_real(real);
    if (!lexer_.accept(")")) fail("')'");
  }
  constexpr void read_real(DType dtype) {
    const bool is_negative = lexer_.accept("-");
    Token token = lexer_.token();
    token.place = attribute_.place;
    const NarrowType* const narrow = attribute_.narrow;
    append_bits(bytes_, element_from(token, is_negative, dtype, narrow), narrow != nullptr ? 1 : size_bytes(dtype));
    lexer_.advance();
  }
  [[nodiscard]] constexpr bool at_list() const { return lexer_.at("["); }
  constexpr void end() {
    if (!lexer_.at(Token::Kind::end)) fail("as many numbers as the type has elements");
  }

 private:
  Lexer lexer_;
  const Attribute& attribute_;
  Buffer<std::uint8_t>& bytes_;

  [[noreturn]] void fail(const char* expected) const {
    stablehlo_is_malformed(attribute_.place, expected, lexer_.token().text);
  }
};

}  // namespace detail

namespace detail {

// The numbers that bytes stand for, in the type that keeps them.
constexpr Buffer<std::uint8_t> widened_bytes(const NarrowType& type, const Buffer<std::uint8_t>& bytes) {
  Buffer<std::uint8_t> made;
  made.reserve(bytes.size() * size_bytes(type.kept));
  for (std::uint8_t bits : bytes)
    append_bits(made, element_bits(type.kept, narrow_value(type, bits)).low, size_bytes(type.kept));
  return made;
}

// Predicates, a byte of 0 or 1 each, of bytes as MLIR keeps them: `count` bits, lowest first, or bytes; or of one for
// all of them, a byte of ones or of zeros.
constexpr Buffer<std::uint8_t> predicates(const Buffer<std::uint8_t>& bytes, Index count) {
  const bool is_one_for_all = bytes.size() == 1 && (count > 8 || bytes[0] == 0xFF);
  const bool is_packed = !is_one_for_all && bytes.size() == (count + 7) / 8 && bytes.size() != count;
  Buffer<std::uint8_t> made;
  made.reserve(is_packed ? count : bytes.size());
  for (Index i = 0; i < (is_packed ? count : bytes.size()); ++i)
    made.push_back((is_packed ? bytes[i / 8] >> (i % 8) & 1 : bytes[i]) != 0 ? 1 : 0);
  return made;
}

}  // namespace detail

// The elements of an attribute. Memory and time as the text's length. Errors: stablehlo_is_malformed,
// stablehlo_name_is_unknown, stablehlo_is_unsupported.
[[nodiscard]] constexpr Elements elements_of(const Module& module, const Attribute& attribute) {
  const TensorType& type = attribute.type;
  const NarrowType* const narrow = attribute.narrow;
  const Index size = narrow != nullptr ? 1 : size_bytes(type.dtype);
  Elements made;
  std::string_view text = attribute.is_bytes ? std::string_view() : detail::trimmed(attribute.text);
  bool is_raw = true;  // what MLIR keeps in memory
  if (attribute.is_bytes) {
    made.bytes.reserve(static_cast<Index>(attribute.text.size()));
    for (char byte : attribute.text) made.bytes.push_back(static_cast<std::uint8_t>(byte));
  } else if (!attribute.items.empty()) {  // a resource
    const Resource* found = nullptr;
    for (const Resource& resource : module.resources)
      if (resource.name == attribute.items[0].text) found = &resource;
    const std::string_view name = attribute.items[0].text;
    if (found == nullptr && name == "__elided__")
      stablehlo_is_malformed(attribute.place, "the numbers, which their printer left out (large_elements_limit)", name);
    if (found == nullptr) stablehlo_name_is_unknown(attribute.place, "resource", name);
    Buffer<std::uint8_t> bytes;
    detail::put_hex(bytes, found->bytes, attribute.place);
    if (bytes.size() < 4) stablehlo_is_malformed(attribute.place, "an alignment and bytes", found->bytes);
    made.bytes.append(bytes.begin() + 4, bytes.end());
  } else if (!text.empty() && text[0] == '"') {
    detail::put_hex(made.bytes, detail::without_quotes(text), attribute.place);
  } else if (!text.empty()) {
    is_raw = false;
    detail::ElementReader reader(attribute, made.bytes);
    if (reader.at_list() && type.shape.rank() > 0)
      reader.read(0);
    else
      reader.read_number();
    reader.end();
  }
  if (is_raw && type.dtype == DType::pred) made.bytes = detail::predicates(made.bytes, type.shape.elements());
  made.is_splat = made.bytes.size() == size && type.shape.elements() != 1;
  if (!made.is_splat && made.bytes.size() != size * type.shape.elements())
    stablehlo_is_malformed(attribute.place, "as many numbers as the type has elements", text);
  if (narrow != nullptr) made.bytes = detail::widened_bytes(*narrow, made.bytes);
  return made;
}

}  // namespace weft::stablehlo

#endif
