# Install rules: headers, the CMake package (also usable from the build tree), weft.pc and the licence.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(weft_package_dir ${CMAKE_INSTALL_DATADIR}/cmake/weft)
set(weft_pkgconfig_dir ${CMAKE_INSTALL_DATADIR}/pkgconfig)

install(TARGETS weft EXPORT weft FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT weft NAMESPACE weft:: FILE weftTargets.cmake DESTINATION ${weft_package_dir})
export(EXPORT weft NAMESPACE weft:: FILE weftTargets.cmake)
# The library has a file of targets of its own: an installation may lack it.
if(WEFT_BUILD_COMPILED)
  install(TARGETS weft_compiled EXPORT weft_compiled
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT weft_compiled NAMESPACE weft:: FILE weftCompiledTargets.cmake DESTINATION ${weft_package_dir})
  export(EXPORT weft_compiled NAMESPACE weft:: FILE weftCompiledTargets.cmake)
endif()

configure_package_config_file(cmake/weftConfig.cmake.in ${PROJECT_BINARY_DIR}/weftConfig.cmake
  INSTALL_DESTINATION ${weft_package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/weftConfigVersion.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
configure_file(cmake/WeftMpi.cmake WeftMpi.cmake COPYONLY)
install(FILES ${PROJECT_BINARY_DIR}/weftConfig.cmake ${PROJECT_BINARY_DIR}/weftConfigVersion.cmake cmake/WeftMpi.cmake
  DESTINATION ${weft_package_dir})

# Paths in weft.pc are relative to the file, so that an installation can be moved.
file(RELATIVE_PATH weft_pc_prefix /${weft_pkgconfig_dir} /)
string(REGEX REPLACE "/$" "" weft_pc_prefix "${weft_pc_prefix}")
# pkg-config knows no compiler: its flags are those of the one that weft was configured with, and the other's by name.
list(JOIN weft_gnu_limits " " weft_pc_gnu_limits)
list(JOIN weft_clang_limits " " weft_pc_clang_limits)
set(weft_pc_limits gnu_limits)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  set(weft_pc_limits clang_limits)
endif()
configure_file(cmake/weft.pc.in weft.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/weft.pc DESTINATION ${weft_pkgconfig_dir})
if(WEFT_BUILD_COMPILED)
  get_target_property(weft_pc_sets weft INTERFACE_COMPILE_DEFINITIONS)
  list(FILTER weft_pc_sets INCLUDE REGEX "^WEFT_COMPILE_")
  list(TRANSFORM weft_pc_sets PREPEND "-D")
  list(JOIN weft_pc_sets " " weft_pc_sets)
  configure_file(cmake/weft-compiled.pc.in weft-compiled.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/weft-compiled.pc DESTINATION ${weft_pkgconfig_dir})
endif()
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/weft)
