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
  std::uint8_t arrays = 1;
  std::uint32_t run = 0, sequence = 0;
  std::int32_t line = 0;
  Index elements = 0, payload = 0;  // bytes that follow
  std::uint64_t detail = 0, group = 0;
  CallPlace place;

  MessageHead() = default;
  WEFT_DECL MessageHead(const Signature& signature, std::uint64_t group_signature, std::uint32_t run_number,
                        Index payload_bytes);

  // All devices of its process have returned from run number `run`. No group has this signature.
  [[nodiscard]] WEFT_DECL static MessageHead end_of_run(std::uint32_t run);
  [[nodiscard]] bool is_end_of_run() const noexcept { return group == 0; }

  // The signature that the sender published. A text that equals the caller's is the caller's, another one is in
  // `texts`.
  [[nodiscard]] WEFT_DECL Signature signature(const Where& own, CallPlace& texts) const;

 private:
  WEFT_DECL static void write_end(char (&to)[CallPlace::capacity + 1], const char* text);
  [[nodiscard]] WEFT_DECL static const char* text_or_own(const char* own, const char* text);
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/message_head.ipp>
#endif

#endif
