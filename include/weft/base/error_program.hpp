// Errors of running a plan.
#ifndef WEFT_BASE_ERROR_PROGRAM_HPP
#define WEFT_BASE_ERROR_PROGRAM_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void row_index_out_of_range(const char* operation, Index position, Index value, Index rows);
[[noreturn]] WEFT_DECL void label_out_of_range(Index row, Index label, Index classes);
[[noreturn]] WEFT_DECL void collective_needs_a_runtime(const char* label);
[[noreturn]] WEFT_DECL void device_counts_differ(Index plan, Index runtime);
[[noreturn]] WEFT_DECL void input_count_differs(Index given, Index needed);

// What a step has made that is no finite number, and where. `weights`: those that it or what it is made of reads.
struct NumberFinding {
  const char* operations = "";
  const char* weights = "";
  Index step = -1, call = 0;
  Index iteration = -1;  // of the innermost loop around it; -1: none
  Index device = 0, element = 0, elements = 0;
};
[[noreturn]] WEFT_DECL void step_made_nan(const NumberFinding& finding);
[[noreturn]] WEFT_DECL void step_made_infinity(const NumberFinding& finding);
// The step, or where there is none the end of the call, where a NaN is seen that `input` has; null: it was not seen in
// one.
[[noreturn]] WEFT_DECL void nan_was_given(const NumberFinding& finding, const char* input, Index element);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_program.ipp>
#endif

#endif
