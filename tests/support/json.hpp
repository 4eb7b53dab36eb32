// A small strict JSON reader for tests: RFC 8259 documents into a value tree, errors with line and column. Numbers keep
// their spelling, so that integers are exact.
#ifndef WEFT_TESTS_SUPPORT_JSON_HPP
#define WEFT_TESTS_SUPPORT_JSON_HPP

#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace weft::testing {

class Json {
 public:
  enum class Kind { null, boolean, number, string, array, object };
  using Member = std::pair<std::string, Json>;

  Json() = default;
  Json(bool value) : kind_(Kind::boolean), boolean_(value) {}
  Json(std::int64_t value) : kind_(Kind::number), text_(std::to_string(value)) {}
  Json(const char* value) : kind_(Kind::string), text_(value) {}
  Json(std::string value) : kind_(Kind::string), text_(std::move(value)) {}
  static Json number(std::string spelling) {
    Json json;
    json.kind_ = Kind::number;
    json.text_ = std::move(spelling);
    return json;
  }
  static Json array(std::vector<Json> items = {}) {
    Json json;
    json.kind_ = Kind::array;
    json.items_ = std::move(items);
    return json;
  }
  static Json object(std::vector<Member> members = {}) {
    Json json;
    json.kind_ = Kind::object;
    json.members_ = std::move(members);
    return json;
  }

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool is(Kind kind) const { return kind_ == kind; }
  [[nodiscard]] bool is_integer() const { return is(Kind::number) && text_.find_first_of(".eE") == std::string::npos; }

  // The value as one type; std::runtime_error if it is another.
  [[nodiscard]] bool as_bool() const { return need(Kind::boolean, "true or false").boolean_; }
  [[nodiscard]] const std::string& as_string() const { return need(Kind::string, "a string").text_; }
  [[nodiscard]] double as_double() const { return std::strtod(need(Kind::number, "a number").text_.c_str(), nullptr); }
  [[nodiscard]] std::int64_t as_integer() const {
    if (!is_integer()) throw std::runtime_error("an integer was expected, not " + text());
    return std::strtoll(text_.c_str(), nullptr, 10);
  }
  [[nodiscard]] const std::vector<Json>& as_array() const { return need(Kind::array, "an array").items_; }
  [[nodiscard]] const std::vector<Member>& as_object() const { return need(Kind::object, "an object").members_; }

  // The member called `key`, or nullptr.
  [[nodiscard]] const Json* find(const std::string& key) const {
    for (const Member& member : as_object())
      if (member.first == key) return &member.second;
    return nullptr;
  }
  [[nodiscard]] const Json& at(const std::string& key) const {
    const Json* member = find(key);
    if (member == nullptr) throw std::runtime_error("the field \"" + key + "\" is missing");
    return *member;
  }
  void push_back(Json item) { items_.push_back(std::move(item)); }
  void set(std::string key, Json value) { members_.emplace_back(std::move(key), std::move(value)); }

  // On one line, as it would be written in a case file.
  [[nodiscard]] std::string text() const {
    switch (kind_) {
      case Kind::null: return "null";
      case Kind::boolean: return boolean_ ? "true" : "false";
      case Kind::number: return text_;
      case Kind::string: return quoted(text_);
      case Kind::array: {
        std::string out = "[";
        for (const Json& item : items_) out += (out.size() > 1 ? ", " : "") + item.text();
        return out + "]";
      }
      case Kind::object: break;
    }
    std::string out = "{";
    for (const Member& member : members_)
      out += (out.size() > 1 ? ", " : "") + quoted(member.first) + ": " + member.second.text();
    return out + "}";
  }

  // Numbers by value, objects whatever the order of their members.
  friend bool operator==(const Json& left, const Json& right) {
    if (left.kind_ != right.kind_) return false;
    switch (left.kind_) {
      case Kind::null: return true;
      case Kind::boolean: return left.boolean_ == right.boolean_;
      case Kind::number: return left.text_ == right.text_ || left.as_double() == right.as_double();
      case Kind::string: return left.text_ == right.text_;
      case Kind::array: return left.items_ == right.items_;
      case Kind::object: break;
    }
    if (left.members_.size() != right.members_.size()) return false;
    for (const Member& member : left.members_) {
      const Json* other = right.find(member.first);
      if (other == nullptr || !(member.second == *other)) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] const Json& need(Kind kind, const char* what) const {
    if (kind_ != kind) throw std::runtime_error(std::string(what) + " was expected, not " + text());
    return *this;
  }
  static std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char letter : text) {
      if (letter == '"' || letter == '\\') out += '\\';
      out += letter == '\n' ? ' ' : letter;
    }
    return out + '"';
  }

  Kind kind_ = Kind::null;
  bool boolean_ = false;
  std::string text_;
  std::vector<Json> items_;
  std::vector<Member> members_;
};

