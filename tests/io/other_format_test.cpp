// Files that people have in the place of the one that they mean, given to every reader.
#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>
#include <weft/io/csv.hpp>
#include <weft/io/idx.hpp>
#include <weft/io/npy.hpp>
#include <weft/io/other_format.hpp>
#include <weft/io/safetensors.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

using testing::expect_error;

TEST(OtherFormat, EveryReaderSaysWhatAFileIsAndWhatToDo) {
  const testing::TemporaryDirectory folder;
  for (const OtherFormat& format : other_formats) {
    SCOPED_TRACE(format.what);
    EXPECT_LE(format.begins.size(), other_format_bytes);
    const std::string text = std::string(format.begins) + ": of a file no reader knows,\nand its second line\n";
    const std::string path = folder.put("file", text);
    const auto expect_told = [&](const auto& read) {
      expect_error(read, "file_is_of_another_format", {path.c_str(), format.what, format.cure});
    };
    expect_told([&] { SafetensorsReader reader(path); });
    expect_told([&] { (void)read_csv<float>(path); });
    if (format.begins != "\x93NUMPY") expect_told([&] { NpyReader reader(path); });
    if (format.begins != "\x1F\x8B") expect_told([&] { IdxReader reader(path); });
  }
}
TEST(OtherFormat, ItsOwnFormatIsRefusedByNobody) {
  refuse_other_format("read", "path", "");
  refuse_other_format("read", "path", "P");
  refuse_other_format("read", "path", "version 2 of a table,1\n");
}

}  // namespace
}  // namespace weft
