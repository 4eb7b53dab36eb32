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
  // Axes as the module declares them, or divided where its collectives are over parts of them.
  enum class Axes : std::uint8_t { whole, in_parts };

  // Errors: stablehlo_is_unsupported, of meshes that differ or whose devices stand in an order of their own; those of
  // tiled_mesh.
  constexpr explicit DevicesOfModule(const stablehlo::Module& module, Axes axes = Axes::whole)
      : meshes_(module, Meshes::Reading::united) {
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
    declared_ = own_;
    if (axes == Axes::in_parts && processes.replicas == 1) divide(module);
    sizes_ = {processes.replicas};
    for (Index size : own_) sizes_.push_back(size);
  }

  // Replicas, and then the axes of the module's mesh or their parts, those of its tiles, or one of all partitions.
  [[nodiscard]] constexpr const MeshSizes& sizes() const noexcept { return sizes_; }
  [[nodiscard]] constexpr const AxisNames& names() const noexcept { return names_; }
  [[nodiscard]] constexpr const Meshes& meshes() const noexcept { return meshes_; }
  // Which of these an axis of the module's mesh is.
  [[nodiscard]] constexpr AxisList axes_of(std::int8_t axis) const {
    AxisList found;
    static_cast<void>(find({axis, 1, static_cast<std::int32_t>(declared_[axis])}, found));
    return found;
  }
  // Which a part of it is. False: none.
  [[nodiscard]] constexpr bool find(const SubAxis& part, AxisList& found) const {
    if (own_ == declared_) {
      found.push_back(static_cast<std::int8_t>(part.axis + 1));  // behind the replicas
      return part.size == own_[part.axis];
    }
    Index minor = 1;
    for (int axis = part.axis + 1; axis < declared_.size(); ++axis) minor *= declared_[axis];
    return find_axes({{minor * (declared_[part.axis] / part.next()), part.size}}, sizes_, found);
  }

 private:
  Meshes meshes_;
  AxisNames names_;
  MeshSizes declared_, own_, sizes_;

  constexpr void divide(const stablehlo::Module& module) {
    AxesOfDigits axes(product_of(own_));
    Index minor = 1;
    bool fits = true;
    for (int axis = own_.size() - 1; axis >= 0; minor *= own_[axis], --axis)
      fits = fits && axes.add({{minor, own_[axis]}});
    if (!fits) return;
    add_groups(axes, module);
    own_ = axes.sizes();
  }

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
        const AxisList whole = devices_.axes_of(part.axis);
        if (whole.empty() || !manual.contains(whole[0])) continue;  // every device has all of it
        if (!devices_.find(part, layout.dims[dim]))
          stablehlo_is_unsupported(text.place, "part of an axis in a sharding of", operation.name);
      }
    return layout;
  }

  // Replicas among them, which stand before the axes of the mesh.
  [[nodiscard]] constexpr AxisList manual_axes(const stablehlo::Operation& operation) const {
    AxisList axes{0};
    for (const auto axis : sdy::manual_axes(operation, devices_.meshes()))
      for (const auto own : devices_.axes_of(axis)) axes.push_back(own);
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
