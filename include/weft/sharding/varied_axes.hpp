// Over which mesh axes the values of one device's graph may differ from device to device: a choice that all of them
// make alike may decide what they send.
#ifndef WEFT_SHARDING_VARIED_AXES_HPP
#define WEFT_SHARDING_VARIED_AXES_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/op_table.hpp>
#include <weft/sharding/layout.hpp>

namespace weft::detail {

[[nodiscard]] constexpr std::uint32_t bits_of(const AxisList& axes) {
  std::uint32_t bits = 0;
  for (const auto axis : axes) bits |= 1u << axis;
  return bits;
}

// Axes, as bits, by node. `inputs`: how the whole inputs are cut. A value that a device gets of others differs wherever
// theirs do, and, where each gets another part, over the axes of the collective. What a loop hands on may differ more
// in its next iteration: O(nodes and operands), as often as that adds axes.
[[nodiscard]] constexpr Buffer<std::uint32_t> varied_axes(const Graph& local, const Buffer<Layout>& inputs) {
  Buffer<std::uint32_t> varied(local.size(), 0);
  const Loops loops(local);
  const auto visit = [&](Id id) {
    const Node& node = local[id];
    std::uint32_t own = varied[id];
    for (Index i = 0; i < node.operand_count; ++i) own |= varied[local.operand(id, i)];
    if (is_parameter(node.op)) {
      const Layout& cut = inputs[local.number(id)];
      return own | bits_of(cut.used()) | bits_of(cut.unreduced);
    }
    if (row_of(node.op).attributes != AttributeFamily::collective) return own;
    const CollectiveAttributes& how = local.attributes<CollectiveAttributes>(id);
    const std::uint32_t axes = bits_of(how.axes) | bits_of(how.source_axes);
    const bool all_have_it = node.op == Op::all_reduce || node.op == Op::all_gather;
    return all_have_it ? own & ~axes : own | axes;
  };
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (Id id = 0; id < local.size(); ++id) varied[id] = visit(id);
    for (std::int32_t loop = 0; loop < loops.end.size(); ++loop) {
      const Id end = loops.end[loop];
      if (end == no_id) continue;
      const std::int32_t condition = loop_attributes(local, end).condition;  // how often it runs
      const std::uint32_t runs = condition < 0 ? 0 : varied[local.operand(end, condition)];
      for (Index i = 0; i < loops.carries[loop].size(); ++i) {
        std::uint32_t& carry = varied[loops.carries[loop][i]];
        const std::uint32_t next = carry | runs | varied[local.operand(end, i)];
        goes_on = goes_on || next != carry;
        carry = next;
      }
    }
  }
  return varied;
}

}  // namespace weft::detail

#endif
