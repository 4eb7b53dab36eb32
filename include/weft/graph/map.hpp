// map: a body of scalars applied to every element of its operands, with one result for each of the body's outputs. One
// node of a graph instead of as many as the body has, which every pass would visit: how optimizers write their updates.
#ifndef WEFT_GRAPH_MAP_HPP
#define WEFT_GRAPH_MAP_HPP

#include <weft/graph/layers.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft {

using BodyId = std::int32_t;
inline constexpr BodyId no_body = -1;

// What `map` calls for every element, made by calling function(scalars), which returns the results: a Buffer<Var> of
// scalars on a graph of their own. `types`: of the operands. The function adds elementwise operations only; constants
// become operands, so that one body serves whatever they are. A body is made once and used by many maps. Error:
// function_declares_input.
struct MapBody {
  BodyId id = no_body;
  Buffer<Id> constants;  // further operands, in the graph that has the body
};

namespace detail {

// "x0", "x1", ...
constexpr Name operand_name(Index number) {
  return Name("x").append(name_of_number(number).c_str());
}

// The body with an input instead of every constant; adds those to `graph` and their nodes to `constants`.
constexpr Graph with_constants_as_inputs(const Graph& body, Graph& graph, Buffer<Id>& constants) {
  Rewriter rewrite(body);
  rewrite.copy_inputs();
  for (Id id = 0; id < body.size(); ++id) {
    if (rewrite.has(id)) continue;
    if (!is_constant(body[id].op)) {
      rewrite.set(id, rewrite.copy(id));
      continue;
    }
    const Literal& literal = body.attributes<Literal>(id);
    constants.push_back(constant(graph, literal).id);
    const Name name = operand_name(rewrite.to.inputs.size());
    rewrite.set(id, {&rewrite.to, rewrite.to.add_input(name, InputKind::data, literal.dtype, {})});
  }
  rewrite.copy_outputs();
  return static_cast<Graph&&>(rewrite.to);
}

}  // namespace detail

template <class Function>
constexpr MapBody make_map_body(Graph& graph, const Buffer<DType>& types, Function function) {
  Graph traced;
  Buffer<Var> scalars;
  for (DType type : types)
    scalars.push_back({&traced, traced.add_input(detail::operand_name(scalars.size()), InputKind::data, type, {})});
  for (const Var& result : function(scalars)) traced.add_output("result", result.id);
  if (traced.inputs.size() > types.size()) function_declares_input("map", traced.input_name(types.size()).c_str());
  MapBody body;
  graph.bodies.push_back(detail::with_constants_as_inputs(traced, graph, body.constants));
  body.id = static_cast<BodyId>(graph.bodies.size() - 1);
  return body;
}

// Operands have one shape or are scalars, in the order of the body's inputs. Errors: those of shape rules.
constexpr Buffer<Var> map(Graph& graph, const MapBody& body, const Buffer<Var>& operands) {
  Buffer<Id> ids;
  for (const Var& operand : operands) ids.push_back(operand.id);
  ids.append(body.constants.begin(), body.constants.end());
  const Var all = map_elements(graph, body.id, ids);
  Buffer<Var> results;
  for (std::int32_t i = 0; i < graph.bodies[body.id].outputs.size(); ++i) {
    const Graph& function = graph.bodies[body.id];
    const Id made = function.outputs[i].node;
    const Id result = tuple_element(all, i).id;
    const bool is_operand =
        is_parameter(function[made].op) && graph[ids[function.number(made)]].type == graph[result].type;
    results.push_back({&graph, is_operand ? ids[function.number(made)] : result});
  }
  return results;
}

}  // namespace weft

#endif
