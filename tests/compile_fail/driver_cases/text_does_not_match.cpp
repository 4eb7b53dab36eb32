// driver-says: text_does_not_match.cpp: the diagnostics do not contain 'numbers 3 and 4 [differ]
// expect-error: numbers 3 and 4
// expect-error: numbers 3 and 4 [differ]; never said
#if defined(MISUSE)
static_assert(false, "numbers 3 and 4 differ");
#endif
