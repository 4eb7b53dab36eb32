// The topics that are implemented, one function a category; each answers as conformance.hpp describes.
#ifndef WEFT_TESTS_CONFORMANCE_TOPICS_HPP
#define WEFT_TESTS_CONFORMANCE_TOPICS_HPP

#include "support/json.hpp"

#include <optional>
#include <string>

namespace weft::testing {

// mesh_spec.cpp
std::optional<Json> mesh_spec(const Json& test_case, const std::string& field);
std::optional<Json> replica_groups(const Json& test_case, const std::string& field);
std::optional<Json> spec_equivalence(const Json& test_case, const std::string& field);
// error.cpp
std::optional<Json> error(const Json& test_case, const std::string& field);
// uneven.cpp
std::optional<Json> uneven(const Json& test_case, const std::string& field);
// propagation.cpp
std::optional<Json> transpose_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> broadcast_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> elementwise_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> reduce_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> reshape_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> reshape_factors_of(const Json& test_case, const std::string& field);
std::optional<Json> matmul_of_cut(const Json& test_case, const std::string& field);
// explicit_types.cpp
std::optional<Json> concatenate_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> cumulative_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> resize_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> gather_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> scatter_of_cut(const Json& test_case, const std::string& field);
std::optional<Json> cast_to_sum(const Json& test_case, const std::string& field);
std::optional<Json> unreduced_operation(const Json& test_case, const std::string& field);
// halo.cpp
std::optional<Json> halo_of_cut(const Json& test_case, const std::string& field);
// device_mesh.cpp
std::optional<Json> device_mesh(const Json& test_case, const std::string& field);
std::optional<Json> hybrid_mesh(const Json& test_case, const std::string& field);
std::optional<Json> torus_assignment(const Json& test_case, const std::string& field);
// systolic.cpp. Its cases have no category: what they ask, such as "dataflow", stands beside what they expect.
std::optional<Json> systolic(const Json& test_case, const std::string& field);
bool is_systolic(const Json& test_case);
bool is_asked_of_systolic(const std::string& field);

// reshard.cpp
std::optional<Json> reshard(const Json& test_case, const std::string& field);

// gradient.cpp
std::optional<Json> gradient(const Json& test_case, const std::string& field);
// transpose.cpp: the field "transpose" of that topic
std::optional<Json> transpose_of(const Json& test_case);

}  // namespace weft::testing

#endif
