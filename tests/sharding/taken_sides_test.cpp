// What is sent for a side of a condition alone is sent where that side is taken.
#include <support/partitioned.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/control.hpp>
#include <weft/sharding/taken_sides.hpp>

#include <gtest/gtest.h>

namespace weft::taken_sides_test {

using testing::cut;
using testing::CutMesh;
using testing::Model;

constexpr std::int8_t x = 0, y = 1;

// Bytes that a device sends at all events, and those sent in loops that run where something is taken.
struct Sent {
  Index always = 0, at_most = 0;
  friend bool operator==(const Sent&, const Sent&) = default;
};
Sent sent_by(const Graph& local) {
  const Loops loops(local);
  Sent sent;
  for (Id id = 0; id < local.size(); ++id) {
    bool is_chosen = false;
    for (std::int32_t loop = loops[id]; loop != no_loop; loop = loops.parent[loop])
      is_chosen = is_chosen || loop_attributes(local, loops.end[loop]).condition >= 0;
    (is_chosen ? sent.at_most : sent.always) += testing::ring_bytes(local, id);
  }
  return sent;
}
// Of `function` of a number, [8, 6] cut by rows over 2 and by columns over 3 devices, and [6, 6] cut by rows over 3,
// which is [8, 6] again: the same numbers as on one device, whichever side is taken.
template <class Function>
Sent sent_for(Function function) {
  Sent sent;
  for (const double number : {-1.0, 0.0, 1.0, 2.0}) {
    Model model;
    const Var n = model.input("n", {}), a = model.input("a", {8, 6}), b = model.input("b", {6, 6});
    model.values[0].elements[0] = number;
    model.program.output(function(n, a, b));
    model.program.graph = simplify(model.program.graph);
    const CutMesh layouts{{2, 3}, {cut({}), cut({{x}, {y}}), cut({{y}, {}})}, {cut({{x}, {y}})}};
    EXPECT_TRUE(expect_same(model.program.graph, model.values, layouts, true));
    sent = sent_by(partition(model.program.graph, layouts.mesh, layouts.inputs, layouts.outputs));
  }
  return sent;
}
Var squared_sums(Var v) { return broadcast_to(sum(v * v, {0, 1}), {8, 6}); }
constexpr Index total = 2 * 4 * 5 / 6;  // all_reduce of one number over all six

Var plus_one(Var v) { return v + 1.0; }
Var scaled_by_sum(Var v) { return v * sum(v * v); }
Var scaled_by_largest(Var v) { return v * max(v); }

TEST(TakenSides, SendWhereTheyAreTaken) {
  EXPECT_EQ(sent_for([](Var n, Var a, Var) { return cond(n > 0, scaled_by_sum, plus_one, a); }), (Sent{0, total}));
  EXPECT_EQ(sent_for([](Var n, Var a, Var) { return cond(n > 0, scaled_by_sum, scaled_by_largest, a); }),
            (Sent{0, 2 * total}));
}
TEST(TakenSides, WhatBothSidesReadIsSentAtAllEvents) {
  const auto shared = [](Var n, Var a, Var) {
    return cond(
        n > 0, scaled_by_sum, [](Var v) { return v - sum(v * v); }, a);
  };
  EXPECT_EQ(sent_for(shared), (Sent{total, 0}));
}
TEST(TakenSides, OfConditionsInEachOther) {
  const auto inner = [](Var n, Var v) { return cond(n > 1, scaled_by_largest, plus_one, v * sum(v * v)); };
  const auto outer = [&](Var n, Var a, Var) {
    return cond(
        n > 0, [&](Var v) { return inner(n, v); }, [](Var v) { return v - 1.0; }, a);
  };
  EXPECT_EQ(sent_for(outer), (Sent{0, 2 * total}));
  const auto decided_inside = [](Var n, Var a, Var) {
    const auto by_sum = [](Var v) { return cond(sum(v) > 0, scaled_by_largest, plus_one, v); };
    return cond(n > 0, by_sum, plus_one, a);
  };
  EXPECT_EQ(sent_for(decided_inside), (Sent{0, 2 * total}));
}
TEST(TakenSides, OfConditionsAfterEachOther) {
  const auto twice = [](Var n, Var a, Var) {
    const Var once = cond(n > 0, scaled_by_sum, plus_one, a);
    return cond(n > 0, scaled_by_largest, scaled_by_sum, once);
  };
  EXPECT_EQ(sent_for(twice), (Sent{0, 3 * total}));
}
TEST(TakenSides, OfConditionsInLoops) {
  const auto in_loop = [](Var n, Var a, Var) {
    return fori_loop(
        0, 3, [&](Var i, Var v) { return cond(convert(i, DType::f32) > n, scaled_by_sum, plus_one, v); }, a);
  };
  EXPECT_EQ(sent_for(in_loop), (Sent{0, total}));
  const auto loop_inside = [](Var n, Var a, Var) {
    const auto looped = [](Var v) {
      return fori_loop(
          0, 2, [](Var, Var w) { return w + 0.01 * scaled_by_sum(w); }, v);
    };
    return cond(n > 0, looped, plus_one, a);
  };
  EXPECT_EQ(sent_for(loop_inside), (Sent{0, total}));
}
TEST(TakenSides, SwitchSendsForOneOfMany) {
  const auto choose = [](Var n, Var a, Var) {
    const auto of = [](Var (*function)(Var)) { return [=](const Buffer<Var>& v) { return function(v[0]); }; };
    return switch_(convert(n, DType::i32), {a}, of(plus_one), of(scaled_by_sum), of(scaled_by_largest));
  };
  EXPECT_EQ(sent_for(choose), (Sent{0, 2 * total}));
}
TEST(TakenSides, WhatDevicesDecideForThemselvesIsSentAtAllEvents) {
  Graph graph;
  graph.mesh = {2, 3};
  graph.has_conditions = true;
  const Id own = graph.add_input("a", InputKind::data, DType::f32, {4, 2});
  const Var a{&graph, own}, is_first = detail::device_index(graph, {x}, DType::i32) < 1.0;
  graph.add_output("out", cond(
                              is_first, [](Var v) { return detail::all_reduce(v, {y}); }, plus_one, a)
                              .id);
  const Graph made = detail::with_taken_sides(Graph(graph), {cut({{x}, {y}})});
  EXPECT_EQ(made.size(), graph.size());
}

}  // namespace weft::taken_sides_test
