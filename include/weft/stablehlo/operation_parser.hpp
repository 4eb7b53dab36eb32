// Reads operations and regions: in MLIR's generic form, and in the forms of their own that StableHLO prints
// (openxla.org/stablehlo/spec and StablehloOps.td say which).
#ifndef WEFT_STABLEHLO_OPERATION_PARSER_HPP
#define WEFT_STABLEHLO_OPERATION_PARSER_HPP

#include <weft/stablehlo/value_parser.hpp>

namespace weft::stablehlo {

class OperationParser : public ValueParser {
 public:
  using ValueParser::ValueParser;

 protected:
  struct ResultName {
    Token token;
    Index count = 1;
  };

  // Behind '{', to '}', which is taken.
  constexpr void take_operations(Region& region) {
    const Nested nested(*this);
    if (lexer_.at(Token::Kind::block)) {
      lexer_.advance();
      if (lexer_.at("(")) take_arguments(region);
      lexer_.expect(":");
    }
    const char* const start = lexer_.token().text.data();
    while (!lexer_.at("}")) {
      if (lexer_.at(Token::Kind::block))
        stablehlo_is_unsupported(lexer_.token().place, "second block of a region:", lexer_.token().text);
      region.operations.push_back(take_operation());
    }
    if (!region.operations.empty()) region.text = text_from(start);
    lexer_.advance();
  }
  // "{ ... }", whose values nobody else knows.
  constexpr Region take_region() {
    Region region;
    const Index before = names_.mark();
    lexer_.expect("{");
    take_operations(region);
    names_.forget(before);
    return region;
  }

  constexpr Operation take_operation() {
    Operation made;
    made.place = lexer_.token().place;
    const char* const start = lexer_.token().text.data();
    Buffer<ResultName> names;
    WrittenResults results;
    while (lexer_.at(Token::Kind::value)) {
      names.push_back({lexer_.token(), 1});
      lexer_.advance();
      if (lexer_.accept(":")) names.back().count = take_count();
      results.count += names.back().count;
      if (!lexer_.accept(",")) break;
    }
    if (results.count > 0) lexer_.expect("=");
    const Token name = lexer_.token();
    if (name.kind != Token::Kind::word && name.kind != Token::Kind::string) lexer_.fail("an operation");
    made.place = name.place;
    made.name = own_name(detail::without_quotes(name.text));
    lexer_.advance();
    if (name.kind == Token::Kind::string)
      take_generic(made, results);
    else if (made.name == "return")
      take_return(made);
    else if (made.name.size() > 9 && made.name.substr(made.name.size() - 9) == ".constant")  // of any dialect
      take_constant(made, results);
    else if (made.name == "stablehlo.while")
      take_while(made, results);
    else if (made.name == "stablehlo.reduce")
      take_reduce(made, results);
    else
      take_printed(made, results);
    made.text = text_from(start);
    made.location = take_location();
    if (results.parts.size() != results.count)
      stablehlo_count_differs(made.place, made.name, "results", results.parts.size(), results.count);
    Index next = 0, written = 0;
    for (const ResultName& result : names)
      for (Index part = 0; part < result.count; ++part) {
        const Index parts = results.parts[written++], first = parts > 0 ? made.results[next] : 0;
        names_.declare({result.token.text, part}, {first, parts}, result.token.place);
        next += parts;
      }
    return made;
  }

 private:
  // Two names of one thing.
  static constexpr std::string_view own_name(std::string_view name) {
    if (name == "call") return "func.call";
    return name == "func.return" || name == "stablehlo.return" || name == "sdy.return" ? "return" : name;
  }
  constexpr Index take_count() {
    const Token token = lexer_.take(Token::Kind::number, "how many results");
    Index count = 0;
    for (char digit : token.text)
      count = detail::is_digit(digit) && count <= 10000 ? 10 * count + (digit - '0') : 10001;
    if (count < 1 || count > 10000) stablehlo_is_malformed(token.place, "1 to 10000 results", token.text);
    return count;
  }

  constexpr void take_generic(Operation& made, WrittenResults& results) {
    lexer_.expect("(");
    while (!lexer_.accept(")")) {
      if (!made.operands.empty()) lexer_.expect(",");
      take_operand(made.operands);
    }
    if (lexer_.at("<") && lexer_.touches('{')) take_properties(made);
    if (lexer_.accept("(")) {
      while (!lexer_.accept(")")) {
        if (!made.regions.empty()) lexer_.expect(",");
        made.regions.push_back(take_region());
      }
    }
    if (lexer_.accept("{")) take_dictionary(made.attributes, "}");
    lexer_.expect(":");
    const Signature types = take_signature();
    check_operands(made, types);
    take_element(made, types);
    add_results(made, types, results);
  }
  constexpr void take_properties(Operation& made) {
    lexer_.expect("<");
    lexer_.expect("{");
    take_dictionary(made.attributes, "}");
    lexer_.expect(">");
  }

