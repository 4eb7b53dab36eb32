// Layouts: pieces of a tensor and their shapes.
#include <support/expect_error.hpp>
#include <support/mesh_values.hpp>

namespace weft::layout_test {

using testing::expect_error;

constexpr Layout cut(std::initializer_list<AxisList> dims) {
  Layout layout;
  for (const AxisList& dim : dims) layout.dims.push_back(dim);
  return layout;
}
constexpr MeshSizes mesh{2, 4};

static_assert(is_replicated(replicated(3)) && replicated(3).dims.size() == 3);
static_assert(!is_replicated(cut({{}, {1}})));
static_assert(local_shape({8, 12}, cut({{0}, {1}}), mesh) == Shape{4, 3});
static_assert(local_shape({8, 12}, cut({{1, 0}, {}}), mesh) == Shape{1, 12});
static_assert(parts_of(mesh, {}) == 1 && parts_of(mesh, {0, 1}) == 8);
static_assert(starts_with({0, 1}, {0}) && starts_with({0}, {}) && !starts_with({0}, {0, 1}) &&
              !starts_with({1, 0}, {0}));
static_assert(contains_any({0, 1}, {1}) && !contains_any({0}, {1}) && !contains_any({}, {}));

TEST(Layout, APieceHasTheExtentsDividedByTheParts) {
  EXPECT_TRUE((local_shape({8, 12}, cut({{0, 1}, {}}), mesh) == Shape{1, 12}));
  EXPECT_TRUE((local_shape({}, replicated(0), mesh) == Shape{}));
}
TEST(Layout, AnExtentThatDoesNotDivideIsAnError) {
  expect_error([] { (void)local_shape({8, 6}, cut({{}, {1}}), mesh); }, "dimension_does_not_divide", {"1", "6", "4"});
}
TEST(Layout, AnUnreducedValueIsNotReplicated) {
  Layout layout = replicated(1);
  layout.unreduced = {0};
  EXPECT_FALSE(is_replicated(layout));
}
TEST(Layout, PiecesPutTogetherAreTheWhole) {
  const Value whole = testing::random_value(DType::f32, {8, 12}, 3);
  for (const Layout& layout : {cut({{}, {}}), cut({{0}, {1}}), cut({{1}, {0}}), cut({{1, 0}, {}}), cut({{0, 1}, {}})}) {
    std::vector<Value> pieces;
    for (Index device = 0; device < 8; ++device) pieces.push_back(testing::piece_of(whole, layout, mesh, device));
    testing::expect_equal(testing::assembled(pieces, whole.shape, layout, mesh), whole);
  }
}

}  // namespace weft::layout_test
