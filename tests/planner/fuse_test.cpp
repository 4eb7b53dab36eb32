// Which nodes become one step: golden small cases, and the invariants of fusion on random programs.
#include <support/random_graph.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/planner/fuse.hpp>
#include <weft/planner/legalize.hpp>
#include <weft/planner/lower.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace weft::fuse_test {

using testing::Program;
using testing::RandomGraph;
using Texts = std::vector<std::string>;

// One line a group, in the order of their first nodes: its kind, then its operations; `*` marks what it stores.
Texts units_of(const Graph& graph) {
  const Graph legal = legalize(simplify(graph));
  const Fusion fusion = fuse(legal);
  std::vector<std::pair<Id, std::string>> lines;
  for (const FusionGroup& group : fusion.groups) {
    constexpr const char* kinds[] = {"loop:", "dot:", "movement:", "collective:"};
    std::string text = kinds[static_cast<int>(group.kind)];
    for (Index i = group.members.size() - 1; i >= 0; --i) {
      const Id id = group.members[i];
      text += std::string(" ") + name_of(legal[id].op) + (fusion.in_memory[id] ? "*" : "");
    }
    lines.emplace_back(group.first, text);
  }
  std::sort(lines.begin(), lines.end());
  Texts texts;
  for (const auto& line : lines) texts.push_back(line.second);
  return texts;
}

TEST(Fuse, AChainOfElementwiseOperationsIsOneLoop) {
  Program program;
  const Var a = program.input("a", {3, 4}), b = program.input("b", {4}), c = program.input("c", {3, 1});
  program.output(tanh(a * b + c) * 2.0);
  EXPECT_EQ(units_of(program.graph), Texts{"loop: multiply add tanh multiply*"});
}

TEST(Fuse, AValueUsedTwiceIsComputedOnce) {
  Program program;
  const Var x = program.input("x", {8});
  const Var y = exp(x);
  program.output(y + 1.0);
  program.output(tanh(y));
  EXPECT_EQ(units_of(program.graph), Texts{"loop: exponential add* tanh*"});
}

TEST(Fuse, SoftmaxIsOneLoop) {
  Program program;
  program.output(softmax(program.input("x", {4, 8})));
  EXPECT_EQ(units_of(program.graph), Texts{"loop: reduce_max subtract exponential reduce_sum divide*"});
}

TEST(Fuse, TheLossOfLogitsEndsInOneLoopAndASum) {
  Program program;
  const Var x = program.input("x", {4, 8});
  const Var shifted = x - expand_dims(max(x, -1), -1);
  program.output(sum(log(sum(exp(shifted), -1))));
  EXPECT_EQ(units_of(program.graph),
            (Texts{"loop: reduce_max subtract exponential reduce_sum*", "loop: log reduce_sum*"}));
}

TEST(Fuse, AReductionJoinsALoopThatReadsWhatItIsComputedFrom) {
  Program program;
  const Var x = program.input("x", {4, 8}), chosen = program.input("chosen", {4, 8}, DType::pred);
  const Var shifted = x - expand_dims(max(x, -1), -1);
  const Var of_label = sum(select(chosen, shifted, 0.0), -1);
  program.output(sum(log(sum(exp(shifted), -1)) - of_label));
  EXPECT_EQ(units_of(program.graph), (Texts{"loop: reduce_max subtract select reduce_sum* exponential reduce_sum*",
                                            "loop: log subtract reduce_sum*"}));
}

TEST(Fuse, AMatmulTakesWhatFollowsAsItsEpilogue) {
  Program program;
  const Var x = program.input("x", {4, 8}), w = program.input("w", {8, 5}), b = program.input("b", {5});
  program.output(maximum(matmul(x, w) + b, 0.0));
  EXPECT_EQ(units_of(program.graph), Texts{"dot: dot_general add maximum*"});
}

TEST(Fuse, AnEpilogueReadsAndStoresOtherMatrices) {
  Program program;
  const Var x = program.input("x", {4, 8}), w = program.input("w", {8, 5}), r = program.input("r", {4, 5});
  const Var h = matmul(x, w);
  program.output(h);
  program.output(tanh(h) * r);
  EXPECT_EQ(units_of(program.graph), Texts{"dot: dot_general* tanh multiply*"});
}

