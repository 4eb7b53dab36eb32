// Runs a plan made at run time, without compiled kernels: every step naively, on all devices of its mesh in lockstep,
// in one thread. Memory that nobody wrote is filled with NaN (and -1 as an integer), so that a read of it shows.
#ifndef WEFT_TESTS_SUPPORT_REFERENCE_KERNELS_HPP
#define WEFT_TESTS_SUPPORT_REFERENCE_KERNELS_HPP

#include <support/program.hpp>
#include <weft/planner/plan.hpp>
#include <weft/reference/convolution.hpp>
#include <weft/reference/fused_loop.hpp>
#include <weft/reference/gemm.hpp>
#include <weft/reference/integer_gemm.hpp>
#include <weft/reference/interpret.hpp>

#include <algorithm>
#include <numeric>
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
      for (const ConstantSlot& slot : plan.constants) {
        char* const to = at(device, slot.offset);
        if (slot.kind == ConstantSlot::Kind::literal)
          std::memcpy(to, plan.literal_bytes.data() + slot.first_byte, to_size(slot.bytes));
        else if (slot.kind == ConstantSlot::Kind::device_index)
          reference::write_element(to, 0, slot.dtype, static_cast<double>(position_over(plan.mesh, slot.axes, device)));
        else
          std::memcpy(to, &slot.element, to_size(slot.bytes));
      }
  }

  void set(Index device, Index input, const Value& value) {
    const InputSlot& slot = plan_.input(input);
    for (Index i = 0; i < slot.shape.elements(); ++i)
      reference::write_element(at(device, slot.offset), i, slot.dtype, value[i]);
  }
  [[nodiscard]] Value input(Index device, Index number) {
    const InputSlot& slot = plan_.input(number);
    return read(at(device, slot.offset), slot.dtype, slot.shape);
  }
  [[nodiscard]] Value output(Index device, Index number) {
    const OutputSlot& slot = plan_.output(number);
    return read(at(device, byte_of(slot.slice, plan_.mesh, device)), slot.dtype, slot.shape);
  }

  // One call. What is not persistent is forgotten first.
  void run() {
    for (std::vector<char>& arena : arenas_) std::fill(arena.begin() + plan_.persistent_bytes, arena.end(), '\xff');
    const auto run_one = [this](Index i) {
      const PlanStep& step = plan_.step(i);
      if (step.kind == StepKind::collective_start) return;
      if (meets(step.kind)) return run_collective(step);
      for (Index device = 0; device < plan_.devices(); ++device) run_step(step, device);
    };
    for_each_step(plan_, iterations_.data(), run_one,
                  [this](Index i, Index) { return *operand(plan_.step(i), 0, 0) != 0; });
  }

 private:
  PlanView plan_;
  std::vector<std::vector<char>> arenas_;
  Buffer<Index> iterations_ = Buffer<Index>(plan_.loop_count, 0);  // by loop: the one that runs

  [[nodiscard]] char* at(Index device, Index offset) { return arenas_[to_size(device)].data() + offset; }
  [[nodiscard]] char* operand(const PlanStep& step, Index number, Index device) {
    const ArenaSlice& slice = plan_.operands_of(step)[to_size(number)].slice;
    return at(device, byte_of(slice, plan_.mesh, device) + plan_.moved(slice, iterations_.data()));
  }
  [[nodiscard]] DType type_of(const PlanStep& step) const { return plan_.operands_of(step)[0].dtype; }
  [[nodiscard]] static Value read(const char* from, DType dtype, const Shape& shape) {
    Value value{dtype, shape, {}};
    for (Index i = 0; i < shape.elements(); ++i) value.elements.push_back(reference::read_element(from, i, dtype));
    return value;
  }

  void run_step(const PlanStep& step, Index device) {
    switch (step.kind) {
      case StepKind::loop:
        return run_code(plan_.loop(step), arguments(step, plan_.loop(step), 0, device), {});
      case StepKind::dot: return run_dot(step, device);
      case StepKind::copy: return run_copy(step, device);
      case StepKind::reduce: return run_reduce(step, device);
      case StepKind::argsort: return run_order(step, device);
      case StepKind::cholesky:
      case StepKind::solve_lower:
      case StepKind::solve_lower_transposed: return run_triangular(step, device);
      case StepKind::integer_matmul:
      case StepKind::quantized_matmul: return run_quantized(step, device);
      case StepKind::custom_call: return run_custom(step, device);
      case StepKind::checked_label: return run_labels(step, device);
      case StepKind::exact_square_sum:
      case StepKind::exact_norm: return run_exact(step, device);
      case StepKind::dynamic_slice:
      case StepKind::dynamic_update_slice: return run_dynamic(step, device);
      case StepKind::convolution:
        return reference::convolve(plan_.convolution(step), floats(step, 0, device), floats(step, 1, device),
                                   floats(step, 2, device));
      case StepKind::reduce_window: return run_window(step, device);
      default: return run_rows(step, device);
    }
  }
  [[nodiscard]] float* floats(const PlanStep& step, Index number, Index device) {
    return reinterpret_cast<float*>(operand(step, number, device));
  }
  void run_window(const PlanStep& step, Index device) {
    const WindowGeometry& window = plan_.window(step);
    const bool selects = window.kind == WindowKind::select;
    Index elements = 1;
    for (const WindowedDimension& dim : window.dims) elements *= selects ? dim.elements : dim.places;
    std::vector<double> made(to_size(elements), 0.0);
    reference::reduce_window(window, floats(step, 0, device), selects ? floats(step, 1, device) : nullptr, made.data());
    float* const to = floats(step, selects ? 2 : 1, device);
    for (std::size_t i = 0; i < made.size(); ++i) to[i] = static_cast<float>(made[i]);
  }
  // Its kernel is its own reference.
  void run_custom(const PlanStep& step, Index device) {
    const CustomStep& call = plan_.custom(step);
    std::vector<const void*> in;
    std::vector<void*> out;
    for (Index i = 0; i < call.operand_count; ++i) in.push_back(operand(step, i, device));
    for (Index i = 0; i < call.result_count; ++i) out.push_back(operand(step, call.operand_count + i, device));
    call.operation->run({call.operation->name, call.options, plan_.operand_types(call), plan_.result_types(call), in.data(),
                         out.data(), call.workspace_bytes > 0 ? operand(step, step.operand_count - 1, device) : nullptr,
                         call.workspace_bytes});
  }
  void run_quantized(const PlanStep& step, Index device) {
    const RowsStep& product = plan_.rows_of(step);
    const auto operands = static_cast<Index>(plan_.operands_of(step).size());
    const QuantizedMatrix weights{plan_.operands_of(step)[1].dtype == DType::i8 ? 8 : 4,
                                  operand(step, 1, device),
                                  product.width,
                                  floats(step, 2, device),
                                  operands == 6 ? operand(step, 3, device) : nullptr,
                                  product.width,
                                  product.parts};
    GemmArguments g;
    g.m = product.rows, g.n = g.ldc = product.width, g.k = g.lda = product.count;
    g.a = floats(step, 0, device);
    g.quantized = &weights;
    g.c = floats(step, operands - 2, device);
    if (step.kind == StepKind::integer_matmul)
      reference::integer_matmul({g.m, g.n, g.k, floats(step, 0, device), &weights, g.floats(), nullptr});
    else
      reference::gemm(g);
  }
  void run_code(const LoopStep& loop, const LoopArguments& arguments, const reference::Tile& tile) const {
    const auto code = plan_.code_of(loop);
    reference::fused_loop(code.data(), static_cast<int>(code.size()), arguments, tile);
  }
  [[nodiscard]] LoopArguments arguments(const PlanStep& step, const LoopStep& code, Index first, Index device) {
    LoopArguments loop;
    loop.rows = code.rows;
    loop.cols = code.cols;
    loop.stride = code.cols;
    for (Index i = 0; i < code.load_count; ++i) loop.load[i] = operand(step, first + i, device);
    for (Index i = 0; i < code.store_count; ++i) loop.store[i] = operand(step, first + code.load_count + i, device);
    return loop;
  }

  // The product of all batches, then the epilogue block by block, as the kernel may cut it.
  void run_dot(const PlanStep& step, Index device) {
    const DotStep& dot = plan_.dot(step);
    const Index m = dot.m, n = dot.n, k = dot.k;
    const char *const a = operand(step, 0, device), *const b = operand(step, 1, device);
    const DType dtype = plan_.operands_of(step)[0].dtype;
    char* const c = operand(step, 2, device);
    const DType of_sums = dtype == DType::f64 ? DType::f64 : DType::f32;
    const auto element = [](const MatrixStrides& lies, Index batch, Index inner, Index row, Index col) {
      return batch / inner * lies.outer + batch % inner * lies.inner + row * lies.row + col;
    };
    for (Index batch = 0; batch < dot.batch(); ++batch)
      for (Index i = 0; i < m; ++i)
        for (Index j = 0; j < n; ++j) {
          double sum = 0;
          for (Index p = 0; p < k; ++p)
            sum += reference::element_of(
                       a, element(dot.a, batch, dot.inner, dot.transpose_a ? p : i, dot.transpose_a ? i : p), dtype) *
                   reference::element_of(
                       b, element(dot.b, batch, dot.inner, dot.transpose_b ? j : p, dot.transpose_b ? p : j), dtype);
          reference::write_element(c, element(dot.c, batch, dot.inner, i, j), of_sums, sum);
        }
    if (!dot.epilogue.exists()) return;
    const LoopArguments whole = arguments(step, dot.epilogue, 4, device);
    constexpr Index block_rows = 3, block_cols = 2;
    for (Index row = 0; row < dot.epilogue.rows; row += block_rows)
      for (Index col = 0; col < n; col += block_cols) {
        LoopArguments block = whole;
        block.rows = std::min(block_rows, dot.epilogue.rows - row);
        block.cols = std::min(block_cols, n - col);
        run_code(dot.epilogue, block, {reinterpret_cast<float*>(c) + row * n + col, n, row, col});
      }
  }

  void run_copy(const PlanStep& step, Index device) {
    const StridedStep& strided = plan_.strides(step);
    const Index bytes = size_bytes(type_of(step));
    const char* source = operand(step, 0, device);
    char* target = operand(step, 1, device);
    const auto from = reference::walk(strided.extents, strided.source_strides),
               to = reference::walk(strided.extents, strided.target_strides);
    for (std::size_t i = 0; i < to.size(); ++i)
      std::memcpy(target + to[i] * bytes, source + from[i] * bytes, to_size(bytes));
  }
  void run_reduce(const PlanStep& step, Index device) {
    const StridedStep& strided = plan_.strides(step);
    const DType dtype = type_of(step);
    const char* source = operand(step, 0, device);
    char* target = operand(step, 1, device);
    const ReductionKind kind = strided.reduction;
    const reference::OnElement step_of_kind = reference::step_of(kind);
    const auto from = reference::walk(strided.extents, strided.source_strides),
               to = reference::walk(strided.extents, strided.target_strides);
    Index kept = 1;
    for (int d = 0; d < strided.extents.size(); ++d)
      kept *= strided.target_strides[d] == 0 ? 1 : strided.extents[d];
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double start = kind == ReductionKind::sum ? 0 : kind == ReductionKind::max ? -infinity : infinity;
    std::vector<double> totals(to_size(kept), is_floating(dtype) ? start : rounded(start, dtype));
    for (std::size_t i = 0; i < to.size(); ++i) {
      double& total = totals[to_size(to[i])];
      const double x = reference::read_element(source, from[i], dtype);
      if (is_floating(dtype) && kind == ReductionKind::sum)
        total += x;
      else
        total = step_of_kind(total, x, 0, {dtype, dtype});
    }
    for (std::size_t i = 0; i < totals.size(); ++i)
      reference::write_element(target, static_cast<Index>(i), dtype, rounded(totals[i], dtype));
  }
  void run_dynamic(const PlanStep& step, Index device) {
    const DynamicSliceStep& dynamic = plan_.dynamic_slice(step);
    const Shape whole(dynamic.whole), part(dynamic.part);
    const Index bytes = size_bytes(type_of(step));
    Dims start;
    for (int d = 0; d < whole.rank(); ++d) {
      const double asked = reference::read_element(operand(step, d + 1, device), 0, DType::i32);
      start.push_back(static_cast<Index>(std::max(0.0, std::min(asked, static_cast<double>(whole[d] - part[d])))));
    }
    const char* source = operand(step, 0, device);
    char* target = operand(step, step.operand_count - 1, device);
    const auto positions = reference::block(whole, start, part.dims);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Index inside = positions[i] * bytes, own = static_cast<Index>(i) * bytes;
      if (step.kind == StepKind::dynamic_slice)
        std::memcpy(target + own, source + inside, to_size(bytes));
      else
        std::memcpy(target + inside, source + own, to_size(bytes));
    }
  }
  void run_order(const PlanStep& step, Index device) {
    const RowsStep& sorted = plan_.rows_of(step);
    for (Index row = 0; row < sorted.count; ++row) {
      const auto* const keys = reinterpret_cast<const std::int32_t*>(operand(step, 0, device)) + row * sorted.width;
      std::vector<std::int32_t> order(to_size(sorted.width));
      std::iota(order.begin(), order.end(), 0);
      std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) { return keys[a] < keys[b]; });
      std::copy(order.begin(), order.end(),
                reinterpret_cast<std::int32_t*>(operand(step, 1, device)) + row * sorted.width);
    }
  }
  // By the interpreter, on a graph of that operation alone.
  void run_triangular(const PlanStep& step, Index device) {
    const RowsStep& matrices = plan_.rows_of(step);
    const DType dtype = type_of(step);
    Graph graph;
    std::vector<Value> in;
    Buffer<Id> ids;
    for (Index i = 0; i + 1 < step.operand_count; ++i) {
      const Shape shape{matrices.count, matrices.rows, i == 0 ? matrices.rows : matrices.width};
      in.push_back({dtype, shape, {}});
      for (Index element = 0; element < shape.elements(); ++element)
        in.back().elements.push_back(reference::read_element(operand(step, i, device), element, dtype));
      ids.push_back(graph.add_input(i == 0 ? "matrix" : "right", InputKind::data, dtype, shape));
    }
    graph.add_output("made", emit(graph, step.op, ids.data(), ids.size(),
                                  step.kind == StepKind::solve_lower_transposed ? 1 : step.op == Op::cholesky ? no_attributes : 0));
    const Value made = interpret(graph, in)[0];
    for (Index element = 0; element < made.shape.elements(); ++element)
      reference::write_element(operand(step, step.operand_count - 1, device), element, dtype, made[element]);
  }
  void run_labels(const PlanStep& step, Index device) {
    const RowsStep& labels = plan_.rows_of(step);
    const DType dtype = type_of(step);
    const double number = reference::read_element(operand(step, 1, device), 0, DType::i32);
    for (Index i = 0; i < labels.count; ++i) {
      const double label = reference::read_element(operand(step, 0, device), i, dtype);
      if (label < 0 || label >= static_cast<double>(labels.rows))
        label_out_of_range(labels.row_of_label(static_cast<Index>(number), i), static_cast<Index>(label), labels.rows);
      reference::write_element(operand(step, 2, device), i, dtype, label);
    }
  }
  // What the operation's own loop makes of these operands.
  void run_exact(const PlanStep& step, Index device) {
    Program program;
    std::vector<Value> given;
    Buffer<Var> inputs;
    for (Index i = 0; i + 1 < step.operand_count; ++i) {
      const bool is_sum = step.kind == StepKind::exact_norm || i == 1;
      const DType dtype = is_sum ? DType::u32 : DType::f32;
      const Shape shape{is_sum ? Index{exact_sum::words} : plan_.rows_of(step).count};
      inputs.push_back(program.input(i == 0 ? "x" : "sum", shape, dtype));
      given.push_back(read(operand(step, i, device), dtype, shape));
    }
    program.output(step.kind == StepKind::exact_norm ? exact_norm(inputs[0])
                   : inputs.size() == 2              ? exact_square_sum(inputs[0], inputs[1])
                                                     : exact_square_sum(inputs[0]));
    const Value made = interpret(program.graph, given)[0];
    for (Index i = 0; i < made.shape.elements(); ++i)
      reference::write_element(operand(step, step.operand_count - 1, device), i, made.dtype, made[i]);
  }
  void run_rows(const PlanStep& step, Index device) {
    const RowsStep& by_row = plan_.rows_of(step);
    const DType dtype = type_of(step);
    const char *source = operand(step, 0, device), *indices = operand(step, 1, device);
    char* target = operand(step, 2, device);
    const bool gathers = step.kind == StepKind::gather;
    std::vector<double> sums(to_size(gathers ? 0 : by_row.rows * by_row.width), 0.0);
    for (Index n = 0; n < by_row.count; ++n) {
      const auto row = static_cast<Index>(reference::read_element(indices, n, DType::i32));
      if (!gathers && row == -1) continue;
      if (row < 0 || row >= by_row.rows) row_index_out_of_range("step", row, by_row.rows);
      for (Index i = 0; i < by_row.width; ++i) {
        const Index own = n * by_row.width + i, table = row * by_row.width + i;
        if (gathers)
          reference::write_element(target, own, dtype, reference::read_element(source, table, dtype));
        else
          sums[to_size(table)] += reference::read_element(source, own, dtype);
      }
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
      reference::write_element(target, static_cast<Index>(i), dtype, sums[i]);
  }

  void run_collective(const PlanStep& at) {
    for (std::size_t i = 0; i < plan_.arrays_of(at).size(); ++i)
      collect(at, plan_.arrays_of(at)[i], static_cast<Index>(2 * i));
  }
  // Reads what all devices put in, operand `source`, then writes what all of them get.
  void collect(const PlanStep& at, const CollectiveStep& step, Index source) {
    const DType dtype = type_of(at);
    const auto parts = [&](Index device) {
      return static_cast<Index>(group_of(plan_.mesh, step.axes, device).size());
    };
    std::vector<Value> sources, results;
    const bool cuts = step.collective == Collective::reduce_scatter || step.collective == Collective::all_to_all;
    for (Index device = 0; device < plan_.devices(); ++device) {
      const Index elements = step.count * (cuts ? parts(device) : 1);
      sources.push_back(read(operand(at, source, device), dtype, {elements}));
    }
    for (Index device = 0; device < plan_.devices(); ++device) results.push_back(collected(step, sources, device));
    for (Index device = 0; device < plan_.devices(); ++device) {
      char* target = operand(at, source + 1, device);
      const Value& result = results[to_size(device)];
      for (Index i = 0; i < result.shape.elements(); ++i) reference::write_element(target, i, dtype, result[i]);
    }
  }
  [[nodiscard]] Value collected(const CollectiveStep& step, const std::vector<Value>& sources, Index device) const {
    const Buffer<Index> group = group_of(plan_.mesh, step.axes, device);
    const Index position = position_over(plan_.mesh, step.axes, device);
    const auto size = static_cast<Index>(group.size());
    std::vector<reference::Operand> members;
    for (Index member : group) members.push_back(&sources[to_size(member)]);
    switch (step.collective) {
      case Collective::all_reduce: return reference::reduced(members, step.reduction, Arithmetic::typed);
      case Collective::all_gather: return reference::joined(members, 0);
      case Collective::reduce_scatter:
        return reference::part_of(reference::reduced(members, step.reduction, Arithmetic::typed), 0, size, position);
      case Collective::all_to_all: {
        std::vector<Value> cut;
        for (reference::Operand member : members) cut.push_back(reference::part_of(*member, 0, size, position));
        std::vector<reference::Operand> pointers;
        for (const Value& part : cut) pointers.push_back(&part);
        return reference::joined(pointers, 0);
      }
      default:
        for (Index member : group)
          if (position_over(plan_.mesh, step.source_axes, member) == step.hop.source_of(position, group.size()))
            return sources[to_size(member)];
        return filled_value(members[0]->dtype, members[0]->shape, 0);
    }
  }
};

}  // namespace weft::testing

#endif
