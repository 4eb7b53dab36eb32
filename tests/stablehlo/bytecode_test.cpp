// Artifacts that JAX wrote, of VHLO 0.9 to 1.17, against their texts; and what is said of bytes that are none.
#include <weft/graph/print.hpp>
#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/import.hpp>

#include <support/checked_modules.hpp>
#include <support/expect_error.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace weft::stablehlo_bytecode_test {

using stablehlo::Module;
using testing::expect_error;

const char* const folder = WEFT_TESTS_DIR "/golden/stablehlo_bytecode/";

std::string bytes_of(const std::string& path) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  return {reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size())};
}
std::vector<std::string> names() {
  std::vector<std::string> made;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".mlirbc") made.push_back(entry.path().stem().string());
  std::sort(made.begin(), made.end());
  return made;
}

Buffer<Var> nothing(const stablehlo::Reading&, void*) { return {}; }

// The graph of @main, as text; or the code of the error that there is.
std::string graph_of(const Module& module) {
  Graph graph;
  const stablehlo::Function& main = stablehlo::main_of(module);
  Buffer<Var> arguments;
  for (Index value : main.body.arguments) {
    const TensorType type = stablehlo::as_real(main.values[value].type);
    const std::string name = "x" + std::to_string(arguments.size());
    arguments.push_back({&graph, graph.add_input(Name(name.c_str()), InputKind::weight, type.dtype, type.shape)});
  }
  std::string results;
  const Buffer<stablehlo::CustomCall> checks{{"check.expect_close", nothing}, {"check.expect_eq", nothing}};
  for (const Var& result :
       stablehlo::import_function(graph, module, main, arguments, stablehlo::most_operations, checks))
    results += " %" + std::to_string(result.id);
  return to_text(graph) + results;
}
// The numbers of all constants, which the text of a graph leaves out.
void put_constants(const Module& module, const Buffer<stablehlo::Operation>& operations, std::string& into) {
  for (const stablehlo::Operation& operation : operations) {
    for (const stablehlo::Region& region : operation.regions) put_constants(module, region.operations, into);
    if (operation.name != "stablehlo.constant") continue;
    const stablehlo::Attribute& value = *stablehlo::find(operation.attributes, "value");
    const stablehlo::Elements elements = stablehlo::elements_of(module, value);
    const Index size = size_bytes(value.type.dtype);
    for (Index i = 0; i < value.type.bytes(); ++i)
      into += static_cast<char>(elements.bytes[elements.is_splat ? i % size : i]);
    into += ';';
  }
}
std::string meaning_of(const std::string& text_or_bytes) {
  try {
    const Module module = stablehlo::read_any(text_or_bytes);
    std::string constants;
    for (const stablehlo::Function& function : module.functions)
      put_constants(module, function.body.operations, constants);
    return graph_of(module) + constants;
  } catch (const Error& error) {
    return std::string("error ") + error.code();
  }
}

TEST(StablehloBytecode, MakesTheGraphOfItsText) {
  std::set<std::uint64_t> formats;
  int graphs = 0, refusals = 0;
  for (const std::string& name : names()) {
    const std::string bytes = bytes_of(folder + name + ".mlirbc"), text = bytes_of(folder + name + ".mlir");
    ASSERT_TRUE(stablehlo::is_bytecode(bytes)) << name;
    ASSERT_FALSE(stablehlo::is_bytecode(text)) << name;
    const std::string meaning = meaning_of(bytes);
    EXPECT_EQ(meaning, meaning_of(text)) << name;
    ++(meaning.rfind("error ", 0) == 0 ? refusals : graphs);
    formats.insert(stablehlo::bytecode_sections(bytes).version);
  }
  EXPECT_EQ(formats, (std::set<std::uint64_t>{0, 3, 4, 6}));
  EXPECT_GE(graphs, 15);
  EXPECT_GE(refusals, 1);
}

TEST(StablehloBytecode, MakesOperationsOfStableHLO) {
  const std::string bytes = bytes_of(std::string(folder) + "nhwc-0.14.0.mlirbc");
  const Module module = stablehlo::read_bytecode(bytes);
  const stablehlo::Operation* convolution = nullptr;
  for (const stablehlo::Operation& operation : module.find("model")->body.operations)
    if (operation.name == "stablehlo.convolution") convolution = &operation;
  ASSERT_NE(convolution, nullptr);
  const stablehlo::Attribute* const numbers = stablehlo::find(convolution->attributes, "dimension_numbers");
  ASSERT_NE(numbers, nullptr);
  ASSERT_EQ(numbers->items.size(), 3);
  std::string order;
  for (const stablehlo::Attribute& list : numbers->items)
    for (const stablehlo::Attribute& item : list.items) order += item.text;
  EXPECT_EQ(order, "b01f01iob01f");
  EXPECT_EQ(stablehlo::find(convolution->attributes, "input_batch_dimension"), nullptr);
  EXPECT_EQ(convolution->place.line, 0);
  EXPECT_GT(convolution->place.column, 0);
}

