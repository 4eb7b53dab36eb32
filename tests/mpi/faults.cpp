// mpiexec -n 3 weft_mpi_fault FAULT: device 3, of process 1 (stop_master: device 0), does something wrong in its third
// round; or process 1 does before (devices, join_and_leave), in a training step (settings) or between runs (outside).
#include <weft/runtime/mpi.hpp>
#include <weft/weft.hpp>

#include <csignal>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace {

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 4, 2}(x)); }
};
constexpr weft::Mesh eight_devices{{"data", 8}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[8][4]>, eight_devices, weft::Ddp{}, weft::Sgd>;
constexpr weft::Mesh six_devices{{"data", 6}};
using RightStep = weft::TrainStep<Loss, weft::Inputs<weft::f32[12][4]>, six_devices, weft::Fsdp{}, weft::Sgd>;

void rounds(weft::Device& device, const std::string& fault) {
  std::vector<float> values(100'000, 1.0F), all(values.size() * static_cast<std::size_t>(device.device_count()));
  for (int round = 0; round < 6; ++round) {
    const bool is_wrong = device.ordinal() == (fault == "stop_master" ? 0 : 3) && round == 2;
    if (is_wrong && fault == "throw") throw std::runtime_error("no more paper");
    if (is_wrong && fault == "leave") return;
    if (is_wrong && fault == "skip") continue;
    if (is_wrong && fault == "change") values.resize(77), all.resize(77 * 6);
    if (is_wrong && fault == "kill") ::kill(::getpid(), SIGKILL);
    if (is_wrong && (fault == "stop" || fault == "stop_master")) ::kill(::getpid(), SIGSTOP);
    if (is_wrong && fault == "spin")
      for (volatile bool spins = true; spins;) ::usleep(1000);
    if (round % 2 == 0)
      device.all_reduce(weft::ReductionKind::sum, values, {}, "values");
    else
      device.all_gather(values, all, {}, "all");
  }
}

// Before MPI says so: by what Open MPI, MPICH and Slurm leave in the environment.
bool started_as_second() {
  for (const char* name : {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK", "SLURM_PROCID"})
    if (const char* const rank = std::getenv(name)) return std::string_view(rank) == "1";
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string fault = argc > 1 ? argv[1] : "";
  int process = 0;
  try {
    if (fault == "join_and_leave" && weft::MpiPlace(weft::MpiEnvironment::get(&argc, &argv)).process == 1) return 3;
    const int devices = fault == "devices" && started_as_second() ? 3 : 2;
    weft::MpiRuntime runtime(argc, argv,
                             {.devices_per_process = devices, .runtime = {.slow_barrier_milliseconds = 3000}});
    process = runtime.process_index();
    if (fault == "mesh") Step(runtime, weft::Seed{1}, {});
    if (fault == "settings") {
      RightStep step(runtime, weft::Seed{1}, {.learning_rate = process == 1 ? 0.5F : 0.25F});
      step(std::vector<float>(48));
    }
    runtime.run([](weft::Device& device) { rounds(device, ""); });
    if (fault == "outside" && process == 1) throw std::runtime_error("process 1 has no file");
    runtime.run([&](weft::Device& device) { rounds(device, fault); });
  } catch (const std::exception& error) {
    if (process == 0 || fault == "outside") std::fprintf(stderr, "error: %s\n", error.what());
    return 3;
  }
  return 0;
}
