# One way of using weft, from an empty folder to a program that runs: -DWAY=Installed|BuildTree|Subdirectory|PkgConfig.
cmake_minimum_required(VERSION 3.24)

set(here ${CMAKE_CURRENT_LIST_DIR})
set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})

function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${output}")
    message(FATAL_ERROR "${WAY}: failed (${result}): ${ARGN}")
  endif()
endfunction()

function(build_and_run source)
  must(${CMAKE_COMMAND} -S ${source} -B ${WORK}/build -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${COMPILER}
    -DWEFT_SOURCE=${WEFT_SOURCE} -DEXPECTED_VERSION=${VERSION} ${ARGN})
  must(${CMAKE_COMMAND} --build ${WORK}/build)
  must(${WORK}/build/consumer)
endfunction()

if(WAY STREQUAL "Subdirectory")
  build_and_run(${here}/subdirectory)
elseif(WAY STREQUAL "BuildTree")
  build_and_run(${here}/consumer -Dweft_DIR=${WEFT_BUILD})
else()
  must(${CMAKE_COMMAND} --install ${WEFT_BUILD} --prefix ${prefix})
  file(GLOB_RECURSE expected RELATIVE ${WEFT_SOURCE}/include ${WEFT_SOURCE}/include/weft/*.hpp
    ${WEFT_SOURCE}/include/weft/*.inc)
  foreach(header IN LISTS expected)
    if(NOT EXISTS ${prefix}/include/${header})
      message(FATAL_ERROR "${WAY}: ${header} was not installed")
    endif()
  endforeach()
  # Moved before use: nothing installed may remember where it was put first.
  file(RENAME ${prefix} ${WORK}/moved)
  if(WAY STREQUAL "Installed")
    build_and_run(${here}/consumer -DCMAKE_PREFIX_PATH=${WORK}/moved)
    # A request for another minor version is refused.
    execute_process(COMMAND ${CMAKE_COMMAND} -S ${here}/outdated -B ${WORK}/outdated -G ${GENERATOR}
      -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_PREFIX_PATH=${WORK}/moved
      RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
    if(result EQUAL 0 OR NOT error MATCHES "compatible[ \n]+with[ \n]+requested[ \n]+version")
      message(FATAL_ERROR "${WAY}: version 0.0 was asked for and not refused:\n${error}")
    endif()
  else()
    set(ENV{PKG_CONFIG_PATH} ${WORK}/moved/share/pkgconfig)
    execute_process(COMMAND pkg-config --modversion weft OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(NOT found STREQUAL VERSION)
      message(FATAL_ERROR "${WAY}: weft.pc says version '${found}', not ${VERSION}")
    endif()
    execute_process(COMMAND pkg-config --cflags --libs weft OUTPUT_VARIABLE flags COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(flags UNIX_COMMAND "${flags}")
    must(${COMPILER} -std=c++20 ${here}/consumer/main.cpp -o ${WORK}/consumer ${flags})
    must(${WORK}/consumer)
  endif()
endif()
