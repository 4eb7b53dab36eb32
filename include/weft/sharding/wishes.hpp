// Wishes: which layout the readers of a value would like it to have, from outputs and sharding constraints backward
// through factor rules. Where an operation can be cut in several ways, the wish for its result decides with the layouts
// of its operands.
#ifndef WEFT_SHARDING_WISHES_HPP
#define WEFT_SHARDING_WISHES_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/sharding/constraint.hpp>
#include <weft/sharding/factor_rule.hpp>

namespace weft {

struct Wish {
  Layout layout;
  bool is_known = false;
};

namespace detail {

class WishReader {
 public:
  constexpr WishReader(const Graph& graph, const Mesh& mesh)
      : graph_(graph), mesh_(mesh), sizes_(mesh.sizes()), wishes_(graph.size()) {}

  // `outputs`: one layout an output, as far as they are known; of another rank than their value: unknown.
  constexpr Buffer<Wish> run(const Buffer<Layout>& outputs) {
    for (Index i = outputs.size(); i-- > 0;) {
      const Id id = graph_.outputs[i].node;
      if (outputs[i].dims.size() == graph_.shape(id).rank()) wish(id, outputs[i]);
    }
    for (Id id = static_cast<Id>(graph_.size()); id-- > 0;)
      if (wishes_[id].is_known || is_constraint(id)) pass_on(id);
    return static_cast<Buffer<Wish>&&>(wishes_);
  }

 private:
  const Graph& graph_;
  const Mesh& mesh_;
  MeshSizes sizes_;
  Buffer<Wish> wishes_;  // by node

  constexpr bool is_constraint(Id id) const { return row_of(graph_[id].op).attributes == AttributeFamily::sharding; }

  // The earliest reader is asked last: what comes next in a model decides, and not its gradient. A whole value is wished
  // only by those who know no better.
  constexpr void wish(Id id, const Layout& layout) {
    if (wishes_[id].is_known && is_replicated(layout)) return;
    wishes_[id] = {layout, true};
  }
  constexpr void pass_on(Id id) {
    if (is_constraint(id)) {
      const Layout free = wishes_[id].is_known ? wishes_[id].layout : replicated(graph_.shape(id).rank());
      return wish(graph_.operand(id, 0), constrained_layout(graph_.attributes<ShardingConstraint>(id).spec, mesh_, free));
    }
    if (graph_[id].operand_count == 0 || factor_row(graph_[id].op).rule == nullptr) return;
    const FactorRule rule = factor_rule(graph_, id);
    const Layout& own = wishes_[id].layout;
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i);
      Layout part = replicated(graph_.shape(operand).rank());
      for (int d = 0; d < part.dims.size(); ++d)
        for (int r = 0; r < rule.result.size(); ++r)
          if (rule.operand(i)[d] != uncut && rule.operand(i)[d] == rule.result[r]) part.dims[d] = own.dims[r];
      for (int d = 0; d < part.dims.size(); ++d)
        if (graph_.shape(operand)[d] % parts_of(sizes_, part.dims[d]) != 0) part.dims[d] = {};
      wish(operand, part);
    }
  }
};

}  // namespace detail

// What each value of `graph` should be like, if that is known. `outputs`: as far as they are known.
[[nodiscard]] constexpr Buffer<Wish> read_wishes(const Graph& graph, const Mesh& mesh, const Buffer<Layout>& outputs) {
  return detail::WishReader(graph, mesh).run(outputs);
}

}  // namespace weft

#endif
