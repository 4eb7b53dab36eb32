// A text as tokens: the vocabulary, sequences from all places of it, and texts that are refused.
#include <weft/data/text.hpp>

#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>

#include <set>

namespace weft::text_test {

using testing::expect_error;

TEST(Text, EveryTokenIsACharacter) {
  std::set<char> characters;
  for (std::int32_t token = 0; token < character_count; ++token) {
    EXPECT_EQ(token_of(character_of(token)), token);
    characters.insert(character_of(token));
  }
  EXPECT_EQ(characters.size(), to_size(character_count));
  Index known = 0;
  for (int byte = 0; byte < 256; ++byte) known += token_of(static_cast<char>(byte)) >= 0 ? 1 : 0;
  EXPECT_EQ(known, character_count);
  static_assert(token_of('\n') == 0 && token_of(' ') == 1 && token_of('~') == 95 && token_of('\t') == -1);
}

TEST(Text, IsReadFromAnyPlace) {
  const Text text("abcdef", 4, "letters");
  EXPECT_EQ(text.size(), 6);
  EXPECT_EQ(text.path(), "letters");
  std::int32_t tokens[3];
  text.read(2, tokens);
  EXPECT_EQ(tokens[0], token_of('c'));
  EXPECT_EQ(tokens[2], token_of('e'));
}

TEST(Text, IsReadFromAFile) {
  const testing::TemporaryDirectory folder;
  folder.put("text", "To be,\nor not to be.\n");
  const Text text = load_text(folder / "text", 20);
  ASSERT_EQ(text.tokens().size(), 21u);
  EXPECT_EQ(text.tokens()[6], 0);
  EXPECT_EQ(character_of(text.tokens()[0]), 'T');
  expect_error([&] { (void)load_text(folder / "text", 21); }, "text_is_too_short", {"21 characters", "needs 22"});
  expect_error([&] { (void)load_text(folder / "none", 21); }, "file_is_missing", {"none"});
}

TEST(Text, RefusesWhatIsShortOrNotInTheVocabulary) {
  expect_error([] { Text("abcd", 4); }, "text_is_too_short", {"'text' has 4 characters", "needs 5"});
  expect_error([] { Text("", 1); }, "text_is_too_short", {"has 0 characters"});
  expect_error([] { Text("one\ntwo\n\xc3\xa9", 2); }, "byte_not_in_vocabulary", {"byte 195 at offset 8, line 3"});
  expect_error([] { Text("a\tb", 1, "notes"); }, "byte_not_in_vocabulary", {"'notes': byte 9 at offset 1, line 1"});
}

}  // namespace weft::text_test
