// Definitions of stablehlo/bytecode.hpp.
#ifndef WEFT_STABLEHLO_BYTECODE_IPP
#define WEFT_STABLEHLO_BYTECODE_IPP

#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/bytecode_values.hpp>
#include <weft/stablehlo/tuple_element.hpp>
#include <weft/stablehlo/value_names.hpp>

namespace weft::stablehlo {

namespace detail {

class BytecodeReader {
 public:
  explicit BytecodeReader(std::string_view bytes)
      : sections_(bytecode_sections(bytes)), values_(sections_, module_), names_(sections_.operations.size()) {}

  Module read() {
    ByteCursor from = sections_.code;
    Function outside;
    function_ = &outside;
    scopes_ = 0;
    take_items(from);
    from.expect_end("the end of the operations");
    return static_cast<Module&&>(module_);
  }

 private:
  static constexpr Index most_nesting = 200;
  // What an operation has, as its mask says.
  enum Part : std::uint8_t {
    has_attributes = 1,
    has_results = 2,
    has_operands = 4,
    has_successors = 8,
    has_regions = 16,
    has_use_lists = 32,
    has_properties = 64
  };
  // A value of the file: of a tuple it is several here, or none.
  struct Known {
    ValueRange values;
    Index type = 0;
  };
  // The values that a region declares, by number from `first` on; those of regions inside it come behind them all.
  struct Frame {
    Index first = 0, declared = 0;
    Buffer<Known> values;  // known so far
  };
  struct Header {
    Index name = 0;
    std::uint8_t parts = 0;
    Operation made;
    Index regions = 0;
    bool is_isolated = false;
    bool is_cast = false;  // between types of two dialects, which are one type here
  };

  BytecodeSections sections_;
  Module module_;
  BytecodeValues values_;
  Buffer<std::string_view> names_;  // of operations, where they are known
  Function* function_ = nullptr;
  Buffer<Frame> frames_;
  Index scopes_ = 0;  // the first frame that is seen from where the reader is
  Index nesting_ = 0;

  // ---- Values

  void add_value(Index type, const ByteCursor& from, Buffer<Index>& into) {
    const Index first = function_->values.size();
    for (const ValueType& part : values_.parts_at(type, from.place()).types) {
      into.push_back(function_->values.size());
      function_->values.push_back(part);
    }
    define({{first, function_->values.size() - first}, type}, from);
  }
  void define(const Known& value, const ByteCursor& from) {
    if (frames_.empty()) from.fail("values inside of a region");
    Frame& frame = frames_.back();
    if (frame.values.size() == frame.declared) from.fail("as many values as their region declares");
    frame.values.push_back(value);
  }
  Known take_operand(ByteCursor& from, Buffer<Index>& into) {
    const Known found = take_known(from);
    for (Index i = 0; i < found.values.count; ++i) into.push_back(found.values.first + i);
    return found;
  }
  Known take_known(ByteCursor& from) {
    const ByteCursor start = from;
    const std::uint64_t number = from.number("the number of a value");
    for (Index i = frames_.size() - 1; i >= scopes_; --i) {
      const Frame& frame = frames_[i];
      if (number < static_cast<std::uint64_t>(frame.first)) continue;
      const std::uint64_t at = number - static_cast<std::uint64_t>(frame.first);
      if (at >= static_cast<std::uint64_t>(frame.values.size())) break;
      return frame.values[static_cast<Index>(at)];
    }
    stablehlo_name_is_unknown(start.place(), "value", std::to_string(number));
  }
  // How the uses of values are ordered, which no program asks for.
  void skip_use_lists(ByteCursor& from, Index values) const {
    for (Index i = values > 1 ? from.count("how many orders of uses there are") : 1; i > 0; --i) {
      if (values > 1) from.number("the number of a value");
      bool is_in_pairs = false;
      for (Index j = from.index_with_flag(from.left(), "an order of uses", is_in_pairs); j > 0; --j)
        from.number("an order of uses");
    }
  }

  // ---- Operations

