// Recurrent layers on sequences [batch, time, in]: Lstm (Hochreiter and Schmidhuber, 1997) and Gru (Cho et al., 2014),
// with PyTorch's names, layouts and numbers.
#ifndef WEFT_NN_RECURRENT_HPP
#define WEFT_NN_RECURRENT_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/scan.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>

namespace weft::nn {

// What a recurrent layer returns: `output` [batch, time, directions * hidden], what the last layer makes of every
// element, forwards first; and of every layer and direction the state after its last element, [layers * directions,
// batch, hidden], directions inside layers.
struct LstmState {
  Var hidden, cell;
};
struct LstmResult {
  Var output, hidden, cell;
};
struct GruResult {
  Var output, hidden;
};

namespace detail {

// Weights that read `width` numbers an element and the state: rows of the gates, one gate after the other.
struct RecurrentWeights {
  Var input, state, input_bias, state_bias;

  constexpr Var of_input(Var x) const { return biased(product(x, input), input_bias); }
  constexpr Var of_state(Var h) const { return biased(product(h, state), state_bias); }

 private:
  // x [..., width] times [rows, width], transposed.
  static constexpr Var product(Var x, Var weight) {
    DotDims dot;
    dot.left_contracting = {static_cast<std::int8_t>(x.rank() - 1)};
    dot.right_contracting = {1};
    return dot_general(x, weight, dot);
  }
  static constexpr Var biased(Var y, Var bias) { return bias.graph == nullptr ? y : y + bias; }
};

// One cell's gates and step: state and what the gates make of an element and of the hidden state -> the next state.
struct LstmCell {
  static constexpr Index gates = 4;
  static constexpr Index states = 2;  // hidden, cell
  static constexpr Buffer<Var> step(const Buffer<Var>& state, Var of_input, const RecurrentWeights& weights) {
    const Buffer<Var> gate = split(of_input + weights.of_state(state[0]), gates, -1);
    const Var in = sigmoid_of(gate[0]), kept = sigmoid_of(gate[1]), made = tanh(gate[2]), out = sigmoid_of(gate[3]);
    const Var old = kept * state[1], fresh = in * made, cell = old + fresh;
    return {out * tanh(cell), cell};
  }
  static constexpr Var sigmoid_of(Var x) { return logistic(x); }
};
struct GruCell {
  static constexpr Index gates = 3;
  static constexpr Index states = 1;
  static constexpr Buffer<Var> step(const Buffer<Var>& state, Var of_input, const RecurrentWeights& weights) {
    const Buffer<Var> x = split(of_input, gates, -1), h = split(weights.of_state(state[0]), gates, -1);
    const Var reset = logistic(x[0] + h[0]), kept = logistic(x[1] + h[1]), fresh = tanh(x[2] + reset * h[2]);
    const Var made = (1.0 - kept) * fresh, old = kept * state[0];
    return {made + old};
  }
};

// All layers of one kind; see Lstm.
template <class Cell>
struct RecurrentLayers {
  const char* type;
  Name name;
  Index in, hidden, layers;
  bool bidirectional, bias;
  double dropout;
  bool training;

  // x, and a value a state of Cell, [layers * directions, batch, hidden], or none: zeros. Returns the output, then the
  // states.
  constexpr Buffer<Var> operator()(Var input, const Buffer<Var>& start) const {
    Graph& graph = *input.graph;
    if (!is_positive(graph, name, "in", in) || !is_positive(graph, name, "hidden", hidden) ||
        !is_positive(graph, name, "layers", layers))
      return refused(input);
    const LayerScope layer(*input.graph, name, type);
    if (!fits({input, name.line, ""}, start)) return refused(input);
    Var x = transpose(as_input(name, input, in), {1, 0, 2});  // [time, batch, width]
    Buffer<Buffer<Var>> last(Cell::states);
    for (Index i = 0; i < layers; ++i) {
      if (i > 0 && dropout > 0) x = Dropout{name / "dropout", dropout}(x, training);
      Buffer<Var> outputs;
      for (Index direction = 0; direction < directions(); ++direction) {
        const Buffer<Var> made = run(x, start, i, direction);
        outputs.push_back(made[0]);
        for (Index state = 0; state < Cell::states; ++state) last[state].push_back(made[state + 1]);
      }
      x = outputs.size() == 1 ? outputs[0] : concatenate(outputs, -1);
    }
    Buffer<Var> results{layer(transpose(x, {1, 0, 2}))};
    for (const Buffer<Var>& states : last) results.push_back(stack(states));
    return results;
  }

