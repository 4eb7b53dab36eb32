// Values as a row of 64-bit words and back: how what one constant evaluation has made becomes a constant itself, whose
// size must be known before it is made. A type says once what it consists of, for both directions:
//
//   template <class Archive>
//   constexpr void describe(Archive& archive, Node& node) { archive(node.op, node.type); }
#ifndef WEFT_BASE_ARCHIVE_HPP
#define WEFT_BASE_ARCHIVE_HPP

#include <weft/base/buffer.hpp>

#include <type_traits>

namespace weft {

struct CustomOperation;  // graph/custom_operation.hpp: constants, the one thing that values point to

namespace detail {

template <class T>
[[nodiscard]] constexpr std::uint64_t word_of(T value) noexcept {
  if constexpr (std::is_same_v<T, double>)
    return __builtin_bit_cast(std::uint64_t, value);
  else if constexpr (std::is_same_v<T, float>)
    return __builtin_bit_cast(std::uint32_t, value);
  else
    return static_cast<std::uint64_t>(value);
}
template <class T>
[[nodiscard]] constexpr T from_word(std::uint64_t word) noexcept {
  if constexpr (std::is_same_v<T, double>)
    return __builtin_bit_cast(double, word);
  else if constexpr (std::is_same_v<T, float>)
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(word));
  else
    return static_cast<T>(word);
}
template <class T>
inline constexpr bool is_one_word = std::is_arithmetic_v<T> || std::is_enum_v<T>;

}  // namespace detail

class ArchiveWriter {
 public:
  Buffer<std::uint64_t> words;
  Buffer<const CustomOperation*> operations;

  constexpr ArchiveWriter() { words.reserve(1024); }

  template <class... Fields>
  constexpr void operator()(Fields&... fields) {
    (put(fields), ...);
  }

 private:
  template <class T>
  constexpr void put(T& value) {
    if constexpr (detail::is_one_word<T>)
      words.push_back(detail::word_of(value));
    else
      describe(*this, value);
  }
  constexpr void put(const CustomOperation*& operation) { operations.push_back(operation); }
  template <class T, int N>
  constexpr void put(fixed_vector<T, N>& list) {
    words.push_back(static_cast<std::uint64_t>(list.count));
    for (int i = 0; i < list.count; ++i) put(list.items[i]);
  }
  template <class T>
  constexpr void put(Buffer<T>& list) {
    words.push_back(static_cast<std::uint64_t>(list.count));
    for (Index i = 0; i < list.count; ++i) put(list.items[i]);
  }
};

class ArchiveReader {
 public:
  constexpr explicit ArchiveReader(const std::uint64_t* words, const CustomOperation* const* operations = nullptr)
      : next_(words), next_operation_(operations) {}

  template <class... Fields>
  constexpr void operator()(Fields&... fields) {
    (take(fields), ...);
  }

 private:
  const std::uint64_t* next_;
  const CustomOperation* const* next_operation_;

  template <class T>
  constexpr void take(T& value) {
    if constexpr (detail::is_one_word<T>)
      value = detail::from_word<T>(*next_++);
    else
      describe(*this, value);
  }
  constexpr void take(const CustomOperation*& operation) { operation = *next_operation_++; }
  template <class T, int N>
  constexpr void take(fixed_vector<T, N>& list) {
    list.count = static_cast<int>(*next_++);
    for (int i = 0; i < list.count; ++i) take(list.items[i]);
  }
  template <class T>
  constexpr void take(Buffer<T>& list) {
    list.resize(static_cast<Index>(*next_++));
    for (Index i = 0; i < list.count; ++i) take(list.items[i]);
  }
};

// The words of a value as a constant. Compilers keep only the words that are written, so that the capacity costs
// nothing; `capacity` words are 32 MiB, which is beyond what a compiler plans.
class FrozenWords {
 public:
  static constexpr Index capacity = Index{1} << 22;
  static constexpr Index most_operations = 256;

  // Error: archive_is_full.
  template <class T>
  constexpr explicit FrozenWords(T&& value) {
    ArchiveWriter writer;
    writer(value);
    if (writer.words.count > capacity) archive_is_full(writer.words.count, capacity);
    if (writer.operations.count > most_operations) archive_is_full(writer.operations.count, most_operations);
    for (Index i = 0; i < writer.words.count; ++i) words_[i] = writer.words.items[i];
    for (Index i = 0; i < writer.operations.count; ++i) operations_[i] = writer.operations.items[i];
  }
  [[nodiscard]] constexpr std::uint64_t first() const { return words_[0]; }
  template <class T>
  [[nodiscard]] constexpr T thaw() const {
    T value;
    ArchiveReader reader(words_, operations_);
    reader(value);
    return value;
  }

 private:
  std::uint64_t words_[static_cast<std::size_t>(capacity)] = {};
  const CustomOperation* operations_[static_cast<std::size_t>(most_operations)] = {};

  [[noreturn]] WEFT_DECL static void archive_is_full(Index words, Index most);
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/archive.ipp>
#endif

#endif
