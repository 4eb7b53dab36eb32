// Definitions of runtime/message_head.hpp.
#ifndef WEFT_RUNTIME_MESSAGE_HEAD_IPP
#define WEFT_RUNTIME_MESSAGE_HEAD_IPP

#include <weft/runtime/message_head.hpp>

namespace weft {

MessageHead::MessageHead(const Signature& signature, std::uint64_t group_signature, std::uint32_t run_number,
                         Index payload_bytes)
    : op(signature.op),
      reduce(signature.reduce),
      dtype(signature.dtype),
      arrays(signature.arrays),
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

MessageHead MessageHead::end_of_run(std::uint32_t run) {
  MessageHead head;
  head.run = run;
  return head;
}

Signature MessageHead::signature(const Where& own, CallPlace& texts) const {
  texts = place;
  Signature result;
  result.op = op;
  result.reduce = reduce;
  result.dtype = dtype;
  result.arrays = arrays;
  result.sequence = sequence;
  result.elements = elements;
  result.detail = detail;
  result.where = {text_or_own(own.label, texts.label), line, text_or_own(own.file, texts.file)};
  return result;
}

void MessageHead::write_end(char (&to)[CallPlace::capacity + 1], const char* text) {
  if (text == nullptr) return;
  const std::size_t size = std::strlen(text), kept = size < CallPlace::capacity ? size : CallPlace::capacity;
  std::memcpy(to, text + size - kept, kept);
  to[kept] = '\0';
}

const char* MessageHead::text_or_own(const char* own, const char* text) {
  char end[CallPlace::capacity + 1] = {};
  write_end(end, own);
  return std::strcmp(end, text) == 0 ? own : text;
}

}  // namespace weft

#endif
