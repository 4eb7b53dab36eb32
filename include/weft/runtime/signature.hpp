// What a device asks for when it calls a collective. All members of a group compare their signatures before any data
// moves.
#ifndef WEFT_RUNTIME_SIGNATURE_HPP
#define WEFT_RUNTIME_SIGNATURE_HPP

#include <weft/base/collective.hpp>
#include <weft/base/error.hpp>

namespace weft {

// The place of a call: given by itself as a default argument, or `{label, line}` from a plan. The texts must outlive
// the run (string literals). `device.all_reduce(ReductionKind::sum, gradients, {}, "loss")` labels the call and keeps its
// line.
struct Where {
  const char* label;
  int line;
  const char* file;

  constexpr Where(const char* label_of_call = nullptr, int line_of_call = __builtin_LINE(),
                  const char* file_of_call = __builtin_FILE()) noexcept
      : label(label_of_call), line(line_of_call), file(file_of_call) {}
};

[[nodiscard]] constexpr bool same_text(const char* left, const char* right) noexcept {
  if (left == right) return true;
  if (left == nullptr || right == nullptr) return false;
  for (; *left != '\0' && *left == *right; ++left) ++right;
  return *left == *right;
}

struct Signature {
  Collective op = Collective::barrier;
  ReductionKind reduce = ReductionKind::none;
  DType dtype = DType::f32;
  std::uint32_t sequence = 0;  // calls made by this device in this group before, in this run
  Index elements = 0;
  // broadcast: the root; collective_permute: a hash of the pairs; mesh_reduce: the type of the values; rendezvous: 0
  // for the sizes of the payloads, 1 for the payloads.
  std::uint64_t detail = 0;
  Where where;

  friend constexpr bool operator==(const Signature& left, const Signature& right) noexcept {
    return left.op == right.op && left.reduce == right.reduce && left.dtype == right.dtype &&
           left.sequence == right.sequence && left.elements == right.elements && left.detail == right.detail &&
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
inline Sentence& describe_call(Sentence& text, Collective op, ReductionKind reduce, DType dtype, Index elements) {
  text << name_of(op);
  if (op == Collective::barrier) return text;
  if (reduce != ReductionKind::none) text << " " << name_of(reduce);
  if (op == Collective::rendezvous) return text;
  if (op == Collective::mesh_reduce) return text << " of " << elements << " bytes";
  return text << " of " << elements << " " << name_of(dtype);
}

// ", 'loss', model.cpp:42".
inline Sentence& describe_place(Sentence& text, const char* label, const char* file, Index line) {
  if (label != nullptr) text << ", '" << label << "'";
  const char* name = file == nullptr ? "" : file;
  for (const char* letter = name; *letter != '\0'; ++letter)
    if (*letter == '/') name = letter + 1;
  return text << ", " << name << ":" << line;
}

// "call 3, all_reduce sum of 1000 f32, 'loss', model.cpp:42".
inline Sentence& describe(Sentence& text, const Signature& signature) {
  text << "call " << static_cast<Index>(signature.sequence) << ", ";
  describe_call(text, signature.op, signature.reduce, signature.dtype, signature.elements);
  if (signature.op == Collective::broadcast) text << " from root " << static_cast<Index>(signature.detail);
  if (signature.op == Collective::collective_permute)
    text << " along pairs #" << static_cast<Index>(signature.detail % 10000);
  return describe_place(text, signature.where.label, signature.where.file, signature.where.line);
}

}  // namespace weft

#endif
