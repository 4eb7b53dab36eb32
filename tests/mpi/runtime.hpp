// The runtime of all tests of a program that mpiexec has started.
#ifndef WEFT_TESTS_MPI_RUNTIME_HPP
#define WEFT_TESTS_MPI_RUNTIME_HPP

#include <weft/runtime/mpi.hpp>

namespace weft::test {

[[nodiscard]] MpiRuntime& mpi_runtime();

}  // namespace weft::test

#endif
