// A writer of StableHLO: operations, a line each, loops, and functions that they call. Everything is in MLIR's generic
// form, "stablehlo.add"(%0, %1) : (types) -> type, which every version of its parser reads.
#ifndef WEFT_STABLEHLO_WRITER_HPP
#define WEFT_STABLEHLO_WRITER_HPP

#include <weft/stablehlo/text.hpp>

namespace weft::stablehlo {

// What an operation reads or makes, by its number in a Writer, which knows its name and type.
struct Value {
  Index number = -1;
};
using Values = Buffer<Value>;

// Operands of a call.
struct ValueList {
  const Value* items = nullptr;
  Index count = 0;

  ValueList() = default;
  ValueList(std::initializer_list<Value> list) : ValueList(list.begin(), list.end()) {}
  ValueList(const Value* first, const Value* last) : items(first), count(last - first) {}
  ValueList(const Values& list) : items(list.data()), count(list.size()) {}
  [[nodiscard]] const Value* begin() const noexcept { return items; }
  [[nodiscard]] const Value* end() const noexcept { return items + count; }
  [[nodiscard]] const Value& operator[](Index i) const noexcept { return items[i]; }
};

// The body of a loop while it is written: the number of the iteration, i32, and the states that it starts with.
struct Loop {
  Value iteration;
  Values states;

  // What the writer keeps until the loop is closed.
  std::string name, around, indent;
  Values initial;
  Attributes parts;
};

// Values that are given no name are %t0, %t1, ...
class Writer {
 public:
  [[nodiscard]] const TensorType& type(Value value) const { return types_[value.number]; }
  [[nodiscard]] const Shape& shape(Value value) const { return types_[value.number].shape; }
  [[nodiscard]] const std::string& name(Value value) const { return names_[value.number]; }
  // A value that stands for an argument.
  WEFT_DECL Value declare(const std::string& name, const TensorType& type);

  // One operation, whose result is called `name`.
  WEFT_DECL Value line(const std::string& name, const char* operation, ValueList in, const TensorType& type,
                       const Attributes& attributes = {});
  // The same with any name; of the type of the first operand.
  Value step(const char* operation, ValueList in, const TensorType& type, const Attributes& attributes = {}) {
    return line('t' + std::to_string(temporaries_++), operation, in, type, attributes);
  }
  Value step(const char* operation, ValueList in) { return step(operation, in, type(in[0])); }
  // A constant with `number` everywhere.
  WEFT_DECL Value constant(double number, const TensorType& type);
  WEFT_DECL Value constant(const ElementBits& element, const TensorType& type);
  // An operation with results of these types, or of the type of each operand: %name#0, %name#1, ...
  WEFT_DECL Values lines(const std::string& name, const char* operation, ValueList in, const Buffer<TensorType>& types,
                         const Attributes& attributes);
  WEFT_DECL Values lines(const std::string& name, const char* operation, ValueList in,
                         const Attributes& attributes = {});
  void comment(const std::string& text) { write("// " + text); }

  // A region of these lines.
  [[nodiscard]] WEFT_DECL std::string region_of(std::initializer_list<std::string> lines) const;
  // The region of a reduction: two scalars of `dtype` become one by `operation`.
  [[nodiscard]] WEFT_DECL std::string reducer(const std::string& operation, DType dtype) const;
  // Likewise of one that keeps the second.
  [[nodiscard]] WEFT_DECL std::string second(DType dtype) const;

  // A loop of `count` iterations, whose body is what is written until it is closed.
  // `condition`: the state, a predicate, that says before each iteration whether it runs; -1: there are `count`.
  WEFT_DECL Loop open_loop(Index count, ValueList initial, Index condition = -1);
  // `nexts`: the states that the next iteration starts with. Returns the last ones.
  WEFT_DECL Values close_loop(Loop& loop, ValueList nexts);

  // Is the function `name` not written yet? Then what is written until it is closed is its body, of `parameters`, which
  // are like `in`.
  WEFT_DECL bool opens_function(const std::string& name, ValueList in, Values& parameters);
  WEFT_DECL void close_function(Value result);
  Value call(const std::string& name, const std::string& function, ValueList in, const TensorType& type) {
    return line(name, "func.call", in, type, Attributes().add("callee", '@' + function));
  }

  void write(const std::string& line) { text_ += indent_ + line + '\n'; }
  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] const std::string& functions() const noexcept { return functions_; }

  // "(%0, %1)"
  [[nodiscard]] WEFT_DECL std::string names_of(ValueList values) const;
  // "(tensor<f32>, tensor<i32>)"
  [[nodiscard]] WEFT_DECL std::string types_of(ValueList values) const;

 private:
  Buffer<std::string> names_;  // by number
  Buffer<TensorType> types_;
  std::string text_, indent_ = "    ";                       // of the function at hand
  std::string functions_;                                    // that are written
  std::string signature_, around_function_, indent_around_;  // while one is open
  int temporaries_ = 0, loops_ = 0;

  // "%x0: tensor<f32>, %x1: tensor<i32>"
  [[nodiscard]] WEFT_DECL std::string declared(ValueList values) const;
  // From the operation to the arrow.
  [[nodiscard]] WEFT_DECL std::string call_text(const char* operation, ValueList in,
                                                const Attributes& attributes) const;
  // The arguments of a loop's regions are its iteration and its states.
  WEFT_DECL void open_region(Loop& loop);
  WEFT_DECL void close_region(Loop& loop, ValueList results);
};

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/writer.ipp>
#endif

#endif
