# weft::compiled: what depends on no type of the user, built once from the same files: every `.ipp` beside a header, and the
# passes that run natively. One object a room. Static or shared, as BUILD_SHARED_LIBS says. Its users have
# WEFT_HEADER_ONLY=0. A room is compiled optimized, whatever the build type: nobody steps through it, and kernels that are
# not optimized run 20 to 70 times slower.
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

# weft_add_compiled(NAME): the library, for targets that define what it defines.
function(weft_add_compiled name)
  add_library(${name} ${weft_compiled_sources})
  set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${name} PUBLIC weft)
  target_compile_definitions(${name} PUBLIC WEFT_HEADER_ONLY=0 PRIVATE WEFT_BUILDS_LIBRARY=1)
  target_compile_options(${name} PRIVATE $<$<NOT:$<CONFIG:Release>>:-O2>)
endfunction()

weft_add_compiled(weft_compiled)
add_library(weft::compiled ALIAS weft_compiled)
set_target_properties(weft_compiled PROPERTIES EXPORT_NAME compiled VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
if(NOT WEFT_BUILD_COMPILED)
  set_target_properties(weft_compiled PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
