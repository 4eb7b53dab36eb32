// Reads MLIR bytecode: portable artifacts of StableHLO, as jax.export, stablehlo-translate --serialize and PyTorch/XLA
// write them, into what the parser makes of the same module's text.
#ifndef WEFT_STABLEHLO_BYTECODE_HPP
#define WEFT_STABLEHLO_BYTECODE_HPP

#include <weft/stablehlo/bytecode_sections.hpp>
#include <weft/stablehlo/parser.hpp>

namespace weft::stablehlo {

// Are these bytes bytecode, and no text?
[[nodiscard]] inline bool is_bytecode(std::string_view bytes) {
  return bytes.substr(0, bytecode_magic.size()) == bytecode_magic;
}

// The module that bytecode is, of versions 0 to 6 of the format and VHLO 0.9 to 1.20; texts are views of `bytes`, which
// outlive it. Places are bytes of the file. Time as its size; memory at most 2,048 times its size without constants, 8
// times that of constants, and 1 MiB. Errors: those of read_module, and stablehlo_repeats_too_much.
[[nodiscard]] WEFT_DECL Module read_bytecode(std::string_view bytes);

// In either form.
[[nodiscard]] inline Module read_any(std::string_view text_or_bytes) {
  return is_bytecode(text_or_bytes) ? read_bytecode(text_or_bytes) : read_module(text_or_bytes);
}

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/bytecode.ipp>
#endif

#endif
