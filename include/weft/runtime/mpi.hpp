// A runtime over the processes of an MPI job: weft.hpp does not include it, CMake's target weft::mpi does what it
// needs.
//
//   int main(int argc, char** argv) {
//     weft::MpiRuntime runtime(argc, argv, {.devices_per_process = 4});
//     weft::TrainStep<...> step(runtime, ...);   // a mesh of runtime.device_count() positions
//
// Started by mpirun, srun or what else starts MPI jobs; on its own it is one process. What is between processes is said
// in runtime/transport.hpp and runtime/process_collectives.hpp.
#ifndef WEFT_RUNTIME_MPI_HPP
#define WEFT_RUNTIME_MPI_HPP

#include <weft/observe/environment.hpp>
#include <weft/runtime/mpi_transport.hpp>
#include <weft/runtime/runtime.hpp>

namespace weft {

struct MpiOptions {
  int devices_per_process = 0;  // the same in all processes; 0: the environment's WEFT_DEVICES, else 1
  RuntimeOptions runtime = {};
  bool one_mpi_thread = false;  // do as if MPI allowed no more than one thread to call it; the first runtime decides
  bool shared_memory = true;    // false: do as if no two processes shared memory, as on two nodes
};

namespace detail {

struct MpiBase {
  MpiTransport transport;
  MpiBase(int& argc, char**& argv, const MpiOptions& options)
      : transport(MpiEnvironment::get(&argc, &argv, options.one_mpi_thread), devices(options), options.shared_memory) {}
  [[nodiscard]] static int devices(const MpiOptions& options) {
    if (options.devices_per_process > 0) return options.devices_per_process;
    const int wish = read_environment().devices;
    return wish > 0 ? wish : 1;
  }
};

}  // namespace detail

class MpiRuntime : private detail::MpiBase, public Runtime {
 public:
  // Called by all processes. Initializes MPI, unless it is. Errors: those of MpiTransport and Runtime.
  MpiRuntime(int& argc, char**& argv, MpiOptions options = {})
      : MpiBase(argc, argv, options),
        Runtime(transport.devices_per_process(), options.runtime,
                transport.process_count() > 1 ? &transport : nullptr) {}
  ~MpiRuntime() {
    end_use();
    if (last_error() != nullptr) transport.abandon(*last_error());
  }
};

}  // namespace weft

#endif
