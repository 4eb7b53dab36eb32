// How weft reports misuse: one named function an error, one sentence each.
//
// A function such as `inner_dimensions_differ(784, 512)` is `[[noreturn]]` and deliberately not a constant expression.
// Reached while a constexpr pass runs, it stops the compiler, which prints its name, the numbers and the chain of calls
// down to the user's line; reached at run time, it throws the sentence. The functions live in `base/error_*.hpp`.
#ifndef WEFT_BASE_ERROR_HPP
#define WEFT_BASE_ERROR_HPP

#include <weft/base/config.hpp>
#include <weft/base/index.hpp>

#include <cstdio>
#include <cstdlib>
#include <exception>

namespace weft {

// A sentence under construction: text, integers and short lists, cut at the capacity, never allocating. Kept out of
// line and cold: sentences are long, rarely made, and would be a good part of a user's code and compile time. Paths,
// names and reasons of anywhere come in here, so what comes out is one line of UTF-8, with '?' for what is no code
// point or not shown (base/code_point.hpp).
class Sentence {
 public:
  static constexpr int capacity = 2000;

  // Null: nothing.
  WEFT_DECL Sentence& operator<<(const char* text) noexcept;
  WEFT_DECL Sentence& operator<<(Index value) noexcept;
  WEFT_DECL Sentence& operator<<(char letter) noexcept;
  Sentence& operator<<(int value) noexcept { return *this << static_cast<Index>(value); }
  WEFT_DECL Sentence& operator<<(double value) noexcept;
  // "[4, 784]": a shape or any other list of integers.
  template <class List>
  requires requires(const List& list) {
    list.begin();
    list.end();
  }
  [[gnu::cold, gnu::noinline]] Sentence& operator<<(const List& list) noexcept {
    put('[');
    bool first = true;
    for (const auto& item : list) {
      if (!first) *this << ", ";
      first = false;
      *this << static_cast<Index>(item);
    }
    put(']');
    return *this;
  }

  [[nodiscard]] const char* text() const noexcept { return text_; }
  // Letters so far.
  [[nodiscard]] int size() const noexcept { return size_; }

 private:
  WEFT_DECL void put(char letter) noexcept;

  char text_[capacity + 1] = {};
  int size_ = 0;
};

// The one exception type. `code()` is the name of the function that raised it, `what()` its sentence.
class Error : public std::exception {
 public:
  Error(const char* code, const Sentence& sentence) noexcept : code_(code), sentence_(sentence) {}
  [[nodiscard]] const char* code() const noexcept { return code_; }
  [[nodiscard]] const char* what() const noexcept override { return sentence_.text(); }

 private:
  const char* code_;  // a string literal
  Sentence sentence_;
};

// Throws Error{code, sentence}; without exceptions prints the sentence and aborts. The only `throw` of new errors.
[[noreturn]] WEFT_DECL void raise(const char* code, const Sentence& sentence);

// What two numbers are, in GCC's own words. It prints the calls of a failed constant evaluation with the text of their
// arguments, not their values (Clang prints values); but a shift by a negative count is an error whose message has
// both: "right operand of shift expression '(784 << -512)' is negative". So an error function that has numbers to show
// is constexpr and reads: if (must_show_numbers()) show_numbers(left, right); else raise(...).
[[nodiscard]] constexpr bool must_show_numbers() noexcept {
#if defined(__clang__)
  return false;
#else
  return __builtin_is_constant_evaluated();
#endif
}
// Clang prints a note for every call between a mistake and the line of the user. Where that line is one call away, the
// mistake is best made right there, beside a sentence in the source, which Clang quotes:
//   if (must_stop_here()) __builtin_unreachable();  // weft: what is wrong
//   raises_the_error(...);
[[nodiscard]] constexpr bool must_stop_here() noexcept {
#if defined(__clang__)
  return __builtin_is_constant_evaluated();
#else
  return false;
#endif
}
template <class Number>
[[noreturn]] constexpr void show_numbers(Number left, Number right) {
  const Number shown = left << (right > 0 ? -right : right - 1);
  static_cast<void>(shown);
  __builtin_unreachable();
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error.ipp>
#endif

#endif
