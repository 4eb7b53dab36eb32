// Reads what Shardy's dialect (sdy) writes inside of angles: meshes, <["x"=2, "y"=4]>, and shardings of tensors,
// <@mesh, [{"x", ?}p1, {}], replicated={"y":(1)2}, unreduced={"z"}>.
#ifndef WEFT_SDY_READ_SHARDING_HPP
#define WEFT_SDY_READ_SHARDING_HPP

#include <weft/sharding/sharding_flow.hpp>
#include <weft/stablehlo/elements.hpp>

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

// The meshes of a module, and their names, by number.
struct Meshes {
  Buffer<FlowMesh> meshes;
  Buffer<std::string_view> names;

  constexpr explicit Meshes(const stablehlo::Module& module) {
    for (const stablehlo::MeshDeclaration& declared : module.meshes) {
      meshes.push_back(read_mesh(declared.text, declared.place));
      names.push_back(declared.name);
    }
  }
  // Error: stablehlo_name_is_unknown.
  [[nodiscard]] constexpr int find(std::string_view name, TextPlace place) const {
    for (Index i = 0; i < names.size(); ++i)
      if (names[i] == name) return static_cast<int>(i);
    stablehlo_name_is_unknown(place, "mesh", name);
  }
};

class ShardingReader {
 public:
  constexpr ShardingReader(std::string_view text, const Meshes& meshes, TextPlace place)
      : lexer_(text, place), meshes_{meshes} {}

