// Definitions of reference/operations.hpp.
#ifndef WEFT_REFERENCE_OPERATIONS_IPP
#define WEFT_REFERENCE_OPERATIONS_IPP

#include <weft/reference/operations.hpp>

namespace weft::reference {

std::vector<Index> walk(const Dims& extents, const Dims& strides, Index start) {
  std::vector<Index> positions{start};
  for (int dim = 0; dim < extents.size(); ++dim) {
    std::vector<Index> longer;
    for (Index position : positions)
      for (Index i = 0; i < extents[dim]; ++i) longer.push_back(position + i * strides[dim]);
    positions.swap(longer);
  }
  return positions;
}

std::vector<Index> walk_over(const Shape& shape, const AxisList& dims) {
  const Dims strides = strides_of(shape);
  Dims extents, steps;
  for (int dim : dims) {
    extents.push_back(shape[dim]);
    steps.push_back(strides[dim]);
  }
  return walk(extents, steps);
}

Value gather(const Value& from, const Shape& shape, const std::vector<Index>& positions) {
  Value to{from.dtype, shape, {}};
  for (Index position : positions) to.elements.push_back(from[position]);
  return to;
}

std::vector<Index> block(const Shape& shape, const Dims& start, const Dims& extents) {
  const Dims strides = strides_of(shape);
  Index first = 0;
  for (int dim = 0; dim < shape.rank(); ++dim) first += start[dim] * strides[dim];
  return walk(extents, strides, first);
}

Value part_of(const Value& whole, int dim, Index parts, Index number) {
  Dims start(whole.shape.rank(), 0), extents = whole.shape.dims;
  extents[dim] /= parts;
  start[dim] = number * extents[dim];
  return gather(whole, Shape(extents), block(whole.shape, start, extents));
}

Value joined(const std::vector<Operand>& parts, int dim) {
  Dims extents = parts[0]->shape.dims;
  extents[dim] = 0;
  for (Operand part : parts) extents[dim] += part->shape[dim];
  Value whole = filled_value(parts[0]->dtype, Shape(extents), 0);
  Dims start(extents.size(), 0);
  for (Operand part : parts) {
    const std::vector<Index> positions = block(whole.shape, start, part->shape.dims);
    for (std::size_t i = 0; i < positions.size(); ++i) whole[positions[i]] = part->elements[i];
    start[dim] += part->shape[dim];
  }
  return whole;
}

void Sum::add(double a, double b) {
  if (is_floating(dtype))
    real += a * b;
  else
    bits += weft::bits_of(a) * weft::bits_of(b);
}

Value argsort(const Evaluation& at) {
  const Value& keys = at[0];
  const Index width = keys.shape[keys.shape.rank() - 1];
  Value out{DType::i32, keys.shape, {}};
  for (Index row = 0; width > 0 && row < keys.shape.elements() / width; ++row) {
    std::vector<Index> order(to_size(width));
    for (Index i = 0; i < width; ++i) order[to_size(i)] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](Index a, Index b) { return keys[row * width + a] < keys[row * width + b]; });
    for (Index place : order) out.elements.push_back(static_cast<double>(place));
  }
  return out;
}

Value dot_general(const Evaluation& at) {
  const Value &left = at[0], &right = at[1];
  const DotDims& dot = at.graph.attributes<DotDims>(at.id);
  const auto left_batch = walk_over(left.shape, dot.left_batch), right_batch = walk_over(right.shape, dot.right_batch);
  const auto left_inner = walk_over(left.shape, dot.left_contracting);
  const auto right_inner = walk_over(right.shape, dot.right_contracting);
  const auto rows =
      walk_over(left.shape, shape_rule::free_dims(left.shape.rank(), dot.left_batch, dot.left_contracting));
  const auto cols =
      walk_over(right.shape, shape_rule::free_dims(right.shape.rank(), dot.right_batch, dot.right_contracting));
  Value out{at.dtype(), at.shape(), {}};
  for (std::size_t b = 0; b < left_batch.size(); ++b)
    for (Index row : rows)
      for (Index col : cols) {
        Sum sum{at.dtype()};
        for (std::size_t k = 0; k < left_inner.size(); ++k)
          sum.add(left[left_batch[b] + row + left_inner[k]], right[right_batch[b] + col + right_inner[k]]);
        out.elements.push_back(sum.value(at.arithmetic));
      }
  return out;
}

