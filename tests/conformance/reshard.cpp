// Topic reshard: the steps that the planner takes between two specs, with sub-axes, device orders and sums.
#include "conformance/read.hpp"
#include "conformance/topics.hpp"

#include <weft/sharding/reshard_plan.hpp>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace weft::testing {

using weft::Index;

namespace {

// "x", or "x:(pre)size".
weft::SubAxis read_sub_axis(const weft::Mesh& mesh, const std::string& text) {
  const std::size_t colon = text.find(":(");
  const int axis = mesh.index_of(weft::AxisName(text.substr(0, colon).c_str()));
  weft::SubAxis part{static_cast<std::int8_t>(axis), 1, static_cast<std::int32_t>(mesh.axes[axis].size)};
  if (colon == std::string::npos) return part;
  const std::size_t close = text.find(')', colon);
  if (close == std::string::npos) throw std::runtime_error("\"" + text + "\" is no sub-axis");
  part.pre = std::stoi(text.substr(colon + 2, close - colon - 2));
  part.size = std::stoi(text.substr(close + 1));
  return part;
}
weft::SubAxes read_sub_axes(const weft::Mesh& mesh, const Json& entry) {
  weft::SubAxes list;
  if (entry.is(Json::Kind::null)) return list;
  const std::vector<Json> names = entry.is(Json::Kind::string) ? std::vector<Json>{entry} : entry.as_array();
  for (const Json& name : names) {
    const weft::SubAxis part = read_sub_axis(mesh, name.as_string());
    if (part.size > 1) list.push_back(part);
  }
  return list;
}
// `way`: "in" or "out".
weft::SubLayout read_layout(const Json& test_case, const weft::Mesh& mesh, int rank, const std::string& way) {
  weft::SubLayout layout;
  for (const Json& entry : test_case.at(way + "_spec").as_array()) layout.dims.push_back(read_sub_axes(mesh, entry));
  while (layout.dims.size() < rank) layout.dims.push_back({});
  if (layout.dims.size() > rank) weft::spec_longer_than_rank(layout.dims.size(), rank);
  if (const Json* sums = test_case.find(way + "_unreduced")) layout.unreduced = read_sub_axes(mesh, *sums);
  return layout;
}

struct ReshardCase {
  CaseMesh mesh;
  weft::Buffer<Index> devices_after;  // the device at every position of the mesh of the result
  weft::ReshardProblem problem;
};
ReshardCase read_case(const Json& test_case) {
  ReshardCase result{read_mesh(test_case.at("mesh")), {}, {}};
  const weft::Mesh& mesh = result.mesh.mesh;
  result.devices_after = result.mesh.devices;
  if (const Json* ids = test_case.find("out_device_ids")) result.devices_after = read_integers(*ids);
  weft::ReshardProblem& problem = result.problem;
  problem.shape = read_shape(test_case.at("shape"));
  problem.element_bytes = test_case.at("dtype_bytes").as_integer();
  problem.mesh = mesh.sizes();
  problem.from = read_layout(test_case, mesh, problem.shape.rank(), "in");
  problem.to = read_layout(test_case, mesh, problem.shape.rank(), "out");
  const auto is_replicated = [](const weft::SubLayout& layout) {
    return std::all_of(layout.dims.begin(), layout.dims.end(), [](const weft::SubAxes& dim) { return dim.empty(); });
  };
  problem.reorders_devices =
      !(result.devices_after == result.mesh.devices) && !(is_replicated(problem.from) && is_replicated(problem.to));
  return result;
}

Json sub_axes_json(const weft::Mesh& mesh, const weft::SubAxes& list) {
  Json json = Json::array();
  for (const weft::SubAxis& part : list) {
    std::string text = mesh.axes[part.axis].name.text;
    if (part.size != mesh.axes[part.axis].size)
      text += ":(" + std::to_string(part.pre) + ")" + std::to_string(part.size);
    json.push_back(Json(text));
  }
  return json;
}
template <class Lists>
Json by_dimension(const weft::Mesh& mesh, const Lists& lists) {
  Json json = Json::array();
  for (const weft::SubAxes& list : lists) json.push_back(sub_axes_json(mesh, list));
  return json;
}
const char* name_of(weft::ReshardKind kind) {
  constexpr const char* names[] = {"all-slice",  "reduce-scatter", "all-reduce", "collective-permute",
                                   "all-to-all", "all-gather",     "spread"};
  return names[static_cast<int>(kind)];
}

// Where the piece of every device starts, by its id.
std::vector<std::vector<Index>> starts(const ReshardCase& of, const weft::SubLayout& layout,
                                       const weft::Buffer<Index>& devices) {
  std::vector<std::vector<Index>> result(weft::to_size(devices.size()));
  for (Index position = 0; position < devices.size(); ++position)
    for (int d = 0; d < layout.dims.size(); ++d) {
      const Index extent = of.problem.shape[d], parts = weft::parts_of(layout.dims[d]);
      const Index start =
          weft::position_over(of.problem.mesh, layout.dims[d], position) * weft::ceil_divide(extent, parts);
      result[weft::to_size(devices[position])].push_back(std::min(start, extent));
    }
  return result;
}

// All that a file may say of a step; of it, what it says.
Json step_json(const ReshardCase& of, const weft::ReshardStep& step, const weft::SubLayout& before, bool is_first_permute) {
  const weft::Mesh& mesh = of.mesh.mesh;
  Json json = Json::object({{"kind", Json(name_of(step.kind))},
                            {"axes_per_dim", by_dimension(mesh, step.axes)},
                            {"result_spec", by_dimension(mesh, step.result.dims)},
                            {"local_bytes_in", Json(step.bytes_in)},
                            {"local_bytes_out", Json(step.bytes_out)},
                            {"local_bytes", Json(step.bytes_in)},
                            {"group_size", Json(step.group)},
                            {"wire_bytes_per_device", Json(step.wire_bytes)}});
  if (!step.summed.empty()) json.set("axes", sub_axes_json(mesh, step.summed));
  for (int d = 0; d < step.axes.size() && step.summed.empty(); ++d) {
    if (step.axes[d].empty()) continue;
    json.set("axes", sub_axes_json(mesh, step.axes[d]));
    json.set("dim", Json(Index{d}));
    if (step.kind == weft::ReshardKind::all_to_all)
      json.set("moves", Json::array({Json::object({{"axes", sub_axes_json(mesh, step.axes[d])},
                                                   {"src_dim", Json(Index{step.source()})},
                                                   {"tgt_dim", Json(Index{step.target})}})}));
    break;
  }
  if (step.kind == weft::ReshardKind::collective_permute) {
    const auto had = starts(of, before, is_first_permute ? of.mesh.devices : of.devices_after);
    const auto has = starts(of, step.result, of.devices_after);
    Index changed = 0;
    for (std::size_t device = 0; device < had.size(); ++device) changed += had[device] == has[device] ? 0 : 1;
    json.set("devices_whose_shard_changes", Json(changed));
  }
  return json;
}
Json only_fields(const Json& all, const Json& asked) {
  Json json = Json::object();
  for (const Json::Member& member : asked.as_object())
    if (const Json* value = all.find(member.first)) json.set(member.first, *value);
  if (json.find("kind") == nullptr) json.set("kind", all.at("kind"));
  return json;
}

}  // namespace

std::optional<Json> reshard(const Json& test_case, const std::string& field) {
  const ReshardCase of = read_case(test_case);
  const Json* by_parts = test_case.find("uses_subaxes");
  const bool by_whole_axes = by_parts != nullptr && !by_parts->as_bool();
  const weft::ReshardPlan plan =
      by_whole_axes ? weft::plan_reshard_by_whole_axes(of.problem) : weft::plan_reshard(of.problem);
  if (field == "total_wire_bytes_per_device") return Json(plan.wire_bytes());
  if (field != "sequence") return std::nullopt;
  const std::vector<Json>& expected = test_case.at("expect").at("sequence").as_array();
  Json sequence = Json::array();
  weft::SubLayout before = of.problem.from;
  bool is_first_permute = true;
  for (Index i = 0; i < plan.steps.size(); ++i) {
    const weft::ReshardStep& step = plan.steps[i];
    const Json all = step_json(of, step, before, is_first_permute);
    const auto number = weft::to_size(i);
    sequence.push_back(number < expected.size() ? only_fields(all, expected[number]) : all);
    is_first_permute = is_first_permute && step.kind != weft::ReshardKind::collective_permute;
    before = step.result;
  }
  return sequence;
}

}  // namespace weft::testing