  // <@mesh, [...], ...>
  constexpr TensorSharding take_tensor() {
    lexer_.expect("<");
    const Token name = lexer_.take(Token::Kind::symbol, "the name of a mesh");
    TensorSharding made;
    used_ = {};
    made.mesh = meshes_.find(detail::without_quotes(name.text.substr(1)), name.place);
    lexer_.expect(",");
    lexer_.expect("[");
    while (!lexer_.accept("]")) {
      if (made.dims.size() == max_rank) stablehlo_is_unsupported(name.place, "rank above 8 of sharding", name.text);
      made.dims.push_back(take_dimension(made.mesh));
      if (!lexer_.at("]")) lexer_.expect(",");
    }
    while (lexer_.accept(",")) take_set(made);
    lexer_.expect(">");
    return made;
  }
  // <[<...>, <...>]>: of every result.
  constexpr Buffer<TensorSharding> take_tensors() {
    Buffer<TensorSharding> made;
    lexer_.expect("<");
    lexer_.expect("[");
    while (!lexer_.accept("]")) {
      if (lexer_.at(Token::Kind::hash)) lexer_.advance();  // #sdy.sharding, which may stand there
      made.push_back(take_tensor());
      if (!lexer_.at("]")) lexer_.expect(",");
    }
    lexer_.expect(">");
    return made;
  }
  // {"x", "y":(2)2}, of one mesh
  constexpr SubAxes take_axes(int mesh) {
    SubAxes made;
    used_ = {};
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      add_axis(made, mesh);
      if (!lexer_.at("}")) lexer_.expect(",");
    }
    return made;
  }

 private:
  Lexer lexer_;
  const Meshes& meshes_;
  SubAxes used_;  // by the tensor at hand

  // "x", or "x":(pre)size
  constexpr SubAxis take_axis(int mesh) {
    const TextPlace place = lexer_.token().place;
    const AxisName name = detail::take_axis_name(lexer_);
    const FlowMesh& of = meshes_.meshes[mesh];
    int axis = 0;
    while (axis < of.axes.size() && !(of.axes[axis] == name)) ++axis;
    if (axis == of.axes.size()) stablehlo_name_is_unknown(place, "axis", name.text);
    SubAxis made{static_cast<std::int8_t>(axis), 1, static_cast<std::int32_t>(of.sizes[axis])};
    if (!lexer_.accept(":")) return made;
    lexer_.expect("(");
    made.pre = static_cast<std::int32_t>(detail::take_index(lexer_));
    lexer_.expect(")");
    made.size = static_cast<std::int32_t>(detail::take_index(lexer_));
    if (made.pre < 1 || made.size < 1 || of.sizes[axis] % (Index{made.pre} * made.size) != 0)
      stablehlo_is_malformed(place, "a part that divides its axis", name.text);
    return made;
  }
  // No position of an axis is used twice.
  constexpr void add_axis(SubAxes& axes, int mesh) {
    const Token token = lexer_.token();
    const SubAxis part = take_axis(mesh);
    for (const SubAxis& other : used_)
      if (overlap(part, other) || !can_coexist(part, other))
        stablehlo_is_malformed(token.place, "each axis once in a sharding", token.text);
    if (used_.size() == SubAxes::capacity())
      stablehlo_is_unsupported(token.place, "sharding by more than 16 axes, from", token.text);
    used_.push_back(part);
    axes.push_back(part);
  }
  // {"x", "y", ?}p1; parts that continue each other are one.
  constexpr DimensionSharding take_dimension(int mesh) {
    DimensionSharding made;
    made.is_closed = true;
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      if (lexer_.accept("?"))
        made.is_closed = false;
      else
        add_axis(made.axes, mesh);
      if (!lexer_.at("}")) lexer_.expect(",");
    }
    made.axes = merged(made.axes);
    const Token priority = lexer_.token();
    if (priority.kind != Token::Kind::word) return made;
    made.priority = 0;
    if (priority.text[0] != 'p' || priority.text.size() < 2 || priority.text.size() > 6)
      stablehlo_is_malformed(priority.place, "a priority: p0, p1, ...", priority.text);
    for (const char digit : priority.text.substr(1)) {
      if (!stablehlo::detail::is_digit(digit))
        stablehlo_is_malformed(priority.place, "a priority: p0, p1, ...", priority.text);
      made.priority = 10 * made.priority + (digit - '0');
    }
    lexer_.advance();
    return made;
  }
  constexpr void take_reduction(TensorSharding& made) {
    for (const ReductionKind kind : {ReductionKind::sum, ReductionKind::max, ReductionKind::min})
      if (lexer_.accept(name_of(kind))) return void(made.unreduced_kind = kind);
    stablehlo_is_unsupported(lexer_.token().place, "kind of unreduced axes:", lexer_.token().text);
  }
  // replicated={"x"}, unreduced={"y"}, unreduced=max{"y"}
  constexpr void take_set(TensorSharding& made) {
    const Token name = lexer_.take(Token::Kind::word, "replicated or unreduced");
    if (name.text != "replicated" && name.text != "unreduced")
      stablehlo_is_malformed(name.place, "replicated or unreduced", name.text);
    lexer_.expect("=");
    if (lexer_.at(Token::Kind::word)) take_reduction(made);
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      add_axis(name.text == "replicated" ? made.replicated : made.unreduced, made.mesh);
      if (!lexer_.at("}")) lexer_.expect(",");
    }
  }
};

// One tensor's: #sdy.sharding<...>, or what a constraint has. `place`: where the text begins. Errors:
// stablehlo_is_malformed, stablehlo_name_is_unknown, stablehlo_is_unsupported.
[[nodiscard]] WEFT_NATIVE constexpr TensorSharding read_sharding(std::string_view text, const Meshes& meshes,
                                                                 TextPlace place = {1, 1}) {
  return ShardingReader(text, meshes, place).take_tensor();
}
// #sdy.sharding_per_value<[...]>
[[nodiscard]] WEFT_NATIVE constexpr Buffer<TensorSharding> read_shardings(std::string_view text, const Meshes& meshes,
                                                                          TextPlace place = {1, 1}) {
  return ShardingReader(text, meshes, place).take_tensors();
}
// {"x", "y":(2)2}, which a collective has. `mesh`: by number.
[[nodiscard]] WEFT_NATIVE constexpr SubAxes read_axes(std::string_view text, const Meshes& meshes, int mesh,
                                                      TextPlace place = {1, 1}) {
  return ShardingReader(text, meshes, place).take_axes(mesh);
}

}  // namespace weft::sdy

#endif
