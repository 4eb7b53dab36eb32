// Numbers that all processes of a run must pass alike, such as the seed, the number of the step and what follows from
// an optimizer's settings. No collective would notice that they differ: the training would go on with weights that do.
// They travel with what processes tell each other at the end of a run anyway.
#ifndef WEFT_RUNTIME_AGREEMENT_HPP
#define WEFT_RUNTIME_AGREEMENT_HPP

#include <weft/base/error.hpp>
#include <weft/base/list_view.hpp>

#include <cstddef>
#include <span>

namespace weft {

struct AgreedNumber {
  const char* name = "";
  std::uint32_t bits = 0;
  bool is_integer = false;  // else an f32
};

// A hash of their names and kinds: what differs here is of another call.
[[nodiscard]] WEFT_DECL std::uint64_t hash_of(ListView<AgreedNumber> numbers) noexcept;

// Their bits, one after the other: 4 bytes each.
WEFT_DECL void write_bits(ListView<AgreedNumber> numbers, std::byte* to) noexcept;

// "step is 3 in process 0 and 103 in process 1, decay is ...": the first few that differ from `bits`, which were
// written in `other`; empty: none.
[[nodiscard]] WEFT_DECL Sentence differences(ListView<AgreedNumber> numbers, int own, const std::byte* bits, int other);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/agreement.ipp>
#endif

#endif
