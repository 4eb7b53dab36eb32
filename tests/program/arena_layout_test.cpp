// Plans some of whose inputs lie elsewhere: the same numbers, in an arena that lacks them.
#include <weft/program/arena_layout.hpp>

#include <support/bound_plan.hpp>
#include <support/planned.hpp>
#include <support/random_graph.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::arena_layout_test {

using testing::Program;
using testing::RandomGraph;

Index bytes_of(const InputSlot& input) { return input.shape.elements() * size_bytes(input.dtype); }

TEST(ArenaLayout, IsThatOfThePlanIfNothingLiesElsewhere) {
  const RandomGraph random(1, 30);
  const Plan plan = make_plan(simplify(random.program.graph));
  for (const Buffer<bool>& none : {Buffer<bool>(), Buffer<bool>(plan.inputs.size(), false)}) {
    const ArenaLayout layout(plan.view(), none);
    EXPECT_EQ(layout.bytes(), plan.peak_bytes);
    ASSERT_EQ(layout.regions().size(), 1);
    EXPECT_EQ(layout.find(plan.peak_bytes - 1), 0);
  }
}

TEST(ArenaLayout, LacksExactlyWhatLiesElsewhere) {
  Program program;
  const Var a = program.input("a", {32, 16}), b = program.input("b", {16, 48}), c = program.input("c", {48});
  program.output(maximum(matmul(a, b) + c, 0.5));
  const Plan plan = make_plan(simplify(program.graph));
  const ArenaLayout layout(plan.view(), {false, true, false});
  EXPECT_EQ(layout.bytes(), plan.peak_bytes - 16 * 48 * 4);
  EXPECT_EQ(ArenaLayout(plan.view(), {true, true, true}).bytes(), plan.peak_bytes - (32 * 16 + 16 * 48 + 48) * 4);
  // b itself is the region that lies elsewhere, to its last byte.
  const InputSlot& there = plan.inputs[1];
  for (const Index offset : {there.offset, there.offset + bytes_of(there) - 1})
    EXPECT_EQ(layout.regions()[layout.find(offset)].elsewhere, 1);
  for (const Index offset : {there.offset - 1, there.offset + bytes_of(there), plan.peak_bytes - 1})
    EXPECT_EQ(layout.regions()[layout.find(offset)].elsewhere, -1);
}

// Every input of random programs elsewhere by the toss of a coin, what they write among them.
TEST(ArenaLayout, RandomProgramsComputeTheSame) {
  for (std::uint32_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    const RandomGraph random(seed, 30);
    const Graph graph = simplify(random.program.graph);
    const Plan plan = make_plan(graph);
    Buffer<bool> elsewhere;
    Index least = 0;
    for (Index i = 0; i < plan.inputs.size(); ++i) {
      elsewhere.push_back(random_bits(seed, 7, static_cast<std::uint32_t>(i)) % 2 == 0);
      if (elsewhere[i]) least += bytes_of(plan.inputs[i]);
    }
    // Padding may come and go around what stays.
    EXPECT_LE(ArenaLayout(plan.view(), elsewhere).bytes(), plan.peak_bytes - least + arena_alignment);
    testing::BoundPlan here(plan.view()), there(plan.view(), elsewhere);
    for (testing::BoundPlan* const bound : {&here, &there}) {
      for (Index i = 0; i < graph.inputs.size(); ++i) bound->set(i, random.inputs[to_size(i)]);
      bound->run();
    }
    for (Index o = 0; o < plan.outputs.size(); ++o) EXPECT_EQ(there.output(o).elements, here.output(o).elements);
    for (Index i = 0; i < plan.inputs.size(); ++i) EXPECT_EQ(there.input(i).elements, here.input(i).elements);
    if (HasFailure()) return;
  }
}

}  // namespace weft::arena_layout_test
