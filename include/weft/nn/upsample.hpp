// Upsample: images [batch, channels, height, width] of another size.
#ifndef WEFT_NN_UPSAMPLE_HPP
#define WEFT_NN_UPSAMPLE_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/constants.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/move_dimensions.hpp>

namespace weft::nn {

enum class Interpolation : std::uint8_t { nearest, bilinear };

namespace detail {

// The elements `places`, i32 [n], along `dim`.
constexpr Var taken_along(Var x, int dim, Var places) {
  return weft::detail::move_dimension(take(weft::detail::move_dimension(x, dim, 0), places), 0, dim);
}
// Dimension `dim` with `extent` elements: element i is that at floor(i * old / extent).
constexpr Var resized_to_nearest(Var x, int dim, Index extent) {
  const Index old = x.shape()[dim];
  if (extent == old) return x;
  Dims extents = x.shape().dims;
  if (extent % old == 0) {  // each several times
    extents.insert(dim + 1, extent / old);
    AxisList order;
    for (int i = 0; i < x.rank(); ++i) order.push_back(static_cast<std::int8_t>(i > dim ? i + 1 : i));
    const Var repeated = broadcast_in_dim(x, Shape(extents), order);
    extents.erase(dim + 1);
    extents[dim] = extent;
    return reshape(repeated, Shape(extents));
  }
  const Var numbers = iota(*x.graph, {extent}, 0) * static_cast<double>(old);
  return taken_along(x, dim, numbers / static_cast<double>(extent));
}
// The same with element i on the line between those that lie before and after its place.
constexpr Var resized_on_lines(Var x, int dim, Index extent, bool align_corners) {
  const Index old = x.shape()[dim];
  if (extent == old) return x;
  const auto whole = static_cast<double>(old), made = static_cast<double>(extent);
  const double scale = !align_corners ? whole / made : extent > 1 ? (whole - 1) / (made - 1) : 0;
  Buffer<float> before, after, part;
  for (Index i = 0; i < extent; ++i) {
    const double at = align_corners ? static_cast<double>(i) * scale : (static_cast<double>(i) + 0.5) * scale - 0.5;
    const double place = at > 0 ? at : 0;
    const Index floor = static_cast<Index>(place), first = floor < old ? floor : old - 1;
    before.push_back(static_cast<float>(first));
    after.push_back(static_cast<float>(first + 1 < old ? first + 1 : first));
    part.push_back(static_cast<float>(place - static_cast<double>(first)));
  }
  Graph& graph = *x.graph;
  const auto places = [&](const Buffer<float>& numbers) {
    return convert(constants(graph, {extent}, numbers), DType::i32);
  };
  const Var low = taken_along(x, dim, places(before)), high = taken_along(x, dim, places(after));
  Dims extents(x.rank(), 1);
  extents[dim] = extent;
  const Var share = broadcast_to(convert(constants(graph, Shape(extents), part), x.dtype()), low.shape());
  return low + (high - low) * share;
}

}  // namespace detail

// As torch.nn.Upsample and torch.nn.functional.interpolate: [N, C, H, W] -> [N, C, H', W'], of `scale` times the height
// and width, or of `size`. Nearest: row i is row floor(i H / H'), in whole numbers. Bilinear: row i is made of the rows
// around (i + 1/2) H / H' - 1/2, or, if corners are aligned, around i (H - 1) / (H' - 1); what lies outside is the
// outermost one. Rows that a larger image is reduced from are not averaged (antialias = False). Without weights, and so
// without a name. Errors: operand_ranks_differ, upsample_size_is_unclear.
struct Upsample {
  HeightWidth scale = 0, size = 0;
  Interpolation mode = Interpolation::nearest;
  bool align_corners = false;

  constexpr Var operator()(LocatedVar x) const {
    if (!x.has_rank("upsample", 4, 4)) return x;
    if (!is_clear(x)) return x;
    const Shape shape = x.shape();
    const Index height = size.height > 0 ? size.height : scale.height * shape[2],
                width = size.width > 0 ? size.width : scale.width * shape[3];
    if (mode == Interpolation::nearest)
      return detail::resized_to_nearest(detail::resized_to_nearest(x, 2, height), 3, width);
    const Var wide = weft::detail::widened(x);
    const Var tall = detail::resized_on_lines(wide, 2, height, align_corners);
    return convert(detail::resized_on_lines(tall, 3, width, align_corners), x.dtype());
  }

 private:
  // False: it is not, which is noted.
  [[nodiscard]] constexpr bool is_clear(LocatedVar x) const {
    const bool has_scale = scale.height > 0 && scale.width > 0, has_size = size.height > 0 && size.width > 0;
    if (has_scale != has_size) return true;
    if (!x.notes_refusal("upsample_size_is_unclear", scale.height, size.height))
      upsample_size_is_unclear(has_size ? "both .scale and .size are given" : "neither .scale nor .size is given");
    return false;
  }
};

}  // namespace weft::nn

#endif
