// Refuses, while a program is linked, files that were built differently: header-only beside compiled, for other
// instruction sets, from another version, or against a library that was. Otherwise the linker would take any of the
// definitions of a function for all files, and the program would crash when it runs.
#ifndef WEFT_BASE_BUILD_MODE_HPP
#define WEFT_BASE_BUILD_MODE_HPP

#include <weft/base/config.hpp>

#if defined(__has_include)
#if __has_include(<bits/c++config.h>)
#include <bits/c++config.h>
#endif
#endif

// The containers of libstdc++ have other layouts with another ABI and in its debug mode.
#if defined(_GLIBCXX_DEBUG)
#define WEFT_CONTAINERS_ABI debug
#elif defined(_GLIBCXX_USE_CXX11_ABI) && _GLIBCXX_USE_CXX11_ABI == 0
#define WEFT_CONTAINERS_ABI cxx03
#else
#define WEFT_CONTAINERS_ABI cxx11
#endif

// "0_1_0_avx2_1_avx512_1_cxx11": what must be equal.
#define WEFT_BUILD_PASTE(a, b, c, avx2, avx512, abi) a##_##b##_##c##_avx2_##avx2##_avx512_##avx512##_##abi
#define WEFT_BUILD_OF(a, b, c, avx2, avx512, abi) WEFT_BUILD_PASTE(a, b, c, avx2, avx512, abi)
#define WEFT_BUILD                                                                                               \
  WEFT_BUILD_OF(WEFT_VERSION_MAJOR, WEFT_VERSION_MINOR, WEFT_VERSION_PATCH, WEFT_COMPILE_AVX2, WEFT_COMPILE_AVX512, \
                WEFT_CONTAINERS_ABI)
#define WEFT_BUILD_QUOTE(text) #text
#define WEFT_BUILD_TEXT(text) WEFT_BUILD_QUOTE(text)

// Every object defines a symbol that it shares only with objects that were built alike.
#if defined(__clang__)
// As a variable of each thread or of all: "TLS definition of `weft_is_header_only_...' mismatches".
extern "C" {
#if WEFT_HEADER_ONLY
[[gnu::used]] inline constinit thread_local char weft_is_header_only_in_one_file_and_compiled_in_another = 0;
#else
[[gnu::used]] inline constinit char weft_is_header_only_in_one_file_and_compiled_in_another = 0;
#endif
}
#elif defined(__ELF__)
// In sections of which the linker keeps one for each way of building: two are "multiple definition of `weft_is_...'".
#define WEFT_BUILD_NOTE(symbol, group)                                                                      \
  __asm__(".ifndef " symbol "\n.pushsection .note.weft." symbol ",\"G\",%note," group ",comdat\n.globl " symbol \
          "\n" symbol ":\n.byte 0\n.popsection\n.endif\n")
#if WEFT_HEADER_ONLY
WEFT_BUILD_NOTE("weft_is_header_only_in_one_file_and_compiled_in_another", "weft_header_only");
#else
WEFT_BUILD_NOTE("weft_is_header_only_in_one_file_and_compiled_in_another", "weft_compiled");
#endif
WEFT_BUILD_NOTE("weft_files_differ_in_version_instruction_sets_or_library_abi", "weft_" WEFT_BUILD_TEXT(WEFT_BUILD));
#undef WEFT_BUILD_NOTE
#endif

// The library has this, by the name of how it was built; who uses it asks for it.
#if !WEFT_HEADER_ONLY
#define WEFT_BUILD_SYMBOL_PASTE(build) weft_compiled_##build
#define WEFT_BUILD_SYMBOL_OF(build) WEFT_BUILD_SYMBOL_PASTE(build)
#define WEFT_BUILD_SYMBOL WEFT_BUILD_SYMBOL_OF(WEFT_BUILD)
extern "C" {
extern const char WEFT_BUILD_SYMBOL;
#if WEFT_BUILDS_LIBRARY
[[gnu::weak]] extern const char WEFT_BUILD_SYMBOL = 1;
#endif
}
namespace weft::detail {
[[gnu::used]] inline const char* const library_of_this_build = &WEFT_BUILD_SYMBOL;
}
#undef WEFT_BUILD_SYMBOL
#undef WEFT_BUILD_SYMBOL_OF
#undef WEFT_BUILD_SYMBOL_PASTE
#endif

#undef WEFT_BUILD
#undef WEFT_BUILD_OF
#undef WEFT_BUILD_PASTE
#undef WEFT_BUILD_TEXT
#undef WEFT_BUILD_QUOTE
#undef WEFT_CONTAINERS_ABI

#endif
