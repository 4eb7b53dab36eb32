// Windows without padding take fewer places than there are rows: 23 of 24, which 3 devices do not divide. Where what
// they move over is cut they take more, at rows of padding that follow, and the places that were asked for are a slice;
// what gradients move over, or with, gets zeros after its last row. What is computed between two windows has even
// extents then (even_rows.hpp). Zeros that are padded before windows, 25 rows of 24, are the windows' own.
#ifndef WEFT_SHARDING_EVEN_WINDOWS_HPP
#define WEFT_SHARDING_EVEN_WINDOWS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/sharding/leading_rows.hpp>
#include <weft/sharding/source_parts.hpp>

namespace weft::detail {

class EvenWindows {
 public:
  // `layouts`: how the values of `graph` lie, by node. Refers to the graph.
  constexpr EvenWindows(const Graph& graph, const MeshSizes& mesh, const Buffer<Layout>& layouts) : rewrite_(graph) {
    for (Id id = 0; id < graph.size(); ++id) {
      parts_.push_back(source_parts(graph, id, layouts[id], mesh, parts_));
      if (!has_windows(graph, id)) continue;
      const Windows windows = windows_of(id);
      for (int i = 0; i < windows.dims.size(); ++i) {
        const Along along = this->along(id, windows, i);
        if (!selects(id)) parts_[id][along.result] = along.has_more_taps() ? 1 : along.parts;
        exist_ = exist_ || along.lacks_any();
      }
    }
  }

  // Does any window lack rows, taps or places?
  [[nodiscard]] constexpr bool exist() const noexcept { return exist_; }
  // The same function.
  constexpr Graph run() {
    return rewrite_each(rewrite_, [this](Id id) { return evened(id); });
  }

 private:
  // What windows of a node move over, without zeros that are padded before: the windows have these.
  struct Windows {
    Id operand = no_id;
    WindowDimensions dims;
  };
  // One dimension that they move along: which one that is of what they move over, of the taps and of the places, its
  // extents there, and how many parts what is cut of it has. Of taps and places, what there are fewer of stays.
  struct Along {
    int operand = 0, kernel = 0, result = 0;
    Index rows = 1, taps = 1, places = 1, parts = 1;
    Index padded = 1;  // rows, with those that are padded before

    [[nodiscard]] constexpr bool has_more_taps() const noexcept { return taps > places; }
    [[nodiscard]] constexpr Index more_rows() const { return lacking_rows(rows, parts); }
    [[nodiscard]] constexpr Index longer_taps() const { return has_more_taps() ? lacking_rows(taps, parts) : 0; }
    [[nodiscard]] constexpr Index more_places() const { return has_more_taps() ? 0 : lacking_rows(places, parts); }
    [[nodiscard]] constexpr bool lacks_any() const {
      const Index lacking = more_rows() + longer_taps() + more_places() + lacking_rows(padded, parts);
      return rows > 0 && taps > 0 && places > 0 && lacking > 0;
    }
  };

  Rewriter rewrite_;
  Buffer<Dims> parts_;  // by node: of each dimension, or of what it is computed of
  bool exist_ = false;

