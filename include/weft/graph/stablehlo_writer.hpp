// A writer of StableHLO: operations, a line each, loops, and functions that they call. Everything is in MLIR's generic
// form, "stablehlo.add"(%0, %1) : (types) -> type, which every version of its parser reads.
#ifndef WEFT_GRAPH_STABLEHLO_WRITER_HPP
#define WEFT_GRAPH_STABLEHLO_WRITER_HPP

#include <weft/graph/stablehlo_text.hpp>

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
  Value declare(const std::string& name, const TensorType& type) {
    names_.push_back('%' + name);
    types_.push_back(type);
    return {names_.size() - 1};
  }

  // One operation, whose result is called `name`.
  Value line(const std::string& name, const char* operation, ValueList in, const TensorType& type,
             const Attributes& attributes = {}) {
    const Value made = declare(name, type);
    write(names_[made.number] + " = " + call_text(operation, in, attributes) + name_of(types_[made.number]));
    return made;
  }
  // The same with any name; of the type of the first operand.
  Value step(const char* operation, ValueList in, const TensorType& type, const Attributes& attributes = {}) {
    return line('t' + std::to_string(temporaries_++), operation, in, type, attributes);
  }
  Value step(const char* operation, ValueList in) { return step(operation, in, type(in[0])); }
  // A constant with `number` everywhere.
  Value constant(double number, const TensorType& type) {
    Attributes value;
    value.add("value", splat_text(type, element_bits(type.dtype, number)));
    return step("stablehlo.constant", {}, type, value);
  }
  // An operation with a result of the type of each operand: %name#0, %name#1, ...
  Values lines(const std::string& name, const char* operation, ValueList in, const Attributes& attributes = {}) {
    write('%' + name + ':' + std::to_string(in.count) + " = " + call_text(operation, in, attributes) + types_of(in));
    Values results;
    for (Index i = 0; i < in.count; ++i) results.push_back(declare(name + '#' + std::to_string(i), type(in[i])));
    return results;
  }
  void comment(const std::string& text) { write("// " + text); }

  // A region of these lines.
  [[nodiscard]] std::string region_of(std::initializer_list<std::string> lines) const {
    std::string text = "{\n";
    for (const std::string& line : lines) text += indent_ + line + '\n';
    return text + indent_ + '}';
  }
  // The region of a reduction: two scalars of `dtype` become one by `operation`.
  [[nodiscard]] std::string reducer(const std::string& operation, DType dtype) const {
    const std::string scalar = name_of(TensorType{dtype, {}}), pair = '(' + scalar + ", " + scalar + ')';
    return region_of({"^bb0(%a: " + scalar + ", %b: " + scalar + "):",
                      "  %c = \"" + operation + "\"(%a, %b) : " + pair + " -> " + scalar,
                      "  \"stablehlo.return\"(%c) : (" + scalar + ") -> ()"});
  }

  // A loop of `count` iterations, whose body is what is written until it is closed.
  Loop open_loop(Index count, ValueList initial) {
    Loop loop;
    const std::string number = std::to_string(loops_++);
    const TensorType counter{DType::i32, {}};
    loop.name = "loop" + number;
    loop.initial.push_back(constant(0, counter));
    loop.iteration = declare('i' + number, counter);
    for (const Value& state : initial) {
      loop.initial.push_back(state);
      const std::string name = 's' + number + '_' + std::to_string(loop.states.size());
      loop.states.push_back(declare(name, type(state)));
    }
    open_region(loop);
    const Value limit = constant(static_cast<double>(count), counter);
    close_region(loop,
                 {step("stablehlo.compare", {loop.iteration, limit}, {DType::pred, {}}, Attributes().direction("LT"))});
    open_region(loop);
    return loop;
  }
  // `nexts`: the states that the next iteration starts with. Returns the last ones.
  Values close_loop(Loop& loop, ValueList nexts) {
    const Value one = constant(1, type(loop.iteration));
    Values all{step("stablehlo.add", {loop.iteration, one})};
    all.append(nexts.begin(), nexts.end());
    close_region(loop, all);
    const Values results = lines(loop.name, "stablehlo.while", loop.initial, loop.parts);
    Values states;
    states.append(results.begin() + 1, results.end());
    return states;
  }

  // Is the function `name` not written yet? Then what is written until it is closed is its body, of `parameters`, which
  // are like `in`.
  bool opens_function(const std::string& name, ValueList in, Values& parameters) {
    if (functions_.find('@' + name + '(') != std::string::npos) return false;
    around_function_.swap(text_);
    indent_around_.swap(indent_);
    indent_ = "    ";
    for (const Value& like : in) parameters.push_back(declare('x' + std::to_string(parameters.size()), type(like)));
    signature_ = "  func.func private @" + name + '(' + declared(parameters);
    return true;
  }
  void close_function(Value result) {
    write("\"func.return\"(" + name(result) + ") : " + types_of({result}) + " -> ()");
    functions_ += signature_ + ") -> " + name_of(type(result)) + " {\n" + text_ + "  }\n";
    text_.swap(around_function_);
    indent_.swap(indent_around_);
    around_function_.clear();
  }
  Value call(const std::string& name, const std::string& function, ValueList in, const TensorType& type) {
    return line(name, "func.call", in, type, Attributes().add("callee", '@' + function));
  }

  void write(const std::string& line) { text_ += indent_ + line + '\n'; }
  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] const std::string& functions() const noexcept { return functions_; }

  // "(%0, %1)"
  [[nodiscard]] std::string names_of(ValueList values) const {
    std::string text;
    for (const Value& value : values) text += (text.empty() ? "" : ", ") + name(value);
    return '(' + text + ')';
  }
  // "(tensor<f32>, tensor<i32>)"
  [[nodiscard]] std::string types_of(ValueList values) const {
    std::string text;
    for (const Value& value : values) text += (text.empty() ? "" : ", ") + name_of(type(value));
    return '(' + text + ')';
  }

 private:
  Buffer<std::string> names_;  // by number
  Buffer<TensorType> types_;
  std::string text_, indent_ = "    ";                       // of the function at hand
  std::string functions_;                                    // that are written
  std::string signature_, around_function_, indent_around_;  // while one is open
  int temporaries_ = 0, loops_ = 0;

  // "%x0: tensor<f32>, %x1: tensor<i32>"
  [[nodiscard]] std::string declared(ValueList values) const {
    std::string text;
    for (const Value& value : values) text += (text.empty() ? "" : ", ") + name(value) + ": " + name_of(type(value));
    return text;
  }
  // From the operation to the arrow.
  [[nodiscard]] std::string call_text(const char* operation, ValueList in, const Attributes& attributes) const {
    std::string text = '"' + std::string(operation) + '"' + names_of(in);
    if (!attributes.own.empty()) text += " <{" + attributes.own + "}>";
    if (!attributes.regions.empty()) text += " (" + attributes.regions + ')';
    if (!attributes.notes.empty()) text += " {" + attributes.notes + '}';
    return text + " : " + types_of(in) + " -> ";
  }
  // The arguments of a loop's regions are its iteration and its states.
  void open_region(Loop& loop) {
    loop.around.swap(text_);
    loop.indent = indent_;
    indent_ += "  ";
  }
  void close_region(Loop& loop, ValueList results) {
    Values arguments{loop.iteration};
    arguments.append(loop.states.begin(), loop.states.end());
    write("\"stablehlo.return\"" + names_of(results) + " : " + types_of(results) + " -> ()");
    indent_ = loop.indent;
    loop.parts.region("{\n" + indent_ + "^bb0(" + declared(arguments) + "):\n" + text_ + indent_ + '}');
    text_.swap(loop.around);
    loop.around.clear();
  }
};

}  // namespace weft::stablehlo

#endif
