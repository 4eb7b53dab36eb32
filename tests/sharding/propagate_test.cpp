// Propagation alone: the layouts of values and what nodes need of their operands, as data.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/scan.hpp>
#include <weft/sharding/propagate.hpp>

namespace weft::propagate_test {

using testing::Program;

const Mesh square{{"data", 2}, {"model", 2}};
Layout cut(const PartitionSpec& spec, int rank = 2) { return spec.resolve(square, rank); }

// Megatron's pair of matmuls.
TEST(Propagate, GivesEveryValueALayoutAndEveryOperandTheOneThatIsNeeded) {
  Program program;
  const Var x = program.input("x", {8, 4}), w = program.input("w", {4, 8}), v = program.input("v", {8, 4});
  const Var hidden = matmul(x, w), sum = matmul(hidden, v), whole = tanh(sum);
  program.output(whole);
  const Layouts layouts = propagate(program.graph, square, {cut(P("data")), cut(P(nullptr, "model")), cut(P("model"))});
  EXPECT_TRUE(layouts.of_value[x.id] == cut(P("data")));
  EXPECT_TRUE(layouts.of_value[hidden.id] == cut(P("data", "model")));
  EXPECT_TRUE(layouts.of_value[sum.id] == cut(P("data").unreduced(axes("model"))));
  EXPECT_TRUE(layouts.needed(sum.id, 0) == cut(P("data", "model")));
  EXPECT_TRUE(layouts.needed(sum.id, 1) == cut(P("model")));
  EXPECT_TRUE(layouts.needed(whole.id, 0) == cut(P("data"))) << "tanh needs the sum";
  EXPECT_TRUE(layouts.of_value[whole.id] == cut(P("data")));
}

TEST(Propagate, ANumberLeavesASumOfPiecesAsItIs) {
  Program program;
  const Var x = program.input("x", {8, 4}), scale = program.input("scale", {}), row = program.input("row", {4});
  const Var total = sum(x, 0), scaled = total * scale, by_element = total * row, by_a_sum = total * sum(x);
  for (const Var& result : {scaled, by_element, by_a_sum}) program.output(result);
  const Layouts layouts = propagate(program.graph, square, {cut(P("data")), cut(P(), 0), cut(P(), 1)});
  EXPECT_TRUE(layouts.of_value[scaled.id] == cut(P().unreduced(axes("data")), 1));
  EXPECT_TRUE(layouts.of_value[by_element.id] == cut(P(), 1));
  EXPECT_TRUE(layouts.of_value[by_a_sum.id] == cut(P(), 1));
}

TEST(Propagate, StartsAnewWhereAValueIsMarked) {
  Program program;
  const Var x = program.input("x", {8, 4});
  const Var marked = mark_sharding(exp(x), P(P::unconstrained, "model")), y = exp(marked);
  program.output(y);
  const Layouts layouts = propagate(program.graph, square, {cut(P("data"))});
  EXPECT_TRUE(layouts.needed(marked.id, 0) == cut(P("data", "model")));
  EXPECT_TRUE(layouts.of_value[y.id] == cut(P("data", "model")));
}

TEST(Propagate, JoinsAMaximumAtOnce) {
  Program program;
  const Var x = program.input("x", {8, 4}), largest = max(x, 0), total = sum(x, 0);
  program.output(largest);
  program.output(total);
  const Layouts layouts = propagate(program.graph, square, {cut(P("data", "model"))});
  EXPECT_TRUE(layouts.of_value[largest.id] == cut(P("model"), 1));
  EXPECT_TRUE(layouts.of_value[total.id] == cut(P("model").unreduced(axes("data")), 1));
}

TEST(Propagate, AStartIsNeverASumOfPieces) {
  Program program;
  const Var x = program.input("x", {8, 4}), shifts = program.input("shifts", {4}, DType::i32), at = sum(shifts);
  const Var zero = constant(program.graph, 0, DType::i32), taken = dynamic_slice(x, {at, zero}, {2, 4});
  program.output(taken);
  const Layouts layouts =
      propagate(program.graph, square, {cut(P(nullptr, "model").unreduced(axes("data"))), cut(P("data"), 1)});
  EXPECT_TRUE(layouts.of_value[at.id] == cut(P().unreduced(axes("data")), 0));
  EXPECT_TRUE(layouts.needed(taken.id, 1) == cut(P(), 0));
  EXPECT_TRUE(layouts.of_value[taken.id] == cut(P(nullptr, "model")));
}

TEST(Propagate, ADynamicSliceOfASumIsASumAndStandsInOne) {
  Program program;
  const Var x = program.input("x", {8, 4}), at = program.input("at", {}, DType::i32);
  const Var taken = dynamic_slice(x, {at, at}, {2, 4}), written = dynamic_update_slice(x, taken, {at, at});
  program.output(taken);
  program.output(written);
  const Layouts layouts =
      propagate(program.graph, square, {cut(P(nullptr, "model").unreduced(axes("data"))), cut(P(), 0)});
  EXPECT_TRUE(layouts.of_value[taken.id] == cut(P(nullptr, "model").unreduced(axes("data"))));
  EXPECT_TRUE(layouts.of_value[written.id] == layouts.of_value[taken.id]) << "a sum that stands in a sum";
}

// Whatever is linear in both: what is added up over iterations, or taken away.
TEST(Propagate, ACarryThatStartsWithZerosIsTheSumThatItTakes) {
  const auto result = [](auto next) {
    Program program;
    detail::LoopBuilder loop(program.graph, 3);
    const Var part = sum(loop.element(program.input("x", {3, 8, 4})), 0);
    const Var total = loop.carry(broadcast_to(constant(program.graph, 0), {4}));
    loop.close({next(total, part)});
    const Var left = loop.result(0);
    program.output(left);
    return propagate(program.graph, square, {cut(P(nullptr, "data"), 3)}).of_value[left.id];
  };
  const Layout pieces = cut(P().unreduced(axes("data")), 1), whole = cut(P(), 1);
  EXPECT_TRUE(result([](Var total, Var part) { return total + part; }) == pieces);
  EXPECT_TRUE(result([](Var total, Var part) { return total - part; }) == pieces);
  EXPECT_TRUE(result([](Var total, Var part) { return maximum(total, part); }) == whole);
}

// Over automatic axes a sum in f32 is made before it is rounded to bf16; over others pieces are rounded, as Precision
// says that they are. One in bf16 may be made after it is widened.
TEST(Propagate, PiecesOfASumAreNotRoundedOverAutomaticAxes) {
  const auto sums = [](AxisType type, DType before, DType after) {
    Mesh mesh = square;
    for (MeshAxis& axis : mesh.axes) axis.type = type;
    Program program;
    const Var total = convert(sum(program.input("x", {4, 4}, before), 0), after);
    program.output(total);
    return !propagate(program.graph, mesh, {cut(P("data"))}).of_value[total.id].unreduced.empty();
  };
  EXPECT_FALSE(sums(AxisType::automatic, DType::f32, DType::bf16));
  EXPECT_TRUE(sums(AxisType::automatic, DType::bf16, DType::f32));
  EXPECT_TRUE(sums(AxisType::propagated, DType::f32, DType::bf16));
}

TEST(Propagate, RefusesAnInputThatDoesNotDivide) {
  Program program;
  program.output(exp(program.input("x", {3, 4})));
  testing::expect_error([&] { (void)propagate(program.graph, square, {cut(P("data"))}); }, "dimension_does_not_divide",
                        {"extent 3", "2 equal"});
}

// A weight that is smaller than what it is multiplied with, whose rows stay where they lie, though that sends more
// here: what follows may make up for it.
TEST(Propagate, InAStayingSearchTheLargerOperandOfAProductStays) {
  Program program;
  const Var x = program.input("x", {24, 16}), w = program.input("w", {16, 20});
  const Var product = matmul(x, w);
  program.output(product);
  const Mesh mesh{{"x", 2, AxisType::automatic}};
  const Layout rows = P("x").resolve(mesh, 2), columns = P(nullptr, "x").resolve(mesh, 2);
  const auto found = [&](Search search) {
    return propagate(program.graph, mesh, {rows, columns}, {columns}, search).of_value[product.id];
  };
  EXPECT_TRUE(found(Search::wide) == columns);
  EXPECT_TRUE(found(Search::staying) == rows);
}

}  // namespace weft::propagate_test