 private:
  [[nodiscard]] constexpr Index directions() const { return bidirectional ? 2 : 1; }
  // False: the input or a given state does not fit, which is noted.
  [[nodiscard]] constexpr bool fits(LocatedVar x, const Buffer<Var>& start) const {
    if (!x.has_rank(name.c_str(), 3, 3) || !is_rate(x, name, dropout)) return false;
    const Index needed[] = {layers * directions(), x.shape()[0], hidden};
    for (const Var& given : start) {
      if (!x.beside(given).has_rank(name.c_str(), 3, 3)) return false;
      for (int i = 0; i < 3; ++i)
        if (!x.goes_on(given.shape()[i] == needed[i], "operand_shapes_differ", needed[i], given.shape()[i]))
          return false;
    }
    return true;
  }
  // One direction of layer i: [time, batch, width] -> [time, batch, hidden], and its states after the last element.
  constexpr Buffer<Var> run(Var x, const Buffer<Var>& start, Index i, Index direction) const {
    const bool reversed = direction == 1;
    const RecurrentWeights weights = declare(x, i, reversed);
    Buffer<Var> states;
    for (Index state = 0; state < Cell::states; ++state)
      states.push_back(start.empty() ? zeros(x) : start_of(start[state], x, i * directions() + direction));
    const auto body = [&](const Buffer<Var>& now, const Buffer<Var>& element) {
      const Buffer<Var> next = Cell::step(now, element[0], weights);
      return Scanned{next, {next[0]}};
    };
    // What the gates make of the elements is one product for all of them.
    const Scanned made = scan(*x.graph, x.shape()[0], states, {weights.of_input(x)}, body, {.reversed = reversed});
    Buffer<Var> results{made.stacked[0]};
    results.append(made.carry.begin(), made.carry.end());
    return results;
  }
  constexpr Var zeros(Var x) const { return broadcast_to(like(x, 0), {x.shape()[1], hidden}); }
  constexpr Var start_of(Var given, Var x, Index number) const {
    const Shape needed{layers * directions(), x.shape()[1], hidden};
    if (given.shape() != needed) weft::shape_rule::check_same_shape(name.c_str(), needed, given.shape());
    return reshape(slice(given, {number, 0, 0}, {number + 1, needed[1], hidden}), {needed[1], hidden});
  }
  constexpr RecurrentWeights declare(Var x, Index i, bool reversed) const {
    const Initializer values = init::fan_in_uniform().of({hidden, hidden});
    const auto one = [&](const char* member, const Shape& extents) {
      Name own = name / member;
      own.append("_l").append(name_of_number(i).c_str());
      if (reversed) own.append("_reverse");
      return declare_weight(x, own, extents, values, type);
    };
    const Index rows = Cell::gates * hidden, width = x.shape()[2];
    RecurrentWeights weights;
    weights.input = one("weight_ih", {rows, width});
    weights.state = one("weight_hh", {rows, hidden});
    if (!bias) return weights;
    weights.input_bias = one("bias_ih", {rows});
    weights.state_bias = one("bias_hh", {rows});
    return weights;
  }
  // Where a mistake is noted, values that the trace can go on with.
  static constexpr Buffer<Var> refused(Var x) { return Buffer<Var>(Cell::states + 1, x); }
};

}  // namespace detail

// As torch.nn.LSTM with batch_first: [batch, time, in] -> [batch, time, directions * hidden]. Of an element and the
// hidden state h each layer makes the gates i, f, g, o, and of these c' = sigmoid(f) c + sigmoid(i) tanh(g), h' =
// sigmoid(o) tanh(c'); layers after the first read what the one before makes, both directions of it side by side.
// Declares for layer k "<name>.weight_ih_l<k>" [4 hidden, width], ".weight_hh_l<k>" [4 hidden, hidden], ".bias_ih_l<k>"
// and ".bias_hh_l<k>" [4 hidden], gates one after another, and, if bidirectional, the same with "_reverse"; all start
// uniform in +-1/sqrt(hidden). A training drops out of what goes from layer to layer (see Dropout), under
// "<name>.dropout". States begin with zeros, or with those given. Errors: layer_input_differs, operand_ranks_differ,
// operand_shapes_differ, layer_extent_is_not_positive, dropout_rate_out_of_range.
struct Lstm {
  Name name = {};
  Index in = 0, hidden = 0, layers = 1;
  bool bidirectional = false, bias = true;
  double dropout = 0;

  constexpr Var operator()(Var x) const { return (*this)(x, !x.graph->evaluates); }
  constexpr Var operator()(Var x, bool training) const { return all(x, {}, training)[0]; }
  // The last states as well; `start`: [layers * directions, batch, hidden].
  constexpr LstmResult run(Var x) const { return in_form(all(x, {}, !x.graph->evaluates)); }
  constexpr LstmResult run(Var x, const LstmState& start) const {
    return in_form(all(x, {start.hidden, start.cell}, !x.graph->evaluates));
  }

 private:
  static constexpr LstmResult in_form(const Buffer<Var>& made) { return {made[0], made[1], made[2]}; }
  constexpr Buffer<Var> all(Var x, const Buffer<Var>& start, bool training) const {
    return detail::RecurrentLayers<detail::LstmCell>{"Lstm",        name, in,      hidden,  layers,
                                                     bidirectional, bias, dropout, training}(x, start);
  }
};

// As torch.nn.GRU with batch_first: of the gates r, z, n of an element x and of the hidden state h, h' = (1 -
// sigmoid(z)) n' + sigmoid(z) h, n' = tanh(n(x) + sigmoid(r) n(h)). Weights, states and errors as of Lstm, with 3 gates
// for 4.
struct Gru {
  Name name = {};
  Index in = 0, hidden = 0, layers = 1;
  bool bidirectional = false, bias = true;
  double dropout = 0;

  constexpr Var operator()(Var x) const { return (*this)(x, !x.graph->evaluates); }
  constexpr Var operator()(Var x, bool training) const { return all(x, {}, training)[0]; }
  constexpr GruResult run(Var x) const { return in_form(all(x, {}, !x.graph->evaluates)); }
  constexpr GruResult run(Var x, Var start) const { return in_form(all(x, {start}, !x.graph->evaluates)); }

 private:
  static constexpr GruResult in_form(const Buffer<Var>& made) { return {made[0], made[1]}; }
  constexpr Buffer<Var> all(Var x, const Buffer<Var>& start, bool training) const {
    return detail::RecurrentLayers<detail::GruCell>{"Gru",         name, in,      hidden,  layers,
                                                    bidirectional, bias, dropout, training}(x, start);
  }
};

}  // namespace weft::nn

#endif
