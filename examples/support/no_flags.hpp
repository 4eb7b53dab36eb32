// The main function of a program that takes no flags: it says so to --help, and refuses what it is given.
#ifndef EXAMPLES_SUPPORT_NO_FLAGS_HPP
#define EXAMPLES_SUPPORT_NO_FLAGS_HPP

namespace examples {

// Runs `body` if nothing is given, and returns the exit code, as run_program does (flags.hpp).
int run_without_flags(const char* name, const char* purpose, int count, char** words, void (*body)());

}  // namespace examples

#endif
