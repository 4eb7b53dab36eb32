// sdy.manual_computation in the graph that each device of a mesh runs: what goes in is cut as its shardings say, the
// body runs on the pieces with collectives of its own, and what comes out is whole again. As jax.shard_map lowers.
#ifndef WEFT_SDY_MANUAL_COMPUTATION_HPP
#define WEFT_SDY_MANUAL_COMPUTATION_HPP

#include <weft/sdy/data_flow.hpp>
#include <weft/sdy/device_pieces.hpp>
#include <weft/sdy/grouped_processes.hpp>
#include <weft/sdy/tiled_mesh.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::sdy {

// What a module says of its devices: replicas, and partitions, which are those of its mesh, if it has one, or of its
// tiles; where it says neither, the processes that its groups name.
class DevicesOfModule {
 public:
  // Errors: stablehlo_is_unsupported, of meshes that differ or whose devices stand in an order of their own; those of
  // tiled_mesh.
  constexpr explicit DevicesOfModule(const stablehlo::Module& module) : meshes_(module, Meshes::Reading::united) {
    Index partitions = module.partitions;
    for (Index i = 0; i < meshes_.meshes.size(); ++i) {
      const FlowMesh& mesh = meshes_.meshes[i];
      const Index devices = product_of(mesh.sizes);
      if (mesh.is_empty() || mesh.is_maximal) continue;
      for (Index d = 0; d < mesh.devices.size(); ++d)
        if (mesh.devices[d] != d) refuse(module, i, "order of devices in mesh");
      if (!names_.empty()) {
        if (meshes_.read_as(static_cast<int>(i)) == i)
          refuse(module, i, "mesh whose axes are not made of parts of the first one's,");
        continue;
      }
      names_ = mesh.axes;
      own_ = mesh.sizes;
      partitions = partitions > devices ? partitions : devices;
      if (devices != partitions) refuse(module, i, "number of partitions other than the devices of mesh");
    }
    GroupedProcesses processes{module.replicas, partitions};
    if (names_.empty()) own_ = tiled_mesh(module);
    if (own_.empty() && !module.states_processes) processes = grouped_processes(module);
    if (own_.empty()) own_ = {processes.partitions};
    sizes_ = {processes.replicas};
    for (Index size : own_) sizes_.push_back(size);
  }

  // Replicas, and then the axes of the module's mesh, those of its tiles, or one of all partitions.
  [[nodiscard]] constexpr const MeshSizes& sizes() const noexcept { return sizes_; }
  [[nodiscard]] constexpr const AxisNames& names() const noexcept { return names_; }
  [[nodiscard]] constexpr const Meshes& meshes() const noexcept { return meshes_; }

 private:
  Meshes meshes_;
  AxisNames names_;
  MeshSizes own_, sizes_;

  [[noreturn]] static void refuse(const stablehlo::Module& module, Index i, const char* what) {
    stablehlo_is_unsupported(module.meshes[i].place, what, module.meshes[i].name);
  }
};

class ManualComputations {
 public:
  constexpr ManualComputations(const DevicesOfModule& devices, DevicePieces& pieces)
      : devices_(devices), pieces_(pieces) {}
  ManualComputations(const ManualComputations&) = delete;
  ManualComputations& operator=(const ManualComputations&) = delete;

  // For the importer of a graph with the mesh of the devices. It refers to this.
  [[nodiscard]] stablehlo::CustomCall reader() {
    return {"sdy.manual_computation",
            [](const stablehlo::Reading& at, void* own) { return static_cast<ManualComputations*>(own)->read(at); },
            this};
  }

  // How value `value` of a function lies for the first manual computation that reads it; whole if there is none.
  [[nodiscard]] constexpr Layout wanted(const stablehlo::Function& function, Index value) const {
    for (const stablehlo::Operation& operation : function.body.operations)
      for (Index i = 0; is_manual_computation(operation) && i < operation.operands.size(); ++i)
        if (operation.operands[i] == value) return layout_of(operation, "in_shardings", i);
    return replicated(function.values[value].type.shape.rank());
  }

 private:
  const DevicesOfModule& devices_;
  DevicePieces& pieces_;

  // Errors: stablehlo_is_malformed, stablehlo_is_unsupported.
  [[nodiscard]] constexpr Layout layout_of(const stablehlo::Operation& operation, const char* list, Index i) const {
    const stablehlo::Attribute* const shardings = stablehlo::find(operation.attributes, list);
    if (shardings == nullptr || i >= shardings->items.size())
      stablehlo_attribute_is_missing(operation.place, operation.name, list);
    const stablehlo::Attribute& text = shardings->items[i];
    const TensorSharding sharding = read_sharding(text.text, devices_.meshes(), text.place);
    const AxisList manual = manual_axes(operation);
    Layout layout = replicated(sharding.dims.size());
    for (int dim = 0; dim < sharding.dims.size(); ++dim)
      for (const SubAxis& part : sharding.dims[dim].axes) {
        if (!manual.contains(static_cast<std::int8_t>(part.axis + 1))) continue;  // every device has all of it
        if (part.size != devices_.meshes().meshes[sharding.mesh].sizes[part.axis])
          stablehlo_is_unsupported(text.place, "part of an axis in a sharding of", operation.name);
        layout.dims[dim].push_back(static_cast<std::int8_t>(part.axis + 1));  // behind the replicas
      }
    return layout;
  }

  // Replicas among them, which stand before the axes of the mesh.
  [[nodiscard]] constexpr AxisList manual_axes(const stablehlo::Operation& operation) const {
    AxisList axes{0};
    for (const auto axis : sdy::manual_axes(operation, devices_.meshes()))
      axes.push_back(static_cast<std::int8_t>(axis + 1));
    return axes;
  }

  constexpr Buffer<Var> read(const stablehlo::Reading& at) {
    const stablehlo::Operation& operation = at.operation;
    const AxisList manual = manual_axes(operation);
    Buffer<Var> pieces;
    for (Index i = 0; i < at.in.size(); ++i)
      pieces.push_back(pieces_.piece(at.in[i], layout_of(operation, "in_shardings", i), &manual));
    const Buffer<Var> made = at.importer.run(at.region(0), pieces, operation.name, operation.place);
    Buffer<Var> results;
    for (Index i = 0; i < made.size(); ++i)
      results.push_back(pieces_.whole(made[i], layout_of(operation, "out_shardings", i), &manual));
    return results;
  }
};

}  // namespace weft::sdy

#endif
