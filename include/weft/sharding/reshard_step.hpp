// What a reshard is made of: steps, each with the axes that it takes, the layout that it leaves, and its bytes. Plain
// data: of a shape, the sizes of a mesh and two layouts, and of no graph.
#ifndef WEFT_SHARDING_RESHARD_STEP_HPP
#define WEFT_SHARDING_RESHARD_STEP_HPP

#include <weft/base/collective.hpp>
#include <weft/sharding/sub_axes.hpp>

namespace weft {

enum class ReshardKind : std::uint8_t {
  all_slice,           // replicated: every device keeps its part
  reduce_scatter,      // unreduced: the sum, cut
  all_reduce,          // unreduced: the sum, whole
  collective_permute,  // pieces change hands, their shape stays
  all_to_all,          // from one dimension to another
  all_gather,          //
  spread               // to a sum that is not reduced: a device's part among zeros; sends nothing
};

struct ReshardStep {
  ReshardKind kind = ReshardKind::all_slice;
  fixed_vector<SubAxes, max_rank> axes;  // by dimension: what is cut, joined or, in an all_to_all, moved away
  SubAxes summed;                        // of an all_reduce; of a spread: those over which all devices had the same
  int target = -1;                       // of an all_to_all: the dimension that comes to be cut
  SubLayout result;
  // What one device does. `wire_bytes`: what it sends by the ring formulas of bytes_sent_by.
  Index bytes_in = 0, bytes_out = 0, group = 1, wire_bytes = 0;

  [[nodiscard]] constexpr bool has_no_axes() const {
    for (const SubAxes& list : axes)
      if (!list.empty()) return false;
    return summed.empty();
  }
  // The dimension that an all_to_all joins.
  [[nodiscard]] constexpr int source() const {
    int d = 0;
    while (d + 1 < axes.size() && axes[d].empty()) ++d;
    return d;
  }
};

struct ReshardPlan {
  Buffer<ReshardStep> steps;

  [[nodiscard]] constexpr Index wire_bytes() const {
    Index sum = 0;
    for (const ReshardStep& step : steps) sum += step.wire_bytes;
    return sum;
  }
  // Can the pieces of every step be equal, and are its axes whole ones of the mesh?
  [[nodiscard]] constexpr bool can_be_emitted(const Shape& shape, const MeshSizes& mesh) const {
    for (const ReshardStep& step : steps) {
      if (!divides(shape, step.result)) return false;
      for (const SubAxes& list : step.result.dims)
        if (!are_whole_axes(mesh, list)) return false;
      for (const SubAxes& list : step.axes)
        if (!are_whole_axes(mesh, list)) return false;
      if (!are_whole_axes(mesh, step.summed)) return false;
    }
    return true;
  }
};

// What is resharded. `reorders_devices`: the mesh of `to` has the same axes, and its devices in another order.
struct ReshardProblem {
  Shape shape;
  Index element_bytes = 4;
  MeshSizes mesh;
  SubLayout from, to;
  bool reorders_devices = false;
};

namespace detail {

// Writes steps one after another.
class ReshardWriter {
 public:
  constexpr ReshardWriter(const Shape& shape, Index element_bytes, const SubLayout& from)
      : shape_(shape), element_bytes_(element_bytes), now_(from), elements_(local_elements(shape, from)) {}

  // Completes `step`, of which kind, axes and result are known. One that does nothing is left out.
  constexpr void add(ReshardStep step) {
    for (SubAxes& list : step.axes) list = merged(list);
    for (SubAxes& list : step.result.dims) list = merged(list);
    if (step.kind == ReshardKind::collective_permute ? step.result == now_ && !reorders_devices : step.has_no_axes())
      return;
    now_ = step.result;
    const Index in = elements_;
    elements_ = local_elements(shape_, step.result);
    step.bytes_in = in * element_bytes_;
    step.bytes_out = elements_ * element_bytes_;
    step.group = parts_of(step.summed);
    for (const SubAxes& list : step.axes) step.group *= parts_of(list);
    const auto sent = [&](Collective kind, Index count) {
      return bytes_sent_by(kind, step.group, count, element_bytes_);
    };
    switch (step.kind) {
      case ReshardKind::reduce_scatter: step.wire_bytes = sent(Collective::reduce_scatter, elements_); break;
      case ReshardKind::all_reduce: step.wire_bytes = sent(Collective::all_reduce, in); break;
      case ReshardKind::collective_permute: step.wire_bytes = step.bytes_in; break;
      case ReshardKind::all_to_all: step.wire_bytes = sent(Collective::all_to_all, ceil_divide(in, step.group)); break;
      case ReshardKind::all_gather: step.wire_bytes = sent(Collective::all_gather, in); break;
      case ReshardKind::all_slice:
      case ReshardKind::spread: break;
    }
    plan_.steps.push_back(static_cast<ReshardStep&&>(step));
  }
  bool reorders_devices = false;  // the next permute does, even if axes stay
  [[nodiscard]] constexpr ReshardPlan finish() { return static_cast<ReshardPlan&&>(plan_); }

 private:
  Shape shape_;
  Index element_bytes_;
  SubLayout now_;
  Index elements_;
  ReshardPlan plan_;
};

}  // namespace detail
}  // namespace weft

#endif
