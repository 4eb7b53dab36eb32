// A graph as a module of StableHLO, in MLIR's text form, which other compilers read and run. Run time only.
//
//   module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
//     func.func public @main(%0: tensor<64x784xf32> {weft.kind = "data", weft.name = "image"}, ...)
//         -> (tensor<f32> {weft.name = "loss"}, ...) {
//       %3 = "stablehlo.add"(%0, %1) : (tensor<64x784xf32>, tensor<64x784xf32>) -> tensor<64x784xf32>
//
// Value %3 is node %3 of the graph's own text; what one node needs besides has names with letters. Inputs are
// arguments, in their order, results and updates are results: an argument that is updated names its result
// (tf.aliasing_output, as JAX says that it is donated). Devices of a mesh are replicas, each of which runs this
// program.
#ifndef WEFT_GRAPH_PRINT_STABLEHLO_HPP
#define WEFT_GRAPH_PRINT_STABLEHLO_HPP

#include <weft/graph/stablehlo_table.hpp>

namespace weft {

namespace stablehlo {

// One graph: what each node is called, and which are written already.
class Printer {
 public:
  explicit Printer(const Graph& graph)
      : graph_(graph),
        loops_(graph),
        values_(to_size(graph.size())),
        results_(to_size(graph.size())),
        members_(to_size(Index{graph.loops} + 1)),
        left_(to_size(Index{graph.loops})) {
    for (Id id = 0; id < graph.size(); ++id) {
      members_[to_size(loops_[id] + 1)].push_back(id);
      if (leaves_a_loop(id)) left_[to_size(loop_attributes(graph, id).loop)].push_back(id);
    }
  }

  std::string text() {
    for (const Input& input : graph_.inputs) values_[to_size(input.node)] = named(input.node);
    write_members(no_loop);
    Values results;
    for (const Output& output : graph_.outputs) results.push_back(values_[to_size(output.node)]);
    out_.write("\"func.return\"(" + joined(results, [](const Value& value) { return value.name; }) +
               ") : " + Writer::types_of(results) + " -> ()");
    return "module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = " +
           std::to_string(graph_.devices()) + " : i32} {\n" + signature() + out_.text() + "  }\n" + out_.functions() +
           "}\n";
  }

 private:
  const Graph& graph_;
  Loops loops_;
  Writer out_;
  Values values_;                         // by node; without a name: not written yet
  std::vector<Values> results_;           // of a map, by node
  std::vector<std::vector<Id>> members_;  // by loop + 1: the nodes that belong to it and to no inner one
  std::vector<std::vector<Id>> left_;     // by loop: its results and stacks

  [[nodiscard]] bool leaves_a_loop(Id id) const {
    return is_loop_result(graph_[id].op) || is_loop_stack(graph_[id].op);
  }
  [[nodiscard]] Value named(Id id) const { return {'%' + std::to_string(id), graph_.type(id)}; }
  [[nodiscard]] static std::string note(const char* key, const char* text) {
    std::ostringstream note = detail::text_stream();
    note << key << " = ";
    detail::write_quoted(note, text);
    return note.str();
  }

  std::string signature() const {
    const auto argument = [this](const Input& input) {
      std::string notes;
      for (Index i = 0; i < graph_.outputs.size(); ++i)
        if (graph_.outputs[i].updates == graph_.number(input.node))
          notes = "tf.aliasing_output = " + std::to_string(i) + " : i32, ";
      notes += note("weft.kind", name_of(input.kind)) + ", " + note("weft.name", graph_.name(input.name).c_str());
      return named(input.node).name + ": " + name_of(graph_.type(input.node)) + " {" + notes + '}';
    };
    const auto result = [this](const Output& output) {
      return name_of(graph_.type(output.node)) + " {" + note("weft.name", graph_.name(output.name).c_str()) + '}';
    };
    return "  func.func public @main(" + joined(graph_.inputs, argument) + ") -> (" + joined(graph_.outputs, result) +
           ") {\n";
  }

  void write_members(std::int32_t loop) {
    for (Id id : members_[to_size(loop + 1)]) write(id);
  }
  // A node that is not written yet, after its operands.
  void write(Id id) {
    const Node& node = graph_[id];
    if (is_loop_end(node.op) || !values_[to_size(id)].name.empty() || !results_[to_size(id)].empty()) return;
    if (leaves_a_loop(id)) return write_loop(loop_attributes(graph_, id).loop);
    for (Index i = 0; i < node.operand_count; ++i) write(graph_.operand(id, i));
    if (row_of(node.op).kind == OpClass::map)
      results_[to_size(id)] = map(id);
    else if (row_of(node.op).kind == OpClass::projection)
      values_[to_size(id)] = results_[to_size(graph_.operand(id, 0))][to_size(graph_.number(id))];
    else
      values_[to_size(id)] = entry_of(node.op).form(
          {out_, graph_, id, entry_of(node.op).operation, operands(id), graph_.type(id), std::to_string(id)});
  }
  Values operands(Id id) const {
    Values list;
    for (Index i = 0; i < graph_[id].operand_count; ++i) list.push_back(values_[to_size(graph_.operand(id, i))]);
    return list;
  }

