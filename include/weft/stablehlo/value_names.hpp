// Which value a name stands for, while the text of a function is read: %arg0, %3, and %3#1 for one result of several.
#ifndef WEFT_STABLEHLO_VALUE_NAMES_HPP
#define WEFT_STABLEHLO_VALUE_NAMES_HPP

#include <weft/graph/interner.hpp>
#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

// A name, and which of its results; a whole one has part 0.
struct ValueName {
  std::string_view text;
  Index part = 0;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    std::uint64_t hash = mixed(12, static_cast<std::uint64_t>(part));
    for (char letter : text) hash = mixed(hash, static_cast<unsigned char>(letter));
    return hash;
  }
  friend constexpr bool operator==(const ValueName&, const ValueName&) = default;
};

// "%3#1" -> {"%3", 1}
constexpr ValueName value_name(std::string_view text) {
  const std::size_t hash = text.find('#');
  if (hash == std::string_view::npos) return {text, 0};
  Index part = 0;
  for (char digit : text.substr(hash + 1)) part = part < 1000000 ? 10 * part + (digit - '0') : part;
  return {text.substr(0, hash), part};
}

// Values side by side: of a tuple its parts, else one.
struct ValueRange {
  Index first = -1, count = 1;
};

// Names of a function and of the regions inside it. What a region declares is forgotten where it ends.
class ValueNames {
 public:
  // What to forget back to.
  [[nodiscard]] constexpr Index mark() const { return declared_.size(); }
  constexpr void forget(Index mark) {
    for (; declared_.size() > mark; declared_.pop_back()) value_of_[declared_.back()] = {};
  }
  // Error: stablehlo_name_is_taken.
  constexpr void declare(const ValueName& name, const ValueRange& values, TextPlace place) {
    const std::int32_t number = names_.intern(name);
    if (number == value_of_.size()) value_of_.push_back({});
    if (value_of_[number].first >= 0) stablehlo_name_is_taken(place, "value", name.text);
    value_of_[number] = values;
    declared_.push_back(number);
  }
  // Error: stablehlo_name_is_unknown.
  [[nodiscard]] constexpr ValueRange find(std::string_view text, TextPlace place) const {
    const std::int32_t number = names_.find(value_name(text));
    if (number < 0 || value_of_[number].first < 0) stablehlo_name_is_unknown(place, "value", text);
    return value_of_[number];
  }

 private:
  Interner<ValueName> names_;
  Buffer<ValueRange> value_of_;    // by name; from -1: none at hand
  Buffer<std::int32_t> declared_;  // names, in order
};

}  // namespace weft::stablehlo

#endif
