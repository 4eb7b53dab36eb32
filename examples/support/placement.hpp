// Where and how a training step computes: the flags that say so, which every trainer has.
#ifndef EXAMPLES_SUPPORT_PLACEMENT_HPP
#define EXAMPLES_SUPPORT_PLACEMENT_HPP

#include "flags.hpp"

#include <weft/data/loader.hpp>
#include <weft/dynamic/any_strategy.hpp>
#include <weft/dynamic/options.hpp>

#include <string>

namespace examples {

struct Placement {
  weft::Mesh mesh;
  weft::AnyStrategy strategy = weft::Ddp{};
  weft::dynamic::Options options;

  // The options of a loader of batches of `batch` rows that starts at `position`; a process reads the rows of its
  // devices. Call it when a step has been made for such batches: they divide.
  [[nodiscard]] weft::LoaderOptions loader_of(weft::Index batch, weft::Index position) const;
};

// Does a ddp or fsdp of chosen axes leave an axis "model" of the mesh to weights that are cut over it?
[[nodiscard]] bool leaves_model_axis(const weft::AnyStrategy& strategy, const weft::Mesh& mesh);

class PlacementFlags {
 public:
  std::string strategy = "ddp", mesh, precision = "f32";
  weft::Index devices = 2, micro_batches = 1;
  bool remat = false;  // a setting of the model

  void add_to(Flags& flags);
  // What they say. Where the strategy is "spmd" and the mesh has an axis "model", or leaves_model_axis, weights are cut
  // over that as `megatron` says, unless that is null; without a mesh two devices share them under "spmd". Errors:
  // those of parse_strategy and parse_mesh; UsageError.
  [[nodiscard]] Placement placement(Flags& flags, const weft::SpmdSpecs* megatron) const;

 private:
  [[nodiscard]] weft::Mesh mesh_for(const weft::SpmdSpecs* megatron) const;
};

}  // namespace examples

#endif
