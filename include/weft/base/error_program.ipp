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

namespace detail {

inline void append(Sentence& sentence, const NumberFinding& finding) {
  sentence << " in element " << finding.element << " of " << finding.elements << " on device " << finding.device
           << (finding.step < 0 ? "" : ": step ");
  if (finding.step >= 0) sentence << finding.step << " of the plan";
  sentence << ", in call " << finding.call;
  if (finding.iteration >= 0) sentence << ", iteration " << finding.iteration << " of its loop";
  if (*finding.weights != '\0') sentence << "; it reads, or what it is made of, " << finding.weights;
}

}  // namespace detail

void step_made_nan(const NumberFinding& finding) {
  Sentence sentence;
  sentence << "weft: " << finding.operations << " made the first NaN,";
  detail::append(sentence, finding);
  raise("step_made_nan",
        sentence << "; 0 / 0, inf - inf, log or sqrt of a negative number make one: keep operands where "
                    "the operation is defined, or lower the learning rate");
}

void step_made_infinity(const NumberFinding& finding) {
  Sentence sentence;
  sentence << "weft: " << finding.operations << " made the first infinity,";
  detail::append(sentence, finding);
  raise("step_made_infinity",
        sentence << "; x / 0, log(0) and overflow make one: keep operands where the result is finite, "
                    "lower the learning rate, or look for NaN alone");
}

void nan_was_given(const NumberFinding& finding, const char* input, Index element) {
  Sentence sentence;
  sentence << "weft: " << finding.operations << " has the first NaN,";
  detail::append(sentence, finding);
  if (input != nullptr)
    sentence << "; element " << element << " of the input '" << input
             << "' is NaN: correct the data, or what was loaded";
  else
    sentence
        << "; no step made it: a weight, a state or a constant of the model was NaN before; look at what was loaded";
  raise("nan_was_given", sentence);
}

}  // namespace weft

#endif
