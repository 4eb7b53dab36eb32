// Reads types and attributes.
#ifndef WEFT_STABLEHLO_ATTRIBUTE_PARSER_HPP
#define WEFT_STABLEHLO_ATTRIBUTE_PARSER_HPP

#include <weft/stablehlo/convolution_numbers.hpp>
#include <weft/stablehlo/quantized_type.hpp>

namespace weft::stablehlo {

namespace detail {

constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// The most that extents, strides, paddings and what else numbers dimensions may be: products of two are no overflow.
inline constexpr Index largest_number = 2147483647;

// "8x?xf32": the inside of tensor<...>; an encoding after a comma is passed over.
constexpr ValueType value_type(std::string_view whole, TextPlace place) {
  std::string_view text = trimmed(whole);
  Dims extents;
  std::uint16_t open_dims = 0;
  while (true) {
    const bool is_open = !text.empty() && text[0] == '?';
    std::size_t digits = 0;
    while (!is_open && digits < text.size() && is_digit(text[digits])) ++digits;
    const std::size_t end = is_open ? 1 : digits;
    if (end == 0 || end == text.size() || text[end] != 'x') break;
    Index extent = is_open ? 1 : 0;
    for (char digit : text.substr(0, digits)) {
      if (extent > largest_number / 10) stablehlo_is_malformed(place, "an extent below 2^31", whole);
      extent = extent * 10 + (digit - '0');
    }
    if (extents.size() == max_rank) stablehlo_is_unsupported(place, "rank above 8 of tensor", whole);
    if (is_open) open_dims = static_cast<std::uint16_t>(open_dims | 1u << extents.size());
    extents.push_back(extent);
    text.remove_prefix(end + 1);
  }
  if (text.substr(0, 7) == "!quant.") {
    const std::string_view type = text.substr(0, text.rfind('>') + 1);
    return {{quantized_type(type, place).storage, Shape(extents)}, true, open_dims, type};
  }
  const std::size_t comma = text.find(',');
  const std::string_view element = trimmed(text.substr(0, comma));
  if (DType dtype = DType::f32; element_of(element, dtype)) return {{dtype, Shape(extents)}, true, open_dims, {}};
  if (const NarrowType* const narrow = narrow_type(element); narrow != nullptr)
    return {{narrow->kept, Shape(extents)}, true, open_dims, {}, narrow};
  if (element.empty()) stablehlo_is_malformed(place, "an element type", whole);
  stablehlo_is_unsupported(place, "element type", element);
}

constexpr std::string_view without_quotes(std::string_view text) {
  return text.size() >= 2 && text.front() == '"' ? text.substr(1, text.size() - 2) : text;
}

}  // namespace detail

// What MLIR's grammar has below operations. Lists and dictionaries nest to a depth that no program needs.
class AttributeParser {
 public:
  constexpr explicit AttributeParser(std::string_view text)
      : lexer_(text), most_repeated_((Index{1} << 20) + most_growth * static_cast<Index>(text.size())) {}

 protected:
  static constexpr Index most_nesting = 200, most_growth = 1024;

  Lexer lexer_;
  Index nesting_ = 0;
  Index most_repeated_, repeated_ = 0;  // bytes of types that aliases stand for, and that a text may ask for

  struct Nested {
    AttributeParser& parser;
    constexpr explicit Nested(AttributeParser& of) : parser(of) {
      if (++of.nesting_ > most_nesting) stablehlo_is_too_deep(of.lexer_.token().place, most_nesting);
    }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;
    constexpr ~Nested() { --parser.nesting_; }
  };

  // Types with the parts of tuples one by one; of each that is written how many values it is, and of the last tuple
  // around all others how many each of its elements is.
  struct TypeList {
    Buffer<ValueType> types;
    Buffer<Index> parts, elements;
  };
  // "!tuple1 = tuple<...>", as MLIR prints long tuples.
  struct TypeAlias {
    std::string_view name;
    TypeList meaning;
  };
  Buffer<TypeAlias> type_aliases_;

