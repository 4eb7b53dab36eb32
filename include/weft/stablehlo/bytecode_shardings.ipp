// Shardy's attributes of bytecode (SdyDialectBytecode), as the text that MLIR prints of them: the part of
// stablehlo/bytecode_values.hpp that reads them.
#ifndef WEFT_STABLEHLO_BYTECODE_SHARDINGS_IPP
#define WEFT_STABLEHLO_BYTECODE_SHARDINGS_IPP

#include <weft/stablehlo/bytecode_types.ipp>
#include <weft/stablehlo/bytecode_values.hpp>

#include <string>

namespace weft::stablehlo {

namespace detail {

// By number; those that are not here say nothing that is asked for.
enum class SdyAttribute : std::uint8_t {
  manual_axes,
  mesh_axis,
  mesh,
  part_of_axis,
  axis,
  dimension,
  sharding,
  shardings,
  sharding_with_sums = 15,
  shardings_with_sums,
  sharding_with_reductions
};

}  // namespace detail

// Each part of a text counts where it is added, so that names that are referred to often make no text without bound.
void BytecodeValues::add_text(std::string& text, std::string_view more, TextPlace place) {
  count(static_cast<Index>(more.size()), place);
  text += more;
}
// "open a, b close": a list, each of whose entries `add_entry` adds.
template <class AddEntry>
void BytecodeValues::add_list(std::string& text, const char* open, const char* close, ByteCursor& from,
                              const AddEntry& add_entry) {
  add_text(text, open, from.place());
  const Index size = from.count("how many entries a list has");
  for (Index i = 0; i < size; ++i) {
    if (i > 0) add_text(text, ", ", from.place());
    add_entry();
  }
  add_text(text, close, from.place());
}
void BytecodeValues::add_quoted(std::string& text, ByteCursor& from) {
  add_text(text, '"' + std::string(sections_.string(from)) + '"', from.place());
}
// An attribute inside of another one, of kind `expected`.
ByteCursor BytecodeValues::sdy_part(ByteCursor& from, detail::SdyAttribute expected) const {
  const BytecodeSections::Entry& entry = sections_.attributes[attribute_index(from)];
  ByteCursor part = entry.data;
  if (entry.is_text || entry.dialect != "sdy" ||
      detail::code_of(part, "the kind of an attribute") != static_cast<std::uint8_t>(expected))
    from.fail("a part of a sharding");
  return part;
}
// "a"=2
void BytecodeValues::add_mesh_axis(std::string& text, ByteCursor& from) {
  ByteCursor part = sdy_part(from, detail::SdyAttribute::mesh_axis);
  add_quoted(text, part);
  add_text(text, '=' + std::to_string(part.signed_number("the size of an axis")), part.place());
}
// "a", "a":(1)2
void BytecodeValues::add_axis(std::string& text, ByteCursor& from) {
  ByteCursor part = sdy_part(from, detail::SdyAttribute::axis);
  add_quoted(text, part);
  bool is_part = false;
  const Index info = part.index_with_flag(sections_.attributes.size(), "a part of an axis", is_part);
  if (!is_part) return;
  ByteCursor of_axis = sections_.attributes[info].data;
  if (sections_.attributes[info].dialect != "sdy" || detail::code_of(of_axis, "the kind of an attribute") !=
                                                         static_cast<std::uint8_t>(detail::SdyAttribute::part_of_axis))
    part.fail("a part of an axis");
  const std::string before = std::to_string(of_axis.signed_number("the size before a part of an axis"));
  add_text(text, ":(" + before + ')' + std::to_string(of_axis.signed_number("the size of a part")), part.place());
}
// {"a", "b", ?}p1
void BytecodeValues::add_dimension(std::string& text, ByteCursor& from) {
  ByteCursor part = sdy_part(from, detail::SdyAttribute::dimension);
  bool is_first = true;
  add_list(text, "{", "", part, [&] { add_axis(text, part), is_first = false; });
  const bool is_closed = part.byte("whether a dimension is closed") != 0;
  add_text(text, is_closed ? "}" : is_first ? "?}" : ", ?}", part.place());
  bool has_priority = false;
  const Index priority = part.index_with_flag(1 << 20, "a priority", has_priority);
  if (has_priority) add_text(text, 'p' + std::to_string(priority), part.place());
}
// <@mesh, [{"a"}, {}], replicated={"b"}, unreduced=max{"c"}>, behind the kind.
std::string BytecodeValues::sharding_text(detail::SdyAttribute kind, ByteCursor& from) {
  using detail::SdyAttribute;
  const Attribute& mesh = read(attribute_index(from));
  std::string text;
  const std::string name(mesh.text);
  add_text(text, '<' + (mesh.kind == Attribute::Kind::word ? "@\"" + name + '"' : "mesh" + name) + ", ", from.place());
  add_list(text, "[", "]", from, [&] { add_dimension(text, from); });
  std::string replicated, unreduced;
  add_list(replicated, "{", "}", from, [&] { add_axis(replicated, from); });
  if (kind != SdyAttribute::sharding) add_list(unreduced, "{", "}", from, [&] { add_axis(unreduced, from); });
  const auto reduction = kind == SdyAttribute::sharding_with_reductions ? from.signed_number("a reduction") : 0;
  if (reduction < 0 || reduction > 2) from.fail("a reduction: 0, 1 or 2");
  if (replicated.size() > 2) text += ", replicated=" + replicated;
  if (unreduced.size() > 2)
    text += std::string(", unreduced=") + (reduction == 0 ? "" : reduction == 1 ? "max" : "min") + unreduced;
  return text + '>';
}
void BytecodeValues::take_sdy(Attribute& made, ByteCursor& from) {
  using detail::SdyAttribute;
  made.kind = Attribute::Kind::opaque;
  const TextPlace place = from.place();
  const auto kind = static_cast<SdyAttribute>(detail::code_of(from, "the kind of an attribute"));
  std::string text;
  switch (kind) {
    case SdyAttribute::manual_axes:
      made.kind = Attribute::Kind::dictionary;
      for (Index i = from.count("how many axes are manual"); i > 0; --i) {
        made.items.push_back({});
        made.items.back().name = read(attribute_index(from)).text;
      }
      return;
    case SdyAttribute::mesh:
      add_list(text, "<[", "]", from, [&] { add_mesh_axis(text, from); });
      if (ByteCursor devices = from; devices.count("how many devices a mesh has") > 0)
        add_list(text, ", device_ids=[", "]", from,
                 [&] { add_text(text, std::to_string(from.signed_number("a device")), place); });
      text += '>';
      break;
    case SdyAttribute::sharding:
    case SdyAttribute::sharding_with_sums:
    case SdyAttribute::sharding_with_reductions: text = sharding_text(kind, from); break;
    case SdyAttribute::shardings:
    case SdyAttribute::shardings_with_sums:
      add_list(text, "<[", "]>", from, [&] {
        made.items.push_back(attribute(from));
        add_text(text, made.items.back().text, place);
      });
      break;
    default: return;
  }
  made.text = keep(text, place);
}

}  // namespace weft::stablehlo

#endif
