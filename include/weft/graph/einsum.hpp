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
  const char* refused = nullptr;  // why

  constexpr explicit Equation(std::string_view text) {
    bool has_result = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char letter = text[i];
      if (letter == ' ') continue;
      if (letter == '-' && i + 1 < text.size() && text[i + 1] == '>' && !has_result) {
        has_result = true, ++i;
      } else if (letter == ',' && !has_result) {
        if (count == 2) refuse("more than two operands; contract them two by two");
        count = 2;
      } else {
        add(letter, has_result ? result : operands[count - 1]);
      }
    }
    if (!has_result)
      for (char letter = 'A'; letter <= 'z'; ++letter)
        if (of(0, letter) != of(1, letter)) add(letter, result);
    for (char letter : result)
      if (!of(0, letter) && !of(1, letter)) refuse("a letter of the result that no operand has");
  }
  [[nodiscard]] constexpr bool of(int operand, char letter) const { return place(operands[operand], letter) >= 0; }
  [[nodiscard]] constexpr bool of_result(char letter) const { return place(result, letter) >= 0; }
  [[nodiscard]] static constexpr int place(const LetterList& letters, char letter) {
    for (int i = 0; i < letters.size(); ++i)
      if (letters[i] == letter) return i;
    return -1;
  }

 private:
  constexpr void refuse(const char* why) {
    if (refused == nullptr) refused = why;
  }
  constexpr void add(char letter, LetterList& to) {
    const bool is_letter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    if (!is_letter) return refuse(letter == '.' ? "an ellipsis; name all dimensions" : "what is no letter");
    if (place(to, letter) >= 0) return refuse("a letter twice in one operand; diagonals are taken by select and sum");
    if (to.size() == max_rank) return refuse("more than eight dimensions");
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
// Can an equation for `count` operands be made, or is it noted that it cannot? Error: einsum_is_refused.
constexpr bool is_accepted(const Equation& read, std::string_view equation, int count, LocatedVar x) {
  const char* why = read.refused;
  if (why == nullptr && read.count != count)
    why = count == 1 ? "two operands, of which one is given" : "one operand, of which two are given";
  if (why == nullptr) return true;
  if (!x.notes_refusal(Name("einsum_is_refused: ").append(why).c_str(), 0, 0)) einsum_is_refused(equation, why);
  return false;
}

}  // namespace detail

// einsum("ij->ji", x), einsum("bij->b", x): a transpose, a sum. Errors: einsum_is_refused, operand_ranks_differ.
constexpr Var einsum(std::string_view equation, LocatedVar x) {
  const detail::Equation read(equation);
  detail::LetterList letters = read.operands[0];
  if (!detail::is_accepted(read, equation, 1, x) || !x.has_rank("einsum", letters.size(), letters.size())) return x;
  const Var made = detail::summed(x, letters, [&](char letter) { return read.of_result(letter); });
  return detail::in_order_of(made, letters, read.result);
}
// einsum("bqd,bkd->bqk", a, b), as numpy.einsum: letters that the result lacks are added up over. One product of matrices
// (dot_general), and a transpose where the result's order asks for one. Errors: einsum_is_refused (a letter twice in an
// operand, an ellipsis, ...), operand_ranks_differ, element_types_differ, operand_shapes_differ, inner_dimensions_differ.
constexpr Var einsum(std::string_view equation, LocatedVar a, Var b) {
  const detail::Equation read(equation);
  detail::LetterList left = read.operands[0], right = read.operands[1], made;
  if (!detail::is_accepted(read, equation, 2, a) || !a.has_dtype_of(b, "einsum") ||
      !a.has_rank("einsum", left.size(), left.size()) || !a.beside(b).has_rank("einsum", right.size(), right.size()))
    return a;
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
    if (mine != theirs) {
      if (a.notes_refusal("operand_shapes_differ", mine, theirs)) return a;
      operand_shapes_differ("einsum", other, theirs, mine);
    }
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