Value cholesky(const Evaluation& at) {
  const Value& a = at[0];
  const Index n = a.shape[a.shape.rank() - 1];
  Value out = filled_value(at.dtype(), a.shape, 0);
  for (Index first = 0; first < a.shape.elements(); first += n * n) {
    bool is_positive = true;
    for (Index i = 0; i < n; ++i)
      for (Index j = 0; j <= i; ++j) {
        double rest = a[first + i * n + j];
        for (Index k = 0; k < j; ++k) rest -= out[first + i * n + k] * out[first + j * n + k];
        is_positive = is_positive && (i != j || (rest > 0 && rest <= std::numeric_limits<double>::max()));
        out[first + i * n + j] = i == j ? std::sqrt(rest) : rest / out[first + j * n + j];
      }
    for (Index i = 0; i < n; ++i)
      for (Index j = 0; j <= i; ++j) {
        double& value = out[first + i * n + j];
        value = is_positive ? rounded(value, at.dtype(), at.arithmetic) : std::numeric_limits<double>::quiet_NaN();
      }
  }
  return out;
}

Value triangular_solve(const Evaluation& at) {
  const Value &l = at[0], &b = at[1];
  const bool is_transposed = at.graph.number(at.id) != 0;
  const Index n = l.shape[l.shape.rank() - 1], m = b.shape[b.shape.rank() - 1];
  Value out = b;
  for (Index batch = 0; n > 0 && batch < l.shape.elements() / (n * n); ++batch)
    for (Index column = 0; column < m; ++column) {
      const auto x = [&](Index row) -> double& { return out[(batch * n + row) * m + column]; };
      for (Index i = 0; i < n; ++i) {
        const Index row = is_transposed ? n - 1 - i : i;
        for (Index k = 0; k < i; ++k) {
          const Index known = is_transposed ? n - 1 - k : k;
          x(row) -= l[batch * n * n + (is_transposed ? known * n + row : row * n + known)] * x(known);
        }
        x(row) /= l[batch * n * n + row * n + row];
      }
    }
  for (double& value : out.elements) value = rounded(value, at.dtype(), at.arithmetic);
  return out;
}

Value quantized_matmul(const Evaluation& at) {
  const Value &x = at[0], &weights = at[1], &scales = at[2];
  const QuantizedProduct product(at.graph.number(at.id));
  const Index k = x.shape[x.shape.rank() - 1], n = weights.shape[1], block = product.block;
  const bool has_nibbles = weights.dtype == DType::u8;
  const auto weight = [&](Index p, Index j) {
    const Index scale = p / block * n + j;
    const double byte = weights[(has_nibbles ? p / 2 : p) * n + j], high = std::floor(byte / 16);
    const double q = !has_nibbles ? byte : p % 2 == 0 ? byte - 16 * high : high;
    const double zero = at.in.size() == 4 ? at[3][scale] : has_nibbles ? 8 : 0;
    return rounded((q - zero) * scales[scale], DType::f32, at.arithmetic);
  };
  // What a row of x is rounded to multiples of; 0: it is not.
  const auto step_of = [&](Index row) {
    double most = 0;
    for (Index p = 0; p < k; ++p) most = std::max(most, std::fabs(x[row * k + p]));
    return !product.activations || at.arithmetic == Arithmetic::unrounded ? 0
           : most == 0                                                    ? 1
                                                                          : rounded(most / 127, DType::f32);
  };
  Value out{at.dtype(), at.shape(), {}};
  for (Index row = 0; n > 0 && row < at.shape().elements() / n; ++row)
    for (Index j = 0; j < n; ++j) {
      Sum sum{at.dtype()};
      const double step = step_of(row);
      for (Index p = 0; p < k; ++p) {
        const double number = x[row * k + p];
        sum.add(step == 0 ? number : std::nearbyint(rounded(number / step, DType::f32)) * step, weight(p, j));
      }
      out.elements.push_back(sum.value(at.arithmetic));
    }
  return out;
}

