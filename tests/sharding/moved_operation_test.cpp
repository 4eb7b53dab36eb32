// Operations along a cut dimension whose pieces are not made of pieces alone: every device computes its piece of the
// whole, and sends what its neighbors lack, not everything.
#include <support/partitioned.hpp>
#include <weft/graph/arrange.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/sort.hpp>

namespace weft::moved_operation_test {

using testing::bytes_sent;
using testing::cut;
using testing::CutMesh;
using testing::Program;
using testing::random_value;

// A function of one tensor, cut along dimension 0 over all of a mesh of one axis, as is its result.
template <class Function>
Graph expect_along_rows(Index devices, const Shape& shape, Function function) {
  Program program;
  const Var x = program.input("x", shape);
  program.output(function(x));
  Layout rows = replicated(shape.rank());
  rows.dims[0] = {0};
  const CutMesh layouts{{devices}, {rows}, {rows}};
  EXPECT_TRUE(testing::expect_same(program.graph, {random_value(DType::f32, shape, 1)}, layouts, true));
  return partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
}
// Rows of 4 bytes that a device sends.
template <class Function>
Index rows_sent(Index devices, Index rows, Function function) {
  SCOPED_TRACE(::testing::Message() << devices << " devices");
  return bytes_sent(expect_along_rows(devices, {rows}, function)) / 4;
}

TEST(MovedOperation, ASliceSendsWhatLiesElsewhere) {
  const auto front = [](Var x) { return slice(x, {0}, {8}); };
  EXPECT_EQ(rows_sent(2, 16, front), 4);
  EXPECT_EQ(rows_sent(4, 16, front), 4);  // two rows to the next device, and two one further
  EXPECT_EQ(rows_sent(2, 16, [](Var x) { return slice(x, {1}, {15}); }), 0);
  EXPECT_EQ(rows_sent(2, 16, [](Var x) { return slice(x, {2}, {16}); }), 1);
  EXPECT_EQ(rows_sent(4, 16, [](Var x) { return slice(x, {1}, {13}); }), 2);
  EXPECT_EQ(rows_sent(4, 16, [](Var x) { return slice(x, {6}, {10}); }), 2);
}
TEST(MovedOperation, APadSendsWhatMovesAcross) {
  EXPECT_EQ(rows_sent(2, 16, [](Var x) { return pad(x, {2}, {2}); }), 0);
  EXPECT_EQ(rows_sent(2, 16, [](Var x) { return pad(x, {4}, {0}); }), 2);
  EXPECT_EQ(rows_sent(4, 16, [](Var x) { return pad(x, {0}, {8}); }), 4);
  EXPECT_EQ(rows_sent(4, 16, [](Var x) { return pad(x, {10}, {2}); }), 4);
}
// Padding that is negative is a slice that is padded; what lies between has no equal pieces.
TEST(MovedOperation, WhatIsReadByOneMoveAloneIsReadThrough) {
  for (const Index devices : {2, 4}) {
    EXPECT_EQ(rows_sent(devices, 16, [](Var x) { return pad(slice(x, {1}, {16}), {0}, {1}); }), 1);
    EXPECT_EQ(rows_sent(devices, 16, [](Var x) { return slice(pad(x, {3}, {0}), {0}, {16}); }), 3);
    EXPECT_EQ(rows_sent(devices, 16, [](Var x) { return roll(x, 1, 0); }), 1);
    EXPECT_LE(rows_sent(devices, 16, [](Var x) { return flip(roll(x, 3, 0), 0); }), 16 / devices);
    EXPECT_EQ(rows_sent(devices, 16, [](Var x) { return flip(slice(flip(pad(x, {0}, {4}), 0), {1}, {17}), 0); }), 3);
  }
  EXPECT_EQ(rows_sent(4, 16, [](Var x) { return roll(x, 6, 0); }), 4);
}
TEST(MovedOperation, AReversalSendsEachPieceOnce) {
  for (const Index devices : {2, 3, 4})
    EXPECT_EQ(rows_sent(devices, 12, [](Var x) { return flip(x, 0); }), 12 / devices);
}
TEST(MovedOperation, AConcatenationTakesPiecesOfAllItsParts) {
  const auto sent_of_three = [](Index devices) {
    SCOPED_TRACE(::testing::Message() << devices << " devices");
    Program program;
    const Var x = program.input("x", {16}), y = program.input("y", {16});  // so that not all is made of x alone
    program.output(concatenate({exp(x) * y, x * y, tanh(x) * y}, 0));
    const CutMesh layouts{{devices}, {cut({{0}}), cut({{0}})}, {cut({{0}})}};
    const std::vector<Value> inputs{random_value(DType::f32, {16}, 1), random_value(DType::f32, {16}, 2)};
    EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
    return bytes_sent(partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs)) / 4;
  };
  EXPECT_EQ(sent_of_three(2), 8 + 8);  // to gather all three: 24
  EXPECT_LE(sent_of_three(4), 3 * 8);  // 36
  EXPECT_EQ(rows_sent(2, 16, [](Var x) {  // every device has its numbers
              const Var numbers = convert(iota(*x.graph, x.shape(), 0), DType::f32);
              return concatenate({exp(x) * numbers, x * numbers, tanh(x) * numbers}, 0);
            }), 8);
  EXPECT_EQ(rows_sent(2, 16, [](Var x) { return concatenate({exp(x), x * 2.0, tanh(x)}, 0); }), 8);  // x, once
  EXPECT_EQ(rows_sent(2, 8, [](Var x) { return concatenate({x, x}, 0); }), 4);  // everything, gathered
}
// One part has no equal pieces, and devices have the other one whole.
TEST(MovedOperation, AConcatenationTakesPartsThatAreWhole) {
  Program program;
  const Var x = program.input("x", {8, 3}), y = program.input("y", {3, 3}), z = program.input("z", {5, 3});
  program.output(concatenate({y, x, z}, 0));
  const CutMesh layouts{{2}, {cut({{0}, {}}), replicated(2), replicated(2)}, {cut({{0}, {}})}};
  const std::vector<Value> inputs{random_value(DType::f32, {8, 3}, 1), random_value(DType::f32, {3, 3}, 2),
                                  random_value(DType::f32, {5, 3}, 3)};
  EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
  EXPECT_EQ(bytes_sent(partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs)), 1 * 3 * 4);
}

