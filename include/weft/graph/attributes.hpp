// Attributes: what an operation needs beside its operands, one struct a family of operations. A graph keeps equal ones
// once, in a pool a family, and its nodes hold numbers; a family of `number` needs no pool: the number is the attribute.
#ifndef WEFT_GRAPH_ATTRIBUTES_HPP
#define WEFT_GRAPH_ATTRIBUTES_HPP

#include <weft/base/collective.hpp>
#include <weft/base/element.hpp>
#include <weft/graph/custom_operation.hpp>
#include <weft/graph/name.hpp>
#include <weft/graph/window.hpp>
#include <weft/mesh/partition_spec.hpp>
#include <weft/mesh/permute.hpp>
#include <weft/shape/shape.hpp>

#include <type_traits>

namespace weft {

using AttributeId = std::int32_t;
inline constexpr AttributeId no_attributes = -1;

enum class AttributeFamily : std::uint8_t {
  none,
  number,  // parameter: the input; get_tuple_element: which result; map: the body; quantized_matmul: rows of a block
  literal,
  dimensions,
  slice,
  dynamic_slice,
  pad,
  labels,
  dot,
  convolution,
  window,
  collective,
  sharding,
  loop,
  custom,
};

// A constant: one element, which stands for all of a tensor, or every element, row-major, in the graph's literal bytes.
struct Literal {
  DType dtype = DType::f32;
  ElementBits splat;
  std::int32_t first_byte = -1;  // -1: a splat

  [[nodiscard]] constexpr bool is_splat() const noexcept { return first_byte < 0; }
  [[nodiscard]] constexpr double value() const noexcept { return element_value(dtype, splat); }
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed(mixed(mixed(static_cast<std::uint64_t>(dtype) + 7, splat.low), splat.high),
                 static_cast<std::uint64_t>(first_byte));
  }
  friend constexpr bool operator==(const Literal&, const Literal&) = default;
};

// broadcast_in_dim: result dimension of each operand dimension; transpose: the permutation; reductions: the dimensions
// that go; iota, concatenate: one dimension.
struct DimensionNumbers {
  AxisList dims;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return mixed_list(2, dims); }
  friend constexpr bool operator==(const DimensionNumbers&, const DimensionNumbers&) = default;
};

// [start, limit) a dimension.
struct SliceBounds {
  Dims start, limit;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return mixed_list(mixed_list(3, start), limit); }
  friend constexpr bool operator==(const SliceBounds&, const SliceBounds&) = default;
};

// The extents of what is taken.
struct SliceSizes {
  Dims sizes;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return mixed_list(4, sizes); }
  friend constexpr bool operator==(const SliceSizes&, const SliceSizes&) = default;
};

// Zeros before and after each dimension.
struct Padding {
  Dims low, high;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return mixed_list(mixed_list(5, low), high); }
  friend constexpr bool operator==(const Padding&, const Padding&) = default;
};

// checked_label: labels are numbers of one of `classes`. Row r of them is row parts * r + i of the batch, where i is the
// number of the part that they are of.
struct LabelBounds {
  Index classes = 0, parts = 1;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed(mixed(10, static_cast<std::uint64_t>(classes)), static_cast<std::uint64_t>(parts));
  }
  friend constexpr bool operator==(const LabelBounds&, const LabelBounds&) = default;
};

// Dimension numbers of dot_general, as in StableHLO: the result is batch, then left free, then right free dimensions.
struct DotDims {
  AxisList left_batch, right_batch, left_contracting, right_contracting;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed_list(mixed_list(mixed_list(mixed_list(6, left_batch), right_batch), left_contracting),
                      right_contracting);
  }
  friend constexpr bool operator==(const DotDims&, const DotDims&) = default;
};

// What devices do together, over groups of the mesh axes `axes` (first is major); also shard_slice and device_index.
// full_to_shard, shard_to_full: which axes cut which dimensions; of a value made of pieces that are summands a sum.
struct CollectiveAttributes {
  AxisList dims;         // the dimension cut or joined; all_to_all: {cut, joined}; of a boundary: one for each axis
  AxisList axes;         // of the group
  AxisList source_axes;  // collective_permute: mesh axes before, `axes` after; of a boundary: those that cut nothing
  ReductionKind reduction = ReductionKind::none;
  std::int32_t channel = 0;  // keeps collectives apart that are equal otherwise
  Hop hop{};                  // collective_permute: from which position over source_axes

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed(
        mixed(mixed_list(mixed_list(mixed_list(static_cast<std::uint64_t>(reduction) + 8, dims), axes), source_axes),
              static_cast<std::uint64_t>(channel)),
        static_cast<std::uint64_t>(hop.offset) ^ hop.sources);
  }
  friend constexpr bool operator==(const CollectiveAttributes&, const CollectiveAttributes&) = default;
};

// Whether a mark is obeyed, or may be passed over where less is sent without it: one that a module asks for, or one that
// its shardings come to (sharding/find_layouts.hpp). The weakest is last.
enum class MarkForce : std::uint8_t { obeyed, asked, propagated };

// sharding_constraint: by names of mesh axes, since a model is traced before it is known on which mesh it will run.
struct ShardingConstraint {
  PartitionSpec spec;
  std::int32_t line = 0;  // of the model; 0: nobody knows it
  Name file = {};         // without its folders
  MarkForce force = MarkForce::obeyed;
  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return spec.hash(); }
  friend constexpr bool operator==(const ShardingConstraint&, const ShardingConstraint&) = default;
};

