// shard_map: pieces and collectives that a model writes itself give what the same model gives without them, and so do
// the gradients through each of them; what is around them is partitioned as ever.
#include <weft/graph/shard_map.hpp>

#include <support/expect_error.hpp>
#include <support/partitioned.hpp>
#include <weft/planner/legalize.hpp>
#include <weft/sharding/constraint.hpp>
#include <weft/graph/activations.hpp>
#include <weft/graph/statistics.hpp>

namespace weft::shard_map_test {

using testing::Model;

const Mesh mesh{{"data", 2}, {"seq", 4}};

// The graph on the mesh, its inputs cut by these specs; outputs are whole but for what specs of an input of their shape
// say. Compares with `expected`, the same model without a map.
void expect_same_as(const Model& mapped, const Model& expected, const std::vector<PartitionSpec>& specs,
                    const Mesh& on = mesh, Search search = Search::usual) {
  const Graph graph = on_mesh(mapped.program.graph, on);
  Buffer<Layout> inputs, outputs;
  for (Index i = 0; i < graph.inputs.size(); ++i)
    inputs.push_back(specs[to_size(i)].resolve(on, graph.shape(graph.inputs[i].node).rank()));
  for (const Output& output : graph.outputs) outputs.push_back(replicated(graph.shape(output.node).rank()));
  const Graph local = partition(graph, on, propagate(graph, on, inputs, outputs, search), outputs);
  verify(local);
  const std::vector<std::vector<Value>> pieces = testing::pieces_of(mapped.values, inputs, on.sizes());
  const auto wanted = interpret(expected.program.graph, expected.values);
  const auto made = interpret(local, pieces);
  ASSERT_EQ(wanted.size(), to_size(graph.outputs.size()));
  for (std::size_t o = 0; o < wanted.size(); ++o) {
    SCOPED_TRACE(::testing::Message() << "output " << o);
    for (const auto& device : made) testing::expect_near(device[o], wanted[o], 2e-5, 2e-5);
  }
  testing::expect_plan_computes(local, pieces, 2e-5, 1);
}

// A loss of x [8, 12] and a weight [12, 4], mapped and not.
template <class Loss>
Model model_of(Loss loss) {
  Model model;
  const Var x = model.input("x", {8, 12}), w = model.input("w", {12, 4});
  model.output_with_gradients(loss(x, w));
  return model;
}

TEST(ShardMap, SumsWhatDevicesMakeOfTheirPieces) {
  const auto mapped = [](Var x, Var w) {
    return shard_map(
        [](Var own, Var part) {
          const Var product = all_reduce(matmul(own, part), "seq");
          return all_reduce(sum(square(product)), "data");
        },
        {.mesh = mesh, .in = {P("data", "seq"), P("seq")}, .out = {P()}}, x, w);
  };
  const auto plain = [](Var x, Var w) { return sum(square(matmul(x, w))); };
  expect_same_as(model_of(mapped), model_of(plain), {P("data", "seq"), P("seq")});
  expect_same_as(model_of(mapped), model_of(plain), {P(), P()});
  expect_same_as(model_of(mapped), model_of(plain), {P("seq"), P("data")});
}

TEST(ShardMap, EveryCollectiveHasItsTranspose) {
  // Each of these is the identity, or a known movement, on the value that the pieces are.
  const auto around = [](auto body) {
    return model_of([body](Var x, Var w) {
      const Var moved = shard_map(body, {.mesh = mesh, .in = {P(axes("data", "seq"))}, .out = {P(axes("data", "seq"))}}, x);
      return sum(square(matmul(moved, w)) * 0.5);
    });
  };
  const Model same = model_of([](Var x, Var w) { return sum(square(matmul(x, w)) * 0.5); });
  const std::vector<PartitionSpec> specs{P("seq"), P()};
  expect_same_as(around([](Var own) { return reduce_scatter(all_gather(own, 0, "seq"), 0, "seq") / 4.0; }), same, specs);
  expect_same_as(around([](Var own) { return all_to_all(all_to_all(own, 1, 0, "seq"), 0, 1, "seq"); }), same, specs);
  expect_same_as(around([](Var own) {
                   const Var next = collective_permute(own, "seq", {.offset = 1, .wraps = true});
                   return collective_permute(next, "seq", {.offset = -1, .wraps = true});
                 }),
                 same, specs);
  // Rows of the device before, zeros at the start of each half: a shift by one row within each half.
  const Model shifted = model_of([](Var x, Var w) {
    const Var halves = reshape(x, {2, 4, 12});
    const Var moved = pad(slice(halves, {0, 0, 0}, {2, 3, 12}), {0, 1, 0}, {0, 0, 0});
    return sum(square(matmul(reshape(moved, {8, 12}), w)) * 0.5);
  });
  expect_same_as(around([](Var own) { return collective_permute(own, "seq", {.offset = -1}); }), shifted, specs);
}

TEST(ShardMap, GradientsOfWhatAllReadAreSummed) {
  // w comes in whole, and leaves in a value that all devices have alike.
  const auto mapped = [](Var x, Var w) {
    const Var made = shard_map(
        [](Var own, Var whole) { return all_gather(tanh(matmul(own, whole)), 0, axes("data", "seq")); },
        {.mesh = mesh, .in = {P(axes("data", "seq")), P()}, .out = {P()}}, x, w);
    return sum(square(made));
  };
  const auto plain = [](Var x, Var w) { return sum(square(tanh(matmul(x, w)))); };
  expect_same_as(model_of(mapped), model_of(plain), {P("data"), P("seq")});
  expect_same_as(model_of(mapped), model_of(plain), {P("data", "seq"), P()});
}

TEST(ShardMap, OtherAxesStayAsTheyCome) {
  const auto mapped = [](Var x, Var w) {
    const Var made = shard_map([](Var own, Var part) { return all_reduce(matmul(own, part), "seq"); },
                               {.mesh = mesh, .in = {P(nullptr, "seq"), P("seq")}, .out = {P()}, .axes = axes("seq")}, x, w);
    return sum(square(made));
  };
  const auto plain = [](Var x, Var w) { return sum(square(matmul(x, w))); };
  const Model model = model_of(mapped);
  expect_same_as(model, model_of(plain), {P("data", "seq"), P("seq")});
  // The batch stays cut: what is sent is a sum over seq of a piece of the batch, and sums of the loss and the gradients.
  const Graph graph = on_mesh(model.program.graph, mesh);
  const Graph local = partition(graph, mesh, {P("data", "seq").resolve(mesh, 2), P("seq").resolve(mesh, 2)},
                                {replicated(0), P("data", "seq").resolve(mesh, 2), P("seq").resolve(mesh, 2)});
  EXPECT_EQ(testing::collectives_of(local).find("all_gather"), std::string::npos);
}

TEST(ShardMap, DevicesKnowWhereTheyAre) {
  const auto mapped = [](Var x, Var w) {
    const Var scaled = shard_map(
        [](Var own) { return own * convert(axis_index(own, axes("data", "seq")), DType::f32); },
        {.mesh = mesh, .in = {P(axes("data", "seq"))}, .out = {P(axes("data", "seq"))}}, x);
    return sum(square(matmul(scaled, w)));
  };
  const auto plain = [](Var x, Var w) {
    const Var rows = convert(iota(*x.graph, {8, 12}, 0), DType::f32);
    return sum(square(matmul(x * rows, w)));
  };
  expect_same_as(model_of(mapped), model_of(plain), {P(), P()});
}

TEST(ShardMap, ReturnsSeveralValues) {
  const auto mapped = [](Var x, Var w) {
    const auto [rows, total] = shard_map(
        [](Var own, Var whole) {
          const Var product = matmul(own, whole);
          return std::pair(product, all_reduce(sum(product), axes("data", "seq")));
        },
        {.mesh = mesh, .in = {P(axes("data", "seq")), P()}, .out = {P(axes("data", "seq")), P()}}, x, w);
    return sum(square(rows)) + square(total);
  };
  const auto plain = [](Var x, Var w) { return sum(square(matmul(x, w))) + square(sum(matmul(x, w))); };
  expect_same_as(model_of(mapped), model_of(plain), {P("data"), P()});
}

TEST(ShardMap, RunsOnOneDevice) {
  const Mesh alone{{"data", 1}, {"seq", 1}};
  const auto mapped = [&](Var x, Var w) {
    return shard_map(
        [](Var own, Var part) {
          const Var next = collective_permute(own, "seq", {.offset = 1, .wraps = true});
          return all_reduce(sum(square(matmul(next, part))), "data");
        },
        {.mesh = alone, .in = {P("data", "seq"), P("seq")}, .out = {P()}}, x, w);
  };
  const auto plain = [](Var x, Var w) { return sum(square(matmul(x, w))); };
  const Graph graph = on_mesh(model_of(mapped).program.graph, alone);
  const Model model = model_of(plain);
  const auto wanted = interpret(model.program.graph, model.values);
  const auto made = interpret(graph, model.values);
  for (std::size_t o = 0; o < wanted.size(); ++o) testing::expect_near(made[o], wanted[o], 1e-6, 1e-6);
  EXPECT_EQ(testing::collectives_of(graph), "");
}

TEST(ShardMap, NamesWhatIsWrong) {
  const auto expect_refused = [](const ShardMap& how, auto body, const char* code, const char* piece) {
    testing::expect_error([&] { model_of([&](Var x, Var w) { return sum(shard_map(body, how, x)) + sum(w); }); }, code,
                          {piece});
  };
  const auto same = [](Var own) { return own; };
  const ShardMap rows{.mesh = mesh, .in = {P("data")}, .out = {P("data")}};
  expect_refused({mesh, {}, {P()}}, same, "shard_map_specs_differ", "0 specs in .in for 1 values");
  expect_refused({mesh, {P()}, {P(), P()}}, same, "shard_map_specs_differ", "2 specs in .out for 1 values");
  expect_refused({mesh, {P(nullptr, nullptr, "seq")}, {P()}}, same, "shard_map_spec_too_long", "3 entries");
  expect_refused({mesh, {P("sequence")}, {P()}}, same, "shard_map_axis_not_manual", "\"sequence\"");
  expect_refused({mesh, {P("data")}, {P()}, axes("seq")}, same, "shard_map_axis_not_manual", "\"data\"");
  expect_refused({mesh, {P("seq", "seq")}, {P()}}, same, "shard_map_axis_twice", "\"seq\"");
  expect_refused({Mesh{{"seq", 5}}, {P("seq")}, {P()}}, same, "shard_map_does_not_divide", "extent 8");
  const auto over = [](const char* axis) { return [axis](Var own) { return all_reduce(own, axis); }; };
  expect_refused(rows, over("model"), "collective_over_other_axis", "model");
  expect_refused({mesh, {P()}, {P()}, axes("seq")}, over("data"), "collective_over_other_axis", "data");
  expect_refused(rows, [](Var own) { return all_to_all(own, 0, 2, "data"); }, "dimension_out_of_range", "2");
  expect_refused(rows, [&](Var own) { return shard_map(same, rows, own); }, "shard_map_is_nested", "all axes at once");
  expect_refused(rows, [](Var own) { return own + sum(Var{own.graph, own.graph->inputs[1].node}); }, "shard_map_captures",
                 "from outside");
  const auto declares = [](Var own) {
    return own * Var{own.graph, own.graph->add_input("s", InputKind::scalar, DType::f32, {})};
  };
  expect_refused(rows, declares,
                 "shard_map_declares_input", "\"s\"");
  expect_refused(rows, [](Var own) { return mark_sharding(own, P("seq")); }, "shard_map_marks_manual_axis", "\"seq\"");
  testing::expect_error([&] { model_of([](Var x, Var w) { return sum(all_reduce(x, "seq")) + sum(w); }); },
                        "collective_outside_shard_map", {"all_reduce"});
  const auto on_two = [&](Var x, Var w) {
    const Var first = shard_map(same, rows, x);
    return sum(shard_map(same, {Mesh{{"data", 4}}, {P("data")}, {P()}}, first)) + sum(w);
  };
  testing::expect_error([&] { model_of(on_two); }, "shard_maps_differ_in_mesh", {"two of one model"});
}

TEST(ShardMap, RunsOnAMeshWithItsAxesAlone) {
  const Model model = model_of([](Var x, Var w) {
    return sum(shard_map([](Var own) { return own; }, {.mesh = mesh, .in = {P("data")}, .out = {P("data")}}, x)) + sum(w);
  });
  const Graph& graph = model.program.graph;
  testing::expect_error([&] { return on_mesh(graph, Mesh{{"data", 2}, {"model", 4}}); }, "shard_map_axis_unknown",
                        {"\"seq\""});
  testing::expect_error([&] { return on_mesh(graph, Mesh{{"data", 2}, {"seq", 2}}); }, "shard_map_axis_size_differs",
                        {"4", "2"});
  testing::expect_error([&] { return legalize(graph); }, "shard_map_without_its_mesh", {"TrainStep"});
}

// Numbers that are the same inside and outside, where they are cut over an axis that is mapped over.
TEST(ShardMap, NumbersInsideAreWholeWhateverIsWishedOutside) {
  const auto numbers = [](Var of) { return convert(iota(*of.graph, {2, 12}, 1) * 2, DType::f32); };
  const auto mapped = [&](Var x, Var w) {
    const Var added = shard_map([&](Var own) { return own * numbers(own); },
                                {.mesh = mesh, .in = {P("seq")}, .out = {P("seq")}, .axes = axes("seq")}, x);
    const Var rows = mark_sharding(slice(x, {0, 0}, {2, 12}) * numbers(x), P(nullptr, "seq"));
    return sum(square(matmul(added, w))) + sum(square(rows));
  };
  const auto plain = [&](Var x, Var w) {
    const Var all = concatenate({numbers(x), numbers(x), numbers(x), numbers(x)}, 0);
    return sum(square(matmul(x * all, w))) + sum(square(slice(x, {0, 0}, {2, 12}) * numbers(x)));
  };
  const auto without_gradients = [](const auto& loss) {
    Model model;
    const Var x = model.input("x", {8, 12}), w = model.input("w", {12, 4});
    model.program.output(loss(x, w));
    return model;
  };
  const Mesh automatic{{"data", 2, AxisType::automatic}, {"seq", 4, AxisType::automatic}};
  for (const PartitionSpec& spec : {P("seq"), P(nullptr, "seq")})
    for (const Search search : {Search::usual, Search::wide}) {
      expect_same_as(model_of(mapped), model_of(plain), {spec, P()}, automatic, search);
      expect_same_as(without_gradients(mapped), without_gradients(plain), {spec, P()}, automatic, search);
    }
}

// A constant and a mask that an earlier map has made are known inside the next one.
TEST(ShardMap, MayBeCalledAgain) {
  const auto mapped = [](Var x, Var w) {
    const auto scaled = [](Var own) {
      const Var rows = convert(axis_index(own, "data") + iota(*own.graph, own.shape(), 1), DType::f32);
      return own * rows * 2.0;
    };
    const ShardMap how{.mesh = mesh, .in = {P("data")}, .out = {P("data")}};
    return sum(square(matmul(shard_map(scaled, how, shard_map(scaled, how, x)), w)));
  };
  const auto plain = [](Var x, Var w) {
    const Var half = convert(iota(*x.graph, {8, 12}, 0) / 4 + iota(*x.graph, {8, 12}, 1), DType::f32) * 2.0;
    return sum(square(matmul(x * half * half, w)));
  };
  expect_same_as(model_of(mapped), model_of(plain), {P("data"), P()});
}

}  // namespace weft::shard_map_test