TEST(StablehloBytecode, NamesTheLineOfTheProgram) {
  const std::string bytes = bytes_of(std::string(folder) + "lines.mlirbc");
  const Module module = stablehlo::read_bytecode(bytes);
  expect_error([&] { static_cast<void>(graph_of(module)); }, "stablehlo_target_is_unknown",
               {"byte ", "custom_call 'no_such_target'", "[the line '\"make_stablehlo_bytecode.py\":"});
}

void expect_refused(const std::string& bytes, const char* code, const std::vector<std::string>& pieces) {
  expect_error([&] { static_cast<void>(stablehlo::read_bytecode(bytes)); }, code, pieces);
}
std::string replaced(std::string bytes, const std::string& from, const std::string& to) {
  const std::size_t at = bytes.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return bytes.replace(at, from.size(), to);
}

TEST(StablehloBytecode, LeavesDimensionsOpen) {
  const std::string bytes = bytes_of(std::string(folder) + "dynamic.mlirbc");  // of which the module has views
  const stablehlo::Module module = stablehlo::read_bytecode(bytes);
  const stablehlo::ValueType& x = module.find("main")->values[0];
  EXPECT_TRUE(x.is_open() && x.is_open(0) && !x.is_open(1));
  EXPECT_EQ(x.type.shape[1], 10);
}
TEST(StablehloBytecode, TellsWhatBytesAreNot) {
  const std::string bytes = bytes_of(std::string(folder) + "gelu-1.10.0.mlirbc");
  expect_refused("", "stablehlo_is_malformed", {"byte 0", "ML\\xefR"});
  expect_refused("ML\xefX", "stablehlo_is_malformed", {"ML\\xefR"});
  expect_refused(replaced(bytes, "ML\xefR\x0d", "ML\xefR\x0f"), "stablehlo_is_unsupported",
                 {"byte 4", "newer than 6", "'7'"});
  expect_refused(replaced(bytes, "multiply_v1", "multiply_v7"), "stablehlo_is_unsupported", {"'multiply_v7'"});
  expect_refused(replaced(bytes, "func_v1", "fund_v1"), "stablehlo_is_unsupported", {"'fund_v1'"});
  expect_refused(bytes + '\x01', "stablehlo_is_malformed", {"the end of the bytes"});
  for (std::size_t end = 0; end < bytes.size(); ++end)
    expect_refused(bytes.substr(0, end), "stablehlo_is_malformed", {"byte "});
}

// Bytecode of a module whose attribute is the last one of a list, made by hand. `attributes`: of VHLO, from number 2
// on.
std::string number(std::size_t value) {
  if (value < 128) return {static_cast<char>(value << 1 | 1)};
  std::string three;
  for (int i = 0; i < 3; ++i) three += static_cast<char>((value << 3 | 4) >> (8 * i));
  return three;
}
// `code`: in the place of the module's own. `types`: of VHLO.
std::string module_with(const std::vector<std::string>& attributes, const std::string& code = "",
                        const std::vector<std::string>& types = {}) {
  const auto section = [](char id, const std::string& data) { return id + number(data.size()) + data; };
  const std::size_t last = attributes.size() + 2;
  const std::string string_attribute = number(2) + number(1), unknown_location = number(15);
  const std::string dictionary = number(1) + number(1) + number(0) + number(last - 1);
  const auto size = [](const std::string& entry) { return number(entry.size() << 1 | 1); };
  std::string data = string_attribute + unknown_location;
  std::string sizes = number(last + 1) + number(types.size()) + number(0) + number(2) + size(string_attribute) +
                      size(unknown_location) + number(1) + number(attributes.size());
  for (const std::string& attribute : attributes) data += attribute, sizes += size(attribute);
  data += dictionary, sizes += number(0) + number(1) + size(dictionary);
  if (!types.empty()) sizes += number(1) + number(types.size());
  for (const std::string& type : types) data += type, sizes += size(type);
  const std::string strings("builtin\0module\0vhlo", 20);
  return std::string("ML\xefR") + number(6) + std::string("hand\0", 5) +
         section(0, number(3) + number(5) + number(7) + number(8) + strings) +
         section(1, number(2) + number(0) + number(2 << 1) + number(1) + number(0) + number(1) + number(1 << 1 | 1)) +
         section(2, data) + section(3, sizes) +
         section(4, code.empty() ? number(1 << 1) + number(0) + '\1' + number(1) + number(last) : code);
}
std::string list_of(const std::vector<std::size_t>& items) {
  std::string text = number(1) + number(items.size());
  for (std::size_t item : items) text += number(item);
  return text;
}

