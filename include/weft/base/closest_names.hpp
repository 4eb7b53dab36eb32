// What an error shows of the names that exist, where one was asked for that does not.
#ifndef WEFT_BASE_CLOSEST_NAMES_HPP
#define WEFT_BASE_CLOSEST_NAMES_HPP

#include <weft/base/index.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace weft {

// The fewest letters that are put in, left out or replaced between two words (Levenshtein).
[[nodiscard]] WEFT_DECL Index edit_distance(std::string_view from, std::string_view to);

// "'fc.weight', 'fc.bias', .. of 17": the eight that are closest to `wanted`, those of equal distance in their order, and
// how many there are; "none".
[[nodiscard]] WEFT_DECL std::string closest_names(std::string_view wanted, const std::vector<std::string>& names);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/closest_names.ipp>
#endif

#endif
