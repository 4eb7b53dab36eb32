// Errors of choosing an instruction set name the wish and what would be possible.
#include <weft/base/error_isa.hpp>

#include <support/expect_error.hpp>

namespace weft::error_isa_test {

using testing::expect_error;

TEST(ErrorIsa, NamesTheWishAndTheCure) {
  expect_error([] { isa_unknown("sse9"); }, "isa_unknown", {"'sse9'", "baseline, avx2 or avx512", "unset"});
  expect_error([] { isa_unsupported("avx512", "avx2"); }, "isa_unsupported",
               {"'avx512'", "widest instruction set here is 'avx2'", "narrower", "unset"});
}

}  // namespace weft::error_isa_test
