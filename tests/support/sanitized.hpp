// Whether the address or the thread sanitizer runs: it has its own memory, stacks and limits, and takes many times as long.
#ifndef WEFT_TESTS_SUPPORT_SANITIZED_HPP
#define WEFT_TESTS_SUPPORT_SANITIZED_HPP

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

}  // namespace weft::testing

#endif
