// The MLP under Adafactor computes what PyTorch computes, and goes on from a checkpoint
// under another strategy with the same bits.
#include <weft/train/train_step.hpp>

#include <support/golden_resume.hpp>
#include <weft/optim/adafactor.hpp>

namespace weft {
namespace {

using testing::data_mesh;
using testing::expect_golden_losses;

template <const auto& mesh, auto strategy>
using Step = TrainStep<testing::GoldenLoss<false>, testing::GoldenInputs, mesh, strategy, Adafactor>;
inline constexpr SpmdSpecs by_batch{{PartitionSpec("data"), PartitionSpec("data")}, {}};
using Cut = Step<data_mesh<2>, Spmd(by_batch)>;

TEST(GoldenMlp, AdafactorOnOneDevice) { expect_golden_losses<Step<data_mesh<1>, Ddp{}>>("adafactor"); }
TEST(GoldenMlp, AdafactorUnderSpmdOnTwoDevices) { expect_golden_losses<Cut>("adafactor"); }
TEST(GoldenMlp, AdafactorGoesOnFromACheckpoint) {
  testing::expect_same_bits_from_a_checkpoint<Cut, Step<data_mesh<2>, Ddp{}>>("adafactor");
}

}  // namespace
}  // namespace weft
