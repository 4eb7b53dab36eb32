// An array of a call as the other members of its group see it.
#ifndef WEFT_RUNTIME_EXCHANGED_ARRAY_HPP
#define WEFT_RUNTIME_EXCHANGED_ARRAY_HPP

#include <weft/base/index.hpp>

#include <cstddef>

namespace weft {

// Where a member has one array of a call, and its result. `in_bytes`: -1 where others cannot know them.
struct ExchangedArray {
  const std::byte* in = nullptr;
  Index in_bytes = 0;
  std::byte* out = nullptr;
};

}  // namespace weft

#endif