class JsonParser {
 public:
  explicit JsonParser(const std::string& text) : text_(text) {}
  Json document() {
    Json json = value(0);
    skip_space();
    if (at_ != text_.size()) fail("text after the end of the document");
    return json;
  }

 private:
  static constexpr int max_depth = 200;

  [[noreturn]] void fail(const std::string& what) const {
    std::size_t line = 1, start = 0;
    for (std::size_t i = 0; i < at_ && i < text_.size(); ++i)
      if (text_[i] == '\n') {
        ++line;
        start = i + 1;
      }
    throw std::runtime_error("line " + std::to_string(line) + ", column " + std::to_string(at_ - start + 1) + ": " +
                             what);
  }
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_space() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\t' || peek() == '\r') ++at_;
  }
  bool take(char letter) {
    if (at_ >= text_.size() || text_[at_] != letter) return false;
    ++at_;
    return true;
  }
  void expect(char letter) {
    if (!take(letter)) fail(std::string("'") + letter + "' was expected");
  }

  Json value(int depth) {
    if (depth > max_depth) fail("nested too deeply");
    skip_space();
    switch (peek()) {
      case '{': return object(depth);
      case '[': return array(depth);
      case '"': return string();
      case 't': return word("true", Json(true));
      case 'f': return word("false", Json(false));
      case 'n': return word("null", Json());
      default: return number();
    }
  }
  Json word(const char* spelling, Json meaning) {
    for (; *spelling != '\0'; ++spelling) expect(*spelling);
    return meaning;
  }
  Json object(int depth) {
    expect('{');
    Json json = Json::object();
    skip_space();
    if (take('}')) return json;
    do {
      skip_space();
      std::string key = string();
      if (json.find(key) != nullptr) fail("the member \"" + key + "\" is repeated");
      skip_space();
      expect(':');
      json.set(std::move(key), value(depth + 1));
      skip_space();
    } while (take(','));
    expect('}');
    return json;
  }
  Json array(int depth) {
    expect('[');
    Json json = Json::array();
    skip_space();
    if (take(']')) return json;
    do {
      json.push_back(value(depth + 1));
      skip_space();
    } while (take(','));
    expect(']');
    return json;
  }
  Json number() {
    const std::size_t start = at_;
    take('-');
    if (!take('0')) digits();
    if (take('.')) digits();
    if (take('e') || take('E')) {
      if (!take('+')) take('-');
      digits();
    }
    return Json::number(text_.substr(start, at_ - start));
  }
  void digits() {
    if (peek() < '0' || peek() > '9') fail("a value was expected");
    while (peek() >= '0' && peek() <= '9') ++at_;
  }
  std::string string() {
    expect('"');
    std::string out;
    while (!take('"')) {
      if (at_ >= text_.size()) fail("the string does not end");
      const char letter = text_[at_++];
      if (static_cast<unsigned char>(letter) < 0x20) fail("a control character in a string");
      if (letter == '\\') {
        escape(out);
      } else {
        out += letter;
      }
    }
    return out;
  }
  void escape(std::string& out) {
    const char letter = peek();
    ++at_;
    switch (letter) {
      case '"':
      case '\\':
      case '/': out += letter; return;
      case 'b': out += '\b'; return;
      case 'f': out += '\f'; return;
      case 'n': out += '\n'; return;
      case 'r': out += '\r'; return;
      case 't': out += '\t'; return;
      case 'u': break;
      default: fail("an unknown escape in a string");
    }
    unsigned code = hex4();
    if (code >= 0xD800 && code < 0xDC00) {
      expect('\\');
      expect('u');
      const unsigned low = hex4();
      if (low < 0xDC00 || low > 0xDFFF) fail("half of a surrogate pair");
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      fail("half of a surrogate pair");
    }
    append_utf8(out, code);
  }
  unsigned hex4() {
    unsigned code = 0;
    for (int i = 0; i < 4; ++i) {
      const char letter = peek();
      const char* digits = "0123456789abcdef";
      const char lower = letter >= 'A' && letter <= 'F' ? static_cast<char>(letter - 'A' + 'a') : letter;
      unsigned digit = 0;
      while (digit < 16 && digits[digit] != lower) ++digit;
      if (digit == 16) fail("four hexadecimal digits were expected");
      code = code * 16 + digit;
      ++at_;
    }
    return code;
  }
  static void append_utf8(std::string& out, unsigned code) {
    const auto put = [&out](unsigned byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) return put(code);
    if (code < 0x800) {
      put(0xC0 | (code >> 6));
    } else {
      if (code < 0x10000) {
        put(0xE0 | (code >> 12));
      } else {
        put(0xF0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3F));
      }
      put(0x80 | ((code >> 6) & 0x3F));
    }
    put(0x80 | (code & 0x3F));
  }

  const std::string& text_;
  std::size_t at_ = 0;
};

// Reads a whole document. Throws std::runtime_error: "line 3, column 7: ...".
inline Json parse_json(const std::string& text) { return JsonParser(text).document(); }

}  // namespace weft::testing

#endif
