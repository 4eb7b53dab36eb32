// Definitions of sdy/inline_calls.hpp.
#ifndef WEFT_SDY_INLINE_CALLS_IPP
#define WEFT_SDY_INLINE_CALLS_IPP

#include <weft/sdy/inline_calls.hpp>
#include <weft/sdy/made_operation.hpp>

namespace weft::sdy {
namespace detail {

class CallInliner {
 public:
  CallInliner(Module& module, Function& function) : module_{module}, function_{function} {
    for (Index value = 0; value < function.values.size(); ++value) now_.push_back(value);
  }
  void run() { inline_in(function_.body, 0); }

 private:
  static constexpr int most_calls = 64;  // one inside of the other

  Module& module_;
  Function& function_;
  Buffer<Index> now_;  // of each value, what stands for it

  const Function& called_by(const Operation& call, int depth) const {
    const Attribute* const callee = stablehlo::find(call.attributes, "callee");
    if (callee == nullptr) stablehlo_attribute_is_missing(call.place, call.name, "callee");
    const Function* const called = module_.find(callee->text);
    if (called == nullptr) stablehlo_name_is_unknown(callee->place, "function", callee->text);
    if (called == &function_ || depth == most_calls) stablehlo_calls_itself(call.place, callee->text);
    const Index arguments = called->body.arguments.size();
    if (arguments != call.operands.size())
      stablehlo_count_differs(call.place, call.name, "operands", call.operands.size(), arguments);
    return *called;
  }
  void inline_in(Region& region, int depth) {
    Buffer<Operation> made;
    for (Operation& operation : region.operations) {
      for (Index& operand : operation.operands) operand = now_[operand];
      if (operation.name == "sdy.named_computation" && operation.regions.size() == 1) {
        inline_computation(operation, made, depth);
        continue;
      }
      for (Region& inner : operation.regions) inline_in(inner, depth);
      if (operation.name == "func.call")
        inline_call(operation, called_by(operation, depth), made, depth);
      else
        made.push_back(static_cast<Operation&&>(operation));
    }
    region.operations = static_cast<Buffer<Operation>&&>(made);
  }
  void inline_call(const Operation& call, const Function& called, Buffer<Operation>& into, int depth) {
    Buffer<Index> map(called.values.size(), -1);
    for (Index i = 0; i < call.operands.size(); ++i)
      map[called.body.arguments[i]] = constrained(call.operands[i], sharding_in(called.parameter_attributes, i), into);
    Region body;
    for (const Operation& operation : called.body.operations) {
      if (operation.name != "return") {
        body.operations.push_back(copied(operation, called, map));
        continue;
      }
      inline_in(body, depth + 1);
      for (Operation& each : body.operations) into.push_back(static_cast<Operation&&>(each));
      for (Index i = 0; i < call.results.size(); ++i) {
        const Index value =
            constrained(now_[map[operation.operands[i]]], sharding_in(called.result_attributes, i), into);
        now_[call.results[i]] = constrained(value, result_sharding(call, i), into);
      }
    }
  }
  // Its values are the function's own already; names of its body may stand beside it, too, and are not kept.
  void inline_computation(Operation& computation, Buffer<Operation>& into, int depth) {
    Region& body = computation.regions[0];
    for (Index i = 0; i < computation.operands.size(); ++i)
      now_[body.arguments[i]] = constrained(computation.operands[i], listed(computation, "in_shardings", i), into);
    inline_in(body, depth);
    for (Operation& operation : body.operations) {
      if (operation.name == "return") {
        for (Index i = 0; i < computation.results.size(); ++i)
          now_[computation.results[i]] =
              constrained(operation.operands[i], listed(computation, "out_shardings", i), into);
        continue;
      }
      if (operation.results.size() != 1)
        stablehlo_is_unsupported(operation.place, "number of results in a named computation, of", operation.name);
      if (operation.text.substr(0, 1) == "%") operation.text = operation.text.substr(operation.text.find('=') + 2);
      into.push_back(static_cast<Operation&&>(operation));
    }
  }
  Index added(const stablehlo::ValueType& type) {
    function_.values.push_back(stablehlo::ValueType(type));
    now_.push_back(function_.values.size() - 1);
    return now_.back();
  }
  // Values of the function that is called become the caller's; its names are not kept.
  Operation copied(const Operation& operation, const Function& called, Buffer<Index>& map) {
    const bool is_call = operation.name == "func.call";
    if (operation.results.size() != 1 && !is_call)
      stablehlo_is_unsupported(operation.place, "number of results in a function that is called, of", operation.name);
    Operation made = operation;
    for (Index& operand : made.operands) operand = map[operand];
    for (Index& result : made.results) result = map[result] = added(called.values[result]);
    if (!is_call) made.text = operation.text.substr(operation.text.find('=') + 2);
    for (Region& region : made.regions) {
      if (!region.text.empty())
        stablehlo_is_unsupported(operation.place, "region in a function that is called, of", operation.name);
      for (Index& argument : region.arguments) argument = map[argument] = added(called.values[argument]);
      for (Operation& inner : region.operations) {
        for (Index& operand : inner.operands) operand = map[operand];
        for (Index& result : inner.results) result = map[result] = added(called.values[result]);
      }
    }
    return made;
  }

  // --- Shardings; an empty text says nothing
  static std::string_view sharding_in(const Buffer<AttributeList>& lists, Index i) {
    const Attribute* const given = i < lists.size() ? stablehlo::find(lists[i], "sdy.sharding") : nullptr;
    return given == nullptr ? std::string_view() : given->text;
  }
  static std::string_view listed(const Operation& computation, const char* name, Index i) {
    const Attribute* const list = stablehlo::find(computation.attributes, name);
    return list == nullptr || i >= list->items.size() ? std::string_view() : list->items[i].text;
  }
  std::string result_sharding(const Operation& call, Index i) const {
    const Attribute* const given = stablehlo::find(call.attributes, "sdy.sharding");
    if (given == nullptr) return "";
    const Meshes meshes(module_);
    const Buffer<TensorSharding> all = read_shardings(given->text, meshes, given->place);
    return i < all.size() ? to_text(all[i], meshes) : "";
  }
  Index constrained(Index value, std::string_view sharding, Buffer<Operation>& into) {
    if (sharding.empty()) return value;
    const std::string type = type_text(function_.values[value]);
    Operation made =
        made_operation(module_, "sdy.sharding_constraint %0 " + std::string(sharding) + " : " + type, {value}, {type});
    const Index result = added(stablehlo::ValueType(function_.values[value]));
    made.results = {result};
    into.push_back(static_cast<Operation&&>(made));
    return result;
  }
};

}  // namespace detail

void inline_calls(stablehlo::Module& module) {
  Index main = module.functions.size() == 1 ? 0 : -1;
  for (Index i = 0; i < module.functions.size(); ++i)
    if (module.functions[i].name == "main") main = i;
  if (main < 0) stablehlo_has_no_function("main");
  detail::CallInliner(module, module.functions[main]).run();
  Buffer<Function> kept;
  kept.push_back(static_cast<Function&&>(module.functions[main]));
  module.functions = static_cast<Buffer<Function>&&>(kept);
}

}  // namespace weft::sdy

#endif
