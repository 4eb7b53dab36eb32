// See conformance.hpp.
#include "conformance/conformance.hpp"

#include "conformance/topics.hpp"
#include "conformance/xla_plans.hpp"

#include <weft/base/error.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <vector>

namespace weft::testing {
namespace {

// Fields of an expectation that explain and claim nothing about weft.
bool is_note(const std::string& field) { return field == "note" || field == "systems" || field == "remedy"; }

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) throw std::runtime_error("cannot be read");
  return text.str();
}

// Integers are equal or not; of others, which are percentages, the files have six decimals.
bool agree(const Json& answer, const Json& expected) {
  if (expected.is(Json::Kind::number) && !expected.is_integer() && answer.is(Json::Kind::number))
    return std::abs(answer.as_double() - expected.as_double()) <= 1e-6;
  return answer == expected;
}

// What other systems, after which cases are named, call an error of ours.
bool is_called(const std::string& ours, const std::string& theirs) {
  static const std::map<std::string, std::set<std::string>> names = {
      {"reshape_of_sharded_dimension", {"reshape_not_supported"}},
      {"operand_shardings_conflict", {"incompatible_elementwise_sharding", "batch_sharding_mismatch"}}};
  const auto found = names.find(ours);
  return ours == theirs || (found != names.end() && found->second.count(theirs) == 1);
}

// The answer as text for a report, and whether it equals `expected`.
bool check_field(Topic topic, const Json& test_case, const std::string& field, const Json& expected,
                 std::string& reason) {
  std::string got;
  try {
    const std::optional<Json> answer = topic(test_case, field);
    if (field != "error" && answer && agree(*answer, expected)) return true;
    got = !answer ? "this expectation is not understood" : field == "error" ? "no error" : answer->text();
  } catch (const weft::Error& error) {
    if (field == "error" && is_called(error.code(), expected.as_string())) return true;
    got = std::string("error ") + error.code() + ": " + error.what();
  }
  reason += "  " + field + ": expected " + expected.text() + ", got " + got + "\n";
  return false;
}

void run_xla_file(const std::filesystem::path& path, const Json& plan, std::ostream& out, Tally& tally) {
  std::string reason;
  if (run_xla_plan(plan, read_file(std::filesystem::path(path).replace_extension(".mlir")), reason)) {
    ++tally.passed;
    return;
  }
  ++tally.failed;
  out << "FAILED " << path.filename().string() << "\n" << reason;
}

void run_file(const std::filesystem::path& path, std::ostream& out, Tally& tally) {
  try {
    const Json document = parse_json(read_file(path));
    if (is_xla_plan(document)) return run_xla_file(path, document, out, tally);
    for (const Json& test_case : document.at("cases").as_array()) {
      std::string reason;
      if (run_case(test_case, reason)) {
        ++tally.passed;
        continue;
      }
      ++tally.failed;
      const Json* id = test_case.is(Json::Kind::object) ? test_case.find("id") : nullptr;
      out << "FAILED " << path.filename().string() << ": " << (id != nullptr ? id->text() : "a case without an id")
          << "\n"
          << reason;
    }
  } catch (const std::exception& error) {
    ++tally.failed;
    out << "FAILED " << path.string() << ": " << error.what() << "\n";
  }
}

}  // namespace

Topic find_topic(const std::string& category) {
  static const std::map<std::string, Topic> topics = {{"mesh_spec", mesh_spec},
                                                      {"replica_groups", replica_groups},
                                                      {"spec_equivalence", spec_equivalence},
                                                      {"error", error},
                                                      {"uneven", uneven},
                                                      {"device_mesh", device_mesh},
                                                      {"hybrid_mesh", hybrid_mesh},
                                                      {"torus_assignment", torus_assignment},
                                                      {"systolic", systolic},
                                                      {"reshard", reshard},
                                                      {"reshard_unreduced", reshard},
                                                      {"gradient", gradient},
                                                      {"transpose", transpose_of_cut},
                                                      {"broadcast", broadcast_of_cut},
                                                      {"elementwise", elementwise_of_cut},
                                                      {"reduce", reduce_of_cut},
                                                      {"reshape", reshape_of_cut},
                                                      {"reshape_factors", reshape_factors_of},
                                                      {"matmul", matmul_of_cut}};
  const auto found = topics.find(category);
  return found == topics.end() ? nullptr : found->second;
}

bool run_case(const Json& test_case, std::string& reason) {
  try {
    // Cases of systolic arrays are flat: what they ask and what they expect stand side by side.
    const bool is_flat = is_systolic(test_case);
    const std::string category = is_flat ? "systolic" : test_case.at("category").as_string();
    const Topic topic = find_topic(category);
    if (topic == nullptr) {
      reason += "  the category \"" + category + "\" is not known\n";
      return false;
    }
    bool passed = true;
    int checked = 0;
    for (const Json::Member& member : (is_flat ? test_case : test_case.at("expect")).as_object()) {
      if (is_note(member.first) || (is_flat && is_asked_of_systolic(member.first))) continue;
      passed = check_field(topic, test_case, member.first, member.second, reason) && passed;
      ++checked;
    }
    if (checked == 0) reason += "  the case expects nothing\n";
    return passed && checked > 0;
  } catch (const std::exception& malformed) {
    reason += std::string("  the case is malformed: ") + malformed.what() + "\n";
    return false;
  }
}

Tally run_path(const std::string& path, std::ostream& out) {
  Tally tally;
  std::error_code failure;
  std::vector<std::filesystem::path> files;
  if (std::filesystem::is_directory(path, failure)) {
    for (const auto& entry : std::filesystem::directory_iterator(path, failure))
      if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    if (files.empty()) {
      ++tally.failed;
      out << "FAILED " << path << ": no .json file in this directory\n";
    }
  } else {
    files.push_back(path);
  }
  for (const auto& file : files) run_file(file, out, tally);
  return tally;
}

}  // namespace weft::testing
