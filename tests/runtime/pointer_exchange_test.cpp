#include <weft/runtime/pointer_exchange.hpp>

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace weft::pointer_exchange_test {

template <class F>
void on_two_threads(F fn) {
  std::thread other([&fn] { fn(1); });
  fn(0);
  other.join();
}

Signature call_of(Index elements) {
  Signature signature;
  signature.op = Collective::all_gather;
  signature.elements = elements;
  signature.where = Where("exchange", 5, "test.cpp");
  return signature;
}

TEST(PointerExchange, SmallInputsAreReadFromCopies) {
  Interconnect interconnect(2, 64, 0);
  on_two_threads([&](int device) {
    for (int round = 0; round < 50; ++round) {
      int value = 100 * round + device;
      PointerExchange exchange({interconnect, interconnect.everybody(), device, device}, call_of(1), &value,
                               sizeof value, nullptr);
      value = -1;  // nobody sees this any more
      ASSERT_TRUE(exchange.staged());
      int read[2];
      for (int rank = 0; rank < 2; ++rank) __builtin_memcpy(&read[rank], exchange.input(rank), sizeof(int));
      EXPECT_EQ(read[0], 100 * round);
      EXPECT_EQ(read[1], 100 * round + 1);
      exchange.close(4, 0);
    }
  });
  EXPECT_EQ(interconnect.recorder(0).total(Collective::all_gather), (CallTotal{50, 200}));
  EXPECT_EQ(interconnect.recorder(0).recent(0).signature, interconnect.recorder(1).recent(0).signature);
}

TEST(PointerExchange, LargeInputsAreReadInPlace) {
  Interconnect interconnect(2, 64, 0);
  std::vector<std::vector<char>> inputs(2, std::vector<char>(100000, 'a'));
  on_two_threads([&](int device) {
    PointerExchange exchange({interconnect, interconnect.everybody(), device, device}, call_of(100000),
                             inputs[to_size(device)].data(), 100000, inputs[to_size(device)].data());
    EXPECT_FALSE(exchange.staged());
    for (int rank = 0; rank < 2; ++rank) {
      EXPECT_EQ(static_cast<const void*>(exchange.input(rank)), inputs[to_size(rank)].data());
      EXPECT_EQ(static_cast<const void*>(exchange.output(rank)), inputs[to_size(rank)].data());
    }
    exchange.close(0, 0);
  });
}

TEST(PointerExchange, DifferentCallsEndBothWithTheSameError) {
  Interconnect interconnect(2, 64, 0);
  std::vector<std::string> texts(2);
  on_two_threads([&](int device) {
    try {
      PointerExchange exchange({interconnect, interconnect.everybody(), device, device}, call_of(10 + device), nullptr,
                               0, nullptr);
      exchange.close(0, 0);
    } catch (const Error& error) {
      texts[to_size(device)] = error.what();
    }
  });
  EXPECT_EQ(texts[0], texts[1]);
  EXPECT_NE(
      texts[0].find("device 0: call 0, all_gather of 10 f32, 'exchange', test.cpp:5; device 1: call 0, all_gather "
                    "of 11 f32"),
      std::string::npos)
      << texts[0];
  EXPECT_EQ(interconnect.recorder(1).recent(0).state, CallState::aborted);
}

TEST(PointerExchange, AfterTheFaultNothingIsExchanged) {
  Interconnect interconnect(2, 64, 0);
  interconnect.fail(1, "boom", nullptr);
  EXPECT_THROW(PointerExchange({interconnect, interconnect.everybody(), 0, 0}, call_of(1), nullptr, 0, nullptr), Error);
}

}  // namespace weft::pointer_exchange_test
