// Runs a plan made at run time, without compiled kernels: every step naively, on all devices of its mesh in lockstep,
// in one thread. Memory that nobody wrote is filled with NaN (and -1 as an integer), so that a read of it shows.
#ifndef WEFT_TESTS_SUPPORT_REFERENCE_KERNELS_HPP
#define WEFT_TESTS_SUPPORT_REFERENCE_KERNELS_HPP

#include <weft/reference/fused_loop.hpp>
#include <weft/reference/interpret.hpp>
#include <weft/planner/plan.hpp>

#include <vector>

namespace weft::testing {

// The bytes of an element range of a plan on one device.
[[nodiscard]] inline Index byte_of(const ArenaSlice& address, const MeshSizes& mesh, Index device) {
  return address.offset + address.shard_bytes * position_over(mesh, address.shard_axes, device);
}

class PlanOnMesh {
 public:
  // `plan` must outlive this.
  explicit PlanOnMesh(const PlanView& plan)
      : plan_(plan), arenas_(to_size(plan.devices()), std::vector<char>(to_size(plan.peak_bytes), '\xff')) {
    for (Index device = 0; device < plan.devices(); ++device)
      for (Index i = 0; i < plan.constant_count; ++i) {
        const ConstantSlot& slot = plan.constants[i];
        const double value = slot.is_device_index
                                 ? static_cast<double>(position_over(plan.mesh, slot.device_axes, device))
                                 : slot.value;
        reference::write_element(at(device, slot.offset), 0, slot.dtype, rounded(value, slot.dtype));
      }
  }

  void set(Index device, Index input, const Value& value) {
    const InputSlot& slot = plan_.inputs[input];
    for (Index i = 0; i < slot.shape.elements(); ++i)
      reference::write_element(at(device, slot.offset), i, slot.dtype, value[i]);
  }
  [[nodiscard]] Value input(Index device, Index number) {
    const InputSlot& slot = plan_.inputs[number];
    return read(at(device, slot.offset), slot.dtype, slot.shape);
  }
  [[nodiscard]] Value output(Index device, Index number) {
    const OutputSlot& slot = plan_.outputs[number];
    return read(at(device, byte_of(slot.place, plan_.mesh, device)), slot.dtype, slot.shape);
  }

  // One call. What is not persistent is forgotten first.
  void run() {
    for (std::vector<char>& arena : arenas_) std::fill(arena.begin() + plan_.persistent_bytes, arena.end(), '\xff');
    for (Index i = 0; i < plan_.step_count; ++i) {
      const PlanStep& step = plan_.steps[i];
      if (step.kind == StepKind::collective) {
        run_collective(step);
        continue;
      }
      for (Index device = 0; device < plan_.devices(); ++device) run_step(step, device);
    }
  }

 private:
  PlanView plan_;
  std::vector<std::vector<char>> arenas_;

  [[nodiscard]] char* at(Index device, Index offset) { return arenas_[to_size(device)].data() + offset; }
  [[nodiscard]] char* assign_buffers(const PlanStep& step, Index number, Index device) {
    return at(device, byte_of(plan_.places[step.first_place + number], plan_.mesh, device));
  }
  [[nodiscard]] static Value read(const char* from, DType dtype, const Shape& shape) {
    Value value{dtype, shape, {}};
    for (Index i = 0; i < shape.elements(); ++i) value.elements.push_back(reference::read_element(from, i, dtype));
    return value;
  }

  void run_step(const PlanStep& step, Index device) {
    switch (step.kind) {
      case StepKind::loop:
        return reference::fused_loop(instructions(step), step.instruction_count, arguments(step, 0, device));
      case StepKind::dot: return run_dot(step, device);
      case StepKind::copy: return run_copy(step, device);
      case StepKind::reduce: return run_reduce(step, device);
      default: return run_rows(step, device);
    }
  }
  [[nodiscard]] const EncodedInstruction* instructions(const PlanStep& step) const {
    return plan_.instructions + step.first_instruction;
  }
  [[nodiscard]] LoopArguments arguments(const PlanStep& step, Index first, Index device) {
    LoopArguments loop;
    loop.rows = step.rows;
    loop.cols = step.cols;
    loop.stride = step.cols;
    for (Index i = 0; i < step.load_count; ++i) loop.load[i] = assign_buffers(step, first + i, device);
    for (Index i = 0; i < step.store_count; ++i)
      loop.store[i] = assign_buffers(step, first + step.load_count + i, device);
    return loop;
  }

  // The product of all batches, then the epilogue block by block, as the kernel may cut it.
  void run_dot(const PlanStep& step, Index device) {
    const Index m = step.m, n = step.n, k = step.k;
    const auto *a = reinterpret_cast<const float*>(assign_buffers(step, 0, device)),
               *b = reinterpret_cast<const float*>(assign_buffers(step, 1, device));
    auto* c = reinterpret_cast<float*>(assign_buffers(step, 2, device));
    for (Index batch = 0; batch < step.batch; ++batch)
      for (Index i = 0; i < m; ++i)
        for (Index j = 0; j < n; ++j) {
          double sum = 0;
          for (Index p = 0; p < k; ++p)
            sum += static_cast<double>(a[batch * m * k + (step.transpose_a ? p * m + i : i * k + p)]) *
                   static_cast<double>(b[batch * k * n + (step.transpose_b ? j * k + p : p * n + j)]);
          c[(batch * m + i) * n + j] = static_cast<float>(sum);
        }
    if (step.instruction_count == 0) return;
    const LoopArguments whole = arguments(step, 4, device);
    constexpr Index block_rows = 3, block_cols = 2;
    for (Index row = 0; row < step.rows; row += block_rows)
      for (Index col = 0; col < n; col += block_cols) {
        LoopArguments block = whole;
        block.rows = std::min(block_rows, step.rows - row);
        block.cols = std::min(block_cols, n - col);
        reference::fused_loop(instructions(step), step.instruction_count, block, {c + row * n + col, n, row, col});
      }
  }

