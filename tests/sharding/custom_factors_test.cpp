// How devices cut operations of a user's own: as their factors say, to the numbers of one device.
#include <support/custom_operations.hpp>
#include <support/expect_error.hpp>
#include <support/partitioned.hpp>
#include <weft/sharding/factor_rule.hpp>

namespace weft::custom_factors_test {

using testing::all_cuts;
using testing::cut;
using testing::expect_error;
using testing::expect_same;
using testing::Gram;
using testing::Program;
using testing::random_value;
using testing::RowMoments;
using testing::ScaledSum;
using Factors = std::vector<int>;

Factors list(const FactorRule::Dimensions& dims) { return Factors(dims.begin(), dims.end()); }
FactorRule rule_of(Var x) { return factor_rule(*x.graph, x.id); }

TEST(CustomFactors, AreReadFromTheirText) {
  Program program;
  const Var x = program.input("x", {2, 4}), y = program.input("y", {2, 6});
  const FactorRule gram = rule_of(custom_call(Gram{}, x, y)), moments = rule_of(custom_call(RowMoments{}, x)[1]);
  EXPECT_EQ(list(gram.operand(0)), (Factors{8, 9}));
  EXPECT_EQ(list(gram.operand(1)), (Factors{8, 10}));
  EXPECT_EQ(list(gram.result), (Factors{9, 10}));
  EXPECT_EQ(list(moments.operand(0)), (Factors{8, uncut}));
  EXPECT_EQ(list(moments.result), (Factors{8}));
  EXPECT_EQ(list(rule_of(custom_call(ScaledSum{}, x, x)).result), (Factors{0, 1}));
}

constexpr const char* texts[] = {"...a, ...b, _, ab, cb -> a_", "ab, ab -> ab",
                                 "ab, cb, d, ab, ab -> ",       "aa, bc, d, ab, cd -> ab",
                                 "ab, ab, c, ab, ba -> ab",     "a., ab, c, ab, ab -> ab",
                                 "a2, ab, c, ab, ab -> ab",     "ab, ab, c, ab, ab -> ab, c",
                                 "ab:a, ab, c, ab, ab -> ab",   "ab:, ab, c, ab, ab -> ab"};
template <int Case>
struct Five : Gram {
  static constexpr const char* factors = texts[Case];
  static constexpr const char* name = factors;
  constexpr TensorType results(const CustomOperands& in) const { return in[0]; }
};
template <int Case>
FactorRule rule_of_five() {
  Program program;
  const Var x = program.input("x", {2, 3}), y = program.input("y", {5});
  return rule_of(custom_call(Five<Case>{}, x, x, y, x, x));
}
template <int Case>
void expect_refusal(const char* what) {
  expect_error([] { (void)rule_of_five<Case>(); }, "custom_factors_are_wrong", {Five<Case>::factors, what});
}

// "...a" of two dimensions is factor 0 and a, which all others have, too.
struct OfFive : Five<0> {
  static constexpr const char* name = "of_five";
  static constexpr const char* factors = "...a, ...a, _, ba, ca -> ba";
};
TEST(CustomFactors, OfManyOperandsEachHasItsOwn) {
  Program program;
  const Var x = program.input("x", {2, 3}), y = program.input("y", {5});
  const FactorRule rule = rule_of(custom_call(OfFive{}, x, x, y, x, x));
  EXPECT_EQ(list(rule.operand(0)), (Factors{0, 8}));
  EXPECT_EQ(list(rule.operand(2)), (Factors{uncut}));
  EXPECT_EQ(list(rule.operand(3)), (Factors{9, 8}));
  EXPECT_EQ(list(rule.operand(4)), (Factors{10, 8}));
  EXPECT_EQ(list(rule.result), (Factors{9, 8}));
}
TEST(CustomFactors, MistakesHaveNames) {
  expect_refusal<0>("different extents");
  expect_refusal<1>("other operands or results");
  expect_refusal<2>("other dimensions");
  expect_refusal<3>("twice in one tensor");
  expect_refusal<4>("different extents");
  expect_refusal<5>("dots");
  expect_refusal<6>("other signs");
  expect_refusal<7>("other operands or results");
  expect_refusal<8>("not i32");
  expect_refusal<9>("not i32");
}

// Every layout of the operands over two axes; what is summed over is summed up.
TEST(CustomFactors, PiecesGiveTheNumbersOfTheWhole) {
  const MeshSizes mesh{2, 2};
  Program program;
  const Var x = program.input("x", {4, 8}), y = program.input("y", {4, 8});
  const auto [mean, squares] = custom_call(RowMoments{}, x);
  program.output(custom_call(ScaledSum{2}, x, y));
  program.output(custom_call(Gram{}, x, y));
  program.output(mean);
  program.output(squares);
  const std::vector<Value> inputs{random_value(DType::f32, {4, 8}, 1), random_value(DType::f32, {4, 8}, 2)};
  Index done = 0;
  for (const Layout& of_x : all_cuts({4, 8}, mesh)) {
    const Buffer<Layout> outputs{of_x, replicated(2), replicated(1), replicated(1)};
    done += expect_same(program.graph, inputs, {mesh, {of_x, of_x}, outputs}, true) ? 1 : 0;
  }
  EXPECT_GE(done, 9);
}

// A row of x needs nothing of another device, and rows that are summed over are one all_reduce.
TEST(CustomFactors, NothingIsSentThatNeedNotBe) {
  Program program;
  const Var x = program.input("x", {4, 8});
  program.output(custom_call(RowMoments{}, x)[1]);
  program.output(custom_call(Gram{}, x, x));
  const Graph local = partition(program.graph, MeshSizes{2}, {cut({{0}, {}})}, {cut({{0}}), cut({{}, {}})});
  Index collectives = 0;
  for (Id id = 0; id < local.size(); ++id) collectives += is_collective(local[id].op) ? 1 : 0;
  EXPECT_EQ(collectives, 1);
}

// (rows [r, w], numbers i32[n]) -> the rows, times how often each is named, and the sum of these. -1 names none.
struct NamedRows {
  static constexpr const char* name = "named_rows";
  static constexpr const char* factors = "rw, _:r -> rw, w";
  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    return {in[0], TensorType{in.dtype(0), {in.shape(0)[1]}}};
  }
  void run(const KernelCall& at) const {
    const std::span<const float> rows = at.operand<float>(0);
    const std::span<float> named = at.result<float>(0), sum = at.result<float>(1);
    std::fill(named.begin(), named.end(), 0.0f);
    std::fill(sum.begin(), sum.end(), 0.0f);
    for (const std::int32_t number : at.operand<std::int32_t>(1))
      for (std::size_t k = 0; number >= 0 && k < sum.size(); ++k) {
        const std::size_t element = to_size(number) * sum.size() + k;
        named[element] += rows[element];
        sum[k] += rows[element];
      }
  }
};
struct OfNoRows : NamedRows {
  static constexpr const char* name = "of_no_rows";
  static constexpr const char* factors = "_w, _:r -> _w, w";
};

