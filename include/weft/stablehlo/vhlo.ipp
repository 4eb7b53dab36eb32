// Definitions of stablehlo/vhlo.hpp.
#ifndef WEFT_STABLEHLO_VHLO_IPP
#define WEFT_STABLEHLO_VHLO_IPP

#include <weft/stablehlo/convolution_numbers.hpp>
#include <weft/stablehlo/vhlo.hpp>

#include <string>

namespace weft::stablehlo {

namespace detail {

struct VhloNames {
  std::string_view operation, attributes;
};
// With a version where a later one has other attributes. A row an operation.
// clang-format off
inline constexpr VhloNames vhlo_names[] = {
    {"all_gather", "all_gather_dim channel_id replica_groups use_global_device_ids"},
    {"all_reduce", "channel_id replica_groups use_global_device_ids"},
    {"all_to_all", "channel_id concat_dimension replica_groups split_count split_dimension"},
    {"batch_norm_grad", "epsilon feature_index"},
    {"batch_norm_inference", "epsilon feature_index"},
    {"batch_norm_training", "epsilon feature_index"},
    {"broadcast", "broadcast_sizes"},
    {"broadcast_in_dim", "broadcast_dimensions"},
    {"call", "callee"},
    {"cbrt_v2", "result_accuracy"},
    {"cholesky", "lower"},
    {"collective_broadcast_v1", "channel_id replica_groups"},
    {"collective_broadcast_v2", "channel_id has_dynamic_root replica_groups"},
    {"collective_permute", "channel_id source_target_pairs"},
    {"collective_reduce", "channel_id has_dynamic_root replica_groups use_global_device_ids"},
    {"compare", "compare_type comparison_direction"},
    {"composite", "composite_attributes decomposition name version"},
    {"concatenate", "dimension"},
    {"constant", "value"},
    {"convolution",
     "batch_group_count feature_group_count input_batch_dimension input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension kernel_spatial_dimensions lhs_dilation "
     "output_batch_dimension output_feature_dimension output_spatial_dimensions padding precision_config "
     "rhs_dilation window_reversal window_strides"},
    {"cosine_v2", "result_accuracy"},
    {"cross-replica-sum", "replica_groups"},
    {"custom_call_v1",
     "api_version backend_config call_target_name called_computations has_side_effect operand_layouts "
     "output_operand_aliases result_layouts"},
    {"custom_call_v2",
     "api_version backend_config call_target_name called_computations has_side_effect operand_layouts "
     "output_operand_aliases result_layouts result_tilings"},
    {"dot", "precision_config"},
    {"dot_general_v1",
     "lhs_batching_dimensions lhs_contracting_dimensions precision_config rhs_batching_dimensions "
     "rhs_contracting_dimensions"},
    {"dot_general_v2",
     "accumulation_type allow_imprecise_accumulation lhs_batching_dimensions lhs_component_count "
     "lhs_contracting_dimensions lhs_precision_type num_primitive_operations precision_config "
     "rhs_batching_dimensions rhs_component_count rhs_contracting_dimensions rhs_precision_type"},
    {"dynamic_broadcast_in_dim", "broadcast_dimensions known_expanding_dimensions known_nonexpanding_dimensions"},
    {"dynamic_conv_v1",
     "batch_group_count feature_group_count input_batch_dimension input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension kernel_spatial_dimensions lhs_dilation "
     "output_batch_dimension output_feature_dimension output_spatial_dimensions padding precision_config "
     "rhs_dilation window_reversal window_strides"},
    {"dynamic_conv_v2",
     "batch_group_count feature_group_count input_batch_dimension input_feature_dimension input_spatial_dimensions "
     "kernel_input_feature_dimension kernel_output_feature_dimension kernel_spatial_dimensions lhs_dilation "
     "output_batch_dimension output_feature_dimension output_spatial_dimensions precision_config rhs_dilation "
     "window_reversal window_strides"},
    {"dynamic_gather_v1", "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims start_index_map"},
    {"dynamic_gather_v2",
     "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims start_index_map "
     "start_indices_batching_dims"},
    {"dynamic_iota", "iota_dimension"},
    {"dynamic_slice", "slice_sizes"},
    {"einsum", "einsum_config"},
    {"exponential_v2", "result_accuracy"},
    {"exponential_minus_one_v2", "result_accuracy"},
    {"fft", "fft_length fft_type"},
    {"func", "arg_attrs function_type res_attrs sym_name sym_visibility"},
    {"gather_v1", "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims slice_sizes start_index_map"},
    {"gather_v2",
     "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims slice_sizes "
     "start_index_map start_indices_batching_dims"},
    {"get_dimension_size", "dimension"},
    {"get_tuple_element", "index"},
    {"infeed", "infeed_config layout"},
    {"iota", "iota_dimension"},
    {"log_v2", "result_accuracy"},
    {"log_plus_one_v2", "result_accuracy"},
    {"logistic_v2", "result_accuracy"},
    {"map", "dimensions"},
    {"outfeed", "outfeed_config"},
    {"pad", "edge_padding_high edge_padding_low interior_padding"},
    {"recv_v1", "channel_id channel_type is_host_transfer"},
    {"recv_v2", "channel_id channel_type is_host_transfer source_target_pairs"},
    {"reduce", "dimensions"},
    {"reduce_precision", "exponent_bits mantissa_bits"},
    {"reduce_scatter", "channel_id replica_groups scatter_dimension use_global_device_ids"},
    {"reduce_window", "base_dilations padding window_dilations window_dimensions window_strides"},
    {"reverse", "dimensions"},
    {"rng", "rng_distribution"},
    {"rng_bit_generator", "rng_algorithm"},
    {"rsqrt_v2", "result_accuracy"},
    {"scatter_v1",
     "index_vector_dim indices_are_sorted inserted_window_dims scatter_dims_to_operand_dims unique_indices "
     "update_window_dims"},
    {"scatter_v2",
     "index_vector_dim indices_are_sorted input_batching_dims inserted_window_dims scatter_dims_to_operand_dims "
     "scatter_indices_batching_dims unique_indices update_window_dims"},
    {"select_and_scatter", "padding window_dimensions window_strides"},
    {"send_v1", "channel_id channel_type is_host_transfer"},
    {"send_v2", "channel_id channel_type is_host_transfer source_target_pairs"},
    {"set_dimension_size", "dimension"},
    {"sine_v2", "result_accuracy"},
    {"slice", "limit_indices start_indices strides"},
    {"sort", "dimension is_stable"},
    {"sqrt_v2", "result_accuracy"},
    {"tan_v2", "result_accuracy"},
    {"tanh_v2", "result_accuracy"},
    {"torch_index_select", "batch_dims dim"},
    {"transpose", "permutation"},
    {"triangular_solve", "left_side lower transpose_a unit_diagonal"},
    {"unary_einsum", "einsum_config"},
};
// clang-format on

// By their numbers; numbers that are not in use, and types that hold others, have no name.
inline constexpr std::string_view vhlo_types[] = {"i1",
                                                  "complex",
                                                  "bf16",
                                                  "f16",
                                                  "f32",
                                                  "f64",
                                                  "f8E4M3FN",
                                                  "f8E5M2",
                                                  "function",
                                                  "index",
                                                  "i4",
                                                  "i8",
                                                  "i16",
                                                  "i32",
                                                  "i64",
                                                  "ui4",
                                                  "ui8",
                                                  "ui16",
                                                  "ui32",
                                                  "ui64",
                                                  "tensor",
                                                  "tensor",
                                                  "token",
                                                  "tuple",
                                                  "quantized",
                                                  "unranked tensor",
                                                  "witness",
                                                  "f8E4M3FNUZ",
                                                  "f8E5M2FNUZ",
                                                  "f8E4M3B11FNUZ",
                                                  "quantized by axis",
                                                  "i2",
                                                  "ui2",
                                                  "none",
                                                  "tf32",
                                                  "f8E4M3",
                                                  "f8E3M4",
                                                  "f4E2M1FN",
                                                  "f6E2M3FN",
                                                  "f6E3M2FN",
                                                  "f8E8M0FNU",
                                                  "buffer",
                                                  "future"};

inline constexpr std::string_view comparison_directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"},
                                  comparison_types[] = {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"},
                                  custom_call_apis[] = {"0", "1", "2", "3", "4"},
                                  fft_types[] = {"FFT", "IFFT", "RFFT", "IRFFT"},
                                  precisions[] = {"DEFAULT", "HIGH", "HIGHEST"},
                                  rng_algorithms[] = {"DEFAULT", "THREE_FRY", "PHILOX"},
                                  rng_distributions[] = {"", "UNIFORM", "NORMAL"},
                                  transposes[] = {"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};

template <std::size_t count>
std::string_view word_of(const std::string_view (&words)[count], std::uint64_t value) {
  return value < count ? words[value] : std::string_view();
}

inline std::string_view without_version(std::string_view operation) {
  const std::size_t at = operation.rfind("_v");
  return at == std::string_view::npos ? operation : operation.substr(0, at);
}

// Takes the attribute out of a list; its kind is `unit` and its name empty if it is not there.
inline Attribute taken(AttributeList& list, std::string_view name) {
  Attribute found;
  for (Index i = 0; i < list.size(); ++i) {
    if (list[i].name != name) continue;
    found = static_cast<Attribute&&>(list[i]);
    for (; i + 1 < list.size(); ++i) list[i] = static_cast<Attribute&&>(list[i + 1]);
    list.pop_back();
  }
  return found;
}
// One attribute in the place of several. `names`: their names among the others, and in the new one.
inline void put_together(Operation& operation, std::string_view name, std::initializer_list<VhloNames> names) {
  Attribute made;
  made.kind = Attribute::Kind::dictionary;
  made.name = name;
  made.place = operation.place;
  for (const VhloNames& part : names) {
    Attribute item = taken(operation.attributes, part.operation);
    if (item.name.empty()) continue;
    item.name = part.attributes;
    made.items.push_back(static_cast<Attribute&&>(item));
  }
  if (!made.items.empty()) operation.attributes.push_back(static_cast<Attribute&&>(made));
}

// The numbers of an attribute that is a number or a tensor of i64.
inline Buffer<Index> numbers_of(const Attribute& attribute) {
  Buffer<Index> made;
  if (attribute.kind == Attribute::Kind::elements && attribute.is_bytes && attribute.type.dtype == DType::i64) {
    for (std::size_t i = 0; i + 8 <= attribute.text.size(); i += 8) {
      std::uint64_t bits = 0;
      for (std::size_t byte = 8; byte-- > 0;) bits = bits << 8 | static_cast<std::uint8_t>(attribute.text[i + byte]);
      made.push_back(static_cast<Index>(bits));
    }
    const Index count = attribute.type.shape.elements();  // a splat is written once
    if (made.size() == 1 && count > 1 && count <= max_rank) made.resize(count, Index(made[0]));
  } else {
    made = small_numbers(&attribute);
  }
  return made;
}
inline void put_convolution_together(Operation& operation) {
  operation.attributes.push_back(convolution_numbers(
      [&](const char* name) { return numbers_of(taken(operation.attributes, name)); }, operation.place));
}

// VHLO has no defaults: an attribute that StableHLO would leave out is written, with the value that it has then.
inline bool says_nothing(std::string_view operation, const Attribute& attribute) {
  const bool is_list = attribute.kind == Attribute::Kind::list || attribute.kind == Attribute::Kind::dictionary;
  if (is_list) return attribute.items.empty();
  if (attribute.kind == Attribute::Kind::word && attribute.text.empty()) return true;
  if (attribute.name == "compare_type") return attribute.text == "NOTYPE";
  for (const std::string_view name : {"use_global_device_ids", "has_dynamic_root", "has_side_effect", "is_stable",
                                      "indices_are_sorted", "unique_indices", "is_host_transfer"})
    if (attribute.name == name) return attribute.text == "false";
  if (attribute.name == "channel_id" && (operation == "stablehlo.send" || operation == "stablehlo.recv")) return false;
  if (attribute.name == "channel_id" || attribute.name == "version") return attribute.text == "0";
  if (attribute.name == "api_version") return attribute.text == "1";
  return false;
}

}  // namespace detail

std::string_view vhlo_type_name(std::uint64_t type) { return detail::word_of(detail::vhlo_types, type); }

std::string_view vhlo_word(VhloAttribute attribute, std::uint64_t value) {
  switch (attribute) {
    case VhloAttribute::comparison_direction: return detail::word_of(detail::comparison_directions, value);
    case VhloAttribute::comparison_type: return detail::word_of(detail::comparison_types, value);
    case VhloAttribute::custom_call_api: return detail::word_of(detail::custom_call_apis, value);
    case VhloAttribute::fft_type: return detail::word_of(detail::fft_types, value);
    case VhloAttribute::precision: return detail::word_of(detail::precisions, value);
    case VhloAttribute::rng_algorithm: return detail::word_of(detail::rng_algorithms, value);
    case VhloAttribute::rng_distribution: return detail::word_of(detail::rng_distributions, value);
    case VhloAttribute::transpose: return detail::word_of(detail::transposes, value);
    default: return {};
  }
}

std::string_view vhlo_attribute_names(std::string_view operation) {
  const std::string_view name = detail::without_version(operation);
  for (const detail::VhloNames& known : detail::vhlo_names)
    if (known.operation == operation || known.operation == name) return known.attributes;
  return {};
}

bool knows_vhlo(std::string_view operation) {
  const std::string_view version = operation.substr(detail::without_version(operation).size());
  return version == "_v1" || version == "_v2";
}

std::string stablehlo_name_of(std::string_view vhlo_operation) {
  const std::string_view name = detail::without_version(vhlo_operation);
  if (name == "return") return "return";
  return (name == "call" ? "func." : "stablehlo.") + std::string(name);
}

void as_stablehlo(Operation& operation) {
  AttributeList kept;
  for (Attribute& attribute : operation.attributes)
    if (!detail::says_nothing(operation.name, attribute)) kept.push_back(static_cast<Attribute&&>(attribute));
  operation.attributes.swap(kept);
  if (operation.name == "stablehlo.convolution" || operation.name == "stablehlo.dynamic_conv")
    detail::put_convolution_together(operation);
  else if (operation.name == "stablehlo.dot_general")
    detail::put_together(operation, "dot_dimension_numbers",
                         {{"lhs_batching_dimensions", "lhs_batching_dimensions"},
                          {"rhs_batching_dimensions", "rhs_batching_dimensions"},
                          {"lhs_contracting_dimensions", "lhs_contracting_dimensions"},
                          {"rhs_contracting_dimensions", "rhs_contracting_dimensions"}});
  else if (operation.name == "stablehlo.gather" || operation.name == "stablehlo.dynamic_gather")
    detail::put_together(operation, "dimension_numbers",
                         {{"offset_dims", "offset_dims"},
                          {"collapsed_slice_dims", "collapsed_slice_dims"},
                          {"operand_batching_dims", "operand_batching_dims"},
                          {"start_indices_batching_dims", "start_indices_batching_dims"},
                          {"start_index_map", "start_index_map"},
                          {"index_vector_dim", "index_vector_dim"}});
  else if (operation.name == "stablehlo.scatter")
    detail::put_together(operation, "scatter_dimension_numbers",
                         {{"update_window_dims", "update_window_dims"},
                          {"inserted_window_dims", "inserted_window_dims"},
                          {"input_batching_dims", "input_batching_dims"},
                          {"scatter_indices_batching_dims", "scatter_indices_batching_dims"},
                          {"scatter_dims_to_operand_dims", "scatter_dims_to_operand_dims"},
                          {"index_vector_dim", "index_vector_dim"}});
  else
    detail::put_together(operation, "channel_handle", {{"channel_id", "handle"}, {"channel_type", "type"}});
}

}  // namespace weft::stablehlo

#endif
