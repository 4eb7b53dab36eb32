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
[[noreturn]] inline void layer_extent_is_not_positive(const char* layer, const char* what, Index extent) {
  raise("layer_extent_is_not_positive",
        Sentence() << "weft: layer '" << layer << "': " << what << " is " << extent << "; it must be 1 or more");
}
[[noreturn]] inline void layer_input_is_scalar(const char* layer) {
  raise("layer_input_is_scalar",
        Sentence() << "weft: layer '" << layer << "': its input has no dimension; give it [..., features]");
}
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
[[noreturn]] inline void rotary_base_out_of_range(const char* layer, double base) {
  raise("rotary_base_out_of_range", Sentence() << "weft: rotary '" << layer << "': the base " << base
                                               << " is not above 1; RoFormer and LLaMA have 10000");
}
[[noreturn]] inline void cache_is_not_causal(const char* layer) {
  raise("cache_is_not_causal", Sentence() << "weft: attention '" << layer
                                          << "': a key-value cache has the past alone, and this attention is not "
                                             "causal; leave out the cache, or make it causal");
}
[[noreturn]] inline void cache_is_for_inference(const char* layer) {
  raise("cache_is_for_inference", Sentence() << "weft: attention '" << layer
                                             << "': a key-value cache is for inference; call it with training = "
                                                "false");
}
// `given`, `made`: lists of extents.
template <class Extents>
[[noreturn]] void block_changes_its_input(const char* block, const char* given_dtype, const Extents& given,
                                          const char* made_dtype, const Extents& made) {
  raise("block_changes_its_input", Sentence() << "weft: stack: block '" << block << "' makes " << made_dtype << ' '
                                              << made << " of " << given_dtype << ' ' << given
                                              << "; what a block returns goes into the next one: keep shape and type");
}
[[noreturn]] inline void dropout_rate_out_of_range(const char* layer, double rate) {
  raise("dropout_rate_out_of_range", Sentence() << "weft: dropout '" << layer << "': rate " << rate
                                                << " is not in [0, 1); it is the part that is set to 0");
}
[[noreturn]] inline void momentum_out_of_range(const char* layer, double momentum) {
  raise("momentum_out_of_range", Sentence() << "weft: batch norm '" << layer << "': momentum " << momentum
                                            << " is not in [0, 1]; it is the part of a running average that a step "
                                               "replaces");
}
[[noreturn]] inline void batch_norm_of_one_value(const char* layer) {
  raise("batch_norm_of_one_value", Sentence() << "weft: batch norm '" << layer
                                              << "': a channel has one value in the whole batch, and no variance; "
                                                 "train with more images, or normalize elsewhere");
}
[[noreturn]] inline void too_many_elements_for_random(const char* layer, Index elements) {
  raise("too_many_elements_for_random", Sentence() << "weft: dropout '" << layer << "': " << elements
                                                   << " elements exceed the 2^32 counters of one stream; cut the "
                                                      "tensor and drop each part under a name of its own");
}
[[noreturn]] constexpr void labels_do_not_fit(Index labels, Index rows) {
  if (must_show_numbers())
    show_numbers(labels, rows);
  else
    raise("labels_do_not_fit",
          Sentence() << "weft: loss: " << labels << " labels for " << rows << " rows of logits; give one label a row");
}
[[noreturn]] inline void initializer_is_invalid(const char* initializer, double first, double second,
                                                const char* rule) {
  raise("initializer_is_invalid", Sentence() << "weft: initializer " << initializer << "(" << first << ", " << second
                                             << "): it must hold that " << rule);
}
[[noreturn]] inline void setting_out_of_range(const char* optimizer, const char* setting, double value,
                                              const char* range) {
  raise("setting_out_of_range",
        Sentence() << "weft: " << optimizer << ": " << setting << " is " << value << "; it must be " << range);
}

}  // namespace weft

#endif
