// Where an operation can be cut in several ways: what is chosen, by the collectives that follow, and that every device
// still has its piece of the whole.
#include <support/expect_error.hpp>
#include <support/mesh_values.hpp>
#include <support/ring_bytes.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/graph/sort.hpp>
#include <weft/graph/statistics.hpp>
#include <weft/sharding/partition.hpp>

namespace weft::choose_factors_test {

using testing::Program;

constexpr Mesh automatic() { return Mesh{{"data", 2, AxisType::automatic}, {"model", 4, AxisType::automatic}}; }

// A program, where its inputs lie and where its only result is wanted.
struct Cut {
  Program program;
  Mesh mesh = automatic();
  Buffer<Layout> inputs;
  std::vector<Value> values;

  Var input(const Shape& shape, const PartitionSpec& spec, DType dtype = DType::f32) {
    const std::string name = "x" + std::to_string(inputs.size());
    inputs.push_back(spec.resolve(mesh, shape.rank()));
    values.push_back(testing::random_value(dtype, shape, static_cast<std::uint32_t>(inputs.size()), 0, 4));
    return program.input(name.c_str(), shape, dtype);
  }
  // The collectives, "all_gather 64, ..." with the bytes that a device sends. Runs on all devices and compares.
  std::string collectives(Var result, const PartitionSpec& spec) {
    program.output(result);
    const Layout wanted = spec.resolve(mesh, result.rank());
    const Graph local = partition(program.graph, mesh, inputs, {wanted});
    std::vector<std::vector<Value>> pieces(to_size(mesh.size()));
    for (Index device = 0; device < mesh.size(); ++device)
      for (std::size_t i = 0; i < values.size(); ++i)
        pieces[to_size(device)].push_back(
            testing::piece_of(values[i], inputs[static_cast<Index>(i)], mesh.sizes(), device));
    std::vector<Value> parts;
    for (const auto& outputs : interpret(local, pieces)) parts.push_back(outputs[0]);
    testing::expect_near(testing::assembled(parts, result.shape(), wanted, mesh.sizes()),
                         interpret(program.graph, values)[0], 1e-4, 1e-5);
    std::string text;
    for (Id id = 0; id < local.size(); ++id)
      if (const Index bytes = testing::ring_bytes(local, id); bytes > 0)
        text += (text.empty() ? "" : ", ") + std::string(name_of(local[id].op)) + " " + std::to_string(bytes);
    return text;
  }
};

TEST(ChooseFactors, AMarkReachesTheProductBehindABias) {
  Cut row_parallel;
  const Var x = row_parallel.input({8, 16}, P("data", "model")), w = row_parallel.input({16, 32}, P("model"));
  const Var b = row_parallel.input({32}, P());
  const Var y = mark_sharding(matmul(x, w) + b, P("data", "model"));
  EXPECT_EQ(row_parallel.collectives(exp(y), P("data", "model")), "reduce_scatter 384");
}

TEST(ChooseFactors, WhetherAnyIsTrueTravelsAsPredicates) {
  Cut whole, columns, numbers;
  const auto is_large = [](Cut& of) { return of.input({8, 16}, P("data", "model")) > 3.9; };
  EXPECT_EQ(whole.collectives(any(is_large(whole)), P()), "all_reduce 1") << "2 x 7/8 bytes, not words";
  EXPECT_EQ(columns.collectives(all(is_large(columns), 0), P("model")), "all_reduce 4");
  EXPECT_EQ(numbers.collectives(max(numbers.input({8, 16}, P("data")), 0), P()), "all_reduce 64") << "16 numbers";
}

// XLA masks and sums, too.
TEST(ChooseFactors, OneRowOfACutDimensionIsASum) {
  Cut column, cut, row, next, several;
  const auto first = [](Var x) { return slice(x, {0, 0}, {x.shape()[0], 1}); };
  EXPECT_EQ(column.collectives(first(column.input({8, 16}, P("data", "model"))), P("data")), "all_reduce 24");
  EXPECT_EQ(cut.collectives(first(cut.input({8, 16}, P("data", "model"))), P(axes("data", "model"))),
            "reduce_scatter 12");
  EXPECT_EQ(row.collectives(slice(row.input({8, 16}, P("data", "model")), {5, 0}, {6, 16}), P(nullptr, "model")),
            "all_reduce 16");
  const Var whole = next.input({8, 16}, P(nullptr, "model"));
  EXPECT_EQ(next.collectives(whole * first(whole), P(nullptr, "model")), "all_reduce 48");
  const Var two = slice(several.input({8, 16}, P("data", "model")), {0, 0}, {8, 2});
  EXPECT_EQ(several.collectives(two, P("data")), "all_reduce 48") << "two, which four devices cannot share";
}

// Every device has some of the rows: the part is a sum, which may be cut where it is made.
TEST(ChooseFactors, APartOfACutDimensionIsTakenAsASum) {
  for (const double start : {0.0, 3.0, 7.0, 13.0, 40.0}) {  // the last one is clamped
    Cut whole, cut, both, numbers;
    const auto at = [](Cut& of, double place) { return constant(of.program.graph, place, DType::i32); };
    const auto columns = [&](Cut& of, Var x, Index count) {
      return dynamic_slice(x, {at(of, 0), at(of, start)}, {8, count});
    };
    const Var w = whole.input({8, 16}, P("data", "model")), x = cut.input({8, 16}, P("data", "model"));
    EXPECT_EQ(whole.collectives(columns(whole, w, 2), P("data")), "all_reduce 48");
    EXPECT_EQ(cut.collectives(columns(cut, x, 4), P("data", "model")), "reduce_scatter 48");
    const Var y = both.input({8, 16}, P("data", "model"));
    EXPECT_EQ(both.collectives(dynamic_slice(y, {at(both, start - 2), at(both, start)}, {1, 1}), P()), "all_reduce 7");
    const Var z = numbers.input({8, 16}, P("data", "model"), DType::i32);
    EXPECT_EQ(numbers.collectives(columns(numbers, z, 2), P("data")), "all_reduce 48");
  }
}
// 3 rows of 8, which no axis could cut: whose pieces begin between those of devices, too.
TEST(ChooseFactors, AFewRowsOfACutDimensionAreASum) {
  for (const Index start : {0, 3, 5}) {
    Cut rows, columns;
    const Var x = rows.input({8, 16}, P("data", "model")), y = columns.input({8, 16}, P("data", "model"));
    EXPECT_EQ(rows.collectives(slice(x, {start, 0}, {start + 3, 16}), P(nullptr, "model")), "all_reduce 48");
    EXPECT_EQ(columns.collectives(slice(y, {0, start}, {8, start + 3}), P("data")), "all_reduce 72");
  }
}

TEST(ChooseFactors, APartOfACutDimensionIsUpdatedWhereItLies) {
  for (const double start : {0.0, 3.0, 7.0, 13.0, 40.0}) {  // the last one is clamped
    Cut whole, cut, both;
    const auto at = [](Cut& of, double place) { return constant(of.program.graph, place, DType::i32); };
    const Var x = whole.input({8, 16}, P("data", "model")), update = whole.input({8, 3}, P("data"));
    const Var written = dynamic_update_slice(x, update, {at(whole, 0), at(whole, start)});
    EXPECT_EQ(whole.collectives(written, P("data", "model")), "");
    const Var y = cut.input({8, 16}, P("data", "model"), DType::i32),
              rows = cut.input({2, 16}, P(nullptr, "model"), DType::i32);
    const Var place = at(cut, start - 3);  // rows of both positions, too
    EXPECT_EQ(cut.collectives(dynamic_update_slice(y, rows, {place, at(cut, 0)}), P("data", "model")), "");
    const Var z = both.input({8, 16}, P("data", "model")), part = both.input({3, 5}, P());
    EXPECT_EQ(
        both.collectives(dynamic_update_slice(z, part, {at(both, start - 2), at(both, start)}), P("data", "model")),
        "");
  }
}

TEST(ChooseFactors, TheSmallerOperandIsGathered) {
  Cut small_left, small_right;
  const Var a = small_left.input({8, 16}, P("model")), b = small_left.input({16, 256}, P(nullptr, "model"));
  EXPECT_EQ(small_left.collectives(matmul(a, b), P(nullptr, "model")), "all_gather 384");
  const Var c = small_right.input({256, 16}, P("model")), d = small_right.input({16, 8}, P(nullptr, "model"));
  EXPECT_EQ(small_right.collectives(matmul(c, d), P("model")), "all_gather 384");
}

TEST(ChooseFactors, ADimensionCutInTwoWaysIsCutByBothOrByOne) {
  Cut sum;
  const Var x = sum.input({8}, P("data")), y = sum.input({8}, P("model"));
  EXPECT_EQ(sum.collectives(x + y, P("data")), "collective_permute 4, all_gather 12");
}

TEST(ChooseFactors, OverExplicitAxesItIsAConflict) {
  Program program;
  const Var x = program.input("x", {8}), y = program.input("y", {8});
  program.output(x + y);
  const Mesh mesh{{"data", 2}, {"model", 4}};
  testing::expect_error(
      [&] {
        (void)partition(program.graph, mesh, {P("data").resolve(mesh, 1), P("model").resolve(mesh, 1)},
                        {replicated(1)});
      },
      "operand_shardings_conflict", {"add", "dimension 0", "2 and 4"});
}

TEST(ChooseFactors, ATableCutInItsRowsIsReadByMaskAndSummed) {
  Cut embedding;
  const Var table = embedding.input({64, 16}, P("model")), rows = embedding.input({8}, P(), DType::i32);
  EXPECT_EQ(embedding.collectives(take(table, rows), P()), "all_reduce 768");
}
TEST(ChooseFactors, ItsGradientStaysWhereItsRowsAre) {
  Cut gradient;
  const Var updates = gradient.input({8, 16}, P()), rows = gradient.input({8}, P(), DType::i32);
  EXPECT_EQ(gradient.collectives(scatter_add(updates, rows, 64), P("model")), "");
}
TEST(ChooseFactors, CrossEntropyOverACutVocabularySendsNumbersARow) {
  Cut loss;
  const Var logits = loss.input({8, 64}, P(nullptr, "model")), label = loss.input({8}, P(), DType::i32);
  const Var hot = convert(expand_dims(label, 1) == iota(loss.program.graph, {8, 64}, 1), DType::f32);
  EXPECT_EQ(loss.collectives(-sum(log_softmax(logits) * hot, -1), P()),
            "all_reduce 48, all_reduce 48, all_reduce 48");  // the maximum, the normalizer, what was chosen
}

TEST(ChooseFactors, AnAxisOfADimensionThatIsSortedMovesToAnother) {
  Cut sorted;
  const Var x = sorted.input({8, 64}, P(nullptr, "data"));
  EXPECT_EQ(sorted.collectives(convert(argsort(x), DType::f32), P("data")), "all_to_all 512");
}

TEST(ChooseFactors, AReshapeGathersOverAutomaticAxesWhatItCannotCarry) {
  Cut lost;
  const Var x = lost.input({6, 4}, P(nullptr, "model"));
  EXPECT_EQ(lost.collectives(reshape(x, {4, 6}), P()), "all_gather 72");
  Cut dealt;
  const Var y = dealt.input({8, 4}, P(axes("data", "model")));
  EXPECT_EQ(dealt.collectives(reshape(y, {2, 4, 4}), P("data", "model")), "");
}

TEST(ChooseFactors, WhatSeveralProductsReadIsGatheredOnce) {
  Cut attention;  // queries, keys and values of an input that is cut over time
  const Var x = attention.input({2, 8, 16}, P(nullptr, "model"));
  Buffer<Var> made;
  for (int i = 0; i < 3; ++i) made.push_back(matmul(x, attention.input({16, 16}, P(nullptr, "model"))));
  EXPECT_EQ(attention.collectives(made[0] + made[1] + made[2], P(nullptr, nullptr, "model")), "all_gather 768");
}

// A device computes groups of its own, of a convolution and of its gradients, and nothing is sent, as long as it has
// whole ones; on two axes also where it cuts places, of which rows are sent.
TEST(ChooseFactors, AConvolutionIsCutByItsGroups) {
  const PartitionSpec features(nullptr, "model"), outputs("model"), rows(nullptr, "model", "data");
  for (const Index groups : {2, 4, 8})
    for (const int of : {0, 1, 2}) {
      Cut whole_places, cut_places;
      for (Cut* const cut : {&whole_places, &cut_places}) {
        const PartitionSpec& image = cut == &cut_places ? rows : features;
        const Var x = cut->input({2, 8, 6, 6}, image), kernel = cut->input({16, 8 / groups, 3, 3}, outputs);
        const Var y = conv2d(x, kernel, {.padding = 1, .groups = groups});
        const Buffer<Id> gradients = differentiate(cut->program.graph, sum(square(y)).id, {x.id, kernel.id});
        const Var result = of == 0 ? y : Var{&cut->program.graph, gradients[of - 1]};
        const std::string sent = cut->collectives(result, of == 2 ? outputs : image);
        EXPECT_EQ(sent.empty(), groups >= 4 && cut == &whole_places) << groups << " " << of << ": " << sent;
        if (of == 2) continue;  // taps are added up over places, or each device makes some
        EXPECT_EQ(sent.find("all_gather") == std::string::npos, groups >= 4) << groups << " " << of << ": " << sent;
      }
    }
}

}  // namespace weft::choose_factors_test
