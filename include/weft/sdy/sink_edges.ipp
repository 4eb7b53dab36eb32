// Definitions of sdy/sink_edges.hpp.
#ifndef WEFT_SDY_SINK_EDGES_IPP
#define WEFT_SDY_SINK_EDGES_IPP

#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/sink_edges.hpp>

namespace weft::sdy {
namespace detail {

class EdgeSinker {
 public:
  EdgeSinker(Module& module, Function& function, const Meshes& meshes)
      : module_{module},
        meshes_{meshes},
        function_{function},
        edited_(module, function, meshes),
        says_(function.values.size()),
        has_edge_(function.values.size(), false) {
    note(function.body);
  }

  void run() {
    function_.parameter_attributes.resize(function_.body.arguments.size());
    for (Index i = 0; i < function_.body.arguments.size(); ++i)
      if (const TensorSharding& says = says_[function_.body.arguments[i]]; says.is_known())
        set_opaque(function_.parameter_attributes[i], "sdy.sharding", kept(says));
    edited_.walk([this](Operation& operation) {
      if (is_edge(operation)) {
        edited_.replace(operation.results[0], edited_.current(operation.operands[0]));
        edited_.erase();
      } else if (operation.name == "func.call") {
        say_of_call(operation);
      } else if (const Buffer<DataFlowEdge> edges = data_flow_edges(operation); !edges.empty()) {
        const bool is_computation = is_manual_computation(operation) || operation.name == "sdy.named_computation";
        if (is_computation)
          say_of_computation(operation, edges);
        else if (const Buffer<TensorSharding> all = all_of(operation.results); !all.empty())
          for (Index i = 0; i < all.size(); ++i) edited_.set_sharding(operation, i, all[i]);
      }
    });
    edited_.finish();
  }

 private:
  Module& module_;
  const Meshes& meshes_;
  Function& function_;
  EditedFunction edited_;
  Buffer<TensorSharding> says_;  // of each value, what an edge says of it
  Buffer<bool> has_edge_;

  static bool is_edge(const Operation& operation) {
    return operation.name == "sdy.data_flow_edge" || operation.name == "sdy.func_data_flow_edge";
  }
  std::string_view kept(const TensorSharding& sharding) { return kept_text(module_, to_text(sharding, meshes_)); }
  void note(const Region& region) {
    for (const Operation& operation : region.operations) {
      for (const Region& inner : operation.regions) note(inner);
      if (!is_edge(operation)) continue;
      const Index of = operation.operands[0];
      has_edge_[of] = true;
      if (const Attribute* const own = stablehlo::find(operation.attributes, "sharding"))
        says_[of] = read_sharding(own->text, meshes_, own->place);
      else if (edited_.sharding(operation.results[0]).is_known())
        says_[of] = edited_.sharding(operation.results[0]);
    }
  }
  // Empty: nothing is said of any.
  Buffer<TensorSharding> all_of(const Buffer<Index>& owners) const {
    int mesh = TensorSharding::no_mesh;
    for (const Index owner : owners)
      if (mesh == TensorSharding::no_mesh) mesh = says_[owner].mesh;
    Buffer<TensorSharding> made;
    for (Index i = 0; mesh != TensorSharding::no_mesh && i < owners.size(); ++i)
      made.push_back(says_[owners[i]].is_known() ? says_[owners[i]]
                                                 : TensorSharding::open(mesh, edited_.shape(owners[i]).rank()));
    return made;
  }
  // A result with an edge lies as that says; open, if that says nothing of what was said before.
  void say_of_call(Operation& call) {
    for (Index i = 0; i < call.results.size(); ++i) {
      const Index result = call.results[i];
      TensorSharding to = says_[result];
      if (const int mesh = edited_.sharding(result).mesh; !to.is_known() && mesh != TensorSharding::no_mesh)
        to = TensorSharding::open(mesh, edited_.shape(result).rank());
      if (has_edge_[result] && to.is_known()) edited_.set_sharding(call, i, to);
    }
  }
  void say_of_computation(Operation& computation, const Buffer<DataFlowEdge>& edges) {
    for (const bool of_arguments : {true, false}) {
      Buffer<TensorSharding> all =
          all_of(of_arguments ? computation.regions[0].arguments : Buffer<Index>(computation.results));
      if (all.empty()) continue;
      for (const DataFlowEdge& edge : edges)
        if (edge.is_argument && of_arguments) add_manual_axes(all[edge.number], computation, edge);
      set_list(computation, of_arguments ? "in_shardings" : "out_shardings", all);
    }
  }
  // Arguments are seen by the body without the axes that it is written for, which cut them first.
  void add_manual_axes(TensorSharding& of, const Operation& computation, const DataFlowEdge& edge) const {
    const TensorSharding given = edited_.of_computation(computation, edge);
    const AxisList manual = edited_.manual_axes(computation, given);
    for (int d = 0; d < of.dims.size() && given.is_known(); ++d) {
      SubAxes axes;
      for (const SubAxis& axis : given.dims[d].axes)
        if (std::find(manual.begin(), manual.end(), axis.axis) != manual.end()) axes.push_back(axis);
      append(axes, of.dims[d].axes);
      of.dims[d].axes = axes;
    }
  }
  void set_list(Operation& operation, std::string_view name, const Buffer<TensorSharding>& all) {
    Attribute list;
    list.kind = Attribute::Kind::list;
    list.name = name;
    for (const TensorSharding& sharding : all) list.items.push_back(opaque_attribute("", kept(sharding)));
    if (Attribute* const known = find(operation.attributes, name))
      *known = static_cast<Attribute&&>(list);
    else
      operation.attributes.push_back(static_cast<Attribute&&>(list));
  }
};

}  // namespace detail

void sink_data_flow_edges(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) detail::EdgeSinker(module, function, meshes).run();
}

}  // namespace weft::sdy

#endif