TEST(Fuse, WhatAMatmulReadsIsNotComputedInItsEpilogue) {
  Program program;
  const Var x = program.input("x", {4, 4});
  const Var a = exp(x);
  program.output(matmul(a, x) + a);
  EXPECT_EQ(units_of(program.graph), (Texts{"loop: exponential*", "dot: dot_general add*"}));
}

TEST(Fuse, AReductionOverRowsTakesItsProducersOnly) {
  Program program;
  const Var x = program.input("x", {6, 4});
  const Var columns = sum(tanh(x), 0);
  program.output(columns * 2.0);
  EXPECT_EQ(units_of(program.graph), (Texts{"loop: tanh reduce_sum*", "loop: multiply*"}));
}

TEST(Fuse, ARowSumThatIsReadAlongColumnsHasALoopOfItsOwn) {
  // In a square matrix one and the same vector fits rows and columns.
  Program program;
  const Var x = program.input("x", {4, 4});
  program.output(x + sum(x, 1));
  program.output(x + sum(x, 0));
  EXPECT_EQ(units_of(program.graph), (Texts{"loop: reduce_sum*", "loop: add*", "loop: reduce_sum*", "loop: add*"}));
}

TEST(Fuse, SumsOverRowsOfTheSameValueAreOneLoop) {
  Program program;
  const Var x = program.input("x", {8, 4}), g = matmul(x, program.input("w", {4, 4}));
  program.output(sum(g, 0));
  program.output(sum(g * x, 0));
  EXPECT_EQ(units_of(program.graph), (Texts{"dot: dot_general*", "loop: reduce_sum* multiply reduce_sum*"}));
}

// As the gradients of a bias and of a scale beside it are written.
TEST(Fuse, ASumOverRowsFindsTheLoopOfAProductThatIsWrittenBeforeIt) {
  Program program;
  const Var x = program.input("x", {8, 4}), g = matmul(x, program.input("w", {4, 4})), product = g * x;
  program.output(sum(g, 0));
  program.output(sum(product, 0));
  EXPECT_EQ(units_of(program.graph), (Texts{"dot: dot_general*", "loop: multiply reduce_sum* reduce_sum*"}));
}

// Columns of the mask are those of whole matrices, and the sum has one value a row.
TEST(Fuse, AMaskOfEveryMatrixKeepsNoSumOutOfItsLoop) {
  Program program;
  const Var x = program.input("x", {2, 3, 4}), mask = program.input("mask", {3, 4}, DType::pred);
  const Var share = x / expand_dims(sum(x, -1), -1);  // before the mask: arguments may be evaluated in any order
  program.output(select(broadcast_in_dim(mask, {2, 3, 4}, {1, 2}), share, 0.0));
  EXPECT_EQ(units_of(program.graph), (Texts{"loop: reduce_sum divide select*", "loop: broadcast_in_dim*"}));
}

// What is no mask is read where it is, once for all matrices.
TEST(Fuse, AValueOfEveryMatrixIsReadInPlace) {
  Program program;
  const Var x = program.input("x", {2, 3, 4}), position = program.input("position", {3, 4});
  program.output(x + broadcast_in_dim(position, {2, 3, 4}, {1, 2}));
  EXPECT_EQ(units_of(program.graph), (Texts{"loop: add*"}));
}

TEST(Fuse, ATransposeOfAMatmulIsTheOrderInWhichItWrites) {
  Program program;
  const Var x = program.input("x", {2, 3, 4}), y = program.input("y", {2, 4, 5});
  program.output(exp(transpose(matmul(x, y), {1, 0, 2})));
  EXPECT_EQ(units_of(program.graph), (Texts{"dot: dot_general transpose*", "loop: exponential*"}));
}

TEST(Fuse, ATransposeOrASliceInTheMiddleIsAStepOfItsOwn) {
  Program program;
  const Var x = program.input("x", {6, 4});
  program.output(tanh(transpose(exp(x))));
  program.output(tanh(slice(x, {0, 1}, {6, 3})));
  EXPECT_EQ(units_of(program.graph),
            (Texts{"loop: exponential*", "movement: transpose*", "loop: tanh*", "movement: slice*", "loop: tanh*"}));
}

