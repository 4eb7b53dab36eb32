// Definitions of runtime/report.hpp.
#ifndef WEFT_RUNTIME_REPORT_IPP
#define WEFT_RUNTIME_REPORT_IPP

#include <weft/runtime/report.hpp>

namespace weft {

void write_members(Sentence& text, const Buffer<Index>& members) {
  constexpr Index most = 8;
  text << '[';
  for (Index i = 0; i < members.size(); ++i) {
    if (members.size() > most && i == most - 1) {
      text << ", ...";
      i = members.size() - 1;
    }
    text << (i == 0 ? "" : ", ") << members[i];
  }
  text << ']';
}

Sentence& describe(Sentence& text, const Activity& activity) {
  if (!activity.any) return text << (activity.gone ? "returned" : "runs before its first call");
  const Record& record = activity.record;
  if (activity.gone)
    text << "returned after ";
  else if (record.state == CallState::entered)
    text << "waits in ";
  else if (record.state == CallState::matched)
    text << "works in ";
  else
    text << "runs after ";
  text << "call " << static_cast<Index>(record.sequence) << ", ";
  describe_call(text, record.op, record.reduce, record.dtype, static_cast<Index>(record.elements));
  return describe_place(text, activity.label, activity.file, static_cast<Index>(record.line));
}

}  // namespace weft

#endif
