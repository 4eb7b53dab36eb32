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
  bool sums_otherwise = false;  // weights or groups are cut over an axis: sums are made in another order

  [[nodiscard]] weft::Index devices() const { return mesh.size(); }
};

// One device, with which the others are compared.
[[nodiscard]] Candidate one_device();
// DDP, ZeRO-1 to 3, SPMD over the batch, and over batch and weights where the model's can be cut; DDP of pairs that share
// sequences, if there are some; on a multiple of four devices HSDP and FSDP beside tensor parallelism.
[[nodiscard]] std::vector<Candidate> default_candidates(const Workload& work, weft::Index devices);
// Some on four devices that stand in two granules, between which the network is slow: DDP, ZeRO-3, HSDP and SPMD 2-D.
// The batch is cut over both levels; what HSDP cuts, and "model", stay inside.
[[nodiscard]] std::vector<Candidate> candidates_in_two_granules(const Workload& work);
// The candidate of one text, as parse_strategy takes it, but with ';' in the place of ',': "fsdp:stage=2;wrap=all".
// "spmd:data=2;model=2" names a mesh, of whatever number of devices, and so does what stands behind '@':
// "fsdp:axes=data@data=2;model=2" leaves "model" to the specs of the workload. Along an axis "seq" devices share
// sequences: "spmd:data=2;seq=2". Errors: those of parse_strategy and parse_mesh; UsageError.
[[nodiscard]] Candidate parse_candidate(const std::string& text, const Workload& work, weft::Index devices);

// Whether its devices can be spread over the processes of this run: evenly, and granules are processes.
[[nodiscard]] bool runs_on_these_processes(const Candidate& candidate);

}  // namespace examples

#endif
