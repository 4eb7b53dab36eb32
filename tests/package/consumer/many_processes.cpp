// Compiles and links where the package found MPI.
#include <weft/runtime/mpi.hpp>

int main(int argc, char** argv) {
  weft::MpiRuntime runtime(argc, argv);
  return runtime.process_count() - 1;
}
