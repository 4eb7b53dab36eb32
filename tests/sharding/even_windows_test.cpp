// Windows that take fewer places than there are rows, along cut dimensions.
#include <support/partitioned.hpp>
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
  for (Id id = 0; id < graph.size(); ++id) of_value.push_back(replicated(graph.shape(id).rank()));
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

}  // namespace weft::even_windows_test
