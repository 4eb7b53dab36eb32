// Reads what Shardy's dialect (sdy) writes of tensors: <@mesh, [{"x", ?}p1, {}], replicated={"y":(1)2},
// unreduced={"z"}>.
#ifndef WEFT_SDY_READ_SHARDING_HPP
#define WEFT_SDY_READ_SHARDING_HPP

#include <weft/sdy/meshes.hpp>

namespace weft::sdy {

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
    const int declared = meshes_.find(detail::without_quotes(name.text.substr(1)), name.place);
    made.mesh = meshes_.read_as(declared);
    lexer_.expect(",");
    lexer_.expect("[");
    while (!lexer_.accept("]")) {
      if (made.dims.size() == max_rank) stablehlo_is_unsupported(name.place, "rank above 8 of sharding", name.text);
      made.dims.push_back(take_dimension(declared));
      if (!lexer_.at("]")) lexer_.expect(",");
    }
    while (lexer_.accept(",")) take_set(made, declared);
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
    for (const SubAxis& part : meshes_.parts(mesh, take_axis(mesh), token.place)) {
      for (const SubAxis& other : used_)
        if (overlap(part, other) || !can_coexist(part, other))
          stablehlo_is_malformed(token.place, "each axis once in a sharding", token.text);
      if (used_.size() == SubAxes::capacity())
        stablehlo_is_unsupported(token.place, "sharding by more than 16 axes, from", token.text);
      used_.push_back(part);
      axes.push_back(part);
    }
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
  constexpr void take_set(TensorSharding& made, int mesh) {
    const Token name = lexer_.take(Token::Kind::word, "replicated or unreduced");
    if (name.text != "replicated" && name.text != "unreduced")
      stablehlo_is_malformed(name.place, "replicated or unreduced", name.text);
    lexer_.expect("=");
    if (lexer_.at(Token::Kind::word)) take_reduction(made);
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      add_axis(name.text == "replicated" ? made.replicated : made.unreduced, mesh);
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

// The axes that are manual in a computation, of the mesh that its shardings are read as ones of. Error:
// stablehlo_is_unsupported, of a part of an axis there.
[[nodiscard]] WEFT_NATIVE constexpr AxisList manual_axes(const stablehlo::Operation& operation, const Meshes& meshes) {
  AxisList made;
  const stablehlo::Attribute* const names = stablehlo::find(operation.attributes, "manual_axes");
  const stablehlo::Attribute* first = nullptr;  // of its shardings, which are all of one mesh
  for (const char* const side : {"out_shardings", "in_shardings"})
    if (const auto* const list = stablehlo::find(operation.attributes, side); list != nullptr && !list->items.empty())
      first = &list->items[0];
  if (names == nullptr || first == nullptr) return made;
  Lexer lexer(first->text, first->place);
  lexer.expect("<");
  const Token symbol = lexer.take(Token::Kind::symbol, "the name of a mesh");
  const int mesh = meshes.find(detail::without_quotes(symbol.text.substr(1)), symbol.place);
  const FlowMesh &own = meshes.meshes[mesh], &read = meshes.meshes[meshes.read_as(mesh)];
  for (const stablehlo::Attribute& name : names->items)
    for (int axis = 0; axis < own.axes.size(); ++axis) {
      if (own.axes[axis].text != name.name) continue;
      const SubAxis whole{static_cast<std::int8_t>(axis), 1, static_cast<std::int32_t>(own.sizes[axis])};
      for (const SubAxis& part : meshes.parts(mesh, whole, operation.place)) {
        if (part.size != read.sizes[part.axis])
          stablehlo_is_unsupported(operation.place, "part of an axis of the first mesh as the manual axis", name.name);
        made.push_back(part.axis);
      }
    }
  return made;
}

}  // namespace weft::sdy

#endif
