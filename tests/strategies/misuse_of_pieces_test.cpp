// What operations of a user's own make of the pieces that devices may have is found before a model is cut.
#include <weft/strategies/misuse_of_pieces.hpp>

#include <support/custom_operations.hpp>
#include <support/program.hpp>

namespace weft::misuse_of_pieces_test {

using testing::Gram;
using testing::Program;
using testing::RowMoments;
using testing::ScaledSum;
using Kind = Misuse::Kind;

// Its rows are cut, and it makes four of any.
struct FourRows {
  static constexpr const char* name = "four_rows";
  static constexpr const char* factors = "ab -> ab";
  constexpr TensorType results(const CustomOperands& in) const { return {in.dtype(0), {4, in.shape(0)[1]}}; }
  void run(const KernelCall&) const {}
};
// Refuses pieces, and says so.
struct WholeRows : FourRows {
  static constexpr const char* name = "whole_rows";
  constexpr TensorType results(const CustomOperands& in) const {
    in.expect(in.shape(0)[0] == 4, "there are four rows");
    return {in.dtype(0), {4, in.shape(0)[1]}};
  }
};

TEST(MisuseOfPieces, ShowsTheExtentThatIsNoPiece) {
  Program program;
  static_cast<void>(custom_call(FourRows{}, program.input("x", {4, 6})));
  const Misuse found = misuse_of_pieces(program.graph, Mesh{{"data", 2}});
  EXPECT_EQ(found.kind, Kind::pieces_differ);
  EXPECT_EQ(found.left, 4);
  EXPECT_EQ(found.right, 2);
  EXPECT_STREQ(found.name.c_str(), "four_rows: ab -> ab");
  EXPECT_EQ(misuse_of_pieces(program.graph, Mesh{{"data", 1}}).kind, Kind::none) << "one device has all of it";
  EXPECT_EQ(misuse_of_pieces(program.graph, Mesh{{"data", 5}}).kind, Kind::none) << "nothing divides";
  EXPECT_EQ(misuse_of_pieces(program.graph, Mesh{{"data", 3}}).kind, Kind::none) << "columns divide, and are right";
}
TEST(MisuseOfPieces, IsNoneOfThoseThatFitOrAreRefused) {
  Program program;
  const Var x = program.input("x", {4, 6});
  static_cast<void>(custom_call(WholeRows{}, x));
  static_cast<void>(custom_call(Gram{}, x, x));
  static_cast<void>(custom_call(RowMoments{}, x));
  static_cast<void>(custom_call(ScaledSum{}, x, x));
  EXPECT_EQ(misuse_of_pieces(program.graph, Mesh{{"data", 2}, {"model", 3}}).kind, Kind::none);
  Index called = 0;
  for (std::int32_t which = 0; which < program.graph.custom_operations.size(); ++which)
    called += call_own_rules(program.graph, which);
  EXPECT_EQ(called, 5) << "each result is a node";
}

}  // namespace weft::misuse_of_pieces_test
