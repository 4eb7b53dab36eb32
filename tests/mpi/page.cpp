// What runtime/README.md shows of several processes: compiled, and not run.
#include <weft/checkpoint/checkpoint.hpp>
#include <weft/runtime/mpi.hpp>
#include <weft/weft.hpp>

#include <vector>

namespace {

struct Loss {
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(weft::nn::Linear{"output", 784, 10}(image), label));
  }
};
using Batch = weft::Inputs<weft::f32[256][784], weft::i32[256]>;
const std::vector<float> image(256 * 784);
const std::vector<int> label(256);

}  // namespace

inline constexpr weft::HybridMesh mesh{{"data", 4, 2}};  // 4 devices in each of 2 processes
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Fsdp{}, weft::AdamW>;
static_assert(Step::bytes_sent(weft::Link::dcn) < Step::bytes_sent(weft::Link::ici));

int main(int argc, char** argv) {
  weft::MpiRuntime runtime(argc, argv, {.devices_per_process = 4});
  Step step(runtime, weft::Seed{42}, {});                // weights start equal without a message
  step(image, label);                                    // the whole batch, or the rows of this process, as a loader
                                                         // with .sharding = {mesh, P("data"), true} reads them
  weft::save_checkpoint("run.safetensors", step);        // all call it, the master writes
}
