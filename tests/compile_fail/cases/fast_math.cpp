// A program that gives up IEEE arithmetic, which kernels are made of, and does not say that it knows.
// flags-gcc: -ffast-math
// flags-clang: -ffast-math
// expect-error: weft keeps IEEE arithmetic: compile without -ffast-math, -Ofast
// expect-error: WEFT_ACCEPT_FAST_MATH
// max-lines: 12
#if defined(VALID)
#define WEFT_ACCEPT_FAST_MATH 1
#endif
#include <weft/base/config.hpp>

int main() { return 0; }
