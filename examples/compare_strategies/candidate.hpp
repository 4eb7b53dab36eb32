// A strategy on a mesh, one of those that are compared.
#ifndef EXAMPLES_COMPARE_STRATEGIES_CANDIDATE_HPP
#define EXAMPLES_COMPARE_STRATEGIES_CANDIDATE_HPP

#include "workload.hpp"

#include <string>
#include <vector>

namespace examples {

struct Candidate {
  std::string name;
  weft::Mesh mesh;
  weft::AnyStrategy strategy;
  bool cuts_weights = false;  // over an axis of the mesh: sums are made in another order than under the others

  [[nodiscard]] weft::Index devices() const { return mesh.size(); }
};

// One device, with which the others are compared.
[[nodiscard]] Candidate one_device();
// DDP, ZeRO-1 to 3, SPMD over the batch, and over batch and weights where the model's can be cut.
[[nodiscard]] std::vector<Candidate> default_candidates(const Workload& work, weft::Index devices);
// Some on four devices that stand in two granules, between which the network is slow: DDP, ZeRO-3 and SPMD 2-D. The
// batch is cut over both levels; "model" stays inside.
[[nodiscard]] std::vector<Candidate> candidates_in_two_granules(const Workload& work);
// Of one text, as parse_strategy takes it, but with ';' in the place of ',': "fsdp:stage=2;wrap=all".
// "spmd:data=2;model=2" names a mesh, of whatever number of devices. Errors: those of parse_strategy and parse_mesh;
// UsageError.
[[nodiscard]] Candidate parse_candidate(const std::string& text, const Workload& work, weft::Index devices);

// Whether its devices can be spread over the processes of this run: evenly, and granules are processes.
[[nodiscard]] bool runs_on_these_processes(const Candidate& candidate);

}  // namespace examples

#endif