  // The body of a map on whole tensors: a scalar is repeated.
  Values map(Id id) {
    const Graph& body = graph_.bodies[graph_.number(id)];
    const Values in = operands(id);
    Shape shape;
    for (const Value& operand : in)
      if (operand.type.shape.rank() > 0) shape = operand.type.shape;
    Values made;
    for (Id inner = 0; inner < body.size(); ++inner) {
      const TensorType type{body.dtype(inner), shape};
      const Row& row = entry_of(body[inner].op);
      const std::string name = 'm' + std::to_string(id) + '_' + std::to_string(inner);
      if (is_parameter(row.op)) {
        const Value& operand = in[to_size(body.number(inner))];
        made.push_back(operand.type.shape == shape ? operand
                                                   : out_.line(name, "stablehlo.broadcast_in_dim", {operand}, type,
                                                               {"broadcast_dimensions = array<i64>", {}, {}}));
        continue;
      }
      Values of_node;
      for (Index i = 0; i < body[inner].operand_count; ++i) of_node.push_back(made[to_size(body.operand(inner, i))]);
      made.push_back(row.form({out_, body, inner, row.operation, of_node, type, name}));
    }
    Values results;
    for (const Output& output : body.outputs) results.push_back(made[to_size(output.node)]);
    return results;
  }

  // What a loop reads from around it, so that it is written before it.
  void write_captured(std::int32_t loop) {
    for (std::int32_t inner = loop; inner < graph_.loops; ++inner) {
      if (loops_.end[inner] == no_id || !loops_.contains(loop, inner)) continue;
      for (Id id : members_[to_size(inner + 1)])
        for (Index i = 0; i < graph_[id].operand_count; ++i)
          if (const Id operand = graph_.operand(id, i); !loops_.contains(loop, loops_[operand])) write(operand);
    }
  }
  // A stablehlo.while: its states are the carries, and the stacks, into which each iteration writes its part.
  void write_loop(std::int32_t loop) {
    write_captured(loop);
    const LoopAttributes& how = loop_attributes(graph_, loops_.end[loop]);
    std::vector<Id> stacks;
    Values initial;
    for (Id carry : loops_.carries[loop]) initial.push_back(values_[to_size(graph_.operand(carry, 0))]);
    for (Id id : left_[to_size(loop)])
      if (is_loop_stack(graph_[id].op)) {
        stacks.push_back(id);
        initial.push_back(out_.constant(0, graph_.type(id)));
      }
    const Values last = out_.repeat(how.count, initial, [&](const Value& number, const Values& states) {
      return iteration(loop, how, stacks, number, states);
    });
    for (Id id : left_[to_size(loop)])
      if (is_loop_result(graph_[id].op))
        values_[to_size(id)] = last[to_size(Index{loop_attributes(graph_, graph_.operand(id, 0)).index})];
    const std::size_t carries = initial.size() - stacks.size();
    for (std::size_t i = 0; i < stacks.size(); ++i) values_[to_size(stacks[i])] = last[carries + i];
  }
  Values iteration(std::int32_t loop, const LoopAttributes& how, const std::vector<Id>& stacks, const Value& number,
                   const Values& states) {
    Value index = number;
    if (how.reversed) {
      const Value last = out_.constant(static_cast<double>(how.count - 1), number.type);
      index = out_.line({}, "stablehlo.subtract", {last, number}, number.type);
    }
    const Buffer<Id>& carries = loops_.carries[loop];
    for (Index i = 0; i < carries.size(); ++i) values_[to_size(carries[i])] = states[to_size(i)];
    for (Id id : members_[to_size(loop + 1)])
      if (is_loop_element(graph_[id].op)) values_[to_size(id)] = element(id, index);
    write_members(loop);
    Values nexts = operands(loops_.end[loop]);
    for (Id stack : stacks)
      nexts.push_back(stacked(stack, states[nexts.size()], values_[to_size(graph_.operand(stack, 0))], index));
    return nexts;
  }
  // The starts of one element of the leading dimension.
  Values starts(const Value& index, int rank) {
    Values list{index};
    if (rank > 1) list.resize(to_size(Index{rank}), out_.constant(0, index.type));
    return list;
  }
  Value element(Id id, const Value& index) {
    const Value& whole = values_[to_size(graph_.operand(id, 0))];
    TensorType part = whole.type;
    part.shape = Shape(leading_one(graph_.shape(id)));
    Values in = starts(index, part.shape.rank());
    in.insert(in.begin(), whole);
    const Value slice =
        out_.line({}, "stablehlo.dynamic_slice", in, part, {"slice_sizes = " + array_of(part.shape), {}, {}});
    return out_.line(std::to_string(id), "stablehlo.reshape", {slice}, graph_.type(id));
  }
  Value stacked(Id id, const Value& before, const Value& value, const Value& index) {
    const TensorType part{value.type.dtype, Shape(leading_one(value.type.shape))};
    Values in = starts(index, part.shape.rank());
    in.insert(in.begin(), {before, out_.line({}, "stablehlo.reshape", {value}, part)});
    return out_.line({}, "stablehlo.dynamic_update_slice", in, graph_.type(id));
  }
  [[nodiscard]] static Dims leading_one(const Shape& shape) {
    Dims extents = shape.dims;
    extents.insert(0, 1);
    return extents;
  }
};

}  // namespace stablehlo

// The whole graph. O(nodes), and the elements of literals. What differs from the graph: labels are not checked, and
// numbers of rows out of range are no errors.
[[nodiscard]] inline std::string to_stablehlo(const Graph& graph) { return stablehlo::Printer(graph).text(); }

}  // namespace weft

#endif
