// Definitions of base/error_strategies.hpp.
#ifndef WEFT_BASE_ERROR_STRATEGIES_IPP
#define WEFT_BASE_ERROR_STRATEGIES_IPP

#include <weft/base/error_strategies.hpp>

namespace weft {

void no_layer_of_this_type(const char* type, const char* known) {
  Sentence text;
  text << "weft: fsdp: the model has no layer of type '" << type << "' to wrap";
  if (known[0] != 0) text << "; weights are declared by " << known;
  raise("no_layer_of_this_type", text << "; see Wrap::by_type");
}

void zero_stage_out_of_range(Index stage) {
  raise("zero_stage_out_of_range",
        Sentence() << "weft: fsdp: ZeRO stage " << stage << " does not exist; stages are 1, 2 and 3");
}

void spec_leaves_sums(const char* name) {
  raise("spec_leaves_sums", Sentence() << "weft: spmd: the spec of '" << name
                                       << "' names unreduced axes; inputs and parameters are whole values, so that "
                                          "nothing is left to sum: remove .unreduced(...)");
}

void spec_is_unconstrained(const char* name, Index dimension) {
  raise("spec_is_unconstrained", Sentence()
                                     << "weft: spmd: the spec of '" << name << "' leaves dimension " << dimension
                                     << " unconstrained, but inputs and parameters lie where their specs say; name its "
                                        "axes, or write P::none to have it whole");
}

void spec_is_reduced(const char* name, const char* axis) {
  raise("spec_is_reduced", Sentence() << "weft: spmd: the spec of '" << name << "' is reduced over \"" << axis
                                      << "\"; gradients are summed where they are needed, whatever it says: remove "
                                         ".reduced(...)");
}

void spec_names_no_parameter(const char* name) {
  raise("spec_names_no_parameter",
        Sentence() << "weft: spmd: a spec is given for '" << name << "', which is no parameter of the model");
}

void group_names_no_parameter(const char* pattern) {
  raise("group_names_no_parameter",
        Sentence() << "weft: optimizer: a group is given for '" << pattern
                   << "', which no parameter of the model matches; correct the name (layers of a stack: \"h.*.bias\")");
}

void kept_gradients_name_no_parameter(const char* pattern) {
  raise("kept_gradients_name_no_parameter",
        Sentence() << "weft: optimizer: .keep_gradients has '" << pattern
                   << "', which no parameter that is trained matches; correct the name (layers of a stack: "
                      "\"h.*.bias\")");
}

void weight_is_not_floating(const char* name, const char* dtype) {
  raise("weight_is_not_floating", Sentence() << "weft: optimizer: the weight '" << name << "' is of " << dtype
                                             << ", and integers have no gradient; freeze it, .groups = {{\"" << name
                                             << "\", {.frozen = true}}}, or train the model in f32");
}

void rule_mixes_elements(const char* operation) {
  raise("rule_mixes_elements", Sentence() << "weft: optimizer: the update of a rule has the operation '" << operation
                                          << "', which makes elements of others; an update is elementwise, so that devices may hold "
                                             "parts of a weight: take a rule that is given norms (optim/lamb.hpp), or rows and "
                                             "columns (optim/adafactor.hpp)");
}

void nothing_is_trained(Index weights) {
  raise("nothing_is_trained", Sentence() << "weft: optimizer: all " << weights
                                         << " parameters of the model are frozen; leave one to be trained, or use an "
                                            "Evaluation");
}

void axis_is_taken(const char* strategy, const char* axis) {
  raise("axis_is_taken", Sentence() << "weft: " << strategy << ": axis \"" << axis
                                    << "\" has two of these uses: .axes, .replicate_axes, a spec of .specs that cuts a "
                                       "parameter or another dimension than the batch; leave it one");
}

void no_axis_is_left(const char* strategy, Index axes) {
  raise("no_axis_is_left", Sentence() << "weft: " << strategy << ": .replicate_axes and .specs use all " << axes
                                      << " axes of the mesh, and none is left to cut the batch and what " << strategy
                                      << " cuts; give the mesh one more, or drop a use");
}

void too_many_input_specs(Index specs, Index inputs) {
  raise("too_many_input_specs",
        Sentence() << "weft: spmd: " << specs << " input specs for a model of " << inputs << " inputs");
}

}  // namespace weft

#endif
