#include "job.hpp"

#if EXAMPLES_HAVE_MPI
#include <weft/runtime/mpi.hpp>

#include <cstdlib>
#include <memory>
#include <optional>

namespace examples {

namespace {

std::optional<weft::MpiPlace> place;
int* argument_count = nullptr;
char*** arguments = nullptr;

// Open MPI, MPICH and their relatives, and PMIx, which Slurm offers, tell a process that it is one of several.
bool was_started_by_mpi() {
  for (const char* const name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"})
    if (std::getenv(name) != nullptr) return true;
  return false;
}

}  // namespace

void join_job(int& count, char**& words) {
  argument_count = &count;
  arguments = &words;
  if (!was_started_by_mpi()) return;
  place.emplace(weft::MpiEnvironment::get(&count, &words));
  if (!is_master() && std::freopen("/dev/null", "w", stdout) == nullptr) std::fclose(stdout);
}

int process_index() { return place ? place->process : 0; }
int process_count() { return place ? place->processes : 1; }

std::unique_ptr<weft::Runtime> make_runtime(weft::Index devices, const weft::RuntimeOptions& options) {
  if (!place) return std::make_unique<weft::Runtime>(static_cast<int>(devices), options);
  if (devices % place->processes != 0)
    throw UsageError(weft::Sentence() << devices << " devices cannot be spread evenly over " << place->processes
                                      << " processes; start a number of processes that divides --devices");
  return std::make_unique<weft::MpiRuntime>(
      *argument_count, *arguments,
      weft::MpiOptions{.devices_per_process = static_cast<int>(devices) / place->processes, .runtime = options});
}

}  // namespace examples

#else

namespace examples {

void join_job(int&, char**&) {}
int process_index() { return 0; }
int process_count() { return 1; }
std::unique_ptr<weft::Runtime> make_runtime(weft::Index devices, const weft::RuntimeOptions& options) {
  return std::make_unique<weft::Runtime>(static_cast<int>(devices), options);
}

}  // namespace examples

#endif

namespace examples {

bool is_master() { return process_index() == 0; }

}  // namespace examples
