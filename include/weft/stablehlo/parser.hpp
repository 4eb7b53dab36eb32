// Reads a module of StableHLO: functions with all that stands around them.
#ifndef WEFT_STABLEHLO_PARSER_HPP
#define WEFT_STABLEHLO_PARSER_HPP

#include <weft/stablehlo/elements.hpp>
#include <weft/stablehlo/operation_parser.hpp>

namespace weft::stablehlo {

namespace detail {

// What weft calls the modules that it writes.
inline constexpr std::string_view own_name = "weft";
// mhlo.num_replicas and mhlo.num_partitions of a module. Errors: stablehlo_is_malformed.
constexpr void note_processes(Module& module, const AttributeList& attributes) {
  const auto note = [&](const char* name, Index& count) {
    const Attribute* const given = find(attributes, name);
    if (given == nullptr) return;
    const std::uint64_t number =
        given->kind == Attribute::Kind::number ? integer_bits(given->text, given->is_negative, given->place) : 0;
    if (number < 1 || number > std::uint64_t{1} << 20)
      stablehlo_is_malformed(given->place, "1 to 2^20 processes", name);
    count = static_cast<Index>(number);
    module.states_processes = true;
  };
  note("mhlo.num_replicas", module.replicas);
  note("mhlo.num_partitions", module.partitions);
  const Attribute* const name = find(attributes, "sym_name");
  const bool is_own = name != nullptr && name->text == own_name;
  if (find(attributes, "mhlo.num_partitions") != nullptr) module.is_of_jax = !is_own;
}

}  // namespace detail

class Parser : private OperationParser {
 public:
  constexpr explicit Parser(std::string_view text) : OperationParser(text) {}

  constexpr Module read() {
    while (!lexer_.at(Token::Kind::end)) take_item();
    if (!open_.empty()) lexer_.fail("'}'");
    return static_cast<Module&&>(module_);
  }

 private:
  Module module_;
  Buffer<bool> open_;  // modules around what is at hand; is it in the generic form?

  constexpr void take_item() {
    const Token token = lexer_.token();
    const std::string_view name = detail::without_quotes(token.text);
    if (token.kind == Token::Kind::hash) {  // an alias
      lexer_.advance();
      lexer_.expect("=");
      module_.locations.push_back({token.text, take_attribute().text});
    } else if (token.kind == Token::Kind::bang) {
      lexer_.advance();
      lexer_.expect("=");
      TypeAlias alias{token.text, {}};
      take_type(alias.meaning);
      type_aliases_.push_back(static_cast<TypeAlias&&>(alias));
    } else if (lexer_.at("{-#")) {
      take_resources();
    } else if (lexer_.at("}") && !open_.empty()) {
      close_module();
    } else if (name == "module" || name == "builtin.module") {
      open_module(token.kind == Token::Kind::string);
    } else if (name == "func.func" || name == "func") {
      take_function(token.kind == Token::Kind::string);
    } else if (name == "sdy.mesh") {
      take_mesh();
    } else if (name == "HloModule") {  // as_text("hlo"), or of what XLA compiled
      stablehlo_is_malformed(token.place, "StableHLO, as jax.jit(f).lower(x).as_text() prints it", name);
    } else if (token.kind == Token::Kind::word || token.kind == Token::Kind::string) {
      stablehlo_is_unsupported(token.place, "operation outside of functions", token.text);
    } else {
      lexer_.fail("a function or a module");
    }
  }
  constexpr void take_mesh() {
    lexer_.advance();
    const Token name = lexer_.take(Token::Kind::symbol, "the name of a mesh");
    lexer_.expect("=");
    const Attribute mesh = take_attribute();
    module_.meshes.push_back({detail::without_quotes(name.text.substr(1)), mesh.text, mesh.place});
    if (lexer_.accept("{")) skip_dictionary();
    take_location();
  }
  constexpr void skip_dictionary() {
    AttributeList unused;
    take_dictionary(unused, "}");
  }

  constexpr void open_module(bool is_generic) {
    if (open_.size() >= most_nesting) stablehlo_is_too_deep(lexer_.token().place, most_nesting);
    lexer_.advance();
    if (is_generic) {
      lexer_.expect("(");
      lexer_.expect(")");
      if (lexer_.at("<")) lexer_.take_balanced();
      lexer_.expect("(");
    } else {
      const bool is_own = lexer_.at(Token::Kind::symbol) && lexer_.token().text.substr(1) == detail::own_name;
      if (lexer_.at(Token::Kind::symbol)) lexer_.advance();
      if (lexer_.accept("attributes")) {
        lexer_.expect("{");
        take_module_attributes();
        module_.is_of_jax = module_.is_of_jax && !is_own;
      }
    }
    lexer_.expect("{");
    if (lexer_.at(Token::Kind::block)) {
      lexer_.advance();
      lexer_.expect(":");
    }
    open_.push_back(is_generic);
  }
  constexpr void take_module_attributes() {
    AttributeList attributes;
    take_dictionary(attributes, "}");
    if (open_.empty()) detail::note_processes(module_, attributes);
  }
  constexpr void close_module() {
    lexer_.expect("}");
    if (open_.back()) take_end_of_generic();
    open_.pop_back();
    take_location();
  }
  // ") {...} : () -> ()"
  constexpr void take_end_of_generic() {
    lexer_.expect(")");
    if (lexer_.accept("{")) {
      AttributeList attributes;
      take_dictionary(attributes, "}");
      if (open_.size() == 1) detail::note_processes(module_, attributes);
    }
    lexer_.expect(":");
    skip_types();
    lexer_.expect("->");
    skip_types();
  }

