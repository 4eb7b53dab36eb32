# weft::mpi: weft, and the MPI that this machine has; for <weft/runtime/mpi.hpp>. Defined where MPI is found.
find_package(MPI QUIET COMPONENTS CXX)
if(MPI_CXX_FOUND AND NOT TARGET weft::mpi)
  add_library(weft::mpi INTERFACE IMPORTED GLOBAL)
  target_link_libraries(weft::mpi INTERFACE weft::weft MPI::MPI_CXX)
endif()
