// Definitions of sdy/check_collectives.hpp.
#ifndef WEFT_SDY_CHECK_COLLECTIVES_IPP
#define WEFT_SDY_CHECK_COLLECTIVES_IPP

#include <weft/sdy/check_collectives.hpp>
#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/moved_axes.hpp>
#include <weft/sharding/axis_sets.hpp>

namespace weft::sdy {
namespace detail {

class CollectiveCheck {
 public:
  CollectiveCheck(const EditedFunction& function, const Meshes& meshes, const Operation& operation)
      : operation_{operation},
        meshes_{meshes},
        to_{function.sharding(operation.results[0])},
        from_{function.sharding_behind_barriers(operation.operands[0])},
        rank_{function.shape(operation.results[0]).rank()} {}

  void run() {
    const std::string_view name = operation_.name;
    const bool joins = name == "sdy.all_gather" || name == "sdy.all_to_all" || name == "sdy.collective_permute";
    if (!from_.is_known() && joins)
      stablehlo_attribute_is_missing(operation_.place, name, "sdy.sharding of its operand");
    if (!from_.is_known()) from_ = EditedFunction::closed(to_.mesh, rank_);
    if (to_.dims.size() != rank_) differ("as many dimensions as the result has", std::to_string(to_.dims.size()));
    if (name == "sdy.collective_permute") return permute();
    if (from_.mesh != to_.mesh)
      differ("the mesh of the operand, '" + std::string(meshes_.names[from_.mesh]) + "'",
             "'" + std::string(meshes_.names[to_.mesh]) + "'");
    moved_ = moved_axes(operation_, meshes_, to_.mesh);
    for (const SubAxes& axes : moved_.dims) check_list(axes);
    for (const DimensionSharding& dim : to_.dims) check_list(dim.axes);
    if (!(sorted(to_.unreduced) == to_.unreduced)) differ("axes in the order of the mesh", text_of(to_.unreduced));
    if (name == "sdy.all_to_all")
      exchange();
    else if (name == "sdy.all_reduce" || name == "sdy.replicated_to_unreduced")
      sum(name == "sdy.all_reduce");
    else
      divide_or_join(name);
  }

 private:
  const Operation& operation_;
  const Meshes& meshes_;
  const TensorSharding to_;
  TensorSharding from_;
  int rank_;
  MovedAxes moved_;

  [[noreturn]] void differ(const std::string& needed, const std::string& found) const {
    stablehlo_collective_differs(operation_.place, operation_.name, needed.c_str(), found.c_str());
  }
  std::string text_of(const SubAxes& axes) const { return to_text(axes, meshes_.meshes[to_.mesh]); }

  // --- Axes by themselves
  void check_list(const SubAxes& axes) const {
    for (int i = 0; i + 1 < axes.size(); ++i)
      if (axes[i].axis == axes[i + 1].axis && axes[i].next() == axes[i + 1].pre)
        differ("neighboring parts of an axis as one", text_of(axes));
  }
  SubAxes all_axes() const {
    SubAxes all;
    for (const SubAxes& axes : moved_.dims)
      for (const SubAxis& axis : axes) {
        if (overlap(all, {axis})) differ("each axis once", text_of({axis}));
        all.push_back(axis);
      }
    return all;
  }
  void check_count() const {
    if (moved_.dims.size() != rank_)
      differ("axes of each of " + std::to_string(rank_) + " dimensions", std::to_string(moved_.dims.size()));
  }

