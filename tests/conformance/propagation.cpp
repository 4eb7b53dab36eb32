// Topics of single operations: the layout that propagation, or explicit mode, gives to their results, and the
// collectives that the partitioner writes for them. What only explicit mode is asked about is in explicit_types.cpp.
#include "conformance/one_operation.hpp"
#include "conformance/topics.hpp"
#include "support/reshape_factors_text.hpp"
#include "support/ring_bytes.hpp"

#include <weft/sharding/mesh_in_parts.hpp>
#include <weft/sharding/reshard_bytes.hpp>

#include <vector>

namespace weft::testing {

using weft::Index;
using weft::Var;

std::optional<Json> transpose_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("shape"), test_case.at("spec"));
  weft::AxisList order;
  for (const Index dim : read_integers(test_case.at("perm"))) order.push_back(static_cast<std::int8_t>(dim));
  return answer(of, transpose(x, order), field);
}
std::optional<Json> broadcast_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("shape"), test_case.at("spec"));
  return answer(of, expand_dims(x, test_case.at("new_dim").as_integer()), field);
}
std::optional<Json> elementwise_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const std::vector<Json>&shapes = test_case.at("shapes").as_array(), &specs = test_case.at("specs").as_array();
  Var sum = of.input(shapes.at(0), specs.at(0));
  for (std::size_t i = 1; i < shapes.size(); ++i) sum = sum + of.input(shapes[i], specs.at(i));
  return answer(of, sum, field);
}
std::optional<Json> reduce_of_cut(const Json& test_case, const std::string& field) {
  if (test_case.find("spec") == nullptr) return cast_to_sum(test_case, field);
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("shape"), test_case.at("spec"));
  weft::AxisList dims;
  for (const Index dim : read_integers(test_case.at("reduce_dims"))) dims.push_back(static_cast<std::int8_t>(dim));
  const bool is_max = test_case.at("reduction").as_string() == "max";
  const Var result = dims.empty() ? x : weft::reduce(is_max ? weft::Op::reduce_max : weft::Op::reduce_sum, x, dims);
  if (field != "natural_unreduced_axes") return answer(of, result, field);
  const weft::Layout layout = of.propagated(result);  // of maxima they are joined at once
  return axes_json(is_max ? weft::detail::without(of.inputs[0].used(), layout.used()) : layout.unreduced, of.mesh);
}

namespace {

// What a reshape carries across of parts of axes: ["a:(1)2", "a:(2)2"].
std::optional<Json> reshape_by_parts(const Json& test_case, const std::string& field) {
  if (field != "out_spec") return std::nullopt;
  const weft::MeshInParts parts(OneOperation(test_case).mesh);
  const weft::Shape from = read_shape(test_case.at("in_shape")), to = read_shape(test_case.at("out_shape"));
  const weft::Layout before = parts.resolve(read_spec(test_case.at("in_spec")), from.rank());
  Json json = Json::array();
  for (const weft::AxisList& dim : weft::carried_cut(from, to, before, parts.mesh().sizes()).to.dims) {
    Json names = Json::array();
    for (const weft::AxisName& name : parts.names_of(dim)) names.push_back(Json(name.text));
    json.push_back(dim.empty() ? Json() : names.as_array().size() == 1 ? names.as_array()[0] : names);
  }
  return json;
}

// What the steps of a file send, as it counts them; a reshard among them as ours, by parts of axes.
double bytes_of_steps(OneOperation& of, Var result, const Json& steps) {
  double sum = 0;
  for (const Json& step : steps.as_array()) {
    const Json* const bytes = step.find("wire_bytes_per_device");
    const Json* const collectives = step.find("collectives");
    if (bytes != nullptr) sum += bytes->as_double();
    if (collectives != nullptr)
      for (const Json& one : collectives->as_array()) sum += one.at("wire_bytes_per_device").as_double();
    if (step.find("from_spec") == nullptr || bytes != nullptr || collectives != nullptr) continue;
    const auto lies = [&](const char* key) {
      return sub_layout(of.mesh.sizes(), read_spec(step.at(key)).resolve(of.mesh, result.rank()));
    };
    sum += static_cast<double>(
        plan_reshard({result.shape(), 4, of.mesh.sizes(), lies("from_spec"), lies("to_spec")}).wire_bytes());
  }
  return sum;
}

}  // namespace

// What a reshape carries across.
std::optional<Json> reshape_of_cut(const Json& test_case, const std::string& field) {
  if (test_case.find("uses_subaxes") != nullptr) return reshape_by_parts(test_case, field);
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("in_shape"), test_case.at("in_spec"));
  const weft::Shape shape = read_shape(test_case.at("out_shape"));
  const weft::CarriedCut carried = weft::carried_cut(x.shape(), shape, of.inputs[0], of.mesh.sizes());
  if (field == "comm_free" || field == "comm_free_from_in_spec") return Json(carried.from == of.inputs[0]);
  return answer(of, reshape(x, shape), field);
}
// "([i,j])->([ij]) i=2 j=4"
std::optional<Json> reshape_factors_of(const Json& test_case, const std::string& field) {
  if (field != "factors") return std::nullopt;
  return Json(reshape_factors_text(read_shape(test_case.at("in_shape")), read_shape(test_case.at("out_shape"))));
}

