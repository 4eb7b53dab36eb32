// Exactly as many floats as are asked for, 64-byte aligned, so that a sanitizer sees any access outside.
#ifndef WEFT_TESTS_KERNELS_FLOATS_HPP
#define WEFT_TESTS_KERNELS_FLOATS_HPP

#include <weft/base/index.hpp>

#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

namespace weft::test {

class Floats {
 public:
  explicit Floats(Index count)
      : values_(static_cast<float*>(::operator new (to_size(count) * sizeof(float), std::align_val_t{64}))),
        count_(count) {
    fill(-99.0f);
  }
  Floats(const Floats& other) : Floats(other.count_) { std::memcpy(values_.get(), other.values_.get(), bytes()); }
  [[nodiscard]] float* data() const { return values_.get(); }
  [[nodiscard]] Index count() const { return count_; }
  [[nodiscard]] float& operator[](Index i) const { return values_.get()[i]; }
  [[nodiscard]] std::size_t bytes() const { return to_size(count_) * sizeof(float); }
  [[nodiscard]] std::vector<float> copy() const { return {data(), data() + count_}; }
  void fill(float value) const {
    for (Index i = 0; i < count_; ++i) values_.get()[i] = value;
  }
  // Small integers: every sum of products is exact, so results can be compared for equality.
  void fill_integers(std::uint32_t seed) const {
    for (Index i = 0; i < count_; ++i) values_.get()[i] = static_cast<float>(static_cast<int>(next(seed) % 9) - 4);
  }
  void fill_reals(std::uint32_t seed) const {
    for (Index i = 0; i < count_; ++i) values_.get()[i] = static_cast<float>(next(seed)) * 0x1p-23f - 1.0f;
  }

 private:
  struct Free {
    void operator()(float* values) const { ::operator delete (values, std::align_val_t{64}); }
  };
  static std::uint32_t next(std::uint32_t& state) {
    state = state * 1664525u + 1013904223u;
    return state >> 8;
  }
  std::unique_ptr<float, Free> values_;
  Index count_;
};

}  // namespace weft::test

#endif
