# weft_conformance: runs published and derived cases of other systems against weft. Included by tests/CMakeLists.txt. One
# test for every topic file whose cases weft covers; broken input must fail.
file(GLOB weft_conformance_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/conformance/*.cpp)
weft_add_test_program(weft_conformance ${weft_conformance_sources})
if(WEFT_TEST_FILES_A_UNIT GREATER 1)
  set_target_properties(weft_conformance PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)  # all together: a third
endif()

foreach(topic IN ITEMS mesh_spec errors uneven hybrid_mesh systolic reshard gradient ops
        reshape matmul)
  add_test(NAME conformance.${topic} COMMAND weft_conformance ${PROJECT_SOURCE_DIR}/tests/conformance/${topic}.json)
endforeach()

# Programs that XLA partitioned: see include/weft/sharding/README.md.
add_test(NAME conformance.xla_plans COMMAND weft_conformance ${PROJECT_SOURCE_DIR}/tests/conformance/xla_plans)
set_tests_properties(conformance.xla_plans PROPERTIES COST 100)  # the longest one starts first
add_test(NAME conformance.partitioned COMMAND weft_conformance ${PROJECT_SOURCE_DIR}/tests/golden/partitioned)

set(weft_conformance_bad ${CMAKE_CURRENT_BINARY_DIR}/conformance_bad)
set(weft_conformance_case "\"id\": \"a\", \"mesh\": {\"axes\": [[\"x\", 2]]}, \"shape\": [4], \"spec\": [\"x\"]")
function(weft_conformance_refuses name text content)
  file(WRITE ${weft_conformance_bad}/${name}.json "${content}")
  weft_expect_failure(conformance.refuses_${name} "${text}" $<TARGET_FILE:weft_conformance>
    ${weft_conformance_bad}/${name}.json)
endfunction()
weft_conformance_refuses(a_wrong_number "num_replicas: expected 2, got 1"
  "{\"cases\": [{${weft_conformance_case}, \"category\": \"mesh_spec\", \"expect\": {\"num_replicas\": 2}}]}")
weft_conformance_refuses(an_unknown_category "the category \"teapot\" is not known"
  "{\"cases\": [{${weft_conformance_case}, \"category\": \"teapot\", \"expect\": {\"num_replicas\": 1}}]}")
weft_conformance_refuses(an_unknown_expectation "color: expected 1, got this expectation is not understood"
  "{\"cases\": [{${weft_conformance_case}, \"category\": \"mesh_spec\", \"expect\": {\"color\": 1}}]}")
weft_conformance_refuses(a_missing_error "error: expected \"not_divisible\", got no error"
  "{\"cases\": [{${weft_conformance_case}, \"category\": \"error\", \"expect\": {\"error\": \"not_divisible\"}}]}")
set(weft_systolic_case "\"id\": \"a\", \"dataflow\": \"ws\", \"M\": 10, \"N\": 7, \"K\": 5, \"R\": 4, \"C\": 4")
weft_conformance_refuses(wrong_cycles "cycles: expected 79, got 80" "{\"cases\": [{${weft_systolic_case}, \"cycles\": 79}]}")
weft_conformance_refuses(a_wrong_percentage "overall_util_pct: expected 27.35, got 27.34"
  "{\"cases\": [{${weft_systolic_case}, \"overall_util_pct\": 27.35}]}")
weft_conformance_refuses(an_unknown_variant "derived: expected {\"os_double_buffered_acc\": 1}, got this expectation is not understood"
  "{\"cases\": [{${weft_systolic_case}, \"derived\": {\"os_double_buffered_acc\": 1}}]}")
weft_conformance_refuses(text_that_is_not_json "line 1, column 15" "{\"cases\": [1, }")
weft_expect_failure(conformance.refuses_a_missing_file "0 passed, 1 failed" $<TARGET_FILE:weft_conformance>
  ${weft_conformance_bad}/no_such_file.json)
