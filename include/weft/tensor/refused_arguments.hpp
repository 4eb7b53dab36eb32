// Functions of tensors that are given in parentheses what belongs in angle brackets, as NumPy and PyTorch have it: one
// sentence in the place of a list of candidates.
#ifndef WEFT_TENSOR_REFUSED_ARGUMENTS_HPP
#define WEFT_TENSOR_REFUSED_ARGUMENTS_HPP

#include <weft/tensor/expression.hpp>

#include <initializer_list>

namespace weft {

template <TensorLike X, class Given, class... Others>
Refused sum(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused mean(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused max(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused min(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused prod(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused norm(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused any(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused all(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused softmax(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused log_softmax(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused logsumexp(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused cumsum(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused cumprod(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused cummax(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused cummin(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused sort(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused argsort(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused flip(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused roll(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused split(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused top_k(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X, class Given, class... Others>
Refused one_hot(const X&, const Given&, const Others&...) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X>
Refused reshape(const X&, std::initializer_list<Index>) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X>
Refused broadcast_to(const X&, std::initializer_list<Index>) {
  return check::refuse_in_parentheses<X>();
}
template <TensorLike X>
Refused transpose(const X&, std::initializer_list<Index>) {
  return check::refuse_in_parentheses<X>();
}

}  // namespace weft

#endif
