// Definitions of sdy/sharding_passes.hpp.
#ifndef WEFT_SDY_SHARDING_PASSES_IPP
#define WEFT_SDY_SHARDING_PASSES_IPP

#include <weft/sdy/reshard_value.hpp>
#include <weft/sdy/sharding_passes.hpp>

#include <numeric>

namespace weft::sdy {
namespace detail {

// Every sharding that a module states, with what it is of.
struct StatedSharding {
  enum class Of : std::uint8_t { argument, result, call, computation, other };
  Of of = Of::other;
  bool is_in_first = false;  // function: main, or the first one
  const stablehlo::ValueType& type;
};

// Calls `change(sharding, stated)` for each, and writes what it makes of it.
template <class Change>
class ShardingChanges {
 public:
  using Of = StatedSharding::Of;

  ShardingChanges(Module& module, Change& change) : module_{module}, meshes_(module), change_{change} {}

  void run() {
    const Function* const main = module_.find("main");
    for (Function& function : module_.functions) {
      function_ = &function;
      is_first_ = main == nullptr ? &function == module_.functions.begin() : &function == main;
      for (Index i = 0; i < function.body.arguments.size() && i < function.parameter_attributes.size(); ++i)
        change_in(function.parameter_attributes[i], "sdy.sharding", Of::argument, function.body.arguments[i]);
      for (Index i = 0; i < function.result_attributes.size() && !function.body.operations.empty(); ++i)
        if (const Buffer<Index>& returned = function.body.operations.back().operands; i < returned.size())
          change_in(function.result_attributes[i], "sdy.sharding", Of::result, returned[i]);
      change_in(function.body);
    }
  }

 private:
  Module& module_;
  const Meshes meshes_;
  Change& change_;
  Function* function_ = nullptr;
  bool is_first_ = false;

  TensorSharding changed(TensorSharding sharding, Of of, Index value) {
    change_(sharding, StatedSharding{of, is_first_, function_->values[value]}, meshes_);
    return sharding;
  }
  std::string_view changed(std::string_view text, TextPlace place, Of of, Index value) {
    const TensorSharding before = read_sharding(text, meshes_, place), after = changed(before, of, value);
    return after == before ? text : kept_text(module_, to_text(after, meshes_));
  }
  void change_in(AttributeList& attributes, std::string_view name, Of of, Index value) {
    if (Attribute* const given = find(attributes, name)) given->text = changed(given->text, given->place, of, value);
  }
  void change_in(Region& region) {
    for (Operation& operation : region.operations) {
      if (const std::string_view own = own_sharding_attribute(operation.name); !own.empty())
        change_in(operation.attributes, own, Of::other, operation.results[0]);
      if (Attribute* const given = find(operation.attributes, "sdy.sharding")) change_results(operation, *given);
      change_list(operation, "in_shardings", operation.operands);
      change_list(operation, "out_shardings", operation.results);
      for (Region& inner : operation.regions) change_in(inner);
    }
  }
  void change_results(const Operation& operation, Attribute& given) {
    const Buffer<TensorSharding> before = read_shardings(given.text, meshes_, given.place);
    const Of of = operation.name == "func.call" ? Of::call : Of::other;
    std::string text;
    bool differs = false;
    for (Index i = 0; i < before.size() && i < operation.results.size(); ++i) {
      const TensorSharding after = changed(before[i], of, operation.results[i]);
      differs = differs || !(after == before[i]);
      text += (i == 0 ? "" : ", ") + to_text(after, meshes_);
    }
    if (differs) given.text = kept_text(module_, "<[" + text + "]>");
  }
  void change_list(Operation& operation, const char* name, const Buffer<Index>& values) {
    Attribute* const list = find(operation.attributes, name);
    const Of of = is_manual_computation(operation) ? Of::computation : Of::other;
    for (Index i = 0; list != nullptr && i < list->items.size() && i < values.size(); ++i)
      list->items[i].text = changed(list->items[i].text, list->items[i].place, of, values[i]);
  }
};
template <class Change>
void change_shardings(Module& module, Change&& change) {
  ShardingChanges<Change>(module, change).run();
}

// The longest start of `axes`, the last one maybe a part, that divides `size`.
inline SubAxes dividing(const SubAxes& axes, Index size) {
  SubAxes made;
  for (const SubAxis& axis : axes) {
    const auto common = static_cast<std::int32_t>(std::gcd(Index{axis.size}, size));
    if (common == 1) break;
    made.push_back({axis.axis, axis.pre, common});
    size /= common;
    if (common < axis.size) break;
  }
  return made;
}
inline bool has_parts(const SubAxis& axis, const FlowMesh& mesh) { return axis.size != mesh.sizes[axis.axis]; }

}  // namespace detail

void close_shardings(stablehlo::Module& module) {
  detail::change_shardings(module, [](TensorSharding& sharding, const detail::StatedSharding&, const Meshes&) {
    for (DimensionSharding& dim : sharding.dims) dim = {dim.axes, true, -1};
    sharding.replicated.clear();
  });
}

void constraints_to_reshards(stablehlo::Module& module) {
  for (Function& function : module.functions)
    stablehlo::for_each_operation(function.body, [](Operation& operation) {
      if (operation.name == "sdy.sharding_constraint") operation.name = "sdy.reshard";
    });
}

void drop_sharding_groups(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) {
    EditedFunction edited(module, function, meshes);
    edited.walk([&](const Operation& operation) {
      if (operation.name == "sdy.sharding_group") edited.erase();
    });
    edited.finish();
  }
}

