// The step of mlp_step_bench under DDP on two processes, of one device each, or of two with WEFT_DEVICES=2; 128 rows in
// all devices together, as in `mlp_step/ddp_2` there.
#include "mlp_step.hpp"

#include <weft/runtime/mpi.hpp>

namespace {

inline constexpr weft::Mesh two{{"data", 2}}, four{{"data", 4}};

}  // namespace

int main(int argc, char** argv) {
  weft::MpiRuntime runtime(argc, argv);
  const int devices = runtime.local_device_count();
  if (runtime.process_count() != 2 || devices > 2) {
    if (runtime.is_master()) std::fprintf(stderr, "mpiexec -n 2 mpi_mlp_step_bench, with WEFT_DEVICES=1 or 2\n");
    return 1;
  }
  const std::vector<double> times =
      devices == 1 ? bench::mlp_step_times<bench::MlpStep<two, weft::Ddp{}, 128>>(runtime, 128)
                   : bench::mlp_step_times<bench::MlpStep<four, weft::Ddp{}, 128>>(runtime, 128);
  if (runtime.is_master()) bench::print_times("mlp_step/ddp_2", times, devices == 1 ? "weft mpi 2x1" : "weft mpi 2x2");
}
