// Graphs that are printed in several forms, letter by letter.
#ifndef WEFT_TESTS_SUPPORT_PRINTED_GRAPHS_HPP
#define WEFT_TESTS_SUPPORT_PRINTED_GRAPHS_HPP

#include <weft/graph/map.hpp>
#include <weft/graph/var.hpp>

namespace weft::testing {

// On two devices: a sum over both, in the backward phase, and a weight, with quotation marks in its name, that is updated.
inline Graph graph_with_a_collective() {
  Graph graph;
  graph.mesh = {2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3})};
  const Var w{&graph, graph.add_input("w \"1\"", InputKind::weight, DType::f32, {3, 3})};
  const Var y = matmul(x, w);
  graph.phase = Phase::backward;
  const Var total = emit_var(Op::all_reduce, {y}, CollectiveAttributes{{}, {0}, {}, ReductionKind::sum, 0});
  graph.phase = Phase::update;
  const Var next = w * constant(graph, 0.5);
  graph.add_output("total", total.id);
  graph.add_output("w \"1\"", next.id, 1);
  return graph;
}

// A map of a weight and its gradient with two results, of which one updates the weight.
inline Graph graph_with_a_map() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::weight, DType::f32, {3})};
  const Var g{&graph, graph.add_input("g", InputKind::data, DType::f32, {3})};
  const MapBody body = make_map_body(graph, {DType::f32, DType::f32}, [](const Buffer<Var>& s) {
    const Var step = 0.5 * s[1];
    return Buffer<Var>{s[0] - step, step};
  });
  const Buffer<Var> results = map(graph, body, {x, g});
  graph.add_output("x", results[0].id, 0);
  graph.add_output("step", results[1].id);
  return graph;
}

}  // namespace weft::testing

#endif
