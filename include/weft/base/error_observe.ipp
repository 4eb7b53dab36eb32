// Definitions of base/error_observe.hpp.
#ifndef WEFT_BASE_ERROR_OBSERVE_IPP
#define WEFT_BASE_ERROR_OBSERVE_IPP

#include <weft/base/error_observe.hpp>

namespace weft {

void metric_was_never_sampled(const char* name) {
  raise("metric_was_never_sampled", Sentence() << "weft: metrics: nothing was sampled under the name '" << name
                                               << "'; choose one of metric_names()");
}

void setting_is_no_number(const char* name, const char* value, Index least, Index most) {
  raise("setting_is_no_number", Sentence() << "weft: environment: " << name << " is '" << value
                                           << "'; use a number from " << least << " to " << most);
}

void scalar_log_is_another(const char* path, const char* columns) {
  raise("scalar_log_is_another", Sentence() << "weft: scalar log: '" << path << "' has other columns than '" << columns
                                            << "'; choose another folder for the log");
}

void scalar_count_differs(Index given, Index columns) {
  raise("scalar_count_differs",
        Sentence() << "weft: scalar log: " << given << " values for " << columns << " columns; give one for each");
}

}  // namespace weft

#endif
