// What StableHLO is written with: types, literals and attributes in MLIR's text form, and a writer of operations, a
// line each. Everything is in the generic form, "stablehlo.add"(%0, %1) : (types) -> type, which every version of the
// parser reads. Source: the StableHLO specification, openxla.org/stablehlo/spec. Run time only.
#ifndef WEFT_GRAPH_STABLEHLO_TEXT_HPP
#define WEFT_GRAPH_STABLEHLO_TEXT_HPP

#include <weft/graph/print.hpp>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace weft::stablehlo {

// What an operation reads or makes: "%3", "%loop0#1".
struct Value {
  std::string name;
  TensorType type;
};
using Values = std::vector<Value>;

// MLIR's word for an element type: "ui32", "i1", "complex<f32>".
[[nodiscard]] inline std::string name_of_element(DType dtype) {
  switch (row_of(dtype).kind) {
    case NumberKind::predicate: return "i1";
    case NumberKind::unsigned_integer: return std::string("ui") + (name_of(dtype) + 1);
    case NumberKind::complex: return dtype == DType::c64 ? "complex<f32>" : "complex<f64>";
    case NumberKind::signed_integer:
    case NumberKind::floating: break;
  }
  return name_of(dtype);
}
// "2x3xf32"
[[nodiscard]] inline std::string name_of_extents(const TensorType& type) {
  std::string text;
  for (Index extent : type.shape) text += std::to_string(extent) + 'x';
  return text + name_of_element(type.dtype);
}
// "tensor<2x3xf32>"
[[nodiscard]] inline std::string name_of(const TensorType& type) { return "tensor<" + name_of_extents(type) + '>'; }

// "1, 0": each item by `text_of`.
template <class List, class Function>
[[nodiscard]] std::string joined(const List& list, Function text_of) {
  std::string text;
  for (const auto& item : list) text += (text.empty() ? "" : ", ") + std::string(text_of(item));
  return text;
}
template <class List>
[[nodiscard]] std::string joined(const List& list) {
  return joined(list, [](auto item) { return std::to_string(item); });
}
// "[1, 0]"
template <class List>
[[nodiscard]] std::string list_of(const List& list) {
  return '[' + joined(list) + ']';
}
// "array<i64: 1, 0>"
template <class List>
[[nodiscard]] std::string array_of(const List& list) {
  const std::string items = joined(list);
  return items.empty() ? "array<i64>" : "array<i64: " + items + '>';
}
// "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>": rows of `width` numbers.
[[nodiscard]] inline std::string rows_of(const std::vector<Index>& numbers, Index width) {
  std::vector<std::string> rows;
  for (auto row = numbers.begin(); row != numbers.end(); row += width)
    rows.push_back(list_of(std::vector<Index>(row, row + width)));
  const std::string text = rows.empty() ? "" : '[' + joined(rows, [](const std::string& row) { return row; }) + ']';
  return "dense<" + text + "> : tensor<" + std::to_string(rows.size()) + 'x' + std::to_string(width) + "xi64>";
}

