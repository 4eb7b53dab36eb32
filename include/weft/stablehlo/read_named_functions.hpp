// Functions of JAX that are differentiated by rules of their own (jax.custom_jvp), which no module of their values
// tells. Such a module keeps the names of those that are compiled by themselves: frexp, i0, expi, expn, log1mexp,
// sincospisquaredhalf.
#ifndef WEFT_STABLEHLO_READ_NAMED_FUNCTIONS_HPP
#define WEFT_STABLEHLO_READ_NAMED_FUNCTIONS_HPP

#include <weft/stablehlo/read_functions.hpp>

namespace weft::stablehlo::read {

// What `function` computes of its operands as if they were constants: gradients flow by what a rule adds.
constexpr Buffer<Var> values_of(const Reading& at, const Function& function) {
  Buffer<Var> in;
  for (const Var& operand : at.in) in.push_back(stop_gradient(operand));
  return at.importer.call(function, in, at.operation.place);
}
// (x) -> (m, e), or m where e is not used, x = m 2^e: the slope of m is 2^-e, which is m / x, that of e none.
constexpr Buffer<Var> frexp(const Reading& at, const Function& function) {
  Buffer<Var> made = values_of(at, function);
  const Var x = at.in[0];
  if (is_floating(made[0].dtype())) made[0] = with_slope(x, made[0], weft::select(x != 0, made[0] / x, 1.0));
  return made;
}
// (x): its slope is I1(x), also at 0, where the form for large x, which is not taken there, has none.
constexpr Buffer<Var> bessel_i0(const Reading& at, const Function& function) {
  const Var x = at.in[0];
  return {with_slope(x, values_of(at, function)[0], widened<bessel_i1e>(x) * exp(abs(x)))};
}
// (x): exp(x) / x.
constexpr Buffer<Var> expi(const Reading& at, const Function& function) {
  const Var x = at.in[0];
  return {with_slope(x, values_of(at, function)[0], exp(x) / x)};
}
// (n, x): none by n, -E(n - 1, x) by x, from x E(n - 1, x) = exp(-x) - (n - 1) E(n, x) (Abramowitz and Stegun 5.1.14).
constexpr Buffer<Var> expn(const Reading& at, const Function& function) {
  const Var x = at.in[1], made = values_of(at, function)[0];
  const Var before = broadcast_to(weft::convert(at.in[0], x.dtype()), x.shape()) - 1;
  return {with_slope(x, made, (before * made - exp(-x)) / x)};
}
// (x): log(1 - exp(-x)) by two forms, of which the one that is not taken has a finite slope: it is inf at 0.
constexpr Buffer<Var> log1mexp(const Reading& at, const Function&) {
  const Var x = at.in[0], is_near = x < log_of_2;
  const Var near = weft::select(is_near, x, 1.0), far = weft::select(is_near, like(x, 1), x);
  return {weft::select(is_near, log(-expm1(-near)), log1p(-exp(-far)))};
}

// (x) -> (sin(pi x^2 / 2), cos(pi x^2 / 2)), of fresnel: by pieces, some of which are constants.
constexpr Buffer<Var> turn_of_half_square(const Reading& at, const Function& function) {
  const Var x = at.in[0];
  const Buffer<Var> made = values_of(at, function);
  return {with_slope(x, made[0], pi * x * made[1]), with_slope(x, made[1], -pi * x * made[0])};
}

struct NamedRule {
  std::string_view name;
  Buffer<Var> (*read)(const Reading& at, const Function& function);
  int operands, most_results;
};
inline constexpr NamedRule named_rules[] = {
    {"frexp", frexp, 1, 2}, {"i0", bessel_i0, 1, 1},      {"expi", expi, 1, 1},
    {"expn", expn, 2, 1},   {"log1mexp", log1mexp, 1, 1}, {"sincospisquaredhalf", turn_of_half_square, 1, 2}};
// Null: gradients of `function` are those of what it is made of.
constexpr const NamedRule* named_rule(const Reading& at, const Function& function) {
  if (!at.importer.is_of_jax()) return nullptr;
  for (const NamedRule& rule : named_rules) {
    if (!Importer::is_named(function, rule.name)) continue;
    if (at.in.size() != rule.operands || at.operation.results.size() > rule.most_results) return nullptr;
    const Var x = at.in[rule.operands - 1];
    if (x.id == no_id || !is_floating(x.dtype()) || at.is_pair(rule.operands - 1)) return nullptr;
    for (const Var& other : at.in)  // the function knows along which dimensions another shape is repeated
      if (other.id == no_id || (other.shape().rank() > 0 && !(other.shape() == x.shape()))) return nullptr;
    return &rule;
  }
  return nullptr;
}

}  // namespace weft::stablehlo::read

#endif
