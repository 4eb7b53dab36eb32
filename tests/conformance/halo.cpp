// The topic of windows along a cut dimension: what each device gets of its neighbors.
#include "conformance/one_operation.hpp"
#include "conformance/topics.hpp"

#include <weft/sharding/partition.hpp>

namespace weft::testing {

namespace {

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
  if (field == "halo_left_elems_per_device") return to_json(received.low);
  if (field == "halo_right_elems_per_device") return to_json(received.high);
  if (field == "recv_bytes_per_device") return to_json(received.bytes);
  if (field == "collective" && received.is_by_neighbors) return test_case.at("expect").at(field);
  return std::nullopt;
}

}  // namespace weft::testing
