// Which bytes each value occupies: views, parts of wholes, sums in place, and new values over old ones.
#include <support/program.hpp>
#include <weft/planner/assign_buffers.hpp>
#include <weft/planner/legalize.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/planner/schedule.hpp>

namespace weft::assign_buffers_test {

using testing::Program;

struct Placed {
  Graph graph;
  Fusion fusion;
  BufferAssignment assignment;

  explicit Placed(const Graph& source)
      : graph(legalize(simplify(source))), fusion(fuse(graph)), assignment(assign_buffers(graph, fusion)) {}
  [[nodiscard]] const BufferSlice& at_output(Index number) const { return assignment.slice_of[graph.outputs[number].node]; }
  [[nodiscard]] const BufferSlice& at_input(Index number) const { return assignment.slice_of[graph.inputs[number].node]; }
  // The first node of this kind.
  [[nodiscard]] const BufferSlice& at(Op op) const {
    Id id = 0;
    while (graph[id].op != op) ++id;
    return assignment.slice_of[id];
  }
  [[nodiscard]] Allocation::Kind kind_of(const BufferSlice& slice_of) const { return assignment.allocations[slice_of.allocation].kind; }
};

Var weight(Program& program, const char* name, const Shape& shape) {
  return program.input(name, shape, DType::f32, InputKind::weight);
}
void update(Program& program, Var input, Var value) {
  program.graph.add_output("new", value.id, program.graph.number(input.id));
}
Var collective(Op op, Var x, const AxisList& dims, const AxisList& axes) {
  CollectiveAttributes attributes;
  attributes.dims = dims;
  attributes.axes = axes;
    attributes.reduction = ReductionKind::sum;
  return emit_var(op, {x}, attributes);
}

TEST(Place, AnElementwiseUpdateIsWrittenOverItsInput) {
  Program program;
  const Var w = weight(program, "w", {4}), g = program.input("g", {4});
  update(program, w, w - g * 0.1);
  const Placed placed(program.graph);
  EXPECT_EQ(placed.at_output(0), placed.at_input(0));
  EXPECT_TRUE(placed.assignment.copied_last.empty());
}

TEST(Place, AnUpdateThatMixesElementsIsCopiedAtTheEnd) {
  for (int variant = 0; variant < 4; ++variant) {
    SCOPED_TRACE(variant);
    Program program;
    const Var w = weight(program, "w", {4, 4});
    if (variant == 0) update(program, w, transpose(w));
    if (variant == 1) update(program, w, matmul(w, w));
    if (variant == 2) update(program, w, w - broadcast_to(sum(w, 0), {4, 4}));  // its own loop comes later: in place
    if (variant == 3) update(program, w, w + transpose(w));                     // the transpose is a step before
    const Placed placed(program.graph);
    EXPECT_EQ(placed.assignment.copied_last.size(), variant < 2 ? 1 : 0);
  }
}

TEST(Place, AReaderThatMustRunLaterKeepsTheOldValue) {
  Program program;
  const Var w = weight(program, "w", {4}), x = program.input("x", {4});
  const Var updated = w * x;
  update(program, w, updated);
  program.output(sum(updated) + sum(w * 3.0));  // fused or not, w is read after its new value is known
  const Var total{&program.graph, program.graph.outputs[1].node};
  program.output(w * broadcast_to(total, {4}));  // reads w after the sum of its new value
  const Placed placed(program.graph);
  EXPECT_EQ(placed.assignment.copied_last.size(), 1);
  EXPECT_EQ(placed.kind_of(placed.at_output(0)), Allocation::Kind::transient);
}

// A row of a table that is kept: the rest of it is where it was.
struct KeptTable {
  Program program;
  Var table = weight(program, "table", {4, 3}), row = program.input("row", {1, 3});
  Buffer<Var> start{program.input("at", {}, DType::i32), constant(program.graph, 0, DType::i32)};
};
// A loop writes over the elements of `old` as it goes, unless another loop that reads them runs later, even if what it
// reads them for does not depend on the first.
TEST(Place, ALoopThatMustRunLaterKeepsTheOldValues) {
  for (const bool runs_later : {false, true}) {
    SCOPED_TRACE(runs_later);
    Program program;
    const Var old = program.input("old", {3, 4}, DType::f32, InputKind::state), x = program.input("x", {4});
    const auto add = [](const Buffer<Var>& carry, const Buffer<Var>& elements) {
      return Scanned{{tanh(carry[0])}, {elements[0] * 2.0}};
    };
    const Scanned first = scan(program.graph, 3, {x}, {old}, add);
    const Scanned other = scan(program.graph, 3, {runs_later ? first.carry[0] : x * 3.0}, {old}, add);
    program.output(other.carry[0]);
    program.output(sum(other.stacked[0], 0));
    program.output(first.carry[0]);
    update(program, old, first.stacked[0]);
    const Placed placed(program.graph);
    EXPECT_EQ(placed.assignment.copied_last.size(), runs_later ? 1 : 0);
    EXPECT_FALSE(schedule(placed.graph, placed.fusion, placed.assignment).empty()) << "no cycle";
  }
}

TEST(Place, APartIsWrittenIntoItsInput) {
  KeptTable kept;
  update(kept.program, kept.table, dynamic_update_slice(kept.table, kept.row * 2.0, kept.start));
  const Placed placed(kept.program.graph);
  EXPECT_TRUE(placed.assignment.copied_last.empty());
  EXPECT_TRUE(placed.at(Op::dynamic_update_slice) == placed.at_input(0));
}
TEST(Place, APartThatComesFromItsInputIsCopied) {
  KeptTable kept;
  const Var first = slice(kept.table, {0, 0}, {1, 3});
  update(kept.program, kept.table, dynamic_update_slice(kept.table, first, kept.start));
  const Placed placed(kept.program.graph);
  EXPECT_EQ(placed.assignment.copied_last.size(), 1);
  EXPECT_FALSE(placed.at(Op::dynamic_update_slice) == placed.at_input(0));
}
TEST(Place, APartIsNotWrittenBeforeTheOldValueIsRead) {
  KeptTable kept;
  const Var written = dynamic_update_slice(kept.table, kept.row, kept.start);
  kept.program.output(sum(kept.table * sum(written)));
  update(kept.program, kept.table, written);
  EXPECT_EQ(Placed(kept.program.graph).assignment.copied_last.size(), 1);
}

TEST(Place, TwoInputsThatExchangeTheirValuesNeedOneCopy) {
  Program program;
  const Var a = weight(program, "a", {4}), b = weight(program, "b", {4});
  update(program, a, b);
  update(program, b, a);
  EXPECT_EQ(Placed(program.graph).assignment.copied_last.size(), 1);
}

TEST(Place, PartsOfAConcatenateAreWrittenInIt) {
  Program program;
  const Var x = program.input("x", {4, 2});
  const Var a = exp(x), b = tanh(x);
  program.output(concatenate({reshape(a, {8}), reshape(b, {8})}, 0));
  const Placed placed(program.graph);
  const BufferSlice whole = placed.at_output(0);
  EXPECT_EQ(placed.at(Op::exponential), whole);
  EXPECT_EQ(placed.at(Op::tanh).allocation, whole.allocation);
  EXPECT_EQ(placed.at(Op::tanh).offset, 32);
}

TEST(Place, AConcatenateOfInputsUpdatesInPlaceOnlyIfOnePartReadsItsOwnPlace) {
  for (int variant = 0; variant < 4; ++variant) {
    SCOPED_TRACE(variant);
    Program program;
    const Var w = weight(program, "w", {4}), x = program.input("x", {2});
    const Var low = slice(w, {0}, {2}), high = slice(w, {2}, {4});
    if (variant == 0) update(program, w, concatenate({low * 2.0, x * 3.0}, 0));
    if (variant == 1) update(program, w, concatenate({high * 2.0, x * 3.0}, 0));
    if (variant == 2) update(program, w, concatenate({high * 2.0, low * 3.0}, 0));
    if (variant == 3) update(program, w, concatenate({slice(w, {1}, {3}) * 2.0, x * 3.0}, 0));
    EXPECT_EQ(Placed(program.graph).assignment.copied_last.size(), variant == 0 ? 0 : 1);
  }
}

TEST(Place, SlicesOfRowsAreViews) {
  Program program;
  const Var x = program.input("x", {6, 4});
  program.output(slice(x, {2, 0}, {4, 4}));
  program.output(slice(x, {0, 1}, {6, 2}));
  const Placed placed(program.graph);
  EXPECT_EQ(placed.at_output(0).allocation, placed.at_input(0).allocation);
  EXPECT_EQ(placed.at_output(0).offset, 2 * 4 * 4);
  EXPECT_EQ(placed.kind_of(placed.at_output(1)), Allocation::Kind::transient);
}

TEST(Place, AShardIsWrittenWhereItWillBeGathered) {
  Program program;
  program.graph.mesh = {4};
  const Var x = program.input("x", {8});
  const Var part = exp(collective(Op::shard_slice, x, {0}, {0}));
  program.output(collective(Op::all_gather, part, {0}, {0}));
  const Placed placed(program.graph);
  const BufferSlice at = placed.at(Op::exponential);
  EXPECT_EQ(at.allocation, placed.at_output(0).allocation);
  EXPECT_EQ(at.shard_bytes, 8);
  EXPECT_TRUE(at.shard_axes == AxisList{0});
  EXPECT_EQ(placed.at(Op::shard_slice).allocation, placed.at_input(0).allocation);
  EXPECT_EQ(placed.at(Op::shard_slice).shard_bytes, 8);
}

TEST(Place, AShardThatIsCutAgainLiesAlone) {
  Program program;
  program.graph.mesh = {2, 2};
  const Var part = exp(program.input("x", {8}));
  program.output(collective(Op::all_gather, part, {0}, {0}));
  program.output(tanh(collective(Op::shard_slice, part, {0}, {1})));
  const Placed placed(program.graph);
  EXPECT_NE(placed.at(Op::exponential).allocation, placed.at_output(0).allocation);
}

TEST(Place, ASumOverDevicesWorksInPlaceUnlessThePiecesAreRead) {
  for (int variant = 0; variant < 3; ++variant) {
    SCOPED_TRACE(variant);
    Program program;
    program.graph.mesh = {2};
    const Var part = exp(program.input("x", {8}));
    const Var total = collective(Op::all_reduce, part, {}, {0});
    program.output(total);
    if (variant == 1) program.output(part);
    if (variant == 2) program.output(tanh(collective(Op::all_gather, part, {0}, {0})));
    const Placed placed(program.graph);
    EXPECT_EQ(placed.at(Op::exponential) == placed.at(Op::all_reduce), variant == 0);
  }
}

TEST(Place, APartThatIsReadElsewhereDoesNotLieInASumOverDevices) {
  for (bool read_elsewhere : {false, true}) {
    Program program;
    program.graph.mesh = {2};
    const Var x = program.input("x", {4});
    const Var part = exp(x);
    program.output(collective(Op::all_reduce, concatenate({part, tanh(x)}, 0), {}, {0}));
    if (read_elsewhere) program.output(collective(Op::all_reduce, part, {}, {0}));
    const Placed placed(program.graph);
    EXPECT_EQ(placed.at(Op::exponential).allocation == placed.at_output(0).allocation, !read_elsewhere);
  }
}

TEST(Place, AShardedUpdateIsWrittenIntoTheGatheredWeight) {
  Program program;  // ZeRO-2
  program.graph.mesh = {2};
  const Var w = weight(program, "w", {8}), g = program.input("g", {8});
  const Var part = collective(Op::shard_slice, w, {0}, {0}), sums = collective(Op::reduce_scatter, g, {0}, {0});
  update(program, w, collective(Op::all_gather, part - sums * 0.1, {0}, {0}));
  const Placed placed(program.graph);
  EXPECT_TRUE(placed.assignment.copied_last.empty());
  EXPECT_EQ(placed.at_output(0), placed.at_input(0));
  EXPECT_EQ(placed.at(Op::subtract).allocation, placed.at_input(0).allocation);
  EXPECT_EQ(placed.at(Op::subtract).shard_bytes, 16);
}

TEST(Place, ASumThatUpdatesAnInputWaitsForItsReaders) {
  Program program;  // the pieces are made where the sum will be: over w
  program.graph.mesh = {2};
  const Var w = weight(program, "w", {4, 4});
  const Var pieces = matmul(w, program.input("x", {4, 4}));
  update(program, w, collective(Op::all_reduce, pieces, {}, {0}));
  EXPECT_EQ(Placed(program.graph).assignment.copied_last.size(), 1);
}

// Rows of a cache, one an iteration.
TEST(Place, ACarryThatItsLoopRenewsInAPartStaysWhereItIs) {
  for (int variant = 0; variant < 7; ++variant) {
    SCOPED_TRACE(variant);
    Program program;
    const Var cache = program.input("cache", {64, 8}), rows = program.input("rows", {5, 1, 8}),
              places = program.input("places", {5}, DType::i32);
    const auto step = [&](const Buffer<Var>& carry, const Buffer<Var>& element) {
      const Var old = carry[0], zero = constant(program.graph, 0, DType::i32);
      const Buffer<Var> starts{element[1], zero};
      Var row = element[0];
      if (variant == 1) row = row + dynamic_slice(old, starts, {1, 8});  // read before it is written
      if (variant == 2) row = slice(old, {3, 0}, {4, 8});                // by the update itself
      const Var made = dynamic_update_slice(old, row, starts);
      if (variant == 3) return Scanned{{made}, {sum(old * made)}};  // read after that
      if (variant == 4) return Scanned{{made}, {sum(old), sum(made)}};
      if (variant >= 5)  // another part after it, of the value before the first one or after it
        return Scanned{{dynamic_update_slice(made, dynamic_slice(variant == 5 ? old : made, starts, {1, 8}), {zero, zero})},
                       {}};
      return Scanned{{made}, {}};
    };
    const Scanned all = scan(program.graph, 5, {cache}, {rows, places}, step);
    program.output(all.carry[0]);
    for (const Var& kept : all.stacked) program.output(kept);
    const Placed placed(program.graph);
    EXPECT_EQ(placed.at(Op::loop_carry) == placed.at(Op::dynamic_update_slice), variant != 2 && variant != 3 && variant != 6);
  }
}

}  // namespace weft::assign_buffers_test
