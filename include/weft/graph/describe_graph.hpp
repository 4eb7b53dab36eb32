// What a graph consists of, for archives: so that what one constant evaluation has traced is a constant for the next.
#ifndef WEFT_GRAPH_DESCRIBE_GRAPH_HPP
#define WEFT_GRAPH_DESCRIBE_GRAPH_HPP

#include <weft/base/archive.hpp>
#include <weft/graph/graph.hpp>

namespace weft {

template <class Archive>
constexpr void describe(Archive& archive, Shape& shape) {
  archive(shape.dims);
}
template <class Archive>
constexpr void describe(Archive& archive, TensorType& type) {
  archive(type.dtype, type.shape);
}
template <class Archive>
constexpr void describe(Archive& archive, TupleType& type) {
  archive(type.parts);
}
template <class Archive>
constexpr void describe(Archive& archive, ElementBits& bits) {
  archive(bits.low, bits.high);
}
template <class Archive>
constexpr void describe(Archive& archive, Literal& literal) {
  archive(literal.dtype, literal.splat, literal.first_byte);
}
template <class Archive>
constexpr void describe(Archive& archive, DimensionNumbers& numbers) {
  archive(numbers.dims);
}
template <class Archive>
constexpr void describe(Archive& archive, SliceBounds& bounds) {
  archive(bounds.start, bounds.limit);
}
template <class Archive>
constexpr void describe(Archive& archive, SliceSizes& sizes) {
  archive(sizes.sizes);
}
template <class Archive>
constexpr void describe(Archive& archive, Padding& padding) {
  archive(padding.low, padding.high);
}
template <class Archive>
constexpr void describe(Archive& archive, LabelBounds& bounds) {
  archive(bounds.classes, bounds.parts);
}
template <class Archive>
constexpr void describe(Archive& archive, DotDims& dot) {
  archive(dot.left_batch, dot.right_batch, dot.left_contracting, dot.right_contracting);
}
template <class Archive>
constexpr void describe(Archive& archive, WindowDimension& dim) {
  archive(dim.size, dim.stride, dim.low, dim.high, dim.base_dilation, dim.window_dilation, dim.reversed);
}
template <class Archive>
constexpr void describe(Archive& archive, Window& window) {
  archive(window.dims);
}
template <class Archive>
constexpr void describe(Archive& archive, ConvolutionDims& dims) {
  archive(dims.input, dims.kernel, dims.output, dims.window, dims.feature_groups, dims.batch_groups);
}
template <class Archive>
constexpr void describe(Archive& archive, CollectiveAttributes& collective) {
  archive(collective.dims, collective.axes, collective.source_axes, collective.reduction, collective.channel,
          collective.hop.offset, collective.hop.mirrored, collective.hop.wraps, collective.hop.crossed,
          collective.hop.sources);
}
template <class Archive>
constexpr void describe(Archive& archive, AxisName& axis) {
  for (char& letter : axis.text) archive(letter);
}
template <class Archive>
constexpr void describe(Archive& archive, PartitionSpec::Use& use) {
  archive(use.axis, use.role);
}
template <class Archive>
constexpr void describe(Archive& archive, ShardingConstraint& constraint) {
  PartitionSpec& spec = constraint.spec;
  archive(spec.uses, spec.entries, spec.unconstrained_dims, spec.unreduced_kind, constraint.line,
          constraint.file, constraint.force);
}
template <class Archive>
constexpr void describe(Archive& archive, LoopAttributes& loop) {
  archive(loop.loop, loop.index, loop.count, loop.reversed, loop.recomputes, loop.condition);
}
template <class Archive>
constexpr void describe(Archive& archive, Node& node) {
  archive(node.op, node.phase, node.type, node.attributes, node.first_operand, node.operand_count);
}
template <class Archive>
constexpr void describe(Archive& archive, Initializer& initializer) {
  archive(initializer.kind, initializer.scale, initializer.center, initializer.low, initializer.high);
}
template <class Archive>
constexpr void describe(Archive& archive, Input& input) {
  archive(input.name, input.kind, input.node, input.initializer, input.module_type, input.stacked);
}
template <class Archive>
constexpr void describe(Archive& archive, Output& output) {
  archive(output.name, output.node, output.updates);
}
// Eight letters a word.
constexpr void describe(ArchiveWriter& archive, Name& name) {
  archive(name.size);
  for (int i = 0; i < name.size; i += 8) {
    std::uint64_t letters = 0;
    for (int j = i; j < name.size && j < i + 8; ++j)
      letters |= static_cast<std::uint64_t>(static_cast<unsigned char>(name.text[j])) << (8 * (j - i));
    archive(letters);
  }
}
constexpr void describe(ArchiveReader& archive, Name& name) {
  int size = 0;
  archive(size);
  name = Name();
  for (int i = 0; i < size; i += 8) {
    std::uint64_t letters = 0;
    archive(letters);
    char part[9] = {};
    for (int j = 0; j < 8 && i + j < size; ++j) part[j] = static_cast<char>(letters >> (8 * j) & 0xFFu);
    name.append(part);
  }
}
template <class Archive>
constexpr void describe(Archive& archive, CustomAttributes& call) {
  archive(call.operation, call.result, call.options);
}
// In the order of their numbers.
template <class T>
constexpr void describe(ArchiveWriter& archive, Interner<T>& list) {
  Index size = list.size();
  archive(size);
  for (T item : list) archive(item);
}
template <class T>
constexpr void describe(ArchiveReader& archive, Interner<T>& list) {
  Index size = 0;
  archive(size);
  for (Index i = 0; i < size; ++i) {
    T item;
    archive(item);
    list.intern(item);
  }
}
template <class Archive>
constexpr void describe(Archive& archive, Graph& graph) {
  archive(graph.nodes, graph.operand_pool, graph.inputs, graph.outputs, graph.types.tensors, graph.types.tuples);
  AttributePools& pools = graph.pools;
  archive(pools.literals, pools.dimensions, pools.slices, pools.slice_sizes, pools.paddings, pools.labels, pools.dots,
          pools.convolutions, pools.windows, pools.collectives, pools.shardings, pools.loops, pools.customs);
  archive(graph.names, graph.literal_bytes, graph.custom_operations, graph.bodies, graph.mesh, graph.dcn,
          graph.axis_names, graph.phase, graph.loops, graph.has_conditions,
          graph.collective_options.combine_threshold_bytes, graph.collective_options.async);
  graph.index_inputs();
}

}  // namespace weft

#endif
