#include "no_flags.hpp"

#include "flags.hpp"

namespace examples {

int run_without_flags(const char* name, const char* purpose, int count, char** words, void (*body)()) {
  return run_program(name, [&] {
    if (Flags(name, purpose).parse(count, words)) body();
    return 0;
  });
}

}  // namespace examples
