// Counter-based random numbers: every draw is a pure function of (seed, name, step, global index), so it is the same
// on one device and on eight, whatever the sharding.
//
// Generator: Threefry-2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC'11).
#ifndef WEFT_BASE_RANDOM_HPP
#define WEFT_BASE_RANDOM_HPP

#include <weft/base/index.hpp>

namespace weft {

struct U32Pair {
  std::uint32_t first = 0, second = 0;
  friend constexpr bool operator==(const U32Pair&, const U32Pair&) = default;
};

// Rotation distances of Threefry-2x32, repeated every eight rounds, and the key-schedule parity constant.
inline constexpr int threefry_rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
inline constexpr std::uint32_t threefry_parity = 0x1BD11BDAu;

// One block: 64 random bits for a 64-bit key and a 64-bit counter.
[[nodiscard]] constexpr U32Pair threefry2x32(U32Pair key, U32Pair counter) noexcept {
  const std::uint32_t schedule[3] = {key.first, key.second, key.first ^ key.second ^ threefry_parity};
  std::uint32_t first = counter.first + schedule[0], second = counter.second + schedule[1];
  for (int round = 0; round < 20; ++round) {
    const int distance = threefry_rotations[round % 8];
    first += second;
    second = ((second << distance) | (second >> (32 - distance))) ^ first;
    if (round % 4 != 3) continue;
    const auto injection = static_cast<std::uint32_t>(round / 4 + 1);
    first += schedule[injection % 3];
    second += schedule[(injection + 1) % 3] + injection;
  }
  return {first, second};
}

// FNV-1a of a zero-terminated name: the stream of a parameter or of a dropout layer.
[[nodiscard]] constexpr std::uint32_t stream_of(const char* name) noexcept {
  std::uint32_t hash = 2166136261u;
  for (; *name != '\0'; ++name) hash = (hash ^ static_cast<std::uint8_t>(*name)) * 16777619u;
  return hash;
}

// 32 random bits of `counter` in one stream of one seed: the operation `random_bits` of graphs and kernels.
[[nodiscard]] constexpr std::uint32_t random_bits(std::uint32_t seed, std::uint32_t counter,
                                                  std::uint32_t stream) noexcept {
  return threefry2x32({seed, stream}, {counter, 0}).first;
}

// The bits of element `index` (row-major, in the global tensor) of the layer called `name`, at training step `step`.
[[nodiscard]] constexpr std::uint32_t random_bits_at(std::uint32_t seed, const char* name, std::uint32_t step,
                                                     std::uint32_t index) noexcept {
  return random_bits(seed, index, random_bits(seed, step, stream_of(name)));
}

// Uniform in [0, 1) with 24 random bits: exact multiples of 2^-24.
[[nodiscard]] constexpr float uniform_from_bits(std::uint32_t bits) noexcept {
  return static_cast<float>(bits >> 8) * 0x1p-24f;
}

}  // namespace weft

#endif
