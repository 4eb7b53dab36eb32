// Every error of layers, losses and optimizers is one line with the numbers and a cure.
#include <weft/base/error_nn.hpp>

#include <support/expect_error.hpp>

#include <vector>

namespace weft::error_nn_test {

using testing::expect_error;

TEST(ErrorNn, LayerErrorsNameTheLayerAndTheNumbers) {
  expect_error([] { layer_input_differs("hidden", 784, 512); }, "layer_input_differs",
               {"'hidden'", "is 784", "declared for 512", "change"});
  expect_error([] { layer_extent_is_not_positive("hidden", "out", 0); }, "layer_extent_is_not_positive",
               {"'hidden'", "out is 0", "1 or more"});
  expect_error([] { layer_input_is_scalar("hidden"); }, "layer_input_is_scalar", {"'hidden'", "[..., features]"});
  expect_error([] { dropout_rate_out_of_range("drop", 1.5); }, "dropout_rate_out_of_range",
               {"'drop'", "1.5", "[0, 1]"});
  expect_error([] { too_many_elements_for_random("drop", 5000000000); }, "too_many_elements_for_random",
               {"'drop'", "5000000000", "2^32"});
  expect_error([] { heads_do_not_divide("attention", 10, 4); }, "heads_do_not_divide",
               {"'attention'", "10 features", "4 heads", "change"});
  expect_error([] { head_groups_do_not_divide("attention", 4, 3); }, "head_groups_do_not_divide",
               {"'attention'", "4 heads of queries", "3 heads of keys", "change"});
  expect_error([] { cache_is_too_short("attention", 9, 8); }, "cache_is_too_short",
               {"'attention'", "9 positions", "room for 8", "make it longer"});
  expect_error([] { ring_attention_takes_none("attention", "dropout"); }, "ring_attention_takes_none",
               {"'attention'", "dropout", "leave it out"});
  expect_error([] { cross_attention_takes_none("attention", "causal"); }, "cross_attention_takes_none",
               {"'attention'", "another sequence", "causal", "leave it out"});
  expect_error([] { padding_idx_out_of_range("token", 7, 5); }, "padding_idx_out_of_range",
               {"'token'", "padding_idx 7", "table of 5", "count from 0"});
  expect_error([] { top_k_out_of_range("moe", 3, 2); }, "top_k_out_of_range", {"'moe'", "top_k is 3", "2 experts"});
  expect_error([] { upsample_size_is_unclear("neither"); }, "upsample_size_is_unclear", {"neither", ".scale", ".size"});
  expect_error([] { cache_is_not_causal("attention"); }, "cache_is_not_causal", {"'attention'", "make it causal"});
  expect_error([] { cache_is_for_inference("attention"); }, "cache_is_for_inference",
               {"'attention'", "training = false"});
  expect_error([] { rotary_width_is_odd("attention", 5); }, "rotary_width_is_odd", {"'attention'", "width 5", "even"});
  expect_error([] { rotary_base_out_of_range("attention", 0.5); }, "rotary_base_out_of_range",
               {"'attention'", "base 0.5", "above 1"});
  expect_error([] { attention_input_rank_differs("attention", 2); }, "attention_input_rank_differs",
               {"'attention'", "rank 2", "[batch, time, features]"});
  expect_error(
      [] {
        block_changes_its_input("h.1", "f32", std::vector{4, 8}, "bf16", std::vector{4, 9});
      },
      "block_changes_its_input", {"'h.1'", "bf16 [4, 9] of f32 [4, 8]", "keep shape and type"});
}

TEST(ErrorNn, LossAndOptimizerErrorsNameTheNumbers) {
  expect_error([] { labels_do_not_fit(5, 4); }, "labels_do_not_fit", {"5 labels", "4 rows", "one label a row"});
  expect_error([] { setting_out_of_range("AdamW", "beta1", 1.25, "in [0, 1)"); }, "setting_out_of_range",
               {"AdamW: beta1 is 1.25", "in [0, 1)"});
}

}  // namespace weft::error_nn_test
