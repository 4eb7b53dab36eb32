// How a matrix multiplication is blocked: which panels of B are packed, which tiles of C a systolic array computes, in
// which order. One copy for all instruction sets, which differ in the kernels that they bring: their arrays and the two
// ways to move a block; and for all types of sums.
#ifndef WEFT_KERNELS_GEMM_DRIVER_HPP
#define WEFT_KERNELS_GEMM_DRIVER_HPP

#include <weft/kernels/gemm_kernels.hpp>

#include <type_traits>

namespace weft::gemm_detail {

// What is multiplied: C = A B or, with the roles of A and B exchanged, C^T = B^T A^T.
template <class Sum>
struct Product {
  Index m, n, k;  // k: beats, each of k_step elements of a row of A and as many of a column of B
  Elements a;     // element (i, p) is a[i * a_row + p * a_k]
  Index a_row, a_k;
  Elements b;  // element (p, j) is b[p * ldb + j], or b[j * ldb + p] when transpose_b
  Index ldb;
  bool transpose_b;
  Sum* c;  // element (i, j) is c[i * ldc + j], or c[j * ldc + i] when transpose_c
  Index ldc;
  bool transpose_c;
  const QuantizedMatrix* quantized = nullptr;  // B, if not null
  Index k_step = 1;
  Index elements = 0;  // of a row of A

