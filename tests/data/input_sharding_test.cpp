// Which rows of each field of a batch a process reads: one ShardingSpec for all, one a field by name, or in order.
#include <weft/data/input_sharding.hpp>

#include <support/expect_error.hpp>

#include <vector>

namespace weft {

static bool operator==(const RowRange& left, const RowRange& right) {
  return left.first == right.first && left.rows == right.rows;
}

namespace input_sharding_test {

using testing::expect_error;

constexpr Mesh mesh{{"data", 4}, {"model", 2}};
constexpr const char* names[] = {"image", "label"};
constexpr Index widths[] = {12, 1};
constexpr BatchFields named{names, widths, 2}, unnamed{nullptr, widths, 2};
constexpr ShardingSpec by_rows{mesh, P("data"), true}, by_columns{mesh, P("model"), true}, whole{};

// Of process 1 of 4, which has devices 2 and 3: data 1, model 0 and 1.
std::vector<RowRange> rows_of(const InputSharding& sharding, Index rows = 8, const BatchFields& fields = named) {
  const Buffer<RowRange> ranges = sharding.rows(fields, rows, 1, 4);
  return {ranges.begin(), ranges.end()};
}
using Ranges = std::vector<RowRange>;

TEST(InputSharding, OneSpecIsThatOfAllFieldsAndOfTheWeights) {
  EXPECT_FALSE(InputSharding().is_given());
  for (const InputSharding& sharding : {InputSharding(by_rows), InputSharding{mesh, P("data"), true}}) {
    EXPECT_TRUE(sharding.is_given());
    EXPECT_EQ(sharding.parts(named), 4);
    EXPECT_EQ(rows_of(sharding), (Ranges{{2, 2}, {2, 2}, {2, 2}}));
  }
  EXPECT_EQ(rows_of(ShardingSpec{mesh, P("data"), false}), (Ranges{{0, 8}, {0, 8}, {0, 8}}));
  EXPECT_EQ(rows_of({mesh, P(), true}), (Ranges{{0, 8}, {0, 8}, {0, 8}}));
  EXPECT_EQ(InputSharding(mesh, P()).parts(named), 1);
}

TEST(InputSharding, FieldsHaveTheirOwnByName) {
  const InputSharding sharding{{"label", whole}, {"image", by_rows}};
  EXPECT_TRUE(sharding.is_given());
  EXPECT_EQ(sharding.parts(named), 4);
  EXPECT_EQ(rows_of(sharding), (Ranges{{2, 2}, {0, 8}, {2, 2}})) << "weights as field 0";
  EXPECT_EQ(rows_of({{"weight", whole}, {"label", {mesh, P(AxisNames{"data", "model"}), true}}, {"image", by_rows}}),
            (Ranges{{2, 2}, {2, 2}, {0, 8}}));
  EXPECT_EQ(rows_of({{"image", {mesh, P("model"), true}}, {"label", {mesh, P("data"), false}}}),
            (Ranges{{0, 8}, {0, 8}, {0, 8}}));
  // Other axes of the same devices.
  constexpr Mesh line{{"x", 8}};
  const InputSharding lines{{"image", by_rows}, {"label", {line, P("x"), true}}};
  EXPECT_EQ(lines.parts(named), 8) << "of the field that is cut into most";
  EXPECT_EQ(rows_of(lines, 16), (Ranges{{4, 4}, {4, 4}, {4, 4}}));
}

TEST(InputSharding, OrInOrder) {
  for (const BatchFields& fields : {named, unnamed}) {
    EXPECT_EQ(rows_of({by_rows, whole}, 8, fields), (Ranges{{2, 2}, {0, 8}, {2, 2}}));
    EXPECT_EQ(rows_of({whole, by_rows, by_rows}, 8, fields), (Ranges{{0, 8}, {2, 2}, {2, 2}}));
    EXPECT_EQ(rows_of({{mesh, P("data"), true}, {}}, 8, fields), (Ranges{{2, 2}, {0, 8}, {2, 2}}));
  }
}

TEST(InputSharding, AFieldMayBeCutInColumnsByTheStep) {
  constexpr ShardingSpec cut{mesh, P("data", "model")};
  EXPECT_EQ(rows_of({{"image", cut}, {"label", by_rows}}), (Ranges{{0, 8}, {2, 2}, {0, 8}}));
  expect_error([&] { rows_of(cut); }, "loader_field_does_not_divide",
               {"field 'label' has 1 elements in a row", "into 2 parts", "a ShardingSpec of its own"});
  expect_error(
      [&] {
        rows_of({{mesh, P("data", "model"), true}, by_rows});
      },
      "loader_spec_cuts_columns", {"dimension 1 of field 'image'", "no minibatch"});
  expect_error([&] { rows_of({by_rows, by_rows, cut}); }, "loader_field_does_not_divide", {"field 'weight'"});
}

TEST(InputSharding, MisuseNamesTheField) {
  expect_error(
      [] {
        rows_of({{"image", by_rows}, {"labels", by_rows}});
      },
      "loader_field_is_unknown",
      {"'labels' is no field", "field 'image', field 'label', field 'weight'; name one of these"});
  expect_error(
      [] {
        rows_of({{"image", by_rows}, {"label", whole}}, 8, unnamed);
      },
      "loader_field_is_unknown", {"'image'", "field 0, field 1, field 'weight'", "in their order"});
  expect_error(
      [] {
        rows_of({by_rows, by_rows, by_rows, by_rows});
      },
      "loader_shardings_are_too_many", {"4 ShardingSpecs", "field 'image', field 'label', field 'weight'"});
  expect_error(
      [] {
        rows_of({{"image", by_rows}, {"image", whole}});
      },
      "loader_field_is_sharded_twice", {"field 'image' has two"});
  expect_error(
      [] {
        rows_of({{"image", by_rows}, {"weight", by_rows}});
      },
      "loader_field_has_no_sharding", {"field 'label' has no ShardingSpec", "ShardingSpec{}"});
  expect_error([] { rows_of({by_rows}, 8, unnamed); }, "loader_field_has_no_sharding", {"field 1"});
  expect_error(
      [] {
        rows_of({by_rows, by_columns}, 4 * 3 + 1);
      },
      "loader_field_does_not_divide", {"field 'image' has 13 rows", "into 4 parts"});
  expect_error(
      [] {
        rows_of({by_rows, {Mesh{{"x", 3}}, P("x"), true}});
      },
      "loader_meshes_differ", {"field 'label' has 3 devices", "8"});
  expect_error([] { rows_of({by_rows, {mesh, P("rows"), true}}); }, "unknown_axis", {"rows"});
}

}  // namespace input_sharding_test
}  // namespace weft