  [[nodiscard]] constexpr bool at_type() const {
    return lexer_.at(Token::Kind::bang) || ((lexer_.at("tensor") || lexer_.at("tuple")) && lexer_.touches('<'));
  }
  // tensor<...> or !stablehlo.token.
  constexpr ValueType take_type() {
    const Token token = lexer_.token();
    if (token.kind == Token::Kind::bang && token.text == "!stablehlo.token") {
      lexer_.advance();
      return {{}, false};
    }
    if (!lexer_.at("tensor") && (token.kind == Token::Kind::bang || token.kind == Token::Kind::word))
      stablehlo_is_unsupported(token.place, "type", token.text);
    if (!lexer_.at("tensor")) lexer_.fail("a type: tensor<...>");
    lexer_.advance();
    if (!lexer_.at("<")) lexer_.fail("a type: tensor<...>");
    const ValueType type = detail::value_type(lexer_.take_inside_angles(), token.place);
    lexer_.advance();
    return type;
  }
  // Error: stablehlo_dimension_is_dynamic.
  constexpr void take_closed_type(Attribute& made) {
    const TextPlace place = lexer_.token().place;
    const ValueType type = take_type();
    if (type.is_open()) stablehlo_dimension_is_dynamic(place, "the type of a constant");
    made.type = type.type;
    made.narrow = type.narrow;
  }
  constexpr const TypeList* type_alias(const Token& token) const {
    for (const TypeAlias& alias : type_aliases_)
      if (token.kind == Token::Kind::bang && alias.name == token.text) return &alias.meaning;
    return nullptr;
  }
  // What is written once may be meant again and again, also by aliases of aliases, and is looked for among all.
  // Error: stablehlo_repeats_too_much.
  constexpr void append_alias(const TypeList& meaning, TypeList& into) {
    repeated_ += static_cast<Index>(sizeof(ValueType)) * (1 + meaning.types.size()) + type_aliases_.size();
    if (repeated_ > most_repeated_) stablehlo_repeats_too_much(lexer_.token().place, most_repeated_);
    lexer_.advance();
    into.types.append(meaning.types.begin(), meaning.types.end());
    into.elements = meaning.elements;
  }
  // A type, or tuple<...> of some, or an alias of one.
  constexpr void take_type(TypeList& into) {
    const Nested nested(*this);
    const Index before = into.types.size();
    if (const TypeList* const meaning = type_alias(lexer_.token()); meaning != nullptr) {
      append_alias(*meaning, into);
    } else if (lexer_.at("tuple") && lexer_.touches('<')) {
      lexer_.advance();
      lexer_.advance();
      TypeList inside;
      while (!lexer_.accept(">")) {
        if (!inside.parts.empty()) lexer_.expect(",");
        take_type(inside);
      }
      into.types.append(inside.types.begin(), inside.types.end());
      into.elements = inside.parts;
    } else {
      into.types.push_back(take_type());
    }
    into.parts.push_back(into.types.size() - before);
  }
  // "(tensor<...>, ...)" or one type.
  constexpr void take_types(TypeList& into) {
    if (!lexer_.accept("(")) return take_type(into);
    for (bool first = true; !lexer_.accept(")"); first = false) {
      if (!first) lexer_.expect(",");
      take_type(into);
    }
  }
  constexpr void skip_types() {
    TypeList unused;
    take_types(unused);
  }
  // The type behind an attribute, ": i64", which says nothing that is asked for here.
  constexpr void skip_type() {
    if (!lexer_.accept(":")) return;
    if (lexer_.at("(")) lexer_.take_balanced();
    if (lexer_.accept("->") && lexer_.at("(")) return void(lexer_.take_balanced());
    if (!lexer_.at(Token::Kind::word) && !lexer_.at(Token::Kind::bang)) return;
    lexer_.advance();
    if (lexer_.at("<")) lexer_.take_balanced();
  }
  // What has been taken since `start`.
  constexpr std::string_view text_from(const char* start) const {
    return {start, static_cast<std::size_t>(lexer_.taken_to() - start)};
  }
  constexpr std::string_view take_location() {
    if (!lexer_.at("loc") || !lexer_.touches('(')) return {};
    lexer_.advance();
    return lexer_.take_balanced();
  }

