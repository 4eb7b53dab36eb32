// The same step twice: what the table says of DDP on two devices is known to the compiler, too, and asserted.
#include "kernels.hpp"

#include <weft/dynamic/kernels.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace examples {

namespace {

constexpr weft::Mesh two_devices{{"data", 2}};
using Batch = weft::Inputs<weft::f32[256][784], weft::i32[256]>;
using Step = weft::TrainStep<MeanLoss, Batch, two_devices, weft::Ddp{}, weft::SgdMomentum>;

static_assert(Step::peak_bytes_per_device == 8'823'552);
static_assert(Step::bytes_sent_per_step == 2'678'832);
static_assert(Step::count(weft::Collective::all_reduce) == 3);

}  // namespace

void register_mlp_kernels() { weft::dynamic::register_kernels<Step>(); }

}  // namespace examples
