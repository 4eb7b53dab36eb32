// Definitions of stablehlo/print.hpp.
#ifndef WEFT_STABLEHLO_PRINT_IPP
#define WEFT_STABLEHLO_PRINT_IPP

#include <weft/graph/scatter_rows.hpp>
#include <weft/stablehlo/print.hpp>

namespace weft::stablehlo {

Printer::Printer(const Graph& graph)
    : graph_(graph),
      loops_(graph),
      values_(graph.size()),
      results_(graph.size()),
      members_(graph.loops + 1),
      left_(graph.loops) {
  for (Id id = 0; id < graph.size(); ++id) {
    members_[loops_[id] + 1].push_back(id);
    if (leaves_a_loop(id)) left_[loop_attributes(graph, id).loop].push_back(id);
  }
}

std::string Printer::text() {
  for (const Input& input : graph_.inputs)
    values_[input.node] = out_.declare(std::to_string(input.node), graph_.type(input.node));
  write_members(no_loop);
  Values results;
  for (const Output& output : graph_.outputs) results.push_back(values_[output.node]);
  out_.write("\"func.return\"" + out_.names_of(results) + " : " + out_.types_of(results) + " -> ()");
  return "module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = " +
         std::to_string(graph_.devices()) + " : i32} {\n" + signature() + out_.text() + "  }\n" + out_.functions() +
         "}\n";
}

std::string Printer::signature() const {
  Buffer<Index> updates(graph_.inputs.size(), -1);
  for (Index i = 0; i < graph_.outputs.size(); ++i)
    if (graph_.outputs[i].updates >= 0) updates[graph_.outputs[i].updates] = i;
  std::string text = "  func.func public @main(";
  for (Index i = 0; i < graph_.inputs.size(); ++i) {
    const Input& input = graph_.inputs[i];
    if (i > 0) text += ", ";
    text += out_.name(values_[input.node]) + ": " + name_of(graph_.type(input.node)) + " {";
    if (updates[i] >= 0) text += "tf.aliasing_output = " + std::to_string(updates[i]) + " : i32, ";
    Attributes notes;
    text += notes.note("weft.kind", name_of(input.kind)).note("weft.name", graph_.name(input.name).c_str()).notes + '}';
  }
  text += ") -> (";
  for (Index i = 0; i < graph_.outputs.size(); ++i) {
    if (i > 0) text += ", ";
    text += name_of(graph_.type(graph_.outputs[i].node)) + " {";
    text += Attributes().note("weft.name", graph_.output_name(i).c_str()).notes + '}';
  }
  return text + ") {\n";
}

void Printer::write(Id id) {
  const Node& node = graph_[id];
  if (is_loop_end(node.op) || values_[id].number >= 0 || !results_[id].empty()) return;
  if (leaves_a_loop(id)) return write_loop(loop_attributes(graph_, id).loop);
  for (Index i = 0; i < node.operand_count; ++i) write(graph_.operand(id, i));
  const Row& row = entry_of(node.op);
  if (row_of(node.op).kind == OpClass::map)
    results_[id] = map(id);
  else if (is_custom_call(node.op))
    write_custom_call(id);
  else if (row_of(node.op).kind == OpClass::projection)
    values_[id] = results_[graph_.operand(id, 0)][graph_.number(id)];
  else
    values_[id] = row.form.call({out_, graph_, id, row.operation, operands(id), graph_.type(id), std::to_string(id)});
}

Values Printer::operands(Id id) const {
  Values list;
  for (Index i = 0; i < graph_[id].operand_count; ++i) list.push_back(values_[graph_.operand(id, i)]);
  return list;
}

Values Printer::map(Id id) {
  const Graph& body = graph_.bodies[graph_.number(id)];
  const Values in = operands(id);
  Shape shape;
  for (Value operand : in)
    if (out_.shape(operand).rank() > 0) shape = out_.shape(operand);
  Values made, results;
  for (Id inner = 0; inner < body.size(); ++inner) {
    const TensorType type{body.dtype(inner), shape};
    const Row& row = entry_of(body[inner].op);
    const std::string name = 'm' + std::to_string(id) + '_' + std::to_string(inner);
    if (is_parameter(row.op)) {
      const Value operand = in[body.number(inner)];
      made.push_back(out_.shape(operand) == shape ? operand
                                                  : out_.line(name, "stablehlo.broadcast_in_dim", {operand}, type,
                                                              Attributes().array("broadcast_dimensions", {})));
      continue;
    }
    Values of_node;
    for (Index i = 0; i < body[inner].operand_count; ++i) of_node.push_back(made[body.operand(inner, i)]);
    made.push_back(row.form.call({out_, body, inner, row.operation, of_node, type, name}));
  }
  for (const Output& output : body.outputs) results.push_back(made[output.node]);
  return results;
}

void Printer::write_custom_call(Id id) {
  const CustomAttributes& call = graph_.attributes<CustomAttributes>(id);
  const CustomOperation& operation = graph_.custom_operation(id);
  if (std::string_view(operation.name) == ScatterRows::name) {
    values_[id] = scatter_rows({out_, graph_, id, "", operands(id), graph_.type(id), std::to_string(id)});
    return;
  }
  const NamedOptions names = operation.options();
  std::string options;
  for (int i = 0; i < names.size(); ++i) {
    options += std::string(i > 0 ? ", " : "") + names[i].name + " = " + element_text(names[i].dtype, {call.options[i], 0});
    if (names[i].dtype != DType::pred) options += " : " + name_of_element(names[i].dtype);
  }
  Attributes how;
  how.add("call_target_name", '"' + std::string(operation.name) + '"').add("api_version", "4 : i32");
  how.add("backend_config", '{' + options + '}');
  const char* const target = entry_of(graph_[id].op).operation;
  if (operation.result_count == 1) {
    values_[id] = out_.line(std::to_string(id), target, operands(id), graph_.type(id), how);
    return;
  }
  const CustomResults results = results_of_custom(operation, call.options, custom_operands(graph_, id));
  Buffer<TensorType> types;
  for (std::int32_t i = 0; i < operation.result_count; ++i) types.push_back(results.types[i]);
  const Values made = out_.lines(std::to_string(id), target, operands(id), types, how);
  for (std::int32_t i = 0; i < operation.result_count; ++i)
    if (const Id result = find_result(graph_, id, i); result != no_id) values_[result] = made[i];
}

void Printer::write_captured(std::int32_t loop) {
  for (std::int32_t inner = loop; inner < graph_.loops; ++inner) {
    if (loops_.end[inner] == no_id || !loops_.contains(loop, inner)) continue;
    for (Id id : members_[inner + 1])
      for (Index i = 0; i < graph_[id].operand_count; ++i)
        if (const Id operand = graph_.operand(id, i); !loops_.contains(loop, loops_[operand])) write(operand);
  }
}

void Printer::write_loop(std::int32_t loop) {
  write_captured(loop);
  const LoopAttributes& how = loop_attributes(graph_, loops_.end[loop]);
  const Buffer<Id>& carries = loops_.carries[loop];
  Buffer<Id> stacks;
  Values initial;
  for (Id carry : carries) initial.push_back(values_[graph_.operand(carry, 0)]);
  for (Id id : left_[loop])
    if (is_loop_stack(graph_[id].op)) {
      stacks.push_back(id);
      initial.push_back(out_.constant(0, graph_.type(id)));
    }
  Loop open = out_.open_loop(how.count, initial, how.condition);
  const Values last = out_.close_loop(open, iteration(loop, how, stacks, open));
  for (Id id : left_[loop])
    if (is_loop_result(graph_[id].op)) values_[id] = last[loop_attributes(graph_, graph_.operand(id, 0)).index];
  for (Index i = 0; i < stacks.size(); ++i) values_[stacks[i]] = last[carries.size() + i];
}

Values Printer::iteration(std::int32_t loop, const LoopAttributes& how, const Buffer<Id>& stacks, const Loop& open) {
  const Buffer<Id>& carries = loops_.carries[loop];
  Value index = open.iteration;
  if (how.reversed) {
    const Value last = out_.constant(static_cast<double>(how.count - 1), {DType::i32, {}});
    index = out_.step("stablehlo.subtract", {last, open.iteration});
  }
  for (Index i = 0; i < carries.size(); ++i) values_[carries[i]] = open.states[i];
  for (Id id : members_[loop + 1])
    if (is_loop_element(graph_[id].op)) values_[id] = element(id, index);
  write_members(loop);
  Values nexts = operands(loops_.end[loop]);
  for (Id id : stacks) nexts.push_back(stacked(id, open.states[nexts.size()], values_[graph_.operand(id, 0)], index));
  return nexts;
}

void Printer::append_starts(Values& in, Value index, int rank) {
  in.push_back(index);
  if (rank > 1) in.resize(in.size() + rank - 1, out_.constant(0, {DType::i32, {}}));
}

Dims Printer::alone(const Shape& shape) {
  Dims extents = shape.dims;
  extents.insert(0, 1);
  return extents;
}

Value Printer::element(Id id, Value index) {
  const TensorType& type = graph_.type(id);
  const Dims sizes = alone(type.shape);
  Values in{values_[graph_.operand(id, 0)]};
  append_starts(in, index, sizes.size());
  const Value part =
      out_.step("stablehlo.dynamic_slice", in, {type.dtype, Shape(sizes)}, Attributes().array("slice_sizes", sizes));
  return out_.line(std::to_string(id), "stablehlo.reshape", {part}, type);
}

Value Printer::stacked(Id id, Value before, Value value, Value index) {
  const Dims sizes = alone(out_.shape(value));
  Values in{before, out_.step("stablehlo.reshape", {value}, {out_.type(value).dtype, Shape(sizes)})};
  append_starts(in, index, sizes.size());
  return out_.step("stablehlo.dynamic_update_slice", in, graph_.type(id));
}

}  // namespace weft::stablehlo

namespace weft {

std::string to_stablehlo(const Graph& graph) { return stablehlo::Printer(graph).text(); }

}  // namespace weft

#endif
