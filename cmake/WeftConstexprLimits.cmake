# How much constant evaluation the compilers allow before they give up. weft plans whole training steps while it is
# compiled; the defaults (GCC: 33 M operations, 262,144 turns of one loop; Clang: 1 M steps) suffice for small models.
set(weft_gnu_limits -fconstexpr-ops-limit=2000000000 -fconstexpr-loop-limit=100000000)
set(weft_clang_limits -fconstexpr-steps=2000000000)
