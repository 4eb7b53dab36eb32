// at_run_time(function): its value, which no compiler computes. Compilers evaluate what initializes a variable of
// static storage where they can, and constexpr functions of constants they can: a trace of two blocks takes g++ 0.8 s,
// the program less than 1 ms.
#ifndef WEFT_TESTS_SUPPORT_AT_RUN_TIME_HPP
#define WEFT_TESTS_SUPPORT_AT_RUN_TIME_HPP

namespace weft::testing {

// Not constexpr.
template <class Function>
[[nodiscard]] auto at_run_time(const Function& function) {
  return function();
}

}  // namespace weft::testing

#endif