  constexpr void take_return(Operation& made) {
    while (lexer_.at(Token::Kind::value)) {
      take_operand(made.operands);
      if (!lexer_.accept(",")) break;
    }
    if (lexer_.accept(":")) take_signature();
  }
  // dense<...> : type; of a quantized type, which is not that of its numbers, () <{value = dense<...>}> : () -> type.
  constexpr void take_constant(Operation& made, WrittenResults& results) {
    if (lexer_.at("(")) return take_generic(made, results);
    if (lexer_.accept("{")) take_dictionary(made.attributes, "}");
    Attribute value = take_attribute();
    if (value.kind != Attribute::Kind::elements) stablehlo_is_malformed(value.place, "dense<...>", value.text);
    if (results.count != 1) stablehlo_count_differs(made.place, made.name, "results", results.count, 1);
    results.parts = {1};
    made.results.push_back(add_value({value.type, true, 0, {}, value.narrow}));
    value.name = "value";
    made.attributes.push_back(static_cast<Attribute&&>(value));
  }
  // (%carry = %initial, ...) : types cond { ... } do { ... }
  constexpr void take_while(Operation& made, WrittenResults& results) {
    Buffer<ResultName> carries;  // and how many operands each is
    lexer_.expect("(");
    while (!lexer_.accept(")")) {
      if (!carries.empty()) lexer_.expect(",");
      const Index before = made.operands.size();
      const Token name = lexer_.take(Token::Kind::value, "a value");
      lexer_.expect("=");
      take_operand(made.operands);
      carries.push_back({name, made.operands.size() - before});
    }
    Signature types;
    if (lexer_.accept(":")) types = take_signature();
    add_results(made, types, results);
    if (lexer_.accept("attributes")) {
      lexer_.expect("{");
      take_dictionary(made.attributes, "}");
    }
    for (const char* which : {"cond", "do"}) {
      lexer_.expect(which);
      lexer_.expect("{");
      Region region;
      const Index before = names_.mark();
      const Index first = function_->values.size();
      for (Index operand : made.operands) region.arguments.push_back(add_value(ValueType(function_->values[operand])));
      Index next = first;
      for (const ResultName& carry : carries) {
        names_.declare({carry.token.text, 0}, {next, carry.count}, carry.token.place);
        next += carry.count;
      }
      take_operations(region);
      names_.forget(before);
      made.regions.push_back(static_cast<Region&&>(region));
    }
  }
  // (%x init: %zero), ... applies stablehlo.add across dimensions = [1] : ...; or, in the place of the operation,
  // reducer(%a: t, %b: t) (...) { ... } at the end.
  constexpr void take_reduce(Operation& made, WrittenResults& results) {
    Buffer<Index> initial;
    do {
      lexer_.expect("(");
      take_operand(made.operands);
      lexer_.expect("init");
      lexer_.expect(":");
      take_operand(initial);
      lexer_.expect(")");
    } while (lexer_.accept(","));
    made.operands.append(initial.begin(), initial.end());
    Token applied;
    if (lexer_.accept("applies")) applied = lexer_.take(Token::Kind::word, "an operation");
    lexer_.expect("across");
    lexer_.expect("dimensions");
    lexer_.expect("=");
    made.attributes.push_back(take_attribute());
    made.attributes.back().name = "dimensions";
    if (lexer_.accept("{")) take_dictionary(made.attributes, "}");
    lexer_.expect(":");
    add_results(made, take_signature(), results);
    if (applied.text.empty())
      made.regions.push_back(take_reducer(initial.size()));
    else
      made.regions.push_back(reducer_of(applied, initial));
  }
  // Its arguments stand in pairs; those of the region are all the first ones, then all the second ones.
  constexpr Region take_reducer(Index pairs) {
    const Index before = names_.mark();
    Region in_pairs, region;
    lexer_.expect("reducer");
    for (Index i = 0; i < pairs; ++i) take_arguments(in_pairs);
    if (in_pairs.arguments.size() != 2 * pairs)
      stablehlo_count_differs(lexer_.token().place, "reducer", "arguments", in_pairs.arguments.size(), 2 * pairs);
    for (Index i : {Index{0}, Index{1}})
      for (Index pair = 0; pair < pairs; ++pair) region.arguments.push_back(in_pairs.arguments[2 * pair + i]);
    lexer_.expect("{");
    take_operations(region);
    names_.forget(before);
    return region;
  }
  // The region of one operation on two scalars like `initial`.
  constexpr Region reducer_of(const Token& applied, const Buffer<Index>& initial) {
    Region region;
    const ValueType type = function_->values[initial[0]];
    region.arguments = {add_value(type), add_value(type)};
    Operation applies, returns;
    applies.name = applied.text;
    returns.name = "return";
    applies.place = returns.place = applied.place;
    applies.operands = region.arguments;
    applies.results = {add_value(type)};
    returns.operands = applies.results;
    region.operations.push_back(static_cast<Operation&&>(applies));
    region.operations.push_back(static_cast<Operation&&>(returns));
    return region;
  }

