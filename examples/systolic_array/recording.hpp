// A run of a simulated array as a drawing sees it: where each number is in every beat.
#ifndef EXAMPLES_SYSTOLIC_ARRAY_RECORDING_HPP
#define EXAMPLES_SYSTOLIC_ARRAY_RECORDING_HPP

#include "product.hpp"

#include <weft/kernels/systolic_simulation.hpp>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace examples {

// Where in its cell, or before it, a number is.
enum class Spot { left, top, stationary, shadow, sum, drain };

struct Position {
  Spot spot = Spot::left;
  weft::Index row = 0, col = 0;  // of the cell; before the array: the number of beats until it enters, below 0
  std::string value;
};
enum class TokenKind { input, weight, sum };
// A number on its way through the array.
struct Token {
  TokenKind kind = TokenKind::input;
  std::string label;        // "I[0, 2]"
  bool is_padding = false;  // beyond the matrix, at the edge of a fold
  weft::Index from = 0;     // its first beat; it is there in all beats that follow, until it is gone
  std::vector<Position> path;
};

struct Recording {
  weft::SystolicConfig config;
  weft::SystolicCost cost;
  weft::Index beats = 0;
  std::vector<Token> tokens;
  std::vector<std::vector<weft::Index>> busy;  // a beat: the cells (row * cols + col) that multiply what is no padding
  std::vector<std::vector<int>> results;       // a beat: [m, n]; 0: nothing of it has left
  std::vector<std::string> captions;           // a beat
};

class Recorder {
 public:
  Recorder(const weft::SystolicConfig& config, const Product& product)
      : product_(product), array_(config, product.shape, product.input.data(), product.weights.data()) {
    made_.config = config;
    made_.cost = weft::systolic_cost(config, product.shape);
  }

  // Runs the array to its end.
  [[nodiscard]] Recording record() {
    while (!array_.is_done()) {
      array_.beat();
      note_beat();
    }
    made_.beats = array_.cycles();
    return made_;
  }

 private:
  using Word = weft::SystolicWord<int>;
  using Place = weft::SystolicSimulation<int, int>::Place;
  // What tells numbers apart: the kind of register, the fold, and two numbers within it.
  using Key = std::array<weft::Index, 4>;

  const Product& product_;
  weft::SystolicSimulation<int, int> array_;
  Recording made_;
  std::map<Key, std::size_t> token_of_;
  weft::Index beat_ = 0;
  bool loads_ = false;           // in this beat
  std::size_t busy_before_ = 0;  // cells

  [[nodiscard]] bool sums_stay() const { return made_.config.dataflow == weft::Dataflow::output_stationary; }
  [[nodiscard]] TokenKind streamed_kind() const {
    return made_.config.dataflow == weft::Dataflow::input_stationary ? TokenKind::weight : TokenKind::input;
  }
  [[nodiscard]] TokenKind stationary_kind() const {
    return made_.config.dataflow == weft::Dataflow::input_stationary ? TokenKind::input : TokenKind::weight;
  }

