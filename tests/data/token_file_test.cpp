// Files of tokens: every form, every place, and files that are no tokens.
#include <weft/data/token_file.hpp>
#include <weft/io/npy.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <unistd.h>

namespace token_file_test {

using weft::Index;
using weft::TokenFile;
using weft::TokenFormat;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;

template <class T>
std::string bytes_of(const std::vector<T>& ids) {
  return {reinterpret_cast<const char*>(ids.data()), ids.size() * sizeof(T)};
}
std::vector<std::int32_t> tokens_of(const TokenFile& file) {
  std::vector<std::int32_t> tokens(weft::to_size(file.size()));
  file.read(0, tokens);
  return tokens;
}

TEST(TokenFile, ReadsEveryForm) {
  const TemporaryDirectory folder;
  const std::vector<std::int32_t> ids{5, 300, 0, 65535, 17};
  const std::vector<std::uint16_t> narrow(ids.begin(), ids.end());
  const std::vector<std::uint32_t> wide(ids.begin(), ids.end());
  EXPECT_EQ(tokens_of(TokenFile(folder.put("a", bytes_of(narrow)), TokenFormat::u16, 65536)), ids);
  EXPECT_EQ(tokens_of(TokenFile(folder.put("b", bytes_of(wide)), TokenFormat::u32, 65536)), ids);
  weft::write_npy<std::uint16_t>(folder / "c", {5}, narrow);
  weft::write_npy<std::uint32_t>(folder / "d", {5}, wide);
  weft::write_npy<std::int32_t>(folder / "e", {5}, ids);
  for (const char* name : {"c", "d", "e"}) EXPECT_EQ(tokens_of(TokenFile(folder / name, TokenFormat::npy, 65536)), ids);
  EXPECT_EQ(tokens_of(TokenFile(WEFT_TESTS_DIR "/golden/npy/tokens.npy", TokenFormat::npy, 300)),
            (std::vector<std::int32_t>{1, 258, 3}))
      << "the highest byte first";
  const TokenFile text(folder.put("f", "To be,\n"), TokenFormat::text);
  EXPECT_EQ(tokens_of(text)[6], 0);
  EXPECT_EQ(tokens_of(text)[0], weft::token_of('T'));
  std::int32_t middle[2];
  TokenFile(folder / "e", TokenFormat::npy, 65536).read(2, middle);
  EXPECT_EQ(middle[1], 65535);
}

TEST(TokenFile, TokensOutsideTheVocabularyAreNamedByTheirPlace) {
  const TemporaryDirectory folder;
  const std::string path = folder.put("a", bytes_of(std::vector<std::uint16_t>{5, 6, 96}));
  expect_error([&] { tokens_of(TokenFile(path, TokenFormat::u16, 96)); }, "token_is_out_of_range",
               {"a': token 2 is 96", "0 to 95"});
  const std::string wide = folder.put("b", bytes_of(std::vector<std::int32_t>{5, -1}));
  expect_error([&] { tokens_of(TokenFile(wide, TokenFormat::u32, TokenFile::most_tokens)); }, "token_is_out_of_range",
               {"token 1 is 4294967295"});
  const std::string text = folder.put("c", "one\ntwo\n\xC3\xA9");
  expect_error([&] { tokens_of(TokenFile(text, TokenFormat::text)); }, "byte_not_in_vocabulary",
               {"byte 195 at offset 8, line 3"});
  const std::string letters = folder.put("d", "ab~");
  expect_error([&] { tokens_of(TokenFile(letters, TokenFormat::text, 90)); }, "token_is_out_of_range",
               {"token 2 is 95"});
}

TEST(TokenFile, FilesThatAreNoTokensSaySo) {
  const TemporaryDirectory folder;
  const std::string odd = folder.put("a", "12345");
  expect_error([&] { TokenFile(odd, TokenFormat::u16); }, "tokens_end_in_the_middle", {"5 bytes", "2 bytes each"});
  expect_error([&] { TokenFile(odd, TokenFormat::u32); }, "tokens_end_in_the_middle", {"4 bytes each"});
  expect_error([&] { TokenFile(odd, TokenFormat::npy); }, "npy_magic_is_wrong", {});
  expect_error([&] { TokenFile(odd, TokenFormat::u16, 0); }, "token_setting_is_wrong", {"vocabulary is 0"});
  expect_error([&] { TokenFile(odd, TokenFormat::text, 97); }, "token_setting_is_wrong",
               {"vocabulary is 97", "1 to 96"});
  expect_error([&] { TokenFile(folder / "none", TokenFormat::u16); }, "file_is_missing", {});
  weft::write_npy<float>(folder / "b", {1}, std::vector<float>{1});
  expect_error([&] { TokenFile(folder / "b", TokenFormat::npy); }, "tokens_are_no_list", {"f32 [1]"});
  weft::write_npy<std::int32_t>(folder / "c", {1, 1}, std::vector<std::int32_t>{1});
  expect_error([&] { TokenFile(folder / "c", TokenFormat::npy); }, "tokens_are_no_list", {"i32 [1, 1]"});
  // 2^60 tokens.
  const std::string huge = weft::npy_header_text(weft::DType::u16, {Index{1} << 58}) + "12";
  expect_error([&] { TokenFile(folder.put("d", huge), TokenFormat::npy); }, "npy_size_differs", {"has 2"});
}

TEST(TokenFile, AFileThatShrinksIsASentence) {
  const TemporaryDirectory folder;
  const std::string path = folder.put("a", std::string(100000, 'x'));
  const TokenFile file(path, TokenFormat::text);
  ASSERT_EQ(::truncate(path.c_str(), 10), 0);
  expect_error([&] { tokens_of(file); }, "mapped_file_shrank", {"had 100000 bytes and now has 10"});
}

TEST(TokenFile, DamagedFilesAreRefusedOrReadWhole) {
  std::string whole = weft::npy_header_text(weft::DType::u16, {24});
  for (std::uint16_t id = 0; id < 24; ++id) whole += std::string{static_cast<char>(id), '\0'};
  const std::vector<std::string> pieces{"1152921504606846976",
                                        "18446744073709551616",
                                        "<u4",
                                        "<i4",
                                        "|u1",
                                        "(",
                                        ")",
                                        ",",
                                        "\x93NUMPY",
                                        "\n",
                                        std::string(2, '\0'),
                                        "\xFF\xFF"};
  weft::testing::expect_sound_or_refused_files(whole, pieces, [](const std::string& path, Index size) {
    const bool has_header = size % 3 != 0;  // others are read as they are
    const TokenFile file(path, has_header ? TokenFormat::npy : TokenFormat::u16, has_header ? 40 : 65536);
    for (const std::int32_t token : tokens_of(file)) EXPECT_LT(token, has_header ? 40 : 65536);
  });
}

}  // namespace token_file_test