// Numbers of places along a cut factor are those in a device's own piece: of rows nothing is sent but the sum.
TEST(CustomFactors, NumbersOfPlacesAreThoseOfThePiece) {
  const MeshSizes mesh{2, 2};
  Program program;
  const Var x = program.input("x", {8, 4}), at = program.input("at", {5}, DType::i32);
  const auto [named, sum] = custom_call(NamedRows{}, x, at);
  program.output(named);
  program.output(sum);
  const std::vector<Value> inputs{random_value(DType::f32, {8, 4}, 1), make_value(DType::i32, {5}, {7, 0, 3, 3, -1})};
  for (const Layout& of_x : all_cuts({8, 4}, mesh))
    EXPECT_TRUE(expect_same(program.graph, inputs, {mesh, {of_x, replicated(1)}, {of_x, replicated(1)}}, true));
  const Layout of_x = cut({{1, 0}, {}});
  const Graph local = partition(program.graph, mesh, {of_x, replicated(1)}, {of_x, replicated(1)});
  EXPECT_EQ(testing::bytes_sent(local), 24);
  const Var none = custom_call(OfNoRows{}, x, at)[0];
  expect_error([&] { (void)rule_of(none); }, "custom_factors_are_wrong", {"a factor that no tensor has"});
}

struct WithoutFactors : ScaledSum {
  static constexpr const char* name = "without_factors";
  static constexpr int factors = 0;
};
struct WrongFactors : RowMoments {
  static constexpr const char* name = "wrong_factors";
  static constexpr const char* factors = "bn -> b, _";
};
// Each device computes all of it.
TEST(CustomFactors, WithoutThemEverythingStaysWhole) {
  Program program;
  const Var x = program.input("x", {4, 8}), sum = custom_call(WithoutFactors{}, x, x);
  EXPECT_EQ(list(rule_of(sum).operand(1)), (Factors{uncut, uncut}));
  program.output(sum);
  EXPECT_TRUE(expect_same(program.graph, {random_value(DType::f32, {4, 8}, 1)},
                          {{2}, {cut({{0}, {}})}, {cut({{}, {0}})}}, true));
}
TEST(CustomFactors, PiecesOfAnotherShapeAreRefused) {
  Program program;
  const Var x = program.input("x", {4, 8});
  program.output(custom_call(WrongFactors{}, x)[1]);
  expect_error(
      [&] {
        (void)partition(program.graph, MeshSizes{2}, {cut({{0}, {}})}, {cut({{}})});
      },
      "custom_pieces_differ", {"wrong_factors", "result 1", "[2]", "[4]"});
}

}  // namespace weft::custom_factors_test
