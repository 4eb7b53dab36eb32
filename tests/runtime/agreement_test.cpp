// Numbers that processes must pass alike: what differs is named with both values, the same from either side.
#include <weft/runtime/agreement.hpp>

#include <support/expect_error.hpp>
#include <support/loopback_transport.hpp>

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace weft::agreement_test {

std::uint32_t bits_of(float value) { return __builtin_bit_cast(std::uint32_t, value); }

TEST(Agreement, SaysWhatDiffersAlikeOnBothSides) {
  const AgreedNumber mine[] = {{"rate", bits_of(0.5F)}, {"seed", 7, true}, {"step", 3, true}},
                     theirs[] = {{"rate", bits_of(0.25F)}, {"seed", 7, true}, {"step", 103, true}};
  std::array<std::byte, 12> my_bits{}, their_bits{};
  write_bits(mine, my_bits.data());
  write_bits(theirs, their_bits.data());
  const std::string text =
      "rate is 0.5 in process 0 and 0.25 in process 2, step is 3 in process 0 and 103 in process 2";
  EXPECT_EQ(differences(mine, 0, their_bits.data(), 2).text(), text);
  EXPECT_EQ(differences(theirs, 2, my_bits.data(), 0).text(), text);
  EXPECT_EQ(differences(mine, 0, my_bits.data(), 1).size(), 0);
  EXPECT_EQ(hash_of(mine), hash_of(theirs));
  EXPECT_NE(hash_of(mine), hash_of({mine, 2}));
}

TEST(Agreement, ManyDifferencesAreCounted) {
  AgreedNumber mine[6], theirs[6];
  for (std::uint32_t i = 0; i < 6; ++i) {
    mine[i] = {"x", i, true};
    theirs[i] = {"x", i + 10, true};
  }
  std::array<std::byte, 24> bits{};
  write_bits(theirs, bits.data());
  const std::string text = differences(mine, 0, bits.data(), 1).text();
  EXPECT_NE(text.find("x is 3 in process 0 and 13 in process 1, and 2 others"), std::string::npos) << text;
}

TEST(Agreement, IsForOneRunAndEndsAllProcessesWithOneError) {
  test::on_processes(4, 2, [](Runtime& runtime) {
    AgreedNumber number{"rate", bits_of(0.5F)};
    const auto run = [&] {
      runtime.agree_on({&number, 1});
      runtime.run([](Device& device) { device.barrier(); });
    };
    run();
    if (runtime.process_index() == 2) number.bits = bits_of(2.0F);
    runtime.run([](Device&) {});
    testing::expect_error(run, "processes_differ_in_settings", {"rate is", "0.5 in process", "2 in process 2"});
    EXPECT_EQ(runtime.failed_device(), -1);
    testing::expect_error([&] { runtime.run([](Device&) {}); }, "processes_differ_in_settings", {});
  });
}

TEST(Agreement, ProcessesInDifferentCallsAreNamed) {
  test::on_processes(2, 1, [](Runtime& runtime) {
    const AgreedNumber number{"rate", 1};
    if (runtime.is_master()) runtime.agree_on({&number, 1});
    testing::expect_error([&] { runtime.run([](Device&) {}); }, "processes_differ_in_settings",
                          {"different calls", "process 0 in one of ", "process 1 in one of "});
  });
}

}  // namespace weft::agreement_test
