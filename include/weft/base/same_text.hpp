// Whether two texts are one, also inside constant evaluation, where addresses of literals may not be compared.
#ifndef WEFT_BASE_SAME_TEXT_HPP
#define WEFT_BASE_SAME_TEXT_HPP

namespace weft {

// Null is a text of its own.
[[nodiscard]] constexpr bool same_text(const char* left, const char* right) noexcept {
  if (left == nullptr || right == nullptr) return left == nullptr && right == nullptr;
  for (; *left != '\0' && *left == *right; ++left) ++right;
  return *left == *right;
}

}  // namespace weft

#endif
