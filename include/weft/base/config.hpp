// Compiler switches and the library's version: the one place where a predefined macro is read.
// Includes nothing, so that every other header may start here.
#ifndef WEFT_BASE_CONFIG_HPP
#define WEFT_BASE_CONFIG_HPP

// One error instead of thousands: a header that is not there ends the compilation.
#if __cplusplus < 202002L
#error weft needs C++20: compile with -std=c++20
#include <weft/compile_with_std_cxx20>
#endif

#define WEFT_VERSION_MAJOR 0
#define WEFT_VERSION_MINOR 1
#define WEFT_VERSION_PATCH 0
// Major * 10000 + minor * 100 + patch, comparable in `#if`.
#define WEFT_VERSION (WEFT_VERSION_MAJOR * 10000 + WEFT_VERSION_MINOR * 100 + WEFT_VERSION_PATCH)

// Trivial accessors must vanish even at -O0, or debug builds of tensor code crawl.
#define WEFT_ALWAYS_INLINE [[gnu::always_inline]] inline

// Whether kernels may use the instructions of x86-64: its baseline and the sets below. The user may define it as 0.
#if defined(WEFT_HAS_X86_TARGETS)
#elif defined(__x86_64__)
#define WEFT_HAS_X86_TARGETS 1
#else
#define WEFT_HAS_X86_TARGETS 0
#endif

// Kernels are compiled once for each of these instruction sets, which the user may define as 0 (in all files of a
// program alike; CMake: WEFT_INSTRUCTION_SETS): every set is compile time. The baseline is always there; beside a wider
// one its fused loops are interpreted.
#if !WEFT_HAS_X86_TARGETS
#undef WEFT_COMPILE_AVX2
#undef WEFT_COMPILE_AVX512
#define WEFT_COMPILE_AVX2 0
#define WEFT_COMPILE_AVX512 0
#endif
#ifndef WEFT_COMPILE_AVX2
#define WEFT_COMPILE_AVX2 1
#endif
#ifndef WEFT_COMPILE_AVX512
#define WEFT_COMPILE_AVX512 1
#endif

// Text in a template argument reads as text in GCC's messages, and as a list of numbers in Clang's.
#if defined(__clang__)
#define WEFT_PRINTS_TEXT_ARGUMENTS 0
#else
#define WEFT_PRINTS_TEXT_ARGUMENTS 1
#endif

// The line on which the name of a layer is written. Clang takes a default member initializer, where layers often are, for
// written where somebody makes the struct, so that there is none.
#if defined(__clang__)
#define WEFT_LINE_OF_NAME 0
#else
#define WEFT_LINE_OF_NAME __builtin_LINE()
#endif

#if defined(__cpp_exceptions)
#define WEFT_HAS_EXCEPTIONS 1
#else
#define WEFT_HAS_EXCEPTIONS 0
#endif

#endif
