// Four devices in two granules, as two hosts would have them. The batch is cut over both levels; "model" stays inside.
#include "on_devices.hpp"

namespace examples {

namespace {

inline constexpr weft::Mesh data_over_hosts = weft::HybridMesh{{"data", 2, 2}}.mesh();
inline constexpr weft::Mesh model_inside_hosts = weft::HybridMesh{{"data", 1, 2}, {"model", 2}}.mesh();

}  // namespace

std::vector<Candidate> candidates_in_two_granules() {
  return {Training<data_over_hosts, weft::Ddp{}>::candidate("DDP"),
          Training<data_over_hosts, weft::Fsdp{.stage = 3}>::candidate("ZeRO-3"),
          Training<model_inside_hosts, weft::Spmd(model_specs<model_inside_hosts>)>::candidate("SPMD 2-D")};
}

}  // namespace examples
