// Definitions of base/error_dynamic.hpp.
#ifndef WEFT_BASE_ERROR_DYNAMIC_IPP
#define WEFT_BASE_ERROR_DYNAMIC_IPP

#include <weft/base/error_dynamic.hpp>

namespace weft {

void input_extent_out_of_range(Index input, Index dimension, Index extent, Index fewest, Index most) {
  raise("input_extent_out_of_range", Sentence()
                                         << "weft: dynamic: dimension " << dimension << " of input " << input
                                         << " has extent " << extent << "; an extent is " << fewest << " to " << most);
}

void input_has_too_many_elements(Index input, Index most) {
  raise("input_has_too_many_elements", Sentence() << "weft: dynamic: input " << input << " has more than " << most
                                                  << " elements; make its batch smaller");
}

void function_takes_other_inputs(Index given, Index taken) {
  raise("function_takes_other_inputs", Sentence() << "weft: dynamic: the function takes " << taken
                                                  << " inputs, the types of " << given << " are given");
}

void batch_count_differs(Index given, Index needed) {
  raise("batch_count_differs", Sentence() << "weft: step: " << given << " batches are given for " << needed
                                          << " inputs; give one for each, in order");
}

void batch_type_differs(Index input, const char* given, const char* needed) {
  raise("batch_type_differs", Sentence() << "weft: step: input " << input << " has elements of type " << needed
                                         << ", a batch of " << given << " is given");
}

void result_type_differs(const char* asked, const char* own) {
  raise("result_type_differs", Sentence() << "weft: program: a result has elements of type " << own << ", " << asked
                                          << " is asked for; convert(x, DType::" << asked
                                          << ") in the function, or ask for " << own);
}

void too_many_devices(Index devices, Index most) {
  raise("too_many_devices", Sentence() << "weft: dynamic: the mesh has " << devices << " devices; " << most
                                       << " are the most that a program is made for");
}

void parts_out_of_range(Index parts) {
  raise("parts_out_of_range",
        Sentence() << "weft: micro-batches: a batch in " << parts << " parts does not exist; it has 1 or more");
}

void precision_is_impossible(const char* what, const char* type, const char* possible) {
  raise("precision_is_impossible",
        Sentence() << "weft: precision: ." << what << " is " << type << "; choose one of " << possible);
}

void no_strategy_fits_memory(Index least, Index bound) {
  Sentence sentence;
  sentence << "weft: auto_sharding: ";
  if (least > 0)
    sentence << "no specs that were compared need as little as " << bound << " bytes on a device, the least is "
             << least << "; give the mesh more devices, or the loss more micro-batches or a smaller batch";
  else
    sentence << "every candidate has specs that conflict; declare the axes of the mesh with AxisType::automatic";
  raise("no_strategy_fits_memory", sentence);
}

void model_is_wrong(const Error& error, Index line, const char* file, const char* operands) {
  Sentence text;
  text << error.what() << " [line " << line;
  if (file[0] != 0) text << " of " << file;
  if (operands[0] != 0) text << ": " << operands;
  raise(error.code(), text << ']');
}

void settings_are_of_another_optimizer(const char* own) {
  raise("settings_are_of_another_optimizer",
        Sentence() << "weft: optimizer: settings<Rule>() names another rule than the step was made with, whose first "
                      "scalar is '"
                   << own << "'; name that one, and an Optimizer<Rule, options> as a whole");
}

void text_names_nothing(const char* what, const char* given, const char* known) {
  raise("text_names_nothing",
        Sentence() << "weft: no " << what << " is called '" << given << "'; there are: " << known);
}

void option_is_unknown(const char* of, const char* key, const char* known) {
  raise("option_is_unknown", Sentence() << "weft: " << of << " has no option '" << key << "'; it has: " << known);
}

void option_is_given_twice(const char* of, const char* key) {
  raise("option_is_given_twice", Sentence() << "weft: " << of << ": '" << key << "' is given twice");
}

void option_value_is_wrong(const char* of, const char* key, const char* value, const char* needed) {
  raise("option_value_is_wrong",
        Sentence() << "weft: " << of << ": '" << key << "' is '" << value << "'; it must be " << needed);
}

void option_has_no_value(const char* of, const char* text) {
  raise("option_has_no_value", Sentence() << "weft: " << of << ": '" << text << "' is not of the form key=value");
}

}  // namespace weft

#endif
