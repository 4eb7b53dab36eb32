// What a device asks for when it calls a collective. All members of a group compare their signatures before any data
// moves.
#ifndef WEFT_RUNTIME_SIGNATURE_HPP
#define WEFT_RUNTIME_SIGNATURE_HPP

#include <weft/base/collective.hpp>
#include <weft/base/error.hpp>
#include <weft/base/same_text.hpp>

namespace weft {

// The place of a call: given by itself as a default argument, or `{label, line}` from a plan. The texts must outlive
// the run (string literals). `device.all_reduce(ReductionKind::sum, gradients, {}, "loss")` labels the call and keeps
// its line.
struct Where {
  const char* label;
  int line;
  const char* file;

  constexpr Where(const char* label_of_call = nullptr, int line_of_call = __builtin_LINE(),
                  const char* file_of_call = __builtin_FILE()) noexcept
      : label(label_of_call), line(line_of_call), file(file_of_call) {}
};

struct Signature {
  Collective op = Collective::barrier;
  ReductionKind reduce = ReductionKind::none;
  DType dtype = DType::f32;
  std::uint8_t arrays = 1;     // 255: as many or more
  std::uint32_t sequence = 0;  // calls made by this device in this group before, in this run
  Index elements = 0;
  // Several arrays: a hash of their counts. broadcast: the root; all_reduce: the bits of a scale, 0: none;
  // collective_permute: a hash of the pairs;
  // mesh_reduce: the type of the values; rendezvous: 0 for the sizes of the payloads, 1 for the payloads.
  std::uint64_t detail = 0;
  Where where;

  friend constexpr bool operator==(const Signature& left, const Signature& right) noexcept {
    return left.op == right.op && left.reduce == right.reduce && left.dtype == right.dtype &&
           left.arrays == right.arrays && left.sequence == right.sequence && left.elements == right.elements &&
           left.detail == right.detail &&
           left.where.line == right.where.line && same_text(left.where.label, right.where.label) &&
           same_text(left.where.file, right.where.file);
  }
};

// One step of a 64-bit hash (splitmix64's finaliser over the sum).
[[nodiscard]] constexpr std::uint64_t mix_bits(std::uint64_t hash, std::uint64_t value) noexcept {
  hash += value + 0x9E3779B97F4A7C15u;
  hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9u;
  hash = (hash ^ (hash >> 27)) * 0x94D049BB133111EBu;
  return hash ^ (hash >> 31);
}

// For records: everything but the texts, and the number of the group.
[[nodiscard]] constexpr std::uint64_t hash_of(const Signature& signature, int group) noexcept {
  std::uint64_t hash = static_cast<std::uint64_t>(signature.op) | static_cast<std::uint64_t>(signature.reduce) << 8 |
                       static_cast<std::uint64_t>(signature.dtype) << 16 |
                       static_cast<std::uint64_t>(signature.sequence) << 32;
  hash = mix_bits(hash, static_cast<std::uint64_t>(signature.elements));
  hash = mix_bits(hash, signature.detail);
  return mix_bits(hash, static_cast<std::uint64_t>(signature.where.line) << 32 | static_cast<std::uint64_t>(group));
}

// "all_reduce sum of 1000 f32": the part of a description that needs no texts.
WEFT_DECL Sentence& describe_call(Sentence& text, Collective op, ReductionKind reduce, DType dtype, Index elements);

// ", 'loss', model.cpp:42".
WEFT_DECL Sentence& describe_place(Sentence& text, const char* label, const char* file, Index line);

// "call 3, all_reduce sum of 1000 f32, 'loss', model.cpp:42".
WEFT_DECL Sentence& describe(Sentence& text, const Signature& signature);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/signature.ipp>
#endif

#endif
