// weft_conformance PATH...: runs every conformance case in the given directories and files.
#include "conformance/conformance.hpp"

#include <iostream>

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: weft_conformance DIR...  (directories with .json case files, or such files)\n";
    return 2;
  }
  weft::testing::Tally total;
  for (int i = 1; i < argc; ++i) {
    const weft::testing::Tally tally = weft::testing::run_path(argv[i], std::cout);
    total.passed += tally.passed;
    total.failed += tally.failed;
  }
  std::cout << total.passed << " passed, " << total.failed << " failed\n";
  return total.failed == 0 ? 0 : 1;
}
