// Gradients of an expression over tensors that stand in it.
//
//   const weft::Tensor<float, 3, 2> dw = grad(mean(square(matmul(x, w) + b)), wrt(w));
//   const auto [loss, gradients] = value_and_grad(mean(square(matmul(x, w) + b)), wrt(w, b));
#ifndef WEFT_TENSOR_EXPRESSION_GRADIENTS_HPP
#define WEFT_TENSOR_EXPRESSION_GRADIENTS_HPP

#include <weft/base/error_tensor.hpp>
#include <weft/tensor/value_and_grad.hpp>

#include <tuple>

namespace weft {

// What gradients are asked over: handles of tensors, or of views.
template <class... Leaves>
struct WithRespectTo {
  std::tuple<Leaves...> leaves;
};

namespace detail {

template <class X>
inline constexpr bool is_leaf = false;
template <class T, Index... Extents>
inline constexpr bool is_leaf<Leaf<T, Extents...>> = true;

// The leaves of an expression that may be tensors of `Over`, which is known when the program runs: those of their types.
template <class E, class... Over>
struct ExpressionGradients {
  using Result = ValueAndGrad<ValueOf<TensorTraits<typename E::Type>::dtype>, typename Over::Type...>;
  static constexpr std::size_t leaf_count = to_size(E::leaf_count), over_count = sizeof...(Over);
  struct Candidates {
    bool matches[leaf_count][over_count] = {};  // may leaf i be tensor k?
    Index bytes[leaf_count] = {};               // of its gradient; 0: it is none of them
    Index total_bytes = 0, count = 0;
  };

  static constexpr Candidates find_candidates() {
    Graph graph;
    static_cast<void>(E::trace(graph));
    Candidates found;
    for (std::size_t i = 0; i < leaf_count; ++i) {
      const Input& leaf = graph.inputs[static_cast<Index>(i)];
      const TensorType type = graph.type(leaf.node);
      const TensorType types[] = {{TensorTraits<typename Over::Type>::dtype, TensorTraits<typename Over::Type>::shape}...};
      for (std::size_t k = 0; k < over_count; ++k) {
        if (leaf.kind != InputKind::data || !(types[k] == type)) continue;
        found.matches[i][k] = true;
        found.bytes[i] = round_up(type.bytes(), arena_alignment);
      }
      if (found.bytes[i] == 0) continue;
      found.total_bytes += found.bytes[i];
      ++found.count;
    }
    return found;
  }
  static constexpr Candidates candidates = find_candidates();

  // Inputs: the leaves, the value, the gradients over the candidates; those after the leaves are updated.
  static constexpr Graph graph() {
    Graph graph;
    const Var value = E::trace(graph);
    Buffer<Id> over;
    for (std::size_t i = 0; i < leaf_count; ++i)
      if (candidates.bytes[i] > 0) over.push_back(graph.inputs[static_cast<Index>(i)].node);
    put_out_gradients(graph, value, over);
    return graph;
  }
};

template <class T, Index... Extents>
void add_to(Tensor<T, Extents...>& sum, const char* more) {
  sum = sum + TensorView<const T, Extents...>(reinterpret_cast<const T*>(more), Tensor<T, Extents...>::size());
}

// Where a leaf's gradient is written: into the gradient of the tensor that it is, if it is the first; beside it, to be added
// in the order of the leaves, if it is a further one; and beside it for nothing, if it is another tensor of that type.
template <class E, class... Over, std::size_t... K>
auto gradients_of_expression(const E& expression, const std::tuple<Over...>& over, std::index_sequence<K...>) {
  using Source = ExpressionGradients<E, Over...>;
  constexpr const auto& candidates = Source::candidates;
  constexpr std::size_t none = sizeof...(K);
  typename Source::Result result{0, {typename Over::Type(uninitialized)...}};
  char *tensors[none], *gradients[] = {reinterpret_cast<char*>(std::get<K>(result.gradients).data())...};
  (std::get<K>(over).collect(tensors + K), ...);

  char* bases[Source::leaf_count + to_size(candidates.count) + 3];
  char** next = expression.collect(bases);
  *next++ = reinterpret_cast<char*>(&result.value);
  const Storage storage(candidates.total_bytes);
  char* beside = storage.data();
  bool is_written[none] = {};
  const char* more[none][Source::leaf_count] = {};  // what is to be added to a gradient
  for (std::size_t i = 0; i < Source::leaf_count; ++i) {
    if (candidates.bytes[i] == 0) continue;
    std::size_t k = 0;
    while (k < none && !(candidates.matches[i][k] && tensors[k] == bases[i])) ++k;
    if (k < none && !is_written[k]) {
      is_written[k] = true;
      *next++ = gradients[k];
      continue;
    }
    if (k < none) more[k][i] = beside;
    *next++ = beside;
    beside += candidates.bytes[i];
  }
  for (std::size_t k = 0; k < none; ++k)
    if (!is_written[k]) gradient_over_no_operand(static_cast<Index>(k));

  run_at<Source>(bases, next);
  const auto add_all = [](auto& gradient, const char* const(&of_leaves)[Source::leaf_count]) {
    for (const char* const of_leaf : of_leaves)
      if (of_leaf != nullptr) add_to(gradient, of_leaf);
  };
  (add_all(std::get<K>(result.gradients), more[K]), ...);
  return result;
}

}  // namespace detail

// Tensors, or views, over which grad and value_and_grad make gradients.
template <TensorLike... X>
[[nodiscard]] auto wrt(const X&... x) {
  static_assert((detail::is_leaf<detail::OperandOf<const X&>> && ...),
                "weft: grad: gradients are made over tensors and views, not over what was computed of them; name it as a "
                "tensor first");
  return WithRespectTo<detail::OperandOf<const X&>...>{{detail::as_operand(x)...}};
}

// The value of an expression that is one number, and its gradients over the tensors of `over`, each wherever it stands in
// it. Allocates the gradients, room for those over further places, and, at first and once a thread, scratch memory; places
// of other tensors of the same types cost as much as those of the tensors themselves. Error: gradient_over_no_operand.
template <TensorLike E, class... Over>
[[nodiscard]] auto value_and_grad(const E& expression, const WithRespectTo<Over...>& over) {
  using namespace detail;
  constexpr bool is_number = TensorTraits<TypeOf<const E&>>::rank == 0;
  constexpr bool are_floats = (is_floating(TensorTraits<typename Over::Type>::dtype) && ...);
  static_assert(is_number, "weft: grad: the expression has more than one number; reduce it with mean or sum");
  static_assert(are_floats, "weft: grad: there are gradients over floating-point tensors only");
  if constexpr (is_number && are_floats)
    return gradients_of_expression(as_operand(expression), over.leaves, std::index_sequence_for<Over...>());
  else
    return ValueAndGrad<float, typename Over::Type...>{};
}
// The gradients alone: a tensor, or a std::tuple of several.
template <TensorLike E, class... Over>
[[nodiscard]] auto grad(const E& expression, const WithRespectTo<Over...>& over) {
  auto result = value_and_grad(expression, over);
  if constexpr (sizeof...(Over) == 1)
    return std::get<0>(std::move(result.gradients));
  else
    return std::move(result.gradients);
}

}  // namespace weft

#endif