// Masks are moved as numbers are; one device has all there is.
TEST(MovedOperation, EveryElementTypeMovesOnAnyNumberOfDevices) {
  for (const Index devices : {1, 2, 4})
    for (const DType dtype : {DType::pred, DType::i32, DType::bf16}) {
      const auto moved = [&](Var x) {
        const Var y = dtype == DType::pred ? x > 0.0 : convert(x * 8.0, dtype);
        const Var z = concatenate({slice(y, {1}, {13}), flip(slice(y, {0}, {8}), 0)}, 0);
        return convert(z, DType::f32);
      };
      (void)expect_along_rows(devices, {16}, moved);
    }
}

Window window_over_rows(const WindowDimension& dim) { return {{dim, {}}}; }

// [rows, 1] under every window: places and rows that divide, or do not.
TEST(MovedOperation, WindowsExchangeTheirHalos) {
  int cut_ones = 0;
  for (const Index devices : {2, 4})
    for (const WindowDimension& dim : {WindowDimension{3, 1, 1, 1},
                                       {5, 1, 2, 2},
                                       {2, 2, 0, 0},
                                       {3, 2, 1, 0},
                                       {9, 1, 8, 0},
                                       {3, 1, 2, 2, 1, 2},
                                       {3, 1, 2, 1, 2, 1},
                                       {4, 4, 0, 0},
                                       {3, 2, 2, 1, 2, 1},
                                       {2, 1, -2, -1},
                                       {2, 3, 1, 0},
                                       {7, 1, 0, 6, 1, 1, true}}) {
      SCOPED_TRACE(::testing::Message() << devices << " devices, window " << dim.size << '/' << dim.stride);
      const Index places = dim.positions(16);
      if (places % devices != 0) continue;
      ++cut_ones;
      for (const bool is_max : {false, true}) {
        const auto over = [&](Var x) {
          return is_max ? reduce_window_max(x, window_over_rows(dim)) : reduce_window_sum(x, window_over_rows(dim));
        };
        EXPECT_LE(bytes_sent(expect_along_rows(devices, {16, 2}, over)), (devices - 1) * 16 / devices * 8);
      }
      const auto convolved = [&](Var x) {
        const Var kernel = reshape(convert(iota(*x.graph, {dim.size}, 0), DType::f32), {1, 1, dim.size}) + 1.0;
        ConvolutionDims dims{{1, 2, 0}, {0, 1, 2}, {1, 2, 0}, {dim}};
        return convolution(reshape(x, {16, 2, 1}), kernel, dims);
      };
      (void)expect_along_rows(devices, {16, 2, 1}, convolved);
    }
  EXPECT_GT(cut_ones, 14);
}
TEST(MovedOperation, HalosAreAsWideAsWindowsReachOver) {
  const auto sums = [](const WindowDimension& dim) {
    return [dim](Var x) { return reduce_window_sum(x, Window{{dim}}); };
  };
  EXPECT_EQ(rows_sent(4, 64, sums({3, 1, 1, 1})), 2);
  EXPECT_EQ(rows_sent(2, 128, sums({5, 1, 2, 2})), 4);
  EXPECT_EQ(rows_sent(4, 64, sums({2, 2, 0, 0})), 0);
  EXPECT_EQ(rows_sent(4, 64, sums({3, 2, 1, 1})), 1);
  EXPECT_EQ(rows_sent(4, 16, sums({6, 1, 5, 0})), 5);     // of a neighbor, and of the one after it
  EXPECT_EQ(rows_sent(4, 16, sums({16, 1, 15, 0})), 12);  // all that there is
}

