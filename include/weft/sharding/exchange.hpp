// Exchanges along one dimension: which rows of cut values each device needs, and the permutes that bring them. A row is
// what lies at one place of the dimension. Halos of windows, slices, pads, concatenations and reversals are all this:
// every device takes runs of rows from its own piece and from those of others.
#ifndef WEFT_SHARDING_EXCHANGE_HPP
#define WEFT_SHARDING_EXCHANGE_HPP

#include <weft/base/buffer.hpp>
#include <weft/mesh/permute.hpp>

namespace weft::detail {

// Rows [place, place + count) of what device `rank` makes are rows from, from + 1, ... of an operand; of a mirrored run
// from, from - 1, ... Rows in no run are filled.
struct Run {
  Index rank = 0, operand = 0, from = 0, place = 0, count = 0;
  bool mirrored = false;
};

// Runs that one permute brings, or that devices have themselves: at most one a device. Before a hop a sender cuts
// `rows` of its own, from which the run of its target begins `offset` later.
struct Round {
  struct Part {
    Index rank = 0, source = 0;
    Index from = 0;  // the first row of the sender's cut, in its piece
    Index offset = 0, place = 0, count = 0;
  };
  Index operand = 0;
  Hop hop{};
  bool sends = false, mirrored = false;
  Index rows = 0;  // what is sent; of one that sends nothing the piece
  Buffer<Part> parts;

  [[nodiscard]] constexpr const Part* part_of(Index rank) const {
    for (const Part& part : parts)
      if (part.rank == rank) return &part;
    return nullptr;
  }
};

struct Exchange {
  Index devices = 1, length = 0;  // rows that each device makes
  Buffer<Round> rounds;

  // Rows that a device sends, of an operand each.
  [[nodiscard]] constexpr Index rows_sent(Index operand) const {
    Index rows = 0;
    for (const Round& round : rounds)
      if (round.sends && round.operand == operand) rows += round.rows;
    return rows;
  }
};

// Cuts runs into what one device has each, and puts those together that can go in one permute.
class ExchangePlanner {
 public:
  // `pieces`: by operand the rows of one piece; 0: every device has all `rows` of it.
  constexpr ExchangePlanner(Index devices, Index length, const Buffer<Index>& pieces, const Buffer<Index>& rows)
      : pieces_(pieces), rows_(rows) {
    made_.devices = devices;
    made_.length = length;
  }

  constexpr void add(Run run) {
    const Index piece = pieces_[run.operand];
    if (piece == 0) return put(run, run.rank, run.mirrored ? run.from - run.count + 1 : run.from);
    while (run.count > 0) {
      const Index source = run.from / piece, start = source * piece;
      Run part = run;
      const Index there = run.mirrored ? run.from - start + 1 : start + piece - run.from;
      part.count = there < run.count ? there : run.count;
      put(part, source, (run.mirrored ? run.from - part.count + 1 : run.from) - start);
      run.from += run.mirrored ? -part.count : part.count;
      run.place += part.count;
      run.count -= part.count;
    }
  }
  constexpr Exchange run() {
    for (Round& round : made_.rounds) finish(round);
    return static_cast<Exchange&&>(made_);
  }

 private:
  const Buffer<Index>&pieces_, &rows_;
  Exchange made_;

  // Those of one kind have one hop; it goes around where the same rows go on from the last device to the first.
  // `offset` is the first row in the sender's piece until all of them are known.
  constexpr void put(const Run& run, Index source, Index first) {
    const Index devices = made_.devices;
    const bool is_cut = pieces_[run.operand] > 0;
    const Index across = !is_cut ? 0 : run.mirrored ? source + run.rank : source - run.rank;
    const Round::Part part{run.rank, source, 0, first, run.place, run.count};
    for (Round& round : made_.rounds) {
      const Index apart = across - round.hop.offset;
      if (round.operand != run.operand || round.mirrored != run.mirrored || apart % devices != 0) continue;
      const Round::Part& one = round.parts[0];
      const bool is_alike = one.offset == first && one.place == run.place && one.count == run.count;
      if (round.part_of(run.rank) != nullptr || (apart != 0 && !is_alike)) continue;
      round.hop.wraps = round.hop.wraps || apart != 0;
      round.parts.push_back(part);
      return;
    }
    const Hop hop{static_cast<std::int32_t>(across), run.mirrored && is_cut};
    made_.rounds.push_back({run.operand, hop, false, run.mirrored, 0, {part}});
  }
  constexpr void finish(Round& round) {
    const Index piece = pieces_[round.operand] > 0 ? pieces_[round.operand] : rows_[round.operand];
    for (const Round::Part& part : round.parts) {
      round.sends = round.sends || part.source != part.rank;
      if (part.count > round.rows) round.rows = part.count;
    }
    if (!round.sends) round.rows = piece, round.hop = {};
    for (Round::Part& part : round.parts) {
      const Index last = piece - round.rows;
      part.from = part.offset < last ? part.offset : last;
      part.offset -= part.from;
      if (round.mirrored) part.offset = round.rows - part.offset - part.count;
    }
  }
};

}  // namespace weft::detail

#endif
