// The processes that run a program together: those that mpiexec or srun has started, if weft::mpi was there when it was
// built, else one.
#ifndef EXAMPLES_SUPPORT_JOB_HPP
#define EXAMPLES_SUPPORT_JOB_HPP

#include "flags.hpp"

#include <weft/runtime/runtime.hpp>

#include <cstdio>
#include <memory>

namespace examples {

// Takes part in the job. Processes but the master print nothing on the standard output from here on.
void join_job(int& count, char**& words);

[[nodiscard]] int process_index();
[[nodiscard]] int process_count();
[[nodiscard]] bool is_master();

// `devices` in all processes together. Throws UsageError if they cannot be spread evenly. A trainer that says nothing
// else has no use for numbers below 1.2e-38, which take long.
[[nodiscard]] std::unique_ptr<weft::Runtime> make_runtime(
    weft::Index devices, const weft::RuntimeOptions& options = {.flush_subnormals = true});

// run_program for a program of several processes: an error that all of them have is the master's to print (if that was
// stopped, MpiEnvironment has another one print it). Flags may differ, so wrong ones are every process's own to print.
template <class Body>
int run_job(const char* name, int& count, char**& words, Body&& body) {
  return run_program(name, [&] {
    join_job(count, words);
    try {
      return body();
    } catch (const weft::Error&) {
      if (is_master()) throw;
    } catch (const UsageError& error) {
      if (is_master()) throw;
      std::fprintf(stderr, "%s: error of process %d: %s\n", name, process_index(), error.what());
    }
    return exit_bad_input;
  });
}

}  // namespace examples

#endif