// Gradients of moves are moves.
TEST(MovedOperation, GradientsOfMovesMoveBack) {
  Program program;
  const Var x = program.input("x", {16}), w = program.input("w", {16});
  const Var y = roll(flip(x, 0), 1, 0) * w + concatenate({slice(x, {2}, {16}), slice(w, {0}, {2})}, 0);
  const Buffer<Id> gradients = differentiate(program.graph, sum(y * y).id, {x.id, w.id});
  for (Id gradient : gradients) program.output({&program.graph, gradient});
  program.graph = simplify(program.graph);
  const std::vector<Value> inputs{random_value(DType::f32, {16}, 1), random_value(DType::f32, {16}, 2)};
  const Layout rows = cut({{0}});
  for (const Index devices : {2, 4}) {
    const CutMesh layouts{{devices}, {rows, rows}, {rows, rows}};
    EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
    const std::string all =
        testing::collectives_of(partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs));
    EXPECT_EQ(all.find("all_"), std::string::npos) << all;
  }
}
// Sorted rows, the places of the largest, and their gradient: what is cut in whole rows needs no other device.
TEST(MovedOperation, PlacesOfEachRowAreTakenWhereTheRowIs) {
  Program program;
  const Var x = program.input("x", {8, 6});
  const Var largest = top_k(x, 2).values;
  program.output(sort(x, 1));
  program.output(largest);
  program.output({&program.graph, differentiate(program.graph, sum(square(largest)).id, {x.id})[0]});
  program.graph = simplify(program.graph);
  const Layout rows = cut({{0}, {}});
  const CutMesh layouts{{2}, {rows}, {rows, rows, rows}};
  EXPECT_TRUE(testing::expect_same(program.graph, {random_value(DType::f32, {8, 6}, 1)}, layouts, true));
  EXPECT_EQ(testing::collectives_of(partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs)), "");
  // Rows over more devices than there are: pieces of rows are as any piece of a table.
  Program other;
  const Var y = other.input("y", {2, 8});
  other.output(sort(y, 1));
  const CutMesh pieces{{4}, {cut({{}, {0}})}, {cut({{}, {0}})}};
  EXPECT_TRUE(testing::expect_same(other.graph, {random_value(DType::f32, {2, 8}, 1)}, pieces, true));
}
// Of each row some elements are added up at places of its own, and the others left out; and the gradient.
TEST(MovedOperation, WhatEachRowLeavesOutIsLeftOutWhereTheRowIs) {
  Program program;
  const Var x = program.input("x", {8, 6}), places = argsort(x);
  Graph& graph = program.graph;
  const Var starts = broadcast_in_dim(iota(graph, {8}, 0) * 6.0, {8, 6}, {0});
  const Var none = broadcast_to(constant(graph, -1, DType::i32), {48});
  const Var numbers = select(reshape(places < 4.0, {48}), reshape(starts + places, {48}), none);
  const Var added = reshape(scatter_add(reshape(x, {48}), numbers, 48), {8, 6});
  program.output(added);
  program.output({&graph, differentiate(graph, sum(square(added)).id, {x.id})[0]});
  graph = simplify(graph);
  const Layout rows = cut({{0}, {}});
  const CutMesh layouts{{4}, {rows}, {rows, rows}};
  EXPECT_TRUE(testing::expect_same(graph, {random_value(DType::f32, {8, 6}, 1)}, layouts, true));
  EXPECT_EQ(testing::collectives_of(partition(graph, layouts.mesh, layouts.inputs, layouts.outputs)), "");
}
// A reversal of some rows is none.
TEST(MovedOperation, AReversalThatLeavesRowsOutIsAnyScatter) {
  for (const Index devices : {2, 4})
    (void)expect_along_rows(devices, {8}, [](Var x) {
      const Var places = iota(*x.graph, {8}, 0), none = broadcast_to(constant(*x.graph, -1, DType::i32), {8});
      const Var mirrored = broadcast_to(constant(*x.graph, 7, DType::i32), {8}) - places;
      return scatter_add(x, select(places < 3.0, mirrored, none), 8);
    });
}
// What is sorted is sent, and its keys are made of it again.
TEST(MovedOperation, SortedColumnsMoveTheirAxisAndBack) {
  Program program;
  program.output(sort(program.input("x", {8, 6}), 1));
  const Layout columns = cut({{}, {0}});
  const CutMesh layouts{{2}, {columns}, {columns}};
  EXPECT_TRUE(testing::expect_same(program.graph, {random_value(DType::f32, {8, 6}, 1)}, layouts, true));
  EXPECT_EQ(testing::collectives_of(partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs)),
            "all_to_all all_to_all");
}

