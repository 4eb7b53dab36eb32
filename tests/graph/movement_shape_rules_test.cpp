// Shape rules of operations that move elements: the shape of the result, and every error that a rule can raise.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <support/shape_rules.hpp>

namespace weft::movement_shape_rules_test {

using testing::expect_error;
using testing::expect_shape;
using testing::result_of;
using testing::shape_of;
using testing::Typed;
using testing::with_dims;

TEST(MovementShapeRules, EightDimensionsAreMoved) {
  const Shape eight{1, 2, 1, 2, 1, 2, 1, 3};
  expect_shape(result_of(Op::transpose, {{eight}}, with_dims({7, 6, 5, 4, 3, 2, 1, 0})), {3, 1, 2, 1, 2, 1, 2, 1},
               DType::f32);
  expect_shape(result_of(Op::reduce_sum, {{eight}}, with_dims({0, 1, 2, 3, 4, 5, 6, 7})), {}, DType::f32);
  expect_shape(result_of(Op::add, {{eight}, {eight}}), eight, DType::f32);
}

TEST(MovementShapeRules, IotaNamesOneDimension) {
  expect_shape(result_of(Op::iota, {}, with_dims({1}), {{2, 3}, DType::u32}), {2, 3}, DType::u32);
  expect_error(
      [] {
        (void)result_of(Op::iota, {}, with_dims({2}), {{2, 3}, DType::i32});
      },
      "dimension_out_of_range", {"iota", "2"});
  expect_error(
      [] {
        (void)result_of(Op::iota, {}, with_dims({}), {{2, 3}, DType::i32});
      },
      "operand_ranks_differ", {"iota"});
}

TEST(MovementShapeRules, BroadcastPlacesEveryOperandDimension) {
  expect_shape(result_of(Op::broadcast, {{{3, 1}, DType::i32}}, with_dims({2, 0}), {{5, 4, 3}, DType::i32}), {5, 4, 3},
               DType::i32);
  expect_error(
      [] {
        (void)shape_of(Op::broadcast, {{{3}}}, with_dims({0, 1}), {3, 2});
      },
      "operand_ranks_differ", {"broadcast_in_dim"});
  expect_error([] { (void)shape_of(Op::broadcast, {{{3}}}, with_dims({2}), {3, 2}); }, "dimension_out_of_range", {"2"});
  expect_error(
      [] {
        (void)shape_of(Op::broadcast, {{{3}}}, with_dims({-1}), {3, 2});
      },
      "dimension_out_of_range", {"-1"});
  expect_error(
      [] {
        (void)shape_of(Op::broadcast, {{{3, 3}}}, with_dims({1, 1}), {3, 3});
      },
      "dimension_named_twice", {"1"});
  expect_error(
      [] {
        (void)shape_of(Op::broadcast, {{{3}}}, with_dims({1}), {3, 2});
      },
      "operand_shapes_differ", {"3 against 2"});
}

TEST(MovementShapeRules, ReshapeKeepsTheNumberOfElements) {
  expect_shape(result_of(Op::reshape, {{{6, 2}, DType::bf16}}, {}, {{3, 4}, DType::bf16}), {3, 4}, DType::bf16);
  expect_error([] { (void)shape_of(Op::reshape, {{{6, 2}}}, {}, {5}); }, "element_counts_differ", {"12", "5"});
}

TEST(MovementShapeRules, TransposeNamesEveryDimensionOnce) {
  expect_error(
      [] {
        (void)shape_of(Op::transpose, {{{6, 2}}}, with_dims({0}));
      },
      "operand_ranks_differ", {"transpose", "1", "2"});
  expect_error(
      [] {
        (void)shape_of(Op::transpose, {{{6, 2}}}, with_dims({0, 0}));
      },
      "dimension_named_twice", {"transpose"});
  expect_error([] { (void)shape_of(Op::transpose, {{{6, 2}}}, with_dims({0, 2})); }, "dimension_out_of_range", {"2"});
}

TEST(MovementShapeRules, SlicesLieInside) {
  const auto refuses = [](const Dims& start, const Dims& limit) {
    expect_error(
        [&] {
          (void)shape_of(Op::slice, {{{5, 6}}}, SliceBounds{start, limit});
        },
        "slice_out_of_range", {"dimension 1", "6"});
  };
  refuses({0, -1}, {5, 6});
  refuses({0, 4}, {5, 3});
  refuses({0, 0}, {5, 7});
  expect_error(
      [] {
        (void)shape_of(Op::slice, {{{5, 6}}}, SliceBounds{{0}, {5, 6}});
      },
      "operand_ranks_differ", {"slice"});
  expect_error(
      [] {
        (void)shape_of(Op::slice, {{{5, 6}}}, SliceBounds{{0, 0}, {5}});
      },
      "operand_ranks_differ", {"slice"});
}

constexpr Typed start{{}, DType::i32};
static_assert(shape_of(Op::dynamic_slice, {{{5, 6}}, start, start}, SliceSizes{{2, 6}}) == Shape{2, 6});
static_assert(shape_of(Op::dynamic_update_slice, {{{5}}, {{0}}, start}) == Shape{5});

TEST(MovementShapeRules, DynamicSlicesFitInAndHaveOneStartADimension) {
  expect_shape(result_of(Op::dynamic_slice, {{{5, 6}, DType::i64}, start, start}, SliceSizes{{0, 6}}), {0, 6},
               DType::i64);
  const auto refuses = [](const Dims& sizes, std::initializer_list<Typed> types, const char* code,
                          const std::vector<std::string>& parts) {
    expect_error([&] { (void)shape_of(Op::dynamic_slice, types, SliceSizes{sizes}); }, code, parts);
  };
  refuses({5, 7}, {{{5, 6}}, start, start}, "slice_does_not_fit",
          {"dynamic_slice", "a slice of 7", "dimension 1", "0 to 6"});
  refuses({-1, 6}, {{{5, 6}}, start, start}, "slice_does_not_fit", {"a slice of -1", "dimension 0"});
  refuses({5}, {{{5, 6}}, start, start}, "operand_ranks_differ", {"dynamic_slice", "rank 1", "rank 2"});
  refuses({5, 6}, {{{5, 6}}, start}, "start_count_differs", {"dynamic_slice", "1 starts", "rank 2"});
  refuses({5}, {{{5}}, start, start}, "start_count_differs", {"2 starts", "rank 1"});
  refuses({5}, {{{5}}, {{1}, DType::i32}}, "operand_ranks_differ", {"rank 1", "rank 0"});
  refuses({5}, {{{5}}, {{}, DType::f32}}, "element_type_not_supported", {"dynamic_slice", "f32"});
  refuses({}, {}, "graph_is_invalid", {"dynamic_slice has an operand"});
}

TEST(MovementShapeRules, AnUpdateFitsIntoItsOperand) {
  const auto refuses = [](std::initializer_list<Typed> types, const char* code, const std::vector<std::string>& parts) {
    expect_error([&] { (void)shape_of(Op::dynamic_update_slice, types); }, code, parts);
  };
  expect_shape(result_of(Op::dynamic_update_slice, {{{5}, DType::c128}, {{2}, DType::c128}, start}), {5}, DType::c128);
  refuses({{{5}}, {{6}}, start}, "slice_does_not_fit", {"dynamic_update_slice", "a slice of 6", "0 to 5"});
  refuses({{{5}}, {{5, 1}}, start}, "operand_ranks_differ", {"dynamic_update_slice", "rank 2", "rank 1"});
  refuses({{{5}}, {{5}, DType::i32}, start}, "element_types_differ", {"f32 and i32"});
  refuses({{{5}}, {{5}}}, "start_count_differs", {"dynamic_update_slice", "0 starts", "rank 1"});
  refuses({{{5}}}, "graph_is_invalid", {"an operand and an update"});
}

TEST(MovementShapeRules, PaddingIsNotNegative) {
  expect_error(
      [] {
        (void)shape_of(Op::pad, {{{5, 6}}}, Padding{{0, -1}, {0, 0}});
      },
      "padding_is_negative", {"-1", "dimension 1"});
  expect_error(
      [] {
        (void)shape_of(Op::pad, {{{5, 6}}}, Padding{{0, 0}, {-2, 0}});
      },
      "padding_is_negative", {"-2", "dimension 0"});
  expect_error([] { (void)shape_of(Op::pad, {{{5, 6}}}, Padding{{0}, {0, 0}}); }, "operand_ranks_differ", {"pad"});
}

TEST(MovementShapeRules, ConcatenatedPartsAgreeButForOneDimension) {
  expect_shape(
      result_of(Op::concatenate, {{{2, 3}, DType::u32}, {{0, 3}, DType::u32}, {{4, 3}, DType::u32}}, with_dims({0})),
      {6, 3}, DType::u32);
  expect_error(
      [] {
        (void)shape_of(Op::concatenate, {{{2, 3}}, {{2, 4}}}, with_dims({0}));
      },
      "operand_shapes_differ", {"dimension 1", "3 against 4"});
  expect_error(
      [] {
        (void)shape_of(Op::concatenate, {{{2, 3}}, {{2}}}, with_dims({0}));
      },
      "operand_ranks_differ", {"concatenate"});
  expect_error(
      [] {
        (void)shape_of(Op::concatenate, {{{2}}, {{2}, DType::i32}}, with_dims({0}));
      },
      "element_types_differ", {"concatenate"});
  expect_error([] { (void)shape_of(Op::concatenate, {{{2}}}, with_dims({1})); }, "dimension_out_of_range", {"1"});
  expect_error([] { (void)shape_of(Op::concatenate, {}, with_dims({0})); }, "graph_is_invalid", {"at least one"});
}

TEST(MovementShapeRules, RowsAreTakenByAListOfIndices) {
  const Typed indices{{5}, DType::i32};
  expect_shape(result_of(Op::gather, {{{9, 2, 3}, DType::bf16}, indices}), {5, 2, 3}, DType::bf16);
  expect_error([&] { (void)shape_of(Op::gather, {{{}}, indices}); }, "operand_ranks_differ", {"gather", "0"});
  expect_shape(result_of(Op::gather, {{{9, 2, 3}, DType::bf16}, {{5, 4}, DType::i32}}), {5, 4, 2, 3}, DType::bf16);
  expect_error([] { (void)shape_of(Op::gather, {{{9}}, {{}, DType::i32}}); }, "operand_ranks_differ", {"0"});
  expect_error(
      [] {
        (void)shape_of(Op::scatter, {{{5, 4}}, {{5, 1}, DType::i32}}, {}, {9, 4});
      },
      "operand_shapes_differ", {"scatter", "dimension 1"});
  expect_error([&] { (void)shape_of(Op::scatter, {{{}}, indices}, {}, {9}); }, "operand_ranks_differ", {"0"});
  expect_error(
      [&] {
        (void)shape_of(Op::scatter, {{{6, 4}}, indices}, {}, {9, 4});
      },
      "operand_shapes_differ", {"6 against 5"});
  expect_error(
      [&] {
        (void)shape_of(Op::scatter, {{{5, 4}}, indices}, {}, {9, 3});
      },
      "operand_shapes_differ", {"4 against 3"});
  expect_error([&] { (void)shape_of(Op::scatter, {{{5, 4}}, indices}, {}, {9}); }, "operand_ranks_differ", {"scatter"});
}

TEST(MovementShapeRules, CheckedLabelsAreIntegersOfAnyShape) {
  const auto shape = [](const Typed& label, const Typed& piece, Index classes) {
    Graph graph;
    const Id labels = graph.add_input("label", InputKind::data, label.dtype, label.shape);
    const Id number = graph.add_input("piece", InputKind::data, piece.dtype, piece.shape);
    return graph.shape(emit(graph, Op::checked_label, {labels, number}, graph.pools.intern(LabelBounds{classes})));
  };
  EXPECT_TRUE(shape({{5, 2}, DType::i32}, start, 3) == (Shape{5, 2}));
  EXPECT_TRUE(shape({{}, DType::u32}, start, 0) == Shape{});
  expect_error([&] { (void)shape({{5}, DType::f32}, start, 3); }, "element_type_not_supported", {"f32"});
  expect_error([&] { (void)shape({{5}, DType::i32}, {{}, DType::u32}, 3); }, "element_type_not_supported", {"u32"});
  expect_error([&] { (void)shape({{5}, DType::i32}, {{5}, DType::i32}, 3); }, "operand_ranks_differ", {"rank 1"});
  expect_error([&] { (void)shape({{5}, DType::i32}, start, -1); }, "graph_is_invalid", {"2^31 - 1 classes"});
}

}  // namespace weft::movement_shape_rules_test
