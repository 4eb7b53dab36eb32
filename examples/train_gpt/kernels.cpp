// What compiling a step buys: its bytes are constants that are asserted, and its kernels are compiled, not interpreted,
// for every plan that has them, of whatever sizes: those of GPTs in f32.
#include "kernels.hpp"

#include "options.hpp"

#include <weft/dynamic/kernels.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

namespace examples {

namespace {

using namespace weft::literals;

constexpr weft::Mesh two_devices{{"data", 2}};
using Step = weft::TrainStep<GptLoss<default_sizes, 2>, weft::Inputs<weft::i32[16][64], weft::i32[16][64]>, two_devices,
                             weft::Ddp{}, weft::Optimizer<weft::AdamW, gpt_options>>;

static_assert(weft::at_most<Step::peak_bytes_per_device, 26_MiB>);
static_assert(weft::at_most<Step::bytes_sent_per_step, 2_MiB>);

}  // namespace

void register_gpt_kernels() { weft::dynamic::register_kernels<Step>(); }

}  // namespace examples
