// Who was doing what: the part of an error that is about each device. Devices that did the same are named together, the
// ones that matter come first, and the rest is summed up, so that the text ends before an error's does.
#ifndef WEFT_RUNTIME_REPORT_HPP
#define WEFT_RUNTIME_REPORT_HPP

#include <weft/base/buffer.hpp>
#include <weft/observe/recorder.hpp>
#include <weft/runtime/signature.hpp>

namespace weft {

// "0-2, 5": ranges of devices that follow one another, at most `most` of them.
template <class Take>
void write_devices(Sentence& text, const Buffer<Index>& devices, const Take& take, Index most = 12) {
  Index ranges = 0, left = 0;
  for (Index i = 0; i < devices.size(); ++i) {
    if (!take(i)) continue;
    Index last = i;
    while (last + 1 < devices.size() && devices[last + 1] == devices[last] + 1 && take(last + 1)) ++last;
    if (ranges++ < most) {
      text << (ranges == 1 ? "" : ", ") << devices[i];
      if (last > i) text << (last > i + 1 ? "-" : ", ") << devices[last];
    } else {
      left += last - i + 1;
    }
    i = last;
  }
  if (left > 0) text << " and " << left << " others";
}

// "[2, 0, 1]": the members of a group in their order, the first and the last of many.
WEFT_DECL void write_members(Sentence& text, const Buffer<Index>& members);

// "device 3: <text>; devices 0-2, 5: <text>". `same(i, j)` compares positions of `devices`, `describe_one(text, i)`
// appends the text of one. Sorted by `rank(i)`, 0 first, then by how few did the same; what finds no room is counted.
template <class Same, class Rank, class Describe>
void describe_each(Sentence& text, const Buffer<Index>& devices, const Same& same, const Rank& rank,
                   const Describe& describe_one) {
  constexpr int room = 1300;  // of Sentence::capacity; what stands around it needs the rest
  const Index count = devices.size();
  const int start = text.size();
  Index left_devices = 0, left_kinds = 0;
  const auto members_of = [&](Index i) {
    Index members = 0;
    for (Index j = 0; j < count; ++j) members += same(i, j) ? 1 : 0;
    return members;
  };
  const auto is_first = [&](Index i) {
    for (Index j = 0; j < i; ++j)
      if (same(i, j)) return false;
    return true;
  };
  const char* separator = "";
  for (int wanted_rank = 0; wanted_rank < 3; ++wanted_rank)
    for (Index members = 1, next = 0; members > 0 && members <= count; members = next) {
      next = 0;  // the next larger number of devices that did the same
      for (Index i = 0; i < count; ++i) {
        if (rank(i) != wanted_rank || !is_first(i)) continue;
        const Index own = members_of(i);
        if (own > members && (next == 0 || own < next)) next = own;
        if (own != members) continue;
        if (text.size() - start > room) {
          left_devices += own;
          ++left_kinds;
          continue;
        }
        text << separator << (own > 1 ? "devices " : "device ");
        separator = "; ";
        write_devices(text, devices, [&](Index j) { return same(i, j); });
        text << ": ";
        describe_one(text, i);
      }
    }
  if (left_devices > 0) text << "; " << left_devices << " further devices in " << left_kinds << " other places";
}

// What a device is doing, read off its recorder.
struct Activity {
  Record record;  // the newest, if there is `any`
  const char* label = nullptr;
  const char* file = nullptr;
  bool any = false;
  bool gone = false;  // returned from its function

  // Also in different groups.
  friend bool operator==(const Activity& left, const Activity& right) noexcept {
    const Record &a = left.record, &b = right.record;
    if (left.any != right.any || left.gone != right.gone) return false;
    return !left.any || (a.op == b.op && a.dtype == b.dtype && a.reduce == b.reduce && a.state == b.state &&
                         a.sequence == b.sequence && a.elements == b.elements && a.line == b.line &&
                         same_text(left.label, right.label) && same_text(left.file, right.file));
  }
};

// "waits in call 3, all_reduce sum of 1000 f32, 'loss', model.cpp:42".
WEFT_DECL Sentence& describe(Sentence& text, const Activity& activity);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/report.ipp>
#endif

#endif
