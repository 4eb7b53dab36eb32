// Definitions of runtime/agreement.hpp.
#ifndef WEFT_RUNTIME_AGREEMENT_IPP
#define WEFT_RUNTIME_AGREEMENT_IPP

#include <weft/runtime/agreement.hpp>
#include <weft/runtime/signature.hpp>

#include <cstring>

namespace weft {

std::uint64_t hash_of(ListView<AgreedNumber> numbers) noexcept {
  std::uint64_t hash = 0;
  for (const AgreedNumber& number : numbers) {
    for (const char* letter = number.name; *letter != '\0'; ++letter)
      hash = mix_bits(hash, static_cast<unsigned char>(*letter));
    hash = mix_bits(hash, number.is_integer ? 256 : 257);
  }
  return hash;
}

void write_bits(ListView<AgreedNumber> numbers, std::byte* to) noexcept {
  for (const AgreedNumber& number : numbers) {
    std::memcpy(to, &number.bits, sizeof number.bits);
    to += sizeof number.bits;
  }
}

Sentence differences(ListView<AgreedNumber> numbers, int own, const std::byte* bits, int other) {
  constexpr int most = 4;
  Sentence text;
  int count = 0;
  for (const AgreedNumber& number : numbers) {
    std::uint32_t theirs;
    std::memcpy(&theirs, bits, sizeof theirs);
    bits += sizeof theirs;
    if (theirs == number.bits || ++count > most) continue;
    const auto write = [&](std::uint32_t value, int process) {
      if (number.is_integer)
        text << static_cast<Index>(value);
      else
        text << static_cast<double>(__builtin_bit_cast(float, value));
      text << " in process " << process;
    };
    text << (count > 1 ? ", " : "") << number.name << " is ";
    // Both processes say the same.
    write(own < other ? number.bits : theirs, own < other ? own : other);
    text << " and ";
    write(own < other ? theirs : number.bits, own < other ? other : own);
  }
  if (count > most) text << ", and " << count - most << " others";
  return text;
}

}  // namespace weft

#endif
