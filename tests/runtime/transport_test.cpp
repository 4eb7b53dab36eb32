// The laws of transports, on the one whose processes are threads; tests/mpi/transport.cpp has them on MPI.
#include <thread>
#include <vector>

#include "support/loopback_transport.hpp"
#include "support/transport_laws.hpp"

namespace weft::transport_test {

struct Layout {
  int processes, devices;
};

TEST(Transport, LawsHoldBetweenThreads) {
  for (const Layout layout : {Layout{2, 1}, Layout{2, 3}, Layout{3, 2}}) {
    test::LoopbackNetwork network(layout.processes, layout.devices);
    std::vector<std::thread> team;
    for (int process = 0; process < layout.processes; ++process)
      team.emplace_back([&, process] { test::expect_transport_laws(network[process]); });
    for (std::thread& thread : team) thread.join();
  }
}

TEST(Transport, KnowsItsPlace) {
  test::LoopbackNetwork network(3, 2);
  EXPECT_EQ(network[2].process_index(), 2);
  EXPECT_EQ(network[2].process_count(), 3);
  EXPECT_EQ(network[2].devices_per_process(), 2);
}

}  // namespace weft::transport_test
