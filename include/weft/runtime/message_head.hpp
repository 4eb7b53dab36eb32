// What stands in front of the first message of each call between processes: the signature of the call, and where it was
// made.
#ifndef WEFT_RUNTIME_MESSAGE_HEAD_HPP
#define WEFT_RUNTIME_MESSAGE_HEAD_HPP

#include <weft/runtime/communicator.hpp>

#include <cstring>

namespace weft {

struct MessageHead {
  Collective op = Collective::barrier;
  ReductionKind reduce = ReductionKind::none;
  DType dtype = DType::f32;
  std::uint32_t run = 0, sequence = 0;
  std::int32_t line = 0;
  Index elements = 0, payload = 0;  // bytes that follow
  std::uint64_t detail = 0, group = 0;
  CallPlace place;

  MessageHead() = default;
  MessageHead(const Signature& signature, std::uint64_t group_signature, std::uint32_t run_number, Index payload_bytes)
      : op(signature.op),
        reduce(signature.reduce),
        dtype(signature.dtype),
        run(run_number),
        sequence(signature.sequence),
        line(signature.where.line),
        elements(signature.elements),
        payload(payload_bytes),
        detail(signature.detail),
        group(group_signature) {
    write_end(place.label, signature.where.label);
    write_end(place.file, signature.where.file);
  }

  // All devices of its process have returned from run number `run`. No group has this signature.
  [[nodiscard]] static MessageHead end_of_run(std::uint32_t run) {
    MessageHead head;
    head.run = run;
    return head;
  }
  [[nodiscard]] bool is_end_of_run() const noexcept { return group == 0; }

  // The signature that the sender published. A text that equals the caller's is the caller's, another one is in
  // `texts`.
  [[nodiscard]] Signature signature(const Where& own, CallPlace& texts) const {
    texts = place;
    Signature result;
    result.op = op;
    result.reduce = reduce;
    result.dtype = dtype;
    result.sequence = sequence;
    result.elements = elements;
    result.detail = detail;
    result.where = {text_or_own(own.label, texts.label), line, text_or_own(own.file, texts.file)};
    return result;
  }

 private:
  static void write_end(char (&to)[CallPlace::capacity + 1], const char* text) {
    if (text == nullptr) return;
    const std::size_t size = std::strlen(text), kept = size < CallPlace::capacity ? size : CallPlace::capacity;
    std::memcpy(to, text + size - kept, kept);
    to[kept] = '\0';
  }
  [[nodiscard]] static const char* text_or_own(const char* own, const char* text) {
    char end[CallPlace::capacity + 1] = {};
    write_end(end, own);
    return std::strcmp(end, text) == 0 ? own : text;
  }
};

}  // namespace weft

#endif
