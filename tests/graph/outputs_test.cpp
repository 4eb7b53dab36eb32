// What a function may return, and what its caller gets in its place.
#include <weft/graph/outputs.hpp>

#include <weft/graph/var.hpp>

#include <gtest/gtest.h>

namespace weft::outputs_test {

struct Two {
  Var first, second;
};
struct Eight {
  Var a, b, c, d, e, f, g, h;
};
template <class Class, class Odds>
struct Answer {
  Class digit;
  Odds odds;
};
template <class Both>
struct Twins {
  Both left, right;
};
static_assert(output_count<Var> == 1);
static_assert(output_count<LocatedVar> == 1);
static_assert(output_count<std::tuple<Var, Var, Var>> == 3);
static_assert(output_count<std::pair<Var, Var>> == 2);
static_assert(output_count<std::array<Var, 12>> == 12);
static_assert(output_count<Two> == 2);
static_assert(output_count<Eight> == 8);
static_assert(output_count<Answer<Var, Var>> == 2);

struct Nine {
  Var a, b, c, d, e, f, g, h, i;
};
struct WithANumber {
  Var value;
  int number = 0;
};
struct NumberFirst {
  int number = 0;
  Var value;
};
struct WithAList {
  Var values[2];
};
struct Nested {
  Answer<Var, Var> answer;
  Var more;
};
struct Inherited : Two {
  Var third;
};
struct Nothing {};
static_assert(output_count<void> == 0);
static_assert(output_count<float> == 0);
static_assert(output_count<Shape> == 0);
static_assert(output_count<std::tuple<Var, int>> == 0);
static_assert(output_count<std::tuple<>> == 0);
static_assert(output_count<std::array<Var, 0>> == 0);
static_assert(output_count<std::array<float, 2>> == 0);
static_assert(output_count<Nine> == 0);
static_assert(output_count<WithANumber> == 0);
static_assert(output_count<NumberFirst> == 0);
static_assert(output_count<WithAList> == 0);
static_assert(output_count<Nested> == 0);
static_assert(output_count<Inherited> == 0);
static_assert(output_count<Nothing> == 0);

static_assert(std::same_as<OutputsOf<Var, float>, float>);
static_assert(std::same_as<OutputsOf<LocatedVar, float>, float>);
static_assert(std::same_as<OutputsOf<std::tuple<Var, Var>, float, int>, std::tuple<float, int>>);
static_assert(std::same_as<OutputsOf<std::pair<Var, Var>, float, int>, std::pair<float, int>>);
static_assert(std::same_as<OutputsOf<std::array<Var, 2>, float, int>, std::tuple<float, int>>);
static_assert(std::same_as<OutputsOf<Two, float, int>, std::tuple<float, int>>);
static_assert(std::same_as<OutputsOf<Answer<Var, Var>, float, int>, Answer<float, int>>);
static_assert(std::same_as<OutputsOf<Twins<Var>, float, int>, std::tuple<float, int>>);

template <class Returned>
std::vector<Id> ids_of(const Returned& returned) {
  std::vector<Id> ids;
  for (const Var& var : vars_of(returned)) ids.push_back(var.id);
  return ids;
}

TEST(Outputs, AreListedInTheOrderOfMembers) {
  Graph graph;
  Var vars[8];
  for (Var& var : vars) var = iota(graph, {3}, 0);
  const auto& [a, b, c, d, e, f, g, h] = vars;
  EXPECT_EQ(ids_of(b), (std::vector{b.id}));
  EXPECT_EQ(ids_of(std::tuple{c, a, b}), (std::vector{c.id, a.id, b.id}));
  EXPECT_EQ(ids_of(std::pair{c, a}), (std::vector{c.id, a.id}));
  EXPECT_EQ(ids_of(std::array{b, a}), (std::vector{b.id, a.id}));
  EXPECT_EQ(ids_of(Two{b, a}), (std::vector{b.id, a.id}));
  EXPECT_EQ(ids_of(Twins<Var>{a, a}), (std::vector{a.id, a.id}));
  EXPECT_EQ(ids_of(Eight{h, g, f, e, d, c, b, a}), (std::vector{h.id, g.id, f.id, e.id, d.id, c.id, b.id, a.id}));
}

// Structs of one to seven members.
template <int members>
struct Some;
template <>
struct Some<1> {
  Var a;
};
template <>
struct Some<3> {
  Var a, b, c;
};
template <>
struct Some<4> {
  Var a, b, c, d;
};
template <>
struct Some<5> {
  Var a, b, c, d, e;
};
template <>
struct Some<6> {
  Var a, b, c, d, e, f;
};
template <>
struct Some<7> {
  Var a, b, c, d, e, f, g;
};

template <int... I>
void expect_members(std::integer_sequence<int, I...>) {
  constexpr int members = sizeof...(I);
  static_assert(output_count<Some<members>> == members);
  EXPECT_EQ(ids_of(Some<members>{Var{nullptr, 10 + I}...}), (std::vector<Id>{10 + I...}));
}
TEST(Outputs, StructsMayHaveUpToEightMembers) {
  expect_members(std::make_integer_sequence<int, 1>());
  expect_members(std::make_integer_sequence<int, 3>());
  expect_members(std::make_integer_sequence<int, 4>());
  expect_members(std::make_integer_sequence<int, 5>());
  expect_members(std::make_integer_sequence<int, 6>());
  expect_members(std::make_integer_sequence<int, 7>());
}

}  // namespace weft::outputs_test
