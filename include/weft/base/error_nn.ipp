// Definitions of base/error_nn.hpp.
#ifndef WEFT_BASE_ERROR_NN_IPP
#define WEFT_BASE_ERROR_NN_IPP

#include <weft/base/error_nn.hpp>

namespace weft {

void layer_extent_is_not_positive(const char* layer, const char* what, Index extent) {
  raise("layer_extent_is_not_positive",
        Sentence() << "weft: layer '" << layer << "': " << what << " is " << extent << "; it must be 1 or more");
}

void layer_input_is_scalar(const char* layer) {
  raise("layer_input_is_scalar",
        Sentence() << "weft: layer '" << layer << "': its input has no dimension; give it [..., features]");
}

void rotary_base_out_of_range(const char* layer, double base) {
  raise("rotary_base_out_of_range", Sentence() << "weft: rotary '" << layer << "': the base " << base
                                               << " is not above 1; RoFormer and LLaMA have 10000");
}

void padding_idx_out_of_range(const char* layer, Index padding_idx, Index rows) {
  raise("padding_idx_out_of_range", Sentence() << "weft: embedding '" << layer << "': padding_idx " << padding_idx
                                               << " is no row of a table of " << rows
                                               << "; rows count from 0, or from -1 backwards");
}

void ring_attention_takes_none(const char* layer, const char* setting) {
  raise("ring_attention_takes_none", Sentence() << "weft: attention '" << layer << "': on a ring no device has all scores of a "
                                                << "position, which " << setting << " needs; leave it out");
}

void cross_attention_takes_none(const char* layer, const char* setting) {
  raise("cross_attention_takes_none", Sentence()
                                          << "weft: attention '" << layer
                                          << "': keys and values come from another sequence, whose positions are "
                                             "not those of the queries, and "
                                          << setting << " compares them; leave it out");
}

void top_k_out_of_range(const char* layer, Index top_k, Index experts) {
  raise("top_k_out_of_range", Sentence() << "weft: mixture of experts '" << layer << "': top_k is " << top_k << "; of "
                                         << experts << " experts 1 or more are chosen, and no more than all");
}

void upsample_size_is_unclear(const char* reason) {
  raise("upsample_size_is_unclear", Sentence() << "weft: upsample: " << reason
                                               << "; give .scale, a whole number or one a dimension, or .size, of the "
                                                  "image that is to be");
}

void cache_is_not_causal(const char* layer) {
  raise("cache_is_not_causal", Sentence() << "weft: attention '" << layer
                                          << "': a key-value cache has the past alone, and this attention is not "
                                             "causal; leave out the cache, or make it causal");
}

void cache_is_for_inference(const char* layer) {
  raise("cache_is_for_inference", Sentence() << "weft: attention '" << layer
                                             << "': a key-value cache is for inference; call it with training = "
                                                "false");
}

void dropout_rate_out_of_range(const char* layer, double rate) {
  raise("dropout_rate_out_of_range", Sentence() << "weft: dropout '" << layer << "': rate " << rate
                                                << " is not in [0, 1]; it is the part that is set to 0");
}

void momentum_out_of_range(const char* layer, double momentum) {
  raise("momentum_out_of_range", Sentence() << "weft: batch norm '" << layer << "': momentum " << momentum
                                            << " is not in [0, 1]; it is the part of a running average that a step "
                                               "replaces");
}

void batch_norm_of_one_value(const char* layer) {
  raise("batch_norm_of_one_value", Sentence() << "weft: batch norm '" << layer
                                              << "': a channel has one value in the whole batch, and no variance; "
                                                 "train with more images, or normalize elsewhere");
}

void too_many_elements_for_random(const char* layer, Index elements) {
  raise("too_many_elements_for_random", Sentence() << "weft: dropout '" << layer << "': " << elements
                                                   << " elements exceed the 2^32 counters of one stream; cut the "
                                                      "tensor and drop each part under a name of its own");
}

void setting_out_of_range(const char* optimizer, const char* setting, double value, const char* range) {
  raise("setting_out_of_range",
        Sentence() << "weft: " << optimizer << ": " << setting << " is " << value << "; it must be " << range);
}

}  // namespace weft

#endif
