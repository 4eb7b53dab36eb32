// Gradients of loops that run as often as their values say: those of the iterations that ran.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/functions.hpp>
#include <weft/graph/matrix_forms.hpp>

#include <cmath>

namespace weft::tangent_loop_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

// 1 + x / a + x^2 / (a (a + 1)) + ..., until no term counts: of each element its own number of terms.
Var series(Var a, Var x) {
  const Var one = broadcast_to(like(x, 1), x.shape());
  const Buffer<Var> last = while_loop([](const Buffer<Var>& v) { return any(v[1] > v[2] * 1e-12); },
                                      [&x](const Buffer<Var>& v) {
                                        const Var term = v[1] * x / v[0];
                                        return Buffer<Var>{v[0] + 1.0, term, v[2] + term};
                                      },
                                      Buffer<Var>{a, one, one});
  return last[2];
}

TEST(TangentLoop, HasTheTangentsOfASeries) {
  expect_gradients({random_value(DType::f32, {2, 3}, 1, 0.5, 2), random_value(DType::f32, {2, 3}, 2, 0.5, 2)},
                   [](const Vars& v) { return series(v[0], v[1]); });
}

// (1 + x)^n = 1 + n x + n (n - 1) x^2 / 2 + ..., which has n + 1 terms where n is a whole number; its slope by n, that
// and log(1 + x), has no last one.
Var binomial(Var n, Var x) {
  const Var one = broadcast_to(like(x, 1), x.shape());
  const Buffer<Var> last =
      while_loop([](const Buffer<Var>& v) { return any(v[0]); },
                 [&](const Buffer<Var>& v) {
                   const Var term = v[2] * (n - v[1]) / (v[1] + 1.0) * x, sum = v[3] + term;
                   const Var goes_on = v[0] && abs(term / sum) > 0x1p-23;
                   return Buffer<Var>{goes_on, v[1] + 1.0, select(v[0], term, v[2]), select(v[0], sum, v[3])};
                 },
                 Buffer<Var>{one > 0.0, like(x, 0), one, one});
  return last[3];
}

TEST(TangentLoop, GoesOnWhileASlopeChanges) {
  Program program;
  const Var n = program.input("n", {4}), x = program.input("x", {4});
  program.output({&program.graph, differentiate(program.graph, sum(binomial(n, x)).id, {n.id})[0]});
  const std::vector<double> at{1, 2, 3, 1.5}, of{0.5, -0.5, 0.25, 0.5};
  const Value slopes = interpret(program.graph, {f32_value({4}, at), f32_value({4}, of)})[0];
  for (std::size_t i = 0; i < at.size(); ++i)
    EXPECT_NEAR(slopes[static_cast<Index>(i)], std::log1p(of[i]) * std::pow(1 + of[i], at[i]), 1e-6) << i;
}

TEST(TangentLoop, ANumberMayBeReadByAllElements) {
  expect_gradients({f32_value({}, {1.5}), random_value(DType::f32, {3}, 2, 0.5, 2)}, [](const Vars& v) {
    return while_loop([](Var y) { return all(y < 20.0); }, [&v](Var y) { return y * v[0] + sin(v[1]); }, v[1]);
  });
}

TEST(TangentLoop, RunsInALoopThatIsDifferentiated) {
  expect_gradients({random_value(DType::f32, {2}, 3, 0.5, 2), random_value(DType::f32, {2}, 4, 0.5, 2)},
                   [](const Vars& v) {
                     return fori_loop(
                         0, 3, [&v](Var, Var y) { return log(series(v[0] + y, v[1])); }, v[1] * 0.5);
                   });
}

TEST(TangentLoop, WhatIsNotElementwiseHasNoGradient) {
  Program program;
  const Var x = program.input("x", {3}), m = program.input("m", {3, 3});
  const auto refused = [&](auto body) {
    const Var y = while_loop([](Var v) { return all(v < 100.0); }, body, x);
    expect_error(
        [&] {
          (void)differentiate(program.graph, sum(y).id, {x.id, m.id});
        },
        "while_has_no_gradient", {"elementwise"});
  };
  refused([&](Var v) { return einsum("ij,j->i", m, v); });
  refused([&](Var v) { return v + broadcast_to(sum(v), {3}); });
  refused([&](Var v) { return flip(v, 0) * 2.0; });
  refused(
      [&](Var v) { return while_loop([](Var w) { return all(w < 10.0); }, [](Var w) { return w * 3.0; }, v) * 2.0; });
}

}  // namespace weft::tangent_loop_test
