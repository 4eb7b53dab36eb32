// Convolution by implicit GEMM: output [outputs, columns] = kernel [outputs, depth] * patches [depth, columns], where a
// column is a place of the window in an image and a row of patches an input feature and a tap. Patches are never made
// as a whole: a panel of them is packed from the images where a systolic array needs it. One copy for all instruction
// sets.
//
// As in the matmul, every output is one chain of multiply-adds in the order of features and taps, wherever it lies: a
// batch that is cut gives the same bits.
#ifndef WEFT_KERNELS_CONVOLUTION_DRIVER_HPP
#define WEFT_KERNELS_CONVOLUTION_DRIVER_HPP

#include <weft/kernels/convolution_arguments.hpp>
#include <weft/kernels/gemm_driver.hpp>

namespace weft {

namespace convolution_detail {

using GemmKernels = gemm_detail::GemmKernels<float>;
using gemm_detail::k_block;
using gemm_detail::panel_cols;
using gemm_detail::Panels;
using Streams = gemm_detail::Streams<float>;

// Columns of a panel that lie along the last dimension of one image, one after another.
struct Run {
  Index column, count;
  Index input, output;       // the image, and the output of the first column, in elements
  Index position[max_rank];  // of tap 0 in the first column, in each dimension
};
struct Panel {
  Index cols = 0, vectors = 0;
  int count = 0;
  Run runs[to_size(panel_cols)];
};

// Columns [first, first + cols).
inline void find_runs(const ConvolutionGeometry& g, Index first, Panel& panel) {
  const int last = g.dims.size() - 1;
  const Index width = g.dims[last].places;
  panel.count = 0;
  for (Index column = 0; column < panel.cols;) {
    Run& run = panel.runs[panel.count++];
    Index place = (first + column) % width, rest = (first + column) / width;
    const Index left = width - place;
    run.column = column;
    run.count = left < panel.cols - column ? left : panel.cols - column;
    run.output = g.output.first;
    for (int i = last; i >= 0; --i) {
      run.position[i] = g.dims[i].position(place, 0);
      run.output += place * g.dims[i].place_step;
      const Index places = i > 0 ? g.dims[i - 1].places : 1;
      place = rest % places;
      rest /= places;
    }
    run.input = rest * g.input.batch;
    run.output += rest * g.output.batch;
    column += run.count;
  }
}

// A row of patches: a feature and a tap.
struct Row {
  Index feature = 0;
  Index tap[max_rank] = {};

