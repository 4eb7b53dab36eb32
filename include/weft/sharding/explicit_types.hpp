// Sharding in types: over explicit axes a value lies as its operands say, by a rule for each operation that looks at
// nothing else (explicit_type_rule.hpp). What the rule leaves open is a mistake of the model, unless its result is
// marked: at once, or behind what is made of it alone element by element, such as a bias.
#ifndef WEFT_SHARDING_EXPLICIT_TYPES_HPP
#define WEFT_SHARDING_EXPLICIT_TYPES_HPP

#include <weft/sharding/explicit_type_rule.hpp>
#include <weft/sharding/manual_axes.hpp>

namespace weft {

[[nodiscard]] constexpr bool has_explicit_axis(const Mesh& mesh) {
  for (const MeshAxis& axis : mesh.axes)
    if (axis.type == AxisType::explicit_axis) return true;
  return false;
}

// The type of every value that the first `results` outputs are made of, over explicit axes; the first conflict ends it.
struct ExplicitTypes {
  Buffer<Layout> of_value;  // by node
  TypeConflict conflict = TypeConflict::none;
  Id where = no_id;  // the node that it is about
};

namespace detail {

class Typer {
 public:
  constexpr Typer(const Graph& graph, const Mesh& mesh)
      : graph_(graph), mesh_(mesh), sizes_(mesh.sizes()), loops_(graph), marks_(graph.size(), no_id) {}

  constexpr ExplicitTypes run(const Buffer<Layout>& inputs, Index results) {
    find_readers(results);
    made_.of_value = Buffer<Layout>(graph_.size());
    for (Index i = 0; i < inputs.size(); ++i) of(graph_.inputs[i].node) = over_explicit_axes(inputs[i]);
    begins_ = made_.of_value;
    do {
      starts_again_ = false;
      for (Id id = 0; id < graph_.size() && made_.conflict == TypeConflict::none; ++id)
        if (readers_[id] > 0 && !is_parameter(graph_[id].op)) visit(id);
    } while (starts_again_ && made_.conflict == TypeConflict::none);
    return static_cast<ExplicitTypes&&>(made_);
  }

 private:
  const Graph& graph_;
  const Mesh& mesh_;
  MeshSizes sizes_;
  Loops loops_;
  Buffer<Id> marks_;  // by node: one that marks it, or what is made of it alone element by element, as behind a bias
  Buffer<Index> readers_;  // by node: how many values of the results are made of it
  Buffer<Layout> begins_;  // of carries that begin with a constant: what the body makes of them
  bool starts_again_ = false;
  ExplicitTypes made_;

  constexpr Layout& of(Id id) { return made_.of_value[id]; }
  constexpr void find_readers(Index results) {
    readers_ = Buffer<Index>(graph_.size(), 0);
    for (Index i = 0; i < results; ++i) ++readers_[graph_.outputs[i].node];
    for (Id id = static_cast<Id>(graph_.size()); id-- > 0;)
      for (Index i = 0; readers_[id] > 0 && i < graph_[id].operand_count; ++i) ++readers_[graph_.operand(id, i)];
    for (Id id = static_cast<Id>(graph_.size()); id-- > 0;) {
      if (readers_[id] == 0) continue;
      const Id mark = is_mark(id) ? id : is_elementwise(graph_[id].op) ? marks_[id] : no_id;
      for (Index i = 0; mark != no_id && i < graph_[id].operand_count; ++i) {
        const Id operand = graph_.operand(id, i);
        if (is_mark(id) || (readers_[operand] == 1 && graph_.shape(operand) == graph_.shape(id)))
          marks_[operand] = mark;
      }
    }
  }
  [[nodiscard]] constexpr bool is_mark(Id id) const {
    return row_of(graph_[id].op).attributes == AttributeFamily::sharding;
  }
  [[nodiscard]] constexpr Layout over_explicit_axes(const Layout& layout) const {
    const auto kept = [&](const AxisList& axes) {
      AxisList result;
      for (const auto axis : axes)
        if (mesh_.axes[axis].type == AxisType::explicit_axis) result.push_back(axis);
      return result;
    };
    Layout result = layout;
    for (AxisList& axes : result.dims) axes = kept(axes);
    result.unreduced = kept(layout.unreduced);
    result.reduced = kept(layout.reduced);
    return result;
  }
  // The layout of a value that `mark` is on.
  [[nodiscard]] constexpr Layout as_marked(Id mark, const Layout& now) const {
    const PartitionSpec& spec = graph_.attributes<ShardingConstraint>(mark).spec;
    Layout layout = constrained_layout(spec, mesh_, now);
    layout.reduced = spec.resolve(mesh_, now.dims.size()).reduced;
    return over_explicit_axes(layout);
  }

