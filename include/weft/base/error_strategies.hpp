// Errors of the strategies.
#ifndef WEFT_BASE_ERROR_STRATEGIES_HPP
#define WEFT_BASE_ERROR_STRATEGIES_HPP

#include <weft/base/error.hpp>

namespace weft {

// `known`: the types that there are; empty: nobody has looked.
[[noreturn]] WEFT_DECL void no_layer_of_this_type(const char* type, const char* known = "");
[[noreturn]] WEFT_DECL void zero_stage_out_of_range(Index stage);
[[noreturn]] constexpr void shard_multiple_out_of_range(Index multiple) {
  if (must_show_numbers())
    show_numbers(multiple, Index{1});
  else
    raise("shard_multiple_out_of_range", Sentence() << "weft: fsdp: shards cannot be padded to a multiple of "
                                                    << multiple << " elements; 1 pads to equal shards only");
}
[[noreturn]] WEFT_DECL void spec_leaves_sums(const char* name);
[[noreturn]] WEFT_DECL void spec_is_unconstrained(const char* name, Index dimension);
[[noreturn]] WEFT_DECL void spec_is_reduced(const char* name, const char* axis);
[[noreturn]] WEFT_DECL void spec_names_no_parameter(const char* name);
[[noreturn]] WEFT_DECL void group_names_no_parameter(const char* pattern);
[[noreturn]] WEFT_DECL void kept_gradients_name_no_parameter(const char* pattern);
[[noreturn]] WEFT_DECL void nothing_is_trained(Index weights);
[[noreturn]] WEFT_DECL void rule_mixes_elements(const char* operation);
[[noreturn]] WEFT_DECL void weight_is_not_floating(const char* name, const char* dtype);
[[noreturn]] WEFT_DECL void axis_is_taken(const char* strategy, const char* axis);
[[noreturn]] WEFT_DECL void no_axis_is_left(const char* strategy, Index axes);
[[noreturn]] WEFT_DECL void too_many_input_specs(Index specs, Index inputs);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_strategies.ipp>
#endif

#endif
