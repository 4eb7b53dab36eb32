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

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_program.ipp>
#endif

#endif
