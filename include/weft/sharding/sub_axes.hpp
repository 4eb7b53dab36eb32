// Sub-axes: a mesh axis x of 4 as two of 2, x:(1)2 and x:(2)2, in Shardy's notation x:(pre)size; and layouts by them.
// What a reshard is planned on: a dimension that 2 parts of an axis of 4 fill takes the part that fits.
#ifndef WEFT_SHARDING_SUB_AXES_HPP
#define WEFT_SHARDING_SUB_AXES_HPP

#include <weft/sharding/layout.hpp>

namespace weft {

// The coordinate along `axis` divided by what is minor to these parts, modulo `size`. `pre`: the product of the sizes
// of the parts that are major to them. A whole axis has pre = 1 and its own size.
struct SubAxis {
  std::int8_t axis = 0;
  std::int32_t pre = 1, size = 1;

  // Where the next, minor part starts.
  [[nodiscard]] constexpr std::int32_t next() const { return pre * size; }
  friend constexpr bool operator==(const SubAxis&, const SubAxis&) = default;
};

// First is major. 16 of them cut a dimension into 65,536 parts at least.
using SubAxes = fixed_vector<SubAxis, 16>;

// A Layout by sub-axes.
struct SubLayout {
  fixed_vector<SubAxes, max_rank> dims;
  SubAxes unreduced;
  friend constexpr bool operator==(const SubLayout&, const SubLayout&) = default;
};

[[nodiscard]] constexpr Index parts_of(const SubAxes& list) {
  Index product = 1;
  for (const SubAxis& part : list) product *= part.size;
  return product;
}
constexpr void append(SubAxes& list, const SubAxes& more) {
  for (const SubAxis& part : more) list.push_back(part);
}
// Appends; a part that continues the last one becomes one with it.
constexpr void append_merged(SubAxes& list, const SubAxis& part) {
  if (!list.empty() && list.back().axis == part.axis && list.back().next() == part.pre)
    list.back().size *= part.size;
  else
    list.push_back(part);
}
// Neighbors that are one part of their axis, as that.
[[nodiscard]] constexpr SubAxes merged(const SubAxes& list) {
  SubAxes result;
  for (const SubAxis& part : list) append_merged(result, part);
  return result;
}

[[nodiscard]] constexpr SubLayout merged(const SubLayout& layout) {
  SubLayout result{layout.dims, merged(layout.unreduced)};
  for (SubAxes& dim : result.dims) dim = merged(dim);
  return result;
}

// Whole axes; those of size 1, which cut nothing, are left out.
[[nodiscard]] constexpr SubAxes sub_axes(const MeshSizes& mesh, const AxisList& axes) {
  SubAxes list;
  for (const auto axis : axes)
    if (mesh[axis] > 1) list.push_back({axis, 1, static_cast<std::int32_t>(mesh[axis])});
  return list;
}
[[nodiscard]] constexpr SubLayout sub_layout(const MeshSizes& mesh, const Layout& layout) {
  SubLayout result;
  for (const AxisList& axes : layout.dims) result.dims.push_back(sub_axes(mesh, axes));
  result.unreduced = sub_axes(mesh, layout.unreduced);
  return result;
}
[[nodiscard]] constexpr bool are_whole_axes(const MeshSizes& mesh, const SubAxes& list) {
  for (const SubAxis& part : list)
    if (part.size != mesh[part.axis]) return false;
  return true;
}
// The axes of a list of whole ones.
[[nodiscard]] constexpr AxisList whole_axes(const SubAxes& list) {
  AxisList axes;
  for (const SubAxis& part : list) axes.push_back(part.axis);
  return axes;
}

// The position along `list` of a device, as position_over of whole axes.
[[nodiscard]] constexpr Index position_over(const MeshSizes& mesh, const SubAxes& list, Index device) {
  Index number = 0;
  for (const SubAxis& part : list)
    number = number * part.size + coordinate_of(mesh, part.axis, device) / (mesh[part.axis] / part.next()) % part.size;
  return number;
}
// The elements of a piece, dimensions that do not divide rounded up.
[[nodiscard]] constexpr Index local_elements(const Shape& shape, const SubLayout& layout) {
  Index elements = 1;
  for (int d = 0; d < shape.rank(); ++d) elements *= ceil_divide(shape[d], parts_of(layout.dims[d]));
  return elements;
}
[[nodiscard]] constexpr bool divides(const Shape& shape, const SubLayout& layout) {
  for (int d = 0; d < shape.rank(); ++d)
    if (shape[d] % parts_of(layout.dims[d]) != 0) return false;
  return true;
}

namespace detail {

// Cuts the parts of `list` where a part of the same axis starts or ends in `others`. False: a cut that leaves no whole
// number of positions on both sides (x:(1)2 beside x:(1)3).
constexpr bool cut_at(SubAxes& list, const SubAxes& others) {
  for (int i = 0; i < list.size(); ++i)
    for (const SubAxis& other : others)
      for (const std::int32_t cut : {other.pre, other.next()}) {
        const SubAxis part = list[i];
        if (part.axis != other.axis || cut <= part.pre || cut >= part.next()) continue;
        if (cut % part.pre != 0 || part.next() % cut != 0) return false;
        list[i].size = cut / part.pre;
        list.insert(i + 1, {part.axis, cut, part.next() / cut});
      }
  return true;
}
// Cuts both layouts so that parts that overlap are equal. False: they cannot be.
constexpr bool align(SubLayout& left, SubLayout& right) {
  const auto all = [](const SubLayout& layout) {
    SubAxes list = layout.unreduced;
    for (const SubAxes& dim : layout.dims) append(list, dim);
    return list;
  };
  const SubAxes of_left = all(left), of_right = all(right);
  bool possible = cut_at(left.unreduced, of_right) && cut_at(right.unreduced, of_left);
  for (SubAxes& dim : left.dims) possible = possible && cut_at(dim, of_right);
  for (SubAxes& dim : right.dims) possible = possible && cut_at(dim, of_left);
  return possible;
}

}  // namespace detail
}  // namespace weft

#endif
