// Definitions of kernels/tile_permission.hpp.
#ifndef WEFT_KERNELS_TILE_PERMISSION_IPP
#define WEFT_KERNELS_TILE_PERMISSION_IPP

#include <weft/kernels/tile_permission.hpp>

#if WEFT_HAS_X86_TARGETS && defined(__linux__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace weft {

bool may_use_tiles() noexcept {
#if WEFT_HAS_X86_TARGETS && defined(__linux__)
  constexpr unsigned saves_state = 1u << 27, tiles = 1u << 24, of_bf16 = 1u << 22, of_int8 = 1u << 25,
                     all = tiles | of_bf16 | of_int8;
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & saves_state) == 0) return false;
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0 || (d & all) != all) return false;
  constexpr unsigned tile_state = 3u << 17;  // of the enabled states: the tiles' shapes and the tiles
  asm volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
  if ((a & tile_state) != tile_state) return false;
  constexpr long request_permission = 0x1023, tile_data = 18;  // ARCH_REQ_XCOMP_PERM, of asm/prctl.h since Linux 5.16
  return ::syscall(SYS_arch_prctl, request_permission, tile_data) == 0;
#else
  return false;
#endif
}

}  // namespace weft

#endif
