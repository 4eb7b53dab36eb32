// Choosing an instruction set, and compiling one kernel file for each.
#include <kernels/available_isas.hpp>

#include <weft/kernels/isa.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

#define WEFT_ISA_FILE <kernels/isa_test.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft::isa_test {

static_assert(Isa::baseline < Isa::avx2 && Isa::avx2 < Isa::avx512);
static_assert(vector_bytes(Isa::baseline) == 16 && vector_bytes(Isa::avx2) == 32 && vector_bytes(Isa::avx512) == 64);

// Of a program that is compiled for all sets.
std::string code_of_choice(Isa widest, const char* wish) {
  try {
    return name_of(choose_isa(widest, wish, 0b111));
  } catch (const Error& error) {
    return std::string(error.code()) + ": " + error.what();
  }
}

TEST(Isa, NamesAreTheValuesOfTheEnvironmentVariable) {
  EXPECT_STREQ(name_of(Isa::baseline), "baseline");
  EXPECT_STREQ(name_of(Isa::avx2), "avx2");
  EXPECT_STREQ(name_of(Isa::avx512), "avx512");
}

TEST(Isa, WithoutAWishTheWidestIsUsed) {
  EXPECT_EQ(choose_isa(Isa::avx512, nullptr), Isa::avx512);
  EXPECT_EQ(choose_isa(Isa::avx2, ""), Isa::avx2);
}

TEST(Isa, AWishLowersTheInstructionSet) {
  EXPECT_EQ(choose_isa(Isa::avx512, "baseline"), Isa::baseline);
  EXPECT_EQ(choose_isa(Isa::avx512, "avx2", 0b111), Isa::avx2);
  EXPECT_EQ(choose_isa(Isa::avx2, "avx2", 0b111), Isa::avx2);
}

TEST(Isa, AnUnsupportedWishNamesBothInstructionSets) {
  const std::string message = code_of_choice(Isa::avx2, "avx512");
  EXPECT_EQ(message.substr(0, 16), "isa_unsupported:");
  EXPECT_NE(message.find("'avx512'"), std::string::npos) << message;
  EXPECT_NE(message.find("'avx2'"), std::string::npos) << message;
}

TEST(Isa, AWishThatIsNotCompiledNamesTheOption) {
  EXPECT_EQ(choose_isa(Isa::avx512, "avx512", 0b101), Isa::avx512);
  try {
    (void)choose_isa(Isa::avx512, "avx2", 0b101);
    ADD_FAILURE() << "no error";
  } catch (const Error& error) {
    EXPECT_STREQ(error.code(), "isa_not_compiled");
    EXPECT_NE(std::string(error.what()).find("WEFT_INSTRUCTION_SETS"), std::string::npos) << error.what();
  }
}

TEST(Isa, TheBaselineIsAlwaysCompiledAndTheWidestOneIs) {
  EXPECT_TRUE(contains(compiled_isas, Isa::baseline));
  EXPECT_TRUE(contains(compiled_isas, widest_isa()));
}

TEST(Isa, AnUnknownWishIsAnError) {
  for (const char* wish : {"avx", "avx51", "avx5122", "AVX2", "sse", " avx2"}) {
    const std::string message = code_of_choice(Isa::avx512, wish);
    EXPECT_EQ(message.substr(0, 12), "isa_unknown:") << wish;
    EXPECT_NE(message.find(wish), std::string::npos) << message;
  }
}

TEST(Isa, TheActiveOneIsSupportedAndStays) {
  EXPECT_LE(active_isa(), widest_isa());
  EXPECT_EQ(active_isa(), active_isa());
}

TEST(Isa, EachCopyIsCompiledForItsOwnInstructionSetAndRuns) {
  std::vector<float> values(64);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i);
  for (const Isa isa : test::available_isas()) {
    EXPECT_STREQ(WEFT_SELECT_ISA(isa, probe_name)(), name_of(isa));
    const Index count = WEFT_SELECT_ISA(isa, probe_lanes<3>)();
    EXPECT_EQ(count, 3 * vector_bytes(isa) / 4);
    EXPECT_EQ(WEFT_SELECT_ISA(isa, probe_sum<3>)(values.data()), static_cast<float>(count * (count - 1) / 2));
  }
}

}  // namespace weft::isa_test
