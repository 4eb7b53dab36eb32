// WholeWeight: means over the rows and the columns of a weight, of which devices may have parts.
#ifndef WEFT_STRATEGIES_WHOLE_WEIGHT_HPP
#define WEFT_STRATEGIES_WHOLE_WEIGHT_HPP

#include <weft/sharding/reshard.hpp>

namespace weft {

// One weight, or that of one layer of a stack, which devices hold by a layout. See optim/optimizer.hpp.
class WholeWeight {
 public:
  constexpr WholeWeight(Graph& graph, const Shape& global, const Layout& layout)
      : graph_(graph), global_(global), layout_(layout) {}

  // Over the dimension that is number `from_behind` from behind, of a value that is laid out as the weight is.
  [[nodiscard]] constexpr Var mean(Var x, int from_behind) const {
    return mean_over(x, x.rank() - from_behind, global_.rank() - from_behind);
  }
  // The mean over the rows of the means over the last dimension.
  [[nodiscard]] constexpr Var mean_of_rows(Var x) const { return mean_over(x, x.rank() - 1, global_.rank() - 2); }
  // By the norm of a value that has as many elements as the weight.
  [[nodiscard]] constexpr Var root_mean_square(Var norm) const {
    const Var count = constant(graph_, static_cast<double>(global_.elements()));
    return norm / sqrt(count);
  }

 private:
  Graph& graph_;
  Shape global_;
  Layout layout_;

  [[nodiscard]] constexpr Var mean_over(Var x, int dim, int dim_of_weight) const {
    Var total = sum(x, Index{dim});
    const AxisList& axes = layout_.dims[dim_of_weight];
    if (parts_of(graph_.mesh, axes) > 1) total = weft::detail::all_reduce(total, axes);
    return mean_of(total, global_[dim_of_weight]);
  }
};

}  // namespace weft

#endif
