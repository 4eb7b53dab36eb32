// driver-says: valid_half_does_not_compile.cpp: the VALID half does not compile
// expect-error: static assertion failed
static_assert(false, "both halves are wrong");