Value custom_call(const Evaluation& at) {
  const CustomAttributes& call = at.graph.attributes<CustomAttributes>(at.id);
  const CustomOperation& operation = at.graph.custom_operation(at.id);
  const CustomOperands operands = custom_operands(at.graph, at.id);
  const CustomResults results = results_of_custom(operation, call.options, operands);
  using Words = std::vector<std::uint64_t>;  // aligned for every element
  const auto room_for = [](Index bytes) { return Words(to_size(bytes / 8 + 1)); };
  std::vector<Words> memory;
  std::vector<const void*> in;
  std::vector<void*> out;
  for (Index i = 0; i < operands.size(); ++i) {
    Buffer<std::uint8_t> bytes;
    const Index size = size_bytes(operands.dtype(i));
    for (double element : at[to_size(i)].elements) {
      const ElementBits bits = element_bits(operands.dtype(i), element);
      append_bits(bytes, bits.low, size < 8 ? size : 8);
      if (size > 8) append_bits(bytes, bits.high, size - 8);
    }
    memory.push_back(room_for(bytes.size()));
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<std::uint8_t*>(memory.back().data()));
    in.push_back(memory.back().data());
  }
  for (std::int32_t i = 0; i < operation.result_count; ++i) {
    memory.push_back(room_for(results.types[i].bytes()));
    out.push_back(memory.back().data());
  }
  const Index workspace_bytes =
      operation.workspace_bytes.exists ? operation.workspace_bytes.call(call.options, operands) : 0;
  Words workspace = room_for(workspace_bytes);
  Buffer<TensorType> types;
  for (Index i = 0; i < operands.size(); ++i) types.push_back(operands[i]);
  operation.run({operation.name, call.options, {types.data(), to_size(types.size())},
                 {results.types, to_size(operation.result_count)}, in.data(), out.data(), workspace.data(),
                 workspace_bytes});
  Value made{at.dtype(), at.shape(), {}};
  const auto* const bytes = static_cast<const std::uint8_t*>(out[to_size(call.result)]);
  for (Index i = 0; i < at.shape().elements(); ++i)
    made.elements.push_back(element_value(at.dtype(), element_at(at.dtype(), bytes + i * size_bytes(at.dtype()))));
  return made;
}

Value broadcast(const Evaluation& at) {
  const Value& x = at[0];
  const Dims from = strides_of(x.shape);
  Dims strides(at.shape().rank(), 0);
  for (int i = 0; i < x.shape.rank(); ++i)
    if (x.shape[i] != 1) strides[at.graph.dims(at.id)[i]] = from[i];
  return gather(x, at.shape(), walk(at.shape().dims, strides));
}

Value same_elements(const Evaluation& at) { return {at.dtype(), at.shape(), at[0].elements}; }

Value transpose(const Evaluation& at) {
  return gather(at[0], at.shape(), walk_over(at[0].shape, at.graph.dims(at.id)));
}

Value slice(const Evaluation& at) {
  const Dims& start = at.graph.attributes<SliceBounds>(at.id).start;
  return gather(at[0], at.shape(), block(at[0].shape, start, at.shape().dims));
}

Value pad(const Evaluation& at) {
  Value out = filled_value(at.dtype(), at.shape(), 0);
  const std::vector<Index> positions = block(at.shape(), at.graph.attributes<Padding>(at.id).low, at[0].shape.dims);
  for (std::size_t i = 0; i < positions.size(); ++i) out[positions[i]] = at[0].elements[i];
  return out;
}