  // Elements of beats [p, p + beats).
  [[nodiscard]] Index elements_of(Index p, Index beats) const {
    const Index left = elements - p * k_step;
    return beats * k_step < left ? beats * k_step : left;
  }
  [[nodiscard]] Sum* sums(Index row, Index col) const {
    return transpose_c ? c + col * ldc + row : c + row * ldc + col;
  }
};

// What a product costs besides multiplying at full speed, in units of one transposed element: transposing B and C, and
// what a single column of vectors, perhaps not full, leaves of the multipliers idle.
[[nodiscard]] inline Index overhead(Index lanes, Index m, Index n, Index k, bool transpose_b, bool transpose_c) {
  const Index narrow = n <= lanes ? m * k * (2 * lanes - n) / lanes : 0;
  return (transpose_b ? n * k : 0) + (transpose_c ? 2 * m * n : 0) + narrow;
}

// Whichever of C = A B and C^T = B^T A^T costs less: the bits are the same.
template <class Sum>
[[nodiscard]] inline Product<Sum> make_product(const GemmArguments& g, Index lanes, Index k_step = 1) {
  const Elements a{g.a, g.dtype}, b{g.b, g.dtype};
  Sum* const c = static_cast<Sum*>(g.c);
  const Index k = ceil_divide(g.k, k_step);
  if (g.quantized != nullptr) return {g.m, g.n, k, a, g.lda, 1, b, 0, false, c, g.ldc, false, g.quantized, 1, g.k};
  const Index a_row = g.transpose_a ? 1 : g.lda, a_k = g.transpose_a ? g.lda : 1;
  const Index b_row = g.transpose_b ? g.ldb : 1, b_k = g.transpose_b ? 1 : g.ldb;  // of B^T
  if (overhead(lanes, g.m, g.n, k, g.transpose_b, false) <= overhead(lanes, g.n, g.m, k, !g.transpose_a, true))
    return {g.m, g.n, k, a, a_row, a_k, b, g.ldb, g.transpose_b, c, g.ldc, false, nullptr, k_step, g.k};
  return {g.n, g.m, k, b, b_row, b_k, a, g.lda, !g.transpose_a, c, g.ldc, true, nullptr, k_step, g.k};
}

// `rows` rows and `vectors` vectors of columns in the largest arrays; what is left in smaller ones. Few rows leave the
// multipliers waiting for each other (eight sums must be under way at once), so ten rows are six and four, not eight
// and two.
template <class Sum>
inline void multiply_rows(const GemmKernels<Sum>& kernels, Index vectors, const Streams<Sum>& streams, const Sum* a,
                          Index rows, Sum* c, Index ldc) {
  if (kernels.multiply_rows != nullptr) return kernels.multiply_rows(vectors, streams, a, rows, c, ldc);
  const TilesOfWidth<Sum>& tiles = kernels.tiles[vectors - 1];
  const bool has_eight = kernels.array_rows == 8;
  while (rows > 0) {
    const int size = has_eight && rows >= 8 && rows != 10 ? 4
                     : has_eight && rows >= 6             ? 3
                     : rows >= 4                          ? 2
                     : rows >= 2                          ? 1
                                                          : 0;
    const Index some = size == 0 ? 1 : 2 * size;
    tiles.rows[size](streams, a, c, ldc);
    rows -= some;
    a += some * streams.a_next;
    c += some * ldc;
  }
}

// Rows [row, row + rows) of the panel [col, col + cols), `vectors` vectors wide, over `streams.k` of depth from p on.
struct Block {
  Index row, rows, col, cols, vectors, p;
};

// A block that is narrower than its vectors or whose sums leave transposed: by way of a tile of its own, of as many
// rows as give C^T whole cache lines.
template <class Sum>
inline void multiply_by_way_of_a_tile(const GemmKernels<Sum>& kernels, const Streams<Sum>& streams,
                                      const Product<Sum>& product, Block block) {
  constexpr Index most_rows = 64;
  const Index width = block.vectors * kernels.lanes;
  alignas(64) Sum tile[to_size(most_rows * panel_cols / floats_of<Sum>)];
  const Sum* a = streams.a;
  for (; block.rows > 0; block.rows -= most_rows, block.row += most_rows, a += most_rows * streams.a_next) {
    const Index some = block.rows < most_rows ? block.rows : most_rows;
    Sum* c = product.sums(block.row, block.col);
    if (streams.accumulate && product.transpose_c)
      kernels.transpose.sums(c, product.ldc, tile, width, block.cols, some);
    else if (streams.accumulate)
      kernels.copy_rows.sums(c, product.ldc, tile, width, some, block.cols);
    multiply_rows(kernels, block.vectors, streams, a, some, tile, width);
    if (product.transpose_c)
      kernels.transpose.sums(tile, width, c, product.ldc, some, block.cols);
    else
      kernels.copy_rows.sums(tile, width, c, product.ldc, some, block.cols);
  }
}

// Rows a multiple of 1 KiB apart share so few sets of the caches that they evict each other, and each has a page of its
// own: a panel of them is read once, into a packed one, if enough rows of A pass over it.
template <class Sum>
[[nodiscard]] inline bool is_read_in_place(const Product<Sum>& product, Index width, const Block& block) {
  constexpr Index bytes_apart = 1024, few_rows = 16;
  return block.rows == product.m && block.cols == width && !product.transpose_b && !is_narrow(product.b.dtype) &&
         product.quantized == nullptr &&
         (product.ldb * size_bytes(product.b.dtype) % bytes_apart != 0 || product.m <= few_rows);
}

template <class Sum>
inline void pack_panel_of_pairs(const GemmKernels<Sum>& kernels, const Product<Sum>& product, const Block& block,
                                Sum* packed, Index width, Index beats) {
  const Index p = block.p * product.k_step, elements = product.elements_of(block.p, beats);
  const auto* from = static_cast<const bfloat16*>(product.b.at);
  if (product.transpose_b)
    kernels.pairs.transposed(from + block.col * product.ldb + p, product.ldb, packed, width, block.cols, elements);
  else
    kernels.pairs.over_rows(from + p * product.ldb + block.col, product.ldb, packed, width, elements, block.cols);
  const Index all = round_up(beats, kernels.beats_at_once);
  for (Index i = beats * width; i < all * width; ++i) packed[i] = 0;
}

// B is packed into `packed` by the first rows that need it packed; `streams.a` is at the block's first row.
template <class Sum>
inline void multiply_block(const GemmKernels<Sum>& kernels, const Product<Sum>& product, Streams<Sum>& streams,
                           const Block& block, Sum* packed) {
  const Index width = block.vectors * kernels.lanes;
  const bool in_place = is_read_in_place(product, width, block);
  streams.b = in_place ? product.b.template as<Sum>() + block.p * product.ldb + block.col : packed;
  streams.b_k = in_place ? product.ldb : width;
  if (!in_place && block.row == 0) {
    if (product.k_step > 1)
      pack_panel_of_pairs(kernels, product, block, packed, width, streams.k);
    else if (product.quantized != nullptr)
      kernels.dequantize(*product.quantized, block.p, block.col, packed, width, streams.k, block.cols);
    else if (product.transpose_b)
      kernels.transpose(product.b + (block.col * product.ldb + block.p), product.ldb, packed, width, block.cols,
                        streams.k);
    else
      kernels.copy_rows(product.b + (block.p * product.ldb + block.col), product.ldb, packed, width, streams.k,
                        block.cols);
  }
  if (block.cols == width && !product.transpose_c)
    multiply_rows(kernels, block.vectors, streams, streams.a, block.rows, product.sums(block.row, block.col),
                  product.ldc);
  else
    multiply_by_way_of_a_tile(kernels, streams, product, block);
}

// How the columns of B are cut into panels: full ones of array_vectors vectors and smaller ones at the end, never a
// single vector beside full panels (a single column of vectors leaves half of the multipliers idle).
struct Panels {
  Index n, lanes, array_vectors, vectors, count;

