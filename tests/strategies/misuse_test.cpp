// Misuse as a value: what each strategy finds, and the types in which compilers print it.
#include <support/training.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>

#include <type_traits>

namespace weft::misuse_test {

using Kind = Misuse::Kind;

constexpr SpmdSpecs good{{P("data"), P("data")}, {{"fc1.weight", P(nullptr, "model")}, {"fc*", P("data")}}};
constexpr SpmdSpecs misspelt{{}, {{"fc1.weight", P("data")}, {"fc3.bias", P("data")}}};
constexpr int line_of_misspelt = __LINE__ - 1;
constexpr SpmdSpecs long_spec{{}, {{"fc1.bias", P("data", "model")}}};
constexpr SpmdSpecs long_pattern{{}, {{"fc1.weight", P("data", "model")}, {"*", P("model", "data")}}};
constexpr SpmdSpecs long_batch{{P("data"), P("data")}, {}};
constexpr SpmdSpecs long_input{{P(), P("data", nullptr, "model")}, {}};

constexpr Misuse of(const SpmdSpecs& specs, const Mesh& mesh = {{"data", 2}, {"model", 2}}) {
  return Spmd(specs).misuse(testing::mlp(8, {4, 8, 2}), mesh);
}

TEST(Misuse, IsNoneWhereEverythingFits) {
  static_assert(Fsdp{.stage = 1}.misuse().kind == Kind::none && Fsdp{.stage = 3}.misuse().kind == Kind::none);
  EXPECT_EQ(of(good).kind, Kind::none);
}

TEST(Misuse, KnowsTheNumbersTheNameAndTheLine) {
  EXPECT_EQ(Fsdp{.stage = 0}.misuse().kind, Kind::zero_stage_out_of_range);
  EXPECT_EQ(Fsdp{.stage = 4}.misuse().left, 4);
  const Misuse name = of(misspelt);
  EXPECT_EQ(name.kind, Kind::spec_names_no_parameter);
  EXPECT_STREQ(name.name.c_str(), "fc3.bias");
  EXPECT_EQ(name.line, line_of_misspelt);
  const Misuse rank = of(long_spec);
  EXPECT_EQ(rank.kind, Kind::spec_longer_than_rank);
  EXPECT_STREQ(rank.name.c_str(), "fc1.bias");
  EXPECT_EQ(rank.left, 2);
  EXPECT_EQ(rank.right, 1);
  EXPECT_STREQ(of(long_pattern).name.c_str(), "fc1.bias") << "the first parameter that the pattern takes and that is too small";
  EXPECT_STREQ(of(long_input).name.c_str(), "input 1");
  EXPECT_EQ(of(long_input).left, 3);
}

TEST(Misuse, ACutIntoUnequalPartsIsFoundInParametersAndInputs) {
  const Misuse parameter = of(good, {{"data", 1}, {"model", 3}});
  EXPECT_EQ(parameter.kind, Kind::dimension_does_not_divide);
  EXPECT_STREQ(parameter.name.c_str(), "fc1.weight");
  EXPECT_EQ(parameter.left, 8);
  EXPECT_EQ(parameter.right, 3);
  const Misuse input = of(long_batch, {{"data", 3}, {"model", 1}});
  EXPECT_EQ(input.kind, Kind::dimension_does_not_divide);
  EXPECT_STREQ(input.name.c_str(), "input 0");
  EXPECT_EQ(input.left, 8);
}

// The assertions hold of no misuse, and each fails of its own.
constexpr Misuse none, stage = Fsdp{.stage = 7}.misuse(),
                       wrong_name = Misuse(Kind::spec_names_no_parameter, 0).named("ab", 3),
                       too_long = Misuse(Kind::spec_longer_than_rank, 3, 2).named("c", 5);
static_assert(zero_stage_in_range<stage_of<none>> && zero_stage_in_range<stage_of<too_long>>);
static_assert(!zero_stage_in_range<stage_of<stage>> && std::is_same_v<stage_of<stage>, Stage<7>>);
template <const Misuse& misuse>
constexpr bool fits_rank = spec_fits_rank<name_in<misuse>, entries_of<misuse>, rank_of<misuse>, line_of<misuse>>;
static_assert(fits_rank<none> && fits_rank<stage> && fits_rank<wrong_name> && !fits_rank<too_long>);
template <const Misuse& misuse>
constexpr bool names_parameter = spec_names_parameter<name_in<misuse>, name_line_of<misuse>>;
static_assert(names_parameter<none> && names_parameter<stage> && names_parameter<too_long> &&
              !names_parameter<wrong_name>);
static_assert(group_matches_a_parameter<name_in<none>, GroupLine<0>, true> &&
              !something_is_trained<Parameters<4>, false>);
static_assert(std::is_same_v<line_of<too_long>, SpecLine<5>> && std::is_same_v<entries_of<too_long>, Entries<3>>);
static_assert(!std::is_same_v<name_in<too_long>, name_in<wrong_name>> && std::is_empty_v<name_in<wrong_name>>);

}  // namespace weft::misuse_test
