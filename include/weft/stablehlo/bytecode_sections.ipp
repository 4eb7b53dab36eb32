// Definitions of stablehlo/bytecode_sections.hpp.
#ifndef WEFT_STABLEHLO_BYTECODE_SECTIONS_IPP
#define WEFT_STABLEHLO_BYTECODE_SECTIONS_IPP

#include <weft/stablehlo/bytecode_sections.hpp>

#include <algorithm>

namespace weft::stablehlo {

namespace detail {

class SectionReader {
 public:
  explicit SectionReader(std::string_view bytes) : file_(bytes) {}

  BytecodeSections read() {
    if (file_.take(std::min<Index>(file_.left(), 4), "") != bytecode_magic)
      stablehlo_is_malformed({}, "\"ML\\xefR\", the first bytes of MLIR bytecode", "other bytes");
    take_version();
    made_.producer = file_.zero_terminated("the producer of the bytecode");
    while (!file_.at_end()) {
      const ByteCursor start = file_;
      const ByteCursor::Section section = file_.section();
      if (section.id >= sections || has_[section.id]) start.fail("a section that is not there yet");
      has_[section.id] = true;
      data_[section.id] = section.data;
    }
    for (const int needed : {strings, dialects, entries, entry_sizes, code})
      if (!has_[needed]) file_.fail(missing[needed]);
    take_strings(data_[strings]);
    take_dialects(data_[dialects]);
    take_entries();
    if (has_[resource_sizes]) take_resources();
    if (has_[properties]) take_properties(data_[properties]);
    made_.code = data_[code];
    return static_cast<BytecodeSections&&>(made_);
  }

 private:
  enum : int {
    strings,
    dialects,
    entries,
    entry_sizes,
    code,
    resource_data,
    resource_sizes,
    dialect_version,
    properties,
    sections
  };
  static constexpr const char* missing[] = {"a section of strings", "a section of dialects", "a section of attributes",
                                            "a section of the sizes of attributes", "a section of operations"};
  ByteCursor file_;
  bool has_[sections] = {};
  ByteCursor data_[sections];
  BytecodeSections made_;

  void take_version() {
    const TextPlace place = file_.place();
    made_.version = file_.number("a version of the format");
    if (made_.version <= BytecodeVersion::newest) return;
    stablehlo_is_unsupported(place, "version of MLIR's bytecode, newer than 6,", std::to_string(made_.version));
  }
  // Lengths, the last one first, each with a zero at the end that is no part of the string; then the strings.
  void take_strings(ByteCursor from) {
    const Index count = from.count("how many strings there are");
    made_.strings.resize(count);
    Buffer<Index> lengths;
    for (Index i = 0; i < count; ++i) {
      lengths.push_back(from.count("the length of a string"));
      if (lengths.back() == 0) from.fail("strings of 1 byte or more");
    }
    for (Index i = 0; i < count; ++i) {
      const std::string_view text = from.take(lengths[count - 1 - i], "strings as long as was said");
      made_.strings[i] = text.substr(0, text.size() - 1);
    }
    from.expect_end("the end of the strings");
  }
  void take_dialects(ByteCursor from) {
    const Index count = from.count("how many dialects there are");
    const Index texts = made_.strings.size();
    for (Index i = 0; i < count; ++i) {
      bool has_version = false;
      const Index name = made_.version < BytecodeVersion::dialect_versions
                             ? from.index(texts, "the name of a dialect")
                             : from.index_with_flag(texts, "the name of a dialect", has_version);
      made_.dialects.push_back(made_.strings[name]);
      if (has_version && from.section().id != dialect_version) from.fail("the version of a dialect");
    }
    if (made_.version >= BytecodeVersion::elided_locations) from.number("how many names of operations there are");
    while (!from.at_end()) {
      const std::string_view dialect = take_dialect(from);
      for (Index i = from.count("how many names a dialect has"); i > 0; --i) {
        bool is_registered = false;
        const Index name = made_.version < BytecodeVersion::properties
                               ? from.index(texts, "the name of an operation")
                               : from.index_with_flag(texts, "the name of an operation", is_registered);
        made_.operations.push_back({dialect, made_.strings[name]});
      }
    }
  }
  std::string_view take_dialect(ByteCursor& from) const {
    return made_.dialects[from.index(made_.dialects.size(), "the number of a dialect")];
  }
  // Groups of a dialect: the size of each entry, and whether it is encoded otherwise than by MLIR's text.
  void take_entries() {
    ByteCursor sizes = data_[entry_sizes], data = data_[entries];
    const Index counts[] = {sizes.count("how many attributes there are"), sizes.count("how many types there are")};
    Buffer<BytecodeSections::Entry>* const tables[] = {&made_.attributes, &made_.types};
    for (const int table : {0, 1}) {
      while (tables[table]->size() < counts[table]) {
        const std::string_view dialect = take_dialect(sizes);
        for (Index i = sizes.count("how many entries a dialect has"); i > 0; --i) {
          bool is_encoded = false;
          const Index size = sizes.index_with_flag(data.left() + 1, "the size of an entry", is_encoded);
          if (tables[table]->size() == counts[table]) sizes.fail("as many entries as was said");
          tables[table]->push_back({dialect, !is_encoded, data.part(size, "an entry")});
        }
      }
    }
    sizes.expect_end("the end of the sizes of attributes");
  }
  // Resources of the outside, which are passed over, and those of dialects. An empty one is only declared.
  void take_resources() {
    ByteCursor sizes = data_[resource_sizes], data = data_[resource_data];
    for (Index group = sizes.count("how many groups of resources there are"); group > 0; --group) {
      made_.string(sizes);
      take_group(sizes, data, false);
    }
    while (!sizes.at_end()) {
      take_dialect(sizes);
      take_group(sizes, data, true);
    }
  }
  void take_group(ByteCursor& sizes, ByteCursor& data, bool is_kept) {
    constexpr std::uint8_t is_blob = 0;
    for (Index i = sizes.count("how many resources there are"); i > 0; --i) {
      made_.string(sizes);
      const Index size = sizes.index(data.left() + 1, "the size of a resource");
      const std::uint8_t kind = sizes.byte("the kind of a resource");
      ByteCursor resource = data.part(size, "a resource");
      if (!is_kept) continue;
      made_.resources.push_back({});
      if (resource.at_end() || kind != is_blob) continue;
      const std::uint64_t alignment = resource.number("the alignment of a resource");
      const Index length = resource.count("the length of a resource");
      resource.align(alignment);
      made_.resources.back() = resource.take(length, "the bytes of a resource");
    }
  }
  void take_properties(ByteCursor from) {
    for (Index i = from.count("how many sets of attributes there are"); i > 0; --i) {
      const Index size = from.count("the size of a set of attributes");
      made_.properties.push_back(from.part(size, "a set of attributes"));
    }
    from.expect_end("the end of the sets of attributes");
  }
};

}  // namespace detail

BytecodeSections bytecode_sections(std::string_view bytes) { return detail::SectionReader(bytes).read(); }

}  // namespace weft::stablehlo

#endif
