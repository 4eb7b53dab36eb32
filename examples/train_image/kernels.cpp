// What compiling a step buys: its bytes are constants that are asserted, and its kernels are compiled, not interpreted,
// for every plan that has them, of whatever sizes: those of ViTs in f32.
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
using Step = weft::TrainStep<ImageLoss<vit>, weft::Inputs<weft::f32[64][3][32][32], weft::i32[64]>, two_devices,
                             weft::Ddp{}, weft::SgdMomentum>;

static_assert(weft::at_most<Step::peak_bytes_per_device, 134_MiB>);
static_assert(weft::at_most<Step::bytes_sent_per_step, 4_MiB>);

}  // namespace

void register_image_kernels() { weft::dynamic::register_kernels<Step>(); }

}  // namespace examples
