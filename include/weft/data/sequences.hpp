// Sequences of tokens to train a language model on, each with the tokens that follow its own: sources for a Loader.
// `Tokens` is a TokenFile or a Text; a source refers to it, and it must outlive the loader.
#ifndef WEFT_DATA_SEQUENCES_HPP
#define WEFT_DATA_SEQUENCES_HPP

#include <weft/base/error_data.hpp>
#include <weft/data/batch.hpp>

namespace weft {

// One global batch of sequences; rows from `valid` on are padding: token 0, weight 0.
struct TokenBatch {
  BatchRows<std::int32_t> tokens, next;  // [global_batch, length]; next[r][i] follows tokens[r][i]
  BatchRows<float> weight;               // [global_batch]
  Index valid = 0;

  static constexpr const char* field_names[] = {"tokens", "next"};
  [[nodiscard]] auto fields() const { return std::tie(tokens, next); }
};

namespace detail {

template <class Tokens>
class SequenceReader {
 public:
  using Fields = weft::Fields<std::int32_t[], std::int32_t[]>;
  using Batch = TokenBatch;

  // Errors: token_setting_is_wrong, tokens_are_too_few.
  SequenceReader(const Tokens& tokens, Index length) : tokens_(&tokens), length_(length) {
    constexpr Index most = Index{1} << 24;
    if (length < 1 || length > most) token_setting_is_wrong("length", length, 1, most);
    if (tokens.size() <= length) tokens_are_too_few(tokens.path().c_str(), tokens.size(), length);
  }
  [[nodiscard]] std::array<Index, 2> widths() const noexcept { return {length_, length_}; }

 protected:
  // Sequences start at 0 to places() - 1.
  [[nodiscard]] Index places() const noexcept { return tokens_->size() - length_; }
  [[nodiscard]] Index length() const noexcept { return length_; }
  void read_at(Index start, std::span<std::int32_t> tokens, std::span<std::int32_t> next) const {
    tokens_->read(start, tokens);
    tokens_->read(start + length_, next.last(1));
    for (std::size_t i = 1; i < tokens.size(); ++i) next[i - 1] = tokens[i];
  }

 private:
  const Tokens* tokens_;
  Index length_;
};

}  // namespace detail

// Sequence i starts at token i * stride; with the stride `length`, which 0 stands for, they lie side by side and every
// token but perhaps the last ones is learnt from once an epoch.
template <class Tokens>
class Sequences : public detail::SequenceReader<Tokens> {
 public:
  // Errors: token_setting_is_wrong, tokens_are_too_few.
  Sequences(const Tokens& tokens, Index length, Index stride = 0)
      : detail::SequenceReader<Tokens>(tokens, length), stride_(stride == 0 ? length : stride) {
    constexpr Index most = Index{1} << 40;
    if (stride_ < 1 || stride_ > most) token_setting_is_wrong("stride", stride_, 1, most);
  }
  [[nodiscard]] Index count() const noexcept { return (this->places() - 1) / stride_ + 1; }
  void read(const Sample& sample, std::span<std::int32_t> tokens, std::span<std::int32_t> next) const {
    this->read_at(sample.index * stride_, tokens, next);
  }

 private:
  Index stride_;
};

// A stream without an end of sequences from random places, for a loader without shuffling: row r of step s, from 1, is a
// function of (seed, s, r). `rows`: of a step; position s * rows is the beginning of step s + 1.
template <class Tokens>
class RandomSequences : public detail::SequenceReader<Tokens> {
 public:
  // Errors: token_setting_is_wrong, tokens_are_too_few.
  RandomSequences(const Tokens& tokens, Index length, Index rows, std::uint32_t seed)
      : detail::SequenceReader<Tokens>(tokens, length), rows_(rows), seed_(seed) {
    constexpr Index most = Index{1} << 31;
    if (rows < 1 || rows > most) token_setting_is_wrong("rows", rows, 1, most);
  }
  [[nodiscard]] static Index count() noexcept { return endless_count; }
  void read(const Sample& sample, std::span<std::int32_t> tokens, std::span<std::int32_t> next) const {
    this->read_at(start_of(sample.index / rows_ + 1, sample.index % rows_), tokens, next);
  }

 private:
  [[nodiscard]] Index start_of(Index step, Index row) const noexcept {
    const auto draw = [&](const char* name) {
      return std::uint64_t{
          random_bits_at(seed_, name, static_cast<std::uint32_t>(step), static_cast<std::uint32_t>(row))};
    };
    const auto places = static_cast<std::uint64_t>(this->places());
    if (places >> 32 == 0) return static_cast<Index>(draw("text") * places >> 32);
    return static_cast<Index>((draw("text") << 32 | draw("text.low")) % places);
  }

  Index rows_;
  std::uint32_t seed_;
};

}  // namespace weft

#endif