  // All other forms: operands, words, lists and attributes in an order of their own, then the types.
  constexpr void take_printed(Operation& made, WrittenResults& results) {
    const bool is_computation = made.name == "sdy.named_computation" || made.name == "sdy.manual_computation";
    bool are_operands_closed = false;
    while (!lexer_.accept(":")) {
      const Token token = lexer_.token();
      if (token.kind == Token::Kind::value) {
        take_operand(made.operands);
      } else if (token.kind == Token::Kind::symbol || token.kind == Token::Kind::string) {
        add_attribute(made, token.kind == Token::Kind::string ? "name"
                            : made.name == "func.call"        ? "callee"
                                                              : "call_target_name");
      } else if (lexer_.at("dense") && lexer_.touches('<')) {
        add_attribute(made, "value");
        if (results.count > 0 || lexer_.at(")")) continue;
        if (lexer_.accept("{")) take_dictionary(made.attributes, "}");
        return;  // its type was the last word
      } else if (made.name == "sdy.all_reduce" && (lexer_.at("max") || lexer_.at("min"))) {
        add_attribute(made, "reduction_op");
      } else if (token.kind == Token::Kind::word) {
        take_named(made);
      } else if (lexer_.at("<") && lexer_.touches('{')) {
        take_properties(made);
      } else if ((lexer_.at("{") || lexer_.at("[")) && made.operands.empty() && is_sharding_collective(made.name)) {
        take_axes(made);
      } else if (lexer_.accept("{")) {
        take_dictionary(made.attributes, "}");
      } else if (lexer_.at("<")) {
        add_attribute(made, "specification");
      } else if (lexer_.at("[") && made.name == "stablehlo.slice") {
        take_ranges(made.attributes);
      } else if (lexer_.at("(") && are_operands_closed) {
        made.regions.push_back(take_computation());
      } else if (lexer_.at("[") && made.name == "stablehlo.get_tuple_element") {
        add_attribute(made, "index");
      } else if (lexer_.accept(")")) {
        are_operands_closed = is_computation;
      } else if (!lexer_.accept("(") && !lexer_.accept(",")) {
        lexer_.fail("an operand, an attribute or ':'");
      }
    }
    const Signature types = take_signature();
    check_operands(made, types);
    take_element(made, types);
    add_results(made, types, results);
  }
  // sdy.all_to_all [{"x"}: 0->1] %operand out_sharding=<...>, sdy.all_reduce {"x"} %operand ...
  static constexpr bool is_sharding_collective(std::string_view name) {
    for (const std::string_view known : {"sdy.all_gather", "sdy.all_reduce", "sdy.all_slice", "sdy.all_to_all",
                                         "sdy.reduce_scatter", "sdy.replicated_to_unreduced",
                                         "sdy.sharded_to_unreduced"})
      if (name == known) return true;
    return false;
  }
  constexpr void take_axes(Operation& made) {
    Attribute axes;
    axes.kind = Attribute::Kind::opaque;
    axes.name = "axes";
    axes.place = lexer_.token().place;
    axes.text = lexer_.take_balanced();
    made.attributes.push_back(axes);
  }
  // (%argument: type, ...) { ... }: the body of a manual or a named computation of Shardy's dialect.
  constexpr Region take_computation() {
    Region region;
    const Index before = names_.mark();
    take_arguments(region);
    lexer_.expect("{");
    take_operations(region);
    names_.forget(before);
    return region;
  }
  constexpr void add_attribute(Operation& made, std::string_view name) {
    Attribute value = take_attribute();
    value.name = name;
    made.attributes.push_back(static_cast<Attribute&&>(value));
  }
  // name = value, or a word alone, which is the direction of a comparison or the type of what is compared.
  constexpr void take_named(Operation& made) {
    const Token token = lexer_.token();
    lexer_.advance();
    if (lexer_.accept("=")) {
      Attribute value;
      value.place = token.place;
      if (token.text == "dim_numbers")
        take_convolution_numbers(value);
      else
        value = take_attribute();
      if (lexer_.accept("x")) {  // [1] x [0]: of the left and of the right operand
        Attribute both;
        both.kind = Attribute::Kind::list;
        both.place = token.place;
        both.items.push_back(static_cast<Attribute&&>(value));
        both.items.push_back(take_attribute());
        value = static_cast<Attribute&&>(both);
      }
      value.name = token.text;
      made.attributes.push_back(static_cast<Attribute&&>(value));
      return;
    }
    Attribute word;
    word.kind = Attribute::Kind::word;
    word.text = token.text;
    word.place = token.place;
    word.name = find(made.attributes, "comparison_direction") == nullptr ? "comparison_direction" : "compare_type";
    made.attributes.push_back(word);
  }
};

}  // namespace weft::stablehlo

#endif
