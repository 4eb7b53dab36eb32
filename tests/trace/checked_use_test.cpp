// What misuse becomes: nothing where there is none; the sentences are in tests/compile_fail/cases (spec_*, zero_stage_*,
// batch_*, axis_*, group_*, optimizer_*).
#include <weft/trace/checked_use.hpp>

#include <support/small_training.hpp>

namespace weft::checked_use_test {

using Kind = Misuse::Kind;
constexpr Misuse none;
static_assert(sizeof(CheckedUse<none>) > 0);

constexpr Mesh three{{"data", 3}};

TEST(CheckedUse, TheCompilerNotesWhatDoesNotFit) {
  using Trace = detail::TrainingTrace<testing::SmallLoss, testing::SmallInputs>;
  constexpr Misuse cut = detail::misuse_of<Trace, three, Ddp{}>(), stage = detail::misuse_of<Trace, three, Fsdp{.stage = 4}>();
  EXPECT_EQ(cut.kind, Kind::batch_does_not_divide);
  EXPECT_EQ(cut.right, 3);
  EXPECT_EQ(stage.kind, Kind::zero_stage_out_of_range);
  EXPECT_EQ(stage.left, 4);
}

}  // namespace weft::checked_use_test
