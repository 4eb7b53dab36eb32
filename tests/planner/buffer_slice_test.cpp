// Which values are bytes of others, and whose.
#include <support/program.hpp>
#include <weft/planner/buffer_slice.hpp>

namespace weft::buffer_slice_test {

using testing::Program;

TEST(BufferSlice, ASliceIsAViewIfItIsOneRun) {
  Program program;
  const Var x = program.input("x", {4, 3, 2});
  const auto is_run = [&](const Dims& start, const Dims& limit) {
    return is_contiguous_view(program.graph, slice(x, start, limit).id);
  };
  EXPECT_TRUE(is_run({1, 0, 0}, {3, 3, 2})) << "whole rows";
  EXPECT_TRUE(is_run({2, 1, 0}, {3, 3, 2})) << "some of one row";
  EXPECT_TRUE(is_run({2, 1, 1}, {3, 2, 2})) << "one element";
  EXPECT_FALSE(is_run({0, 1, 0}, {4, 3, 2})) << "some of every row";
  EXPECT_FALSE(is_run({0, 0, 0}, {2, 3, 1}));
  EXPECT_FALSE(is_contiguous_view(program.graph, transpose(x, {0, 2, 1}).id));
  EXPECT_FALSE(is_contiguous_view(program.graph, reshape(x, {24}).id)) << "of all of it";
}

TEST(BufferSlice, APartOfADeviceIsAViewIfItIsOneRun) {
  Program program;
  program.graph.mesh = {2};
  const Var x = program.input("x", {4, 2});
  const auto part = [&](std::int8_t dim) {
    CollectiveAttributes attributes;
    attributes.dims = {dim};
    attributes.axes = {0};
    return emit_var(Op::shard_slice, {x}, attributes).id;
  };
  EXPECT_TRUE(is_view(program.graph, part(0)));
  EXPECT_FALSE(is_view(program.graph, part(1)));
}

TEST(BufferSlice, ViewsLeadToTheNodeWhoseBytesTheyAre) {
  Program program;
  Graph& graph = program.graph;
  const Var other = program.input("other", {4, 3}), x = program.input("x", {4, 3});
  const Var ordered = emit_var(Op::after, {reshape(x, {12}), other});
  EXPECT_EQ(without_views(graph, ordered.id), x.id);
  EXPECT_EQ(input_behind(graph, ordered.id), 1);
  const Var part = slice(ordered, {3}, {6}), shown = reshape(part, {1, 3});
  EXPECT_EQ(without_views(graph, shown.id), part.id) << "a part is not the whole";
  EXPECT_EQ(behind_views(graph, shown.id), x.id);
  EXPECT_EQ(input_behind(graph, shown.id), 1);
  EXPECT_EQ(input_behind(graph, reshape(exp(x), {12}).id), -1);
  EXPECT_EQ(input_behind(graph, slice(x, {0, 0}, {4, 2}).id), -1) << "a copy";
}

TEST(BufferSlice, SlicesOfOneAllocationAreToldApart) {
  const BufferSlice whole{3, 0};
  EXPECT_EQ(whole, (BufferSlice{3, 0, {}, 0}));
  for (const BufferSlice& other :
       {BufferSlice{2, 0}, BufferSlice{3, 8}, BufferSlice{3, 0, {0}, 0}, BufferSlice{3, 0, {}, 8}, BufferSlice{}})
    EXPECT_FALSE(whole == other);
}

}  // namespace weft::buffer_slice_test
