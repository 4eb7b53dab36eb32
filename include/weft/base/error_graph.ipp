// Definitions of base/error_graph.hpp.
#ifndef WEFT_BASE_ERROR_GRAPH_IPP
#define WEFT_BASE_ERROR_GRAPH_IPP

#include <weft/base/error_graph.hpp>

namespace weft {

void element_types_differ(const char* operation, const char* left, const char* right) {
  raise("element_types_differ", Sentence() << "weft: " << operation << ": element types " << left << " and " << right
                                           << " differ; convert one of them");
}

void element_type_not_supported(const char* operation, const char* dtype) {
  raise("element_type_not_supported",
        Sentence() << "weft: " << operation << " is not defined for " << dtype
                   << "; convert its operand: labels and indices to i32, what is computed with to f32");
}

void constant_does_not_fit(double value, const char* dtype) {
  raise("constant_does_not_fit", Sentence() << "weft: the constant " << value << " is no " << dtype
                                            << ", the type of the value beside it; convert that value first");
}

void dimension_named_twice(const char* operation, Index dimension) {
  raise("dimension_named_twice", Sentence()
                                     << "weft: " << operation << ": dimension " << dimension << " is named twice");
}

void state_is_written_twice(const char* name) {
  raise("state_is_written_twice",
        Sentence() << "weft: state '" << name << "' is written twice in one call; write its last value, once");
}

void state_of_a_program_starts_with_zeros(const char* name, double initial) {
  raise("state_of_a_program_starts_with_zeros",
        Sentence() << "weft: state '" << name << "' starts with " << initial
                   << " and is written by a program, which starts its own states with zeros; write it in a training, "
                      "from which a program takes states that it only reads");
}

void state_is_written_in_a_loop(const char* name) {
  raise("state_is_written_in_a_loop", Sentence() << "weft: state '" << name
                                                 << "' is written by every iteration of a loop that is no nn::Stack; "
                                                    "carry it through the loop and write it after that");
}

void loop_carry_changes_type(Index carry, const char* before, const char* after) {
  raise("loop_carry_changes_type", Sentence() << "weft: scan: carry " << carry << " is " << before
                                              << " before an iteration and " << after
                                              << " after it; convert what the body returns");
}

void padding_is_negative(Index dimension, Index amount) {
  raise("padding_is_negative", Sentence() << "weft: pad: " << amount << " zeros are asked for at dimension "
                                          << dimension << "; use slice to cut elements off");
}

void mean_of_nothing() {
  raise("mean_of_nothing", Sentence() << "weft: mean: there are no elements to divide by the number of");
}

void variance_of_too_few(const char* operation, Index count, Index correction) {
  raise("variance_of_too_few", Sentence() << "weft: " << operation << ": of " << count << " elements less a correction of "
                                          << correction << " nothing is left to divide by; take more elements or correction 0");
}

void einsum_is_refused(std::string_view equation, const char* what) {
  Sentence text;
  text << "weft: einsum '";
  for (char letter : equation) text << letter;
  raise("einsum_is_refused", text << "' has " << what);
}

void operation_has_no_gradient(const char* operation) {
  raise("operation_has_no_gradient",
        Sentence() << "weft: gradient: " << operation << " has no gradient; wrap its operand in stop_gradient");
}

void while_has_no_gradient() {
  raise("while_has_no_gradient",
        Sentence()
            << "weft: gradient: a while loop that runs as often as its values say has no gradient, unless it is "
               "elementwise; give it a number of iterations, wrap its operands in stop_gradient, or, where a module of "
               "JAX computes a function so that jax.grad knows (random.gamma), load the module of jax.grad");
}

void custom_factors_are_wrong(const char* operation, const char* factors, const char* what) {
  raise("custom_factors_are_wrong", Sentence() << "weft: " << operation << ": its factors \"" << factors << "\" "
                                               << what << "; see graph/custom_call.hpp");
}

void custom_operations_have_one_name(const char* operation, const char* left, const char* right) {
  raise("custom_operations_have_one_name", Sentence() << "weft: custom_call: two operations are called " << operation
                                                      << ": " << left << " and " << right << "; rename one of them");
}

void custom_operand_is_read_wrongly(const char* operation, const char* what, Index number, const char* has,
                                    const char* asked) {
  raise("custom_operand_is_read_wrongly", Sentence() << "weft: " << operation << ": its kernel asks for " << what << ' '
                                                     << number << " as " << asked << ", which is " << has);
}

void custom_operand_is_unknown(const char* operation, Index number, Index operands) {
  raise("custom_operand_is_unknown", Sentence() << "weft: " << operation << ": its gradient names operand " << number
                                                << ", and it has " << operands << ", numbered from 0");
}

void custom_option_is_wrong(const char* operation, const char* option, const char* needed) {
  raise("custom_option_is_wrong",
        Sentence() << "weft: " << operation << ": option '" << option << "' is not " << needed << " in the module");
}

void parameter_declared_twice(const char* name) {
  raise("parameter_declared_twice",
        Sentence() << "weft: parameter '" << name << "' is declared twice with different shapes or types");
}

void weight_declared_twice(const char* name, const char* first, const char* second) {
  raise("weight_declared_twice", Sentence() << "weft: the weight '" << name << "' is declared by two layers, a "
                                            << (*first != '\0' ? first : "layer") << " and a "
                                            << (*second != '\0' ? second : "layer")
                                            << ", which would share it; give one another name, or share on purpose: "
                                               "nn::tied(layer)(x) takes the weights of the earlier layer of its name");
}

void tied_weight_is_unknown(const char* name, const char* layer) {
  raise("tied_weight_is_unknown", Sentence()
                                      << "weft: a tied " << layer << " takes the weight '" << name
                                      << "', which no layer has declared before it; correct the name or the order");
}

void initializer_is_invalid(const char* initializer, double first, double second, const char* rule) {
  raise("initializer_is_invalid", Sentence() << "weft: initializer " << initializer << "(" << first << ", " << second
                                             << "): it must hold that " << rule);
}

void function_declares_input(const char* operation, const char* name) {
  raise("function_declares_input", Sentence() << "weft: " << operation << ": the function declares the input '" << name
                                              << "', which nothing gives; pass what it needs as a further argument");
}

void input_count_differs(const char* what, Index given, Index needed) {
  raise("input_count_differs", Sentence() << "weft: interpret: values for " << given << " " << what
                                          << " are given where " << needed << " are needed");
}

void row_index_out_of_range(const char* operation, Index index, Index rows) {
  raise("row_index_out_of_range",
        Sentence() << "weft: " << operation << ": index " << index << " is outside a table of " << rows << " rows");
}

void operation_is_not_elementwise(const char* operation) {
  raise("operation_is_not_elementwise",
        Sentence() << "weft: interpret: " << operation << " has no elementwise meaning for this element type");
}

void graph_is_invalid(const char* rule, Index node) {
  raise("graph_is_invalid", Sentence() << "weft: graph: node " << node << " breaks the rule: " << rule);
}

}  // namespace weft

#endif
