// What compiling a step buys: its bytes are constants that are asserted, and its kernels are compiled, not interpreted,
// for every plan that has them, of whatever sizes.
#include "kernels.hpp"

#include "model.hpp"

#include <weft/dynamic/kernels.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace examples {

namespace {

using namespace weft::literals;

constexpr weft::Mesh two_devices{{"data", 2}};
using Batch = weft::Inputs<weft::f32[128][784], weft::i32[128], weft::f32[128]>;
using Step = weft::TrainStep<Loss, Batch, two_devices, weft::Ddp{}, weft::SgdMomentum>;

static_assert(weft::at_most<Step::peak_bytes_per_device, 6_MiB>);
static_assert(weft::at_most<Step::bytes_sent_per_step, 2_MiB>);

}  // namespace

void register_mnist_kernels() { weft::dynamic::register_kernels<Step>(); }

}  // namespace examples
