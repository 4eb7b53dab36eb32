// VHLO, the dialect in which StableHLO is stored (openxla/stablehlo, VhloDialect.td): its operations and attributes, by
// the numbers that bytecode has for them, and what they are called in StableHLO.
#ifndef WEFT_STABLEHLO_VHLO_HPP
#define WEFT_STABLEHLO_VHLO_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

// Numbers of attributes and types in VHLO's encoding; those that are not here say nothing that is asked for.
enum class VhloAttribute : std::uint8_t {
  array = 1,
  boolean,
  comparison_direction,
  comparison_type,
  custom_call_api,
  dictionary,
  fft_type,
  floating,
  integer,
  output_operand_alias,
  precision,
  rng_algorithm,
  rng_distribution,
  string,
  tensor,
  transpose,
  type
};
enum class VhloType : std::uint8_t {
  complex = 1,
  tensor = 20,
  tensor_with_encoding,
  token,
  tuple,
  quantized,
  quantized_by_axis = 30
};

// "f32", "i8" of a type's number, as StableHLO writes it; of types with types inside the outer name. Empty: there is
// none.
[[nodiscard]] WEFT_DECL std::string_view vhlo_type_name(std::uint64_t type);

// "GT" of a comparison's direction. Empty: the attribute is no enumeration, or has no such value.
[[nodiscard]] WEFT_DECL std::string_view vhlo_word(VhloAttribute attribute, std::uint64_t value);

// The names of an operation's own attributes, "compare_type comparison_direction" of "compare_v1", in the order in
// which they are stored, which is that of the alphabet; there are none of operations that have none.
[[nodiscard]] WEFT_DECL std::string_view vhlo_attribute_names(std::string_view operation);

// Is an operation's version one that VHLO 1.20 has?
[[nodiscard]] WEFT_DECL bool knows_vhlo(std::string_view operation);

// "stablehlo.add" of "add_v1".
[[nodiscard]] WEFT_DECL std::string stablehlo_name_of(std::string_view vhlo_operation);

// Puts attributes that VHLO keeps apart into those that StableHLO has, such as dimension_numbers, and leaves those out
// that say what holds without them. Error: stablehlo_is_malformed.
WEFT_DECL void as_stablehlo(Operation& operation);

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/vhlo.ipp>
#endif

#endif
