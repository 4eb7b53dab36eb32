// einsum: sums of products of one or two tensors, by letters for their dimensions.
#ifndef WEFT_GRAPH_EINSUM_HPP
#define WEFT_GRAPH_EINSUM_HPP

#include <weft/graph/contraction.hpp>

namespace weft {

namespace detail {

using LetterList = fixed_vector<char, max_rank>;

// An equation in its parts: "bqd,bkd->bqk" has operands "bqd" and "bkd" and the result "bqk". Without an arrow the result
// is what stands once, in the order of letters.
class Equation {
 public:
  LetterList operands[2], result;
  int count = 1;

  // Error: einsum_is_refused.
  constexpr explicit Equation(std::string_view text) : text_(text) {
    bool has_result = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char letter = text[i];
      if (letter == ' ') continue;
      if (letter == '-' && i + 1 < text.size() && text[i + 1] == '>' && !has_result) {
        has_result = true, ++i;
      } else if (letter == ',' && !has_result) {
        if (++count > 2) einsum_is_refused(text, "more than two operands; contract them two by two");
      } else {
        add(letter, has_result ? result : operands[count - 1]);
      }
    }
    if (!has_result)
      for (char letter = 'A'; letter <= 'z'; ++letter)
        if (of(0, letter) != of(1, letter)) add(letter, result);
    for (char letter : result)
      if (!of(0, letter) && !of(1, letter)) einsum_is_refused(text, "a letter of the result that no operand has");
  }
  [[nodiscard]] constexpr bool of(int operand, char letter) const { return place(operands[operand], letter) >= 0; }
  [[nodiscard]] constexpr bool of_result(char letter) const { return place(result, letter) >= 0; }
  [[nodiscard]] static constexpr int place(const LetterList& letters, char letter) {
    for (int i = 0; i < letters.size(); ++i)
      if (letters[i] == letter) return i;
    return -1;
  }

 private:
  std::string_view text_;

  constexpr void add(char letter, LetterList& to) const {
    const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    if (!is_letter) einsum_is_refused(text_, letter == '.' ? "an ellipsis; name all dimensions" : "what is no letter");
    if (place(to, letter) >= 0) einsum_is_refused(text_, "a letter twice in one operand; diagonals are taken by select and sum");
    if (to.size() == max_rank) einsum_is_refused(text_, "more than eight dimensions");
    to.push_back(letter);
  }
};

// x without the dimensions whose letters `is_kept` refuses, which are added up; `letters` likewise.
template <class IsKept>
constexpr Var summed(Var x, LetterList& letters, const IsKept& is_kept) {
  AxisList dims;
  LetterList kept;
  for (int i = 0; i < letters.size(); ++i)
    if (is_kept(letters[i]))
      kept.push_back(letters[i]);
    else
      dims.push_back(static_cast<std::int8_t>(i));
  letters = kept;
  return sum(x, dims);
}
// Dimensions called `from` in the order of `to`.
constexpr Var in_order_of(Var x, const LetterList& from, const LetterList& to) {
  AxisList order;
  for (char letter : to) order.push_back(static_cast<std::int8_t>(Equation::place(from, letter)));
  return transpose(x, order);
}
constexpr void check_letters(Var x, const LetterList& letters) {
  if (x.rank() != letters.size()) operand_ranks_differ("einsum", x.rank(), letters.size());
}

}  // namespace detail

// einsum("ij->ji", x), einsum("bij->b", x): a transpose, a sum. Errors: einsum_is_refused, operand_ranks_differ.
constexpr Var einsum(std::string_view equation, LocatedVar x) {
  const detail::Equation read(equation);
  if (read.count != 1) einsum_is_refused(equation, "two operands, of which one is given");
  detail::LetterList letters = read.operands[0];
  detail::check_letters(x, letters);
  const Var made = detail::summed(x, letters, [&](char letter) { return read.of_result(letter); });
  return detail::in_order_of(made, letters, read.result);
}
// einsum("bqd,bkd->bqk", a, b), as numpy.einsum: letters that the result lacks are added up over. One product of matrices
// (dot_general), and a transpose where the result's order asks for one. Errors: einsum_is_refused (a letter twice in an
// operand, an ellipsis, ...), operand_ranks_differ, element_types_differ, operand_shapes_differ, inner_dimensions_differ.
constexpr Var einsum(std::string_view equation, LocatedVar a, Var b) {
  const detail::Equation read(equation);
  if (read.count != 2) einsum_is_refused(equation, "one operand, of which two are given");
  if (!a.has_dtype_of(b, "einsum")) return a;
  detail::LetterList left = read.operands[0], right = read.operands[1], made;
  detail::check_letters(a, left);
  detail::check_letters(b, right);
  const Var first = detail::summed(a, left, [&](char c) { return read.of_result(c) || read.of(1, c); });
  const Var second = detail::summed(b, right, [&](char c) { return read.of_result(c) || read.of(0, c); });
  DotDims dot;
  for (int i = 0; i < left.size(); ++i) {
    const int other = detail::Equation::place(right, left[i]);
    if (other < 0) continue;
    const bool is_batch = read.of_result(left[i]);
    (is_batch ? dot.left_batch : dot.left_contracting).push_back(static_cast<std::int8_t>(i));
    (is_batch ? dot.right_batch : dot.right_contracting).push_back(static_cast<std::int8_t>(other));
    const Index mine = first.shape()[i], theirs = second.shape()[other];
    if (mine != theirs) operand_shapes_differ("einsum", other, theirs, mine);
  }
  for (int dim : dot.left_batch) made.push_back(left[dim]);
  for (char letter : left)
    if (detail::Equation::place(right, letter) < 0) made.push_back(letter);
  for (char letter : right)
    if (detail::Equation::place(left, letter) < 0) made.push_back(letter);
  return detail::in_order_of(detail::contraction(first, second, dot), made, read.result);
}

}  // namespace weft

#endif
