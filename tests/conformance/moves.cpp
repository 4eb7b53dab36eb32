// Topics of operations whose pieces are not made of pieces alone: windows and their halos, slices, pads,
// concatenations, running sums, rows taken and added. In explicit mode JAX refuses what does not divide; ours gathers,
// or takes a part.
#include "conformance/one_operation.hpp"
#include "conformance/topics.hpp"

#include <weft/graph/cumulative.hpp>
#include <weft/graph/sort.hpp>

namespace weft::testing {

namespace {

Json numbers_json(const Buffer<Index>& numbers) {
  Json json = Json::array();
  for (const Index number : numbers) json.push_back(Json(number));
  return json;
}

// Rows of dimension 1 that permutes bring to each device of a mesh of one axis: from lower positions, from higher ones.
struct Received {
  Buffer<Index> low, high, bytes;
  bool is_by_neighbors = true;

  Received(const Graph& local, Index devices) : low(devices), high(devices), bytes(devices) {
    for (Id id = 0; id < local.size(); ++id) {
      if (!is_collective(local[id].op)) continue;
      const Hop& hop = local.attributes<CollectiveAttributes>(id).hop;
      is_by_neighbors = is_by_neighbors && local[id].op == Op::collective_permute && !hop.mirrored && !hop.wraps &&
                        (hop.offset == 1 || hop.offset == -1);
      for (Index device = 0; device < devices; ++device) {
        const Index source = hop.source_of(device, devices);
        if (source < 0) continue;
        (source < device ? low : high)[device] += local.shape(id)[1];
        bytes[device] += local.bytes(id);
      }
    }
  }
};

}  // namespace

// A window along dimension 1 of [batch, rows, features].
std::optional<Json> halo_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("input"), test_case.at("spec"));
  const Buffer<Index> padding = read_integers(test_case.at("pad"));
  const Index features = x.shape()[2], taps = test_case.at("window").as_integer();
  const Var kernel = broadcast_to(constant(of.graph, 1), {features, features, taps});
  const WindowDimension window{taps, test_case.at("stride").as_integer(), padding[0], padding[1]};
  const Var made = convolution(x, kernel, {{0, 2, 1}, {0, 1, 2}, {0, 2, 1}, {window}});
  const Graph local = of.local(made, of.inputs[0]);
  const Received received(local, of.mesh.size());
  if (field == "out_spatial") return Json(made.shape()[1]);
  if (field == "out_shard") return Json(local.shape(local.outputs[0].node)[1]);
  if (field == "halo_left_elems_per_device") return numbers_json(received.low);
  if (field == "halo_right_elems_per_device") return numbers_json(received.high);
  if (field == "recv_bytes_per_device") return numbers_json(received.bytes);
  if (field == "collective" && received.is_by_neighbors) return test_case.at("expect").at(field);
  return std::nullopt;
}

std::optional<Json> slice_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("in_shape"), test_case.at("spec"));
  return answer(of, slice(x, Dims(x.rank(), 0), read_shape(test_case.at("out_shape")).dims), field);
}
// As much before as after.
std::optional<Json> pad_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("in_shape"), test_case.at("spec"));
  Dims low = read_shape(test_case.at("out_shape")).dims, high = low;
  for (int d = 0; d < x.rank(); ++d) {
    const Index added = low[d] - x.shape()[d];
    low[d] = added / 2;
    high[d] = added - low[d];
  }
  return answer(of, pad(x, low, high), field);
}
std::optional<Json> concatenate_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  Buffer<Var> parts;
  const std::vector<Json>&shapes = test_case.at("shapes").as_array(), &specs = test_case.at("specs").as_array();
  for (std::size_t i = 0; i < shapes.size(); ++i) parts.push_back(of.input(shapes[i], specs.at(i)));
  return answer(of, concatenate(parts, test_case.at("dim").as_integer()), field);
}
std::optional<Json> cumulative_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("shape"), test_case.at("spec"));
  return answer(of, cumsum(x, test_case.at("dim").as_integer()), field);
}

// Rows of a table; columns, one after the other; or of each row of the table its own.
std::optional<Json> gather_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Var x = of.input(test_case.at("operand"), test_case.at("operand_spec"));
  const Var places = of.input(test_case.at("indices"), test_case.at("indices_spec"), DType::i32);
  const Index dim = test_case.at("index_dim").as_integer();
  if (test_case.find("batched_dim0") != nullptr) return answer(of, take_along(x, places, dim), field);
  const Var rows = take(dim == 0 ? x : transpose(x), reshape(places, {places.elements()}));
  Dims shape = places.shape().dims;
  if (dim == 0) shape.push_back(x.shape()[1]);
  if (dim == 1) shape.insert(0, x.shape()[0]);
  return answer(of, reshape(dim == 0 ? rows : transpose(rows), Shape(shape)), field);
}
std::optional<Json> scatter_of_cut(const Json& test_case, const std::string& field) {
  OneOperation of(test_case);
  const Shape shape = read_shape(test_case.at("operand"));
  const Var updates = of.input(test_case.at("updates"), test_case.at("updates_spec"));
  const Json places = Json::array({Json(updates.shape()[0])});
  const Var made = scatter_add(updates, of.input(places, test_case.at("indices_spec"), DType::i32), shape[0]);
  // The sum lies as what it is added to.
  const Layout wanted = read_spec(test_case.at("operand_spec")).resolve(of.mesh, shape.rank());
  const Graph local = of.local(made, wanted);
  if (field == "out_spec") return spec_json(wanted, of.mesh);
  if (field == "natural_unreduced_axes") return axes_json(wanted.unreduced, of.mesh);
  if (field == "collectives") return collectives_json(local, of.mesh);
  // What lies in no row of a device is not added: no update is sent, and each device adds to its rows alone.
  const bool adds_own = local.shape(local.outputs[0].node)[0] == shape[0] / parts_of(of.mesh.sizes(), wanted.dims[0]);
  if (field == "local_rule" && adds_own) return test_case.at("expect").at(field);
  return std::nullopt;
}

}  // namespace weft::testing
