# What weft's own tests, examples and benchmarks are built with; never exported to users.
set(weft_warnings -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast
  -Woverloaded-virtual -Wdouble-promotion -Wundef)
if(WEFT_WERROR)
  list(APPEND weft_warnings -Werror)
endif()

add_library(weft_developer INTERFACE)
target_link_libraries(weft_developer INTERFACE weft::weft)
target_compile_options(weft_developer INTERFACE ${weft_warnings})

# Translation units that plan large models need up to 3 GB: on a machine with many cores and little memory, compile
# fewer at a time than there are cores (Ninja only).
if(NOT DEFINED CMAKE_JOB_POOL_COMPILE AND PROJECT_IS_TOP_LEVEL)
  cmake_host_system_information(RESULT weft_memory_mib QUERY TOTAL_PHYSICAL_MEMORY)
  math(EXPR weft_compile_jobs "${weft_memory_mib} / 3072")
  if(weft_compile_jobs LESS 1)
    set(weft_compile_jobs 1)
  endif()
  set_property(GLOBAL APPEND PROPERTY JOB_POOLS weft_compile=${weft_compile_jobs})
  set(CMAKE_JOB_POOL_COMPILE weft_compile)
endif()

# weft_add_program(NAME SOURCE...): an executable of this project, in strict standard C++.
function(weft_add_program name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE weft_developer)
  set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF)
endfunction()
