// Runtimes that record what is sent over which link.
#ifndef WEFT_TESTS_SUPPORT_RECORDED_LINKS_HPP
#define WEFT_TESTS_SUPPORT_RECORDED_LINKS_HPP

#include <weft/runtime/runtime.hpp>

namespace weft::testing {

// Can devices of one process stand for those of several granules?
template <class Options = RuntimeOptions>
inline constexpr bool records_links = requires(Options options) {
  options.devices_per_granule;
};

// Granules of `devices` each, where a runtime has them.
template <class Options = RuntimeOptions>
Options in_granules_of(Index devices) {
  Options options;
  if constexpr (records_links<Options>)
    options.devices_per_granule = static_cast<decltype(options.devices_per_granule)>(devices);
  return options;
}

}  // namespace weft::testing

#endif
