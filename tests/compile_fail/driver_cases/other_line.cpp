// driver-says: other_line.cpp: the diagnostics do not name line 4
// expect-error: a sentence
#if defined(MISUSE)
using User = int;  // expect-here
static_assert(false, "a sentence");
#endif
