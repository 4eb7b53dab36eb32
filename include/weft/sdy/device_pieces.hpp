// Values of which devices have pieces, in the graph that each device of a mesh runs: cut on the way into what a module
// computes on pieces, and whole again behind it.
#ifndef WEFT_SDY_DEVICE_PIECES_HPP
#define WEFT_SDY_DEVICE_PIECES_HPP

#include <weft/graph/collectives.hpp>
#include <weft/sharding/layout.hpp>

namespace weft::sdy {

class DevicePieces {
 public:
  // A value of which devices have pieces, as one that they have whole: who needs a piece of it is given that.
  constexpr Var whole(Var piece, Layout layout) {
    add_dims(layout, piece);
    Var made = piece;
    for (int dim = 0; dim < layout.dims.size(); ++dim)
      if (!layout.dims[dim].empty()) made = gathered(made, dim, layout.dims[dim]);
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
  [[nodiscard]] constexpr Var piece(Var whole, Layout layout) const {
    add_dims(layout, whole);
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
  Buffer<Known> known_;

  // Of complex numbers the dimension that has their parts.
  static constexpr void add_dims(Layout& layout, Var x) {
    while (layout.dims.size() < x.rank()) layout.dims.push_back({});
  }
  // Predicates are moved as numbers.
  [[nodiscard]] static constexpr Var gathered(Var x, int dim, const AxisList& axes) {
    if (x.dtype() != DType::pred) return weft::detail::all_gather(x, dim, axes);
    return weft::detail::all_gather(convert(x, DType::i32), dim, axes) != 0.0;
  }
};

}  // namespace weft::sdy

#endif