std::vector<Index> dynamic_block(const Evaluation& at, std::size_t first, const Shape& whole, const Shape& part) {
  Dims start;
  for (int d = 0; d < whole.rank(); ++d) {
    const auto asked = static_cast<Index>((*at.in[first + to_size(d)])[0]);
    start.push_back(std::clamp<Index>(asked, 0, whole[d] - part[d]));
  }
  return block(whole, start, part.dims);
}

Value dynamic_slice(const Evaluation& at) {
  return gather(at[0], at.shape(), dynamic_block(at, 1, at[0].shape, at.shape()));
}

Value dynamic_update_slice(const Evaluation& at) {
  Value out = at[0];
  const std::vector<Index> positions = dynamic_block(at, 2, out.shape, at[1].shape);
  for (std::size_t i = 0; i < positions.size(); ++i) out[positions[i]] = at[1].elements[i];
  return out;
}

Value concatenate(const Evaluation& at) { return joined(at.in, at.graph.dims(at.id)[0]); }

Index checked_row(const Evaluation& at, double index, Index rows) {
  const auto row = static_cast<Index>(index);
  if (row < 0 || row >= rows) row_index_out_of_range(name_of(at.graph[at.id].op), row, rows);
  return row;
}

Value gather_rows(const Evaluation& at) {
  const Value& table = at[0];
  const Index width = table.shape.elements() / (table.shape[0] == 0 ? 1 : table.shape[0]);
  Value out{at.dtype(), at.shape(), {}};
  for (double index : at[1].elements) {
    const Index row = checked_row(at, index, table.shape[0]);
    for (Index i = 0; i < width; ++i) out.elements.push_back(table[row * width + i]);
  }
  return out;
}

Value scatter_rows(const Evaluation& at) {
  const Value &updates = at[0], &indices = at[1];
  const Index rows = at.shape()[0], width = at.shape().elements() / (rows == 0 ? 1 : rows);
  std::vector<Sum> sums(to_size(at.shape().elements()), Sum{at.dtype()});
  for (Index n = 0; n < indices.shape.elements(); ++n) {
    if (indices[n] == -1) continue;
    const Index row = checked_row(at, indices[n], rows);
    for (Index i = 0; i < width; ++i) sums[to_size(row * width + i)].add(updates[n * width + i]);
  }
  Value out{at.dtype(), at.shape(), {}};
  for (const Sum& sum : sums) out.elements.push_back(sum.value(at.arithmetic));
  return out;
}

Value checked_label(const Evaluation& at) {
  const Value& labels = at[0];
  const LabelBounds& bounds = at.graph.attributes<LabelBounds>(at.id);
  const Index classes = bounds.classes, count = labels.shape.elements(), number = static_cast<Index>(at[1][0]);
  const Index rows = labels.shape.rank() > 0 ? labels.shape[0] : 1;
  for (Index i = 0; i < count; ++i)
    if (const auto label = static_cast<Index>(labels[i]); label < 0 || label >= classes)
      label_out_of_range((number / bounds.parts * count + i) * rows / count * bounds.parts + number % bounds.parts,
                         label, classes);
  return labels;
}

Value iota(const Evaluation& at) {
  Dims extents(at.shape().rank(), 0);
  extents[at.graph.dims(at.id)[0]] = 1;  // as strides: an element's number is its index in that dimension
  Value out{at.dtype(), at.shape(), {}};
  for (Index number : walk(at.shape().dims, extents))
    out.elements.push_back(rounded(static_cast<double>(number), at.dtype()));
  return out;
}

Value constant(const Evaluation& at) {
  const Literal& literal = at.graph.attributes<Literal>(at.id);
  if (literal.is_splat()) return filled_value(at.dtype(), at.shape(), literal.value());
  Value out{at.dtype(), at.shape(), {}};
  const std::uint8_t* const bytes = at.graph.literal_bytes.data() + literal.first_byte;
  for (Index i = 0; i < at.shape().elements(); ++i)
    out.elements.push_back(element_value(at.dtype(), element_at(at.dtype(), bytes + i * size_bytes(at.dtype()))));
  return out;
}

}  // namespace weft::reference

#endif