// Which loop a node makes, and how it runs. Iterations are numbered 0 to count - 1; a reversed loop
// begins with the last.
struct LoopAttributes {
  std::int32_t loop = 0;
  std::int32_t index = 0;  // of a carry: its place among those of the loop
  Index count = 0;
  bool reversed = false;
  bool recomputes = false;  // the backward pass computes the body again instead of reading what it kept
  // At the end: the carry, a predicate, that says before each iteration whether it runs. What iterations of such a loop
  // cost nobody knows before: its count is 1. -1: as many run as `count` says.
  std::int32_t condition = -1;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed(mixed(mixed(9, static_cast<std::uint64_t>(loop)), static_cast<std::uint64_t>(index)),
                 static_cast<std::uint64_t>(count));
  }
  friend constexpr bool operator==(const LoopAttributes&, const LoopAttributes&) = default;
};

template <class T>
inline constexpr AttributeFamily family_of = AttributeFamily::none;
template <>
inline constexpr AttributeFamily family_of<Literal> = AttributeFamily::literal;
template <>
inline constexpr AttributeFamily family_of<DimensionNumbers> = AttributeFamily::dimensions;
template <>
inline constexpr AttributeFamily family_of<SliceBounds> = AttributeFamily::slice;
template <>
inline constexpr AttributeFamily family_of<SliceSizes> = AttributeFamily::dynamic_slice;
template <>
inline constexpr AttributeFamily family_of<Padding> = AttributeFamily::pad;
template <>
inline constexpr AttributeFamily family_of<LabelBounds> = AttributeFamily::labels;
template <>
inline constexpr AttributeFamily family_of<DotDims> = AttributeFamily::dot;
template <>
inline constexpr AttributeFamily family_of<ConvolutionDims> = AttributeFamily::convolution;
template <>
inline constexpr AttributeFamily family_of<Window> = AttributeFamily::window;
template <>
inline constexpr AttributeFamily family_of<CollectiveAttributes> = AttributeFamily::collective;
template <>
inline constexpr AttributeFamily family_of<ShardingConstraint> = AttributeFamily::sharding;
template <>
inline constexpr AttributeFamily family_of<LoopAttributes> = AttributeFamily::loop;
template <>
inline constexpr AttributeFamily family_of<CustomAttributes> = AttributeFamily::custom;

template <class T>
concept Attributes = family_of<T> != AttributeFamily::none;

// The attributes of a graph. Numbers once given keep their meaning, as those of types do.
class AttributePools {
 public:
  Interner<Literal> literals;
  Interner<DimensionNumbers> dimensions;
  Interner<SliceBounds> slices;
  Interner<SliceSizes> slice_sizes;
  Interner<Padding> paddings;
  Interner<LabelBounds> labels;
  Interner<DotDims> dots;
  Interner<ConvolutionDims> convolutions;
  Interner<Window> windows;
  Interner<CollectiveAttributes> collectives;
  Interner<ShardingConstraint> shardings;
  Interner<LoopAttributes> loops;
  Interner<CustomAttributes> customs;

  template <Attributes T>
  [[nodiscard]] constexpr const Interner<T>& pool() const noexcept {
    return pool_in<T>(*this);
  }
  template <Attributes T>
  constexpr AttributeId intern(const T& attributes) {
    return pool_in<T>(*this).intern(attributes);
  }
  // Attributes of family `family`, 0 <= number < size.
  [[nodiscard]] constexpr Index size(AttributeFamily family) const noexcept {
    switch (family) {
      case AttributeFamily::none:
      case AttributeFamily::number: return 0;
      case AttributeFamily::literal: return literals.size();
      case AttributeFamily::dimensions: return dimensions.size();
      case AttributeFamily::slice: return slices.size();
      case AttributeFamily::dynamic_slice: return slice_sizes.size();
      case AttributeFamily::pad: return paddings.size();
      case AttributeFamily::labels: return labels.size();
      case AttributeFamily::dot: return dots.size();
      case AttributeFamily::convolution: return convolutions.size();
      case AttributeFamily::window: return windows.size();
      case AttributeFamily::collective: return collectives.size();
      case AttributeFamily::sharding: return shardings.size();
      case AttributeFamily::loop: return loops.size();
      case AttributeFamily::custom: return customs.size();
    }
    return 0;
  }

 private:
  template <class T, class Pools>
  static constexpr auto& pool_in(Pools& pools) noexcept {
    if constexpr (std::is_same_v<T, Literal>)
      return pools.literals;
    else if constexpr (std::is_same_v<T, DimensionNumbers>)
      return pools.dimensions;
    else if constexpr (std::is_same_v<T, SliceBounds>)
      return pools.slices;
    else if constexpr (std::is_same_v<T, SliceSizes>)
      return pools.slice_sizes;
    else if constexpr (std::is_same_v<T, Padding>)
      return pools.paddings;
    else if constexpr (std::is_same_v<T, LabelBounds>)
      return pools.labels;
    else if constexpr (std::is_same_v<T, DotDims>)
      return pools.dots;
    else if constexpr (std::is_same_v<T, ConvolutionDims>)
      return pools.convolutions;
    else if constexpr (std::is_same_v<T, Window>)
      return pools.windows;
    else if constexpr (std::is_same_v<T, CollectiveAttributes>)
      return pools.collectives;
    else if constexpr (std::is_same_v<T, ShardingConstraint>)
      return pools.shardings;
    else if constexpr (std::is_same_v<T, CustomAttributes>)
      return pools.customs;
    else
      return pools.loops;
  }
};

}  // namespace weft

#endif
