// The numbers that an operation says in its attributes of how large something is, or of how many groups: as they are
// where it is run on a piece. Run time only.
#ifndef WEFT_SDY_OWN_NUMBERS_HPP
#define WEFT_SDY_OWN_NUMBERS_HPP

#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/rules_of_contraction.hpp>
#include <weft/sdy/text_edits.hpp>
#include <weft/stablehlo/text.hpp>

namespace weft::sdy {

// Writes numbers in the place of those of attribute `name`, in the form that they have: 2, [2, 4], array<i64: 2, 4> or
// dense<[2, 4]>. Of an operation without regions; nothing happens where it does not have the attribute.
inline void write_numbers(Module& module, Operation& operation, std::string_view name, const Buffer<Index>& numbers) {
  const std::vector<stablehlo::Token> words = words_of(operation.text);
  for (std::size_t i = 0; i + 2 < words.size(); ++i) {
    if (words[i].text != name || !is_mark(words[i + 1], '=')) continue;
    std::string list;
    for (const Index number : numbers) list += (list.empty() ? "" : ", ") + std::to_string(number);
    const std::size_t value = i + 2;
    const bool is_list = is_mark(words[value], '['), is_array = words[value].text == "array",
               is_dense = words[value].text == "dense";
    const std::size_t behind = is_list                ? behind_brackets(words, value)
                               : is_array || is_dense ? behind_brackets(words, value + 1)
                                                      : value + 1;
    if (is_list) list = "[" + list + "]";
    if (is_array) list = "array<i64: " + list + ">";
    if (is_dense) list = "dense<[" + list + "]>";
    TextEdits edits(operation.text);
    edits.replace(from_to(words[value], words[behind - 1]), list);
    operation.text = kept_text(module, edits.finish());
    return;
  }
}

// `made`: what the result is then; `group_parts`: how many devices share the groups of a convolution.
inline void write_own_numbers(Module& module, const RuleSite& at, Operation& operation, const Shape& made,
                              Index group_parts) {
  if (operation.name == "stablehlo.convolution" && group_parts > 1) {
    for (const char* const count : {"feature_group_count", "batch_group_count"})
      if (const Index all = rules::groups_of(at, count); all > 1)
        write_numbers(module, operation, count, {all / group_parts});
  } else if (operation.name == "stablehlo.dynamic_slice") {
    Buffer<Index> sizes;
    for (const Index size : made.dims) sizes.push_back(size);
    for (const char* const name : {"slice_sizes", "sizes"}) write_numbers(module, operation, name, sizes);
  } else if (operation.name == "stablehlo.gather") {
    const auto list = [&](const char* name) { return at.integers_in("dimension_numbers", name); };
    const Buffer<Index> collapsed = list("collapsed_slice_dims"), batches = list("operand_batching_dims");
    Buffer<Index> sizes = at.integers("slice_sizes");
    const Buffer<Index> offsets = list("offset_dims");
    Index next = 0;
    for (Index d = 0; d < sizes.size(); ++d)
      if (!contains(collapsed, d) && !contains(batches, d)) sizes[d] = made[static_cast<int>(offsets[next++])];
    write_numbers(module, operation, "slice_sizes", sizes);
  }
}

}  // namespace weft::sdy

#endif
