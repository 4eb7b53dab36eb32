// The axes that a collective of Shardy's dialect is written with: of each dimension, or of each exchange of two.
#ifndef WEFT_SDY_MOVED_AXES_HPP
#define WEFT_SDY_MOVED_AXES_HPP

#include <weft/sdy/edited_function.hpp>

namespace weft::sdy {

struct MovedAxes {
  fixed_vector<SubAxes, max_rank> dims;
  Buffer<int> from, to;  // of exchanges
};

// [{"x"}, {}], {"x", "y"} or [{"x"}: 0->1, {"y"}: 2->3]. Errors: those of read_axes.
[[nodiscard]] inline MovedAxes moved_axes(const Operation& operation, const Meshes& meshes, int mesh) {
  MovedAxes made;
  const Attribute* const given = stablehlo::find(operation.attributes, "axes");
  if (given == nullptr) return made;
  const std::string_view text = given->text;
  for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    const std::size_t end = text.find('}', at);
    if (made.dims.size() == max_rank) stablehlo_is_unsupported(given->place, "rank above 8 of", operation.name);
    made.dims.push_back(read_axes(text.substr(at, end + 1 - at), meshes, mesh, given->place));
    const std::size_t arrow = text.find("->", end), next = text.find('{', end);
    if (arrow >= next) continue;
    made.from.push_back(std::atoi(text.data() + text.find(':', end) + 1));
    made.to.push_back(std::atoi(text.data() + arrow + 2));
  }
  return made;
}

}  // namespace weft::sdy

#endif
