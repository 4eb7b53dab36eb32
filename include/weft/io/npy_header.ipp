// Definitions of io/npy_header.hpp.
#ifndef WEFT_IO_NPY_HEADER_IPP
#define WEFT_IO_NPY_HEADER_IPP

#include <weft/io/npy_header.hpp>

namespace weft::detail {

bool NpyText::takes(char letter) {
  skip_spaces();
  if (at_ == text_.size() || text_[at_] != letter) return false;
  ++at_;
  return true;
}

std::string NpyText::string() {
  skip_spaces();
  const char quote = at_ < text_.size() ? text_[at_] : '\0';
  if (quote == '[') fail("a text in quotes, not a list of fields: each field must be saved by itself");
  if (quote != '\'' && quote != '"') fail("a text in quotes");
  const std::size_t end = text_.find(quote, at_ + 1);
  if (end == std::string_view::npos) fail("a text in quotes");
  const std::string_view inside = text_.substr(at_ + 1, end - at_ - 1);
  at_ = end + 1;
  return std::string(inside);
}

bool NpyText::boolean() {
  skip_spaces();
  for (const bool value : {false, true}) {
    const std::string_view word = value ? "True" : "False";
    if (text_.substr(at_, word.size()) != word) continue;
    at_ += word.size();
    return value;
  }
  fail("True or False");
}

Index NpyText::number() {
  skip_spaces();
  const auto is_digit = [this] { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; };
  if (!is_digit()) fail("a whole number from 0 on");
  Index value = 0;
  for (; is_digit(); ++at_)
    if (__builtin_mul_overflow(value, Index{10}, &value) ||
        __builtin_add_overflow(value, Index{text_[at_] - '0'}, &value))
      fail("a number below 2^63");
  return value;
}

Dims NpyText::tuple() {
  Dims dims;
  expect('(', "'('");
  for (bool separated = true; !takes(')');) {
    if (!separated) fail("',' or ')'");
    if (dims.size() == max_rank) npy_rank_is_unsupported(path_, max_rank);
    dims.push_back(number());
    static_cast<void>(takes('L'));
    separated = takes(',');
    if (dims.size() == 1 && !separated) fail("','");
  }
  return dims;
}

void NpyText::end() {
  skip_spaces();
  if (text_.size() - at_ != 1 || text_[at_] != '\n') fail("the end of the header, spaces and a line feed");
}

void read_npy_type(NpyHeader& header, const std::string& descr, const char* path) {
  // As numpy.dtype reads it: no letter, '=' and '|' are the order of this machine, and one byte has none.
  const std::string_view all = descr;
  const bool has_order = !all.empty() && std::string_view("<>=|").find(all[0]) != std::string_view::npos;
  const std::string_view kind = has_order ? all.substr(1) : all;
  for (const DTypeRow& row : dtype_table) {
    const bool is_bits = row.dtype == DType::u8 && (kind == "V1" || kind == "f1");
    if (kind != npy_descr_of(row.dtype) + 1 && !is_bits) continue;
    header.dtype = row.dtype;
    header.is_unnamed = is_bits && kind == "V1";
    header.highest_byte_first = all[0] == '>' && row.bytes > 1;
    return;
  }
  npy_type_is_unsupported(path, printable(descr).c_str());
}

Shape npy_shape(const Dims& dims, const char* path) {
  Index most_bytes = largest_element;
  for (const Index extent : dims)
    if (__builtin_mul_overflow(most_bytes, extent, &most_bytes)) npy_shape_is_too_large(path, dims);
  return Shape(dims);
}

NpyHeader read_npy_dictionary(NpyText& text, const char* path) {
  constexpr const char* keys = "past 'descr', 'fortran_order' and 'shape', each once and nothing else";
  std::string descr;
  Dims dims;
  bool by_columns = false, has_descr = false, has_order = false, has_shape = false;
  text.expect('{', "'{'");
  for (bool separated = true; !text.takes('}');) {
    if (!separated) text.fail("',' or '}'");
    const std::string key = text.string();
    text.expect(':', "':'");
    if (key == "descr" && !std::exchange(has_descr, true))
      descr = text.string();
    else if (key == "fortran_order" && !std::exchange(has_order, true))
      by_columns = text.boolean();
    else if (key == "shape" && !std::exchange(has_shape, true))
      dims = text.tuple();
    else
      text.fail(keys);
    separated = text.takes(',');
  }
  if (!has_descr || !has_order || !has_shape) text.fail(keys);
  text.end();
  NpyHeader header;
  read_npy_type(header, descr, path);
  header.shape = npy_shape(dims, path);
  header.by_columns = by_columns;
  return header;
}

}  // namespace weft::detail

namespace weft {

Index npy_header_bytes(std::span<const std::uint8_t> start, Index file_bytes, const char* path) {
  constexpr std::string_view magic = "\x93NUMPY";
  for (std::size_t i = 0; i < magic.size() && i < start.size(); ++i)
    if (start[i] != static_cast<std::uint8_t>(magic[i])) {
      refuse_other_format("npy", path, {reinterpret_cast<const char*>(start.data()), start.size()});
      npy_magic_is_wrong(path);
    }
  if (file_bytes < 10) npy_is_too_short(path, file_bytes, 10);
  const Index major = start[6], minor = start[7], length_bytes = major == 1 ? 2 : 4;
  if (major < 1 || major > 3 || minor != 0) npy_version_is_unknown(path, major, minor);
  if (file_bytes < 8 + length_bytes) npy_is_too_short(path, file_bytes, 8 + length_bytes);
  Index length = 0;
  for (Index i = length_bytes; i > 0; --i) length = length << 8 | Index{start[to_size(7 + i)]};
  if (length > npy_max_header_bytes) npy_header_is_too_long(path, length, npy_max_header_bytes);
  const Index all = 8 + length_bytes + length;
  if (file_bytes < all) npy_is_too_short(path, file_bytes, all);
  return all;
}

NpyHeader parse_npy_header(std::span<const std::uint8_t> bytes, Index file_bytes, const char* path) {
  const Index end = npy_header_bytes(bytes, file_bytes, path);
  const Index start = bytes[6] == 1 ? 10 : 12;
  const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  detail::NpyText text(all.substr(to_size(start), to_size(end - start)), start, path);
  NpyHeader header = detail::read_npy_dictionary(text, path);
  header.header_bytes = end;
  if (file_bytes - end != header.bytes())
    npy_size_differs(path, name_of(header.dtype), header.shape, header.bytes(), file_bytes - end);
  return header;
}

std::string npy_header_text(DType dtype, const Shape& shape) {
  std::string text = "{'descr': '" + std::string(npy_descr_of(dtype)) + "', 'fortran_order': False, 'shape': (";
  for (int i = 0; i < shape.rank(); ++i) {
    text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    if (shape.rank() == 1) text += ',';
  }
  text += "), }";
  text.resize(to_size(round_up(std::ssize(text) + 11, 64) - 11), ' ');
  text += '\n';
  const auto length = static_cast<unsigned>(text.size());
  std::string start = "\x93NUMPY\x01";
  for (const unsigned byte : {0u, length & 255u, length >> 8}) start += static_cast<char>(byte);
  return start + text;
}

}  // namespace weft

#endif
