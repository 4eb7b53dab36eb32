// Who was doing what: the part of an error that is about each device. Devices that did the same are named together.
#ifndef WEFT_RUNTIME_REPORT_HPP
#define WEFT_RUNTIME_REPORT_HPP

#include <weft/base/buffer.hpp>
#include <weft/observe/recorder.hpp>
#include <weft/runtime/signature.hpp>

namespace weft {

// "devices 0-2, 5: <text>; device 3: <text>". `same(i, j)` compares positions of `devices`, `describe_one(i)` appends
// the text of one.
template <class Same, class Describe>
void describe_each(Sentence& text, const Buffer<int>& devices, Same same, Describe describe_one) {
  const Index count = devices.size();
  const char* separator = "";
  for (Index i = 0; i < count; ++i) {
    bool said = false;
    Index members = 0;
    for (Index j = 0; j < count; ++j) {
      members += same(i, j) ? 1 : 0;
      said = said || (j < i && same(i, j));
    }
    if (said) continue;
    text << separator << (members > 1 ? "devices " : "device ");
    separator = "; ";
    for (Index j = i; j < count; ++j) {
      if (!same(i, j)) continue;
      Index last = j;
      while (last + 1 < count && devices[last + 1] == devices[last] + 1 && same(i, last + 1)) ++last;
      text << (j == i ? "" : ", ") << devices[j];
      if (last > j) text << (last > j + 1 ? "-" : ", ") << devices[last];
      j = last;
    }
    text << ": ";
    describe_one(i);
  }
}

// What a device is doing, read off its recorder.
struct Activity {
  Record record;  // the newest, if there is `any`
  bool any = false;
  bool gone = false;  // returned from its function

  friend bool operator==(const Activity& left, const Activity& right) noexcept {
    return left.any == right.any && left.gone == right.gone && left.record.signature == right.record.signature &&
           left.record.state == right.record.state;
  }
};

// "waits in call 3, all_reduce sum of 1000 f32, line 42".
inline Sentence& describe(Sentence& text, const Activity& activity) {
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
  return text << ", line " << static_cast<Index>(record.line);
}

}  // namespace weft

#endif
