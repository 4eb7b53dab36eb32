// A function that passes have changed, as it would be printed: each operation with the values that it reads and makes,
// its axes and its shardings, as texts without spaces.
#ifndef WEFT_TESTS_SDY_EXPORTED_FUNCTION_HPP
#define WEFT_TESTS_SDY_EXPORTED_FUNCTION_HPP

#include <weft/sdy/made_operation.hpp>

#include <sdy/check_lines.hpp>

namespace weft::testing {

struct ExportedOperation {
  std::string name;
  std::vector<Index> operands, results;  // values; operands in the order in which they are written
  std::string axes, rule;
  std::string type;     // of its one result
  std::string numbers;  // of a slice and of padding
  std::vector<std::string> shardings, in, out;
  std::size_t end = 0;  // the operation behind those of its regions
};

class ExportedFunction {
 public:
  std::vector<std::string> arguments, results;
  std::vector<Index> argument_values;
  std::vector<ExportedOperation> operations;  // each before those of its regions

  ExportedFunction(const stablehlo::Module& module, const stablehlo::Function& function)
      : module_{module}, function_{function} {
    for (const Index value : function.body.arguments) argument_values.push_back(value);
    for (Index i = 0; i < function.body.arguments.size(); ++i)
      arguments.push_back(i < function.parameter_attributes.size() ? sharding_in(function.parameter_attributes[i])
                                                                   : "");
    const auto& returned = function.body.operations;
    for (Index i = 0; !returned.empty() && i < returned.back().operands.size(); ++i)
      results.push_back(i < function.result_attributes.size() ? sharding_in(function.result_attributes[i]) : "");
    add(function.body);
  }

 private:
  const stablehlo::Module& module_;
  const stablehlo::Function& function_;

  static std::string without_spaces(std::string_view text) {
    std::string made(text);
    std::erase_if(made, [](char c) { return c == ' ' || c == '\n'; });
    return made;
  }
  // "#sdy.sharding<...>" in a list is "<...>".
  static std::string without_hashes(std::string_view text) {
    std::string made = without_spaces(text);
    const std::string_view hash = "#sdy.sharding";
    for (std::size_t at = made.find(hash); at != std::string::npos; at = made.find(hash)) made.erase(at, hash.size());
    return made;
  }
  static std::string sharding_in(const stablehlo::AttributeList& attributes) {
    const stablehlo::Attribute* const given = stablehlo::find(attributes, "sdy.sharding");
    return given == nullptr ? "" : without_spaces(given->text);
  }
  static std::vector<std::string> list_in(const stablehlo::Operation& operation, const char* name) {
    std::vector<std::string> made;
    if (const stablehlo::Attribute* const given = stablehlo::find(operation.attributes, name))
      for (const stablehlo::Attribute& item : given->items) made.push_back(without_spaces(item.text));
    return made;
  }
  void add(const stablehlo::Region& region) {
    for (const stablehlo::Operation& operation : region.operations) {
      ExportedOperation made;
      made.name = std::string(operation.name == "func.call" ? "call" : operation.name);
      for (const Index value : operation.results) made.results.push_back(value);
      made.operands = written_operands(operation);
      if (made.results.size() == 1) made.type = sdy::type_text(function_.values[made.results[0]]);
      made.numbers = numbers_of(operation);
      if (const stablehlo::Attribute* const axes = stablehlo::find(operation.attributes, "axes"))
        made.axes = without_spaces(axes->text);
      if (const stablehlo::Attribute* const kind = stablehlo::find(operation.attributes, "reduction_op"))
        made.axes = std::string(kind->text) + made.axes;
      const std::string_view own = sdy::own_sharding_attribute(operation.name);
      if (const auto* const given = own.empty() ? nullptr : stablehlo::find(operation.attributes, own))
        made.shardings = {without_spaces(given->text)};
      if (const auto* const given = stablehlo::find(operation.attributes, "sdy.sharding"))
        made.shardings = given->text.substr(0, 2) == "<[" ? shardings_behind(without_hashes(given->text), "<[")
                                                          : std::vector{without_spaces(given->text)};
      if (const auto* const given = stablehlo::find(operation.attributes, "sdy.sharding_rule"))
        made.rule = without_spaces(given->text);
      made.in = list_in(operation, "in_shardings");
      made.out = list_in(operation, "out_shardings");
      const std::size_t number = operations.size();
      operations.push_back(made);
      if (operation.name != "stablehlo.reduce")  // whose body is one word
        for (const stablehlo::Region& inner : operation.regions) add(inner);
      operations[number].end = operations.size();
    }
  }
  // "[0:4,0:8]", "low=[0,0],high=[0,1],interior=[0,0]"
  std::string numbers_of(const stablehlo::Operation& operation) const {
    const auto list = [&](const char* name) {
      const stablehlo::Attribute* const given = stablehlo::find(operation.attributes, name);
      return given == nullptr ? Buffer<Index>() : stablehlo::integer_list(module_, *given);
    };
    std::string made;
    if (operation.name == "stablehlo.slice") {
      const Buffer<Index> first = list("start_indices"), behind = list("limit_indices"), strides = list("strides");
      for (Index d = 0; d < first.size(); ++d)
        made += (d == 0 ? "" : ",") + std::to_string(first[d]) + ":" + std::to_string(behind[d]) +
                (strides[d] == 1 ? "" : ":" + std::to_string(strides[d]));
      return "[" + made + "]";
    }
    if (operation.name != "stablehlo.pad") return made;
    for (const char* name : {"low", "high", "interior"}) {
      made += (made.empty() ? "" : ",") + std::string(name) + "=[";
      const Buffer<Index> numbers = list(name);
      for (Index d = 0; d < numbers.size(); ++d) made += (d == 0 ? "" : ",") + std::to_string(numbers[d]);
      made += "]";
    }
    return made;
  }
  // A reduction writes each operand beside what it starts with.
  static std::vector<Index> written_operands(const stablehlo::Operation& operation) {
    std::vector<Index> made;
    const Index count = operation.operands.size();
    for (Index i = 0; i < count; ++i) {
      const bool in_pairs = operation.name == "stablehlo.reduce" && count % 2 == 0;
      made.push_back(operation.operands[in_pairs ? i / 2 + (i % 2) * (count / 2) : i]);
    }
    return made;
  }
};

}  // namespace weft::testing

#endif