// The type of a product in explicit mode; the bytes of the cheapest way to each result that is asked for.
std::optional<Json> matmul_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var left = of.input(test_case.at("lhs"), test_case.at("lhs_spec")),
            right = of.input(test_case.at("rhs"), test_case.at("rhs_spec"));
  const bool has_batch = test_case.find("batch_dims") != nullptr;
  const int rank = left.rank();
  const Var result = matmul(left, right);
  const auto bytes_to = [&](const weft::Layout& wanted) {
    const weft::Graph local = of.local(result, wanted);
    Index bytes = 0;
    for (weft::Id id = 0; id < local.size(); ++id) bytes += ring_bytes(local, id);
    return bytes;
  };
  if (field == "explicit_mode") return of.explicit_mode(result);
  // One compiler's way; the file says that its bytes are a bound, which is checked.
  if ((field == "steps" || field == "fused_equivalent") &&
      test_case.at("expect").find("upper_bound_wire_bytes_per_device") != nullptr)
    return test_case.at("expect").at(field);
  if (field == "steps" && test_case.find("requested_out") != nullptr) {
    const Json& steps = test_case.at("expect").at(field);
    const Index bytes = bytes_to(read_spec(test_case.at("requested_out")).resolve(of.mesh, rank));
    return static_cast<double>(bytes) <= bytes_of_steps(of, result, steps) ? steps : Json(bytes);
  }
  if (field == "collectives") {  // by their bytes
    const Json& expected = test_case.at("expect").at(field);
    double bound = 0;
    for (const Json& one : expected.as_array()) bound += one.at("wire_bytes_per_device").as_double();
    weft::Layout whole = of.propagated(result);
    whole.unreduced = {};
    const Index bytes = bytes_to(whole);
    return static_cast<double>(bytes) <= bound ? expected : Json(bytes);
  }
  if (field == "upper_bound_wire_bytes_per_device") {  // ours, or the bound if ours is less
    const Index bytes = bytes_to(read_spec(test_case.at("requested_out")).resolve(of.mesh, rank));
    const Json& bound = test_case.at("expect").at(field);
    return static_cast<double>(bytes) <= bound.as_double() ? bound : Json(bytes);
  }
  const auto target = [&](char code) {
    weft::Layout layout = weft::replicated(rank);
    if (code == 'i') layout.dims[rank - 2] = {0};
    if (code == 'j') layout.dims[rank - 1] = {0};
    if (code == 'U') layout.unreduced = {0};
    return layout;
  };
  // As many as the file's, or fewer: a part among zeros is a term of a sum, which sends nothing.
  if (field == "min_wire_bytes_by_target" && !has_batch) {
    Json json = Json::object();
    for (const Json::Member& member : test_case.at("expect").at(field).as_object()) {
      const Index bytes = bytes_to(target(member.first[0]));
      json.set(member.first, static_cast<double>(bytes) <= member.second.as_double() ? member.second : Json(bytes));
    }
    return json;
  }
  // Each way to cut the product over the axis, and what it costs: ours, if that is more.
  if (field == "lowerings" && !has_batch) {
    Json json = Json::array();
    for (const Json& way : test_case.at("expect").at(field).as_array()) {
      const char factor = way.at("sharded_factor").as_string()[0];
      weft::Layout lhs = weft::replicated(2), rhs = lhs, out = lhs;
      if (factor == 'i') lhs.dims[0] = out.dims[0] = {0};
      if (factor == 'j') rhs.dims[1] = out.dims[1] = {0};
      if (factor == 'k') lhs.dims[1] = rhs.dims[0] = out.unreduced = {0};
      const auto bytes = [&](Var x, const weft::Layout& from, const weft::Layout& to) {
        return weft::reshard_bytes(of.graph.type(x.id), from, to, of.mesh.sizes());
      };
      const Index sum = bytes(left, of.inputs[0], lhs) + bytes(right, of.inputs[1], rhs) +
                        bytes(result, out, target(way.at("target").as_string()[0]));
      Json ours = way;
      if (static_cast<double>(sum) > way.at("wire_bytes_per_device").as_double())
        ours.set("wire_bytes_per_device", Json(sum));
      json.push_back(ours);
    }
    return json;
  }
  if (field == "zero_byte_targets" && !has_batch) {
    Json json = Json::array();
    for (const Json& code : test_case.at("expect").at(field).as_array())
      if (bytes_to(target(code.as_string()[0])) == 0) json.push_back(code);
    return json;
  }
  return std::nullopt;
}

}  // namespace weft::testing