  void run_copy(const PlanStep& step, Index device) {
    const char* source = assign_buffers(step, 0, device);
    char* target = assign_buffers(step, 1, device);
    const auto from = reference::walk(step.extents, step.source_strides),
               to = reference::walk(step.extents, step.target_strides);
    for (std::size_t i = 0; i < to.size(); ++i)
      std::memcpy(target + to[i] * size_bytes(step.dtype), source + from[i] * size_bytes(step.dtype),
                  to_size(size_bytes(step.dtype)));
  }
  void run_reduce(const PlanStep& step, Index device) {
    const char* source = assign_buffers(step, 0, device);
    char* target = assign_buffers(step, 1, device);
    const Op op = reference::step_of(step.reduction);
    const auto from = reference::walk(step.extents, step.source_strides),
               to = reference::walk(step.extents, step.target_strides);
    Index kept = 1;
    for (int d = 0; d < step.extents.size(); ++d) kept *= step.target_strides[d] == 0 ? 1 : step.extents[d];
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double start = op == Op::add ? 0 : op == Op::maximum ? -infinity : infinity;
    std::vector<double> totals(to_size(kept), is_floating(step.dtype) ? start : rounded(start, step.dtype));
    for (std::size_t i = 0; i < to.size(); ++i) {
      double& total = totals[to_size(to[i])];
      const double x = reference::read_element(source, from[i], step.dtype);
      if (is_floating(step.dtype) && op == Op::add)
        total += x;
      else
        total = reference::on_element(op, step.dtype, total, x, 0, step.dtype, Arithmetic::typed);
    }
    for (std::size_t i = 0; i < totals.size(); ++i)
      reference::write_element(target, static_cast<Index>(i), step.dtype, rounded(totals[i], step.dtype));
  }
  void run_rows(const PlanStep& step, Index device) {
    const char *source = assign_buffers(step, 0, device), *indices = assign_buffers(step, 1, device);
    char* target = assign_buffers(step, 2, device);
    const bool takes = step.kind == StepKind::take_rows;
    std::vector<double> sums(to_size(takes ? 0 : step.rows * step.cols), 0.0);
    for (Index n = 0; n < step.count; ++n) {
      const Index row = reference::checked_row("step", reference::read_element(indices, n, DType::i32), step.rows);
      for (Index i = 0; i < step.cols; ++i) {
        const Index own = n * step.cols + i, table = row * step.cols + i;
        if (takes)
          reference::write_element(target, own, step.dtype, reference::read_element(source, table, step.dtype));
        else
          sums[to_size(table)] += reference::read_element(source, own, step.dtype);
      }
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
      reference::write_element(target, static_cast<Index>(i), step.dtype, sums[i]);
  }

  // Reads what all devices put in, then writes what all of them get.
  void run_collective(const PlanStep& step) {
    const auto parts = [&](Index device) {
      return static_cast<Index>(group_of(plan_.mesh, step.mesh_axes, device).size());
    };
    std::vector<Value> sources, results;
    const bool cuts = step.collective == Collective::reduce_scatter || step.collective == Collective::all_to_all;
    for (Index device = 0; device < plan_.devices(); ++device) {
      const Index elements = step.count * (cuts ? parts(device) : 1);
      sources.push_back(read(assign_buffers(step, 0, device), step.dtype, {elements}));
    }
    for (Index device = 0; device < plan_.devices(); ++device) results.push_back(collected(step, sources, device));
    for (Index device = 0; device < plan_.devices(); ++device) {
      char* target = assign_buffers(step, 1, device);
      const Value& result = results[to_size(device)];
      for (Index i = 0; i < result.shape.elements(); ++i) reference::write_element(target, i, step.dtype, result[i]);
    }
  }
  [[nodiscard]] Value collected(const PlanStep& step, const std::vector<Value>& sources, Index device) const {
    const Buffer<Index> group = group_of(plan_.mesh, step.mesh_axes, device);
    const Index position = position_over(plan_.mesh, step.mesh_axes, device);
    const auto size = static_cast<Index>(group.size());
    std::vector<reference::Operand> members;
    for (Index member : group) members.push_back(&sources[to_size(member)]);
    Node node;
    node.attributes.reduction = step.reduction;
    switch (step.collective) {
      case Collective::all_reduce: return reference::reduced(node, members, Arithmetic::typed);
      case Collective::all_gather: return reference::joined(members, 0);
      case Collective::reduce_scatter:
        return reference::part_of(reference::reduced(node, members, Arithmetic::typed), 0, size, position);
      case Collective::all_to_all: {
        std::vector<Value> cut;
        for (reference::Operand member : members) cut.push_back(reference::part_of(*member, 0, size, position));
        std::vector<reference::Operand> pointers;
        for (const Value& part : cut) pointers.push_back(&part);
        return reference::joined(pointers, 0);
      }
      default:
        for (Index member : group)
          if (position_over(plan_.mesh, step.source_axes, member) == position) return sources[to_size(member)];
        return sources[to_size(device)];
    }
  }
};

}  // namespace weft::testing

#endif
