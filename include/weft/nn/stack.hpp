// Stack: equal blocks one after the other.
#ifndef WEFT_NN_STACK_HPP
#define WEFT_NN_STACK_HPP

#include <weft/base/error_nn.hpp>
#include <weft/graph/var.hpp>

#include <concepts>

namespace weft::nn {

namespace detail {

// "h" / 12 -> "h.12".
[[nodiscard]] constexpr Name numbered(const Name& name, Index number) {
  char digits[24] = {};
  int first = 23;
  do digits[--first] = static_cast<char>('0' + number % 10);
  while ((number /= 10) > 0);
  return name / (digits + first);
}

}  // namespace detail

// A layer with a name that makes of a value one of the same shape and type.
template <class T>
concept StackableBlock = requires(T block, Var x) {
  block.name = Name();
  { block(x) } -> std::same_as<Var>;
};

// `count` blocks: each is `prototype` under a name of its own, "<name>.0", "<name>.1", ..., and takes what the one
// before it returns. Error: block_changes_its_input.
template <StackableBlock Block, Index count>
struct Stack {
  static_assert(count >= 1, "weft: stack: the number of blocks must be 1 or more");
  Name name;
  Block prototype;

  constexpr Var operator()(Var x) const {
    for (Index i = 0; i < count; ++i) {
      Block block = prototype;
      block.name = detail::numbered(name, i);
      const Var made = block(x);
      if (made.type() != x.type())
        block_changes_its_input(block.name.c_str(), name_of(x.dtype()), x.shape(), name_of(made.dtype()), made.shape());
      x = made;
    }
    return x;
  }
};

}  // namespace weft::nn

#endif
