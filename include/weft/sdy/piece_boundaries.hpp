// @SPMDFullToShardShape and @SPMDShardToFullShape of GSPMD in the graph that each device of a mesh runs: as shard_map
// of JAX lowered before Shardy, and as PyTorch/XLA's manual sharding does.
#ifndef WEFT_SDY_PIECE_BOUNDARIES_HPP
#define WEFT_SDY_PIECE_BOUNDARIES_HPP

#include <weft/sdy/manual_computation.hpp>

namespace weft::sdy {

class PieceBoundaries {
 public:
  constexpr PieceBoundaries(const DevicesOfModule& devices, DevicePieces& pieces)
      : devices_(devices), pieces_(pieces) {}
  PieceBoundaries(const PieceBoundaries&) = delete;
  PieceBoundaries& operator=(const PieceBoundaries&) = delete;

  // For the importer of a graph with the mesh of the devices. They refer to this.
  [[nodiscard]] Buffer<stablehlo::CustomCall> readers() {
    const auto read = [](const stablehlo::Reading& at, void* own) {
      return static_cast<PieceBoundaries*>(own)->read(at);
    };
    return {{"SPMDFullToShardShape", read, this}, {"SPMDShardToFullShape", read, this}};
  }

  // How value `value` of a function lies where devices first take pieces of it; whole if they take none.
  [[nodiscard]] constexpr Layout wanted(const Function& function, Index value) const {
    for (const Operation& operation : function.body.operations)
      if (enters_pieces(operation) && operation.operands.size() == 1 &&
          marked(function, operation.operands[0]) == value)
        return layout_of(function, operation);
    return replicated(function.values[value].type.shape.rank());
  }

 private:
  const DevicesOfModule& devices_;
  DevicePieces& pieces_;

  // The value that @Sharding marks, if it makes `value`.
  [[nodiscard]] static constexpr Index marked(const Function& function, Index value) {
    const Operation* const maker = detail::maker_of(function.body, value);
    return maker != nullptr && detail::calls(*maker, "Sharding") && maker->operands.size() == 1 ? maker->operands[0]
                                                                                                : value;
  }
  [[nodiscard]] constexpr AxisList axes_of(const DeviceDigits& digits, const stablehlo::Attribute& text) const {
    AxisList axes;
    if (!find_axes(digits, devices_.sizes(), axes))
      stablehlo_is_unsupported(text.place, "part of an axis in sharding", text.text);
    return axes;
  }
  // Over the axes that are manual on the side of the pieces; each device has all of others.
  [[nodiscard]] constexpr Layout layout_of(const Function& function, const Operation& boundary) const {
    const stablehlo::Attribute &text = sharding_of_whole(function, boundary),
                               *inside = enters_pieces(boundary) ? stablehlo::find(boundary.attributes, "mhlo.sharding")
                                                                 : written_sharding(function, boundary.operands[0]);
    const TiledSharding whole = read_tiled_sharding(text.text, text.place);
    TiledSharding piece{true, {}, {}};
    if (inside != nullptr) piece = read_tiled_sharding(inside->text, inside->place);
    const AxisList manual = piece.is_manual ? AxisList{} : axes_of(piece.manual, *inside);
    const int rank = function.values[boundary.operands[0]].type.shape.rank();
    if (!whole.dims.empty() && whole.dims.size() != rank)
      stablehlo_count_differs(text.place, "mhlo.sharding", "dimensions", whole.dims.size(), rank);
    Layout layout = replicated(rank);
    for (int dim = 0; dim < whole.dims.size(); ++dim)
      for (const std::int8_t axis : axes_of(whole.dims[dim], text))
        if (piece.is_manual || manual.contains(axis)) layout.dims[dim].push_back(axis);
    return layout;
  }
  constexpr Buffer<Var> read(const stablehlo::Reading& at) {
    const Layout layout = layout_of(at.importer.function(), at.operation);
    at.expect_operands(1);
    return {enters_pieces(at.operation) ? pieces_.piece(at.in[0], layout) : pieces_.whole(at.in[0], layout)};
  }
};

}  // namespace weft::sdy

#endif
