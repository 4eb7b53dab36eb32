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
[[nodiscard]] constexpr Buffer<Var> import_function(Graph& graph, const Module& module, const Function& function,
                                                    const Buffer<Var>& arguments, Index most = most_operations,
                                                    const Buffer<CustomCall>& custom_calls = {}) {
  constexpr ReaderTable readers{reader_of, complex_reader_of, read::read_quantized, read::read_narrow};
  Importer importer(graph, module, readers, most, custom_calls);
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

}  // namespace weft::stablehlo

#endif
