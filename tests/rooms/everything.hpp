// The umbrella, or, while a tree has none, the lowest rooms.
#ifndef WEFT_TESTS_ROOMS_EVERYTHING_HPP
#define WEFT_TESTS_ROOMS_EVERYTHING_HPP

#if __has_include(<weft/weft.hpp>)
#include <weft/weft.hpp>
#else
#include <weft/base/random.hpp>
#include <weft/shape/shape.hpp>
#endif

#endif
