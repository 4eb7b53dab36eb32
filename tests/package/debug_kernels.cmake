# A Debug build of weft::compiled optimizes its kernels all the same: of its options the last one about it counts.
# cmake -DWEFT_SOURCE=... -DWORK=... -DGENERATOR=... -DCOMPILER=... -P debug_kernels.cmake
file(REMOVE_RECURSE ${WORK})
execute_process(COMMAND ${CMAKE_COMMAND} -S ${WEFT_SOURCE} -B ${WORK} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
    -DCMAKE_BUILD_TYPE=Debug -DWEFT_BUILD_COMPILED=ON -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
    -DWEFT_BUILD_TESTS=OFF -DWEFT_BUILD_EXAMPLES=OFF -DWEFT_BUILD_BENCHMARKS=OFF
  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "weft does not configure: ${output}")
endif()
file(READ ${WORK}/compile_commands.json commands)
string(JSON count LENGTH "${commands}")
math(EXPR last "${count} - 1")
foreach(room IN ITEMS kernels runtime)
  set(optimization "")
  foreach(number RANGE ${last})
    string(JSON file GET "${commands}" ${number} file)
    if(file MATCHES "/compiled/${room}\\.cpp$")
      string(JSON command GET "${commands}" ${number} command)
      string(REGEX MATCHALL " -O[0-3sgz]" optimization "${command}")
    endif()
  endforeach()
  if(NOT optimization MATCHES "-O2$")
    message(FATAL_ERROR "${room} of a Debug build is compiled with '${optimization}'")
  endif()
endforeach()
