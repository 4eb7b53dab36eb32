// Initializers by name, with the formulas and defaults of torch.nn.init: what a layer's weights start from.
//   nn::Linear{.name = "up", .in = 64, .out = 256, .bias = nn::init::zeros(), .weight = nn::init::kaiming_normal()}
#ifndef WEFT_NN_INITIALIZERS_HPP
#define WEFT_NN_INITIALIZERS_HPP

#include <weft/base/error_graph.hpp>
#include <weft/graph/initializer.hpp>

namespace weft::nn {

namespace detail {

// 1 / sqrt(x) for x >= 1, by Newton's method: std::sqrt is not constexpr.
[[nodiscard]] constexpr double inverse_root(double x) {
  double root = x;
  for (int i = 0; i < 64; ++i) root = 0.5 * (root + x / root);
  return 1 / root;
}
// Rounded to a float; beyond the largest an infinity, which a compiler would refuse to make of it.
[[nodiscard]] constexpr float rounded(double x) {
  constexpr double most = 0x1.ffffffp127;
  return x >= most ? __builtin_inff() : x <= -most ? -__builtin_inff() : static_cast<float>(x);
}

}  // namespace detail

// How many numbers an element of a layer's output is made of, and how many an element of its input goes to: of a Linear
// `in` and `out`; of a Conv2d in / groups and out, times height * width of the kernel; of an Embedding `features` and
// `rows`.
struct Fans {
  Index in = 1, out = 1;
};
enum class Fan : std::uint8_t { none, in, out, both };

// A distribution whose width may depend on a layer's fans.
struct Init {
  Initializer::Kind kind = Initializer::Kind::fill;
  double scale = 0;      // see Initializer; divided by the root of what `fan` names: of Fan::both, of the sum
  Fan fan = Fan::none;
  double center = 0, low = 0, high = 0;

  // For a layer with these fans; what is random is `gain` times as wide.
  [[nodiscard]] constexpr Initializer of(const Fans& fans, double gain = 1) const {
    const Index divisor = fan == Fan::in ? fans.in : fan == Fan::out ? fans.out : fans.in + fans.out;
    double width = kind == Initializer::Kind::fill ? scale : gain * scale;
    if (fan != Fan::none) width *= detail::inverse_root(static_cast<double>(divisor));
    return {kind, detail::rounded(width), detail::rounded(center), detail::rounded(low), detail::rounded(high)};
  }
};

namespace detail {

// `start`, if its numbers are a distribution. Error: initializer_is_invalid; in a model that a compiler traces, told
// with the weight that starts so.
[[nodiscard]] constexpr Init checked(const Init& start) {
  const Initializer how = start.of({});
  if (const BrokenRule broken = rule_broken_by(how); broken.rule != nullptr && !__builtin_is_constant_evaluated())
    initializer_is_invalid(name_of(how.kind), broken.first, broken.second, broken.rule);
  return start;
}

}  // namespace detail

namespace init {

// Error: initializer_is_invalid.
[[nodiscard]] constexpr Init constant(double value) { return detail::checked({Initializer::Kind::fill, value}); }
[[nodiscard]] constexpr Init zeros() { return constant(0); }
[[nodiscard]] constexpr Init ones() { return constant(1); }

// In [low, high). Error: initializer_is_invalid.
[[nodiscard]] constexpr Init uniform(double low = 0, double high = 1) {
  return detail::checked({Initializer::Kind::uniform, 0.5 * (high - low), Fan::none, 0.5 * (low + high)});
}
// Error: initializer_is_invalid.
[[nodiscard]] constexpr Init normal(double mean = 0, double deviation = 1) {
  return detail::checked({Initializer::Kind::normal, deviation, Fan::none, mean});
}
// The numbers of normal(mean, deviation) that are in [low, high]: bounds are absolute, as in torch.nn.init.trunc_normal_.
// The mean must be in it, too, and an interval below a tenth of the deviation would take too many draws: it is all but
// uniform. Error: initializer_is_invalid.
[[nodiscard]] constexpr Init truncated_normal(double mean = 0, double deviation = 1, double low = -2, double high = 2) {
  return detail::checked({Initializer::Kind::truncated_normal, deviation, Fan::none, mean, low, high});
}

// What follows a layer, and what makes up for it.
enum class Nonlinearity : std::uint8_t { linear, sigmoid, tanh, relu, leaky_relu, selu };
inline constexpr double root_of_2 = 1.41421356237309504880, root_of_3 = 1.73205080756887729353;
// `slope`: of leaky_relu below 0.
[[nodiscard]] constexpr double calculate_gain(Nonlinearity nonlinearity, double slope = 0.01) {
  switch (nonlinearity) {
    case Nonlinearity::linear:
    case Nonlinearity::sigmoid: break;
    case Nonlinearity::tanh: return 5.0 / 3;
    case Nonlinearity::relu: return root_of_2;
    case Nonlinearity::leaky_relu: return root_of_2 * detail::inverse_root(1 + slope * slope);
    case Nonlinearity::selu: return 0.75;
  }
  return 1;
}

// Glorot and Bengio, 2010: of variance gain^2 2 / (in + out).
[[nodiscard]] constexpr Init xavier_uniform(double gain = 1) {
  return {Initializer::Kind::uniform, gain * root_of_2 * root_of_3, Fan::both};
}
[[nodiscard]] constexpr Init xavier_normal(double gain = 1) {
  return {Initializer::Kind::normal, gain * root_of_2, Fan::both};
}

// He et al., 2015: of variance gain^2 / fan. `a`: the slope of a leaky_relu.
enum class Mode : std::uint8_t { fan_in, fan_out };  // keeps the variance of what goes forward; of gradients
struct Kaiming {
  double a = 0;
  Mode mode = Mode::fan_in;
  Nonlinearity nonlinearity = Nonlinearity::leaky_relu;

  [[nodiscard]] constexpr Fan fan() const { return mode == Mode::fan_in ? Fan::in : Fan::out; }
};
[[nodiscard]] constexpr Init kaiming_uniform(const Kaiming& how = {}) {
  return {Initializer::Kind::uniform, root_of_3 * calculate_gain(how.nonlinearity, how.a), how.fan()};
}
[[nodiscard]] constexpr Init kaiming_normal(const Kaiming& how = {}) {
  return {Initializer::Kind::normal, calculate_gain(how.nonlinearity, how.a), how.fan()};
}

// Uniform in +-1/sqrt(in): what Linear and Conv2d start from, weights and biases, in PyTorch, too, which calls it
// kaiming_uniform(a = sqrt(5)).
[[nodiscard]] constexpr Init fan_in_uniform() { return {Initializer::Kind::uniform, 1, Fan::in}; }

}  // namespace init

// Whether a layer has a bias, and what that starts from: `.bias = false`, `.bias = nn::init::zeros()`.
struct Bias {
  bool exists = true;
  Init init = init::fan_in_uniform();

  constexpr Bias(bool given) : exists(given) {}
  constexpr Bias(const Init& start) : init(start) {}
};

}  // namespace weft::nn

#endif
