// Definitions of base/error_systolic.hpp.
#ifndef WEFT_BASE_ERROR_SYSTOLIC_IPP
#define WEFT_BASE_ERROR_SYSTOLIC_IPP

#include <weft/base/error_systolic.hpp>

namespace weft {

void dataflow_has_no_model(const char* dataflow, const char* buffering) {
  raise("dataflow_has_no_model",
        Sentence()
            << "weft: systolic array: " << dataflow << " with " << buffering
            << " buffering has no model; output_stationary takes serial, serial_drain or double_buffered, "
               "weight_stationary and input_stationary take serial, global_swap, lockstep_load or double_buffered");
}

void dataflow_is_unknown(const char* text) {
  raise("dataflow_is_unknown", Sentence() << "weft: systolic array: '" << text
                                          << "' is no dataflow; use os, ws or is (output-, weight- or "
                                             "input-stationary)");
}

void load_bandwidth_has_no_model(const char* what) {
  raise("load_bandwidth_has_no_model", Sentence()
                                           << "weft: systolic array: memory that is slower than the array has no "
                                              "model in "
                                           << what << "; leave weights_per_cycle 0");
}

void chip_is_unknown(const char* name, const char* known) {
  raise("chip_is_unknown", Sentence() << "weft: chip: '" << name << "' is not in the table; use " << known
                                      << ", or describe it as a weft::Chip");
}

void chip_has_no_array(const char* name) {
  raise("chip_has_no_array", Sentence() << "weft: chip: '" << name
                                        << "' has no systolic array or no peak; give arrays, rows, cols and bf16_flops "
                                           "of at least 1");
}

}  // namespace weft

#endif
