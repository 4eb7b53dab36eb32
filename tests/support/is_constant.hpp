// Whether a call is a constant expression: an error that a constexpr function finds must not be one, so that it stops
// the compiler.
#ifndef WEFT_TESTS_SUPPORT_IS_CONSTANT_HPP
#define WEFT_TESTS_SUPPORT_IS_CONSTANT_HPP

namespace weft::testing {

template <bool>
struct Evaluated {};

// static_assert(!is_constant<[] { Shape{-1}; }>)
template <auto function>
concept is_constant = requires {
  typename Evaluated<(static_cast<void>(function()), true)>;
};

}  // namespace weft::testing

#endif
