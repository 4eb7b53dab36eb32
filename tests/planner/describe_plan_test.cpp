// Plans through an archive: a plan that was read does what the one that was written does.
#include <support/archived.hpp>
#include <support/custom_operations.hpp>
#include <support/planned.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/linear_algebra.hpp>
#include <weft/graph/quantized.hpp>
#include <weft/graph/scan.hpp>
#include <weft/planner/describe_plan.hpp>

#include <set>

namespace weft::describe_plan_test {

using testing::PlanOnMesh;
using testing::random_value;
using testing::through_an_archive;

// A step of every kind, constants of every kind, an update, workspaces.
constexpr Graph graph_with_everything() {
  Graph graph;
  graph.mesh = {2, 2};
  graph.dcn = {1, 2};
  graph.collective_options = {.combine_threshold_bytes = 4096, .async = true};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  const Var w{&graph, graph.add_input("w", InputKind::weight, DType::f32, {2, 4}, {Initializer::Kind::uniform, 0.5F})};
  const Var at{&graph, graph.add_input("at", InputKind::data, DType::i32, {})};
  const Var shift{&graph, graph.add_literal(DType::i32, {3}, {1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0})};
  const Var device{&graph, emit(graph, Op::device_index, {}, graph.pools.intern(CollectiveAttributes{{}, {1}, {}}),
                                graph.types.intern(DType::i32, {}))};
  const Var whole = emit_var(Op::all_gather, {w}, CollectiveAttributes{{0}, {1}, {}});
  const Var product = maximum(matmul(x, transpose(whole)) + 1.0, 0.0);
  const Var rows = take(product, shift);
  const Var part = dynamic_slice(product, {at, device}, {2, 3});
  graph.add_output("rows", scatter_add(rows, shift, 5).id);
  graph.add_output("part", transpose(dynamic_update_slice(product, part, {device, at}), {1, 0}).id);
  graph.add_output("most", reduce(Op::reduce_max, reshape(product, {2, 4, 2}), {1}).id);
  graph.add_output("all",
                   emit_var(Op::all_reduce, {product}, CollectiveAttributes{{}, {0, 1}, {}, ReductionKind::sum}).id);
  graph.add_output("other", emit_var(Op::all_reduce, {tanh(product)},
                                     CollectiveAttributes{{}, {0, 1}, {}, ReductionKind::sum}).id);
  graph.add_output("label", checked_label(shift, 5).id);
  graph.add_output("order", emit_var(Op::argsort, {shift}).id);
  const Var l = cholesky(sum(square(product)) + 1.0 + broadcast_to(convert(iota(graph, {4, 4}, 0) == iota(graph, {4, 4}, 1), DType::f32), {4, 4}));
  graph.add_output("solved", triangular_solve(l, triangular_solve(l, product), {.transpose_a = true}).id);
  const Var bytes = broadcast_to(constant(graph, 3, DType::i8), {4, 3}),
            scales = broadcast_to(like(product, 0.5), {1, 3});
  graph.add_output("few", quantized_matmul(product, {bytes, scales}, {8}).id);
  graph.add_output("fewer", quantized_matmul(product, {bytes, scales}, {8, 0, false, false, true}).id);
  graph.add_output("own", custom_call(testing::RowMoments{}, product)[1].id);
  graph.add_output("norm", exact_norm(exact_square_sum(product)).id);
  graph.add_output("repeated", repeat(3, product, [](Var v) { return v * 0.5 + 1.0; }).id);
  const Var image = reshape(product, {1, 2, 2, 4}), taps = reshape(product, {2, 2, 2, 2});
  graph.add_output("image", max_pool2d(conv2d(image, taps, {.padding = 1}), {.kernel = 2}).id);
  graph.add_output("w", (w * 0.5).id, 1);
  return graph;
}

static_assert(through_an_archive(make_plan(graph_with_everything())).view().devices() == 4);

std::vector<Value> results(const PlanView& plan) {
  testing::check_plan(plan);
  PlanOnMesh mesh(plan);
  std::vector<Value> values;
  for (Index device = 0; device < 4; ++device) {
    mesh.set(device, plan.find_input("x"), random_value(DType::f32, {4, 4}, static_cast<std::uint32_t>(device)));
    mesh.set(device, plan.find_input("w"), random_value(DType::f32, {2, 4}, static_cast<std::uint32_t>(9 + device)));
    mesh.set(device, plan.find_input("at"), make_value(DType::i32, {}, {1}));
  }
  mesh.run();
  for (Index device = 0; device < 4; ++device) {
    for (Index i = 0; i < plan.output_count(); ++i) values.push_back(mesh.output(device, i));
    values.push_back(mesh.input(device, plan.find_input("w")));
  }
  return values;
}

TEST(DescribePlan, APlanReadComputesWhatThePlanWrittenDoes) {
  const Plan plan = make_plan(graph_with_everything()), read = through_an_archive(plan);
  std::set<StepKind> kinds;
  for (const PlanStep& step : plan.steps) kinds.insert(step.kind);
  EXPECT_EQ(static_cast<int>(kinds.size()), step_kind_count) << "a step of every kind";
  const std::vector<Value> expected = results(plan.view()), actual = results(read.view());
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_equal(actual[i], expected[i]);
}

TEST(DescribePlan, WhatReportsTellSurvives) {
  const Plan plan = make_plan(graph_with_everything()), read = through_an_archive(plan);
  const PlanView a = plan.view(), b = read.view();
  EXPECT_EQ(b.flops(), a.flops());
  EXPECT_EQ(b.bytes_sent(), a.bytes_sent());
  EXPECT_EQ(b.dcn, a.dcn);
  EXPECT_EQ(b.count(Collective::all_reduce), 1);
  EXPECT_EQ(b.count_arrays(Collective::all_reduce), 2);
  EXPECT_GT(a.bytes_sent(Link::dcn), 0);
  EXPECT_EQ(b.bytes_sent(Link::dcn), a.bytes_sent(Link::dcn));
  EXPECT_EQ(b.peak_bytes, a.peak_bytes);
  EXPECT_EQ(b.persistent_bytes, a.persistent_bytes);
  ASSERT_EQ(b.step_count(), a.step_count());
  for (Index i = 0; i < a.step_count(); ++i) {
    EXPECT_EQ(label_of(b, b.step(i)), label_of(a, a.step(i)));
    EXPECT_EQ(b.step(i).op, a.step(i).op);
  }
  ASSERT_EQ(b.lifetimes.size(), a.lifetimes.size());
  for (std::size_t i = 0; i < a.lifetimes.size(); ++i) {
    EXPECT_EQ(label_of(b, b.lifetimes[i]), label_of(a, a.lifetimes[i]));
    EXPECT_EQ(b.lifetimes[i].bytes, a.lifetimes[i].bytes);
    EXPECT_EQ(b.lifetimes[i].last, a.lifetimes[i].last);
  }
  const InputSlot &weight = b.input(b.find_input("w")), &written = a.input(a.find_input("w"));
  EXPECT_EQ(weight.kind, InputKind::weight);
  EXPECT_TRUE(weight.initializer == written.initializer);
  EXPECT_TRUE(b.name(b.output(1).name) == Name("part"));
  for (std::size_t i = 0; i < a.dots.size(); ++i) {
    EXPECT_EQ(b.dots[i].transpose_b, a.dots[i].transpose_b);
    EXPECT_EQ(b.dots[i].epilogue.store_count, a.dots[i].epilogue.store_count);
  }
}

}  // namespace weft::describe_plan_test
