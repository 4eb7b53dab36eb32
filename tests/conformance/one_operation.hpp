// One operation on inputs that lie by specs, as cases ask about it.
#ifndef WEFT_TESTS_CONFORMANCE_ONE_OPERATION_HPP
#define WEFT_TESTS_CONFORMANCE_ONE_OPERATION_HPP

#include "conformance/read.hpp"

#include <weft/sharding/explicit_types.hpp>

#include <optional>
#include <string>

namespace weft::testing {

struct OneOperation {
  weft::Graph graph;
  weft::Mesh mesh;
  weft::Buffer<weft::Layout> inputs;
  bool is_explicit = false;

  // Over axes of the type that the "mode" of the case says: explicit, automatic, or else propagated.
  explicit OneOperation(const Json& test_case);

  weft::Var input(const Json& shape, const Json& spec, weft::DType dtype = weft::DType::f32);
  weft::Var input(const weft::Shape& shape, const weft::Layout& layout, weft::DType dtype = weft::DType::f32);
  // As propagation has it.
  [[nodiscard]] weft::Layout propagated(weft::Var result);
  // As its type over explicit axes says. Errors: those of sharding_types_conflict.
  [[nodiscard]] weft::Layout typed(weft::Var result);
  [[nodiscard]] weft::Layout layout_of(weft::Var result) { return is_explicit ? typed(result) : propagated(result); }
  // {"out_spec": ...} or {"error": ...}, with the remedy.
  [[nodiscard]] Json explicit_mode(weft::Var result);
  // One device's graph, whose result is wanted as `wanted`.
  [[nodiscard]] weft::Graph local(weft::Var result, const weft::Layout& wanted);
  // What devices send for a result that is whole where it was summed over.
  [[nodiscard]] Json collectives(weft::Var result);
};

Json axes_json(const weft::AxisList& axes, const weft::Mesh& mesh);
// The fields that all topics of single operations have.
std::optional<Json> answer(OneOperation& of, weft::Var result, const std::string& field);

}  // namespace weft::testing

#endif