// One element as MLIR reads it: "7", "true", "1.0e-05"; what is no finite number by its bits, "0x7F800000".
[[nodiscard]] inline std::string element_text(DType dtype, const ElementBits& bits) {
  std::ostringstream text = detail::text_stream();
  switch (row_of(dtype).kind) {
    case NumberKind::predicate: return bits.low != 0 ? "true" : "false";
    case NumberKind::complex: {
      const DType part = dtype == DType::c64 ? DType::f32 : DType::f64;
      const ElementBits real{dtype == DType::c64 ? bits.low & 0xFFFFFFFFu : bits.low, 0};
      const ElementBits imaginary{dtype == DType::c64 ? bits.low >> 32 : bits.high, 0};
      return '(' + element_text(part, real) + ", " + element_text(part, imaginary) + ')';
    }
    case NumberKind::signed_integer:
    case NumberKind::unsigned_integer: detail::write_element(text, dtype, bits); return text.str();
    case NumberKind::floating: break;
  }
  const double number = element_value(dtype, bits);
  if (!(__builtin_fabs(number) < __builtin_inf())) {
    char digits[32] = {};
    std::snprintf(digits, sizeof digits, "0x%0*llX", static_cast<int>(2 * size_bytes(dtype)),
                  static_cast<unsigned long long>(bits.low));
    return digits;
  }
  detail::write_element(text, dtype, bits);
  std::string digits = text.str();
  if (digits.find('.') == std::string::npos) digits.insert(std::min(digits.find('e'), digits.size()), ".0");
  return digits;
}
// "dense<[[1.0, 2.0]]> : tensor<1x2xf32>", all elements from `bytes` on.
[[nodiscard]] inline std::string dense_text(const TensorType& type, const std::uint8_t* bytes) {
  std::string text = "dense<";
  const Index count = type.shape.elements();
  for (Index i = 0; i < count; ++i) {
    Index row = 1, opened = 0, closed = 0;
    for (int d = type.shape.rank() - 1; d >= 0; --d) {
      row *= type.shape[d];
      if (i % row == 0) ++opened;
      if ((i + 1) % row == 0) ++closed;
    }
    text += (i > 0 ? ", " : "") + std::string(to_size(opened), '[');
    text += element_text(type.dtype, element_at(type.dtype, bytes + i * size_bytes(type.dtype)));
    text += std::string(to_size(closed), ']');
  }
  return text + "> : " + name_of(type);
}
// The same where one element stands for all.
[[nodiscard]] inline std::string splat_text(const TensorType& type, const ElementBits& bits) {
  const bool is_empty = type.shape.elements() == 0;
  return "dense<" + (is_empty ? "" : element_text(type.dtype, bits)) + "> : " + name_of(type);
}

// How two numbers are compared: "EQ", "LT".
[[nodiscard]] inline std::string comparison(const std::string& direction) {
  return "comparison_direction = #stablehlo<comparison_direction " + direction + '>';
}

// What stands behind the operands.
struct Parts {
  std::string attributes;  // of the operation: "dimensions = array<i64: 0>"
  std::string regions;     // "{ ... }"
  std::string notes;       // attributes of weft's own: "weft.sharding = ..."
};

// Writes functions of a module. Values that are given no name are %t0, %t1, ...
class Writer {
 public:
  // One operation. `name`: of the result, without "%".
  Value line(const std::string& name, const std::string& operation, const Values& in, const TensorType& type,
             const Parts& parts = {}) {
    const std::string own = name.empty() ? 't' + std::to_string(temporaries_++) : name;
    write('%' + own + " = " + call_text(operation, in, parts) + name_of(type));
    return {'%' + own, type};
  }
  // An operation with several results, which are %name#0, %name#1, ...
  Values lines(const std::string& name, const std::string& operation, const Values& in, const Values& types,
               const Parts& parts = {}) {
    write('%' + name + ':' + std::to_string(types.size()) + " = " + call_text(operation, in, parts) + types_of(types));
    Values results;
    for (const Value& like : types) results.push_back({'%' + name + '#' + std::to_string(results.size()), like.type});
    return results;
  }
  // A constant with `number` everywhere.
  Value constant(double number, const TensorType& type) {
    return line({}, "stablehlo.constant", {}, type,
                {"value = " + splat_text(type, element_bits(type.dtype, number)), {}, {}});
  }
  void comment(const std::string& text) { write("// " + text); }

  // A region of these lines.
  [[nodiscard]] std::string region_of(const std::vector<std::string>& lines) const {
    std::string text = "{\n";
    for (const std::string& line : lines) text += indent_ + line + '\n';
    return text + indent_ + '}';
  }
  // The region of a reduction: two scalars of `dtype` become one by `operation`.
  [[nodiscard]] std::string reducer(const std::string& operation, DType dtype) const {
    const std::string scalar = name_of(TensorType{dtype, {}});
    return region_of({"^bb0(%a: " + scalar + ", %b: " + scalar + "):",
                      "  %c = \"" + operation + "\"(%a, %b) : (" + scalar + ", " + scalar + ") -> " + scalar,
                      "  \"stablehlo.return\"(%c) : (" + scalar + ") -> ()"});
  }

