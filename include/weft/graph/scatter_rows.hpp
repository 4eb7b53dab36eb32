// Rows that updates are joined to, one after the other: what scatter_add is for sums, for all other ways to join two
// numbers. x[rows] = updates, segment_max, x.at[rows].multiply(updates).
#ifndef WEFT_GRAPH_SCATTER_ROWS_HPP
#define WEFT_GRAPH_SCATTER_ROWS_HPP

#include <weft/graph/custom_call.hpp>

namespace weft {

// What becomes of an element and its update. A NaN of either remains in an extremum; integers wrap.
enum class RowJoin : std::int32_t { replace, add, multiply, minimum, maximum };

// (x [batch, rows, width], updates [batch, n, width], numbers i32[batch, n]) -> x, with each update joined to the row
// of its batch element that it is for, in their order. Those of row -1 are left out; at run time another number outside
// of [0, rows) is an error. All types with arithmetic but bf16, f16 and pred. Devices cut the batch, the rows and the
// width.
struct ScatterRows {
  static constexpr const char* name = "scatter_rows";
  static constexpr const char* factors = "brw, b_w, b_:r -> brw";
  std::int32_t join = 0;  // a RowJoin

  constexpr void each_option(auto& option) { option("join", join); }
  constexpr TensorType results(const CustomOperands& in) const {
    in.expect(join >= 0 && join <= static_cast<std::int32_t>(RowJoin::maximum), "the way to join is a RowJoin");
    expect_rows(in);
    return in[0];
  }
  constexpr Index flops(const CustomOperands& in) const {
    return join == static_cast<std::int32_t>(RowJoin::replace) ? 0 : in.shape(1).elements();
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;

  static constexpr void expect_rows(const CustomOperands& in) {
    in.expect(in.size() == 3 && in.shape(0).rank() == 3 && in.shape(1).rank() == 3 && in.shape(2).rank() == 2,
              "there are rows [batch, rows, width], updates [batch, n, width] and their numbers [batch, n]");
    const Shape &x = in.shape(0), &updates = in.shape(1), &numbers = in.shape(2);
    in.expect(x[0] == updates[0] && x[2] == updates[2] && numbers[0] == updates[0] && numbers[1] == updates[1],
              "rows and updates have one batch and width, and each update has a number");
    in.expect(in.dtype(0) == in.dtype(1) && in.dtype(2) == DType::i32, "rows and updates are of one type, numbers i32");
    in.expect(has_arithmetic(in.dtype(0)) && !is_narrow(in.dtype(0)) && in.dtype(0) != DType::pred,
              "rows are of f32, f64 or integers");
  }
};

// Operands as of ScatterRows: what x, and each update, are multiplied by in the product of an element with all of its
// updates. Those that are left out: 0.
struct OtherFactors {
  static constexpr const char* name = "other_factors";
  static constexpr const char* factors = "brw, b_w, b_:r -> brw, b_w";
  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    ScatterRows::expect_rows(in);
    return {in[0], in[1]};
  }
  WEFT_DECL void run(const KernelCall& at) const;
};

namespace detail {

// Numbers of rows of each batch element as those of all rows of all of them, [batch * n]; -1 stays.
constexpr Var numbers_in_all(Var numbers, Index rows) {
  const Shape& shape = numbers.shape();
  const Var starts = iota(*numbers.graph, {shape[0]}, 0) * static_cast<double>(rows);
  return reshape(select(numbers < 0, numbers, broadcast_in_dim(starts, shape, {0}) + numbers), {shape.elements()});
}
// x [batch, rows, width] -> the row of each number, [batch, n, width]; of -1: zeros.
constexpr Var rows_at(Var x, Var numbers) {
  const Shape& all = x.shape();
  const Shape made{all[0], numbers.shape()[1], all[2]};
  const Var places = maximum(numbers_in_all(numbers, all[1]), 0);
  const Var taken = reshape(take(reshape(x, {all[0] * all[1], all[2]}), places), made);
  return select(broadcast_in_dim(numbers >= 0, made, {0, 1}), taken, 0.0);
}
// updates [batch, n, width], added up by rows, [batch, rows, width].
constexpr Var sums_at(Var updates, Var numbers, Index rows) {
  const Shape& given = updates.shape();
  const Var flat = reshape(updates, {given[0] * given[1], given[2]});
  return reshape(scatter_add(flat, numbers_in_all(numbers, rows), given[0] * rows), {given[0], rows, given[2]});
}

}  // namespace detail

// As JAX has it: to the update that was written last; of extrema in equal parts to all numbers that are one; of
// products by all other factors.
constexpr void ScatterRows::gradient(CustomPullback& at) const {
  const Var x = at.operand(0), updates = at.operand(1), numbers = at.operand(2), z = at.result(), g = at.cotangent();
  const Index rows = x.shape()[1], count = updates.shape()[1];
  const Var taken = detail::rows_at(g, numbers);
  switch (static_cast<RowJoin>(join)) {
    case RowJoin::add: at.give(0, g), at.give(1, taken); return;
    case RowJoin::replace: {
      Graph& graph = *x.graph;
      const Var none = broadcast_to(constant(graph, -1, DType::i32), {x.shape()[0], rows, 1});
      const Var order = iota(graph, {updates.shape()[0], count, 1}, 1);
      const Var last = custom_call(*this, none, order, numbers);
      const Var stays = broadcast_in_dim(reshape(last < 0, {x.shape()[0], rows}), x.shape(), {0, 1});
      const Var is_last = reshape(detail::rows_at(last, numbers) == order, numbers.shape()) & (numbers >= 0);
      at.give(0, select(stays, g, 0.0));
      at.give(1, select(broadcast_in_dim(is_last, updates.shape(), {0, 1}), taken, 0.0));
      return;
    }
    case RowJoin::multiply: {
      const auto [of_x, of_updates] = custom_call(OtherFactors{}, x, updates, numbers);
      at.give(0, g * of_x);
      at.give(1, taken * of_updates);
      return;
    }
    case RowJoin::minimum:
    case RowJoin::maximum: break;
  }
  // What has no updates stays what it is, also where that is NaN.
  const Var ones = select(reshape(numbers, {numbers.shape()[0], count, 1}) < 0, like(x, 0), 1.0);
  const Var is_alone =
      broadcast_in_dim(reshape(detail::sums_at(ones, numbers, rows) == 0.0, {x.shape()[0], rows}), x.shape(), {0, 1});
  const Var stays = is_alone | (x == z);
  const Var is_joined =
      (updates == detail::rows_at(z, numbers)) & broadcast_in_dim(numbers >= 0, updates.shape(), {0, 1});
  const Var equal = select(stays, like(x, 1), 0.0) + detail::sums_at(select(is_joined, like(x, 1), 0.0), numbers, rows);
  const Var share = g / maximum(equal, 1.0);
  at.give(0, select(stays, share, 0.0));
  at.give(1, select(is_joined, detail::rows_at(share, numbers), 0.0));
}

namespace detail {

// What ScatterRows makes, of all types with arithmetic: bf16 and f16 are joined in f32 and rounded once, predicates as
// numbers.
constexpr Var joined_rows(RowJoin join, Var x, Var updates, Var numbers) {
  const DType dtype = x.dtype(), by = is_narrow(dtype) ? DType::f32 : dtype == DType::pred ? DType::i32 : dtype;
  const Var rows = convert(x, by), given = convert(updates, by);
  const Var made = custom_call(ScatterRows{static_cast<std::int32_t>(join)}, rows, given, numbers);
  return dtype == DType::pred ? made != 0 : convert(made, dtype);
}

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/graph/scatter_rows.ipp>
#endif

#endif
