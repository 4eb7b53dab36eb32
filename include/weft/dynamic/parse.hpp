// Strategies, meshes and optimizers as texts, such as those of a command line.
//
//   parse_strategy("fsdp:stage=2,wrap=type:Linear")  parse_mesh("data=4,model=2")  parse_optimizer("adamw:beta2=0.95")
//
//   ddp    bucket_mib=25, first_bucket_mib=1, axes=<axis>+<axis>
//   fsdp   stage=1|2|3, wrap=module|all|type:<layer>|size:<elements>, reshard_after_forward=0|1, reshard_last_unit=0|1,
//          shard_multiple=<elements>, axes=<axis>+<axis>, replicate_axes=<axis>; zero1, zero2 and zero3 are fsdp with
//          that stage
//   spmd   batch=<axis>: every input is cut in its first dimension; other specs are made in code
//   all of these   combine_kib=0, async=0|1: how collectives run (CollectiveOptions)
//   sgd, momentum, nesterov, adam, adamw, lamb, lion, adafactor: learning_rate, weight_decay, momentum, beta1, beta2,
//          epsilon, as far as they have them
#ifndef WEFT_DYNAMIC_PARSE_HPP
#define WEFT_DYNAMIC_PARSE_HPP

#include <weft/dynamic/any_optimizer.hpp>

#include <string>

namespace weft {

// Errors: text_names_nothing, option_is_unknown, option_is_given_twice, option_has_no_value, option_value_is_wrong.
[[nodiscard]] WEFT_DECL AnyStrategy parse_strategy(const std::string& text);
// A text without '=' is one number: devices along the axis "data". Errors: those of Mesh; option_has_no_value,
// option_value_is_wrong, option_is_given_twice.
[[nodiscard]] WEFT_DECL Mesh parse_mesh(const std::string& text);
// Errors: as those of parse_strategy. Values are looked at by the optimizer's first step.
[[nodiscard]] WEFT_DECL AnyOptimizer parse_optimizer(const std::string& text);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/dynamic/parse.ipp>
#endif

#endif
