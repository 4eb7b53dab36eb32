// Definitions of runtime/signature.hpp.
#ifndef WEFT_RUNTIME_SIGNATURE_IPP
#define WEFT_RUNTIME_SIGNATURE_IPP

#include <weft/runtime/signature.hpp>

namespace weft {

Sentence& describe_call(Sentence& text, Collective op, ReductionKind reduce, DType dtype, Index elements) {
  text << name_of(op);
  if (op == Collective::barrier) return text;
  if (reduce != ReductionKind::none) text << " " << name_of(reduce);
  if (op == Collective::rendezvous) return text;
  if (op == Collective::mesh_reduce) return text << " of " << elements << " bytes";
  return text << " of " << elements << " " << name_of(dtype);
}

Sentence& describe_place(Sentence& text, const char* label, const char* file, Index line) {
  if (label != nullptr) text << ", '" << label << "'";
  const char* name = file == nullptr ? "" : file;
  for (const char* letter = name; *letter != '\0'; ++letter)
    if (*letter == '/') name = letter + 1;
  return text << ", " << name << ":" << line;
}

Sentence& describe(Sentence& text, const Signature& signature) {
  text << "call " << static_cast<Index>(signature.sequence) << ", ";
  describe_call(text, signature.op, signature.reduce, signature.dtype, signature.elements);
  if (signature.op == Collective::broadcast) text << " from root " << static_cast<Index>(signature.detail);
  if (signature.arrays > 1)
    text << " in " << static_cast<Index>(signature.arrays) << " arrays #" << static_cast<Index>(signature.detail % 10000);
  else if (signature.op == Collective::all_reduce && signature.detail != 0)
    text << " times " << __builtin_bit_cast(double, signature.detail);
  if (signature.op == Collective::collective_permute)
    text << " along pairs #" << static_cast<Index>(signature.detail % 10000);
  return describe_place(text, signature.where.label, signature.where.file, signature.where.line);
}

}  // namespace weft

#endif