TEST(StablehloBytecode, AttributesMakeNoMoreThanTheirFileMay) {
  std::vector<std::string> doubled{list_of({})}, deep = doubled;
  EXPECT_EQ(stablehlo::read_bytecode(module_with(doubled)).functions.size(), 0);
  while (doubled.size() < 30) doubled.push_back(list_of({doubled.size() + 1, doubled.size() + 1}));
  expect_refused(module_with(doubled), "stablehlo_repeats_too_much", {"byte ", "the file is damaged"});
  while (deep.size() < 250) deep.push_back(list_of({deep.size() + 1}));
  expect_refused(module_with(deep), "stablehlo_is_too_deep", {"200 deep"});
  expect_refused(module_with({list_of({3}), list_of({2})}), "stablehlo_is_malformed", {"no part of itself"});
}

// A module around a block whose argument has the last one of `types`.
std::string module_of_argument(const std::vector<std::string>& types) {
  const std::string block = number(1) + number(1) + number(1) + number(1) + number((types.size() - 1) << 1) + '\0';
  return module_with({list_of({})}, number(1 << 1) + number(0) + '\x10' + number(1) + number(1 << 1) + block, types);
}
std::string signed_number(std::int64_t value) {
  const std::uint64_t bits = static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63);
  std::string nine(1, '\0');
  for (int i = 0; i < 8; ++i) nine += static_cast<char>(bits >> (8 * i));
  return nine;
}
std::string signed_number(double value) { return signed_number(__builtin_bit_cast(std::int64_t, value)); }

// A scale of 0 is refused, by the name of the whole type.
TEST(StablehloBytecode, QuantizedTypesAreThoseOfTheText) {
  const std::string f32 = number(4), i8 = number(11), tensor = number(20) + number(1) + signed_number(std::int64_t{2});
  const std::string range = signed_number(std::int64_t{-127}) + signed_number(std::int64_t{127});
  const auto by_tensor = [&](double scale) {
    return module_of_argument({f32, i8, number(24) + number(1) + number(1) + number(0) + signed_number(scale) +
                                            signed_number(std::int64_t{-3}) + range,
                               tensor + number(2)});
  };
  const auto by_axis = [&](double scale) {
    return module_of_argument({f32, i8, number(30) + number(0) + number(1) + number(0) + number(1) + range + number(2) +
                                            signed_number(0.5) + signed_number(scale) + number(2) +
                                            signed_number(std::int64_t{7}) + signed_number(std::int64_t{0}),
                               tensor + number(2)});
  };
  EXPECT_EQ(stablehlo::read_bytecode(by_tensor(0.1)).functions.size(), 0);
  EXPECT_EQ(stablehlo::read_bytecode(by_axis(1e-5)).functions.size(), 0);
  expect_refused(by_tensor(0), "stablehlo_is_malformed", {"scales above 0", "!quant.uniform<i8<-127:127>:f32, 0:-3>"});
  expect_refused(by_axis(0), "stablehlo_is_malformed", {"scales above 0", "!quant.uniform<ui8<-127:127>:f32:1, {0.5:7, 0:0}>"});
}

