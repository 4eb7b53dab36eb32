// Definitions of base/error_program.hpp.
#ifndef WEFT_BASE_ERROR_PROGRAM_IPP
#define WEFT_BASE_ERROR_PROGRAM_IPP

#include <weft/base/error_program.hpp>

namespace weft {

void row_index_out_of_range(const char* operation, Index position, Index value, Index rows) {
  raise("row_index_out_of_range", Sentence() << "weft: " << operation << ": index " << value << " at position "
                                             << position << " of this device's part is outside [0, " << rows << ")");
}

void label_out_of_range(Index row, Index label, Index classes) {
  raise("label_out_of_range", Sentence() << "weft: label " << label << " in row " << row
                                         << " of the batch is no number of one of " << classes << " classes, [0, "
                                         << classes
                                         << "); correct the data, or name the label as ignore_index of cross_entropy");
}

void collective_needs_a_runtime(const char* label) {
  raise("collective_needs_a_runtime",
        Sentence() << "weft: " << label << ": a collective needs the devices of a Runtime; run the plan through one");
}

void device_counts_differ(Index plan, Index runtime) {
  raise("device_counts_differ", Sentence() << "weft: the plan is for " << plan << " devices, the runtime has "
                                           << runtime << "; make the Runtime from the same mesh");
}

void input_count_differs(Index given, Index needed) {
  raise("input_count_differs", Sentence()
                                   << "weft: " << given << " inputs are given where the function takes " << needed);
}

}  // namespace weft

#endif
