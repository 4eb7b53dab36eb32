// What people have in the place of the file that they mean, by its first bytes: errors say what it is and what to do with
// it, instead of what is wrong with it as a file of the format asked for.
#ifndef WEFT_IO_OTHER_FORMAT_HPP
#define WEFT_IO_OTHER_FORMAT_HPP

#include <weft/base/error_io.hpp>

#include <string_view>

namespace weft {

struct OtherFormat {
  std::string_view begins;
  const char *what = "", *cure = "";
};

inline constexpr std::size_t other_format_bytes = 24;  // at most, of a file's start, that tell it

// Signatures: git-lfs/docs/spec.md, PKWARE's APPNOTE.TXT, RFC 1952, pickle's PROTO opcode, HDF5's and NumPy's format
// pages, the Unicode standard (byte order marks).
inline constexpr OtherFormat other_formats[] = {
    {"version https://git-lfs", "a pointer of Git LFS, which stands for a file", "fetch the file with git lfs pull"},
    {"<!DOCTYPE", "a web page", "download the file itself"},
    {"<!doctype", "a web page", "download the file itself"},
    {"<html", "a web page", "download the file itself"},
    {"PK\x03\x04", "a zip archive, as torch.save and numpy.savez write them",
     "save its tensors with safetensors.torch.save_file, or each array with numpy.save"},
    {"\x80\x02", "a pickle, as torch.save wrote them before 1.6", "save its tensors with safetensors.torch.save_file"},
    {"\x80\x04", "a pickle", "save its arrays with safetensors or numpy.save"},
    {"\x1F\x8B", "compressed by gzip", "gunzip it first"},
    {"\x89HDF\r\n", "an HDF5 file", "save its arrays with safetensors or numpy.save"},
    {"GGUF", "a GGUF file", "take the safetensors that it was made of"},
    {"\x93NUMPY", "a file of numpy.save", "read it with read_npy"},
    {"\xFF\xFE", "a text in UTF-16", "save it as UTF-8"},
    {"\xFE\xFF", "a text in UTF-16", "save it as UTF-8"},
};

// Refuses a file that `start` begins, if it tells another format than the reader's. Error: file_is_of_another_format.
// `operation`: what reads it.
inline void refuse_other_format(const char* operation, const char* path, std::string_view start) {
  for (const OtherFormat& format : other_formats)
    if (start.substr(0, format.begins.size()) == format.begins)
      file_is_of_another_format(operation, path, format.what, format.cure);
}

}  // namespace weft

#endif