  constexpr void visit(Id id) {
    const Op op = graph_[id].op;
    if (is_mark(id)) {
      of(id) = as_marked(id, of(graph_.operand(id, 0)));
    } else if (is_shard_boundary(op)) {
      const Layout inside = layout_inside(graph_, id, of(graph_.operand(id, 0)), sizes_);
      of(id) = over_explicit_axes(is_full_to_shard(op) ? inside : layout_outside(graph_, id, inside));
    } else if (is_loop_end(op)) {
      end_iteration(id);
    } else if (is_loop_carry(op)) {
      const Id first = graph_.operand(id, 0);
      of(id) =
          begins_[id].dims.size() == of(first).dims.size() && is_constant(graph_[first].op) ? begins_[id] : of(first);
    } else if (is_loop_result(op) || is_loop_stack(op)) {
      of(id) = of(graph_.operand(id, 0));
      if (is_loop_stack(op)) of(id).dims.insert(0, {});
    } else {
      type(id);
    }
  }
  constexpr void type(Id id) {
    Buffer<Layout> operands;
    for (Index i = 0; i < graph_[id].operand_count; ++i) operands.push_back(of(graph_.operand(id, i)));
    const ExplicitType made = explicit_type(graph_, sizes_, id, operands);
    of(id) = made.layout;
    if (made.conflict == TypeConflict::none) return;
    if (marks_[id] == no_id) return fail(id, made.conflict);
    of(id) = as_marked(marks_[id], replicated(graph_.shape(id).rank()));
  }
  constexpr void end_iteration(Id id) {
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id carry = loops_.carries[loops_[id]][i], next = graph_.operand(id, i);
      if (of(next) == of(carry)) continue;
      if (!is_constant(graph_[graph_.operand(carry, 0)].op) || begins_[carry] == of(carry))
        return fail(id, TypeConflict::carry_sharding_changes);
      begins_[carry] = of(next);
      starts_again_ = true;
    }
  }
  constexpr void fail(Id id, TypeConflict conflict) {
    made_.conflict = conflict;
    made_.where = id;
  }
};

}  // namespace detail

// `inputs`: one layout an input, over all axes. A loop that begins with a constant is looked at twice, else O(nodes).
[[nodiscard]] WEFT_NATIVE constexpr ExplicitTypes explicit_types(const Graph& graph, const Mesh& mesh,
                                                                 const Buffer<Layout>& inputs, Index results) {
  return detail::Typer(graph, mesh).run(inputs, results);
}

// The operation of a conflict, with the shapes and types of its operands: "dot_general [8, 2](x, -) [2, 8](-, x)".
[[nodiscard]] constexpr Name where_types_conflict(const Graph& graph, const Mesh& mesh, const ExplicitTypes& types) {
  Name text(name_of(graph[types.where].op));
  const auto separate = [&text](int i) {
    if (i > 0) text.append(", ");
  };
  for (Index i = 0; i < graph[types.where].operand_count && i < 4; ++i) {
    const Id operand = graph.operand(types.where, i);
    const Shape& shape = graph.shape(operand);
    text.append(" [");
    for (int d = 0; d < shape.rank(); ++d) separate(d), text.append(name_of_number(shape[d]).c_str());
    text.append("](");
    const Layout& layout = types.of_value[operand];
    for (int d = 0; d < shape.rank(); ++d) {
      separate(d);
      for (int a = 0; a < layout.dims[d].size(); ++a)
        text.append(a > 0 ? "+" : "").append(mesh.axes[layout.dims[d][a]].name.text);
      if (layout.dims[d].empty()) text.append("-");
    }
    text.append(")");
    for (const auto axis : layout.unreduced) text.append(" unreduced ").append(mesh.axes[axis].name.text);
    for (const auto axis : layout.reduced) text.append(" reduced ").append(mesh.axes[axis].name.text);
  }
  return text;
}

}  // namespace weft

#endif
