// Every operation, as StableHLO and run by XLA, computes what the reference does; skipped where there is no JAX.
#include <support/program.hpp>
#include <support/random_graph.hpp>
#include <support/stablehlo_cases.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/quantized.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/scatter.hpp>
#include <weft/graph/verify.hpp>
#include <weft/stablehlo/print.hpp>

namespace weft::stablehlo_table_test {

using testing::MeshValues;
using testing::Program;
using testing::random_value;
using testing::StablehloCases;

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

CollectiveAttributes over(const AxisList& axes, const AxisList& dims = {},
                          ReductionKind reduction = ReductionKind::none) {
  return {dims, axes, {}, reduction, 0};
}

// Inputs of any numbers, on every device others.
class Case : public Program {
 public:
  explicit Case(const MeshSizes& mesh = {}) {
    graph.mesh = mesh;
    inputs_.resize(to_size(graph.devices()));
  }
  Var given(const Shape& shape, DType dtype = DType::f32, double low = -2, double high = 2) {
    for (std::vector<Value>& device : inputs_) device.push_back(random_value(dtype, shape, ++draws_, low, high));
    return input(("x" + std::to_string(inputs_[0].size())).c_str(), shape, dtype);
  }
  Var given(const Value& value) {
    for (std::vector<Value>& device : inputs_) device.push_back(value);
    return input(("x" + std::to_string(inputs_[0].size())).c_str(), value.shape, value.dtype);
  }
  void add_to(StablehloCases& cases, const std::string& name, StablehloCases::Tolerance tolerance = {1e-5, 1e-5}) {
    verify(graph);
    cases.add(name, graph, inputs_, tolerance);
  }

 private:
  MeshValues inputs_;
  std::uint32_t draws_ = 0;
};

Value special_floats(DType dtype) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  return make_value(dtype, {12}, {0, -0.0, 1, -1, 0.5, -2.75, 3.5, 1e-3, 1e9, infinity, -infinity, not_a_number});
}
Value other_floats(DType dtype) {
  return make_value(dtype, {12},
                    {-0.0, 0, 2, -1, -0.25, 2.75, 0, 1e3, -1e9, 1, std::numeric_limits<double>::infinity(), 2});
}

