#include "candidate.hpp"

#include "../support/flags.hpp"
#include "../support/job.hpp"
#include "../support/placement.hpp"

#include <weft/dynamic/parse.hpp>
#include <weft/mesh/hybrid_mesh.hpp>

#include <algorithm>

namespace examples {

namespace {

const weft::SpmdSpecs& megatron_of(const Workload& work) {
  if (!work.megatron)
    throw UsageError(weft::Sentence() << "the weights of this model are not cut over an axis \"model\"; name a mesh "
                                         "without it, or another --model");
  return *work.megatron;
}
// What `work` has cut over "model", on a mesh that has such an axis.
Candidate cut_over_model(const std::string& name, const weft::Mesh& mesh, const Workload& work) {
  return {name, mesh, megatron_of(work), true};
}

// With an axis "seq" of its mesh that the devices share sequences along.
Candidate with_sequences(Candidate candidate, const Workload& work) {
  if (candidate.mesh.find("seq") < 0) return candidate;
  if (!work.with_sequences)
    throw UsageError("nothing of this model is a sequence; name a mesh without an axis \"seq\", or another --model");
  candidate.strategy = work.with_sequences(candidate.strategy, candidate.mesh);
  candidate.sums_otherwise = true;
  return candidate;
}

// Weights cut over one axis, in replicas along the other.
Candidate hybrid(const weft::Mesh& mesh) {
  return {"HSDP", mesh, weft::Fsdp{.axes = weft::axes("data"), .replicate_axes = weft::axes("replica")}, true};
}

}  // namespace

Candidate one_device() { return {"one device", weft::Mesh{{"data", 1}}, weft::Ddp{}}; }

std::vector<Candidate> default_candidates(const Workload& work, weft::Index devices) {
  const weft::Mesh mesh{{"data", devices}};
  std::vector<Candidate> candidates{{"DDP", mesh, weft::Ddp{}}};
  for (int stage = weft::Fsdp::first_stage; stage <= weft::Fsdp::last_stage; ++stage)
    candidates.push_back({"ZeRO-" + std::to_string(stage), mesh, weft::Fsdp{.stage = stage}});
  candidates.push_back({"SPMD batch", mesh, weft::AnyStrategy::spmd_over("data")});
  if (work.megatron && devices % 2 == 0)
    candidates.push_back(cut_over_model("SPMD 2-D", weft::Mesh{{"data", devices / 2}, {"model", 2}}, work));
  if (work.sequence > 0 && work.sequence % 2 == 0 && devices % 2 == 0)
    candidates.push_back(with_sequences(
        {"DDP x ring", weft::Mesh{{"data", devices / 2}, {"seq", 2}}, weft::Ddp{.axes = weft::axes("data")}}, work));
  if (devices % 4 == 0) candidates.push_back(hybrid(weft::Mesh{{"replica", 2}, {"data", devices / 2}}));
  if (work.megatron && devices % 4 == 0) {
    const weft::AnyStrategy fsdp = weft::Fsdp{.axes = weft::axes("data")};
    const weft::Mesh both{{"data", devices / 2}, {"model", 2}};
    candidates.push_back({"FSDP x TP", both, fsdp.with_specs(*work.megatron), true});
  }
  return candidates;
}

std::vector<Candidate> candidates_in_two_granules(const Workload& work) {
  const weft::Mesh mesh = weft::HybridMesh{{"data", 2, 2}}.mesh();
  std::vector<Candidate> candidates{{"DDP", mesh, weft::Ddp{}}, {"ZeRO-3", mesh, weft::Fsdp{.stage = 3}}};
  candidates.push_back(hybrid(weft::HybridMesh{{"replica", 1, 2}, {"data", 2}}.mesh()));
  if (work.megatron)
    candidates.push_back(cut_over_model("SPMD 2-D", weft::HybridMesh{{"data", 1, 2}, {"model", 2}}.mesh(), work));
  return candidates;
}

Candidate parse_candidate(const std::string& text, const Workload& work, weft::Index devices) {
  std::string commas = text;
  std::replace(commas.begin(), commas.end(), ';', ',');
  if (!commas.starts_with("spmd:") || commas.starts_with("spmd:batch=")) {
    const std::size_t at = commas.find('@');
    const weft::Mesh mesh =
        at == std::string::npos ? weft::Mesh{{"data", devices}} : weft::parse_mesh(commas.substr(at + 1));
    const weft::AnyStrategy strategy = weft::parse_strategy(commas.substr(0, at));
    const auto* const fsdp = strategy.as<weft::Fsdp>();
    const bool has_replicas = fsdp != nullptr && !fsdp->replicate_axes.empty();
    if (!leaves_model_axis(strategy, mesh)) return with_sequences({text, mesh, strategy, has_replicas}, work);
    return with_sequences({text, mesh, strategy.with_specs(megatron_of(work)), true}, work);
  }
  const weft::Mesh mesh = weft::parse_mesh(commas.substr(5));
  if (mesh.find("model") >= 0) return with_sequences(cut_over_model(text, mesh, work), work);
  return with_sequences({text, mesh, weft::AnyStrategy::spmd_over("data")}, work);
}

bool runs_on_these_processes(const Candidate& candidate) {
  const weft::Index granules = candidate.mesh.granules();
  return candidate.devices() == 1 || (candidate.devices() % process_count() == 0 &&
                                      (process_count() == 1 || granules == 1 || granules == process_count()));
}

}  // namespace examples