  std::string_view name_of(Index operation, TextPlace place) {
    const BytecodeSections::OperationName& name = sections_.operations[operation];
    if (!names_[operation].empty()) return names_[operation];
    const bool is_vhlo = name.dialect == "vhlo";
    if (is_vhlo && !knows_vhlo(name.name))
      stablehlo_is_unsupported(place, "version of the operation of VHLO", name.name);
    return names_[operation] =
               values_.keep(is_vhlo ? stablehlo_name_of(name.name) : own_name(name.dialect, name.name), place);
  }
  static std::string own_name(std::string_view dialect, std::string_view name) {
    return name == "return" ? "return" : std::string(dialect) + '.' + std::string(name);
  }
  // Own attributes of an operation of Shardy, as the text names them.
  static std::string_view sdy_attribute_names(std::string_view operation) {
    return operation == "mesh"                                            ? "mesh sym_name"
           : operation == "manual_computation"                            ? "in_shardings manual_axes out_shardings"
           : operation == "sharding_constraint" || operation == "reshard" ? "specification"
                                                                          : "";
  }
  // All but the regions.
  Header take_header(ByteCursor& from) {
    Header header;
    Operation& made = header.made;
    made.place = from.place();
    header.name = from.index(sections_.operations.size(), "the name of an operation");
    made.name = name_of(header.name, made.place);
    header.parts = from.byte("what an operation has");
    made.location = values_.location(from);
    if ((header.parts & has_attributes) != 0) {
      Attribute own = values_.attribute(from);
      made.attributes.swap(own.items);
    }
    if ((header.parts & has_properties) != 0) take_properties(header, from);
    Buffer<Index> results;  // types
    Buffer<Known> operands;
    if ((header.parts & has_results) != 0)
      for (Index i = from.count("how many results there are"); i > 0; --i) results.push_back(values_.type_index(from));
    if ((header.parts & has_operands) != 0)
      for (Index i = from.count("how many operands there are"); i > 0; --i)
        operands.push_back(take_operand(from, made.operands));
    header.is_cast = made.name == "builtin.unrealized_conversion_cast";
    if (header.is_cast)
      take_cast(made, operands, results, from);
    else
      for (const Index type : results) add_value(type, from, made.results);
    if ((header.parts & has_successors) != 0) stablehlo_is_unsupported(made.place, "jump of operation", made.name);
    if ((header.parts & has_use_lists) != 0) skip_use_lists(from, results.size());
    if ((header.parts & has_regions) != 0)
      header.regions = from.index_with_flag(from.left() + 1, "how many regions there are", header.is_isolated);
    for (Attribute& attribute : made.attributes) attribute.place = made.place;
    if (sections_.operations[header.name].dialect == "vhlo") as_stablehlo(made);
    if (made.name == "stablehlo.get_tuple_element" && !operands.empty())
      keep_element(made, values_.parts_at(operands[0].type, made.place).elements);
    return header;
  }
  // Artifacts of VHLO and another dialect have values in the types of both, and casts between.
  void take_cast(const Operation& cast, const Buffer<Known>& operands, const Buffer<Index>& results,
                 const ByteCursor& from) {
    if (results.size() != operands.size())
      stablehlo_count_differs(cast.place, cast.name, "results", results.size(), operands.size());
    for (Index i = 0; i < results.size(); ++i) {
      const Buffer<ValueType> types = values_.parts_at(results[i], cast.place).types;
      bool is_same = types.size() == operands[i].values.count;
      for (Index part = 0; is_same && part < types.size(); ++part)
        is_same = function_->values[operands[i].values.first + part] == types[part];
      if (!is_same) stablehlo_is_malformed(cast.place, "casts to the same type", cast.name);
      define({operands[i].values, results[i]}, from);
    }
  }
  // The numbers of an operation's own attributes, in the order of their names. Those of other dialects than VHLO are
  // not known, but for some of Shardy's, other operations of which are passed over without them.
  void take_properties(Header& header, ByteCursor& from) {
    const Index index = from.index(sections_.properties.size(), "the number of a set of attributes");
    const auto& [dialect, name] = sections_.operations[header.name];
    std::string_view names = dialect == "sdy" ? sdy_attribute_names(name) : vhlo_attribute_names(name);
    if (dialect == "builtin" || (dialect == "sdy" && names.empty())) return;
    if (dialect != "vhlo" && dialect != "sdy")
      stablehlo_is_malformed(header.made.place, "a portable artifact, as stablehlo-translate --serialize writes one",
                             header.made.name);
    ByteCursor properties = sections_.properties[index];
    if (names.empty() && !properties.at_end()) stablehlo_is_unsupported(header.made.place, "operation of VHLO", name);
    while (!names.empty()) {
      const std::size_t end = names.find(' ');
      header.made.attributes.push_back(values_.attribute(properties));
      header.made.attributes.back().name = names.substr(0, end);
      names.remove_prefix(end == std::string_view::npos ? names.size() : end + 1);
    }
    properties.expect_end("the end of a set of attributes");
  }

  // ---- Regions

