// TensorSharding: how a value lies as Shardy's dialect states it. By dimension the parts of axes that cut it and
// whether more may ("open") or not ("closed"), with the user's priority; axes that must not cut anything, and those
// that it is a sum over.
#ifndef WEFT_SHARDING_TENSOR_SHARDING_HPP
#define WEFT_SHARDING_TENSOR_SHARDING_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/collective.hpp>
#include <weft/sharding/sub_axes.hpp>

namespace weft {

struct DimensionSharding {
  SubAxes axes;
  bool is_closed = false;
  int priority = -1;  // 0 is first; negative: not given, which counts as 0

  [[nodiscard]] constexpr int order() const noexcept { return priority < 0 ? 0 : priority; }
  friend constexpr bool operator==(const DimensionSharding&, const DimensionSharding&) = default;
};

struct TensorSharding {
  static constexpr int no_mesh = -1;

  int mesh = no_mesh;  // by number; no_mesh: nothing is known
  fixed_vector<DimensionSharding, max_rank> dims;
  SubAxes replicated, unreduced;
  ReductionKind unreduced_kind = ReductionKind::sum;  // how the pieces of unreduced axes combine

  [[nodiscard]] constexpr bool is_known() const noexcept { return mesh != no_mesh; }
  // Nothing is cut, and everything may be.
  [[nodiscard]] constexpr bool is_open_everywhere() const {
    for (const DimensionSharding& dim : dims)
      if (dim.is_closed || !dim.axes.empty()) return false;
    return replicated.empty() && unreduced.empty();
  }
  [[nodiscard]] constexpr bool has_no_axes() const {
    for (const DimensionSharding& dim : dims)
      if (!dim.axes.empty()) return false;
    return replicated.empty() && unreduced.empty();
  }
  [[nodiscard]] static constexpr TensorSharding open(int mesh, int rank) {
    TensorSharding made;
    made.mesh = mesh;
    made.dims = fixed_vector<DimensionSharding, max_rank>(rank, DimensionSharding());
    return made;
  }
  friend constexpr bool operator==(const TensorSharding&, const TensorSharding&) = default;
};

}  // namespace weft

#endif
