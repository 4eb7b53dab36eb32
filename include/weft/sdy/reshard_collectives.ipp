// Definitions of sdy/reshard_collectives.hpp.
#ifndef WEFT_SDY_RESHARD_COLLECTIVES_IPP
#define WEFT_SDY_RESHARD_COLLECTIVES_IPP

#include <weft/sdy/combined_by.hpp>
#include <weft/sdy/reshard_collectives.hpp>
#include <weft/sdy/reshard_value.hpp>
#include <weft/sharding/reshard_plan.hpp>

namespace weft::sdy {
namespace detail {

// One reshard, written as the collectives of its plan.
class CollectiveWriter {
 public:
  // `unsaid`: axes of sums that are made here, of which the operand does not say that they are not made yet.
  CollectiveWriter(EditedFunction& function, const Meshes& meshes, const TensorSharding& from, const TensorSharding& to,
                   const SubAxes& unsaid)
      : function_{function}, meshes_{meshes}, from_{from}, to_{to}, unsaid_{unsaid}, now_{from} {}

  // The value that lies as asked.
  Index write(Index value) {
    const FlowMesh& mesh = meshes_.meshes[from_.mesh];
    const stablehlo::ValueType& type = function_.function().values[value];
    const bool reorders = !(mesh.devices == meshes_.meshes[to_.mesh].devices);
    const ReshardPlan plan = plan_reshard(
        {type.type.shape, size_bytes(type.type.dtype), mesh.sizes, sub_layout(from_), sub_layout(to_), reorders});
    for (const ReshardStep& step : plan.steps) value = write(step, value);
    return value;
  }

 private:
  EditedFunction& function_;
  const Meshes& meshes_;
  const TensorSharding from_, to_;
  const SubAxes unsaid_;
  TensorSharding now_;

  Index write(const ReshardStep& step, Index value) {
    const FlowMesh& mesh = meshes_.meshes[now_.mesh];
    if (step.kind == ReshardKind::collective_permute) now_.mesh = to_.mesh;
    now_ = after(step);
    switch (step.kind) {
      case ReshardKind::all_slice: return insert("sdy.all_slice", value, to_text(step.axes, mesh));
      case ReshardKind::all_gather: return insert("sdy.all_gather", value, to_text(step.axes, mesh));
      case ReshardKind::reduce_scatter:
        return insert("sdy.reduce_scatter", value, to_text(step.axes, mesh), from_.unreduced_kind);
      case ReshardKind::all_reduce:
        return insert("sdy.all_reduce", value, to_text(in_order_of_mesh(step.summed), mesh), from_.unreduced_kind);
      case ReshardKind::collective_permute: return insert("sdy.collective_permute", value, "");
      case ReshardKind::all_to_all: {
        const int source = step.source();
        return insert("sdy.all_to_all", value,
                      "[" + to_text(step.axes[source], mesh) + ": " + std::to_string(source) + "->" +
                          std::to_string(step.target) + "]");
      }
      case ReshardKind::spread: break;
    }
    const bool is_whole = step.summed.empty();
    return is_whole ? insert("sdy.sharded_to_unreduced", value, to_text(step.axes, mesh))
                    : insert("sdy.replicated_to_unreduced", value, to_text(step.summed, mesh));
  }
  TensorSharding after(const ReshardStep& step) const {
    TensorSharding made = EditedFunction::closed(now_.mesh, now_.dims.size());
    for (int d = 0; d < made.dims.size(); ++d) made.dims[d].axes = step.result.dims[d];
    made.unreduced = in_order_of_mesh(without(step.result.unreduced, unsaid_));
    if (!made.unreduced.empty())
      made.unreduced_kind = from_.unreduced.empty() ? to_.unreduced_kind : from_.unreduced_kind;
    return made;
  }
  Index insert(std::string_view name, Index value, const std::string& axes, ReductionKind kind = ReductionKind::sum) {
    return function_.insert(function_.before(), name, value, axes, now_, kind);
  }
};

class ReshardExpander {
 public:
  ReshardExpander(Module& module, Function& function, const Meshes& meshes, const ReshardCollectiveOptions& options)
      : meshes_{meshes}, options_{options}, function_(module, function, meshes) {}

  void run() {
    function_.walk([this](Operation& operation) {
      if (operation.name == "sdy.all_reduce" && options_.joins_sums) join(operation);
      if (operation.name == "sdy.reshard") expand(operation);
    });
    function_.finish();
  }

 private:
  // A sum that is planned with the reshard that reads it.
  struct Joined {
    Index sum = 0, operand = 0;  // values
    TensorSharding from;
  };

  const Meshes& meshes_;
  const ReshardCollectiveOptions& options_;
  EditedFunction function_;
  Buffer<Joined> joined_;

  void join(const Operation& sum) {
    const Operation* const reader = function_.only_reader(sum.results[0]);
    const Attribute* const axes = stablehlo::find(sum.attributes, "axes");
    if (reader == nullptr || reader->name != "sdy.reshard" || axes == nullptr) return;
    TensorSharding from = function_.sharding(sum.results[0]);
    const TensorSharding asked = function_.sharding(reader->results[0]);
    if (!from.is_known() || !is_expanded(from, asked) || !asked.unreduced.empty()) return;
    append(from.unreduced, read_axes(axes->text, meshes_, from.mesh, axes->place));
    from.unreduced = in_order_of_mesh(from.unreduced);
    from.unreduced_kind = stated_kind(sum);
    joined_.push_back({sum.results[0], sum.operands[0], from});
    function_.erase();
  }
  void expand(const Operation& reshard) {
    const TensorSharding asked = function_.sharding(reshard.results[0]);
    Index value = reshard.operands[0];
    TensorSharding from = function_.sharding_behind_barriers(value);
    SubAxes unsaid;
    if (!from.is_known()) from = EditedFunction::closed(asked.mesh, asked.dims.size());
    if (!is_expanded(from, asked)) return;
    for (const Joined& joined : joined_)
      if (joined.sum == value) {
        value = joined.operand;
        from = joined.from;
        unsaid = without(from.unreduced, function_.sharding(value).unreduced);
        break;
      }
    const bool becomes_whole = is_whole(asked) && asked.unreduced.empty();
    const TensorSharding to = becomes_whole ? EditedFunction::closed(from.mesh, from.dims.size()) : asked;
    function_.erase();
    function_.replace(reshard.results[0], CollectiveWriter(function_, meshes_, from, to, unsaid).write(value));
  }
  bool is_expanded(const TensorSharding& from, const TensorSharding& to) const {
    if (is_on_one(from) || is_on_one(to) || (options_.keeps_redundant && lie_alike(from, to))) return false;
    const FlowMesh &left = meshes_.meshes[from.mesh], &right = meshes_.meshes[to.mesh];
    return (is_whole(to) && to.unreduced.empty()) || (left.axes == right.axes && left.sizes == right.sizes);
  }
  bool is_on_one(const TensorSharding& sharding) const { return meshes_.meshes[sharding.mesh].is_maximal; }
};

}  // namespace detail

void reshards_to_collectives(stablehlo::Module& module, const ReshardCollectiveOptions& options) {
  const Meshes meshes(module);
  for (Function& function : module.functions) detail::ReshardExpander(module, function, meshes, options).run();
}

}  // namespace weft::sdy

#endif
