// Where the numbers of a value come from, element by element: keys of a sort from what is sorted, an activation from
// what is activated. Bringing such a value to another layout sends as much as bringing its source there, so where both
// are needed the source alone is sent, and the value is computed from it again.
#ifndef WEFT_SHARDING_SOURCES_HPP
#define WEFT_SHARDING_SOURCES_HPP

#include <weft/graph/simplify.hpp>
#include <weft/sharding/factor_rule.hpp>

namespace weft::detail {

class Sources {
 public:
  constexpr explicit Sources(const Graph& graph) : graph_(graph), of_(graph.size()), is_uniform_(graph.size(), false) {
    for (Id id = 0; id < graph.size(); ++id) {
      is_uniform_[id] = find_uniform(id);
      of_[id] = find(id);
    }
  }

  // The value that `id` is made of alone: of as many elements and no more bytes, in another order of dimensions, and
  // with others of extent 1, at most. Itself, if there is none.
  [[nodiscard]] constexpr Id of(Id id) const {
    const Id source = of_[id].id;
    if (source == id) return id;
    return size_bytes(graph_.dtype(id)) >= size_bytes(graph_.dtype(source)) ? source : id;
  }
  // Has that fewer bytes?
  [[nodiscard]] constexpr bool comes_narrower(Id id) const {
    return of(id) != id && size_bytes(graph_.dtype(id)) > size_bytes(graph_.dtype(of(id)));
  }
  // The same of values of any size, conditions among them.
  [[nodiscard]] constexpr Id root_of(Id id) const { return of_[id].id; }
  // How the source lies where `id` lies as `layout`.
  [[nodiscard]] constexpr Layout layout_of(Id id, const Layout& layout) const {
    return of(id) == id ? layout : layout_of_root(id, layout);
  }
  [[nodiscard]] constexpr Layout layout_of_root(Id id, const Layout& layout) const {
    Layout own = layout;
    own.dims = replicated(graph_.shape(root_of(id)).rank()).dims;
    for (int d = 0; d < layout.dims.size(); ++d)
      if (of_[id].dims[d] != uncut) own.dims[of_[id].dims[d]] = layout.dims[d];
    return own;
  }
  // Is it made of a value that repeats another one: rows of a mask, of numbers that are compared with those of
  // columns? Then that other one is sent, and it is computed again.
  [[nodiscard]] constexpr bool comes_repeated(Id id) const {
    return graph_[id].type >= 0 && row_of(graph_[root_of(id)].op).view == View::repeated;
  }

 private:
  struct Source {
    Id id = no_id;
    AxisList dims;  // by dimension of the value: the one of the source, or `uncut`: it has extent 1, and is none
  };
  const Graph& graph_;
  // By node.
  Buffer<Source> of_;
  Buffer<bool> is_uniform_;  // every device has its own elements

  constexpr Source itself(Id id) const {
    Source own{id, {}};
    if (graph_[id].type < 0) return own;  // the end of a loop
    for (std::int8_t d = 0; d < graph_.shape(id).rank(); ++d) own.dims.push_back(d);
    return own;
  }
  // Does every device have its own elements? A constant, one number that is repeated, numbers of elements, and what is
  // made of these element by element do.
  constexpr bool find_uniform(Id id) const {
    const Op op = graph_[id].op;
    if (factor_row(op).piece == PieceOf::numbers) return true;
    if (row_of(op).view == View::repeated) {
      const Id repeated = graph_.operand(id, 0);
      return is_uniform_[repeated] || graph_.elements(repeated) == 1;
    }
    if (!is_elementwise(id)) return is_constant(op) && graph_.attributes<Literal>(id).is_splat();
    for (Index i = 0; i < graph_[id].operand_count; ++i)
      if (!is_uniform_[graph_.operand(id, i)]) return false;
    return true;
  }
  constexpr bool is_elementwise(Id id) const {
    const Op op = graph_[id].op;
    return graph_[id].operand_count > 0 && factor_row(op).piece == PieceOf::operands && row_of(op).view != View::repeated;
  }
  // What a reshape is made of that adds dimensions of extent 1, or drops them.
  constexpr Source through_units(Id id) const {
    const Source& before = of_[graph_.operand(id, 0)];
    const Shape& from = graph_.shape(graph_.operand(id, 0));
    Source made{before.id, {}};
    int next = 0;
    for (const Index extent : graph_.shape(id)) {
      while (extent != 1 && from[next] == 1) ++next;
      made.dims.push_back(extent == 1 ? uncut : before.dims[next++]);
    }
    return made;
  }
  constexpr Source find(Id id) const {
    const Op op = graph_[id].op;
    if (row_of(op).view == View::permuted) {
      const Source& before = of_[graph_.operand(id, 0)];
      Source made{before.id, {}};
      for (const auto dim : graph_.dims(id)) made.dims.push_back(before.dims[dim]);
      return made;
    }
    if (is_whole_view(op) && !(graph_.shape(graph_.operand(id, 0)) == graph_.shape(id)) &&
        same_but_for_units(graph_.shape(graph_.operand(id, 0)), graph_.shape(id)))
      return through_units(id);
    if (!is_elementwise(id)) return itself(id);
    Source made;
    for (Index i = 0; i < graph_[id].operand_count; ++i) {
      const Id operand = graph_.operand(id, i);
      if (is_uniform_[operand]) continue;
      const Source& one = of_[operand];
      if (made.id == no_id) made = one;
      if (made.id != one.id || !(made.dims == one.dims)) return itself(id);
    }
    return made.id != no_id ? made : itself(id);
  }
};

}  // namespace weft::detail

#endif
