// Topics of single operations that ask about their types over explicit axes: those that change extents, look rows up,
// and what becomes of sums over devices.
#include "conformance/one_operation.hpp"
#include "conformance/topics.hpp"

#include <weft/graph/functions.hpp>
#include <weft/reference/interpret.hpp>

#include <stdexcept>
#include <vector>

namespace weft::testing {

using weft::Index;
using weft::Var;

std::optional<Json> concatenate_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const std::vector<Json>&shapes = test_case.at("shapes").as_array(), &specs = test_case.at("specs").as_array();
  weft::Buffer<Var> operands;
  for (std::size_t i = 0; i < shapes.size(); ++i) operands.push_back(of.input(shapes[i], specs.at(i)));
  return answer(of, concatenate(operands, test_case.at("dim").as_integer()), field);
}
std::optional<Json> cumulative_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("shape"), test_case.at("spec"));
  return answer(of, cumsum(x, test_case.at("dim").as_integer()), field);
}
// Zeros behind each dimension, or the first elements of it.
std::optional<Json> resize_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("in_shape"), test_case.at("spec"));
  const weft::Shape to = read_shape(test_case.at("out_shape"));
  const int rank = to.rank();
  weft::Dims zeros(rank, 0), missing = zeros, kept = zeros;
  for (int d = 0; d < rank; ++d) {
    missing[d] = to[d] > x.shape()[d] ? to[d] - x.shape()[d] : 0;
    kept[d] = to[d] < x.shape()[d] ? to[d] : x.shape()[d];
  }
  return answer(of, test_case.at("category").as_string() == "pad" ? pad(x, zeros, missing) : slice(x, zeros, kept),
                field);
}
// A whole value that is made a sum over devices, and its own sum: {"0": numbers of device 0, ...}.
std::optional<Json> cast_to_sum(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Json& expected = test_case.at("expect");
  const std::vector<Json>& numbers = expected.at("shards_after_cast").as_object()[0].second.as_array();
  const weft::P spec = weft::P().unreduced(read_axes(expected.at("out_unreduced")));
  const auto extent = static_cast<Index>(numbers.size());
  const Var x = of.input(weft::Shape{extent}, weft::replicated(1));
  const Var cast = mark_sharding(x, spec), sum = weft::reduce(weft::Op::reduce_sum, cast, {0});
  if (field == "out_unreduced") return axes_json(of.typed(sum).unreduced, of.mesh);
  weft::Value whole = weft::filled_value(weft::DType::f32, weft::Shape{extent}, 0);
  for (Index i = 0; i < extent; ++i) whole[i] = numbers[weft::to_size(i)].as_double();
  const bool is_sum = field == "sum_shards";
  const weft::Graph local = of.local(is_sum ? sum : cast, spec.resolve(of.mesh, is_sum ? 0 : 1));
  const auto made =
      weft::interpret(local, std::vector<std::vector<weft::Value>>(weft::to_size(of.mesh.size()), {whole}));
  Json json = Json::object({});
  for (std::size_t device = 0; device < made.size(); ++device) {
    Json values = Json::array();
    for (const double element : made[device][0].elements) values.push_back(Json(static_cast<Index>(element)));
    json.set(std::to_string(device), is_sum ? values.as_array()[0] : values);
  }
  return json;
}
// operand[..., indices, ...] along "index_dim"; with "batched_dim0" row i of it by row i of the indices.
std::optional<Json> gather_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var operand = of.input(test_case.at("operand"), test_case.at("operand_spec"));
  const Var places = of.input(test_case.at("indices"), test_case.at("indices_spec"), weft::DType::i32);
  const Index dim = test_case.at("index_dim").as_integer();
  const Json* const batched = test_case.find("batched_dim0");
  if (batched != nullptr && batched->as_bool()) return answer(of, take_along(operand, places, dim), field);
  weft::AxisList to_front{static_cast<std::int8_t>(dim)}, back;
  for (std::int8_t d = 0; d < operand.rank(); ++d)
    if (d != dim) to_front.push_back(d);
  const int count = places.rank();
  for (int d = 0; d < operand.rank() + count - 1; ++d)
    back.push_back(static_cast<std::int8_t>(d < dim ? d + count : d < dim + count ? d - dim : d));
  weft::Dims extents = places.shape().dims;
  for (int d = 1; d < to_front.size(); ++d) extents.push_back(operand.shape()[to_front[d]]);
  const Var rows = take(transpose(operand, to_front), reshape(places, {places.elements()}));
  const Var result = transpose(reshape(rows, weft::Shape(extents)), back);
  if (field != "auto") return answer(of, result, field);
  Json json = Json::object({});
  for (const Json::Member& member : test_case.at("expect").at(field).as_object())
    if (const std::optional<Json> made = answer(of, result, member.first)) json.set(member.first, *made);
  return json;
}
// Rows of updates, added to those of the operand: the result lies as the operand does.
std::optional<Json> scatter_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var operand = of.input(test_case.at("operand"), test_case.at("operand_spec"));
  const Var updates = of.input(test_case.at("updates"), test_case.at("updates_spec"));
  const Json rows = Json::array({Json(updates.shape()[0])});
  const Var places = of.input(rows, test_case.at("indices_spec"), weft::DType::i32);
  return answer(of, operand + scatter_add(updates, places, operand.shape()[0]), field);
}

// ---- Sums over devices: {"unreduced": axes}, {"reduced": axes}, {"spec": ...}, {"literal": number}, {} or null
std::optional<Json> unreduced_operation(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const weft::Shape shape{4, 4};
  const auto operand = [&](const Json& state) -> Var {
    if (const Json* const literal = state.find("literal"))
      return weft::constant(of.graph, literal->as_double());
    weft::P spec;
    if (const Json* const cut = state.find("spec")) spec = read_spec(*cut);
    if (const Json* const axes = state.find("unreduced")) spec = spec.unreduced(read_axes(*axes));
    if (const Json* const axes = state.find("reduced")) spec = spec.reduced(read_axes(*axes));
    return of.input(shape, spec.resolve(of.mesh, 2));
  };
  const std::string name = test_case.at("op").as_string();
  const Var left = operand(test_case.at("lhs"));
  Var result = left;
  if (test_case.at("rhs").is(Json::Kind::null)) {
    result = name == "cos"   ? cos(left)
             : name == "sin" ? sin(left)
             : name == "exp" ? exp(left)
             : name == "neg" ? -left
                             : throw std::runtime_error("the operation \"" + name + "\" is not known");
  } else {
    const Var right = operand(test_case.at("rhs"));
    result = name == "add"           ? left + right
             : name == "sub"         ? left - right
             : name == "mul"         ? left * right
             : name == "div"         ? left / right
             : name == "dot_general" ? matmul(left, right)
                                     : throw std::runtime_error("the operation \"" + name + "\" is not known");
  }
  const weft::Layout layout = of.typed(result);
  if (field == "error") return Json();
  if (field == "unreduced") return axes_json(layout.unreduced, of.mesh);
  if (field == "reduced") return axes_json(layout.reduced, of.mesh);
  return answer(of, result, field);
}

}  // namespace weft::testing