void add_floating(StablehloCases& cases, DType dtype, StablehloCases::Tolerance tolerance) {
  Case all;
  const Var x = all.given(special_floats(dtype)), y = all.given(other_floats(dtype)), tame = all.given({3, 4}, dtype);
  for (Op op : {Op::negate, Op::abs, Op::exponential, Op::exponential_minus_one, Op::log, Op::log_plus_one, Op::tanh,
                Op::logistic, Op::erf, Op::erfc, Op::sine, Op::cosine, Op::sqrt, Op::rsqrt, Op::sign, Op::floor}) {
    all.output(emit_var(op, {x}));
    all.output(emit_var(op, {tame}));
  }
  for (Op op : {Op::add, Op::subtract, Op::multiply, Op::divide, Op::maximum, Op::minimum, Op::power, Op::remainder, Op::equal,
                Op::not_equal, Op::less, Op::less_equal, Op::greater, Op::greater_equal})
    all.output(emit_var(op, {x, y}));
  for (DType to : {DType::f32, DType::bf16, DType::i32, DType::u32, DType::pred})
    if (to != dtype) all.output(convert(x, to));
  all.output(select(x > y, x, y));
  all.output(multiply_add(x, y, x));
  for (Op op : {Op::reduce_sum, Op::reduce_max, Op::reduce_min}) {
    all.output(reduce(op, tame, {1}));
    all.output(reduce(op, tame, {0, 1}));
  }
  all.add_to(cases, std::string("floating_") + name_of(dtype), tolerance);
}
void add_integral(StablehloCases& cases, DType dtype) {
  Case all;
  const double lowest = dtype == DType::i32 ? -0x1p31 : 0, highest = dtype == DType::i32 ? 0x1p31 - 1 : 0x1p32 - 1;
  const Var x = all.given(make_value(dtype, {8}, {0, 1, 7, 12345678, lowest, highest, highest, lowest}));
  const Var y = all.given(make_value(dtype, {8}, {3, 31, 40, 5, highest, 2, 32, 1}));
  for (Op op : {Op::negate, Op::abs, Op::sign, Op::logical_not}) all.output(emit_var(op, {x}));
  for (Op op : {Op::add, Op::subtract, Op::multiply, Op::divide, Op::maximum, Op::minimum, Op::equal, Op::not_equal,
                Op::less, Op::less_equal, Op::greater, Op::greater_equal, Op::bit_and, Op::bit_or, Op::bit_xor,
                Op::shift_left, Op::shift_right})
    all.output(emit_var(op, {x, y}));
  all.output(emit_var(Op::divide, {x, x - x}));
  all.output(convert(bitcast_convert(x, DType::f32) * 0.0 == 0.0, DType::i32));
  for (DType to : {DType::f32, DType::bf16, DType::i32, DType::u32, DType::pred})
    if (to != dtype) all.output(convert(x, to));
  for (Op op : {Op::reduce_sum, Op::reduce_max, Op::reduce_min}) all.output(reduce(op, x, {0}));
  if (dtype == DType::i32) all.output(emit_var(Op::argsort, {reshape(x, {2, 4})}));
  all.output(multiply_add(x, y, x));
  all.output(matmul(reshape(x, {2, 4}), reshape(y, {4, 2})));
  all.add_to(cases, std::string("integral_") + name_of(dtype));
}
void add_predicates(StablehloCases& cases) {
  Case all;
  const Var x = all.given(make_value(DType::pred, {4}, {0, 0, 1, 1})),
            y = all.given(make_value(DType::pred, {4}, {0, 1, 0, 1}));
  all.output(!x);
  for (Op op : {Op::equal, Op::not_equal, Op::less, Op::less_equal, Op::greater, Op::greater_equal, Op::bit_and,
                Op::bit_or, Op::bit_xor, Op::shift_left, Op::shift_right})
    all.output(emit_var(op, {x, y}));
  all.output(select(x, x, y));
  for (DType to : {DType::f32, DType::bf16, DType::i32, DType::u32}) all.output(convert(x, to));
  all.add_to(cases, "predicates");
}
void add_movement(StablehloCases& cases) {
  Case all;
  Graph& graph = all.graph;
  const Var x = all.given({2, 3, 4}), table = all.given({5, 2, 3}), updates = all.given({4, 3}), flat = all.given({7});
  const Var rows = all.given(make_value(DType::i32, {4}, {4, 0, 2, 0})),
            at = all.given(make_value(DType::i32, {}, {2}));
  const Var before = all.given(make_value(DType::i32, {}, {-3})), narrow = all.given({4, 3}, DType::bf16);
  all.output(iota(graph, {2, 3}, 1, DType::u32));
  all.output(iota(graph, {2, 3}, 0));
  all.output(stop_gradient(x));
  all.output(emit_var(Op::sharding_constraint, {x}, ShardingConstraint{PartitionSpec("data", nullptr)}));
  all.output(broadcast_in_dim(x, {2, 5, 3, 4}, {0, 2, 3}));
  all.output(broadcast_in_dim(reshape(flat, {7, 1}), {7, 3}, {0, 1}));
  all.output(reshape(x, {6, 4}));
  all.output(transpose(x, {2, 0, 1}));
  all.output(slice(x, {0, 1, 1}, {2, 3, 3}));
  all.output(pad(x, {1, 0, 2}, {0, 2, 1}));
  all.output(pad(rows, {1}, {1}));
  all.output(concatenate({x, x, slice(x, {0, 0, 0}, {2, 1, 4})}, 1));
  all.output(take(table, rows));
  all.output(take(flat, rows));
  all.output(scatter_add(updates, rows, 6));
  all.output(scatter_add(narrow, rows, 6));
  for (const auto scattered : {scatter_set, scatter_multiply, scatter_max, scatter_min})
    all.output(scattered(reshape(x, {8, 3}), rows, updates));
  all.output(dynamic_slice(x, {before, at, at}, {1, 2, 3}));
  all.output(dynamic_update_slice(x, slice(x, {0, 0, 0}, {1, 2, 2}), {at, before, at}));
  all.output(dynamic_slice(constant(graph, 3), {}, {}));
  const Var square = all.given({2, 4, 4}), right = all.given({2, 4, 3});
  const Var heavy =
      square * 0.1 + broadcast_to(convert(iota(graph, {4, 4}, 0) == iota(graph, {4, 4}, 1), DType::f32), {2, 4, 4});
  for (const Quantization& how : {Quantization{8, 4, true, true}, Quantization{4, 0}, Quantization{4, 2, true, true},
                                  Quantization{8, 0, false, false, true}}) {
    const Var activations = all.given({2, 3, 5}), w = all.given({5, 4});
    all.output(quantized_matmul(activations, quantize(w, how), how));
  }
  all.output(emit_var(Op::cholesky, {heavy}));
  all.output(emit_var(Op::triangular_solve, {heavy, right}, AttributeId{0}));
  all.output(emit_var(Op::triangular_solve, {heavy, right}, AttributeId{1}));
  all.output(checked_label(rows, 5));
  all.output(emit_var(Op::after, {x, flat}));
  all.output(
      random_bits(constant(graph, 7, DType::u32), iota(graph, {3, 5}, 1, DType::u32), constant(graph, 9, DType::u32)));
  all.add_to(cases, "movement");
}
void add_contractions(StablehloCases& cases) {
  Case all;
  const Var x = all.given({2, 3, 4}), y = all.given({4, 2, 5}), a = all.given({3}), b = all.given({4});
  all.output(dot_general(x, y, {{0}, {1}, {2}, {0}}));
  all.output(dot_general(a, b, {{}, {}, {}, {}}));
  all.output(dot_general(x, x, {{}, {}, {0, 1, 2}, {0, 1, 2}}));
  all.output(convolution(all.given({8, 6, 7, 5}), all.given({4, 3, 3, 2}),
                         {{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {{3, 2, 1, 0}, {2, 1, 2, -1, 1, 2}}, 2, 1}));
  all.output(convolution(all.given({4, 1, 6}), all.given({1, 2, 12}),
                         {{0, 1, 2}, {2, 0, 1}, {1, 2, 0}, {{2, 1, 0, 0, 2, 3, true}}, 1, 2}));
  all.output(convolution(all.given({4, 3}), all.given({3, 5}), {{0, 1}, {1, 0}, {0, 1}, {}, 1, 1}));
  const Var image = all.given({2, 3, 6, 7});
  const Window pooling{{{}, {}, {3, 2, 1, 1}, {2, 1, 0, 1, 1, 2}}}, holes{{{}, {}, {2, 1, 1, 0, 2, 1}, {2, 2, 0, 0}}};
  const Window plain{{{}, {}, {3, 2, 1, 1}, {2, 2, 0, 1}}};
  for (const Window& window : {pooling, holes, plain}) {
    all.output(reduce_window_sum(image, window));
    all.output(reduce_window_max(image, window));
  }
  const Window cut{{{}, {}, {3, 2, -1, 2, 2, 2}, {2, 1, 1, -2}}};
  for (const Window& window : {plain, pooling, holes, cut})
    all.output(select_and_scatter(image, reduce_window_max(image, window), window));
  all.output(select_and_scatter(all.given(make_value(DType::f32, {1, 1, 1, 4}, {1, 1, not_a_number, 5})),
                                all.given({1, 1, 1, 3}), {{{}, {}, {}, {2, 1}}}));
  all.add_to(cases, "contractions", {1e-4, 1e-4});

  Case narrow;
  const Var half = narrow.given({2, 3, 8, 8}, DType::bf16), left = narrow.given({5, 6}, DType::bf16);
  const Window halves{{{}, {}, {2, 2}, {2, 2}}};
  narrow.output(reduce_window_sum(half, halves));
  narrow.output(select_and_scatter(half, reduce_window_max(half, halves), halves));
  narrow.output(matmul(left, transpose(left)));
  narrow.output(sum(half, {0, 2}));
  narrow.add_to(cases, "narrow_contractions", {1e-2, 1e-2});
}
void add_exact_sums(StablehloCases& cases) {
  Case all;
  const Value scattered = make_value(
      DType::f32, {3, 4}, {0, 1, -1, 3.4e38, 1e-45, -7e-39, 1.17549435e-38, 1e20, 1e-20, 3.1415927, -2.5e-7, 65535});
  const Value infinite = make_value(DType::f32, {2}, {HUGE_VAL, -1}), nans = make_value(DType::f32, {}, {not_a_number});
  const Var sum = exact_square_sum(all.given(scattered));
  const Var longer = exact_square_sum(all.given({1000}), sum);
  for (const Var& total :
       {sum, longer, exact_square_sum(all.given(infinite), longer), exact_square_sum(all.given(nans))}) {
    all.output(total);
    all.output(exact_norm(total));
    all.output(exact_norm(total + total));
  }
  all.add_to(cases, "exact_sums");
}
void add_constants(StablehloCases& cases) {
  Case all;
  Graph& graph = all.graph;
  for (DType dtype : {DType::f32, DType::bf16, DType::f16, DType::f64}) {
    for (double number : {0.1, -0.0, 3e4, 1e-5, HUGE_VAL, -HUGE_VAL, not_a_number})
      all.output(constant(graph, number, dtype));
    all.output(constant(graph, -1e-7, dtype));
  }
  for (DType dtype : {DType::i8, DType::i16, DType::i32, DType::i64}) all.output(constant(graph, -128, dtype));
  for (DType dtype : {DType::u8, DType::u16, DType::u32, DType::u64}) all.output(constant(graph, 255, dtype));
  all.output(constant(graph, 1, DType::pred));
  const std::uint8_t bytes[] = {0, 0, 0x80, 0x3F, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0x40};
  Buffer<std::uint8_t> some;
  for (std::uint8_t byte : bytes) some.push_back(byte);
  all.output({&graph, graph.add_literal(DType::f32, {2, 2}, some)});
  all.output({&graph, graph.add_literal(DType::bf16, {2, 1, 4}, some)});
  all.output({&graph, graph.add_literal(DType::i32, {4, 1}, some)});
  all.output({&graph, graph.add_literal(DType::u8, {16}, some)});
  all.output({&graph, graph.add_literal(DType::f64, {2}, some)});
  all.output({&graph, graph.add_literal(DType::pred, {4}, {1, 0, 0, 1})});
  all.output({&graph, graph.add_literal(DType::f32, {0, 3}, {})});
  all.add_to(cases, "constants", {0, 0});
}
void add_collectives(StablehloCases& cases, const MeshSizes& mesh, const AxisList& axes) {
  Case all(mesh);
  Graph& graph = all.graph;
  const Var x = all.given({8, 8}), counts = all.given({4}, DType::i32, 0, 100), flags = all.given({16}, DType::pred);
  for (ReductionKind kind : {ReductionKind::sum, ReductionKind::product, ReductionKind::min, ReductionKind::max}) {
    all.output(emit_var(Op::all_reduce, {x}, over(axes, {}, kind)));
    all.output(emit_var(Op::all_reduce, {counts}, over(axes, {}, kind)));
    all.output(emit_var(Op::reduce_scatter, {x}, over(axes, {1}, kind)));
  }
  // Of integers XLA has none on CPUs.
  for (ReductionKind kind : {ReductionKind::bit_and, ReductionKind::bit_or})
    all.output(emit_var(Op::all_reduce, {flags}, over(axes, {}, kind)));
  all.output(emit_var(Op::all_gather, {x}, over(axes, {1})));
  all.output(emit_var(Op::all_to_all, {x}, over(axes, {0, 1})));
  all.output(emit_var(Op::shard_slice, {x}, over(axes, {1})));
  CollectiveAttributes swapped = over(axes);
  for (int i = axes.size() - 1; i >= 0; --i) swapped.source_axes.push_back(axes[i]);
  all.output(emit_var(Op::collective_permute, {x}, swapped));
  for (DType dtype : {DType::u32, DType::i32})
    all.output(
        {&graph, emit(graph, Op::device_index, {}, graph.pools.intern(over(axes)), graph.types.intern(dtype, {}))});
  all.add_to(cases, "collectives_" + std::to_string(mesh.size()) + '_' + std::to_string(axes[0]) +
                        std::to_string(axes.size()));
}
void add_map(StablehloCases& cases) {
  Case all;
  const Var x = all.given({3, 2}), g = all.given({3, 2}), rate = all.given(Shape{}),
            count = all.given({3, 2}, DType::u32, 0, 9);
  const MapBody body =
      make_map_body(all.graph, {DType::f32, DType::f32, DType::f32, DType::u32}, [](const Buffer<Var>& s) {
        const Var step = s[2] * select(s[1] > 0.0, s[1], tanh(s[0]));
        return Buffer<Var>{s[0] - step, step * convert(s[3], DType::f32), random_bits(s[3], s[3], s[3]), s[1],
                           abs(s[3])};
      });
  for (const Var& result : map(all.graph, body, {x, g, rate, count})) all.output(result);
  for (const Var& result : map(all.graph, body, {rate, rate, rate, constant(all.graph, 3, DType::u32)}))
    all.output(result);
  all.add_to(cases, "map");
}
// Carries, elements, stacks, values from around, one loop in another, both directions.
void add_loops(StablehloCases& cases) {
  for (const bool reversed : {false, true}) {
    Case all;
    const Var x = all.given({5, 3}), w = all.given({4, 3, 3}, DType::f32, -0.5, 0.5), scale = all.given(Shape{}),
              y = all.given({2, 3});
    ScanOptions options;
    options.reversed = reversed;
    const Scanned outer = scan(
        all.graph, 4, {y, sum(y)}, {w},
        [&](const Buffer<Var>& carry, const Buffer<Var>& element) {
          const Var mixed = tanh(matmul(carry[0], element[0])) * scale;
          const Scanned inner = scan(
              all.graph, 5, {mixed}, {x},
              [&](const Buffer<Var>& state, const Buffer<Var>& row) {
                const Var next = state[0] * 0.5 + row[0];
                return Scanned{{next}, {sum(next) + carry[1]}};
              },
              options);
          return Scanned{{inner.carry[0] * 0.1, carry[1] + sum(mixed)}, {inner.stacked[0], mixed, carry[1]}};
        },
        options);
    for (const Var& result : outer.carry) all.output(result);
    for (const Var& result : outer.stacked) all.output(result);
    all.add_to(cases, reversed ? "loops_reversed" : "loops");
  }
}

TEST(StablehloTable, XlaComputesWhatTheReferenceDoes) {
  StablehloCases cases;
  add_floating(cases, DType::f32, {1e-6, 1e-5});
  add_floating(cases, DType::bf16, {1e-6, 1e-2});
  add_integral(cases, DType::i32);
  add_integral(cases, DType::u32);
  add_predicates(cases);
  add_movement(cases);
  add_contractions(cases);
  add_exact_sums(cases);
  add_constants(cases);
  add_collectives(cases, {4}, {0});
  add_collectives(cases, {2, 4}, {1, 0});
  add_collectives(cases, {2, 2, 2}, {2, 0});
  add_collectives(cases, {2, 2}, {0});
  add_map(cases);
  add_loops(cases);
  for (const OpRow& row : op_table)
    EXPECT_TRUE(is_custom_call(row.op) || is_shard_boundary(row.op) || cases.operations().contains(row.op)) << row.name;
  SKIP_WITHOUT_PYTHON("jax");
  cases.expect_same_results();
}

TEST(StablehloTable, XlaComputesRandomGraphs) {
  StablehloCases cases;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    const testing::RandomGraph random(seed);
    cases.add("random_" + std::to_string(seed), random.program.graph, {random.inputs}, {1e-4, 1e-4});
  }
  SKIP_WITHOUT_PYTHON("jax");
  cases.expect_same_results();
}

}  // namespace weft::stablehlo_table_test
