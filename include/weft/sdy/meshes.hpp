// The meshes of a module, <["x"=2, "y"=4]>, and how the axes of one are parts of another one's.
#ifndef WEFT_SDY_MESHES_HPP
#define WEFT_SDY_MESHES_HPP

#include <weft/sharding/sharding_flow.hpp>
#include <weft/stablehlo/elements.hpp>

#include <optional>

namespace weft::sdy {

using stablehlo::Lexer;
using stablehlo::Token;

namespace detail {

using stablehlo::detail::without_quotes;

constexpr Index take_index(Lexer& lexer) {
  const Token token = lexer.take(Token::Kind::number, "a number");
  const auto number = stablehlo::detail::integer_bits(token.text, false, token.place);
  if (number > std::uint64_t{stablehlo::detail::largest_number})
    stablehlo_is_malformed(token.place, "a number below 2^31", token.text);
  return static_cast<Index>(number);
}
constexpr AxisName take_axis_name(Lexer& lexer) {
  const Token token = lexer.take(Token::Kind::string, "the name of an axis");
  const std::string_view text = without_quotes(token.text);
  if (text.empty() || text.size() >= AxisName::capacity)
    stablehlo_is_malformed(token.place, "the name of an axis, of 1 to 23 characters", token.text);
  char name[AxisName::capacity] = {};
  for (std::size_t i = 0; i < text.size(); ++i) name[i] = text[i];
  return AxisName(name);
}
constexpr void take_device_ids(Lexer& lexer, FlowMesh& mesh) {
  lexer.expect("[");
  while (!lexer.accept("]")) {
    mesh.devices.push_back(take_index(lexer));
    if (!lexer.at("]")) lexer.expect(",");
  }
  mesh.is_maximal = mesh.axes.empty() && mesh.devices.size() == 1;
}

}  // namespace detail

// `place`: where the text begins. Error: stablehlo_is_malformed.
[[nodiscard]] WEFT_NATIVE constexpr FlowMesh read_mesh(std::string_view text, TextPlace place = {1, 1}) {
  Lexer lexer(text, place);
  FlowMesh mesh;
  Index devices = 1;
  lexer.expect("<");
  lexer.expect("[");
  while (!lexer.accept("]")) {
    if (mesh.axes.size() == max_mesh_axes)
      stablehlo_is_unsupported(lexer.token().place, "mesh of more than 8 axes", text);
    mesh.axes.push_back(detail::take_axis_name(lexer));
    lexer.expect("=");
    const Token size = lexer.token();
    mesh.sizes.push_back(detail::take_index(lexer));
    devices *= mesh.sizes.back();
    if (devices < 1 || devices > stablehlo::detail::largest_number)
      stablehlo_is_malformed(size.place, "axes of 1 to 2^31 devices in all", size.text);
    if (!lexer.at("]")) lexer.expect(",");
  }
  if (lexer.accept(",")) {
    lexer.expect("device_ids");
    lexer.expect("=");
    detail::take_device_ids(lexer, mesh);
  }
  lexer.expect(">");
  return mesh;
}

// The parts of axes that lead from `from` blocks of devices to `to`, if each axis has whole such parts: of x=2 and y=4
// from 1 to 8 both, from 4 to 8 "y":(2)2.
[[nodiscard]] constexpr std::optional<SubAxes> parts_between(const MeshSizes& sizes, Index from, Index to) {
  SubAxes parts;
  Index before = 1;
  for (int axis = 0; axis < sizes.size(); ++axis) {
    const Index behind = before * sizes[axis], begin = before > from ? before : from, end = behind < to ? behind : to;
    if (begin < end) {
      if (begin % before != 0 || end % begin != 0 || behind % end != 0) return std::nullopt;
      parts.push_back({static_cast<std::int8_t>(axis), static_cast<std::int32_t>(begin / before),
                       static_cast<std::int32_t>(end / begin)});
    }
    before = behind;
  }
  return parts;
}

// The meshes of a module, and their names, by number. A program may cut the same devices in several ways, such as
// ["d"=8] beside ["x"=2, "y"=4]: `united`, shardings of all of them are read as ones of the first.
struct Meshes {
  Buffer<FlowMesh> meshes;
  Buffer<std::string_view> names;

  enum class Reading : std::uint8_t { apart, united };

  constexpr explicit Meshes(const stablehlo::Module& module, Reading reading = Reading::apart) : reading_(reading) {
    for (const stablehlo::MeshDeclaration& declared : module.meshes) {
      meshes.push_back(read_mesh(declared.text, declared.place));
      names.push_back(declared.name);
      const FlowMesh& mesh = meshes.back();
      if (first_ < 0 && !mesh.axes.empty()) first_ = static_cast<int>(meshes.size()) - 1;
    }
  }
  // Error: stablehlo_name_is_unknown.
  [[nodiscard]] constexpr int find(std::string_view name, TextPlace place) const {
    for (Index i = 0; i < names.size(); ++i)
      if (names[i] == name) return static_cast<int>(i);
    stablehlo_name_is_unknown(place, "mesh", name);
  }
  // The mesh that shardings over `mesh` are read as ones of: the first, if its axes have parts of which each axis is
  // made, and both have the same devices in the same order.
  [[nodiscard]] constexpr int read_as(int mesh) const {
    const FlowMesh& own = meshes[mesh];
    if (reading_ == Reading::apart || mesh == first_ || own.axes.empty()) return mesh;
    const FlowMesh& first = meshes[first_];
    if (product_of(own.sizes) != product_of(first.sizes) || own.devices != first.devices) return mesh;
    Index from = 1;
    for (const Index size : own.sizes) {
      if (!parts_between(first.sizes, from, from * size)) return mesh;
      from *= size;
    }
    return first_;
  }
  // A part of an axis of `mesh`, in axes of the mesh that it is read as. Error: stablehlo_is_unsupported.
  [[nodiscard]] constexpr SubAxes parts(int mesh, const SubAxis& part, TextPlace place) const {
    if (read_as(mesh) == mesh) return {part};
    Index from = part.pre;
    for (int axis = 0; axis < part.axis; ++axis) from *= meshes[mesh].sizes[axis];
    const std::optional<SubAxes> made = parts_between(meshes[first_].sizes, from, from * part.size);
    if (!made) stablehlo_is_unsupported(place, "part that no axes of the first mesh make, of an axis of", names[mesh]);
    return *made;
  }

 private:
  Reading reading_;
  int first_ = -1;
};

}  // namespace weft::sdy

#endif
