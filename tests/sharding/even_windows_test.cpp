// Windows that take fewer places than there are rows, along cut dimensions.
#include <support/partitioned.hpp>
#include <weft/graph/control.hpp>
#include <weft/sharding/even_windows.hpp>

#include <gtest/gtest.h>

namespace weft::even_windows_test {

using testing::Program;
using testing::random_value;

constexpr Mesh mesh{{"x", 3, AxisType::automatic}};
constexpr ConvolutionDims dims_of(const WindowDimension& rows, const WindowDimension& columns) {
  return {{0, 3, 1, 2}, {3, 2, 0, 1}, {0, 3, 1, 2}, {rows, columns}};
}

// The function that is made of `program`'s computes the same where inputs lie as `layouts` says; all others whole.
Graph evened(const Program& program, const Buffer<Layout>& layouts) {
  const Graph& graph = program.graph;
  Buffer<Layout> of_value;
  std::vector<Value> inputs;
  for (Id id = 0; id < graph.size(); ++id)
    of_value.push_back(TypeTable::is_tuple(graph[id].type) ? Layout{} : replicated(graph.shape(id).rank()));
  for (Index i = 0; i < graph.inputs.size(); ++i) {
    of_value[graph.inputs[i].node] = layouts[i];
    inputs.push_back(random_value(DType::f32, graph.shape(graph.inputs[i].node), static_cast<unsigned>(1 + i)));
  }
  detail::EvenWindows windows(graph, mesh.sizes(), of_value);
  EXPECT_TRUE(windows.exist());
  const Graph made = windows.run();
  verify(made);
  const auto expected = interpret(graph, inputs), actual = interpret(made, inputs);
  for (std::size_t i = 0; i < expected.size(); ++i) testing::expect_near(actual[i], expected[i], 1e-5, 1e-5);
  return made;
}
const Layout rows = P(nullptr, "x").resolve(mesh, 4), whole = P().resolve(mesh, 4);

// 8 of 9 rows: each device sends its first row, of 6 x 4, to the one before it, and its 3 rows of the result to both
// others.
TEST(EvenWindows, AConvolutionWithoutPaddingIsCutAlongItsRows) {
  Program program;
  const Var x = program.input("x", {1, 9, 6, 4}), kernel = program.input("kernel", {2, 1, 4, 2});
  program.output(convolution(x, kernel, dims_of({.size = 2}, {})));
  evened(program, {rows, whole});
  const Graph local = partition(program.graph, mesh, {rows, whole}, {whole});
  EXPECT_EQ(testing::bytes_sent(local), 6 * 4 * 4 + 2 * 3 * 6 * 2 * 4);
}
// Of what is summed up no row is gathered; what is computed between two of them has 9 rows.
TEST(EvenWindows, WindowsFollowOneAnother) {
  Program program;
  const Var x = program.input("x", {1, 9, 6, 2}), kernel = program.input("kernel", {2, 1, 2, 2});
  const ConvolutionDims dims = dims_of({.size = 2}, {});
  program.output(sum(tanh(convolution(maximum(convolution(x, kernel, dims), 0.0), kernel, dims))));
  evened(program, {rows, whole});
  const Graph local = partition(program.graph, mesh, {rows, whole}, {replicated(0)});
  EXPECT_EQ(testing::bytes_sent(local), 2 * 6 * 2 * 4 + 2 * 2 * 4 / 3);
}
// The kernel's gradient has as many taps as the window had places; the input's moves over these, with holes between
// them.
TEST(EvenWindows, GradientsOfStridedWindows) {
  Program program;
  const Var x = program.input("x", {2, 12, 7, 2});
  const Var kernel = program.input("kernel", {3, 3, 2, 2});
  const Var made = convolution(x, kernel, dims_of({.size = 3, .stride = 2}, {.size = 3, .window_dilation = 2}));
  const Var loss = sum(square(made));
  program.output(loss);
  for (const Id gradient : differentiate(program.graph, loss.id, {x.id, kernel.id}))
    program.output({&program.graph, gradient});
  evened(program, {rows, whole});
}
TEST(EvenWindows, TapsOfAReversedWindow) {
  Program program;
  const Var x = program.input("x", {2, 9, 5, 2}), kernel = program.input("kernel", {8, 1, 2, 2});
  program.output(convolution(x, kernel, dims_of({.size = 8, .reversed = true}, {})));
  evened(program, {rows, P("x").resolve(mesh, 4)});
}
TEST(EvenWindows, PoolsTakePlacesOfPadding) {
  Program program;
  const Var x = program.input("x", {2, 9, 5, 2});
  program.output(emit_var(Op::reduce_window_max, {x}, Window{{{}, {.size = 3, .stride = 2}, {}, {}}}));
  program.output(emit_var(Op::reduce_window_sum, {x}, Window{{{}, {.size = 2}, {}, {}}}));
  evened(program, {rows});
}
// Windows of 3 rows with a stride of 2 take 5 places on 12 rows: the sixth has no slope. A device's 4 rows are met by 3
// places, and these by 3 rows of its neighbors.
TEST(EvenWindows, GradientsOfMaximaSelectAtMorePlaces) {
  Program program;
  const Var x = program.input("x", {1, 12, 4, 2});
  const Window window{{{}, {.size = 3, .stride = 2}, {}, {}}};
  const Var loss = sum(square(emit_var(Op::reduce_window_max, {x}, window)));
  program.output({&program.graph, differentiate(program.graph, loss.id, {x.id})[0]});
  evened(program, {rows});
  const Graph local = partition(program.graph, mesh, {rows}, {rows});
  EXPECT_EQ(testing::bytes_sent(local), 3 * 4 * 2 * 4 + 4 * 2 * 4);
}
// A margin of edges, and a window that needs it: 11 rows for 9 places. As 12, one row of x goes to the device before;
// then 3 rows with margins to where the places are.
TEST(EvenWindows, MarginsOfEdges) {
  Program program;
  const Var x = program.input("x", {1, 9, 6, 4}), kernel = program.input("kernel", {3, 3, 4, 4});
  const Var tall = concatenate({slice(x, {0, 0, 0, 0}, {1, 1, 6, 4}), x, slice(x, {0, 8, 0, 0}, {1, 9, 6, 4})}, 1);
  const Var left = slice(tall, {0, 0, 0, 0}, {1, 11, 1, 4}), right = slice(tall, {0, 0, 5, 0}, {1, 11, 6, 4});
  program.output(convolution(concatenate({left, tall, right}, 2), kernel, dims_of({.size = 3}, {.size = 3})));
  evened(program, {rows, whole});
  const Graph local = partition(program.graph, mesh, {rows, whole}, {rows});
  EXPECT_EQ(testing::bytes_sent(local), 6 * 4 * 4 + 3 * 8 * 4 * 4);
}
// Zeros that are padded before are those of the window.
TEST(EvenWindows, PaddedRowsAreTheWindows) {
  Program program;
  const Var x = program.input("x", {1, 9, 6, 4}), kernel = program.input("kernel", {2, 1, 4, 4});
  const Var fewer = tanh(convolution(x, kernel, dims_of({.size = 2}, {})));
  const Var padded = pad(pad(fewer, {0, 1, 0, 0}, {0, 1, 0, 0}), {0, 0, 2, 0}, {0, 0, 0, 0});
  program.output(convolution(padded, kernel, dims_of({.size = 2, .reversed = true}, {})));
  program.output(emit_var(Op::reduce_window_sum, {padded}, Window{{{}, {.size = 3, .stride = 2}, {.size = 2}, {}}}));
  const Graph made = evened(program, {rows, whole});
  for (Id id = 0; id < made.size(); ++id) {
    EXPECT_FALSE(made[id].op == Op::pad && made.shape(id)[2] == 8);
  }
}
// A loop hands on several values, which have no extents together.
TEST(EvenWindows, InALoop) {
  Program program;
  const Var x = program.input("x", {1, 9, 6, 4}), kernel = program.input("kernel", {2, 1, 4, 4});
  program.output(fori_loop(
      0, 3,
      [&](Var, Var u) {
        return u * 0.5 + pad(tanh(convolution(u, kernel, dims_of({.size = 2}, {}))), {0, 0, 0, 0}, {0, 1, 0, 0});
      },
      x));
  const Graph local = partition(program.graph, mesh, {rows, whole}, {rows});
  EXPECT_EQ(testing::bytes_sent(local), 6 * 4 * 4);
  evened(program, {rows, whole});
}

}  // namespace weft::even_windows_test
