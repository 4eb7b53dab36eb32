// Programs that XLA partitioned, with the bytes that it sends: see xla_plans.cpp.
#ifndef WEFT_TESTS_CONFORMANCE_XLA_PLANS_HPP
#define WEFT_TESTS_CONFORMANCE_XLA_PLANS_HPP

#include "support/json.hpp"

#include <string>

namespace weft::testing {

// Is it one, and not a list of cases?
[[nodiscard]] bool is_xla_plan(const Json& document);

// `plan` of the module `module_text`; on failure the reason is put in `reason`, one line a promise that is broken.
bool run_xla_plan(const Json& plan, const std::string& module_text, std::string& reason);

}  // namespace weft::testing

#endif
