// mpiexec -n 2 mpi_all_reduce_bench: all_reduce of two processes of one device beside MPI_Allreduce of the same processes,
// in turns, so that both see the same machine. JSON lines, then on standard error for each size the difference, the
// ratio of the bandwidths and whether the sums are equal. Goals: at most 5 us more at 1 KiB, 0.9 of the bandwidth above.
#include "measure.hpp"

#include <weft/runtime/mpi.hpp>

#include <algorithm>

namespace {

double median_of(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void compare(weft::MpiRuntime& runtime, weft::Index bytes, int calls) {
  constexpr int rounds = 7;
  std::vector<float> in(weft::to_size(bytes / 4)), out(in.size()), peers(in.size());
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 1000) + static_cast<float>(runtime.process_index());
  std::vector<double> own_times, peer_times;
  const auto append = [](std::vector<double>& times, const std::vector<double>& more) {
    times.insert(times.end(), more.begin(), more.end());
  };
  for (int round = 0; round < rounds; ++round) {
    runtime.run([&](weft::Device& device) {
      append(own_times, bench::times_of(5, calls, [&] { device.all_reduce(weft::ReductionKind::sum, in, out); }));
    });
    weft::MpiEnvironment::get().run([&] {
      append(peer_times, bench::times_of(5, calls, [&] {
               MPI_Allreduce(in.data(), peers.data(), static_cast<int>(in.size()), MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
             }));
    });
  }
  if (!runtime.is_master()) return;
  char name[64];
  std::snprintf(name, sizeof name, "all_reduce/2/%lld", static_cast<long long>(bytes));
  bench::print_times(name, own_times, "weft mpi 2x1");
  bench::print_times(name, peer_times, "MPI_Allreduce");
  const double own = median_of(own_times), peer = median_of(peer_times);
  std::fprintf(stderr, "%s: %+.1f us, %.2f of the bandwidth, sums %s\n", name, (own - peer) * 1e3, peer / own,
               out == peers ? "equal" : "DIFFER");
}

}  // namespace

int main(int argc, char** argv) {
  weft::MpiRuntime runtime(argc, argv, {.devices_per_process = 1});
  if (runtime.process_count() != 2) {
    if (runtime.is_master()) std::fprintf(stderr, "mpiexec -n 2 mpi_all_reduce_bench\n");
    return 1;
  }
  compare(runtime, 1 << 10, 2000);
  compare(runtime, 1 << 20, 100);
  compare(runtime, 1 << 26, 5);
}
