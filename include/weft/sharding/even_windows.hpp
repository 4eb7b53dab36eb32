// Windows without padding take fewer places than there are rows: 23 of 24, which 3 devices do not divide. Where what
// they move over is cut they take more, at rows of padding that follow, and the places that were asked for are a slice;
// what gradients move over, or with, gets zeros after its last row. What is computed between two windows has even
// extents then (even_rows.hpp).
#ifndef WEFT_SHARDING_EVEN_WINDOWS_HPP
#define WEFT_SHARDING_EVEN_WINDOWS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/sharding/layout.hpp>

namespace weft::detail {

class EvenWindows {
 public:
  // `layouts`: how the values of `graph` lie, by node. Refers to the graph.
  constexpr EvenWindows(const Graph& graph, const MeshSizes& mesh, const Buffer<Layout>& layouts) : rewrite_(graph) {
    for (Id id = 0; id < graph.size(); ++id) {
      Dims parts;
      for (const AxisList& axes : layouts[id].dims) parts.push_back(parts_of(mesh, axes));
      parts_.push_back(parts);
      if (is_elementwise(graph[id].op)) take_over_parts(id);
      for (int i = 0; i < windows_of(id); ++i) {
        const Along along = this->along(id, i);
        parts_[id][along.result] = along.more_taps() ? 1 : along.parts;
        exist_ = exist_ || along.lacks_any();
      }
    }
  }

  // Does any window lack rows, taps or places?
  [[nodiscard]] constexpr bool exist() const noexcept { return exist_; }
  // The same function.
  constexpr Graph run() {
    rewrite_.copy_inputs();
    for (Id id = 0; id < from().size(); ++id)
      if (!rewrite_.has(id)) rewrite_.set(id, evened(id));
    rewrite_.copy_outputs();
    return static_cast<Graph&&>(rewrite_.to);
  }

 private:
  // One dimension that windows move along: which one that is of what they move over, of the taps and of the result, its
  // extents there, and how many parts what is cut of it has. Of taps and places, what there are fewer of stays.
  struct Along {
    int operand = 0, kernel = 0, result = 0;
    Index rows = 1, taps = 1, places = 1, parts = 1;

    [[nodiscard]] constexpr bool more_taps() const noexcept { return taps > places; }
    [[nodiscard]] constexpr Index lacking(Index extent) const noexcept { return (parts - extent % parts) % parts; }
    [[nodiscard]] constexpr Index lacking_rows() const noexcept { return lacking(rows); }
    [[nodiscard]] constexpr Index lacking_taps() const noexcept { return more_taps() ? lacking(taps) : 0; }
    [[nodiscard]] constexpr Index lacking_places() const noexcept { return more_taps() ? 0 : lacking(places); }
    [[nodiscard]] constexpr bool lacks_any() const noexcept {
      return rows > 0 && taps > 0 && places > 0 && lacking_rows() + lacking_taps() + lacking_places() > 0;
    }
  };

  Rewriter rewrite_;
  Buffer<Dims> parts_;  // by node: of each dimension, or of what it is computed of
  bool exist_ = false;

  constexpr const Graph& from() const { return rewrite_.from; }
  [[nodiscard]] constexpr bool is_convolution(Id id) const { return from()[id].op == Op::convolution; }
  // Dimensions that windows of node `id` move along; 0: of another operation.
  [[nodiscard]] constexpr int windows_of(Id id) const {
    if (is_convolution(id)) return from().attributes<ConvolutionDims>(id).window.size();
    const Op op = from()[id].op;
    return op == Op::reduce_window_sum || op == Op::reduce_window_max ? from().shape(id).rank() : 0;
  }
  // The `i`-th of them.
  [[nodiscard]] constexpr Along along(Id id, int i) const {
    const Shape& made = from().shape(id);
    const Id operand = from().operand(id, 0);
    if (!is_convolution(id)) {
      const Index rows = from().shape(operand)[i], parts = parts_[operand][i];
      const bool may_add_rows = from()[id].op == Op::reduce_window_sum;  // zeros would be maxima
      return {i, 0, i, rows, 1, made[i], may_add_rows || rows % parts == 0 ? parts : 1};
    }
    const ConvolutionDims& dims = from().attributes<ConvolutionDims>(id);
    const Id kernel = from().operand(id, 1);
    Along along{dims.input[i + 2], dims.kernel[i + 2], dims.output[i + 2]};
    along.rows = from().shape(operand)[along.operand];
    along.taps = from().shape(kernel)[along.kernel];
    along.places = made[along.result];
    const Index of_rows = parts_[operand][along.operand], of_taps = parts_[kernel][along.kernel];
    along.parts = of_rows < of_taps && along.more_taps() ? of_taps : of_rows;
    return along;
  }
  constexpr void take_over_parts(Id id) {
    for (Index i = 0; i < from()[id].operand_count; ++i) {
      const Dims& of = parts_[from().operand(id, i)];
      for (int d = 0; d < of.size() && of.size() == parts_[id].size(); ++d)
        if (of[d] > parts_[id][d]) parts_[id][d] = of[d];
    }
  }

  // Zeros after the last element along `dim`.
  [[nodiscard]] static constexpr Var longer(Var x, int dim, Index by) {
    Dims before(x.rank(), 0), after(x.rank(), 0);
    after[dim] = by;
    return by == 0 ? x : pad(x, before, after);
  }
  // The window over what is longer; tap 0 of a reversed one meets the last element.
  static constexpr void lengthen(WindowDimension& window, const Along& along) {
    window.high += along.lacking_places() * window.stride - along.lacking_rows() * window.base_dilation;
    window.size += along.lacking_taps();
    (window.reversed ? window.low : window.high) += along.lacking_taps() * window.window_dilation;
  }
  constexpr Var evened(Id id) {
    bool lacks_any = false;
    for (int i = 0; i < windows_of(id); ++i) lacks_any = lacks_any || along(id, i).lacks_any();
    if (!lacks_any) return rewrite_.copy(id);
    rewrite_.to.phase = from()[id].phase;
    const Var all = is_convolution(id) ? longer_convolution(id) : longer_reduction(id);
    const Dims& extents = from().shape(id).dims;
    return all.shape().dims == extents ? all : slice(all, Dims(extents.size(), 0), extents);
  }
  constexpr Var longer_convolution(Id id) {
    ConvolutionDims dims = from().attributes<ConvolutionDims>(id);
    Var input = rewrite_(from().operand(id, 0)), kernel = rewrite_(from().operand(id, 1));
    for (int i = 0; i < dims.window.size(); ++i) {
      const Along along = this->along(id, i);
      if (!along.lacks_any()) continue;
      input = longer(input, along.operand, along.lacking_rows());
      kernel = longer(kernel, along.kernel, along.lacking_taps());
      lengthen(dims.window[i], along);
    }
    return convolution(input, kernel, dims);
  }
  constexpr Var longer_reduction(Id id) {
    Window window = from().attributes<Window>(id);
    Var input = rewrite_(from().operand(id, 0));
    for (int i = 0; i < window.dims.size(); ++i) {
      const Along along = this->along(id, i);
      if (!along.lacks_any()) continue;
      input = longer(input, i, along.lacking_rows());
      lengthen(window.dims[i], along);
    }
    return emit_var(from()[id].op, {input}, window);
  }
};

}  // namespace weft::detail

#endif