TEST(Fuse, RowsOfAMatrixAreReadInPlace) {
  Program program;
  const Var x = program.input("x", {6, 4});
  program.output(tanh(slice(x, {2, 0}, {5, 4})));
  EXPECT_EQ(units_of(program.graph), Texts{"loop: tanh*"});
}

TEST(Fuse, AtMostFiveReductionsWaitForOneAnother) {
  Program program;
  Var x = program.input("x", {4, 8});
  for (int i = 0; i < 4; ++i) x = softmax(x);  // two reductions each
  program.output(x);
  const Graph legal = legalize(simplify(program.graph));
  const Fusion fusion = fuse(legal);
  EXPECT_EQ(fusion.groups.size(), 2);
  for (const FusionGroup& group : fusion.groups) {
    Index reductions = 0;
    for (Id member : group.members) reductions += is_reduction(legal[member].op) ? 1 : 0;
    EXPECT_LE(reductions, max_chained_reductions);
  }
}

// x [8, 6] -> 5 -> 3, a loss, the gradients of all weights, and plain descent.
Graph training_graph() {
  Program program;
  const auto weight = [&](const char* name, const Shape& shape) {
    return program.input(name, shape, DType::f32, InputKind::weight);
  };
  const Var x = program.input("x", {8, 6}), y = program.input("y", {8, 3});
  const Var w1 = weight("w1", {6, 5}), b1 = weight("b1", {5}), w2 = weight("w2", {5, 3}), b2 = weight("b2", {3});
  const Var output = matmul(maximum(matmul(x, w1) + b1, 0.0), w2) + b2;
  const Var loss = mean(square(output - y));
  const Buffer<Id> weights{w1.id, b1.id, w2.id, b2.id};
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, weights);
  program.output(loss);
  program.graph.phase = Phase::update;
  for (Index i = 0; i < weights.size(); ++i) {
    const Var w{&program.graph, weights[i]}, g{&program.graph, gradients[i]};
    program.graph.add_output("new", (w - g * 0.1).id, program.graph.number(w.id));
  }
  return program.graph;
}

TEST(Fuse, AStepOfDescentOnAnMlpIsElevenUnits) {
  EXPECT_EQ(units_of(training_graph()),
            (Texts{"dot: dot_general add maximum*",                 // hidden layer
                   "dot: dot_general add subtract* multiply add*",  // output layer, error, d loss / d output
                   "loop: multiply reduce_sum*",                    // loss
                   "loop: divide*",                                 // its mean
                   "loop: reduce_sum*",                             // gradient of the second bias
                   "dot: dot_general greater select*",              // back through relu
                   "dot: dot_general multiply subtract*",           // second weight, updated in the epilogue
                   "loop: reduce_sum*",                             // gradient of the first bias
                   "dot: dot_general multiply subtract*",           // first weight
                   "loop: multiply subtract*",                      // the biases
                   "loop: multiply subtract*"}));
}

