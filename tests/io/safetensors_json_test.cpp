// The JSON of headers: what it takes, and at which byte it stops.
#include <weft/io/safetensors_json.hpp>

#include "support/expect_error.hpp"

namespace safetensors_json_test {

using weft::Index;
using weft::detail::SafetensorsJson;
using weft::testing::expect_error;

std::string text_in(std::string_view json) {
  SafetensorsJson reader(json, "a.safetensors");
  std::string text = reader.string();
  reader.end();
  return text;
}
Index number_in(std::string_view json) {
  SafetensorsJson reader(json, "a.safetensors");
  const Index number = reader.number();
  reader.end();
  return number;
}
template <class Function>
void refuses(Function read, std::string_view json, Index at) {
  SCOPED_TRACE(json);
  expect_error([&] { static_cast<void>(read(json)); }, "safetensors_header_is_malformed",
               {"'a.safetensors': byte " + std::to_string(at) + " of the header should be "});
}

TEST(SafetensorsJson, PassesOverWhatNobodyReads) {
  const auto passes = [](std::string_view json) {
    SafetensorsJson reader(json, "a.safetensors");
    reader.skip_scalar();
    reader.end();
    return 0;
  };
  for (const char* const json : {R"("a\n")", " 12 ", "-1.5e+3", "0", "true", "null"})
    EXPECT_EQ(passes(json), 0) << json;
  refuses(passes, "{}", 0);
  refuses(passes, "", 0);
  refuses(passes, "1 2", 2);
}

TEST(SafetensorsJson, ReadsTexts) {
  EXPECT_EQ(text_in(R"("")"), "");
  EXPECT_EQ(text_in(" \t\r\n\"plain\" "), "plain");
  EXPECT_EQ(text_in(R"("\"\\\/\b\f\n\r\t")"), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(text_in(R"("\u0041\u00e9\u4E16")"), "A\xC3\xA9\xE4\xB8\x96");
  EXPECT_EQ(text_in(R"("\ud83e\uddf5")"), "\xF0\x9F\xA7\xB5");
  EXPECT_EQ(text_in(R"("\u0000")"), std::string(1, '\0'));
  EXPECT_EQ(text_in("\"\xC3\xA9\""), "\xC3\xA9");
}

TEST(SafetensorsJson, RefusesWhatIsNoText) {
  refuses(text_in, "", 0);
  refuses(text_in, "plain", 0);
  refuses(text_in, "'plain'", 0);
  refuses(text_in, "\"open", 5);
  refuses(text_in, "\"line\n\"", 5);
  refuses(text_in, "\"\\", 2);
  refuses(text_in, R"("\x")", 2);
  refuses(text_in, R"("\u00g0")", 5);
  refuses(text_in, R"("\u12")", 5);
  refuses(text_in, R"("\ud83e")", 7);
  refuses(text_in, R"("\ud83e\u0041")", 13);
  refuses(text_in, R"("\uddf5")", 7);
  refuses(text_in, "\"\xC3(\"", 4);
  refuses(text_in, R"("a" "b")", 4);
}

TEST(SafetensorsJson, ReadsNumbersToTheLargestIndex) {
  EXPECT_EQ(number_in(" 0 "), 0);
  EXPECT_EQ(number_in("1234567890"), 1234567890);
  EXPECT_EQ(number_in("9223372036854775807"), std::numeric_limits<Index>::max());
  refuses(number_in, "9223372036854775808", 18);
  refuses(number_in, "99999999999999999999999", 18);
  refuses(number_in, "", 0);
  refuses(number_in, "-1", 0);
  refuses(number_in, "+1", 0);
  refuses(number_in, "01", 2);
  refuses(number_in, "1.5", 1);
  refuses(number_in, "1e3", 1);
  refuses(number_in, "true", 0);
}

std::string shape_of_json(std::string_view json) {
  SafetensorsJson reader(json, "a.safetensors");
  std::string seen;
  reader.object([&](const std::string& name) {
    seen += name + "=";
    reader.array([&] { seen += std::to_string(reader.number()) + ";"; });
  });
  reader.end();
  return seen;
}

TEST(SafetensorsJson, ReadsObjectsAndLists) {
  EXPECT_EQ(shape_of_json("{}"), "");
  EXPECT_EQ(shape_of_json(R"( { "a" : [ ] , "b" : [ 1 , 2 ] } )"), "a=b=1;2;");
  refuses(shape_of_json, "[]", 0);
  refuses(shape_of_json, "{", 1);
  refuses(shape_of_json, R"({"a"})", 4);
  refuses(shape_of_json, R"({"a":[1,]})", 8);
  refuses(shape_of_json, R"({"a":[1 2]})", 8);
  refuses(shape_of_json, R"({"a":[1],})", 9);
  refuses(shape_of_json, R"({"a":[1])", 8);
  refuses(shape_of_json, R"({"a":[[1]]})", 6);
  refuses(shape_of_json, R"({"a":{}})", 5);
  refuses(shape_of_json, R"({}})", 2);
  refuses(shape_of_json, std::string(1 << 20, '{'), 1);  // no stack grows
}

TEST(SafetensorsJson, WritesWhatItReads) {
  const std::string every = [] {
    std::string text;
    for (std::uint32_t code = 0; code < 0x3000; ++code) weft::append_utf8(text, code);
    return text + "\xF0\x9F\xA7\xB5";
  }();
  std::string json;
  weft::detail::append_quoted(json, every);
  EXPECT_EQ(text_in(json), every);
  json.clear();
  weft::detail::append_quoted(json, "a/\"\\\n\x01\x1F");
  EXPECT_EQ(json, R"("a/\"\\\n\u0001\u001f")");
}

}  // namespace safetensors_json_test
