// sdy.manual_computation in the graph that each device of a mesh runs: what goes in is cut as its shardings say, the body
// runs on the pieces with collectives of its own, and what comes out is whole again. As jax.shard_map lowers.
#ifndef WEFT_SDY_MANUAL_COMPUTATION_HPP
#define WEFT_SDY_MANUAL_COMPUTATION_HPP

#include <weft/graph/collectives.hpp>
#include <weft/sdy/data_flow.hpp>
#include <weft/sdy/read_sharding.hpp>
#include <weft/sharding/layout.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::sdy {

// What a module says of its devices: replicas, and partitions, which are those of its mesh, if it has one.
class DevicesOfModule {
 public:
  // Errors: stablehlo_is_unsupported, of meshes that differ or whose devices stand in an order of their own.
  constexpr explicit DevicesOfModule(const stablehlo::Module& module) : meshes_(module) {
    Index partitions = module.partitions;
    for (Index i = 0; i < meshes_.meshes.size(); ++i) {
      const FlowMesh& mesh = meshes_.meshes[i];
      const Index devices = product_of(mesh.sizes);
      if (mesh.is_empty() || mesh.is_maximal) continue;
      for (Index d = 0; d < mesh.devices.size(); ++d)
        if (mesh.devices[d] != d) refuse(module, i, "order of devices in mesh");
      if (!names_.empty() && !(mesh.axes == names_ && mesh.sizes == own_)) refuse(module, i, "second mesh beside");
      names_ = mesh.axes;
      own_ = mesh.sizes;
      partitions = partitions > devices ? partitions : devices;
      if (devices != partitions) refuse(module, i, "number of partitions other than the devices of mesh");
    }
    sizes_ = {module.replicas};
    if (names_.empty()) own_ = {partitions};
    for (Index size : own_) sizes_.push_back(size);
  }

  // Replicas, and then the axes of the module's mesh, or one of all partitions.
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
  constexpr explicit ManualComputations(const DevicesOfModule& devices) : devices_(devices) {}
  ManualComputations(const ManualComputations&) = delete;
  ManualComputations& operator=(const ManualComputations&) = delete;

  // For the importer of a graph with the mesh of the devices. It refers to this.
  [[nodiscard]] stablehlo::CustomCall reader() {
    return {"sdy.manual_computation",
            [](const stablehlo::Reading& at, void* own) { return static_cast<ManualComputations*>(own)->read(at); }, this};
  }

  // How value `value` of a function lies for the first manual computation that reads it; whole if there is none.
  [[nodiscard]] constexpr Layout wanted(const stablehlo::Function& function, Index value) const {
    for (const stablehlo::Operation& operation : function.body.operations)
      for (Index i = 0; is_manual_computation(operation) && i < operation.operands.size(); ++i)
        if (operation.operands[i] == value) return layout_of(operation, "in_shardings", i);
    return replicated(function.values[value].type.shape.rank());
  }

  // A value of which devices have pieces, as one that they have whole: who needs a piece of it is given that.
  constexpr Var whole(Var piece, const Layout& layout) {
    Var made = piece;
    for (int dim = 0; dim < layout.dims.size(); ++dim)
      if (!layout.dims[dim].empty()) made = gathered(made, dim, layout.dims[dim]);
    pieces_.push_back({made.id, piece, layout});
    return made;
  }
  // The piece of a whole value that is known, and how it lies; else the value itself.
  struct Piece {
    Var value;
    Layout layout;
  };
  [[nodiscard]] constexpr Piece piece_of(Var whole) const {
    for (const Known& known : pieces_)
      if (known.whole == whole.id) return {known.piece, known.layout};
    return {whole, replicated(whole.rank())};
  }

 private:
  struct Known {
    Id whole = no_id;
    Var piece;
    Layout layout;
  };
  const DevicesOfModule& devices_;
  Buffer<Known> pieces_;

  // Predicates are moved as numbers.
  [[nodiscard]] static constexpr Var gathered(Var x, int dim, const AxisList& axes) {
    if (x.dtype() != DType::pred) return weft::detail::all_gather(x, dim, axes);
    return weft::detail::all_gather(convert(x, DType::i32), dim, axes) != 0.0;
  }
  // Errors: stablehlo_is_malformed, stablehlo_is_unsupported.
  [[nodiscard]] constexpr Layout layout_of(const stablehlo::Operation& operation, const char* list, Index i) const {
    const stablehlo::Attribute* const shardings = stablehlo::find(operation.attributes, list);
    if (shardings == nullptr || i >= shardings->items.size())
      stablehlo_attribute_is_missing(operation.place, operation.name, list);
    const stablehlo::Attribute& text = shardings->items[i];
    const TensorSharding sharding = read_sharding(text.text, devices_.meshes(), text.place);
    Layout layout = replicated(sharding.dims.size());
    for (int dim = 0; dim < sharding.dims.size(); ++dim)
      for (const SubAxis& part : sharding.dims[dim].axes) {
        if (!is_manual(operation, part.axis)) continue;  // every device has all of it
        if (part.size != devices_.meshes().meshes[sharding.mesh].sizes[part.axis])
          stablehlo_is_unsupported(text.place, "part of an axis in a sharding of", operation.name);
        layout.dims[dim].push_back(static_cast<std::int8_t>(part.axis + 1));  // behind the replicas
      }
    return layout;
  }
  [[nodiscard]] constexpr bool is_manual(const stablehlo::Operation& operation, int axis) const {
    const stablehlo::Attribute* const names = stablehlo::find(operation.attributes, "manual_axes");
    for (Index i = 0; names != nullptr && i < names->items.size(); ++i)
      if (names->items[i].name == devices_.names()[axis].text) return true;
    return false;
  }

  constexpr Buffer<Var> read(const stablehlo::Reading& at) {
    const stablehlo::Operation& operation = at.operation;
    Buffer<Var> pieces;
    for (Index i = 0; i < at.in.size(); ++i) {
      const Layout layout = layout_of(operation, "in_shardings", i);
      const Piece known = piece_of(at.in[i]);
      pieces.push_back(known.layout == layout ? known.value : cut(at.in[i], layout));
    }
    const Buffer<Var> made = at.importer.run(at.region(0), pieces, operation.name, operation.place);
    Buffer<Var> results;
    for (Index i = 0; i < made.size(); ++i) results.push_back(whole(made[i], layout_of(operation, "out_shardings", i)));
    return results;
  }
  // Error: extent_does_not_divide.
  [[nodiscard]] static constexpr Var cut(Var x, const Layout& layout) {
    for (int dim = 0; dim < layout.dims.size(); ++dim)
      if (!layout.dims[dim].empty()) x = weft::detail::shard_slice(x, dim, layout.dims[dim]);
    return x;
  }
};

}  // namespace weft::sdy

#endif
