// GradientNorm: the norm of all gradients of a step, however devices have cut them, to the same bits.
#ifndef WEFT_STRATEGIES_GRADIENT_NORM_HPP
#define WEFT_STRATEGIES_GRADIENT_NORM_HPP

#include <weft/graph/collectives.hpp>
#include <weft/sharding/layout.hpp>

namespace weft {

class GradientNorm {
 public:
  // Notes the squares of a gradient of which every device of a group over `axes` has another part; over other axes
  // devices have the same. One step a gradient.
  constexpr void add(Var gradient, AxisList axes) {
    gradient = convert(gradient, DType::f32);
    sort(axes);
    for (Part& part : parts_)
      if (part.axes == axes) return void(part.squares = exact_square_sum(gradient, part.squares));
    parts_.push_back({axes, exact_square_sum(gradient)});
  }
  // The root of all squares. One all_reduce of 160 bytes for each set of axes; none for those that cut nothing.
  [[nodiscard]] constexpr Var norm(Graph& graph) const {
    Var total;
    for (const Part& part : parts_) {
      const bool is_cut = parts_of(graph.mesh, part.axes) > 1;
      const Var squares = is_cut ? detail::all_reduce(part.squares, part.axes) : part.squares;
      total = total.graph == nullptr ? squares : total + squares;
    }
    return exact_norm(total);
  }

 private:
  struct Part {
    AxisList axes;
    Var squares;
  };
  Buffer<Part> parts_;

  static constexpr void sort(AxisList& axes) {
    for (int i = 1; i < axes.size(); ++i)
      for (int j = i; j > 0 && axes[j] < axes[j - 1]; --j) {
        const std::int8_t greater = axes[j - 1];
        axes[j - 1] = axes[j];
        axes[j] = greater;
      }
  }
};

// The axes that cut a value in any dimension.
[[nodiscard]] constexpr AxisList cutting_axes(const Layout& layout) {
  AxisList axes;
  for (const AxisList& dim : layout.dims)
    for (const std::int8_t axis : dim) axes.push_back(axis);
  return axes;
}

}  // namespace weft

#endif