// Parts of tuples are values of their own, also of arguments and of what functions return.
TEST(StablehloBytecode, TuplesAreTheValuesThatTheyHold) {
  const std::string bytes = bytes_of(std::string(folder) + "tuples.mlirbc");
  const Module module = stablehlo::read_bytecode(bytes);
  const stablehlo::Function& main = *module.find("main");
  EXPECT_EQ(main.body.arguments.size(), 4);
  EXPECT_EQ(main.parameter_attributes.size(), 4);
  EXPECT_EQ(stablehlo::return_of(main.body)->operands.size(), 3);
  const std::string meaning = meaning_of(bytes);  // of ((x0, (x1, x2)), x3): x2 - x3, x1, x0
  EXPECT_NE(meaning.find("%4 = f32[2] subtract(%2, %3)"), std::string::npos) << meaning;
  EXPECT_EQ(meaning.substr(meaning.size() - 9), " %4 %1 %0") << meaning;
}
TEST(StablehloBytecode, TuplesMakeNoMoreThanTheirFileMay) {
  const auto tuple_of = [](const std::vector<std::size_t>& elements) {
    std::string text = number(23) + number(elements.size());
    for (const std::size_t element : elements) text += number(element);
    return text;
  };
  const std::string f32 = number(4), scalar = number(20) + number(0) + number(0);
  std::vector<std::string> doubled{f32, scalar, tuple_of({1, 1})}, empty{tuple_of({})}, deep = empty;
  EXPECT_EQ(stablehlo::read_bytecode(module_of_argument(doubled)).functions.size(), 0);
  while (doubled.size() < 40) doubled.push_back(tuple_of({doubled.size() - 1, doubled.size() - 1}));
  expect_refused(module_of_argument(doubled), "stablehlo_repeats_too_much", {"byte ", "the file is damaged"});
  while (empty.size() < 40) empty.push_back(tuple_of({empty.size() - 1, empty.size() - 1}));
  expect_refused(module_of_argument(empty), "stablehlo_repeats_too_much", {"byte ", "the file is damaged"});
  while (deep.size() < 250) deep.push_back(tuple_of({deep.size() - 1}));
  expect_refused(module_of_argument(deep), "stablehlo_is_too_deep", {"200 deep"});
  expect_refused(module_of_argument({tuple_of({0})}), "stablehlo_is_too_deep", {"200 deep"});
}

// Modules in modules, each one operation of a block of a region.
TEST(StablehloBytecode, RegionsNestToADepth) {
  const auto nested = [](int depth) {
    std::string code = number(1 << 1);
    for (int i = 0; i < depth; ++i)
      code += number(0) + '\x10' + number(1) + number(1 << 1) + number(1) + number(0) + number(i + 1 < depth ? 2 : 0);
    return module_with({list_of({})}, code);
  };
  EXPECT_EQ(stablehlo::read_bytecode(nested(200)).functions.size(), 0);
  expect_refused(nested(201), "stablehlo_is_too_deep", {"200 deep"});
  expect_refused(nested(100000), "stablehlo_is_too_deep", {"200 deep"});
}

// Every artifact is read or refused: bytes changed, pieces of others in their place, ends lost.
TEST(StablehloBytecode, AnyBytesAreReadOrRefused) {
  std::vector<std::string> artifacts;
  for (const std::string& name : names()) artifacts.push_back(bytes_of(folder + name + ".mlirbc"));
  const char* const asked = std::getenv("WEFT_MUTATIONS");
  const long mutations = asked != nullptr ? std::atol(asked) : 4000;
  std::uint32_t draws = 0;
  const auto pick = [&](std::size_t end) { return random_bits(11, draws++, 1) % static_cast<std::uint32_t>(end); };
  long refused = 0;
  std::set<std::string> codes;
  for (long i = 0; i < mutations; ++i) {
    std::string bytes = artifacts[pick(artifacts.size())];
    for (std::uint32_t n = 1 + pick(3); n > 0; --n) {
      const std::size_t at = 4 + pick(bytes.size() - 4);
      switch (pick(6)) {
        case 0: bytes.resize(std::max<std::size_t>(at, 8)); break;
        case 1: bytes.insert(at, 1, static_cast<char>(pick(256))); break;
        case 2: bytes.erase(at, std::min<std::size_t>(1 + pick(4), bytes.size() - 8)); break;
        case 3: {
          const std::string& other = artifacts[pick(artifacts.size())];
          const std::string piece = other.substr(pick(other.size()), 1 + pick(8));
          bytes.replace(at, piece.size(), piece);
          break;
        }
        case 4: bytes[at] = static_cast<char>(pick(16)); break;
        default: bytes[at] = static_cast<char>(pick(256));
      }
    }
    try {
      const Module module = stablehlo::read_bytecode(bytes);
      Graph graph;
      const stablehlo::Function* const main = module.find("main");
      if (main != nullptr && main->body.arguments.empty())
        static_cast<void>(stablehlo::import_function(graph, module, *main, {}, 3000));
    } catch (const Error& error) {
      ++refused;
      codes.insert(error.code());
    }
  }
  EXPECT_GT(refused, mutations / 3);
  EXPECT_GE(codes.size(), 5u);
}

}  // namespace weft::stablehlo_bytecode_test
