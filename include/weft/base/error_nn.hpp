// Errors of layers, losses and optimizers.
#ifndef WEFT_BASE_ERROR_NN_HPP
#define WEFT_BASE_ERROR_NN_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] constexpr void layer_input_differs(const char* layer, Index given, Index needed) {
  if (must_show_numbers())
    show_numbers(given, needed);
  else
    raise("layer_input_differs", Sentence() << "weft: layer '" << layer << "': the last extent of its input is "
                                            << given << " where the layer was declared for " << needed
                                            << "; change the layer or reshape the input");
}
[[noreturn]] WEFT_DECL void layer_extent_is_not_positive(const char* layer, const char* what, Index extent);
[[noreturn]] WEFT_DECL void layer_input_is_scalar(const char* layer);
[[noreturn]] constexpr void heads_do_not_divide(const char* layer, Index features, Index heads) {
  if (must_show_numbers())
    show_numbers(features, heads);
  else
    raise("heads_do_not_divide", Sentence() << "weft: attention '" << layer << "': " << features
                                            << " features do not divide into " << heads
                                            << " heads of equal width; change one of the two");
}
[[noreturn]] constexpr void attention_input_rank_differs(const char* layer, Index rank) {
  if (must_show_numbers())
    show_numbers(rank, Index{3});
  else
    raise("attention_input_rank_differs", Sentence() << "weft: attention '" << layer << "': its input has rank " << rank
                                                     << "; give it [batch, time, features]");
}
[[noreturn]] constexpr void head_groups_do_not_divide(const char* layer, Index heads, Index kv_heads) {
  if (must_show_numbers())
    show_numbers(heads, kv_heads);
  else
    raise("head_groups_do_not_divide", Sentence() << "weft: attention '" << layer << "': " << heads
                                                  << " heads of queries do not divide into groups for " << kv_heads
                                                  << " heads of keys and values; change one of the two");
}
[[noreturn]] constexpr void cache_is_too_short(const char* layer, Index time, Index length) {
  if (must_show_numbers())
    show_numbers(time, length);
  else
    raise("cache_is_too_short", Sentence() << "weft: attention '" << layer << "': " << time
                                           << " positions come at once, and its key-value cache has room for "
                                           << length << "; give fewer, or make it longer");
}
[[noreturn]] constexpr void rotary_width_is_odd(const char* layer, Index width) {
  if (must_show_numbers())
    show_numbers(width, Index{2});
  else
    raise("rotary_width_is_odd", Sentence() << "weft: rotary '" << layer << "': a head of width " << width
                                            << " has no pairs of columns to turn; make it even");
}
[[noreturn]] WEFT_DECL void rotary_base_out_of_range(const char* layer, double base);
[[noreturn]] WEFT_DECL void padding_idx_out_of_range(const char* layer, Index padding_idx, Index rows);
[[noreturn]] WEFT_DECL void cross_attention_takes_none(const char* layer, const char* setting);
[[noreturn]] WEFT_DECL void ring_attention_takes_none(const char* layer, const char* setting);
[[noreturn]] WEFT_DECL void top_k_out_of_range(const char* layer, Index top_k, Index experts);
[[noreturn]] WEFT_DECL void upsample_size_is_unclear(const char* reason);
[[noreturn]] WEFT_DECL void cache_is_not_causal(const char* layer);
[[noreturn]] WEFT_DECL void cache_is_for_inference(const char* layer);
// `given`, `made`: lists of extents.
template <class Extents>
[[noreturn]] void block_changes_its_input(const char* block, const char* given_dtype, const Extents& given,
                                          const char* made_dtype, const Extents& made) {
  raise("block_changes_its_input", Sentence() << "weft: stack: block '" << block << "' makes " << made_dtype << ' '
                                              << made << " of " << given_dtype << ' ' << given
                                              << "; what a block returns goes into the next one: keep shape and type");
}
[[noreturn]] WEFT_DECL void dropout_rate_out_of_range(const char* layer, double rate);
[[noreturn]] WEFT_DECL void momentum_out_of_range(const char* layer, double momentum);
[[noreturn]] WEFT_DECL void batch_norm_of_one_value(const char* layer);
[[noreturn]] WEFT_DECL void too_many_elements_for_random(const char* layer, Index elements);
[[noreturn]] constexpr void labels_do_not_fit(Index labels, Index rows) {
  if (must_show_numbers())
    show_numbers(labels, rows);
  else
    raise("labels_do_not_fit",
          Sentence() << "weft: loss: " << labels << " labels for " << rows << " rows of logits; give one label a row");
}
[[noreturn]] constexpr void stack_has_no_blocks(Index count) {
  if (must_show_numbers())
    show_numbers(count, Index{1});
  else
    raise("stack_has_no_blocks",
          Sentence() << "weft: stack: the number of blocks is " << count << "; it must be 1 or more");
}
[[noreturn]] WEFT_DECL void setting_out_of_range(const char* optimizer, const char* setting, double value,
                                                 const char* range);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_nn.ipp>
#endif

#endif
