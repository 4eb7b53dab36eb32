// Definitions of stablehlo/writer.hpp.
#ifndef WEFT_STABLEHLO_WRITER_IPP
#define WEFT_STABLEHLO_WRITER_IPP

#include <weft/stablehlo/writer.hpp>

namespace weft::stablehlo {

Value Writer::declare(const std::string& name, const TensorType& type) {
  names_.push_back('%' + name);
  types_.push_back(type);
  return {names_.size() - 1};
}

Value Writer::line(const std::string& name, const char* operation, ValueList in, const TensorType& type,
                   const Attributes& attributes) {
  const Value made = declare(name, type);
  write(names_[made.number] + " = " + call_text(operation, in, attributes) + name_of(types_[made.number]));
  return made;
}

Value Writer::constant(double number, const TensorType& type) { return constant(element_bits(type.dtype, number), type); }

Value Writer::constant(const ElementBits& element, const TensorType& type) {
  Attributes value;
  value.add("value", splat_text(type, element));
  return step("stablehlo.constant", {}, type, value);
}

Values Writer::lines(const std::string& name, const char* operation, ValueList in, const Buffer<TensorType>& types,
                     const Attributes& attributes) {
  Values results;
  for (Index i = 0; i < types.size(); ++i) results.push_back(declare(name + '#' + std::to_string(i), types[i]));
  write('%' + name + ':' + std::to_string(types.size()) + " = " + call_text(operation, in, attributes) +
        types_of(results));
  return results;
}

Values Writer::lines(const std::string& name, const char* operation, ValueList in, const Attributes& attributes) {
  Buffer<TensorType> types;
  for (const Value& operand : in) types.push_back(type(operand));
  return lines(name, operation, in, types, attributes);
}

std::string Writer::region_of(std::initializer_list<std::string> lines) const {
  std::string text = "{\n";
  for (const std::string& line : lines) text += indent_ + line + '\n';
  return text + indent_ + '}';
}

std::string Writer::reducer(const std::string& operation, DType dtype) const {
  const std::string scalar = name_of(TensorType{dtype, {}}), pair = '(' + scalar + ", " + scalar + ')';
  return region_of({"^bb0(%a: " + scalar + ", %b: " + scalar + "):",
                    "  %c = \"" + operation + "\"(%a, %b) : " + pair + " -> " + scalar,
                    "  \"stablehlo.return\"(%c) : (" + scalar + ") -> ()"});
}

std::string Writer::second(DType dtype) const {
  const std::string scalar = name_of(TensorType{dtype, {}});
  return region_of(
      {"^bb0(%a: " + scalar + ", %b: " + scalar + "):", "  \"stablehlo.return\"(%b) : (" + scalar + ") -> ()"});
}

Loop Writer::open_loop(Index count, ValueList initial, Index condition) {
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
  if (condition >= 0) {
    close_region(loop, {loop.states[condition]});
  } else {
    const Value limit = constant(static_cast<double>(count), counter);
    close_region(loop,
                 {step("stablehlo.compare", {loop.iteration, limit}, {DType::pred, {}}, Attributes().direction("LT"))});
  }
  open_region(loop);
  return loop;
}

Values Writer::close_loop(Loop& loop, ValueList nexts) {
  const Value one = constant(1, type(loop.iteration));
  Values all{step("stablehlo.add", {loop.iteration, one})};
  all.append(nexts.begin(), nexts.end());
  close_region(loop, all);
  const Values results = lines(loop.name, "stablehlo.while", loop.initial, loop.parts);
  Values states;
  states.append(results.begin() + 1, results.end());
  return states;
}

bool Writer::opens_function(const std::string& name, ValueList in, Values& parameters) {
  if (functions_.find('@' + name + '(') != std::string::npos) return false;
  around_function_.swap(text_);
  indent_around_.swap(indent_);
  indent_ = "    ";
  for (const Value& like : in) parameters.push_back(declare('x' + std::to_string(parameters.size()), type(like)));
  signature_ = "  func.func private @" + name + '(' + declared(parameters);
  return true;
}

void Writer::close_function(Value result) {
  write("\"func.return\"(" + name(result) + ") : " + types_of({result}) + " -> ()");
  functions_ += signature_ + ") -> " + name_of(type(result)) + " {\n" + text_ + "  }\n";
  text_.swap(around_function_);
  indent_.swap(indent_around_);
  around_function_.clear();
}

std::string Writer::names_of(ValueList values) const {
  std::string text;
  for (const Value& value : values) text += (text.empty() ? "" : ", ") + name(value);
  return '(' + text + ')';
}

std::string Writer::types_of(ValueList values) const {
  std::string text;
  for (const Value& value : values) text += (text.empty() ? "" : ", ") + name_of(type(value));
  return '(' + text + ')';
}

std::string Writer::declared(ValueList values) const {
  std::string text;
  for (const Value& value : values) text += (text.empty() ? "" : ", ") + name(value) + ": " + name_of(type(value));
  return text;
}

std::string Writer::call_text(const char* operation, ValueList in, const Attributes& attributes) const {
  std::string text = '"' + std::string(operation) + '"' + names_of(in);
  if (!attributes.own.empty()) text += " <{" + attributes.own + "}>";
  if (!attributes.regions.empty()) text += " (" + attributes.regions + ')';
  if (!attributes.notes.empty()) text += " {" + attributes.notes + '}';
  return text + " : " + types_of(in) + " -> ";
}

void Writer::open_region(Loop& loop) {
  loop.around.swap(text_);
  loop.indent = indent_;
  indent_ += "  ";
}

void Writer::close_region(Loop& loop, ValueList results) {
  Values arguments{loop.iteration};
  arguments.append(loop.states.begin(), loop.states.end());
  write("\"stablehlo.return\"" + names_of(results) + " : " + types_of(results) + " -> ()");
  indent_ = loop.indent;
  loop.parts.region("{\n" + indent_ + "^bb0(" + declared(arguments) + "):\n" + text_ + indent_ + '}');
  text_.swap(loop.around);
  loop.around.clear();
}

}  // namespace weft::stablehlo

#endif