// With all gradients: halos of the cotangents, and kernels that are added up.
TEST(MovedOperation, ConvolutionsAndPoolingOverCutImages) {
  for (const Index stride : {1, 2})
    for (const int dim : {2, 3}) {
      Program program;
      Shape image{1, 3, 4, 4};
      image.dims[dim] = 64;
      const Var x = program.input("x", image), kernel = program.input("kernel", {4, 3, 3, 3});
      const Var y = conv2d(x, kernel, {.stride = stride, .padding = 1});
      const Var pooled = max_pool2d(tanh(y), {.kernel = 3, .stride = stride, .padding = 1});
      const Var loss = sum(square(avg_pool2d(pooled, {.kernel = 1, .stride = 1})));
      const Buffer<Id> gradients = differentiate(program.graph, loss.id, {x.id, kernel.id});
      program.output(y);
      for (Id gradient : gradients) program.output({&program.graph, gradient});
      program.graph = simplify(program.graph);
      const std::vector<Value> inputs{random_value(DType::f32, image, 1), random_value(DType::f32, {4, 3, 3, 3}, 2)};
      for (const MeshSizes& mesh : {MeshSizes{2}, MeshSizes{4}}) {
        Layout cut_image = replicated(4);
        cut_image.dims[dim] = {0};
        const CutMesh layouts{mesh, {cut_image, replicated(4)}, {cut_image, cut_image, replicated(4)}};
        EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
        const Graph local = partition(program.graph, mesh, layouts.inputs, layouts.outputs);
        const std::string collectives = testing::collectives_of(local);
        EXPECT_EQ(collectives.find("all_gather"), std::string::npos) << collectives;
        EXPECT_EQ(collectives.find("all_to_all"), std::string::npos) << collectives;
        EXPECT_NE(collectives.find("all_reduce"), std::string::npos) << collectives;  // of the kernel's gradient
      }
    }
}
TEST(MovedOperation, AnImageMayBeCutInBothDirections) {
  Program program;
  const Var x = program.input("x", {1, 2, 16, 16}), kernel = program.input("kernel", {2, 2, 3, 3});
  program.output(conv2d(x, kernel, {.padding = 1}));
  const Layout image = cut({{}, {}, {1}, {0}});
  const CutMesh layouts{{2, 2}, {image, replicated(4)}, {image}};
  const std::vector<Value> inputs{random_value(DType::f32, {1, 2, 16, 16}, 1),
                                  random_value(DType::f32, {2, 2, 3, 3}, 2)};
  EXPECT_TRUE(testing::expect_same(program.graph, inputs, layouts, true));
  const Graph local = partition(program.graph, layouts.mesh, layouts.inputs, layouts.outputs);
  EXPECT_EQ(bytes_sent(local), 2 * (2 * 8 + 2 * 10) * 4);  // rows of 8 both ways, then columns with the rows' ends
}

// Of each turn of a loop one row is sent; what is made before it, once.
TEST(MovedOperation, ALoopRollsARow) {
  const auto turn = [](Var x) { return tanh(x + roll(x, 1, 0)); };
  EXPECT_EQ(rows_sent(4, 16, [&](Var x) { return repeat(3, x, turn); }), 1);
  const auto with_shifted = [](Var x) {
    const Var shifted = slice(x, {15}, {16});
    return repeat(3, x, [&](Var y) { return y * concatenate({shifted, slice(x, {0}, {15})}, 0); });
  };
  EXPECT_EQ(rows_sent(4, 16, with_shifted), 1);
}

// What is gathered once serves all three; a halo each would be more.
TEST(MovedOperation, WhereHalosWouldSendMoreNothingIsExchanged) {
  const auto shifted = [](Var x, Index shift) { return slice(pad(x, {shift}, {0}), {0}, {16}); };
  EXPECT_EQ(rows_sent(2, 16, [&](Var x) { return shifted(x, 1) + shifted(x, 2); }), 1 + 2);
  EXPECT_EQ(rows_sent(2, 16, [&](Var x) { return shifted(x, 3) + shifted(x, 4) + shifted(x, 5); }), 8);
}

}  // namespace weft::moved_operation_test
