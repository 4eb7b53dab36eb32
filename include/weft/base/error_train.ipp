// Definitions of base/error_train.hpp.
#ifndef WEFT_BASE_ERROR_TRAIN_IPP
#define WEFT_BASE_ERROR_TRAIN_IPP

#include <weft/base/error_train.hpp>

namespace weft {

void metric_is_unknown(const char* name, const char* known) {
  raise("metric_is_unknown", Sentence() << "weft: step: no metric is called '" << name << "'; there are: " << known);
}

void gradients_are_not_kept(const char* name) {
  raise("gradients_are_not_kept", Sentence() << "weft: step: the gradient of '" << name
                                             << "' was not kept; train with an Optimizer whose options say "
                                                ".keep_gradients = true");
}

void weight_has_no_gradient(const char* name, bool is_state) {
  raise("weight_has_no_gradient",
        Sentence()
            << "weft: step: '" << name
            << (is_state
                    ? "' is a state, which has no gradient; name a weight"
                    : "' is frozen, or its gradient is not kept; take it out of the groups that are .frozen, or let a "
                      "pattern of .keep_gradients match it"));
}

void weight_was_never_given(const char* name) {
  raise("weight_was_never_given", Sentence() << "weft: program: the weight '" << name
                                             << "' was never given and would be 0; call load_weights(step) or "
                                                "tensors().write(name, values) first");
}

void weights_are_shared(const char* name) {
  raise("weights_are_shared", Sentence() << "weft: program: '" << name
                                         << "' is shared with the step that lends it, whose weights a program does not "
                                            "write; load into the step, or construct the program on a runtime");
}

void shared_weight_is_unknown(const char* name) {
  raise("shared_weight_is_unknown", Sentence() << "weft: program: the lender has no weight or state '" << name
                                               << "' to share; take the weights of a training of the same model");
}

void shared_weight_lies_differently(const char* name, const char* own, const char* lent) {
  raise("shared_weight_lies_differently",
        Sentence() << "weft: program: '" << name << "' is " << own << " to the program and " << lent
                   << " to its lender; construct the program on a runtime and load_weights(step), which copies");
}

void shared_weights_are_cut() {
  raise("shared_weights_are_cut", Sentence() << "weft: program: weights that are cut over devices are shared on the "
                                                "runtime of the step alone; leave the runtime out");
}

void state_lacks_tensor(const char* name) {
  raise("state_lacks_tensor", Sentence() << "weft: restore: the state has no tensor '" << name
                                         << "'; it is the state of another model or of another optimizer");
}

void step_count_is_out_of_range(Index steps, Index most) {
  raise("step_count_is_out_of_range",
        Sentence() << "weft: restore: the state was taken after " << steps << " steps; there are 0 to " << most);
}

void there_are_no_averages() {
  raise("there_are_no_averages", Sentence() << "weft: no weight has a moving average; train with an Optimizer whose "
                                               "options say .average = true");
}

void tensor_is_unknown(const char* name, const char* known) {
  raise("tensor_is_unknown", Sentence() << "weft: no weight or state is called '" << name << "'; there are: " << known);
}

void processes_hold_different_weights(Index device, Index process) {
  raise("processes_hold_different_weights",
        Sentence()
            << "weft: device " << device << " of process " << process
            << " starts with other weights than device 0 of process 0; start the same program, built alike, with the "
               "same seed in all processes");
}

void tensor_size_differs(const char* name, Index given, Index needed) {
  raise("tensor_size_differs",
        Sentence() << "weft: '" << name << "' has " << needed << " elements, " << given << " are given");
}

void tensor_type_differs(const char* name, const char* held, const char* asked) {
  raise("tensor_type_differs",
        Sentence() << "weft: '" << name << "' is of " << held << ", read or written as " << asked
                   << "; read(name) and write(name, values) without a type convert from and to float");
}

void batch_size_differs(Index input, Index given, Index needed, Index held, Index rows) {
  const Index in_row = rows > 0 ? needed / rows : 0;
  const bool are_rows = in_row > 0 && given % in_row == 0;
  Sentence text;
  text << "weft: step: input " << input << " has " << needed << " elements";
  if (in_row > 0) text << ", " << rows << " rows of " << in_row;
  if (held != needed) text << ", of which this process holds " << held;
  text << ", and " << given << " are given";
  if (are_rows) text << ", " << given / in_row << " rows";
  if (held != needed)
    text << "; give the loader the ShardingSpec of this input, or all " << needed;
  else if (are_rows && given > 0)
    text << "; a Loader's device_batch times its devices are the rows of the step, and of an incomplete last batch, which is "
            "filled up, those that count are weighted";
  else
    text << "; give one contiguous range of all rows, row-major";
  raise("batch_size_differs", text);
}

void step_has_a_loader() {
  raise("step_has_a_loader", Sentence() << "weft: DeviceLoader: the step has one already; let that one end first");
}

void batches_come_by_themselves() {
  raise("batches_come_by_themselves", Sentence()
                                          << "weft: step: a DeviceLoader moves the batches of this step in; give "
                                             "the step what next() returns, or let the loader end first");
}

void moved_batch_is_of_another_step() {
  raise("moved_batch_is_of_another_step",
        Sentence() << "weft: step: the batch was moved into another step; make a DeviceLoader of this one");
}

void moved_batch_is_gone(Index number) {
  raise("moved_batch_is_gone", Sentence() << "weft: step: batch " << number
                                          << " was taken or passed over, and the next one moves to its place; take "
                                             "each batch once, before the next one is asked for");
}

}  // namespace weft

#endif
