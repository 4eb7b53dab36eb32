// import_module: the values that a function of a module makes, as nodes of a graph.
#ifndef WEFT_STABLEHLO_IMPORT_HPP
#define WEFT_STABLEHLO_IMPORT_HPP

#include <weft/stablehlo/locations.hpp>
#include <weft/stablehlo/parser.hpp>
#include <weft/stablehlo/read_complex_table.hpp>
#include <weft/stablehlo/read_table.hpp>

namespace weft::stablehlo {

inline constexpr Index most_operations = Index{1} << 20;

// The function that a module is run by: @main, or the only one. Error: stablehlo_has_no_function.
[[nodiscard]] constexpr const Function& main_of(const Module& module, std::string_view name = "main") {
  const Function* const found = module.find(name);
  if (found != nullptr) return *found;
  if (name == "main" && module.functions.size() == 1) return module.functions[0];
  stablehlo_has_no_function(name);
}

// What a function returns for these arguments: calls and regions are written out, each once a call. Errors: those of
// the Importer, with the place in the text where one is raised; the graph is then of no use.
[[nodiscard]] WEFT_NATIVE constexpr Buffer<Var> import_function(Graph& graph, const Module& module,
                                                                const Function& function, const Buffer<Var>& arguments,
                                                                Index most = most_operations,
                                                                const Buffer<CustomCall>& custom_calls = {},
                                                                const ValueMarks* marks = nullptr) {
  constexpr ReaderTable readers{reader_of, complex_reader_of, read::read_quantized, read::read_narrow};
  Importer importer(graph, module, readers, most, custom_calls, marks);
#if WEFT_HAS_EXCEPTIONS
  try {
    return importer.call(function, arguments, function.place);
  } catch (const Error& error) {
    const Operation* const operation = importer.operation();
    if (operation == nullptr) throw;
    stablehlo_operation_failed(operation->place, operation->name, source_line(module, operation->location), error);
  }
#else
  return importer.call(function, arguments, function.place);
#endif
}

// How callers have a value: complex numbers as pairs of real ones, narrow floating ones by their bits, and narrow
// integers, a byte each, as they are kept.
[[nodiscard]] constexpr TensorType given_type(const ValueType& value) {
  const bool is_bits = value.narrow != nullptr && value.narrow->is_floating();
  return is_bits ? TensorType{DType::u8, value.type.shape} : as_real(value.type);
}
[[nodiscard]] constexpr Var from_given(Var x, const ValueType& value) {
  if (value.narrow == nullptr) return x;
  return value.narrow->is_floating() ? read::narrow_of_bits(x, *value.narrow) : read::wrapped_to(x, *value.narrow);
}
[[nodiscard]] constexpr Var to_given(Var x, const ValueType& value) {
  return value.narrow != nullptr && value.narrow->is_floating() ? read::bits_of_narrow(x, *value.narrow) : x;
}

// What a function returns as callers have it, for arguments as they have them. Errors: those of import_function.
[[nodiscard]] WEFT_NATIVE constexpr Buffer<Var> import_given(Graph& graph, const Module& module,
                                                             const Function& function, const Buffer<Var>& given,
                                                             Index most = most_operations,
                                                             const Buffer<CustomCall>& custom_calls = {},
                                                             const ValueMarks* marks = nullptr) {
  Buffer<Var> arguments;
  for (Index i = 0; i < given.size(); ++i)
    arguments.push_back(from_given(given[i], function.values[function.body.arguments[i]]));
  Buffer<Var> results = import_function(graph, module, function, arguments, most, custom_calls, marks);
  const Buffer<Index>& returned = return_of(function.body)->operands;
  for (Index i = 0; i < results.size(); ++i) results[i] = to_given(results[i], function.values[returned[i]]);
  return results;
}

}  // namespace weft::stablehlo

#endif