  Row(const ConvolutionGeometry& g, Index number) {
    for (int i = g.dims.size() - 1; i >= 0; --i) {
      tap[i] = number % g.dims[i].taps;
      number /= g.dims[i].taps;
    }
    feature = number;
  }
  void advance(const ConvolutionGeometry& g) {
    for (int i = g.dims.size() - 1; i >= 0; tap[i--] = 0)
      if (++tap[i] < g.dims[i].taps) return;
    ++feature;
  }
};

// The element of an image that a row meets at a run in all dimensions but the last; -1: none.
[[nodiscard]] inline Index element_of(const ConvolutionGeometry& g, const Run& run, const Row& row) {
  Index offset = row.feature * g.input.feature + run.input;
  for (int i = 0; i + 1 < g.dims.size(); ++i) {
    const Index element = g.dims[i].element_at(run.position[i] + row.tap[i] * g.dims[i].window_dilation);
    if (element < 0) return -1;
    offset += element * g.dims[i].element_step;
  }
  return offset;
}
// [rows, cols] zeros, rows `stride` apart.
inline void clear(float* to, Index stride, Index rows, Index cols) {
  for (Index i = 0; i < rows; ++i, to += stride)
    for (Index j = 0; j < cols; ++j) to[j] = 0;
}

// Rows [p, p + depth) of patches in the columns of a panel, tap after tap: what a tap meets in a run is the same for
// all features, which are so many rows.
inline void pack_by_taps(const GemmKernels& kernels, const ConvolutionGeometry& g, const Panel& panel,
                         const float* input, Index p, Index depth, Index width, float* to) {
  const WindowedDimension& last = g.dims[g.dims.size() - 1];
  const Index taps = g.depth() / g.inputs, stride = taps * width;
  Row row(g, p);
  for (Index i = 0; i < taps && i < depth; ++i, row.advance(g)) {
    const Index rows = (depth - i - 1) / taps + 1;
    for (int r = 0; r < panel.count; ++r) {
      const Run& run = panel.runs[r];
      float* at = to + i * width + run.column;
      const Index offset = element_of(g, run, row);
      if (offset < 0) {
        clear(at, stride, rows, run.count);
        continue;
      }
      const Index position = run.position[g.dims.size() - 1] + row.tap[g.dims.size() - 1] * last.window_dilation;
      const PlacesOfTap met = places_of_tap(last, position, run.count);
      const Index first = met.first < run.count ? met.first : run.count, end = met.last > first ? met.last : first;
      const float* from = input + offset + met.element;
      if (met.step > 1)
        clear(at, stride, rows, run.count);
      else if (first > 0)
        clear(at, stride, rows, first);
      if (met.step == 1 && end < run.count) clear(at + end, stride, rows, run.count - end);
      if (met.step == 1 && met.element_step == 1) {
        if (end > first) kernels.copy_rows.sums(from, g.input.feature, at + first, stride, rows, end - first);
        continue;
      }
      for (Index feature = 0; feature < rows; ++feature, from += g.input.feature, at += stride) {
        const float* element = from;
        for (Index j = first; j < end; j += met.step, element += met.element_step) at[j] = *element;
      }
    }
  }
}
// The same, column after column: the taps of the last dimension are so many rows, as in the gradient of a kernel, where
// they are the places of an output.
inline void pack_by_columns(const ConvolutionGeometry& g, const Panel& panel, const float* input, Index p, Index depth,
                            Index width, float* to) {
  const int last = g.dims.size() - 1;
  WindowedDimension along = g.dims[last];  // as if taps were places
  along.stride = g.dims[last].window_dilation;
  Row row(g, p);
  for (Index i = 0; i < depth;) {
    const Index left = along.taps - row.tap[last], rows = left < depth - i ? left : depth - i;
    float* const block = to + i * width;
    for (int r = 0; r < panel.count; ++r) {
      const Run& run = panel.runs[r];
      const Index offset = element_of(g, run, row);
      if (offset < 0) {
        clear(block + run.column, width, rows, run.count);
        continue;
      }
      for (Index column = 0; column < run.count; ++column) {
        const Index position =
            run.position[last] + column * g.dims[last].stride + row.tap[last] * g.dims[last].window_dilation;
        const PlacesOfTap met = places_of_tap(along, position, rows);
        float* const at = block + run.column + column;
        if (met.step > 1 || met.first > 0 || met.last < rows) clear(at, width, rows, 1);
        const float* from = input + offset + met.element;
        for (Index j = met.first; j < met.last; j += met.step, from += met.element_step) at[j * width] = *from;
      }
    }
    i += rows;
    row.tap[last] += rows - 1;
    row.advance(g);
  }
}
// By what is longer, the runs of columns or those of rows.
inline void pack_patches(const GemmKernels& kernels, const ConvolutionGeometry& g, const Panel& panel,
                         const float* input, Index p, Index depth, Index width, float* to) {
  const WindowedDimension& last = g.dims[g.dims.size() - 1];
  if (depth == 0) return;
  if (last.taps > last.places)
    pack_by_columns(g, panel, input, p, depth, width, to);
  else
    pack_by_taps(kernels, g, panel, input, p, depth, width, to);
  if (panel.cols < width) clear(to + panel.cols, width, depth, width - panel.cols);
}
// Columns [p, p + depth) of all rows of the kernel, `stride` apart.
inline void pack_kernel(const ConvolutionGeometry& g, const float* kernel, Index p, Index depth, Index stride,
                        float* to) {
  if (depth == 0) return;
  Index offsets[to_size(k_block)];
  Row row(g, p);
  for (Index i = 0; i < depth; ++i, row.advance(g)) {
    offsets[i] = g.kernel.first + row.feature * g.kernel.input;
    for (int d = 0; d < g.dims.size(); ++d) offsets[i] += row.tap[d] * g.dims[d].tap_step;
  }
  for (Index output = 0; output < g.outputs; ++output, kernel += g.kernel.output, to += stride)
    for (Index i = 0; i < depth; ++i) to[i] = kernel[offsets[i]];
}

// Whether the columns of a panel are one run of memory in an output.
[[nodiscard]] inline bool is_one_run(const ConvolutionGeometry& g, const Panel& panel) {
  const Index step = g.dims[g.dims.size() - 1].place_step;
  for (int r = 0; r < panel.count; ++r) {
    const Run& run = panel.runs[r];
    if (run.output != panel.runs[0].output + run.column || (run.count > 1 && step != 1)) return false;
  }
  return true;
}
// Moves `rows` rows of a panel between a tile and the output.
template <bool to_output>
void move_tile(const ConvolutionGeometry& g, const Panel& panel, float* tile, Index width, float* output, Index rows) {
  const Index step = g.dims[g.dims.size() - 1].place_step;
  for (Index i = 0; i < rows; ++i, tile += width, output += g.output.feature)
    for (int r = 0; r < panel.count; ++r) {
      const Run& run = panel.runs[r];
      float *const at = output + run.output, *const own = tile + run.column;
      for (Index j = 0; j < run.count; ++j) {
        if constexpr (to_output)
          at[j * step] = own[j];
        else
          own[j] = at[j * step];
      }
    }
}
// All rows of the kernel pass over a packed panel.
inline void multiply_panel(const GemmKernels& kernels, const ConvolutionGeometry& g, const Panel& panel,
                           const Streams& streams, float* output) {
  const Index width = panel.vectors * kernels.lanes;
  if (panel.cols == width && is_one_run(g, panel))
    return multiply_rows(kernels, panel.vectors, streams, streams.a, g.outputs, output + panel.runs[0].output,
                         g.output.feature);
  constexpr Index most_rows = 64;
  alignas(64) float tile[to_size(most_rows * panel_cols)];
  const float* a = streams.a;
  for (Index row = 0; row < g.outputs; row += most_rows, a += most_rows * streams.a_next) {
    const Index rows = g.outputs - row < most_rows ? g.outputs - row : most_rows;
    float* const out = output + row * g.output.feature;
    if (streams.accumulate) move_tile<false>(g, panel, tile, width, out, rows);
    multiply_rows(kernels, panel.vectors, streams, a, rows, tile, width);
    move_tile<true>(g, panel, tile, width, out, rows);
  }
}

// One group. A kernel that is a matrix is read where it lies, and the sums of a panel are finished one after another;
// else a block of it is packed for all panels.
inline void convolve_group(const GemmKernels& kernels, const ConvolutionGeometry& g,
                           const ConvolutionArguments& arguments) {
  const Index k = g.depth(), depth = depth_of_block(g, kernels.depth);
  const Panels panels(g.columns(), kernels);
  float* const patches = arguments.workspace;
  float* const packed = patches + depth * panel_cols;
  const bool in_place = g.kernel_has_rows();
  Streams streams{};
  streams.a_row = streams.a_next = in_place ? g.kernel.output : depth + gap;
  streams.a_k = 1;
  Panel panel;
  const auto begin = [&](Index number) {
    panel.vectors = panels.width(number);
    panel.cols = panels.first(number + 1) - panels.first(number);
    find_runs(g, panels.first(number), panel);
  };
  const auto multiply = [&](Index p) {
    streams.k = depth < k - p ? depth : k - p;
    streams.accumulate = p > 0;
    streams.a = in_place ? arguments.kernel + g.kernel.first + p : packed;
    streams.b = patches;
    streams.b_k = panel.vectors * kernels.lanes;
    pack_patches(kernels, g, panel, arguments.input, p, streams.k, streams.b_k, patches);
    multiply_panel(kernels, g, panel, streams, arguments.output);
  };
  // A depth of 0 leaves zeros.
  if (in_place) {
    for (Index number = 0; number < panels.count; ++number) {
      begin(number);
      Index p = 0;
      do multiply(p);
      while ((p += depth) < k);
    }
    return;
  }
  Index p = 0;
  do {
    pack_kernel(g, arguments.kernel, p, depth < k - p ? depth : k - p, depth + gap, packed);
    for (Index number = 0; number < panels.count; ++number) {
      begin(number);
      multiply(p);
    }
  } while ((p += depth) < k);
}

// Calls run(convolution) for convolutions without holes that together are `g`: of every `base_dilation` places along a
// dimension, the same taps meet elements, so that these places and taps are a convolution of their own. Where places or
// taps are apart already, holes stay.
template <class Run>
void for_each_phase(const ConvolutionGeometry& g, int dim, Run run) {
  if (dim == g.dims.size()) return run(g);
  const WindowedDimension& whole = g.dims[dim];
  const Index holes = whole.base_dilation;
  if (holes == 1 || whole.stride != 1 || whole.window_dilation != 1) return for_each_phase(g, dim + 1, run);
  for (Index phase = 0; phase < holes && phase < whole.places; ++phase) {
    ConvolutionGeometry part = g;
    WindowedDimension& own = part.dims[dim];
    Index tap = 0;
    while ((phase + tap - whole.low) % holes != 0) ++tap;
    own.base_dilation = 1;
    own.low = -((phase + tap - whole.low) / holes);
    own.places = (whole.places - phase - 1) / holes + 1;
    own.place_step = whole.place_step * holes;
    own.taps = tap < whole.taps ? (whole.taps - tap - 1) / holes + 1 : 0;
    own.tap_step = whole.tap_step * holes;
    part.output.first += phase * whole.place_step;
    part.kernel.first += tap * whole.tap_step;
    for_each_phase(part, dim + 1, run);
  }
}

inline void convolve_groups(const ConvolutionGeometry& g, ConvolutionArguments arguments, const GemmKernels& kernels) {
  for (Index group = 0; group < g.groups; ++group) {
    convolve_group(kernels, g, arguments);
    arguments.input += g.input.group;
    arguments.kernel += g.kernel.group;
    arguments.output += g.output.group;
  }
}

inline void convolve(const ConvolutionArguments& arguments, const GemmKernels& kernels) {
  const ConvolutionGeometry& whole = *arguments.geometry;
  if (whole.columns() == 0 || whole.outputs == 0) return;
  for_each_phase(whole, 0, [&](const ConvolutionGeometry& g) { convolve_groups(g, arguments, kernels); });
}

}  // namespace convolution_detail

}  // namespace weft

#endif
