// What the function of a scan returns is the carry that it takes, alone or with what is stacked.
// expect-error: weft: scan: the function returns the next carry, of the type of the first one, or a std::pair of it and the Vars to stack
// max-lines-gcc: 20
// max-lines-clang: 20
#include <weft/graph/scan.hpp>

struct Carry {
  weft::Var sum, count;
};
constexpr weft::Var total(weft::Var start, weft::Var rows) {
  const auto step = [](Carry now, weft::Var row) {
#if defined(VALID)
    return Carry{now.sum + row, now.count + 1};
#elif defined(MISUSE)
    return now.sum + row;
#endif
  };
  const auto last = scan(step, Carry{start, start}, rows);  // expect-here
#if defined(VALID)
  return last.sum;
#else
  return static_cast<void>(last), start;
#endif
}
constexpr int used = sizeof(&total);
