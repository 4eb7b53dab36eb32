# Proves that a check can fail: runs the command after `--` and succeeds only if it exits non-zero and prints TEXT.
# cmake -DTEXT=... -P expect_failure.cmake -- command arguments...
include(${CMAKE_CURRENT_LIST_DIR}/command_after_dashes.cmake)

execute_process(COMMAND ${command} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(result EQUAL 0)
  message(FATAL_ERROR "the command succeeded, although it had to fail:\n${output}")
endif()
string(FIND "${output}" "${TEXT}" position)
if(position EQUAL -1)
  message(FATAL_ERROR "the command failed, but did not print '${TEXT}':\n${output}")
endif()
