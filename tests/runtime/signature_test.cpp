#include <weft/runtime/signature.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::signature_test {

constexpr Signature example() {
  Signature signature;
  signature.op = Collective::all_reduce;
  signature.reduce = ReductionKind::sum;
  signature.elements = 1000;
  signature.sequence = 3;
  signature.where = Where("loss", 42, "src/model.cpp");
  return signature;
}

template <class Change>
constexpr bool matters(Change change) {
  Signature other = example();
  change(other);
  return !(other == example());
}

static_assert(example() == example());
static_assert(matters([](Signature& s) { s.op = Collective::all_gather; }));
static_assert(matters([](Signature& s) { s.where.line = 43; }));

TEST(Signature, EveryFieldMatters) {
  EXPECT_TRUE(example() == example());
  EXPECT_TRUE(matters([](Signature& s) { s.op = Collective::all_gather; }));
  EXPECT_TRUE(matters([](Signature& s) { s.reduce = ReductionKind::max; }));
  EXPECT_TRUE(matters([](Signature& s) { s.dtype = DType::i32; }));
  EXPECT_TRUE(matters([](Signature& s) { s.arrays = 2; }));
  EXPECT_TRUE(matters([](Signature& s) { s.sequence = 4; }));
  EXPECT_TRUE(matters([](Signature& s) { s.elements = 1001; }));
  EXPECT_TRUE(matters([](Signature& s) { s.detail = 1; }));
  EXPECT_TRUE(matters([](Signature& s) { s.where.line = 43; }));
  EXPECT_TRUE(matters([](Signature& s) { s.where.label = "accuracy"; }));
  EXPECT_TRUE(matters([](Signature& s) { s.where.label = nullptr; }));
  EXPECT_TRUE(matters([](Signature& s) { s.where.file = "src/other.cpp"; }));
}

TEST(Signature, TextsAreComparedByTheirLetters) {
  const std::string copy = "loss";
  Signature other = example();
  other.where.label = copy.c_str();
  EXPECT_TRUE(other == example());
  EXPECT_FALSE(same_text("loss", "los"));
  EXPECT_FALSE(same_text("los", "loss"));
  EXPECT_FALSE(same_text(nullptr, "loss"));
  EXPECT_TRUE(same_text(nullptr, nullptr));
}

TEST(Signature, IsDescribedInOneLine) {
  Sentence text;
  EXPECT_STREQ(describe(text, example()).text(), "call 3, all_reduce sum of 1000 f32, 'loss', model.cpp:42");
  Signature broadcast = example();
  broadcast.op = Collective::broadcast;
  broadcast.reduce = ReductionKind::none;
  broadcast.detail = 2;
  broadcast.where.label = nullptr;
  Sentence other;
  EXPECT_STREQ(describe(other, broadcast).text(), "call 3, broadcast of 1000 f32 from root 2, model.cpp:42");
}

TEST(Signature, HashesDifferForDifferentCallsAndGroups) {
  Signature other = example();
  other.elements = 999;
  EXPECT_NE(hash_of(example(), 0), hash_of(other, 0));
  EXPECT_NE(hash_of(example(), 0), hash_of(example(), 1));
  EXPECT_EQ(hash_of(example(), 1), hash_of(example(), 1));
}

int line_of(Where where = {}) { return where.line; }

TEST(Where, IsTheCallersLine) {
  EXPECT_EQ(line_of(), __LINE__);
  EXPECT_EQ(line_of("label"), __LINE__);
  EXPECT_EQ(line_of({"label", 7}), 7);
}

}  // namespace weft::signature_test