  // Reads one region by `take_block`, which is given its start. False: it is empty.
  template <class TakeBlock>
  bool take_region(ByteCursor& from, TakeBlock&& take_block) {
    const Index blocks = from.count("how many blocks there are");
    if (blocks == 0) return false;
    if (blocks > 1) stablehlo_is_unsupported(from.place(), "second block of a region:", "of bytecode");
    if (++nesting_ > most_nesting) stablehlo_is_too_deep(from.place(), most_nesting);
    Frame frame;
    frame.first = frames_.size() == scopes_ ? 0 : frames_.back().first + frames_.back().declared;
    frame.declared = from.count("how many values a region has");
    frames_.push_back(static_cast<Frame&&>(frame));
    take_block(from);
    frames_.pop_back();
    --nesting_;
    return true;
  }
  // The regions of an operation, which may be a part of the file of their own, and may see no values around them.
  template <class TakeBlock>
  void take_regions(const Header& header, ByteCursor& from, TakeBlock&& take_block) {
    if (header.regions == 0) return;
    ByteCursor own;
    ByteCursor* inside = &from;
    if (header.is_isolated && sections_.version >= BytecodeVersion::region_sections) {
      constexpr int code = 4;
      const ByteCursor::Section section = from.section();
      if (section.id != code) from.fail("a section of operations");
      own = section.data;
      inside = &own;
    }
    const Index around = scopes_;
    if (header.is_isolated) scopes_ = frames_.size();
    for (Index i = 0; i < header.regions; ++i) take_block(*inside);
    scopes_ = around;
    if (inside == &own) own.expect_end("the end of a region");
  }
  // The number of operations; arguments are added to `region`.
  Index take_block_header(ByteCursor& from, Region& region) {
    bool has_arguments = false;
    const Index count = from.index_with_flag(from.left() + 1, "how many operations there are", has_arguments);
    if (!has_arguments) return count;
    const Index arguments = from.count("how many arguments there are");
    for (Index i = 0; i < arguments; ++i) {
      bool has_location = true;
      const Index type = sections_.version >= BytecodeVersion::elided_locations
                             ? from.index_with_flag(sections_.types.size(), "the type of an argument", has_location)
                             : from.index(sections_.types.size(), "the type of an argument");
      add_value(type, from, region.arguments);
      region.argument_locations.resize(region.arguments.size(), has_location ? values_.name_at(from) : "");
    }
    if (sections_.version >= BytecodeVersion::use_lists && from.byte("whether the order of uses is told") != 0)
      skip_use_lists(from, arguments);
    return count;
  }
  Region take_operations(ByteCursor& from) {
    Region region;
    take_region(from, [&](ByteCursor& block) {
      for (Index i = take_block_header(block, region); i > 0; --i) take_operation(block, region);
    });
    return region;
  }
  void take_operation(ByteCursor& from, Region& region) {
    Header header = take_header(from);
    take_regions(header, from, [&](ByteCursor& inside) { header.made.regions.push_back(take_operations(inside)); });
    if (!header.is_cast) region.operations.push_back(static_cast<Operation&&>(header.made));
  }

  // ---- Modules and functions

  // A block of a module: functions, modules, meshes of Shardy.
  void take_items(ByteCursor& from) {
    Region unused;
    for (Index i = take_block_header(from, unused); i > 0; --i) {
      const Header header = take_header(from);
      const auto& [dialect, name] = sections_.operations[header.name];
      if (dialect == "builtin" && name == "module") {
        note_processes(module_, header.made.attributes);
        take_regions(header, from,
                     [&](ByteCursor& inside) { take_region(inside, [&](ByteCursor& block) { take_items(block); }); });
      } else if (dialect == "vhlo" && name == "func_v1") {
        take_function(header, from);
      } else if (dialect == "sdy" && header.regions == 0) {
        if (name == "mesh") take_mesh(header);
      } else {
        stablehlo_is_unsupported(header.made.place, "operation outside of functions", header.made.name);
      }
    }
  }
  void take_function(const Header& header, ByteCursor& from) {
    Function function;
    function.place = header.made.place;
    const Attribute* const name = stablehlo::find(header.made.attributes, "sym_name");
    if (name == nullptr) stablehlo_attribute_is_missing(function.place, "vhlo.func_v1", "sym_name");
    function.name = name->text;
    Function* const around = function_;
    function_ = &function;
    bool has_body = false;
    Buffer<Known> arguments;
    take_regions(header, from, [&](ByteCursor& inside) {
      has_body |= take_region(inside, [&](ByteCursor& block) {
        const Index operations = take_block_header(block, function.body);
        arguments = frames_.back().values;
        for (Index i = operations; i > 0; --i) take_operation(block, function.body);
      });
    });
    function_ = around;
    if (!has_body) return;
    Buffer<AttributeList> attributes;
    take_lists(stablehlo::find(header.made.attributes, "arg_attrs"), attributes);
    take_lists(stablehlo::find(header.made.attributes, "res_attrs"), function.result_attributes);
    attributes.resize(arguments.size());
    for (Index i = 0; i < arguments.size(); ++i)  // of a tuple those of its parts
      function.parameter_attributes.resize(function.parameter_attributes.size() + arguments[i].values.count,
                                           attributes[i]);
    if (module_.find(function.name) != nullptr) stablehlo_name_is_taken(function.place, "function", function.name);
    module_.functions.push_back(static_cast<Function&&>(function));
  }
  void take_mesh(const Header& header) {
    const Attribute* const name = stablehlo::find(header.made.attributes, "sym_name");
    const Attribute* const mesh = stablehlo::find(header.made.attributes, "mesh");
    if (name == nullptr || mesh == nullptr) stablehlo_attribute_is_missing(header.made.place, "sdy.mesh", "mesh");
    for (const MeshDeclaration& other : module_.meshes)
      if (other.name == name->text) stablehlo_name_is_taken(header.made.place, "mesh", name->text);
    module_.meshes.push_back({name->text, mesh->text, header.made.place});
  }
  static void take_lists(const Attribute* from, Buffer<AttributeList>& lists) {
    if (from == nullptr) return;
    for (const Attribute& list : from->items) lists.push_back(list.items);
  }
};

}  // namespace detail

Module read_bytecode(std::string_view bytes) { return detail::BytecodeReader(bytes).read(); }

}  // namespace weft::stablehlo

#endif
