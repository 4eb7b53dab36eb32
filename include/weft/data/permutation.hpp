// A shuffle without a table: a bijection on [0, size) keyed by (seed, epoch), O(1) time and memory an index. The order
// depends on nothing else, so it is the same on one device and on eight, and an epoch can be resumed at any item.
//
// A Feistel network over Threefry on the smallest power of two >= size, walked until it lands inside [0, size)
// (Black and Rogaway, "Ciphers with arbitrary finite domains", CT-RSA 2002): fewer than two turns on average.
#ifndef WEFT_DATA_PERMUTATION_HPP
#define WEFT_DATA_PERMUTATION_HPP

#include <weft/base/error_io.hpp>
#include <weft/base/random.hpp>

namespace weft {

class Permutation {
 public:
  // Halves of at most 31 bits; eight rounds, each of which changes one half by a keyed function of the other.
  static constexpr int max_bits = 62;
  static constexpr int min_bits = 4;
  static constexpr int rounds = 8;

  constexpr Permutation() = default;
  // A permutation of `size` >= 0 items.
  constexpr Permutation(Index size, std::uint32_t seed, std::uint32_t epoch) : size_(size) {
    if (size < 0 || size > Index{1} << max_bits) permutation_is_out_of_range(size, Index{1} << max_bits);
    int bits = min_bits;
    while (Index{1} << bits < size) ++bits;
    low_bits_ = bits / 2;
    high_bits_ = bits - low_bits_;
    const std::uint32_t stream = random_bits(seed, epoch, stream_of("weft.permutation"));
    for (int round = 0; round < rounds; ++round)
      keys_[round] = random_bits(seed, static_cast<std::uint32_t>(round), stream);
  }

  [[nodiscard]] constexpr Index size() const noexcept { return size_; }

  // The item at position `index`. Error: permutation_is_out_of_range.
  [[nodiscard]] constexpr Index operator()(Index index) const {
    if (index < 0 || index >= size_) permutation_is_out_of_range(index, size_);
    do index = encrypt(index);
    while (index >= size_);
    return index;
  }

 private:
  [[nodiscard]] constexpr Index encrypt(Index value) const noexcept {
    std::uint32_t low = static_cast<std::uint32_t>(value & ((Index{1} << low_bits_) - 1));
    std::uint32_t high = static_cast<std::uint32_t>(value >> low_bits_);
    for (int round = 0; round < rounds; ++round) {
      const auto number = static_cast<std::uint32_t>(round);
      if (round % 2 == 0)
        high ^= random_bits(keys_[round], low, number) >> (32 - high_bits_);
      else
        low ^= random_bits(keys_[round], high, number) >> (32 - low_bits_);
    }
    return static_cast<Index>(high) << low_bits_ | static_cast<Index>(low);
  }

  Index size_ = 0;
  int low_bits_ = min_bits / 2, high_bits_ = min_bits / 2;
  std::uint32_t keys_[rounds] = {};
};

}  // namespace weft

#endif
