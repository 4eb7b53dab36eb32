// Definitions of sdy/print_module.hpp.
#ifndef WEFT_SDY_PRINT_MODULE_IPP
#define WEFT_SDY_PRINT_MODULE_IPP

#include <weft/sdy/made_operation.hpp>
#include <weft/sdy/print_module.hpp>

namespace weft::sdy {
namespace detail {

// Does the part stand in the text as it was written?
inline bool stands_in(std::string_view text, std::string_view part) {
  return part.data() >= text.data() && part.data() + part.size() <= text.data() + text.size();
}

// "%0:2 = " and "stablehlo.sort" of an operation's text. What a pass has made is written without its results.
struct WrittenHead {
  std::string_view results, name;

  explicit WrittenHead(const Operation& operation) {
    Lexer lexer(operation.text);
    if (lexer.at(Token::Kind::value)) {
      while (!lexer.at("=") && !lexer.at(Token::Kind::end)) lexer.advance();
      results = {operation.text.data(), to_size(lexer.token().text.data() - operation.text.data())};
      lexer.advance();
    }
    name = lexer.token().text;
  }
  [[nodiscard]] const char* end() const { return name.data() + name.size(); }
};

// By a pass: of Shardy's dialect without a text, of StableHLO with one that does not name its one result.
inline bool is_inserted(const Operation& operation) {
  if (operation.text.empty()) return !own_sharding_attribute(operation.name).empty();
  return operation.results.size() == 1 && operation.text[0] != '%';
}

// What each value of a function is called: as the text has it, and what was inserted by numbers that it does not have.
class ValueTexts {
 public:
  explicit ValueTexts(const Function& function) : names_(to_size(function.values.size())) {
    const Words words = words_of(function.signature);
    std::size_t next = 0;
    for (const Index value : function.body.arguments) {
      while (next < words.size() && words[next].kind != Token::Kind::value) ++next;
      if (next < words.size()) names_[to_size(value)] = std::string(words[next++].text);
    }
    add(function.body);
    add_inserted(function.body);
  }
  [[nodiscard]] const std::string& operator[](Index value) const { return names_[to_size(value)]; }

 private:
  std::vector<std::string> names_;
  int next_ = 0;  // above all %r0, %r1, ... of the text

  void add(const Region& region) {
    for (const Operation& operation : region.operations) {
      if (!operation.text.empty() && !is_inserted(operation)) add_results(operation);
      for (const Region& inner : operation.regions) add(inner);
    }
  }
  void add_inserted(const Region& region) {
    for (const Operation& operation : region.operations) {
      for (const Region& inner : operation.regions) add_inserted(inner);
      if (is_inserted(operation)) names_[to_size(operation.results[0])] = "%r" + std::to_string(next_++);
    }
  }
  void add_results(const Operation& operation) {
    const WrittenHead head(operation);
    const Words words = words_of(head.results);
    Index result = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i].kind != Token::Kind::value) continue;
      const std::string name(words[i].text);
      skip(name);
      Index count = 1;
      const bool has_count = i + 2 < words.size() && is_mark(words[i + 1], ':');
      if (has_count) count = std::stol(std::string(words[i + 2].text));
      for (Index part = 0; part < count && result < operation.results.size(); ++part)
        names_[to_size(operation.results[result++])] = has_count ? name + "#" + std::to_string(part) : name;
    }
    name_arguments(operation, head.end());
  }
  // Arguments of regions: "%x = %initial" of a loop; else what is followed by its type behind the operands.
  void name_arguments(const Operation& operation, const char* from) {
    if (operation.regions.empty() || operation.regions[0].text.empty()) return;
    if (operation.name == "stablehlo.while") {
      const Words words = words_of({from, to_size(operation.regions[0].text.data() - from)});
      Index number = 0;
      for (std::size_t i = 0; i + 1 < words.size(); ++i)
        if (words[i].kind == Token::Kind::value && is_mark(words[i + 1], '=')) {
          for (const Region& region : operation.regions)
            if (number < region.arguments.size()) names_[to_size(region.arguments[number])] = words[i].text;
          ++number;
        }
      return;
    }
    for (const Region& region : operation.regions) {
      if (region.text.empty()) return;
      Words names;
      for (const Token& word : words_of({from, to_size(region.text.data() - from)}))
        if (word.kind == Token::Kind::value) names.push_back(word);
      const std::size_t count = to_size(region.arguments.size());
      const bool in_pairs = operation.name == "stablehlo.reduce" && from[0] != '"';
      for (std::size_t i = 0; i < count && count <= names.size(); ++i) {
        const std::size_t number = in_pairs ? i / 2 + i % 2 * (count / 2) : i;
        names_[to_size(region.arguments[static_cast<Index>(number)])] = names[names.size() - count + i].text;
      }
      from = region.text.data() + region.text.size();
    }
  }
  void skip(const std::string& name) {
    if (name.size() > 2 && name[1] == 'r' && name.find_first_not_of("0123456789", 2) == std::string::npos)
      next_ = std::max(next_, std::atoi(name.c_str() + 2) + 1);
  }
};

