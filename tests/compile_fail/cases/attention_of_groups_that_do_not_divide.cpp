// Every head of keys and values serves as many heads of queries.
// expect-error: weft: an operation, a layer or a loop cannot be made as it is asked for
// expect-error-gcc: {"head_groups_do_not_divide"}>, weft::Left<8>, weft::Right<3>, weft::Line<19>
// expect-error-clang: weft::Left<8>, weft::Right<3>, weft::Line<19>
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/weft.hpp>

struct Loss {
  constexpr weft::Var operator()(weft::Var x) const {
    const weft::nn::MultiHeadAttention attention{.name = "attention",
                                                 .features = 128,
                                                 .heads = 8,
#if defined(VALID)
                                                 .kv_heads = 2};
#elif defined(MISUSE)
                                                 .kv_heads = 3};
#endif
    return mean(attention(x));
  }
};
inline constexpr weft::Mesh mesh{{"data", 1}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[2][8][128]>, mesh, weft::Ddp{}, weft::AdamW>;
static_assert(Step::devices == 1);  // expect-here