  // name = value, name, "name" = value ... up to `close`, which is taken.
  constexpr void take_dictionary(AttributeList& into, const char* close) {
    const Nested nested(*this);
    while (!lexer_.accept(close)) {
      const Token key = lexer_.token();
      if (key.kind != Token::Kind::word && key.kind != Token::Kind::string) lexer_.fail("the name of an attribute");
      lexer_.advance();
      Attribute value;
      if (lexer_.accept("=")) {
        value = take_attribute();
        skip_type();
      }
      value.name = detail::without_quotes(key.text);
      if (value.kind != Attribute::Kind::opaque) value.place = key.place;
      into.push_back(static_cast<Attribute&&>(value));
      if (!lexer_.at(close)) lexer_.expect(",");
    }
  }

  constexpr Attribute take_attribute() {
    const Nested nested(*this);
    const Token token = lexer_.token();
    Attribute made;
    made.place = token.place;
    switch (token.kind) {
      case Token::Kind::string: take_word(made, detail::without_quotes(token.text)); return made;
      case Token::Kind::number: take_number(made); return made;
      case Token::Kind::symbol:
        take_word(made, detail::without_quotes(token.text.substr(1)));
        while (lexer_.accept("::")) lexer_.take(Token::Kind::symbol, "a symbol");
        return made;
      case Token::Kind::hash: take_dialect_attribute(made); return made;
      case Token::Kind::bang:
        made.kind = Attribute::Kind::type;
        lexer_.advance();
        if (lexer_.at("<")) lexer_.take_balanced();
        return made;
      case Token::Kind::word: take_worded(made); return made;
      case Token::Kind::mark: break;
      default: lexer_.fail("an attribute");
    }
    if (lexer_.at("-")) {
      lexer_.advance();
      made.is_negative = true;
      if (!lexer_.at(Token::Kind::number)) lexer_.fail("a number");
      take_number(made);
    } else if (lexer_.at("[")) {
      take_list(made, "]");
    } else if (lexer_.accept("{")) {
      made.kind = Attribute::Kind::dictionary;
      take_dictionary(made.items, "}");
    } else if (lexer_.at("(")) {
      made.kind = Attribute::Kind::type;
      skip_types();
      if (lexer_.accept("->")) skip_types();
    } else if (lexer_.at("<")) {
      made.kind = Attribute::Kind::opaque;
      made.text = lexer_.take_balanced();
    } else {
      lexer_.fail("an attribute");
    }
    return made;
  }

