// One operation of a module where its sharding rule is made, with what makes and reads the values around it.
#ifndef WEFT_SDY_RULE_SITE_HPP
#define WEFT_SDY_RULE_SITE_HPP

#include <weft/sharding/sharding_rule.hpp>
#include <weft/stablehlo/integer_list.hpp>

namespace weft::sdy {

using stablehlo::Attribute;
using stablehlo::AttributeList;
using stablehlo::Function;
using stablehlo::Module;
using stablehlo::Operation;
using stablehlo::Region;

// By value of a function: the operation that makes it, null for arguments, and those that read it, once a use.
struct ValueUses {
  Buffer<const Operation*> makers;
  Buffer<Buffer<const Operation*>> readers;

  constexpr explicit ValueUses(const Function& function)
      : makers(function.values.size(), nullptr), readers(function.values.size()) {
    add(function.body);
  }

 private:
  constexpr void add(const Region& region) {
    for (const Operation& operation : region.operations) {
      for (const Index value : operation.results) makers[value] = &operation;
      for (const Index value : operation.operands) readers[value].push_back(&operation);
      for (const Region& inner : operation.regions) add(inner);
    }
  }
};

struct RuleSite {
  const Module& module;
  const Function& function;
  const Operation& operation;
  const ValueUses& uses;
  bool is_conservative = false;  // dimensions that communicate are not propagated along

  [[nodiscard]] constexpr const Shape& shape_of(Index value) const { return function.values[value].type.shape; }
  // Errors: stablehlo_count_differs.
  [[nodiscard]] constexpr const Shape& operand(Index i) const {
    check_count("operands", operation.operands.size(), i);
    return shape_of(operation.operands[i]);
  }
  [[nodiscard]] constexpr const Shape& result(Index i = 0) const {
    check_count("results", operation.results.size(), i);
    return shape_of(operation.results[i]);
  }
  [[nodiscard]] constexpr Index operands() const { return operation.operands.size(); }
  [[nodiscard]] constexpr Index results() const { return operation.results.size(); }
  [[nodiscard]] constexpr ShardingRuleBuilder builder() const {
    return ShardingRuleBuilder(shapes(operation.operands), shapes(operation.results));
  }

  // The attribute of one of two names: that of the generic form, and of the printed one.
  [[nodiscard]] constexpr const Attribute* find(const char* name, const char* printed = "") const {
    const Attribute* const found = stablehlo::find(operation.attributes, name);
    return found != nullptr || printed[0] == '\0' ? found : stablehlo::find(operation.attributes, printed);
  }
  // Empty, if the attribute is not there.
  [[nodiscard]] constexpr Buffer<Index> integers(const char* name, const char* printed = "") const {
    const Attribute* const found = find(name, printed);
    if (found == nullptr) return {};
    return stablehlo::integer_list(module, *found);
  }
  // Error: stablehlo_attribute_is_missing.
  [[nodiscard]] constexpr Index number(const char* name, const char* printed = "") const {
    const Buffer<Index> numbers = integers(name, printed);
    if (numbers.empty()) stablehlo_attribute_is_missing(operation.place, operation.name, name);
    return numbers[0];
  }
  // The same, of an attribute that has several, such as #stablehlo.gather<...>.
  [[nodiscard]] constexpr Buffer<Index> integers_in(const char* dictionary, const char* name) const {
    const Attribute* const found = find(dictionary);
    const Attribute* const item = found == nullptr ? nullptr : stablehlo::find(found->items, name);
    if (item == nullptr) return {};
    return stablehlo::integer_list(module, *item);
  }

 private:
  [[nodiscard]] constexpr Buffer<Shape> shapes(const Buffer<Index>& values) const {
    Buffer<Shape> made;
    for (const Index value : values) made.push_back(shape_of(value));
    return made;
  }
  constexpr void check_count(const char* what, Index count, Index i) const {
    if (i >= count) stablehlo_count_differs(operation.place, operation.name, what, count, i + 1);
  }
};

[[nodiscard]] constexpr bool contains(const Buffer<Index>& numbers, Index number) {
  for (const Index item : numbers)
    if (item == number) return true;
  return false;
}

}  // namespace weft::sdy

#endif