  template <class Sum>
  Panels(Index columns, const GemmKernels<Sum>& kernels)
      : n(columns),
        lanes(kernels.lanes),
        array_vectors(kernels.array_vectors),
        vectors(ceil_divide(columns, lanes)),
        count(ceil_divide(vectors, array_vectors)) {}
  [[nodiscard]] Index first_vector(Index panel) const {
    const bool borrow = array_vectors == 3 && vectors % 3 == 1 && panel == count - 1 && count > 1;
    return panel >= count ? vectors : panel * array_vectors - (borrow ? 1 : 0);
  }
  [[nodiscard]] Index first(Index panel) const { return panel >= count ? n : first_vector(panel) * lanes; }
  [[nodiscard]] Index width(Index panel) const { return first_vector(panel + 1) - first_vector(panel); }
};

// Hands finished sums to the epilogue: `rows` rows from `row` on, columns [first, last).
template <class Sum>
inline void finish(const GemmArguments& g, const Product<Sum>& product, Index row, Index rows, Index first,
                   Index last) {
  if constexpr (std::is_same_v<Sum, float>) {
    const float* tile = product.sums(row, first);
    if (product.transpose_c)
      g.epilogue(*g.epilogue_arguments, tile, g.ldc, first, row, last - first, rows);
    else
      g.epilogue(*g.epilogue_arguments, tile, g.ldc, row, first, rows, last - first);
  }
}

// Packed rows of A: as many as fit at the depth of a block, each with a few elements more, so that tiles do not begin
// in the same sets of the caches.
template <class Sum>
inline constexpr Index strip_elements = 32 * (k_block + 32) / floats_of<Sum>;  // 68 KiB
template <class Sum>
[[nodiscard]] inline Index strip_stride(const GemmKernels<Sum>& kernels) {
  return kernels.depth + (kernels.beats_at_once > 4 ? kernels.beats_at_once : 4);
}
template <class Sum>
[[nodiscard]] inline Index strip_rows(const GemmKernels<Sum>& kernels) {
  return 32 / floats_of<Sum> * k_block / kernels.depth;
}

// Panels in a block of as many, all about as wide: B is read once, A once a block. The workspace holds block_cols
// columns of the depth k_block, or more columns of a smaller one.
template <class Sum>
[[nodiscard]] inline Index panels_of_block(const Panels& panels, const GemmKernels<Sum>& kernels, Index k,
                                           Index depth) {
  const Index floats =
      kernels.k_step > 1 ? packed_pairs(panels.n, k) : packed_elements(false, floats_of<Sum> * panels.n, k);
  const Index most = floats / (depth * kernels.array_cols() * floats_of<Sum>);
  return ceil_divide(panels.count, ceil_divide(panels.count, most));
}

// Are packed rows of A cut into tiles, column by column? Others are rows, which elements that are widened become in any
// case.
template <class Sum>
[[nodiscard]] inline bool wants_columns(const Product<Sum>& product) {
  constexpr Index floats = floats_of<Sum>;
  return !is_narrow(product.a.dtype) && product.a_row == 1 && !product.transpose_c && product.a_k * floats % 64 == 0 &&
         packs_a(product.m, product.n, product.k, true, floats);
}

// How a strip of packed rows is read: by rows, by tiles of columns, or, of pairs that lie in columns, by columns.
template <class Sum>
inline void set_strip(const GemmKernels<Sum>& kernels, const Product<Sum>& product, Streams<Sum>& streams) {
  const bool has_columns = product.k_step > 1 && product.a_k != 1 && kernels.pairs.columns == nullptr;
  streams.a_next = has_columns ? 1 : strip_stride(kernels);
  streams.a_row = has_columns || wants_columns(product) ? 1 : streams.a_next;
  streams.a_k = has_columns ? strip_rows(kernels) : wants_columns(product) ? kernels.array_rows : 1;
}

// Rows [row, row + rows) of A from beat p on, as `streams` reads them, into a strip.
template <class Sum>
inline void pack_strip(const GemmKernels<Sum>& kernels, const Product<Sum>& product, Index row, Index p, Sum* strip,
                       Index rows, Index depth) {
  const Elements from = product.a + (row * product.a_row + p * product.k_step * product.a_k);
  const Index stride = strip_stride(kernels);
  if (product.k_step > 1) {
    const Index elements = product.elements_of(p, depth);
    const auto* pairs = static_cast<const bfloat16*>(from.at);
    if (product.a_k == 1)
      kernels.pairs.within_rows(pairs, product.a_row, strip, stride, rows, elements);
    else if (kernels.pairs.columns != nullptr)
      kernels.pairs.columns(pairs, product.a_k, strip, stride, elements, rows);
    else
      kernels.pairs.over_rows(pairs, product.a_k, strip, strip_rows(kernels), elements, rows);
    for (Index i = 0, all = round_up(depth, kernels.beats_at_once); depth < all && i < rows; ++i)
      for (Index word = depth; word < all; ++word) strip[i * stride + word] = 0;
  } else if (wants_columns(product))
    kernels.pack_columns(from.as<Sum>(), product.a_k, strip, stride, rows, depth);
  else if (product.a_k == 1)
    kernels.copy_rows(from, product.a_row, strip, stride, rows, depth);
  else
    kernels.transpose(from, product.a_k, strip, stride, depth, rows);
}

// `strip`: strip_elements for packed rows of A, or null to read them in place.
template <class Sum>
inline void multiply_product(const GemmArguments& g, const GemmKernels<Sum>& kernels, const Product<Sum>& product,
                             Sum* strip) {
  const Panels panels(product.n, kernels);
  const bool at_once = product.m <= rows_at_once && strip == nullptr;
  const Index step_of_depth = kernels.beats_at_once > 8 ? kernels.beats_at_once : 8;
  const Index depth = balanced_block(product.k, kernels.depth, step_of_depth);
  const Index row_step = at_once ? product.m : balanced_block(product.m, row_block, kernels.array_rows);
  const Index panel_depth = round_up(depth, kernels.beats_at_once);
  const Index panel_step = at_once ? 1 : panels_of_block(panels, kernels, product.k, panel_depth);
  Index finished = 0;  // columns
  Streams<Sum> streams{0, nullptr, product.a_row, product.a_k, product.a_row, nullptr, 0, false};
  if (strip != nullptr) set_strip(kernels, product, streams);
  for (Index first = 0; first < panels.count; first += panel_step) {
    const Index last = first + panel_step < panels.count ? first + panel_step : panels.count;
    for (Index p = 0; p < product.k; p += depth) {
      streams.k = depth < product.k - p ? depth : product.k - p;
      streams.accumulate = p > 0;
      const Index step = strip != nullptr ? strip_rows(kernels) : row_step;
      for (Index row = 0; row < product.m; row += step) {
        const Index rows = step < product.m - row ? step : product.m - row;
        if (strip != nullptr) pack_strip(kernels, product, row, p, strip, rows, streams.k);
        streams.a = strip != nullptr ? strip : product.a.template as<Sum>() + row * product.a_row + p * product.a_k;
        Sum* packed = static_cast<Sum*>(g.workspace);
        for (Index panel = first; panel < last; ++panel, packed += panel_depth * kernels.array_cols()) {
          const Index col = panels.first(panel), vectors = panels.width(panel);
          const Index left = product.n - col, width = vectors * kernels.lanes;
          const Block block{row, rows, col, width < left ? width : left, vectors, p};
          multiply_block(kernels, product, streams, block, packed);
        }
        if (g.epilogue != nullptr && !at_once && p + streams.k == product.k)
          finish(g, product, row, rows, panels.first(first), panels.first(last));
      }
    }
    // Where a group is one panel, an epilogue waits for as many as make a block: it reads whole cache lines and pages.
    if (g.epilogue != nullptr && at_once &&
        (last == panels.count || last % (kernels.most_cols() / kernels.array_cols()) == 0)) {
      finish(g, product, 0, product.m, finished, panels.first(last));
      finished = panels.first(last);
    }
  }
}

// The vectors of a row, if a product is so small that packing B and going by way of a tile cost more than its
// multiplications: of rows that are whole vectors at small depths (8 x 8 x 8 on AVX2: 61 ns, 25 so), of others since
// what is stored there by lanes and read at once by vectors waits for the store (4 x 4 x 4 on AVX2: 96 ns, 27 by lanes
// alone; the baseline has no instruction that loads some lanes). A B that is transposed becomes whole vectors, at most
// one a row (4 x 4 x 4: 39 ns before, 14 so), unless A is transposed too and C tall: then C^T = B^T A^T reads both as
// they lie. 0: another product.
inline constexpr Index most_small_depth = 16;
[[nodiscard]] inline Index vectors_of_small(const GemmArguments& g, Index lanes) {
  constexpr Index most_rows = 16, most_of_a = 512, most_whole_depth = 32;
  const bool is_small = lanes >= 8 && g.m > 0 && g.m <= most_rows && g.k > 0 && g.m * g.k <= most_of_a && g.n > 0 &&
                        g.dtype == DType::f32 && g.quantized == nullptr;
  const bool is_tall = g.transpose_a && g.m >= 4 * g.n;
  if (is_small && g.transpose_b) return g.n <= lanes && g.k <= most_small_depth && !is_tall ? 1 : 0;
  const bool goes_by_lanes = g.n % lanes != 0 ? g.n < 2 * lanes : g.n <= 2 * lanes && g.k <= most_whole_depth;
  return is_small && goes_by_lanes ? ceil_divide(g.n, lanes) : 0;
}

template <class Sum>
[[gnu::noinline]] void multiply_by_strips(const GemmArguments& g, const GemmKernels<Sum>& kernels,
                                          const Product<Sum>& product) {
  alignas(64) Sum strip[to_size(strip_elements<Sum>)];
  multiply_product(g, kernels, product, strip);
}

inline constexpr Index most_few_rows = 32;
// So few rows of an A of f32 that weights of few bits are read once, as they stream by, without panels.
[[nodiscard]] inline bool has_few_rows(const GemmArguments& g) {
  return g.quantized != nullptr && g.m <= most_few_rows && g.dtype == DType::f32;
}

template <class Sum>
inline void fill_with_zeros(const GemmArguments& g) {
  for (Index i = 0; i < g.m; ++i)
    for (Index j = 0; j < g.n; ++j) static_cast<Sum*>(g.c)[i * g.ldc + j] = 0;
}

template <class Sum>
inline void multiply(const GemmArguments& g, const GemmKernels<Sum>& kernels) {
  if (g.m <= 0 || g.n <= 0) return;
  const Product<Sum> product = make_product<Sum>(g, kernels.lanes, kernels.k_step);
  if (g.k <= 0 || has_few_rows(g)) {
    if (g.k <= 0)
      fill_with_zeros<Sum>(g);
    else
      kernels.multiply_few(g);
    if (g.epilogue != nullptr) g.epilogue(*g.epilogue_arguments, g.floats(), g.ldc, 0, 0, g.m, g.n);
    return;
  }
  if (is_narrow(product.a.dtype) || wants_columns(product)) return multiply_by_strips(g, kernels, product);
  multiply_product<Sum>(g, kernels, product, nullptr);
}

}  // namespace weft::gemm_detail

#endif
