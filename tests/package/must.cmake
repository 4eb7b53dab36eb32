# must(COMMAND...): runs it; the test fails with what it wrote if it fails.
function(must)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${output}")
    message(FATAL_ERROR "${WAY}: failed (${result}): ${ARGN}")
  endif()
endfunction()
