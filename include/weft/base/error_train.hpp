// Errors of training steps and trainers.
#ifndef WEFT_BASE_ERROR_TRAIN_HPP
#define WEFT_BASE_ERROR_TRAIN_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] constexpr void metric_is_no_scalar(Index rank, Index elements) {
  if (must_show_numbers())
    show_numbers(rank, elements);
  else
    raise("metric_is_no_scalar", Sentence() << "weft: the metric has rank " << rank << " and " << elements
                                            << " elements, not one number; reduce it with mean or sum");
}
[[noreturn]] WEFT_DECL void metric_is_unknown(const char* name, const char* known);
[[noreturn]] WEFT_DECL void gradients_are_not_kept(const char* name);
[[noreturn]] WEFT_DECL void weight_has_no_gradient(const char* name, bool is_state);
[[noreturn]] WEFT_DECL void weight_was_never_given(const char* name);
[[noreturn]] WEFT_DECL void weights_are_shared(const char* name);
[[noreturn]] WEFT_DECL void shared_weight_is_unknown(const char* name);
// `own`, `lent`: how the devices hold it.
[[noreturn]] WEFT_DECL void shared_weight_lies_differently(const char* name, const char* own, const char* lent);
[[noreturn]] WEFT_DECL void shared_weights_are_cut();
[[noreturn]] WEFT_DECL void state_lacks_tensor(const char* name);
[[noreturn]] WEFT_DECL void step_count_is_out_of_range(Index steps, Index most);
[[noreturn]] WEFT_DECL void there_are_no_averages();
[[noreturn]] WEFT_DECL void tensor_is_unknown(const char* name, const char* known);
[[noreturn]] WEFT_DECL void processes_hold_different_weights(Index device, Index process);
[[noreturn]] WEFT_DECL void tensor_size_differs(const char* name, Index given, Index needed);
[[noreturn]] WEFT_DECL void tensor_type_differs(const char* name, const char* held, const char* asked);
// `held`: by the devices of this process.
// In elements: given, of the global batch, and of it those that this process holds; `rows` of the global batch, 0 of a
// scalar.
[[noreturn]] WEFT_DECL void batch_size_differs(Index input, Index given, Index needed, Index held, Index rows);

[[noreturn]] WEFT_DECL void step_has_a_loader();
[[noreturn]] WEFT_DECL void batches_come_by_themselves();
[[noreturn]] WEFT_DECL void moved_batch_is_of_another_step();
[[noreturn]] WEFT_DECL void moved_batch_is_gone(Index number);

[[noreturn]] constexpr void micro_batches_do_not_divide(Index batch, Index parts) {
  if (must_show_numbers())
    show_numbers(batch, parts);
  else
    raise("micro_batches_do_not_divide", Sentence() << "weft: micro-batches: a batch of " << batch
                                                    << " rows does not divide into " << parts
                                                    << " equal parts; change one of the numbers");
}
[[noreturn]] constexpr void parts_have_no_weight(Index weightings) {
  if (must_show_numbers())
    show_numbers(weightings, Index{1});
  else if (weightings > 1)
    raise("parts_have_no_weight", Sentence() << "weft: micro-batches: a loss or metric is made of means with "
                                             << weightings
                                             << " different weights, so that a part has no weight of its own; give all "
                                                "of them the same weights");
  else
    raise("parts_have_no_weight", Sentence() << "weft: micro-batches: mean(losses, weights) stands inside a loop of "
                                                "the model, where it is not that of a part; take it after the loop");
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_train.ipp>
#endif

#endif