 private:
  constexpr void take_word(Attribute& made, std::string_view text) {
    made.kind = Attribute::Kind::word;
    made.text = text;
    lexer_.advance();
  }
  constexpr void take_number(Attribute& made) {
    made.kind = Attribute::Kind::number;
    made.text = lexer_.token().text;
    lexer_.advance();
  }
  // An opening mark is at hand.
  constexpr void take_list(Attribute& made, const char* close) {
    made.kind = Attribute::Kind::list;
    lexer_.advance();
    while (!lexer_.accept(close)) {
      made.items.push_back(take_attribute());
      skip_type();
      if (!lexer_.at(close)) lexer_.expect(",");
    }
  }
  constexpr void take_worded(Attribute& made) {
    const std::string_view word = lexer_.token().text;
    if (word == "dense" && lexer_.touches('<')) return take_elements(made);
    if (word == "dense_resource" && lexer_.touches('<')) return take_resource(made);
    if (word == "array" && lexer_.touches('<')) return take_array(made);
    if (at_type()) {
      made.kind = Attribute::Kind::type;
      const ValueType type = take_type();
      if (!type.is_open()) made.type = type.type, made.narrow = type.narrow;
      return;
    }
    take_word(made, word);
    if (lexer_.at("<") || ((word == "loc" || word == "affine_map") && lexer_.at("("))) {
      made.kind = Attribute::Kind::opaque;
      made.text = lexer_.take_balanced();
    }
  }
  // dense<[1, 2]> : tensor<2xi32>; also vector<...>, as some attributes are written.
  constexpr void take_elements(Attribute& made) {
    made.kind = Attribute::Kind::elements;
    lexer_.advance();
    const std::string_view inside = lexer_.take_balanced();
    made.text = inside.substr(1, inside.size() - 2);
    lexer_.expect(":");
    take_closed_type(made);
  }
  constexpr void take_resource(Attribute& made) {
    made.kind = Attribute::Kind::elements;
    lexer_.advance();
    lexer_.expect("<");
    made.items.push_back({});
    take_word(made.items[0], detail::without_quotes(lexer_.token().text));
    lexer_.expect(">");
    lexer_.expect(":");
    take_closed_type(made);
  }
  constexpr void take_array(Attribute& made) {
    made.kind = Attribute::Kind::list;
    lexer_.advance();
    lexer_.expect("<");
    lexer_.take(Token::Kind::word, "an element type");
    if (lexer_.accept(">")) return;
    lexer_.expect(":");
    while (!lexer_.accept(">")) {
      made.items.push_back(take_attribute());
      if (!lexer_.at(">")) lexer_.expect(",");
    }
  }
  // #stablehlo<comparison_direction GT> is the word GT, #stablehlo.gather<name = value, ...> a dictionary,
  // #stablehlo.conv<[..]x[..]->[..]> and #stablehlo.conv<raw name = value, ...> a list of three; an alias such as #loc3
  // and what other dialects have is opaque.
  constexpr void take_dialect_attribute(Attribute& made) {
    const std::string_view name = lexer_.token().text;
    lexer_.advance();
    made.kind = Attribute::Kind::opaque;
    if (!lexer_.at("<")) return;
    if (name == "#stablehlo" || name == "#chlo") {
      lexer_.advance();
      lexer_.take(Token::Kind::word, "a word");
      take_word(made, lexer_.token().text);
      lexer_.expect(">");
    } else if (name == "#stablehlo.conv") {
      lexer_.advance();
      if (lexer_.accept("raw")) {
        AttributeList named;
        take_dictionary(named, ">");
        made = convolution_numbers([&](const char* part) { return small_numbers(find(named, part)); }, made.place);
        return;
      }
      take_convolution_numbers(made);
      lexer_.expect(">");
    } else if (name == "#stablehlo.gather" || name == "#stablehlo.scatter" || name == "#stablehlo.dot" ||
               name == "#chlo.ragged_dot" || name == "#stablehlo.channel_handle") {
      lexer_.advance();
      made.kind = Attribute::Kind::dictionary;
      take_dictionary(made.items, ">");
    } else {
      made.place = lexer_.token().place;
      made.text = lexer_.take_balanced();
    }
  }

 protected:
  // [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]
  constexpr void take_convolution_numbers(Attribute& made) {
    made.kind = Attribute::Kind::list;
    for (const char* between : {"x", "->", ""}) {
      made.items.push_back(take_attribute());
      if (between[0] != '\0') lexer_.expect(between);
    }
  }
  // [start:limit, start:limit:stride, ...]
  constexpr void take_ranges(AttributeList& into) {
    Attribute lists[3];
    for (Attribute& list : lists) list.kind = Attribute::Kind::list, list.place = lexer_.token().place;
    lists[0].name = "start_indices", lists[1].name = "limit_indices", lists[2].name = "strides";
    lexer_.expect("[");
    while (!lexer_.accept("]")) {
      if (!lists[0].items.empty()) lexer_.expect(",");
      for (int i = 0; i < 3; ++i) {
        Attribute number;
        number.kind = Attribute::Kind::number;
        number.place = lexer_.token().place;
        number.text = i == 2 && !lexer_.at(":") ? "1" : "";
        if (number.text.empty()) {
          if (i > 0) lexer_.expect(":");
          number.text = lexer_.take(Token::Kind::number, "a number").text;
        }
        lists[i].items.push_back(number);
      }
    }
    for (const Attribute& list : lists) into.push_back(list);
  }
};

}  // namespace weft::stablehlo

#endif
