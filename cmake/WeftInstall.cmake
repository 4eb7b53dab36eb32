# Install rules: headers, the CMake package (also usable from the build tree), weft.pc and the licence.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(weft_package_dir ${CMAKE_INSTALL_DATADIR}/cmake/weft)
set(weft_pkgconfig_dir ${CMAKE_INSTALL_DATADIR}/pkgconfig)

install(TARGETS weft EXPORT weft FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT weft NAMESPACE weft:: FILE weftTargets.cmake DESTINATION ${weft_package_dir})
export(EXPORT weft NAMESPACE weft:: FILE weftTargets.cmake)

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
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/weft)
