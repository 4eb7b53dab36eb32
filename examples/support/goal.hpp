// What a training is measured by at its end.
#ifndef EXAMPLES_SUPPORT_GOAL_HPP
#define EXAMPLES_SUPPORT_GOAL_HPP

#include "flags.hpp"

#include <cstdio>

namespace examples {

struct Goal {
  const char *what, *unit;
  int digits;           // behind the point
  bool is_least;        // a target is the least that will do; else the most
  const char* more_of;  // what to train for if it does not do

  // Exit code of a program: 0, or, after a line on the standard error stream, exit_below_target.
  [[nodiscard]] int exit_code(const char* program, double reached, double target) const {
    if (is_least ? reached >= target : reached <= target) return 0;
    std::fprintf(stderr, "%s: %s %.*f%s is %s the target of %g%s; train for more %s\n", program, what, digits, reached,
                 unit, is_least ? "below" : "above", target, unit, more_of);
    return exit_below_target;
  }
};
inline constexpr Goal accuracy_goal{"accuracy", " %", 2, true, "epochs"}, loss_goal{"mean loss", "", 4, false, "steps"};

}  // namespace examples

#endif
