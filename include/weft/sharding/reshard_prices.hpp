// What reshards cost, asked again and again while layouts are chosen: each way of a type is planned once. What a loop
// sends counts in every iteration.
#ifndef WEFT_SHARDING_RESHARD_PRICES_HPP
#define WEFT_SHARDING_RESHARD_PRICES_HPP

#include <weft/graph/loops.hpp>
#include <weft/sharding/reshard_bytes.hpp>
#include <weft/sharding/sources.hpp>

namespace weft::detail {

// How often a node runs: once an iteration of all loops around it, as far as their number is known (else 1). What is
// beyond 2^20 weighs no more, so that bytes do not overflow.
[[nodiscard]] constexpr Index runs_of(const Loops& loops, Id id) {
  constexpr Index most = 1 << 20;
  Index runs = 1;
  for (std::int32_t loop = loops[id]; loop != no_loop; loop = loops.parent[loop])
    if (loops.count[loop] > 0 && runs <= most / loops.count[loop]) runs *= loops.count[loop];
  return runs;
}

// Does what a loop sends count once an iteration, or once?
enum class LoopsCount : std::uint8_t { by_iteration, once };

class ReshardPrices {
 public:
  // Refers to both.
  constexpr ReshardPrices(const Graph& graph, const MeshSizes& mesh, LoopsCount count = LoopsCount::by_iteration)
      : graph_(graph), mesh_(mesh), sources_(graph), loops_(graph), count_(count) {}
  [[nodiscard]] constexpr const Sources& sources() const noexcept { return sources_; }

  // How often value `id` is made, as far as that counts.
  [[nodiscard]] constexpr Index runs_of(Id id) const {
    return count_ == LoopsCount::once ? 1 : detail::runs_of(loops_, id);
  }
  [[nodiscard]] constexpr const Loops& loops() const noexcept { return loops_; }
  [[nodiscard]] constexpr bool has_loops() const noexcept { return loops_.exist(); }
  // Bytes that a device sends until value `id` lies as `to`: as reshard_bytes of its type, each time that it is made.
  [[nodiscard]] constexpr Index of(Id id, const Layout& from, const Layout& to) {
    if (is_part_of(from, to)) return 0;
    return runs_of(id) * once(graph_[id].type, from, to);
  }
  // The same: of what is made of a value that repeats its operand, the operand is what is moved, and of what is made of
  // narrower numbers, these.
  [[nodiscard]] constexpr Index to_move(Id id, const Layout& from, const Layout& to) {
    if (!sources_.comes_repeated(id)) {
      const bool is_narrower = sources_.comes_narrower(id) && from.unreduced.empty() && to.unreduced.empty();
      return is_narrower ? of(sources_.of(id), sources_.layout_of(id, from), sources_.layout_of(id, to))
                         : of(id, from, to);
    }
    const Id root = sources_.root_of(id);
    return of(graph_.operand(root, 0), of_repeated(root, sources_.layout_of_root(id, from)),
              of_repeated(root, sources_.layout_of_root(id, to)));
  }

 private:
  // How what `root` repeats lies where that lies as `layout`.
  [[nodiscard]] constexpr Layout of_repeated(Id root, const Layout& layout) const {
    const Shape &repeated = graph_.shape(graph_.operand(root, 0)), &whole = graph_.shape(root);
    const AxisList& dims = graph_.dims(root);
    Layout made = layout;
    made.dims = replicated(repeated.rank()).dims;
    for (int d = 0; d < repeated.rank(); ++d)
      if (repeated[d] == whole[dims[d]]) made.dims[d] = layout.dims[dims[d]];
    return made;
  }
  constexpr Index once(TypeId type, const Layout& from, const Layout& to) {
    const Move move{type, from, to};
    if (const std::int32_t known = moves_.find(move); known >= 0) return bytes_[known];
    bytes_.push_back(reshard_bytes(graph_.types[type], from, to, mesh_));
    return bytes_[moves_.intern(move)];
  }
  // Does a device keep a part of its piece?
  static constexpr bool is_part_of(const Layout& from, const Layout& to) {
    for (int d = 0; d < from.dims.size(); ++d)
      if (!starts_with(to.dims[d], from.dims[d])) return false;
    return from.unreduced == to.unreduced;
  }
  struct Move {
    TypeId type = no_type;
    Layout from, to;
    [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
      std::uint64_t hash = mixed(11, static_cast<std::uint64_t>(type));
      for (const Layout* const layout : {&from, &to}) {
        for (const AxisList& axes : layout->dims) hash = mixed_list(hash, axes);
        hash = mixed_list(hash, layout->unreduced);
      }
      return hash;
    }
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  const Graph& graph_;
  const MeshSizes& mesh_;
  Sources sources_;
  Loops loops_;
  LoopsCount count_;
  Interner<Move> moves_;
  Buffer<Index> bytes_;  // by move
};

}  // namespace weft::detail

#endif
