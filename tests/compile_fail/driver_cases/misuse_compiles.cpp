// driver-says: misuse_compiles.cpp: the MISUSE half compiles
// expect-error: anything
static_assert(true);
