// The arena of a plan as a drawing (SVG): steps to the right, bytes upwards, a rectangle for each buffer from the first
// to the last step that uses it, with its name and its place as a tooltip. A mark over each step that communicates.
#ifndef WEFT_REPORT_ARENA_PICTURE_HPP
#define WEFT_REPORT_ARENA_PICTURE_HPP

#include <weft/report/explain.hpp>

#include <algorithm>

namespace weft {

namespace detail {

// Text as it may stand in XML.
[[nodiscard]] WEFT_DECL std::string xml_text(const std::string& text);

[[nodiscard]] WEFT_DECL const char* color_of(const PlanView& plan, const Lifetime& buffer);

WEFT_DECL void append_rectangle(std::string& svg, double x, double y, double width, double height, const char* color,
                                const std::string& tip);

}  // namespace detail

[[nodiscard]] WEFT_DECL std::string arena_picture(const PlanView& plan);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/arena_picture.ipp>
#endif

#endif
