// The laws of transports on MPI, beside the transport that the runtime of all tests has.
#include "mpi/runtime.hpp"
#include "support/transport_laws.hpp"

namespace weft {
namespace {

void expect_laws_of(bool shares_memory) {
  Runtime& runtime = test::mpi_runtime();
  MpiTransport transport(MpiEnvironment::get(), runtime.local_device_count(), shares_memory);
  EXPECT_EQ(transport.process_index(), runtime.process_index());
  EXPECT_EQ(transport.process_count(), runtime.process_count());
  for (int process = 0; process < transport.process_count(); ++process)
    if (process != transport.process_index()) {
      EXPECT_EQ(transport.shares_memory_with(process), shares_memory);
    }
  test::expect_transport_laws(transport);
}

TEST(MpiTransport, KeepsTheLawsWithinANode) { expect_laws_of(true); }
TEST(MpiTransport, KeepsTheLawsBetweenNodes) { expect_laws_of(false); }

// What lies where its receiver reads it is not written over, however long that takes.
TEST(MpiTransport, ARoomIsNotFreeUntilItHasBeenRead) {
  Runtime& runtime = test::mpi_runtime();
  const int devices = runtime.local_device_count(), reader = devices;
  MpiTransport transport(MpiEnvironment::get(), devices);
  test::on_ends(transport, [&](test::TransportEnd& end) {
    if (end.device() == 0) {
      int sent = 0;
      while (end.try_send(sent, Transport::message_bytes, {&reader, 1})) ++sent;
      EXPECT_EQ(sent, MpiRooms::of_a_device);
      const std::byte letter{static_cast<unsigned char>(sent)};
      transport.post(1, {&letter, 1});
      end.send(sent, 1, {&reader, 1});
    } else if (end.device() == reader) {
      std::byte letter[Transport::letter_bytes];
      test::wait_until("the letter", [&] { return transport.collect(letter) == 1; });
      const int sent = static_cast<int>(letter[0]);
      for (int number = 0; number < sent; ++number) end.take(0, number, Transport::message_bytes);
      end.take(0, sent, 1);
    }
  });
}

}  // namespace
}  // namespace weft
