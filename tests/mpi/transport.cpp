// The laws of transports on MPI, beside the transport that the runtime of all tests has.
#include "mpi/runtime.hpp"
#include "support/transport_laws.hpp"

namespace weft {
namespace {

TEST(MpiTransport, KeepsTheLaws) {
  Runtime& runtime = test::mpi_runtime();
  MpiTransport transport(MpiEnvironment::get(), runtime.local_device_count());
  EXPECT_EQ(transport.process_index(), runtime.process_index());
  EXPECT_EQ(transport.process_count(), runtime.process_count());
  test::expect_transport_laws(transport);
}

}  // namespace
}  // namespace weft
