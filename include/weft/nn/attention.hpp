// MultiHeadAttention: every position of a sequence reads from the others (Vaswani et al., 2017).
#ifndef WEFT_NN_ATTENTION_HPP
#define WEFT_NN_ATTENTION_HPP

#include <weft/graph/softmax.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>

namespace weft::nn {

// Self-attention, x [batch, time, features] -> the same: softmax(q k^T / sqrt(features / heads)) v in every head, where
// q, k, v and the result are the layers "<name>.query", ".key", ".value" and ".out", Linear{features, features}, and
// head h has columns h * features / heads on. Causal: position t reads from 0 .. t alone. `dropout`: of the softmax,
// while training, under the name "<name>.dropout". `gain`: of ".out", see Linear. Errors: heads_do_not_divide,
// attention_input_rank_differs, layer_input_differs, layer_extent_is_not_positive, dropout_rate_out_of_range.
struct MultiHeadAttention {
  Name name;
  Index features = 0, heads = 1;
  bool causal = true;
  double dropout = 0;
  bool bias = true;
  double gain = 1;

  constexpr Var operator()(Var x, bool training = true) const {
    detail::check_positive(name, "features", features);
    detail::check_positive(name, "heads", heads);
    if (features % heads != 0) heads_do_not_divide(name.c_str(), features, heads);
    if (x.rank() != 3) attention_input_rank_differs(name.c_str(), x.rank());
    const Index batch = x.shape()[0], time = x.shape()[1], width = features / heads;
    // [batch, heads, time, width]
    const auto project = [&](const char* member) {
      const Var projected = Linear{name / member, features, features, bias}(x);
      return transpose(reshape(projected, {batch, time, heads, width}), {0, 2, 1, 3});
    };
    const Var query = project("query"), key = project("key"), value = project("value");
    const DotDims by_width{{0, 1}, {0, 1}, {3}, {3}};
    Var scores = dot_general(query, key, by_width) * detail::inverse_root(static_cast<double>(width));
    if (causal) scores = select(is_read(*x.graph, time), scores, masked);
    const Var weights = Dropout{name / "dropout", dropout}(softmax(scores), training);
    const Var mixed = transpose(matmul(weights, value), {0, 2, 1, 3});
    return Linear{name / "out", features, features, bias, gain}(reshape(mixed, {batch, time, features}));
  }

 private:
  // Below every score by so much that its share is 0, and finite: no NaN comes of it.
  static constexpr double masked = -1e30;

  // pred [time, time]: does position (row) read from position (column)?
  static constexpr Var is_read(Graph& graph, Index time) {
    const Var reader = iota(graph, {time, time}, 0), read = iota(graph, {time, time}, 1);
    return reader >= read;
  }
};

}  // namespace weft::nn

#endif