class ModulePrinter {
 public:
  explicit ModulePrinter(const Module& module) : module_{module} {}

  std::string text() {
    std::string made;
    for (const stablehlo::MeshDeclaration& mesh : module_.meshes)
      made += "sdy.mesh @\"" + std::string(mesh.name) + "\" = " + std::string(mesh.text) + "\n";
    for (const Function& function : module_.functions) made += text_of(function);
    return made + resources();
  }

 private:
  const Module& module_;
  const ValueTexts* values_ = nullptr;
  const Function* function_ = nullptr;

  std::string resources() const {
    if (module_.resources.empty()) return "";
    std::string made = "{-#\n  dialect_resources: {\n    builtin: {\n";
    for (const stablehlo::Resource& resource : module_.resources)
      made += (&resource == module_.resources.begin() ? "" : ",\n") + ("      " + std::string(resource.name)) + ": \"" +
              std::string(resource.bytes) + "\"";
    return made + "\n    }\n  }\n#-}\n";
  }
  std::string text_of(const Function& function) {
    if (function.signature.empty())
      stablehlo_is_unsupported(function.place,
                               "printing of a function that was not read from MLIR's own form:", function.name);
    const ValueTexts values(function);
    values_ = &values;
    function_ = &function;
    return signature(function) + " {\n" + text_of(function.body, "  ") + "}\n";
  }

  // --- Signatures
  // Each type with what stands behind it.
  std::string signature(const Function& function) const {
    TextEdits edits(function.signature);
    const Words words = words_of(function.signature);
    std::size_t at = 0;
    while (at < words.size() && !is_mark(words[at], '(')) ++at;
    at = declared(edits, words, at, function.parameter_attributes);
    if (at + 1 < words.size() && words[at].text == "->" && is_mark(words[at + 1], '('))
      declared(edits, words, at + 1, function.result_attributes);
    return edits.finish();
  }
  static std::size_t declared(TextEdits& edits, const Words& words, std::size_t open,
                              const Buffer<AttributeList>& lists) {
    const std::size_t end = behind_brackets(words, open);
    std::size_t at = open + 1;
    for (const AttributeList& attributes : lists) {
      const std::size_t start = at;
      while (at + 1 < end && !is_mark(words[at], ',') && !is_mark(words[at], '{'))
        at = is_mark(words[at], '<') ? behind_brackets(words, at) : at + 1;
      const Attribute* const sharding = stablehlo::find(attributes, "sdy.sharding");
      const std::string text = sharding == nullptr ? "" : "sdy.sharding = #sdy.sharding" + std::string(sharding->text);
      if (at + 1 < end && is_mark(words[at], '{')) {
        const std::size_t closed = behind_brackets(words, at);
        set_in_dictionary(edits, words, at, closed, text);
        at = closed;
      } else if (!text.empty() && at > start) {
        edits.insert(words[at - 1].text.data() + words[at - 1].text.size(), " {" + text + "}");
      }
      while (at + 1 < end && !is_mark(words[at], ',')) ++at;
      ++at;
    }
    return end;
  }
  // In "{...}", the words [open, closed); empty: there is to be none.
  static void set_in_dictionary(TextEdits& edits, const Words& words, std::size_t open, std::size_t closed,
                                const std::string& text) {
    for (std::size_t i = open + 1; i + 3 < closed; ++i) {
      if (words[i].text != "sdy.sharding" || !is_mark(words[i + 1], '=')) continue;
      const std::size_t end = behind_brackets(words, i + 3);
      if (text.empty()) return drop_entry(edits, words, i, end);
      return edits.replace(from_to(words[i], words[end - 1]), text);
    }
    if (!text.empty()) edits.insert(words[open + 1].text.data(), text + ", ");
  }
  // The entry of a dictionary that is the words [first, end), with a comma; a dictionary that had no other one, too.
  static void drop_entry(TextEdits& edits, const Words& words, std::size_t first, std::size_t end) {
    const bool is_first = is_mark(words[first - 1], '{');
    if (!is_first) return edits.replace(from_to(words[first - 1], words[end - 1]), "");
    if (is_mark(words[end], ',')) return edits.replace(until(words[first], words[end + 1]), "");
    const char* const before = words[first - 1].text.data() - 1;  // and the space before it
    edits.replace({before, to_size(words[end].text.data() + 1 - before)}, "");
  }
  // From the start of one word to that of another.
  static std::string_view until(const Token& first, const Token& next) {
    return {first.text.data(), to_size(next.text.data() - first.text.data())};
  }

