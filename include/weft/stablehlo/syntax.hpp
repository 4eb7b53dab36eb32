// A module of StableHLO as it is written: functions, operations and attributes, before anything is made of them. All
// texts are views of the module's text; of bytecode, views of the bytes or of texts that were made for it.
#ifndef WEFT_STABLEHLO_SYNTAX_HPP
#define WEFT_STABLEHLO_SYNTAX_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/error_stablehlo.hpp>
#include <weft/graph/type.hpp>
#include <weft/stablehlo/narrow_type.hpp>

namespace weft::stablehlo {

// The value of an attribute, and what `name` it has where it stands among others.
struct Attribute {
  enum class Kind : std::uint8_t {
    unit,        // only named
    number,      // `text` is the number, without its sign
    word,        // true, GT, a string without its quotes, a symbol without its '@'
    list,        // [ ... ], array<i64: ...>
    dictionary,  // { ... }, #stablehlo.gather< ... >
    elements,    // dense<text> : type
    type,
    opaque  // what nothing here asks for
  };
  Kind kind = Kind::unit;
  bool is_negative = false;
  // Elements whose `text` is no list of numbers, but their bytes, row-major, or those of one for all.
  bool is_bytes = false;
  std::string_view name, text;
  Buffer<Attribute> items;             // of a list, and of a dictionary
  TensorType type;                     // of elements, as they are kept
  const NarrowType* narrow = nullptr;  // of elements: what the text has, if the type keeps them
  TextPlace place;                     // of its name; of what is opaque, of its text
};
using AttributeList = Buffer<Attribute>;

// The attribute of this name, or null.
[[nodiscard]] constexpr const Attribute* find(const AttributeList& attributes, std::string_view name) {
  for (const Attribute& attribute : attributes)
    if (attribute.name == name) return &attribute;
  return nullptr;
}

// The values of a function are known by number, from 0, its parameters first; those of its regions among them.
struct ValueType {
  TensorType type;
  bool is_tensor = true;        // a token is none
  std::uint16_t open_dims = 0;  // a bit a dimension, "?": its size is not written, and stands as 1 in the type
  // "!quant.uniform<...>": what elements stand for, see quantized_type; the type is stored.
  std::string_view quantized = {};
  const NarrowType* narrow = nullptr;  // what the type keeps the elements of, if it does

  [[nodiscard]] constexpr bool is_quantized() const noexcept { return !quantized.empty(); }
  [[nodiscard]] constexpr bool is_open() const noexcept { return open_dims != 0; }
  [[nodiscard]] constexpr bool is_open(int dim) const noexcept { return (open_dims >> dim & 1u) != 0; }
  friend constexpr bool operator==(const ValueType&, const ValueType&) = default;
};

struct Operation;
struct Region {
  Buffer<Index> arguments;  // values
  Buffer<std::string_view> argument_locations;  // of each: "(...)" of its loc, of bytecode the name in it; or empty
  Buffer<Operation> operations;
  std::string_view text;  // of its operations, as they are written; empty of bytecode
};

struct Operation {
  std::string_view name;            // "stablehlo.add"
  Buffer<Index> operands, results;  // values
  AttributeList attributes;
  Buffer<Region> regions;
  TextPlace place;
  std::string_view location;  // loc(...), or empty
  std::string_view text;      // all of it, without its location; empty of bytecode
};

struct Function {
  std::string_view name;
  // What stands before the body, as it is written; empty of bytecode and of the generic form.
  std::string_view signature;
  Buffer<ValueType> values;
  Region body;
  Buffer<AttributeList> parameter_attributes;
  Buffer<AttributeList> result_attributes;
  TextPlace place;
};

// The bytes of dense_resource<name>, as text: "0x" and two digits each, the first four bytes of which are an alignment.
// (Of bytecode they stand in the attribute.)
struct Resource {
  std::string_view name, bytes;
};

// #loc3 = loc(...)
struct NamedLocation {
  std::string_view name, text;
};

// sdy.mesh @name = <["x"=2, "y"=4]>
struct MeshDeclaration {
  std::string_view name, text;
  TextPlace place;  // of the text
};

// It moves, but is not copied: views of its own texts would be views of another's.
struct Module {
  Buffer<Function> functions;
  Buffer<Resource> resources;
  Buffer<NamedLocation> locations;
  Buffer<MeshDeclaration> meshes;
  Index replicas = 1, partitions = 1;  // processes that run @main, as the attributes say
  bool states_processes = false;       // do they?
  bool is_of_jax = false;              // which counts partitions, as weft alone does beside it
  Buffer<Buffer<char>> texts;          // made of bytecode, for views above

  constexpr Module() = default;
  constexpr Module(Module&&) noexcept = default;
  constexpr Module& operator=(Module&&) noexcept = default;

  [[nodiscard]] constexpr const Function* find(std::string_view name) const {
    for (const Function& function : functions)
      if (function.name == name) return &function;
    return nullptr;
  }
};

// Calls `visit` for each operation of a region, and then for those inside of it. `Within`: Region or const Region.
template <class Within, class Visit>
constexpr void for_each_operation(Within& region, const Visit& visit) {
  for (auto& operation : region.operations) {
    visit(operation);
    for (auto& inner : operation.regions) for_each_operation(inner, visit);
  }
}
// What a body does to numbers: JAX writes sharding constraints also on the scalars of those that combine two elements.
struct UnconstrainedBody {
  Buffer<const Operation*> operations;

  constexpr explicit UnconstrainedBody(const Region& region) {
    for (const Operation& operation : region.operations)
      if (operation.name == "sdy.sharding_constraint" && operation.operands.size() == 1 &&
          operation.results.size() == 1)
        constraints_.push_back({operation.results[0], source(operation.operands[0])});
      else
        operations.push_back(&operation);
  }
  // The value that constraints alone lead from.
  [[nodiscard]] constexpr Index source(Index value) const {
    for (const Constraint& constraint : constraints_)
      if (constraint.result == value) return constraint.source;
    return value;
  }

 private:
  struct Constraint {
    Index result, source;
  };
  Buffer<Constraint> constraints_;
};
// Does any operation of a region, or inside of those, have a property?
template <class Property>
[[nodiscard]] constexpr bool any_operation(const Region& region, const Property& property) {
  for (const Operation& operation : region.operations) {
    if (property(operation)) return true;
    for (const Region& inner : operation.regions)
      if (any_operation(inner, property)) return true;
  }
  return false;
}
template <class Property>
[[nodiscard]] constexpr bool any_operation(const Module& module, const Property& property) {
  for (const Function& function : module.functions)
    if (any_operation(function.body, property)) return true;
  return false;
}

}  // namespace weft::stablehlo

#endif
