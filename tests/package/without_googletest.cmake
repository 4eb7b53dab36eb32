# weft at top level where GoogleTest is missing: it configures, says that the tests are not built and what to install.
# cmake -DWEFT_SOURCE=... -DWORK=... -DGENERATOR=... -DCOMPILER=... -P without_googletest.cmake
file(REMOVE_RECURSE ${WORK})
execute_process(COMMAND ${CMAKE_COMMAND} -S ${WEFT_SOURCE} -B ${WORK} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
    -DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON -DWEFT_BUILD_BENCHMARKS=OFF
  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
string(REGEX REPLACE "[ \n]+" " " output "${output}")
if(NOT result EQUAL 0)
  message(FATAL_ERROR "weft does not configure without GoogleTest: ${output}")
endif()
foreach(text IN ITEMS "GoogleTest is not there, so the tests are not built" "apt-get install libgtest-dev")
  string(FIND "${output}" "${text}" found)
  if(found EQUAL -1)
    message(FATAL_ERROR "'${text}' is not said: ${output}")
  endif()
endforeach()
if(EXISTS ${WORK}/tests)
  message(FATAL_ERROR "tests are configured all the same")
endif()