// Every node that somebody needs is computed by exactly one group, members of loops have the elements of the space, and
// the limits of a kernel are kept.
void expect_invariants(const Graph& legal, const Fusion& fusion) {
  std::vector<int> found(to_size(legal.size()), 0);
  for (std::int32_t u = 0; u < fusion.groups.size(); ++u) {
    const FusionGroup& group = fusion.groups[u];
    ASSERT_FALSE(group.members.empty());
    EXPECT_EQ(group.last, group.members[0]);
    EXPECT_EQ(group.first, group.members.back());
    EXPECT_EQ(group.kind == FusionKind::dot, group.dot != no_id);
    EXPECT_LE(group.reads.size(), max_loads);
    EXPECT_FALSE(group.reduces_rows && group.reduces_cols);
    Index stores = 0;
    for (Id member : group.members) {
      ++found[to_size(member)];
      EXPECT_EQ(fusion.group_of[member], u);
      stores += fusion.in_memory[member] ? 1 : 0;
      if (group.kind == FusionKind::movement || group.kind == FusionKind::collective) continue;
      const Extent extent = fusion.extent[member];
      if (role_of(legal[member].op) == FusionRole::map) continue;  // its results are members as well
      const Index elements = legal.shape(member).elements(), cols = group.space.cols;
      const Index wanted[] = {group.space.elements, cols == 0 ? elements : group.space.elements / cols,
                              cols == 0 ? elements : cols, 1};
      EXPECT_EQ(elements, wanted[static_cast<int>(extent)]) << "node " << member;
    }
    EXPECT_GE(stores, 1);
    EXPECT_LE(stores, max_stores);
  }
  for (Id id = 0; id < legal.size(); ++id) {
    EXPECT_EQ(found[to_size(id)], fusion.group_of[id] >= 0 ? 1 : 0);
    EXPECT_TRUE(fusion.group_of[id] >= 0 || !fusion.in_memory[id]);
  }
  for (const Output& output : legal.outputs) {
    Id id = output.node;
    while (legal[id].op == Op::reshape || is_contiguous_view(legal, id)) id = legal.operand(id, 0);
    const Op op = legal[id].op;
    EXPECT_TRUE(op == Op::parameter || op == Op::constant || fusion.in_memory[id]) << legal.name(output.name).c_str();
  }
}

// A loop runs as a whole: what its condition reads is made before all that reads a carry, though none of that carry's
// values depends on it.
TEST(Fuse, WhatALoopNeedsIsMadeApartFromWhatFollowsIt) {
  Program program;
  const Var x = program.input("x", {4}), limit = square(program.input("limit", {4}));
  using Pair = std::array<Var, 2>;
  const Pair last = while_loop([](const Pair& at) { return sum(at[0]) > sum(at[1]); },
                               [](const Pair& at) {
                                 return Pair{at[0] * 0.5, at[1] * 0.9};
                               },
                               Pair{x, limit});
  program.output(last[0] - limit);
  const Graph legal = legalize(simplify(program.graph));
  const Fusion fusion = fuse(legal);
  for (const FusionGroup& group : fusion.groups) {
    const auto makes = [&](Op op) {
      return std::any_of(group.members.begin(), group.members.end(), [&](Id id) { return legal[id].op == op; });
    };
    EXPECT_FALSE(group.loop == no_loop && makes(Op::multiply) && makes(Op::subtract));
  }
  EXPECT_EQ(make_plan(program.graph).inputs.size(), 2);
}

TEST(Fuse, RandomProgramsKeepTheInvariants) {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    const Graph legal = legalize(simplify(RandomGraph(seed, 40).program.graph));
    expect_invariants(legal, fuse(legal));
  }
}

// Blocks with a shortcut and an activation, and their gradients, which read what the forward pass made long before.
Graph training_of_blocks(int blocks) {
  Program program;
  Var x = program.input("x", {8, 16});
  Buffer<Id> leaves;
  for (int i = 0; i < blocks; ++i) {
    const Var weight = program.input(("w" + std::to_string(i)).c_str(), {16, 16}, DType::f32, InputKind::weight);
    leaves.push_back(weight.id);
    x = x + tanh(matmul(softmax(x), weight)) * 0.5;
  }
  const Var loss = sum(x * x);
  const Buffer<Id> gradients = differentiate(program.graph, loss.id, leaves);
  program.output(loss);
  for (Id gradient : gradients) program.output({&program.graph, gradient});
  return legalize(simplify(program.graph));
}

TEST(Fuse, TwiceTheNodesAreTwiceTheWork) {
  const Graph small = training_of_blocks(60), large = training_of_blocks(120);
  ASSERT_GT(small.size(), 1000);
  const Fusion half = fuse(small), whole = fuse(large);
  expect_invariants(large, whole);
  EXPECT_GT(half.visits, half.groups.size() / 2);
  EXPECT_LE(static_cast<double>(whole.visits), 2.1 * static_cast<double>(half.visits));
}

constexpr Index units_at_compile_time() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 8})};
  graph.add_output("y", softmax(x).id);
  return fuse(legalize(graph)).groups.size();
}
static_assert(units_at_compile_time() == 1);

}  // namespace weft::fuse_test
