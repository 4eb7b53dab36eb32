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
// device_mesh.cpp
std::optional<Json> device_mesh(const Json& test_case, const std::string& field);
std::optional<Json> hybrid_mesh(const Json& test_case, const std::string& field);
std::optional<Json> torus_assignment(const Json& test_case, const std::string& field);

// reshard.cpp
std::optional<Json> reshard(const Json& test_case, const std::string& field);

}  // namespace weft::testing

#endif
