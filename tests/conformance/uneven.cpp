// Topic uneven: dimensions that do not divide, under the padded rule and under nested chunks.
#include "conformance/read.hpp"
#include "conformance/topics.hpp"

#include <weft/sharding/uneven.hpp>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace weft::testing {

using weft::Index;

namespace {

std::optional<Json> padded(const CaseSharding& of, const weft::Shape& shape, const std::string& field) {
  if (field == "padded_shard_shape") return to_json(weft::padded_shard_shape(of.sharding, shape));
  if (field == "padded_global_shape") return to_json(weft::padded_global_shape(of.sharding, shape));
  if (field == "valid_index_ranges")
    return by_device(of.mesh,
                     [&](Index position) { return to_json(weft::padded_index_ranges(of.sharding, shape, position)); });
  if (field == "empty_shards") {
    std::vector<Index> devices;
    for (const Index device : weft::empty_padded_shards(of.sharding, shape)) devices.push_back(of.mesh.device(device));
    std::sort(devices.begin(), devices.end());
    return to_json(devices);
  }
  return std::nullopt;
}

std::optional<Json> chunked(const CaseSharding& of, const weft::Shape& shape, const std::string& field) {
  if (field != "shards") return std::nullopt;
  return by_device(of.mesh, [&](Index position) {
    const weft::ChunkedShard shard = weft::nested_chunk(of.sharding, shape, position);
    return Json::object({{"local_shape", to_json(shard.local_shape)}, {"offset", to_json(shard.offset)}});
  });
}

}  // namespace

std::optional<Json> uneven(const Json& test_case, const std::string& field) {
  const CaseSharding of = read_sharding(test_case);
  const weft::Shape shape = read_shape(test_case.at("shape"));
  const std::string& policy = test_case.at("policy").as_string();
  if (field == "error") {
    (void)of.sharding.shard_shape(shape);
    return Json();
  }
  if (policy == "gspmd_pad") return padded(of, shape, field);
  if (policy == "dtensor_chunk") return chunked(of, shape, field);
  throw std::runtime_error("the policy \"" + policy + "\" is not known");
}

}  // namespace weft::testing