  // Puts a number at its position in this beat, the first one that is told.
  void put(const Key& key, TokenKind kind, const Place& place, const Position& position) {
    const weft::Index rows = kind == TokenKind::weight ? product_.shape.k : product_.shape.m;
    const weft::Index cols = kind == TokenKind::input ? product_.shape.k : product_.shape.n;
    const auto [found, is_new] = token_of_.try_emplace(key, made_.tokens.size());
    if (is_new) {
      const char* const letter = kind == TokenKind::input ? "I[" : kind == TokenKind::weight ? "W[" : "O[";
      made_.tokens.push_back({kind,
                              letter + std::to_string(place.row) + ", " + std::to_string(place.col) + "]",
                              place.row >= rows || place.col >= cols,
                              beat_,
                              {}});
    }
    Token& token = made_.tokens[found->second];
    if (std::ssize(token.path) == beat_ - token.from) token.path.push_back(position);
  }
  void put_left(const Word& word, weft::Index row, weft::Index col) {
    if (word.is_full())
      put({0, word.fold, word.step, row}, streamed_kind(), array_.place_of_left(word.fold, word.step, row),
          {Spot::left, row, col, std::to_string(word.value)});
  }
  void put_top(const Word& word, weft::Index row, weft::Index col) {
    if (word.is_full())
      put({1, word.fold, word.step, col}, TokenKind::weight, array_.place_of_top(word.fold, word.step, col),
          {Spot::top, row, col, std::to_string(word.value)});
  }
  void put_stationary(const Word& word, Spot spot, weft::Index row, weft::Index col) {
    if (!word.is_full()) return;
    const Key key{2, word.fold, word.step, col};
    loads_ = loads_ || token_of_.find(key) == token_of_.end();
    put(key, stationary_kind(), array_.place_of_stationary(word.fold, word.step, col),
        {spot, row, col, std::to_string(word.value)});
  }
  // `step`: as the simulation counts a sum, or where sums stay its row.
  void put_sum(const Word& word, weft::Index step, Spot spot, weft::Index row, weft::Index col) {
    if (word.is_full())
      put({3, word.fold, step, col}, TokenKind::sum, array_.place_of_sum(word.fold, step, col),
          {spot, row, col, std::to_string(word.value)});
  }

  void note_beat() {
    const weft::Index rows = made_.config.rows, cols = made_.config.cols;
    loads_ = false;
    made_.busy.emplace_back();
    for (weft::Index r = 0; r < rows; ++r) {
      for (weft::Index wait = 1; wait <= r; ++wait) put_left(array_.waits_left(r, wait), r, -wait);
      for (weft::Index c = 0; c < cols; ++c) note_cell(r, c);
    }
    for (weft::Index c = 0; c < cols; ++c)
      for (weft::Index wait = 1; wait <= c; ++wait) put_top(array_.waits_above(c, wait), -wait, c);
    made_.results.emplace_back(array_.result().begin(), array_.result().end());
    made_.captions.push_back(caption());
    busy_before_ = made_.busy.back().size();
    ++beat_;
  }
  void note_cell(weft::Index r, weft::Index c) {
    const auto& cell = array_.cell(r, c);
    put_left(cell.left, r, c);
    put_top(cell.top, r, c);
    put_stationary(cell.stationary, Spot::stationary, r, c);
    put_stationary(cell.shadow, Spot::shadow, r, c);
    if (!sums_stay()) {
      put_sum(cell.sum, cell.sum.step, Spot::sum, r, c);
    } else {
      put_sum(cell.drain, cell.drain.step, Spot::drain, r, c);
      if (cell.sum.step < product_.shape.k - 1) put_sum(cell.sum, r, Spot::sum, r, c);  // else it has been handed on
    }
    if (cell.left.is_full() && is_inside(cell.left.fold, r, c)) made_.busy.back().push_back(r * made_.config.cols + c);
  }
  [[nodiscard]] bool is_inside(weft::Index fold, weft::Index r, weft::Index c) const {
    const Place place = sums_stay() ? array_.place_of_sum(fold, r, c) : array_.place_of_stationary(fold, r, c);
    const bool is_input = made_.config.dataflow == weft::Dataflow::input_stationary;
    return place.row < (sums_stay() || is_input ? product_.shape.m : product_.shape.k) &&
           place.col < (is_input ? product_.shape.k : product_.shape.n);
  }

  [[nodiscard]] std::string caption() const {
    const std::size_t busy = made_.busy.back().size();
    const weft::Index left = array_.left_in_beat(), cells = made_.config.rows * made_.config.cols;
    std::string text = loads_ && busy == 0     ? "Load"
                       : busy > busy_before_   ? "Fill"
                       : busy < busy_before_   ? "Drain"
                       : busy == 0 && left > 0 ? "Drain"
                                               : "Stream";
    text += ": " + std::to_string(busy) + " of " + std::to_string(cells) + " cells multiply";
    if (loads_) text += "; weights are pushed in at the top";
    if (left > 0) text += "; " + std::to_string(left) + (left == 1 ? " sum leaves" : " sums leave");
    return text + ".";
  }
};

}  // namespace examples

#endif
