# weft::compiled: what depends on no type of the user, built once from the same files: every `.ipp` beside a header, and the
# passes that run natively. One object a room, and one of the passes. Static or shared, as BUILD_SHARED_LIBS says. Its users
# have WEFT_HEADER_ONLY=0. A room is compiled optimized, whatever the build type: nobody steps through it, and kernels that
# are not optimized run 20 to 70 times slower.
set(WEFT_COMPILED_OPTIMIZATION -O2 CACHE STRING
  "How the rooms of weft::compiled but kernels are optimized, where the build type is not Release; -O1 takes two thirds of the time")
set(WEFT_PASSES_OPTIMIZATION -O1 CACHE STRING
  "How its passes are optimized, whatever the build type: -O0 compiles in a quarter of the time, for programs that plan little")
mark_as_advanced(WEFT_COMPILED_OPTIMIZATION WEFT_PASSES_OPTIMIZATION)
file(GLOB_RECURSE weft_definitions CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/include
  ${PROJECT_SOURCE_DIR}/include/weft/*.ipp)
set(weft_compiled_rooms ${weft_definitions})
list(TRANSFORM weft_compiled_rooms REPLACE "^weft/([^/]+)/.*" "\\1")
list(REMOVE_DUPLICATES weft_compiled_rooms)

set(weft_compiled_sources "")
foreach(room IN LISTS weft_compiled_rooms)
  set(definitions ${weft_definitions})
  list(FILTER definitions INCLUDE REGEX "^weft/${room}/")
  list(TRANSFORM definitions PREPEND "#include <")
  list(TRANSFORM definitions APPEND ">\n")
  list(JOIN definitions "" definitions)
  set(source ${PROJECT_BINARY_DIR}/compiled/${room}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "@definitions@" @ONLY)
  list(APPEND weft_compiled_sources ${source})
endforeach()

# All headers that have a pass (WEFT_NATIVE, base/config.hpp).
file(GLOB_RECURSE weft_pass_headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/include
  ${PROJECT_SOURCE_DIR}/include/weft/*.hpp)
set(weft_passes "#define WEFT_EMITS_PASSES\n")
foreach(header IN LISTS weft_pass_headers)
  file(STRINGS ${PROJECT_SOURCE_DIR}/include/${header} passes REGEX "WEFT_NATIVE constexpr" LIMIT_COUNT 1)
  if(passes)
    string(APPEND weft_passes "#include <${header}>\n")
  endif()
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/compiled/passes.cpp CONTENT "@weft_passes@" @ONLY)
list(APPEND weft_compiled_sources ${PROJECT_BINARY_DIR}/compiled/passes.cpp)

# Properties of sources are those of the folder that adds a library of them.
function(weft_optimize_compiled)
  set(kernels -O2)
  if(WEFT_COMPILED_OPTIMIZATION STREQUAL "-O0")
    set(kernels -O1)
  endif()
  set_source_files_properties(${PROJECT_BINARY_DIR}/compiled/kernels.cpp PROPERTIES
    COMPILE_OPTIONS $<$<NOT:$<CONFIG:Release>>:${kernels}>)
  # The oracle's loops.
  set_source_files_properties(${PROJECT_BINARY_DIR}/compiled/reference.cpp PROPERTIES COMPILE_OPTIONS -O1)
  # What runs once a program, not once a step: plans, texts and files. At -O1 they compile in half the time of -O3.
  set(rooms base checkpoint graph passes)
  # All that takes time in these lies in the passes. Where other rooms are not optimized, they are not either: from -O1 on
  # clang++ optimizes the passes that they see before it forgets them, six times the time.
  if(NOT WEFT_COMPILED_OPTIMIZATION STREQUAL "-O0")
    list(APPEND rooms dynamic planner report sdy sharding stablehlo)
  endif()
  foreach(room IN LISTS rooms)
    set_source_files_properties(${PROJECT_BINARY_DIR}/compiled/${room}.cpp PROPERTIES
      COMPILE_OPTIONS ${WEFT_PASSES_OPTIMIZATION})
  endforeach()
endfunction()

# weft_add_compiled(NAME): the library, for targets that define what it defines.
function(weft_add_compiled name)
  add_library(${name} ${weft_compiled_sources})
  set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${name} PUBLIC weft)
  target_compile_definitions(${name} PUBLIC WEFT_HEADER_ONLY=0 PRIVATE WEFT_BUILDS_LIBRARY=1)
  target_compile_options(${name} PRIVATE $<$<NOT:$<CONFIG:Release>>:${WEFT_COMPILED_OPTIMIZATION}>)
  weft_optimize_compiled()
endfunction()

# Another build of these sources has it already: that one is linked, and kept up to date, in the place of one of this build.
set(WEFT_COMPILED_FROM "" CACHE PATH "A build folder of these sources whose weft::compiled is linked; if empty, it is built here")
mark_as_advanced(WEFT_COMPILED_FROM)
if(WEFT_COMPILED_FROM)
  include(${WEFT_COMPILED_FROM}/weftCompiledTargets.cmake)
  get_target_property(build_type weft::compiled IMPORTED_CONFIGURATIONS)
  get_target_property(library weft::compiled IMPORTED_LOCATION_${build_type})
  add_custom_target(weft_compiled_there BYPRODUCTS ${library}
    COMMAND ${CMAKE_COMMAND} --build ${WEFT_COMPILED_FROM} --target weft_compiled)
  add_dependencies(weft::compiled weft_compiled_there)
  return()
endif()

weft_add_compiled(weft_compiled)
add_library(weft::compiled ALIAS weft_compiled)
set_target_properties(weft_compiled PROPERTIES EXPORT_NAME compiled VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
if(NOT WEFT_BUILD_COMPILED)
  set_target_properties(weft_compiled PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
