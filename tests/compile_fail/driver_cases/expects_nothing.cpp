// driver-says: expects_nothing.cpp: the case expects no message
#if defined(MISUSE)
static_assert(false, "a sentence");
#endif
