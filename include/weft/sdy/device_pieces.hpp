// Values of which devices have pieces: cut on the way into what a module computes on pieces, and whole again behind it.
// In the graph that each device of a mesh runs by slices and gathers; in one that is partitioned by boundaries, as
// shard_map writes them, so that gradients and strategies know of them.
#ifndef WEFT_SDY_DEVICE_PIECES_HPP
#define WEFT_SDY_DEVICE_PIECES_HPP

#include <weft/graph/collectives.hpp>
#include <weft/sharding/layout.hpp>

namespace weft::sdy {

class DevicePieces {
 public:
  constexpr explicit DevicePieces(bool is_partitioned = false) : is_partitioned_(is_partitioned) {}

  // How a value of this rank lies: of complex numbers a dimension follows that has their parts.
  [[nodiscard]] static constexpr Layout with_rank(Layout layout, int rank) {
    while (layout.dims.size() < rank) layout.dims.push_back({});
    return layout;
  }
  // A value of which devices have pieces, as one that they have whole: who needs a piece of it is given that. `manual`:
  // the axes over which there are pieces, alike where they cut nothing; null: all. Over others a graph that is
  // partitioned cuts values as it likes.
  constexpr Var whole(Var piece, Layout layout, const AxisList* manual = nullptr) {
    layout = with_rank(layout, piece.rank());
    if (is_partitioned_)
      return as_number(piece, [&](Var x) { return weft::detail::shard_to_full(x, cuts_of(layout, x, manual)); });
    Var made = piece;
    for (int dim = 0; dim < layout.dims.size(); ++dim)
      if (!layout.dims[dim].empty())
        made = as_number(made, [&](Var x) { return weft::detail::all_gather(x, dim, layout.dims[dim]); });
    known_.push_back({made.id, piece, layout});
    return made;
  }
  // The piece of a whole value that is known, and how it lies; else the value itself.
  struct Piece {
    Var value;
    Layout layout;
  };
  [[nodiscard]] constexpr Piece known(Var whole) const {
    for (const Known& one : known_)
      if (one.whole == whole.id) return {one.piece, one.layout};
    return {whole, replicated(whole.rank())};
  }
  // A device's piece of a whole value. Error: extent_does_not_divide.
  [[nodiscard]] constexpr Var piece(Var whole, Layout layout, const AxisList* manual = nullptr) const {
    layout = with_rank(layout, whole.rank());
    if (is_partitioned_) return weft::detail::full_to_shard(whole, cuts_of(layout, whole, manual));
    const Piece one = known(whole);
    if (one.layout == layout) return one.value;
    for (int dim = 0; dim < layout.dims.size(); ++dim)
      if (!layout.dims[dim].empty()) whole = weft::detail::shard_slice(whole, dim, layout.dims[dim]);
    return whole;
  }

 private:
  struct Known {
    Id whole = no_id;
    Var piece;
    Layout layout;
  };
  bool is_partitioned_;
  Buffer<Known> known_;

  static constexpr CollectiveAttributes cuts_of(const Layout& layout, Var x, const AxisList* manual) {
    CollectiveAttributes cuts;
    for (int dim = 0; dim < layout.dims.size(); ++dim)
      for (const std::int8_t axis : layout.dims[dim]) {
        cuts.axes.push_back(axis);
        cuts.dims.push_back(static_cast<std::int8_t>(dim));
      }
    for (std::int8_t axis = 0; axis < x.graph->mesh.size(); ++axis)
      if (!cuts.axes.contains(axis) && (manual == nullptr || manual->contains(axis))) cuts.source_axes.push_back(axis);
    return cuts;
  }
  // Predicates are moved as numbers.
  template <class Move>
  [[nodiscard]] static constexpr Var as_number(Var x, const Move& move) {
    return x.dtype() == DType::pred ? move(convert(x, DType::i32)) != 0.0 : move(x);
  }
};

}  // namespace weft::sdy

#endif