  // --- Where dimensions lie
  // Both ends with these axes behind theirs.
  void check_dim(int d, const SubAxes& behind_from, const SubAxes& behind_to) const {
    const SubAxes left = behind(from_.dims[d].axes, behind_from), right = behind(to_.dims[d].axes, behind_to);
    if (left == right) return;
    const std::string dim = " along dimension " + std::to_string(d);
    if (behind_to.empty()) differ(text_of(left) + dim, text_of(to_.dims[d].axes));
    differ(text_of(from_.dims[d].axes) + dim + ", which the operand has",
           text_of(right) + ", of which " + text_of(behind_to) + " is last");
  }
  static SubAxes behind(const SubAxes& axes, const SubAxes& more) {
    SubAxes made = axes;
    append(made, more);
    return merged(made);
  }
  void check_unreduced(const SubAxes& needed) const {
    const SubAxes left = in_order_of_mesh(needed), right = in_order_of_mesh(to_.unreduced);
    if (!(left == right)) differ("unreduced=" + text_of(left), text_of(to_.unreduced));
  }
  void divide_or_join(std::string_view name) const {
    check_count();
    const SubAxes all = all_axes();
    const bool joins = name == "sdy.all_gather" || name == "sdy.sharded_to_unreduced";
    for (int d = 0; d < rank_; ++d)
      check_dim(d, joins ? SubAxes() : moved_.dims[d], joins ? moved_.dims[d] : SubAxes());
    SubAxes unreduced = from_.unreduced;
    if (name == "sdy.reduce_scatter") unreduced = without(unreduced, all);
    if (name == "sdy.sharded_to_unreduced") append(unreduced, without(all, unreduced));
    check_unreduced(unreduced);
  }
  void exchange() const {
    static_cast<void>(all_axes());
    if (moved_.dims.empty()) differ("an exchange of dimensions", "none");
    fixed_vector<SubAxes, max_rank> leaves(rank_, SubAxes()), comes(rank_, SubAxes());
    for (int i = 0; i < moved_.dims.size(); ++i) {
      for (const int d : {moved_.from[i], moved_.to[i]})
        if (d < 0 || d >= rank_) differ("dimensions below " + std::to_string(rank_), std::to_string(d));
      for (const int d : {moved_.from[i], moved_.to[i]})
        if (!leaves[d].empty() || !comes[d].empty() || moved_.from[i] == moved_.to[i])
          differ("each dimension once", std::to_string(d));
      if (i > 0 && moved_.from[i] < moved_.from[i - 1])
        differ("dimensions in their order", std::to_string(moved_.from[i]));
      leaves[moved_.from[i]] = comes[moved_.to[i]] = moved_.dims[i];
    }
    for (int d = 0; d < rank_; ++d) check_dim(d, comes[d], leaves[d]);
    check_unreduced(from_.unreduced);
  }
  // Over axes that cut nothing.
  void sum(bool is_made) const {
    const SubAxes axes = moved_.dims.empty() ? SubAxes() : moved_.dims[0];
    static_cast<void>(all_axes());
    if (!(sorted(axes) == axes)) differ("axes in the order of the mesh", text_of(axes));
    if (axes.empty() && !is_made) differ("axes", "none");
    SubAxes cut = is_made ? to_.unreduced : from_.unreduced;
    for (const DimensionSharding& dim : from_.dims) append(cut, dim.axes);
    if (is_made) append(cut, from_.replicated);
    if (overlap(cut, axes)) differ("axes that cut nothing and are not said otherwise of", text_of(axes));
    for (int d = 0; d < rank_; ++d) check_dim(d, {}, {});
    SubAxes unreduced = is_made ? without(from_.unreduced, axes) : from_.unreduced;
    if (!is_made) append(unreduced, axes);
    check_unreduced(unreduced);
  }
  void permute() const {
    const FlowMesh &left = meshes_.meshes[from_.mesh], &right = meshes_.meshes[to_.mesh];
    if (!(left.axes == right.axes && left.sizes == right.sizes))
      differ("a mesh of the axes of the operand's", "'" + std::string(meshes_.names[to_.mesh]) + "'");
    if (from_.mesh != to_.mesh && left.devices == right.devices)
      differ("the operand's mesh, or another order of devices", "'" + std::string(meshes_.names[to_.mesh]) + "'");
    for (int d = 0; d < rank_; ++d)
      if (const Index parts = parts_of(from_.dims[d].axes), made = parts_of(to_.dims[d].axes); parts != made)
        differ(std::to_string(parts) + " pieces along dimension " + std::to_string(d), std::to_string(made));
    check_unreduced(from_.unreduced);
  }
};

}  // namespace detail

void check_collectives(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) {
    EditedFunction edited(module, function, meshes);
    edited.walk([&](const Operation& operation) {
      if (own_sharding_attribute(operation.name) == "out_sharding")
        detail::CollectiveCheck(edited, meshes, operation).run();
    });
  }
}

}  // namespace weft::sdy

#endif
