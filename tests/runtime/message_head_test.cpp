// A signature that travels as a head is the signature that was sent; texts that are known are not copied.
#include <weft/runtime/message_head.hpp>

#include <gtest/gtest.h>

#include <cstring>
#include <string>

namespace weft::message_head_test {

Signature signature_at(const char* label, const char* file) {
  Signature signature;
  signature.op = Collective::all_reduce;
  signature.reduce = ReductionKind::max;
  signature.dtype = DType::bf16;
  signature.arrays = 3;
  signature.sequence = 12;
  signature.elements = Index{5} << 33;
  signature.detail = 0xFEDC'BA98'7654'3210U;
  signature.where = {label, 77, file};
  return signature;
}

// What arrives, as bytes.
MessageHead sent(const MessageHead& head) {
  std::byte message[sizeof head];
  std::memcpy(message, &head, sizeof head);
  MessageHead arrived;
  std::memcpy(&arrived, message, sizeof head);
  return arrived;
}

TEST(MessageHead, CarriesASignature) {
  const Signature own = signature_at("loss", "model.cpp");
  const MessageHead head = sent(MessageHead(own, 99, 3, 1000));
  EXPECT_EQ(head.group, 99U);
  EXPECT_EQ(head.run, 3U);
  EXPECT_EQ(head.payload, 1000);
  EXPECT_FALSE(head.is_end_of_run());

  CallPlace texts;
  const Signature there = head.signature(own.where, texts);
  EXPECT_TRUE(there == own);
  EXPECT_EQ(there.op, own.op);
  EXPECT_EQ(there.reduce, own.reduce);
  EXPECT_EQ(there.dtype, own.dtype);
  EXPECT_EQ(there.arrays, own.arrays);
  EXPECT_EQ(there.sequence, own.sequence);
  EXPECT_EQ(there.elements, own.elements);
  EXPECT_EQ(there.detail, own.detail);
  EXPECT_EQ(there.where.line, 77);
  EXPECT_EQ(there.where.label, own.where.label) << "the caller's own text";
  EXPECT_EQ(there.where.file, own.where.file);
}

TEST(MessageHead, CarriesTextsThatTheCallerDoesNotHave) {
  const MessageHead head = sent(MessageHead(signature_at("loss", "model.cpp"), 99, 3, 0));
  CallPlace texts;
  const Signature there = head.signature(signature_at("gradient", nullptr).where, texts);
  EXPECT_EQ(there.where.label, texts.label);
  EXPECT_STREQ(there.where.label, "loss");
  EXPECT_STREQ(there.where.file, "model.cpp");
}

TEST(MessageHead, KeepsTheEndsOfLongTexts) {
  std::string path(100, 'x'), same_end(90, 'y');
  path += "/room/model.cpp";
  same_end += path.substr(20);
  const MessageHead head = sent(MessageHead(signature_at(nullptr, path.c_str()), 99, 3, 0));
  CallPlace texts;
  const Signature there = head.signature({}, texts);
  EXPECT_EQ(there.where.file, path.substr(path.size() - to_size(CallPlace::capacity)));
  EXPECT_EQ(head.signature({nullptr, 0, same_end.c_str()}, texts).where.file, same_end.c_str());
}

TEST(MessageHead, SaysThatARunHasEnded) {
  const MessageHead head = sent(MessageHead::end_of_run(8));
  EXPECT_TRUE(head.is_end_of_run());
  EXPECT_EQ(head.run, 8U);
}

}  // namespace weft::message_head_test
