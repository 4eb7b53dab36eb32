// Whether the address or the thread sanitizer runs: it has its own memory, stacks and limits, and takes many times as long.
#ifndef WEFT_TESTS_SUPPORT_SANITIZED_HPP
#define WEFT_TESTS_SUPPORT_SANITIZED_HPP

#include <cstdint>

namespace weft::testing {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#elif !defined(__has_feature)
inline constexpr bool is_sanitized = false;
#elif __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

// How many of its random cases a test tries: where a sanitizer sees every access of each, a quarter.
[[nodiscard]] constexpr std::uint32_t random_cases(std::uint32_t count) { return is_sanitized ? count / 4 : count; }

}  // namespace weft::testing

#endif