  // A loop of `count` iterations: `body` is given the number of the iteration, i32, and the states, and returns those
  // of the next. Returns the last ones.
  Values repeat(Index count, const Values& initial,
                const std::function<Values(const Value& iteration, const Values& states)>& body) {
    const std::string number = std::to_string(loops_++);
    const TensorType counter{DType::i32, {}};
    Values states{constant(0, counter)}, inside{{"%i" + number, counter}};
    for (const Value& state : initial) {
      states.push_back(state);
      inside.push_back({"%s" + number + '_' + std::to_string(inside.size() - 1), state.type});
    }
    const std::string condition = region(inside, [&] {
      const Value limit = constant(static_cast<double>(count), counter);
      return Values{line({}, "stablehlo.compare", {inside[0], limit}, {DType::pred, {}}, {comparison("LT"), {}, {}})};
    });
    const std::string iteration = region(inside, [&] {
      Values next{line({}, "stablehlo.add", {inside[0], constant(1, counter)}, counter)};
      for (const Value& state : body(inside[0], {inside.begin() + 1, inside.end()})) next.push_back(state);
      return next;
    });
    Values results = lines("loop" + number, "stablehlo.while", states, states, {{}, condition + ", " + iteration, {}});
    results.erase(results.begin());
    return results;
  }

  // Calls a function of the module, which `body` writes if it is not there yet. `name`: of the result.
  Value call(const std::string& name, const std::string& function, const Values& in, const TensorType& type,
             const std::function<Value(const Values& parameters)>& body) {
    if (functions_.insert(function).second) {
      std::string outer;
      outer.swap(text_);
      const std::string indent = std::exchange(indent_, "    ");
      Values parameters;
      for (const Value& like : in) parameters.push_back({"%x" + std::to_string(parameters.size()), like.type});
      const Value result = body(parameters);
      write("\"func.return\"(" + result.name + ") : " + types_of({result}) + " -> ()");
      others_ += "  func.func private @" + function + '(' + declared(parameters) + ") -> " + name_of(type) + " {\n" +
                 text_ + "  }\n";
      text_.swap(outer);
      indent_ = indent;
    }
    return line(name, "func.call", in, type, {"callee = @" + function, {}, {}});
  }

  void write(const std::string& line) { text_ += indent_ + line + '\n'; }
  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] const std::string& functions() const noexcept { return others_; }

  // "(tensor<f32>, tensor<i32>)"
  [[nodiscard]] static std::string types_of(const Values& values) {
    return '(' + joined(values, [](const Value& value) { return name_of(value.type); }) + ')';
  }

 private:
  std::string text_, others_;  // the function at hand, and the functions that it calls
  std::string indent_ = "    ";
  std::set<std::string> functions_;  // that are written
  int temporaries_ = 0, loops_ = 0;

  static std::string names_of(const Values& values) {
    return '(' + joined(values, [](const Value& value) { return value.name; }) + ')';
  }
  static std::string declared(const Values& values) {
    return joined(values, [](const Value& value) { return value.name + ": " + name_of(value.type); });
  }
  // From the operation to the arrow.
  static std::string call_text(const std::string& operation, const Values& in, const Parts& parts) {
    std::string text = '"' + operation + '"' + names_of(in);
    if (!parts.attributes.empty()) text += " <{" + parts.attributes + "}>";
    if (!parts.regions.empty()) text += " (" + parts.regions + ')';
    if (!parts.notes.empty()) text += " {" + parts.notes + '}';
    return text + " : " + types_of(in) + " -> ";
  }
  template <class Function>
  std::string region(const Values& arguments, Function body) {
    std::string outer;
    outer.swap(text_);
    const std::string indent = indent_;
    indent_ += "  ";
    const Values results = body();
    write("\"stablehlo.return\"" + names_of(results) + " : " + types_of(results) + " -> ()");
    outer.swap(text_);
    indent_ = indent;
    return "{\n" + indent + "^bb0(" + declared(arguments) + "):\n" + outer + indent + '}';
  }
};

}  // namespace weft::stablehlo

#endif
