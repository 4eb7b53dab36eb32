// Modules that devices of their own run: whether they do, and how their importer reads what moves pieces of whole
// values, in Shardy's form (sdy.manual_computation) and in GSPMD's (@SPMDFullToShardShape). Run time only.
#ifndef WEFT_SDY_PIECE_READERS_HPP
#define WEFT_SDY_PIECE_READERS_HPP

#include <weft/sdy/piece_boundaries.hpp>
#include <weft/stablehlo/import.hpp>

namespace weft::sdy {

// Do devices take pieces there of what is whole, or the other way round?
[[nodiscard]] inline bool moves_pieces(const Operation& operation) {
  return is_manual_computation(operation) || enters_pieces(operation) || leaves_pieces(operation);
}
// Does the number of a device, or what others have, decide what it makes?
[[nodiscard]] inline bool asks_devices(const Operation& operation) {
  for (const std::string_view known :
       {"stablehlo.all_reduce", "stablehlo.all_gather", "stablehlo.reduce_scatter", "stablehlo.all_to_all",
        "stablehlo.collective_permute", "stablehlo.collective_broadcast", "stablehlo.partition_id",
        "stablehlo.replica_id"})
    if (operation.name == known) return true;
  return false;
}
// Do several devices of a module's own run it, each with values of its own?
[[nodiscard]] inline bool has_own_devices(const stablehlo::Module& module) {
  const auto is_own = [](const Operation& operation) { return asks_devices(operation) || moves_pieces(operation); };
  return product_of(DevicesOfModule(module).sizes()) > 1 && any_operation(module, is_own);
}

// What devices have of pieces, and who reads that. The importer refers to it.
struct PieceReaders {
  DevicesOfModule devices;
  DevicePieces pieces;
  ManualComputations manual{devices, pieces};
  PieceBoundaries boundaries{devices, pieces};

  // A graph that is partitioned has the axes that strategies know.
  PieceReaders(const stablehlo::Module& module, bool is_partitioned)
      : devices(module, is_partitioned ? DevicesOfModule::Axes::whole : DevicesOfModule::Axes::in_parts),
        pieces(is_partitioned) {}
  PieceReaders(const PieceReaders&) = delete;
  PieceReaders& operator=(const PieceReaders&) = delete;

  // How an argument lies where devices first take pieces of it; whole if they take none.
  [[nodiscard]] Layout wanted(const Function& function, Index value) const {
    Layout layout = manual.wanted(function, value);
    if (weft::is_replicated(layout)) layout = boundaries.wanted(function, value);
    return DevicePieces::with_rank(layout, stablehlo::given_type(function.values[value]).shape.rank());
  }
  void add_to(Buffer<stablehlo::CustomCall>& calls) {
    calls.push_back(manual.reader());
    for (const stablehlo::CustomCall& call : boundaries.readers()) calls.push_back(call);
  }
};

}  // namespace weft::sdy

#endif
