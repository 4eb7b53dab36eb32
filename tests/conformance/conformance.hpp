// The conformance runner: case files in, failures and a tally out. A topic answers questions: "what is the field F of
// this case's expectation?"; the runner compares the answer with the file.
#ifndef WEFT_TESTS_CONFORMANCE_CONFORMANCE_HPP
#define WEFT_TESTS_CONFORMANCE_CONFORMANCE_HPP

#include "support/json.hpp"

#include <iosfwd>
#include <optional>
#include <string>

namespace weft::testing {

// The value that weft computes for one expectation field of a case; nothing if the field is unknown. For the field
// "error" it does what the case says and returns null if that succeeds; weft::Error passes through.
using Topic = std::optional<Json> (*)(const Json& test_case, const std::string& field);

// The topic that answers cases of a category, or nullptr.
Topic find_topic(const std::string& category);

struct Tally {
  int passed = 0, failed = 0;
};

// Runs one parsed case; on failure the reason is put in `reason`, one line a field.
bool run_case(const Json& test_case, std::string& reason);

// Runs every .json file of a directory (by name), or one file, printing each failure. A file that cannot be read or is
// not a list of cases is one failure with a one-line reason.
Tally run_path(const std::string& path, std::ostream& out);

}  // namespace weft::testing

#endif