  constexpr const Graph& from() const { return rewrite_.from; }
  [[nodiscard]] constexpr bool is_convolution(Id id) const { return from()[id].op == Op::convolution; }
  // Is it the gradient of maxima? Its places are those of the second operand.
  [[nodiscard]] constexpr bool selects(Id id) const { return from()[id].op == Op::select_and_scatter; }
  // May zeros follow what the windows of `id` move over? They could be maxima.
  [[nodiscard]] constexpr bool adds_up(Id id) const {
    return is_convolution(id) || from()[id].op == Op::reduce_window_sum;
  }
  // The dimension of what is moved over.
  [[nodiscard]] constexpr int dim_of(Id id, int i) const {
    return is_convolution(id) ? from().attributes<ConvolutionDims>(id).input[i + 2] : i;
  }
  [[nodiscard]] constexpr Windows windows_of(Id id) const {
    Windows windows{from().operand(id, 0), is_convolution(id) ? from().attributes<ConvolutionDims>(id).window
                                                              : from().attributes<Window>(id).dims};
    for (int pads = 0; adds_up(id) && pads < max_rank && from()[windows.operand].op == Op::pad; ++pads) {
      Padding padding = from().attributes<Padding>(windows.operand);
      WindowDimensions dims = windows.dims;
      for (int i = 0; i < dims.size(); ++i) {
        Index &low = padding.low[dim_of(id, i)], &high = padding.high[dim_of(id, i)];
        dims[i].low += low * dims[i].base_dilation;
        dims[i].high += high * dims[i].base_dilation;
        low = high = 0;
      }
      for (int d = 0; d < padding.low.size(); ++d)
        if (padding.low[d] != 0 || padding.high[d] != 0) return windows;
      windows = {from().operand(windows.operand, 0), dims};
    }
    return windows;
  }
  [[nodiscard]] constexpr Along along(Id id, const Windows& windows, int i) const {
    const Shape &whole = from().shape(windows.operand), &made = from().shape(selects(id) ? from().operand(id, 1) : id);
    Along along{dim_of(id, i), 0, i, whole[dim_of(id, i)], 1, 1, parts_[windows.operand][dim_of(id, i)]};
    along.padded = from().shape(from().operand(id, 0))[along.operand];
    if (is_convolution(id)) {
      const ConvolutionDims& dims = from().attributes<ConvolutionDims>(id);
      const Id kernel = from().operand(id, 1);
      along.kernel = dims.kernel[i + 2], along.result = dims.output[i + 2];
      along.taps = from().shape(kernel)[along.kernel];
      along.places = made[along.result];
      const Index of_taps = parts_[kernel][along.kernel];
      if (along.has_more_taps() && of_taps > along.parts) along.parts = of_taps;
      return along;
    }
    along.places = made[along.result];
    if (!adds_up(id) && along.rows % along.parts != 0) along.parts = 1;
    return along;
  }

  // Tap 0 of a reversed window meets the last element.
  static constexpr void lengthen(WindowDimension& window, const Along& along) {
    window.size += along.longer_taps();
    window.high += along.more_places() * window.stride - along.more_rows() * window.base_dilation;
    (window.reversed ? window.low : window.high) += along.longer_taps() * window.window_dilation;
  }
  constexpr Var evened(Id id) {
    if (!has_windows(from(), id)) return rewrite_.copy(id);
    Windows windows = windows_of(id);
    Var x = rewrite_(windows.operand), second = from()[id].operand_count > 1 ? rewrite_(from().operand(id, 1)) : x;
    rewrite_.to.phase = from()[id].phase;
    bool lacks_any = false;
    for (int i = 0; i < windows.dims.size(); ++i) {
      const Along along = this->along(id, windows, i);
      if (!along.lacks_any()) continue;
      lacks_any = true;
      x = padded_along(x, along.operand, 0, along.more_rows());
      if (is_convolution(id)) second = padded_along(second, along.kernel, 0, along.longer_taps());
      if (selects(id)) second = padded_along(second, along.result, 0, along.more_places());
      lengthen(windows.dims[i], along);
    }
    return lacks_any ? over(id, x, second, windows.dims) : rewrite_.copy(id);
  }
  // Node `id` over `x`, and the places of it that were asked for.
  constexpr Var over(Id id, Var x, Var second, const WindowDimensions& windows) {
    if (selects(id)) return select_and_scatter(x, second, Window{windows});
    Var all = x;
    if (is_convolution(id)) {
      ConvolutionDims dims = from().attributes<ConvolutionDims>(id);
      dims.window = windows;
      all = convolution(x, second, dims);
    } else {
      all = emit_var(from()[id].op, {x}, Window{windows});
    }
    const Dims& extents = from().shape(id).dims;
    return all.shape().dims == extents ? all : slice(all, Dims(extents.size(), 0), extents);
  }
};

}  // namespace weft::detail

#endif
