# The two ways of using weft, each in a program of two units and a shared library: they print the same bits, and units built
# in different ways are refused by the linker with a sentence.
cmake_minimum_required(VERSION 3.24)
include(${CMAKE_CURRENT_LIST_DIR}/must.cmake)

set(here ${CMAKE_CURRENT_LIST_DIR})
file(REMOVE_RECURSE ${WORK})

# build(FOLDER WAY OTHER_WAY): its result is in `result`, what it wrote in `output`.
macro(build folder way other)
  must(${CMAKE_COMMAND} -S ${here}/two_ways -B ${WORK}/${folder} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
    -Dweft_DIR=${WEFT_BUILD} -DWEFT_WAY=${way} -DWEFT_OTHER_WAY=${other})
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/${folder}
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
endmacro()

foreach(way IN ITEMS weft compiled)
  build(${way} weft::${way} weft::${way})
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "weft::${way} does not build:\n${output}")
  endif()
  execute_process(COMMAND ${WORK}/${way}/consumer OUTPUT_VARIABLE ${way}_prints COMMAND_ERROR_IS_FATAL ANY)
endforeach()
string(REGEX MATCHALL "0x[^\n]*p[-+][0-9]+\n" numbers "${weft_prints}")
list(LENGTH numbers count)
if(NOT count EQUAL 3 OR NOT weft_prints STREQUAL compiled_prints)
  message(FATAL_ERROR "header-only prints\n${weft_prints}and with the library\n${compiled_prints}")
endif()

build(mixed weft::compiled weft::weft)
if(result EQUAL 0 OR NOT output MATCHES "weft_is_header_only_in_one_file_and_compiled_in_another")
  message(FATAL_ERROR "a header-only unit beside a compiled one was not refused:\n${output}")
endif()
