# weft sets no flags on its users, except that it raises the budget of constant evaluation, and that g++ leaves out of
# Debug builds the constants that no program reads.
get_target_property(weft_options weft::weft INTERFACE_COMPILE_OPTIONS)
string(REGEX MATCHALL "-[A-Za-z][^;>]*" weft_flags "${weft_options}")
foreach(flag IN LISTS weft_flags)
  if(NOT flag MATCHES "^-fconstexpr-(ops-limit|loop-limit|steps)=[0-9]+$")
    message(FATAL_ERROR "weft::weft puts ${flag} on its users")
  endif()
endforeach()
if(NOT weft_flags)
  message(FATAL_ERROR "weft::weft no longer raises the limits of constant evaluation: ${weft_options}")
endif()
