// Shape rules of collectives: extents grow and shrink by the sizes of groups, or do not divide.
#include <support/expect_error.hpp>
#include <support/shape_rules.hpp>

namespace weft::collective_shape_rules_test {

using testing::expect_error;
using testing::expect_shape;
using testing::result_of;
using testing::shape_of;
using testing::with_dims;

static_assert(shape_of(Op::all_gather, {{{2, 3}}}, with_dims({0}, {0, 1}), {}, {2, 4}) == Shape{16, 3});
static_assert(shape_of(Op::reduce_scatter, {{{8, 3}}}, with_dims({0}, {1}), {}, {2, 4}) == Shape{2, 3});
static_assert(shape_of(Op::all_to_all, {{{8, 3}}}, with_dims({0, 1}, {0}), {}, {2, 4}) == Shape{4, 6});

TEST(CollectiveShapeRules, CollectivesMultiplyAndDivideExtents) {
  const MeshSizes mesh{2, 3};
  const auto on_mesh = [&](Op op, const CollectiveAttributes& attributes) {
    return result_of(op, {{{12, 6}, DType::bf16}}, attributes, {}, mesh);
  };
  expect_shape(on_mesh(Op::all_reduce, with_dims({}, {0})), {12, 6}, DType::bf16);
  expect_shape(on_mesh(Op::collective_permute, with_dims({}, {0})), {12, 6}, DType::bf16);
  expect_shape(on_mesh(Op::all_gather, with_dims({1}, {0})), {12, 12}, DType::bf16);
  expect_shape(on_mesh(Op::reduce_scatter, with_dims({0}, {1, 0})), {2, 6}, DType::bf16);
  expect_shape(on_mesh(Op::shard_slice, with_dims({1}, {1})), {12, 2}, DType::bf16);
  expect_shape(on_mesh(Op::all_to_all, with_dims({0, 1}, {1})), {4, 18}, DType::bf16);
}

TEST(CollectiveShapeRules, CollectivesRefuseExtentsThatDoNotDivide) {
  const MeshSizes mesh{4};
  const auto refuses = [&](Op op, const AxisList& dims) {
    expect_error(
        [&] {
          (void)shape_of(op, {{{6, 4}}}, with_dims(dims, {0}), {}, mesh);
        },
        "extent_does_not_divide", {name_of(op), "6", "4"});
  };
  refuses(Op::reduce_scatter, {0});
  refuses(Op::shard_slice, {0});
  refuses(Op::all_to_all, {0, 1});
  expect_error([&] { (void)shape_of(Op::all_gather, {{{6}}}, with_dims({1}, {0}), {}, mesh); },
               "dimension_out_of_range", {"all_gather"});
  expect_error([&] { (void)shape_of(Op::shard_slice, {{{6}}}, with_dims({1}, {0}), {}, mesh); },
               "dimension_out_of_range", {"shard_slice"});
}

}  // namespace weft::collective_shape_rules_test
