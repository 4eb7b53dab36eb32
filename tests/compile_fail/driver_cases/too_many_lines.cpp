// driver-says: 1 are the most
// expect-error: a sentence
// max-lines: 1
#if defined(MISUSE)
static_assert(false, "a sentence");
#endif
