// The reference interpreter: runs any graph at run time, on one device or on a whole mesh in one thread, node by node
// with naive loops. It is the oracle that compiled programs are compared with.
#ifndef WEFT_REFERENCE_INTERPRET_HPP
#define WEFT_REFERENCE_INTERPRET_HPP

#include <weft/graph/loops.hpp>
#include <weft/reference/reference_table.hpp>

#include <map>
#include <utility>

namespace weft {

namespace reference {

WEFT_DECL void check_input(const Graph& graph, const Input& input, const Value& value);

}  // namespace reference

namespace reference {

// One run of a graph on all devices of its mesh: values are computed when they are first needed, those of a loop's body
// anew in every iteration.
class Interpretation {
 public:
  WEFT_DECL Interpretation(const Graph& graph, const std::vector<std::vector<Value>>& inputs, Arithmetic arithmetic);

  // By device.
  WEFT_DECL const DeviceValues& value(Id id);

 private:
  const Graph& graph_;
  const std::vector<std::vector<Value>>& inputs_;
  Arithmetic arithmetic_;
  Loops loops_;
  std::vector<DeviceValues> values_;
  std::vector<bool> known_;  // by node: in this iteration of the loops around it
  std::map<std::pair<Id, Index>, std::vector<Value>> tuples_;  // by node and device: all results of a map

  const DeviceValues& operand(Id id, Index i) { return values_[to_size(graph_.operand(id, i))]; }

  WEFT_DECL void compute(Id id, Index device);

  WEFT_DECL void set(Id id, const DeviceValues& value);
  // All iterations of a loop; afterwards its results and stacks are known.
  WEFT_DECL void run_loop(std::int32_t loop);
  // Element i of the leading dimension, on every device.
  WEFT_DECL static DeviceValues elements(const DeviceValues& stacked, Index i);
};

}  // namespace reference

// Runs `graph` on graph.devices() devices in lockstep. inputs[d][i] is input i on device d; result[d][o] is output o on
// device d, in the order of graph.outputs (an output that updates an input is returned like any other).
// Errors: input_count_differs, input_shape_differs, element_types_differ, operand_ranks_differ, row_index_out_of_range,
// label_out_of_range.
[[nodiscard]] WEFT_DECL std::vector<std::vector<Value>> interpret(const Graph& graph,
                                                                  const std::vector<std::vector<Value>>& inputs,
                                                                  Arithmetic arithmetic = Arithmetic::typed);

// The same on one device.
[[nodiscard]] WEFT_DECL std::vector<Value> interpret(const Graph& graph, const std::vector<Value>& inputs,
                                                     Arithmetic arithmetic = Arithmetic::typed);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/reference/interpret.ipp>
#endif

#endif
