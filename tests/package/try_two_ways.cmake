# The two ways of using weft, each in a program of two units and a shared library: they print the same bits, and units built
# in different ways are refused by the linker with a sentence.
cmake_minimum_required(VERSION 3.24)
include(${CMAKE_CURRENT_LIST_DIR}/must.cmake)

file(REMOVE_RECURSE ${WORK})
must(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/two_ways -B ${WORK} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
  -Dweft_DIR=${WEFT_BUILD})
must(${CMAKE_COMMAND} --build ${WORK})
foreach(way IN ITEMS weft compiled)
  execute_process(COMMAND ${WORK}/${way} OUTPUT_VARIABLE ${way}_prints COMMAND_ERROR_IS_FATAL ANY)
endforeach()
string(REGEX MATCHALL "0x[^\n]*p[-+][0-9]+\n" numbers "${weft_prints}")
list(LENGTH numbers count)
if(NOT count EQUAL 3 OR NOT weft_prints STREQUAL compiled_prints)
  message(FATAL_ERROR "header-only prints\n${weft_prints}and with the library\n${compiled_prints}")
endif()

execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK} --target mixed
  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(result EQUAL 0 OR NOT output MATCHES "weft_is_header_only_in_one_file_and_compiled_in_another")
  message(FATAL_ERROR "a header-only unit beside a compiled one was not refused:\n${output}")
endif()
