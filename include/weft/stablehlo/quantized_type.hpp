// The type of quantized elements: how numbers that are stored stand for others.
#ifndef WEFT_STABLEHLO_QUANTIZED_TYPE_HPP
#define WEFT_STABLEHLO_QUANTIZED_TYPE_HPP

#include <weft/stablehlo/decimal.hpp>
#include <weft/stablehlo/element_names.hpp>
#include <weft/stablehlo/lexer.hpp>
#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

// An element q stands for (q - zero point) * scale. One pair for all, or one for each place along `axis`.
struct QuantizedType {
  DType storage = DType::i8, expressed = DType::f32;
  double least = 0, most = 0;  // that are stored
  int axis = -1;
  Buffer<double> scales, zero_points;
};

namespace detail {

// !quant.uniform<i8:f32, 0.5:-10>, !quant.uniform<i8<-127:127>:f32:1, {0.5, 0.25:3}>
class QuantizedTypeReader {
 public:
  constexpr QuantizedTypeReader(std::string_view text, TextPlace place) : lexer_(text), place_(place), whole_(text) {}

  constexpr QuantizedType read() {
    QuantizedType made;
    if (lexer_.token().text != "!quant.uniform") fail("!quant.uniform<...>");
    lexer_.advance();
    expect("<");
    read_storage(made);
    expect(":");
    made.expressed = element("an element type that is expressed");
    if (!is_floating(made.expressed)) fail("a floating type that is expressed");
    if (lexer_.accept(":")) made.axis = static_cast<int>(number());
    expect(",");
    const bool is_list = lexer_.accept("{");
    if (is_list != (made.axis >= 0)) fail("a scale for each place along an axis, or one for all");
    do {
      read_scale(made);
    } while (is_list && lexer_.accept(","));
    if (is_list) expect("}");
    expect(">");
    return made;
  }

 private:
  Lexer lexer_;
  TextPlace place_;
  std::string_view whole_;

  [[noreturn]] void fail(const char* expected) const { stablehlo_is_malformed(place_, expected, whole_); }
  constexpr void expect(const char* text) {
    if (!lexer_.accept(text)) fail("a quantized type: !quant.uniform<i8:f32, 0.5:-10>");
  }
  constexpr DType element(const char* expected) {
    DType dtype = DType::f32;
    if (!element_of(lexer_.token().text, dtype)) fail(expected);
    lexer_.advance();
    return dtype;
  }
  // Narrower integers than those of 8 bits are stored as such.
  constexpr void read_storage(QuantizedType& made) {
    const std::string_view name = lexer_.token().text;
    const bool is_narrow = name == "i4" || name == "ui4" || name == "i2" || name == "ui2";
    if (is_narrow)
      lexer_.advance();
    else
      made.storage = element("an element type that is stored");
    if (is_narrow) made.storage = name[0] == 'u' ? DType::u8 : DType::i8;
    const bool is_signed = row_of(made.storage).kind == NumberKind::signed_integer;
    if (!is_signed && row_of(made.storage).kind != NumberKind::unsigned_integer) fail("integers that are stored");
    const Index bits = is_narrow ? name.back() - '0' : 8 * size_bytes(made.storage);
    const double all = 2.0 * static_cast<double>(std::uint64_t{1} << (bits - 1));
    made.least = is_signed ? -all / 2 : 0;
    made.most = is_signed ? all / 2 - 1 : all - 1;
    if (!lexer_.accept("<")) return;
    made.least = number();
    expect(":");
    made.most = number();
    expect(">");
    if (made.least > made.most) fail("a least number that is no larger than the largest");
  }
  constexpr void read_scale(QuantizedType& made) {
    made.scales.push_back(number());
    if (!(made.scales.back() > 0)) fail("scales above 0");
    made.zero_points.push_back(lexer_.accept(":") ? number() : 0);
  }
  constexpr double number() {
    const bool is_negative = lexer_.accept("-");
    if (!lexer_.at(Token::Kind::number)) fail("a number");
    const double value = decimal_value(lexer_.token().text);
    lexer_.advance();
    return is_negative ? -value : value;
  }
};

}  // namespace detail

// Error: stablehlo_is_malformed.
[[nodiscard]] constexpr QuantizedType quantized_type(std::string_view text, TextPlace place) {
  return detail::QuantizedTypeReader(text, place).read();
}

}  // namespace weft::stablehlo

#endif
