// Compiler switches and the library's version: the one place where a predefined macro is read.
// Includes nothing, so that every other header may start here.
#ifndef WEFT_BASE_CONFIG_HPP
#define WEFT_BASE_CONFIG_HPP

// One error instead of thousands: a header that is not there ends the compilation.
#if __cplusplus < 202002L
#error weft needs C++20: compile with -std=c++20
#include <weft/compile_with_std_cxx20>
#endif

// -ffast-math (-Ofast, -ffinite-math-only) changes what kernels and losses compute: NaN and infinity are taken for
// impossible, log1p of a small number is 0. Whoever wants that all the same says so.
#if (defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)) && !defined(WEFT_ACCEPT_FAST_MATH)
#error weft keeps IEEE arithmetic: compile without -ffast-math, -Ofast and -ffinite-math-only, or with -DWEFT_ACCEPT_FAST_MATH to take wrong numbers
#include <weft/compile_without_fast_math>
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

// One source, two ways to build it. 1, the default: all of weft is in its headers. 0, which the CMake target
// weft::compiled and `pkg-config weft-compiled` say: what depends on no type of the user is defined in a library. All
// files of a program are built alike; see base/build_mode.hpp.
#ifndef WEFT_HEADER_ONLY
#define WEFT_HEADER_ONLY 1
#endif
// Only the sources of that library define this.
#ifndef WEFT_BUILDS_LIBRARY
#define WEFT_BUILDS_LIBRARY 0
#endif

// Before the declaration of a function whose definition stands in the `.ipp` file beside its header.
#if WEFT_HEADER_ONLY
#define WEFT_DECL inline
#else
#define WEFT_DECL
#endif

// Before `constexpr`, of a pass that also runs natively: a free function. Its definition must be seen by who evaluates it
// at compile time, but its code, and that of all that it alone calls, is in one object of the library: the one that
// defines WEFT_EMITS_PASSES. Elsewhere it is called and never inlined, or what it calls would be compiled once more
// there. GCC ignores gnu_inline beside noinline, but inlines no function of a lower level of optimization.
#if WEFT_HEADER_ONLY
#define WEFT_NATIVE inline
#elif defined(WEFT_EMITS_PASSES)
#define WEFT_NATIVE [[gnu::used]] inline
#elif defined(__clang__)
#define WEFT_NATIVE [[gnu::gnu_inline, gnu::noinline]] extern inline
#else
#define WEFT_NATIVE [[gnu::gnu_inline, gnu::optimize(0)]] extern inline
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