  constexpr void take_function(bool is_generic) {
    Function function;
    function.place = lexer_.token().place;
    const char* const start = lexer_.token().text.data();
    function_ = &function;
    names_ = {};
    lexer_.advance();
    const bool has_body = is_generic ? take_generic_function(function) : take_printed_function(function, start);
    take_location();
    function_ = nullptr;
    if (!has_body) return;
    if (module_.find(function.name) != nullptr) stablehlo_name_is_taken(function.place, "function", function.name);
    module_.functions.push_back(static_cast<Function&&>(function));
  }
  constexpr bool take_printed_function(Function& function, const char* start) {
    for (const char* visibility : {"public", "private", "nested"})
      if (lexer_.accept(visibility)) break;
    function.name = detail::without_quotes(lexer_.take(Token::Kind::symbol, "the name of a function").text.substr(1));
    lexer_.expect("(");
    for (bool first = true; !lexer_.accept(")"); first = false) {
      if (!first) lexer_.expect(",");
      take_parameter(function);
    }
    if (lexer_.accept("->")) take_results(function);
    if (lexer_.accept("attributes")) {
      lexer_.expect("{");
      skip_dictionary();
    }
    function.signature = text_from(start);
    if (!lexer_.accept("{")) return false;
    take_operations(function.body);
    return true;
  }
  // A declaration has types alone.
  constexpr void take_parameter(Function& function) {
    AttributeList attributes;
    if (lexer_.at(Token::Kind::value))
      take_argument(function.body);
    else
      skip_types();
    if (lexer_.accept("{")) take_dictionary(attributes, "}");
    take_argument_location(function.body);
    function.parameter_attributes.resize(function.body.arguments.size(), attributes);  // of a tuple those of its parts
  }
  constexpr void take_results(Function& function) {
    TypeList types;
    if (!lexer_.accept("(")) return take_type(types);
    for (bool first = true; !lexer_.accept(")"); first = false) {
      if (!first) lexer_.expect(",");
      take_type(types);
      AttributeList attributes;
      if (lexer_.accept("{")) take_dictionary(attributes, "}");
      function.result_attributes.push_back(static_cast<AttributeList&&>(attributes));
    }
  }
  // "func.func"() <{function_type = ..., sym_name = "main"}> ({ ^bb0(%arg0: ...): ... }) : () -> ()
  constexpr bool take_generic_function(Function& function) {
    AttributeList attributes;
    lexer_.expect("(");
    lexer_.expect(")");
    if (lexer_.accept("<")) {
      lexer_.expect("{");
      take_dictionary(attributes, "}");
      lexer_.expect(">");
    }
    lexer_.expect("(");
    lexer_.expect("{");
    take_operations(function.body);
    lexer_.expect(")");
    if (lexer_.accept("{")) take_dictionary(attributes, "}");
    lexer_.expect(":");
    skip_types();
    lexer_.expect("->");
    skip_types();
    const Attribute* const name = find(attributes, "sym_name");
    if (name == nullptr) stablehlo_attribute_is_missing(function.place, "func.func", "sym_name");
    function.name = name->text;
    function.parameter_attributes.resize(function.body.arguments.size());
    return true;
  }

  // {-# dialect_resources: { builtin: { name: "0x..." } } #-}
  constexpr void take_resources() {
    const TextPlace start = lexer_.token().place;
    Token name;
    while (!lexer_.accept("#-}")) {
      if (lexer_.at(Token::Kind::end)) stablehlo_is_malformed(start, "'#-}'", "");
      if (lexer_.at(Token::Kind::word)) name = lexer_.token();
      if (lexer_.at(Token::Kind::string))
        module_.resources.push_back({name.text, detail::without_quotes(lexer_.token().text)});
      lexer_.advance();
    }
  }
};

// The module that a text is. O(its length). Errors: stablehlo_is_malformed, stablehlo_is_too_deep,
// stablehlo_name_is_unknown, stablehlo_name_is_taken, stablehlo_count_differs, stablehlo_is_unsupported,
// stablehlo_dimension_is_dynamic.
[[nodiscard]] WEFT_NATIVE constexpr Module read_module(std::string_view text) { return Parser(text).read(); }

}  // namespace weft::stablehlo

#endif
