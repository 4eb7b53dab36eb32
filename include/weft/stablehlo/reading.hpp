// One operation of a module while it is made, and who knows how: what every reader is given.
#ifndef WEFT_STABLEHLO_READING_HPP
#define WEFT_STABLEHLO_READING_HPP

#include <weft/graph/var.hpp>
#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

class Importer;

// Complex numbers are tensors of real ones with a dimension more, of two: their parts, as they lie in memory.
[[nodiscard]] constexpr DType real_of(DType dtype) {
  return dtype == DType::c64 ? DType::f32 : dtype == DType::c128 ? DType::f64 : dtype;
}
[[nodiscard]] constexpr TensorType as_real(const TensorType& type) {
  if (!is_complex(type.dtype)) return type;
  Dims extents = type.shape.dims;
  if (extents.size() == max_rank) operand_ranks_differ("a complex tensor", max_rank + 1, max_rank);
  extents.push_back(2);
  return {real_of(type.dtype), Shape(extents)};
}
// What a shape becomes, and was, where elements are pairs.
[[nodiscard]] constexpr Shape with_parts(const Shape& shape, bool is_pair) {
  return is_pair ? as_real({DType::c64, shape}).shape : shape;
}
[[nodiscard]] constexpr Shape without_parts(Var x, bool is_pair) {
  Dims extents = x.shape().dims;
  if (is_pair) extents.pop_back();
  return Shape(extents);
}

// One operation, and the values of its operands, while it is made.
struct Reading {
  Importer& importer;
  const Operation& operation;
  Buffer<Var> in;
  const Function* called = nullptr;

  [[nodiscard]] constexpr Graph& graph() const;
  // What the text declares of a result; inside a region that runs on whole tensors, of their shape. Error:
  // stablehlo_dimension_is_dynamic: its shape follows from the operands, see `is_open`.
  [[nodiscard]] constexpr TensorType type(Index result = 0) const;
  [[nodiscard]] constexpr DType dtype(Index result = 0) const;
  // Is an operand kept as both parts of complex numbers?
  [[nodiscard]] constexpr bool is_pair(Index operand) const;
  // Does the text leave dimensions of a result to its operands?
  [[nodiscard]] constexpr bool is_open(Index result = 0) const;
  // What a type keeps the elements of; null: they are its own.
  [[nodiscard]] constexpr const NarrowType* narrow_operand(Index operand) const;
  [[nodiscard]] constexpr const NarrowType* narrow_result(Index result = 0) const;
  [[nodiscard]] constexpr const Attribute* find(std::string_view name) const {
    return stablehlo::find(operation.attributes, name);
  }
  // Error: stablehlo_attribute_is_missing.
  [[nodiscard]] constexpr const Attribute& attribute(const char* name) const {
    const Attribute* const found = find(name);
    if (found == nullptr) stablehlo_attribute_is_missing(operation.place, operation.name, name);
    return *found;
  }
  // Error: stablehlo_is_malformed.
  [[nodiscard]] constexpr Index number(const char* name) const {
    const Buffer<Index> list = integers(attribute(name));
    if (list.size() != 1) stablehlo_is_malformed(operation.place, "one number in attribute", name);
    return list[0];
  }
  [[nodiscard]] constexpr Index number(const char* name, Index otherwise) const {
    return find(name) == nullptr ? otherwise : number(name);
  }
  [[nodiscard]] constexpr Buffer<Index> integers(const char* name) const { return integers(attribute(name)); }
  // `count` times `otherwise` if it is not given.
  [[nodiscard]] constexpr Buffer<Index> integers(const char* name, Index count, Index otherwise) const {
    return find(name) == nullptr ? Buffer<Index>(count, otherwise) : integers(*find(name));
  }
  [[nodiscard]] constexpr Buffer<Index> integers(const Attribute& from) const;
  // The numbers of an operand that says how large something is. Error: stablehlo_size_is_unknown.
  [[nodiscard]] constexpr Buffer<Index> known_integers(Index operand) const;
  [[nodiscard]] constexpr Dims dims(const Buffer<Index>& numbers) const {
    if (numbers.size() > max_rank)
      stablehlo_count_differs(operation.place, operation.name, "dimensions", numbers.size(), max_rank);
    Dims made;
    for (Index number : numbers) made.push_back(number);
    return made;
  }
  [[nodiscard]] constexpr AxisList axes(const Buffer<Index>& numbers) const {
    AxisList made;
    for (Index number : dims(numbers))
      made.push_back(static_cast<std::int8_t>(number > 100 ? 100 : number < -1 ? -1 : number));
    return made;
  }
  // Error: stablehlo_count_differs.
  constexpr void expect_operands(Index count) const {
    if (in.size() != count) stablehlo_count_differs(operation.place, operation.name, "operands", in.size(), count);
  }
  // The first one of a custom_call with a body is that of the function that it calls.
  [[nodiscard]] constexpr const Region& region(Index i) const {
    if (called != nullptr && i == 0) return called->body;
    if (i >= operation.regions.size())
      stablehlo_count_differs(operation.place, operation.name, "regions", operation.regions.size(), i + 1);
    return operation.regions[i];
  }
  [[noreturn]] void refuse(const char* what) const { stablehlo_is_unsupported(operation.place, what, operation.name); }
  // A region on whole tensors of one shape, element by element; scalars among them are repeated.
  [[nodiscard]] constexpr Buffer<Var> on_tensors(const Region& region, const Buffer<Var>& arguments,
                                                 const Shape& shape) const;
};
using Read = Buffer<Var> (*)(const Reading& reading);

// An operation that a user adds, by the target of its custom_call or, of another dialect, by its name: results from
// operands, as any function of Vars makes them.
struct CustomCall {
  std::string_view target;
  Buffer<Var> (*read)(const Reading& reading, void* context) = nullptr;
  void* context = nullptr;
};

// What ends a region, or null.
[[nodiscard]] constexpr const Operation* return_of(const Region& region) {
  for (const Operation& operation : region.operations)
    if (operation.name == "return") return &operation;
  return nullptr;
}

// Who knows how an operation is made, by its name; null: nobody. See read_table.hpp.
using Readers = Read (*)(std::string_view operation);
namespace read {
struct Row {
  std::string_view name;
  Read read;
};
// The reader in a table; null: there is none.
template <std::size_t count>
constexpr Read reader_in(const Row (&rows)[count], std::string_view operation) {
  for (const Row& row : rows)
    if (row.name == operation) return row.read;
  return nullptr;
}
}  // namespace read
// An operation some of whose values are kept as others, narrow or quantized ones; `plain` reads it of what they are kept
// as. See read_narrow.hpp and read_quantized.hpp.
using KeptReader = Buffer<Var> (*)(const Reading& reading, Read plain);
// Who reads operations: of real numbers, some of whose values are complex, quantized or narrow.
struct ReaderTable {
  Readers real, complex;
  KeptReader quantized, narrow;
};

}  // namespace weft::stablehlo

#include <weft/stablehlo/importer.hpp>  // whose members those of Reading ask

#endif
