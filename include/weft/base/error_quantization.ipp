// Definitions of base/error_quantization.hpp.
#ifndef WEFT_BASE_ERROR_QUANTIZATION_IPP
#define WEFT_BASE_ERROR_QUANTIZATION_IPP

#include <weft/base/error_quantization.hpp>

namespace weft {

void quantization_scale_is_wrong(const char* weight, Index position, double scale) {
  raise("quantization_scale_is_wrong", Sentence() << "weft: quantization of '" << weight << "': scale number "
                                                  << position << " is " << scale << "; scales are finite and above 0");
}

void quantization_zero_point_out_of_range(const char* weight, Index position, Index zero, Index least, Index most) {
  raise("quantization_zero_point_out_of_range",
        Sentence() << "weft: quantization of '" << weight << "': zero point number " << position << " is " << zero
                   << ", not one of " << least << " to " << most << "; quantize the weight again");
}

void gptq_cannot_hold(const char* layer, Index rows, Index cols, Index bits) {
  raise("gptq_cannot_hold", Sentence() << "weft: GPTQ: layer '" << layer << "' of " << rows << " x " << cols
                                       << " weights of " << bits << " bits: words of 32 bits hold " << 32 / bits
                                       << ", which must divide both; save a checkpoint instead");
}

void gptq_file_differs(const char* path, const char* tensor, const char* has) {
  raise("gptq_file_differs", Sentence() << "weft: GPTQ: '" << path << "' has for '" << tensor << "' " << has
                                        << "; give the program the bits, blocks and symmetry of the file");
}

void quantization_names_no_weight(const char* pattern) {
  raise("quantization_names_no_weight", Sentence()
                                            << "weft: quantization: no linear layer of the model has a weight that '"
                                            << pattern << "' matches; correct the pattern");
}

void quantization_has_no_rule(const char* weight) {
  raise("quantization_has_no_rule", Sentence() << "weft: quantization: no rule matches '" << weight
                                               << "', which the program holds in few bits; give the rules that the "
                                                  "program was made with");
}

void quantization_of_no_number(const char* weight, Index position) {
  raise("quantization_of_no_number", Sentence()
                                         << "weft: quantization of '" << weight << "': element " << position
                                         << " is NaN or infinite, which has no nearest integer; train it again, or "
                                            "leave the weight out");
}

}  // namespace weft

#endif
