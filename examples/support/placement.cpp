#include "placement.hpp"

#include "job.hpp"
#include "precisions.hpp"

#include <weft/dynamic/parse.hpp>

namespace examples {

weft::LoaderOptions Placement::loader_of(weft::Index batch, weft::Index position) const {
  const weft::ShardingSpec rows{mesh, strategy.batch_spec(mesh), true};
  return {.device_batch = batch / rows.parts(),
          .position = position,
          .sharding = rows,
          .process = process_index(),
          .processes = process_count()};
}

void PlacementFlags::add_to(Flags& flags) {
  flags.text("strategy", strategy, "ddp, fsdp, zero1, zero2, zero3 or spmd, with options: fsdp:stage=2,axes=data",
             "STRATEGY");
  flags.integer("devices", devices, 1, 1024, "device threads");
  flags.text("mesh", mesh, "their axes, instead: data=4,model=2", "AXES");
  flags.integer("micro_batches", micro_batches, 1, 1024, "parts of a batch, one after another");
  flags.on("remat", remat, "compute blocks again for the backward pass");
  flags.choice("precision", precision, "f32|bf16|f16", precision_help);
}

bool leaves_model_axis(const weft::AnyStrategy& strategy, const weft::Mesh& mesh) {
  return strategy.as<weft::Spmd>() == nullptr && mesh.find("model") >= 0 &&
         !strategy.batch_spec(mesh).axes_of(0).contains("model");
}

weft::Mesh PlacementFlags::mesh_for(const weft::SpmdSpecs* megatron) const {
  if (!mesh.empty()) return weft::parse_mesh(mesh);
  if (megatron != nullptr && strategy == "spmd" && devices % 2 == 0)
    return weft::Mesh{{"data", devices / 2}, {"model", 2}};
  return weft::Mesh{{"data", devices}};
}

Placement PlacementFlags::placement(Flags& flags, const weft::SpmdSpecs* megatron) const {
  if (flags.was_given("mesh") && flags.was_given("devices"))
    throw UsageError("--devices and --mesh both say on how many devices; give one of them");
  Placement made;
  made.mesh = mesh_for(megatron);
  made.strategy = megatron != nullptr && strategy == "spmd" && made.mesh.find("model") >= 0
                      ? weft::AnyStrategy(*megatron)
                      : weft::parse_strategy(strategy);
  if (megatron != nullptr && leaves_model_axis(made.strategy, made.mesh))
    made.strategy = made.strategy.with_specs(*megatron);
  made.options = {.micro_batches = micro_batches, .precision = precision_of(precision)};
  return made;
}

}  // namespace examples