void drop_sharding_rules(stablehlo::Module& module) {
  for (Function& function : module.functions)
    stablehlo::for_each_operation(
        function.body, [](Operation& operation) { drop_attribute(operation.attributes, "sdy.sharding_rule"); });
}

void drop_shardings(stablehlo::Module& module) {
  for (Function& function : module.functions) {
    for (Buffer<AttributeList>* const lists : {&function.parameter_attributes, &function.result_attributes})
      for (AttributeList& attributes : *lists) drop_attribute(attributes, "sdy.sharding");
    stablehlo::for_each_operation(
        function.body, [](Operation& operation) { drop_attribute(operation.attributes, "sdy.sharding"); });
  }
  module.meshes = {};
}

void divide_evenly(stablehlo::Module& module) {
  using Of = detail::StatedSharding::Of;
  detail::change_shardings(
      module, [](TensorSharding& sharding, const detail::StatedSharding& stated, const Meshes& meshes) {
        if (stated.of == Of::other || !stated.type.is_tensor || stated.type.is_open()) return;
        if (meshes.meshes[sharding.mesh].is_maximal) return;
        for (int d = 0; d < sharding.dims.size(); ++d)
          if (const Index size = stated.type.type.shape[d]; size % parts_of(sharding.dims[d].axes) != 0) {
            sharding.dims[d].axes = detail::dividing(sharding.dims[d].axes, size);
            sharding.dims[d].priority = -1;
          }
      });
}

void drop_parts_at_edges(stablehlo::Module& module) {
  using Of = detail::StatedSharding::Of;
  detail::change_shardings(
      module, [](TensorSharding& sharding, const detail::StatedSharding& stated, const Meshes& meshes) {
        if (!stated.is_in_first || (stated.of != Of::argument && stated.of != Of::result)) return;
        for (DimensionSharding& dim : sharding.dims) {
          int whole = 0;
          while (whole < dim.axes.size() && !detail::has_parts(dim.axes[whole], meshes.meshes[sharding.mesh])) ++whole;
          while (!dim.is_closed && dim.axes.size() > whole) dim.axes.pop_back();
        }
      });
}

void insert_call_reshards(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) {
    EditedFunction edited(module, function, meshes);
    edited.walk([&](Operation& call) {
      const Function* const called = call.name == "func.call" ? called_by(module, call) : nullptr;
      if (called == nullptr) return;
      Buffer<TensorSharding> declared;
      int mesh = TensorSharding::no_mesh;
      for (Index i = 0; i < call.results.size(); ++i) {
        declared.push_back(EditedFunction::declared_result(*called, meshes, i));
        for (const int known : {declared[i].mesh, edited.sharding(call.results[i]).mesh})
          if (mesh == TensorSharding::no_mesh) mesh = known;
      }
      if (mesh == TensorSharding::no_mesh) return;
      for (Index i = 0; i < call.results.size(); ++i) {
        TensorSharding asked = edited.sharding(call.results[i]), made = declared[i];
        const int rank = edited.shape(call.results[i]).rank();
        if (!made.is_known()) made = EditedFunction::closed(mesh, rank);
        edited.set_sharding(call, i, made);
        if (lie_alike(made, asked)) continue;
        if (!asked.is_known()) asked = EditedFunction::closed(mesh, rank);
        edited.replace(call.results[i],
                       edited.insert(edited.behind(call.results[i]), "sdy.reshard", call.results[i], "", asked));
      }
    });
    edited.finish();
  }
}

}  // namespace weft::sdy

#endif
