// Plans of exchanges: which rows go with which hop, against rows that are moved one by one.
#include <weft/sharding/exchange.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::exchange_test {

using detail::Exchange;
using detail::ExchangePlanner;
using detail::Round;
using detail::Run;
using Rows = std::vector<Index>;  // numbers of global rows, operand times 100; -1: filled

// What device `rank` puts together.
Rows made_by(const Exchange& exchange, const Buffer<Index>& pieces, Index rank) {
  Rows made(to_size(exchange.length), -1);
  for (const Round& round : exchange.rounds) {
    const Round::Part* const part = round.part_of(rank);
    if (part == nullptr) continue;
    EXPECT_EQ(part->source, round.sends ? round.hop.source_of(rank, exchange.devices) : rank);
    for (Index i = 0; i < part->count; ++i) {
      const Index in_cut = part->offset + i;  // of what was turned round, if it is mirrored
      EXPECT_TRUE(in_cut >= 0 && in_cut < round.rows);
      const Index row = part->from + (round.mirrored ? round.rows - 1 - in_cut : in_cut);
      made[to_size(part->place + i)] = round.operand * 100 + part->source * pieces[round.operand] + row;
    }
  }
  return made;
}

TEST(Exchange, HalosComeFromBothNeighbors) {
  const Buffer<Index> pieces{4}, rows{16};
  ExchangePlanner planner(4, 6, pieces, rows);
  for (Index rank = 0; rank < 4; ++rank) {
    const Index first = rank == 0 ? 0 : rank * 4 - 1, last = rank == 3 ? 16 : rank * 4 + 5;
    planner.add({rank, 0, first, first - (rank * 4 - 1), last - first});
  }
  const Exchange exchange = planner.run();
  EXPECT_EQ(exchange.rounds.size(), 3);
  EXPECT_EQ(exchange.rows_sent(0), 2);
  EXPECT_EQ(made_by(exchange, pieces, 0), (Rows{-1, 0, 1, 2, 3, 4}));
  EXPECT_EQ(made_by(exchange, pieces, 1), (Rows{3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(made_by(exchange, pieces, 3), (Rows{11, 12, 13, 14, 15, -1}));
}
TEST(Exchange, AHaloThatIsWiderThanAPieceHopsFurther) {
  const Buffer<Index> pieces{2}, rows{8};
  ExchangePlanner planner(4, 5, pieces, rows);
  planner.add({3, 0, 3, 0, 5});
  const Exchange exchange = planner.run();
  EXPECT_EQ(made_by(exchange, pieces, 3), (Rows{3, 4, 5, 6, 7}));
  EXPECT_EQ(exchange.rows_sent(0), 1 + 2);  // of the second before it one row is enough
}
// The last device goes on with the first one: one permute.
TEST(Exchange, WhatGoesAroundIsOneHop) {
  const Buffer<Index> pieces{2}, rows{6};
  ExchangePlanner planner(3, 2, pieces, rows);
  for (Index rank = 0; rank < 3; ++rank) {
    planner.add({rank, 0, (rank * 2 + 5) % 6, 0, 1});
    planner.add({rank, 0, rank * 2, 1, 1});
  }
  const Exchange exchange = planner.run();
  EXPECT_EQ(exchange.rows_sent(0), 1);
  EXPECT_EQ(made_by(exchange, pieces, 0), (Rows{5, 0}));
  EXPECT_EQ(made_by(exchange, pieces, 2), (Rows{3, 4}));
}
TEST(Exchange, MirroredRunsComeFromTheOtherEnd) {
  const Buffer<Index> pieces{4}, rows{12};
  ExchangePlanner planner(3, 4, pieces, rows);
  for (Index rank = 0; rank < 3; ++rank) planner.add({rank, 0, 11 - rank * 4, 0, 4, true});
  const Exchange exchange = planner.run();
  EXPECT_EQ(exchange.rounds.size(), 1);
  EXPECT_EQ(exchange.rows_sent(0), 4);
  EXPECT_EQ(made_by(exchange, pieces, 0), (Rows{11, 10, 9, 8}));
  EXPECT_EQ(made_by(exchange, pieces, 1), (Rows{7, 6, 5, 4}));
}
// Devices have all of the second operand.
TEST(Exchange, WhatIsWholeIsNotSent) {
  const Buffer<Index> pieces{2, 0}, rows{4, 3};
  ExchangePlanner planner(2, 3, pieces, rows);
  planner.add({0, 1, 0, 0, 3});
  planner.add({1, 0, 0, 0, 3});
  const Exchange exchange = planner.run();
  EXPECT_EQ(exchange.rows_sent(1), 0);
  EXPECT_EQ(exchange.rows_sent(0), 2);
  EXPECT_EQ(made_by(exchange, pieces, 0), (Rows{100, 101, 102}));
  EXPECT_EQ(made_by(exchange, pieces, 1), (Rows{0, 1, 2}));
}

}  // namespace weft::exchange_test
