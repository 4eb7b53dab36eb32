// Embedding: rows of a table by number, and the same table as the last layer of a model.
#ifndef WEFT_NN_EMBEDDING_HPP
#define WEFT_NN_EMBEDDING_HPP

#include <weft/nn/linear.hpp>
#include <weft/nn/tied.hpp>

namespace weft::nn {

// Tokens [...] of i32 -> [..., features]: row t of the table for token t. Declares "<name>.weight" [rows, features],
// which starts normal with variance 1, as in PyTorch, or as `weight` says. At run time a token outside [0, rows) is an
// error. A token `padding_idx` (negative: counted from the end) is padding and gives zeros, and no gradient to its row:
// as in PyTorch, where that row starts with zeros and stays so. Errors: layer_extent_is_not_positive,
// element_type_not_supported, padding_idx_out_of_range.
struct Embedding {
  static constexpr Index no_padding = Index{1} << 40;  // no token is as large
  Name name = {};
  Index rows = 0, features = 0;
  Init weight = init::normal();
  Index padding_idx = no_padding;

  constexpr Var operator()(Var tokens) const {
    const LayerScope layer(*tokens.graph, name, "Embedding");
    const Var rows_of_tokens = table(*tokens.graph);
    if (const DType dtype = tokens.dtype(); dtype != DType::i32) {
      const Mistake mistake{
          Mistake::Kind::element_type_not_supported, static_cast<Index>(dtype), 0, name.line, 0, name};
      if (!tokens.graph->notes(mistake)) element_type_not_supported("Embedding", name_of(dtype));
      return layer(take(rows_of_tokens, convert(tokens, DType::i32)));
    }
    const Var made = tokens.rank() == 0
                         ? reshape(take(rows_of_tokens, reshape(tokens, {1})), {rows_of_tokens.shape()[1]})
                         : take(rows_of_tokens, tokens);
    if (padding_idx == no_padding) return layer(made);
    if (padding_idx < -rows || padding_idx >= rows) {
      if (tokens.graph->notes_refusal("padding_idx_out_of_range", padding_idx, rows, name.line)) return made;
      padding_idx_out_of_range(name.c_str(), padding_idx, rows);
    }
    const Var is_word = tokens != static_cast<double>(padding_idx < 0 ? padding_idx + rows : padding_idx);
    return layer(select(expand_dims(is_word, -1), made, 0.0));
  }
  // x [..., features] times the transposed table: [..., rows], the logits of a head that shares these weights (Press
  // and Wolf, 2017). In the element type of x; for logits of variance 1 let weights have 1 / features:
  // `.weight = init::kaiming_uniform({.nonlinearity = init::Nonlinearity::linear})`. Errors: layer_input_differs,
  // layer_input_is_scalar.
  constexpr Var attend(Var input) const {
    if (!detail::is_positive(*input.graph, name, "features", features)) return input;
    const LayerScope layer(*input.graph, name, "Embedding");
    const Var head = convert(tied_table(*input.graph), input.dtype());
    const Var x = detail::as_input(name, input, features);
    DotDims dot;
    dot.left_contracting = {static_cast<std::int8_t>(x.rank() - 1)};
    dot.right_contracting = {1};
    return layer(dot_general(x, head, dot));
  }
  // The table, [rows, features], declared here or by an earlier use of this layer.
  constexpr Var tied_table(Graph& graph) const {
    if (graph.find_input(name / "weight") < 0) return table(graph);
    const TiedWeights tied(graph);
    return table(graph);
  }
  // The table, [rows, features], declared here. Of a mistake that is noted, one number.
  constexpr Var table(Graph& graph) const {
    const bool is_sound =
        detail::is_positive(graph, name, "rows", rows) && detail::is_positive(graph, name, "features", features);
    const Shape extents = is_sound ? Shape{rows, features} : Shape{1, 1};
    const Initializer values = weight.of({extents[1], extents[0]});
    return {&graph, graph.add_input(name / "weight", InputKind::weight, DType::f32, extents, values, "Embedding")};
  }
};

}  // namespace weft::nn

#endif
