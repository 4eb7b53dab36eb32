// Reads where operations name values, and their types. The parts of a tuple are values of their own, side by side: what
// takes a tuple takes all of them, and a tuple of values is these values.
#ifndef WEFT_STABLEHLO_VALUE_PARSER_HPP
#define WEFT_STABLEHLO_VALUE_PARSER_HPP

#include <weft/stablehlo/attribute_parser.hpp>
#include <weft/stablehlo/tuple_element.hpp>
#include <weft/stablehlo/value_names.hpp>

namespace weft::stablehlo {

class ValueParser : public AttributeParser {
 public:
  using AttributeParser::AttributeParser;

 protected:
  Function* function_ = nullptr;  // at hand
  ValueNames names_;

  struct Signature {
    TypeList operands, results;
    bool has_arrow = false;
  };
  // How many results are named, and of how many values each is.
  struct WrittenResults {
    Index count = 0;
    Buffer<Index> parts;
  };

  constexpr Index add_value(const ValueType& type) {
    function_->values.push_back(type);
    return function_->values.size() - 1;
  }
  // The values that a name stands for.
  constexpr void take_operand(Buffer<Index>& into) {
    const Token token = lexer_.take(Token::Kind::value, "a value");
    const ValueRange found = names_.find(token.text, token.place);
    for (Index i = 0; i < found.count; ++i) into.push_back(found.first + i);
  }
  // "%arg0: tensor<f32>", whose attributes and location are passed over; also "%arg0 = %x" of a while, typed later.
  constexpr void take_argument(Region& region) {
    const Token token = lexer_.take(Token::Kind::value, "a value");
    lexer_.expect(":");
    TypeList types;
    take_type(types);
    const Index first = function_->values.size();
    region.argument_locations.resize(region.arguments.size());  // earlier ones without
    for (const ValueType& type : types.types) region.arguments.push_back(add_value(type));
    names_.declare({token.text, 0}, {first, types.types.size()}, token.place);
    take_argument_location(region);
  }
  // The location, if one is written, of the arguments that have none yet.
  constexpr void take_argument_location(Region& region) {
    const std::string_view location = take_location();
    if (!location.empty()) region.argument_locations.resize(region.arguments.size(), location);
  }
  constexpr void take_arguments(Region& region) {
    lexer_.expect("(");
    for (bool first = true; !lexer_.accept(")"); first = false) {
      if (!first) lexer_.expect(",");
      take_argument(region);
    }
  }

  // Behind ':'.
  constexpr Signature take_signature() {
    Signature made;
    take_types(made.operands);
    while (lexer_.accept(",")) take_type(made.operands);
    if (lexer_.accept("->")) {
      take_types(made.results);
      made.has_arrow = true;
    }
    return made;
  }
  // What a signature says of the results: those behind the arrow; else as many types, or the last one.
  constexpr void add_results(Operation& made, const Signature& types, WrittenResults& results) {
    const TypeList& from = types.has_arrow ? types.results : types.operands;
    const Index written = from.parts.size();
    const bool is_last = !types.has_arrow && results.count == 1 && written > 1;
    if (!is_last && written != results.count && (types.has_arrow || results.count > 0))
      stablehlo_count_differs(made.place, made.name, "types of results", written, results.count);
    if (results.count == 0) return;
    const Index first = is_last ? from.types.size() - from.parts.back() : 0;
    for (Index i = first; i < from.types.size(); ++i) made.results.push_back(add_value(from.types[i]));
    for (Index i = is_last ? written - 1 : 0; i < written; ++i) results.parts.push_back(from.parts[i]);
  }
  constexpr void check_operands(const Operation& made, const Signature& types) const {
    const Buffer<ValueType>& written = types.operands.types;
    if (!types.has_arrow) return;
    if (written.size() != made.operands.size())
      stablehlo_count_differs(made.place, made.name, "types of operands", written.size(), made.operands.size());
    for (Index i = 0; i < written.size(); ++i)
      if (!(function_->values[made.operands[i]] == written[i]))
        stablehlo_is_malformed(made.place, "operands of the types that their values have", made.name);
  }
  constexpr void take_element(Operation& made, const Signature& types) const {
    if (made.name == "stablehlo.get_tuple_element") detail::keep_element(made, types.operands.elements);
  }
};

}  // namespace weft::stablehlo

#endif
