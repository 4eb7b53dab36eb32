// A column of a table in which some rows have a function and others have none.
#ifndef WEFT_BASE_MAYBE_FUNCTION_HPP
#define WEFT_BASE_MAYBE_FUNCTION_HPP

#include <cstddef>

namespace weft {

// Written as a pointer, and compared with null as one, also in constant expressions: of a pointer to a function g++ has
// that comparison only if it may assume that nothing lies at address 0, which -fsanitize=undefined and
// -fno-delete-null-pointer-checks forbid.
template <class Function>
struct MaybeFunction {
  Function* call = nullptr;
  bool exists = false;

  constexpr MaybeFunction(std::nullptr_t) noexcept {}
  constexpr MaybeFunction(Function* function) noexcept : call(function), exists(true) {}

  friend constexpr bool operator==(const MaybeFunction& function, std::nullptr_t) noexcept { return !function.exists; }
};

}  // namespace weft

#endif
