// Sharding in types: what each operation makes of its operands' over explicit axes, and what it refuses. Single
// operations beside JAX's own answers are in tests/conformance.
#include <support/program.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/sharding/explicit_types.hpp>

namespace weft::explicit_types_test {

constexpr Mesh explicit_mesh() {
  return Mesh{{"x", 2, AxisType::explicit_axis}, {"y", 2, AxisType::explicit_axis}, {"z", 2}};
}

struct Typed {
  testing::Program program;
  Mesh mesh = explicit_mesh();
  Buffer<Layout> inputs;

  Var input(const Shape& shape, const PartitionSpec& spec, DType dtype = DType::f32) {
    const std::string name = "x" + std::to_string(inputs.size());
    inputs.push_back(spec.resolve(mesh, shape.rank()));
    return program.input(name.c_str(), shape, dtype);
  }
  ExplicitTypes types(Var result) {
    program.output(result);
    return explicit_types(program.graph, mesh, inputs, 1);
  }
  void expect_spec(Var result, const PartitionSpec& spec) {
    const ExplicitTypes made = types(result);
    EXPECT_STREQ(row_of(made.conflict).code, "");
    EXPECT_TRUE(made.of_value[result.id].dims == spec.resolve(mesh, result.rank()).dims);
  }
  void expect_conflict(Var result, TypeConflict conflict, const char* where) {
    const ExplicitTypes made = types(result);
    EXPECT_STREQ(row_of(made.conflict).code, row_of(conflict).code);
    ASSERT_NE(made.conflict, TypeConflict::none);
    EXPECT_STREQ(where_types_conflict(program.graph, mesh, made).c_str(), where);
  }
};

TEST(ExplicitTypes, EveryConflictHasItsRow) {
  int number = 0;
  for (const TypeConflictRow& row : detail::type_conflicts) EXPECT_EQ(static_cast<int>(row.conflict), number++);
  EXPECT_EQ(number, static_cast<int>(TypeConflict::partner_sharded_on_reduced_axis) + 1);
}

TEST(ExplicitTypes, AnAmbiguousResultIsRefusedUnlessItIsMarked) {
  Typed refused, marked;
  const auto product = [](Typed& of) {
    const Var a = of.input({8, 4}, P(nullptr, "x")), b = of.input({4, 6}, P("x"));
    return matmul(a, b);
  };
  refused.expect_conflict(product(refused), TypeConflict::contracting_sharded_ambiguous,
                          "dot_general [8, 4](-, x) [4, 6](x, -)");
  marked.expect_spec(mark_sharding(product(marked), P("x", nullptr)), P("x", nullptr));
}

TEST(ExplicitTypes, WhatIsWholeIsReshapedInAnyWay) {
  Typed whole;
  whole.expect_spec(reshape(whole.input({6, 8}, P()), {2, 2, 12}), P());
}

TEST(ExplicitTypes, AMarkBehindABiasServesItsProductUnlessOthersReadThat) {
  const auto biased = [](Typed& of, bool is_read_twice) {
    const Var a = of.input({8, 4}, P(nullptr, "x")), b = of.input({4, 6}, P("x")), bias = of.input({6}, P());
    const Var product = matmul(a, b), made = mark_sharding(product + bias, P("x"));
    return is_read_twice ? made + product : made;
  };
  Typed once, twice;
  once.expect_spec(biased(once, false), P("x"));
  EXPECT_EQ(twice.types(biased(twice, true)).conflict, TypeConflict::contracting_sharded_ambiguous);
}

TEST(ExplicitTypes, WhatFollowsAMarkLiesAsItSays) {
  Typed of;
  const Var a = of.input({8, 8}, P("x", "y")), b = of.input({8, 8}, P("y", "x"));
  of.expect_spec(tanh(a + mark_sharding(b, P("x", "y"))), P("x", "y"));
}

TEST(ExplicitTypes, OtherAxesAreNoPartOfTypes) {
  Typed of;  // "z" is propagated: both operands may be cut along what is summed over
  const Var a = of.input({8, 4}, P("x", "z")), b = of.input({4, 6}, P("z"));
  of.expect_spec(matmul(a, b), P("x"));
}

TEST(ExplicitTypes, ALookupInAWholeTableLiesAsItsIndices) {
  Typed whole, cut;
  whole.expect_spec(take(whole.input({16, 4}, P()), whole.input({8}, P("x"), DType::i32)), P("x"));
  cut.expect_conflict(take(cut.input({16, 4}, P("x")), cut.input({8}, P(), DType::i32)),
                      TypeConflict::gather_output_ambiguous, "gather [16, 4](x, -) [8](-)");
}

TEST(ExplicitTypes, ALoopHandsOnWhatItBeganWith) {
  Typed kept, changed;
  const auto run = [](Typed& of, const PartitionSpec& mark) {
    const Var x = of.input({8, 4}, P("x"));
    return fori_loop(
        0, 3, [&](Var, Var carry) { return mark_sharding(carry * 2.0, mark); }, x);
  };
  kept.expect_spec(run(kept, P("x")), P("x"));
  EXPECT_EQ(changed.types(run(changed, P("y"))).conflict, TypeConflict::carry_sharding_changes);
}

TEST(ExplicitTypes, AConvolutionKeepsItsBatchAndItsPlaces) {
  Typed batch, kernel;
  const auto convolved = [](Typed& of, const PartitionSpec& image, const PartitionSpec& taps) {
    return conv2d(of.input({4, 2, 8, 8}, image), of.input({6, 2, 3, 3}, taps), {.padding = 1});
  };
  batch.expect_spec(convolved(batch, P("x", nullptr, "y"), P()), P("x", nullptr, "y"));
  EXPECT_EQ(kernel.types(convolved(kernel, P("x"), P("y"))).conflict, TypeConflict::convolution_output_ambiguous);
}

}  // namespace weft::explicit_types_test
