// The instruction sets that kernels are compiled for and that this machine runs: a test asks the copy of each.
#ifndef WEFT_TESTS_KERNELS_AVAILABLE_ISAS_HPP
#define WEFT_TESTS_KERNELS_AVAILABLE_ISAS_HPP

#include <weft/kernels/isa.hpp>

#include <vector>

namespace weft::test {

inline std::vector<Isa> available_isas() {
  std::vector<Isa> isas;
  for (const Isa isa : {Isa::baseline, Isa::avx2, Isa::avx512})
    if (contains(compiled_isas, isa) && isa <= widest_isa()) isas.push_back(isa);
  return isas;
}

}  // namespace weft::test

#endif