  // --- Operations
  std::string text_of(const Region& region, const std::string& indent) const {
    std::string made;
    for (const Operation& operation : region.operations)
      made += indent + name_before(operation) +
              (operation.text.empty() ? inserted(operation) : written(operation, indent)) + "\n";
    return made;
  }
  std::string name_before(const Operation& operation) const {
    return is_inserted(operation) ? (*values_)[operation.results[0]] + " = " : "";
  }
  // name axes %operand <sharding> : type
  std::string inserted(const Operation& operation) const {
    std::string made(operation.name);
    for (const char* name : {"reduction_op", "axes"})
      if (const Attribute* const given = stablehlo::find(operation.attributes, name))
        made += " " + std::string(given->text);
    made += " " + (*values_)[operation.operands[0]];
    if (const Attribute* const given = stablehlo::find(operation.attributes, "out_sharding"))
      made += " out_sharding=" + std::string(given->text);
    if (const Attribute* const given = stablehlo::find(operation.attributes, "specification"))
      made += " " + std::string(given->text);
    return made + " : " + type_text(function_->values[operation.results[0]]);
  }
  // What stands before, between and behind the regions, and their operations.
  std::string written(const Operation& operation, const std::string& indent) const {
    Rewrite rewrite{operation, TextEdits(operation.text)};
    const WrittenHead head(operation);
    if (operation.name == "sdy.reshard" && head.name != operation.name)
      rewrite.edits.replace(head.name, operation.name);
    const char* at = head.end();
    const char* const end = operation.text.data() + operation.text.size();
    for (const Region& region : operation.regions) {
      if (region.text.empty()) break;  // one word stands for it
      rewrite_words(rewrite, words_of({at, to_size(region.text.data() - at)}), false);
      const std::string inside = text_of(region, indent + "  ");
      rewrite.edits.replace(region.text,
                            std::string_view(inside).substr(indent.size() + 2, inside.size() - indent.size() - 3));
      at = region.text.data() + region.text.size();
    }
    rewrite_words(rewrite, words_of({at, to_size(end - at)}), true);
    return rewrite.edits.finish();
  }
  struct Rewrite {
    const Operation& operation;
    TextEdits edits;
    Index operand = 0;  // that has not been met yet
    bool has_sharding = false;
  };
  void rewrite_words(Rewrite& rewrite, const Words& words, bool is_end) const {
    const Attribute* const sharding = stablehlo::find(rewrite.operation.attributes, "sdy.sharding");
    const bool is_new = sharding != nullptr && !stands_in(rewrite.operation.text, sharding->text);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (rewrite.operation.name == "sdy.named_computation" && !is_end) add_lists(rewrite, words, i);
      if (words[i].kind == Token::Kind::value) {
        rewrite_operand(rewrite, words, i);
      } else if (const std::size_t closed = rewrite_own(rewrite, words, i); closed > i) {
        i = closed - 1;
      } else if (is_new && words[i].text == "sdy.sharding" && i + 3 < words.size()) {
        const std::size_t end = behind_brackets(words, i + 3);
        rewrite.edits.replace(from_to(words[i + 2], words[end - 1]), value_text(*sharding));
        rewrite.has_sharding = true;
        i = end - 1;
      } else if (const std::size_t dropped = rewrite_dropped(rewrite, words, i); dropped > i) {
        i = dropped - 1;
      } else if (is_new && is_end && !rewrite.has_sharding && is_types(words, i)) {
        insert_sharding(rewrite.edits, words, i, "sdy.sharding = " + value_text(*sharding));
        rewrite.has_sharding = true;
      }
    }
  }
  // "<@mesh, ...>" of a reshard, "in_shardings=[...]" of a computation. The word behind it; `at`: it is none.
  std::size_t rewrite_own(Rewrite& rewrite, const Words& words, std::size_t at) const {
    const Operation& operation = rewrite.operation;
    const bool is_sharding = at + 1 < words.size() && words[at + 1].kind == Token::Kind::symbol;  // and no type
    if (is_sharding && is_mark(words[at], '<') && operation.name == "sdy.reshard") {
      const Attribute* const given = stablehlo::find(operation.attributes, "specification");
      const std::size_t closed = behind_brackets(words, at);
      if (given != nullptr && !stands_in(operation.text, given->text))
        rewrite.edits.replace(from_to(words[at], words[closed - 1]), given->text);
      return closed;
    }
    if ((words[at].text != "in_shardings" && words[at].text != "out_shardings") || at + 2 >= words.size()) return at;
    const Attribute* const list = stablehlo::find(operation.attributes, words[at].text);
    const std::size_t closed = behind_brackets(words, at + 2);
    if (list == nullptr || list->items.empty() || stands_in(operation.text, list->items[0].text)) return closed;
    rewrite.edits.replace(from_to(words[at + 2], words[closed - 1]), list_text(*list));
    return closed;
  }
  // The lists of a computation that was written without, if it belongs before word `at`: behind the operands,
  // in_shardings first.
  static void add_lists(Rewrite& rewrite, const Words& words, std::size_t at) {
    std::size_t place = 0;
    while (place < words.size() && !is_mark(words[place], '(')) ++place;
    place = behind_brackets(words, place);
    for (const char* name : {"in_shardings", "out_shardings"}) {
      const Attribute* const list = stablehlo::find(rewrite.operation.attributes, name);
      if (place + 2 < words.size() && words[place].text == name)
        place = behind_brackets(words, place + 2);
      else if (list != nullptr && place == at)
        rewrite.edits.insert(words[at].text.data(), std::string(name) + "=" + list_text(*list) + " ");
    }
  }
  static std::string list_text(const Attribute& list) {
    std::string made;
    for (const Attribute& item : list.items) made += (made.empty() ? "" : ", ") + std::string(item.text);
    return "[" + made + "]";
  }
  // Is the entry at word `at` a sharding or a rule that the operation does not have any more?
  static bool is_dropped(const Operation& operation, const Words& words, std::size_t at) {
    return at + 3 < words.size() && (words[at].text == "sdy.sharding" || words[at].text == "sdy.sharding_rule") &&
           stablehlo::find(operation.attributes, words[at].text) == nullptr;
  }
  // The word behind such entries, one or both; `at`: it is none.
  static std::size_t rewrite_dropped(Rewrite& rewrite, const Words& words, std::size_t at) {
    if (at == 0 || !is_dropped(rewrite.operation, words, at)) return at;
    std::size_t end = behind_brackets(words, at + 3);
    while (end < words.size() && is_mark(words[end], ',') && is_dropped(rewrite.operation, words, end + 1))
      end = behind_brackets(words, end + 4);
    drop_entry(rewrite.edits, words, at, end);
    return end;
  }
  void rewrite_operand(Rewrite& rewrite, const Words& words, std::size_t at) const {
    const Operation& operation = rewrite.operation;
    const bool is_carry = operation.name == "stablehlo.while" && at + 1 < words.size() && is_mark(words[at + 1], '=');
    if (is_carry || rewrite.operand == operation.operands.size()) return;
    const std::string& name = (*values_)[operand_at(operation, rewrite.operand++)];
    if (name != words[at].text) rewrite.edits.replace(words[at].text, name);
  }
  // Into the dictionary before the ':' of the types, or one of its own.
  static void insert_sharding(TextEdits& edits, const Words& words, std::size_t colon, const std::string& text) {
    if (colon == 0 || !is_mark(words[colon - 1], '}')) return edits.insert(words[colon].text.data(), "{" + text + "} ");
    std::size_t open = colon - 1;
    while (open > 0 && behind_brackets(words, open) != colon) --open;
    edits.insert(words[open + 1].text.data(), text + ", ");
  }
  static std::string value_text(const Attribute& sharding) {
    return "#sdy.sharding_per_value" + std::string(sharding.text);
  }
  // In the order in which they are written: a reduction has each operand beside what it starts with.
  static Index operand_at(const Operation& operation, Index i) {
    const Index count = operation.operands.size();
    const bool in_pairs =
        operation.name == "stablehlo.reduce" && count % 2 == 0 && operation.text.find("init") != std::string_view::npos;
    return operation.operands[in_pairs ? i / 2 + (i % 2) * (count / 2) : i];
  }
};

}  // namespace detail

std::string to_text(const stablehlo::Module& module) { return detail::ModulePrinter(module).text(); }

}  // namespace weft::sdy

#endif
