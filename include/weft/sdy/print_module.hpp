// A module that was read from a text, as a text again: what passes have changed anew, all else as it was written.
// Run time only.
#ifndef WEFT_SDY_PRINT_MODULE_HPP
#define WEFT_SDY_PRINT_MODULE_HPP

#include <weft/stablehlo/syntax.hpp>

#include <string>

namespace weft::sdy {

// Attributes of the module, names of locations and comments are left out. Error: stablehlo_is_unsupported, of bytecode
// and of functions in the generic form. O(length of the text).
[[nodiscard]] WEFT_DECL std::string to_text(const stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/print_module.ipp>
#endif

#endif
