// Definitions of reference/fused_loop.hpp.
#ifndef WEFT_REFERENCE_FUSED_LOOP_IPP
#define WEFT_REFERENCE_FUSED_LOOP_IPP

#include <weft/reference/fused_loop.hpp>

namespace weft::reference {

double read_element(const void* base, Index index, DType type) {
  const auto* from = static_cast<const char*>(base) + index * size_bytes(type);
  float real = 0;
  bfloat16 half;
  std::int32_t integer = 0;
  std::uint32_t natural = 0;
  switch (type) {
    case DType::f32: return std::memcpy(&real, from, 4), static_cast<double>(real);
    case DType::bf16: return std::memcpy(&half, from, 2), static_cast<double>(static_cast<float>(half));
    case DType::i32: return std::memcpy(&integer, from, 4), static_cast<double>(integer);
    case DType::u32: return std::memcpy(&natural, from, 4), static_cast<double>(natural);
    case DType::pred: return *from != 0 ? 1.0 : 0.0;
    default: return element_value(type, element_at(type, reinterpret_cast<const std::uint8_t*>(from)));
  }
}

void write_element(void* base, Index index, DType type, double value) {
  auto* to = static_cast<char*>(base) + index * size_bytes(type);
  const auto real = static_cast<float>(type == DType::f32 || type == DType::bf16 ? value : 0.0);
  const bfloat16 half(real);
  const auto integer = static_cast<std::int32_t>(type == DType::i32 ? value : 0.0);
  const auto natural = static_cast<std::uint32_t>(type == DType::u32 ? value : 0.0);
  switch (type) {
    case DType::f32: std::memcpy(to, &real, 4); break;
    case DType::bf16: std::memcpy(to, &half, 2); break;
    case DType::i32: std::memcpy(to, &integer, 4); break;
    case DType::u32: std::memcpy(to, &natural, 4); break;
    default: {
      const ElementBits bits = element_bits(type, value);
      std::memcpy(to, &bits, to_size(size_bytes(type)));
    }
  }
}

double convert_number(double x, DType from, DType to) {
  if (!is_floating(from) && is_integer(to)) return number_of(weft::bits_of(x), to);
  if (to == DType::bf16 && !is_floating(from)) return of_eight_digits(x);
  return rounded(x, to);
}

double real_result(Opcode code, double a, double b, double c) {
  switch (code) {
    case Opcode::negate: return -a;
    case Opcode::absolute: return std::fabs(a);
    case Opcode::exp: return std::exp(a);
    case Opcode::expm1: return std::expm1(a);
    case Opcode::log: return std::log(a);
    case Opcode::log1p: return std::log1p(a);
    case Opcode::tanh: return std::tanh(a);
    case Opcode::logistic: return 1.0 / (1.0 + std::exp(-a));
    case Opcode::erf: return std::erf(a);
    case Opcode::erfc: return std::erfc(a);
    case Opcode::sine: return std::sin(a);
    case Opcode::cosine: return std::cos(a);
    case Opcode::sqrt: return std::sqrt(a);
    case Opcode::rsqrt: return 1.0 / std::sqrt(a);
    case Opcode::sign: return a > 0.0 ? 1.0 : a < 0.0 ? -1.0 : a;
    case Opcode::floor: return std::floor(a);
    case Opcode::add: return a + b;
    case Opcode::subtract: return a - b;
    case Opcode::multiply: return a * b;
    case Opcode::divide: return a / b;
    case Opcode::maximum: return maximum_of(a, b);
    case Opcode::minimum: return minimum_of(a, b);
    case Opcode::power: return std::pow(a, b);
    case Opcode::remainder: return std::fmod(a, b);
    default: return a * b + c;  // multiply_add
  }
}

double integer_result(Opcode code, DType type, double a, double b, double c) {
  const Integer x{weft::bits_of(a), type}, y{weft::bits_of(b), type}, z{weft::bits_of(c), type};
  const auto number = [type](Integer value) { return number_of(value.bits, type); };
  switch (code) {
    case Opcode::negate: return number(-x);
    case Opcode::absolute: return number(Absolute()(x));
    case Opcode::sign: return number(Sign()(x));
    case Opcode::floor: return a;
    case Opcode::add: return number(x + y);
    case Opcode::subtract: return number(x - y);
    case Opcode::multiply: return number(x * y);
    case Opcode::divide: return number(x / y);
    case Opcode::maximum: return a > b ? a : b;
    case Opcode::minimum: return a < b ? a : b;
    case Opcode::bit_and: return number(x & y);
    case Opcode::bit_or: return number(x | y);
    case Opcode::bit_xor: return number(x ^ y);
    case Opcode::shift_left: return number(x << y);
    case Opcode::shift_right: return number(x >> y);
    default: return number(x * y + z);  // multiply_add
  }
}

bool compare_numbers(Opcode code, double a, double b) {
  switch (code) {
    case Opcode::equal: return a == b;
    case Opcode::not_equal: return a != b;
    case Opcode::less: return a < b;
    case Opcode::less_equal: return a <= b;
    case Opcode::greater: return a > b;
    default: return a >= b;
  }
}

double compute_element(const Instruction& now, DType of, double a, double b, double c) {
  if (now.opcode == Opcode::convert) return convert_number(a, of, now.dtype);
  if (now.opcode == Opcode::bitcast) return element_value(now.dtype, element_bits(of, a));
  if (now.opcode == Opcode::select) return a != 0.0 ? b : c;
  if (now.opcode == Opcode::logical_not) return number_of(~weft::bits_of(a), of);
  const auto natural = [](double number) { return static_cast<std::uint32_t>(weft::bits_of(number)); };
  if (now.opcode == Opcode::random_bits)
    return static_cast<double>(random_bits(natural(a), natural(b), natural(c)));
  if (now.opcode >= Opcode::equal && now.opcode <= Opcode::greater_equal)
    return compare_numbers(now.opcode, a, b) ? 1.0 : 0.0;
  if (!is_floating(of)) return integer_result(now.opcode, of, a, b, c);
  if (of == DType::f64) return real_result(now.opcode, a, b, c);
  const double value = static_cast<double>(static_cast<float>(real_result(now.opcode, a, b, c)));
  return rounds(now.opcode) ? convert_number(value, DType::f32, now.dtype) : value;
}

double reduce_numbers(Opcode code, DType type, const double* x, Index size, Index stride) {
  const bool most = code == Opcode::max_cols || code == Opcode::max_rows,
             least = code == Opcode::min_cols || code == Opcode::min_rows;
  double result = most || least ? rounded(least ? HUGE_VAL : type == DType::pred ? 0.0 : -HUGE_VAL, type) : 0.0;
  for (Index i = 0; i < size; ++i) {
    const double now = x[i * stride];
    if (most || least)
      result = real_result(most ? Opcode::maximum : Opcode::minimum, result, now, 0.0);
    else
      result = is_floating(type) ? result + now : integer_result(Opcode::add, type, result, now, 0.0);
  }
  return is_floating(type) && type != DType::f64 ? static_cast<double>(static_cast<float>(result)) : result;
}

void fused_loop(const EncodedInstruction* encoded, int size, const LoopArguments& arguments, const Tile& tile) {
  const Index rows = arguments.rows > 0 ? arguments.rows : 1, cols = arguments.cols > 0 ? arguments.cols : 1;
  Buffer<Buffer<double>> values(size);
  for (int i = 0; i < size; ++i) {
    const Instruction now = decode(encoded[i]);
    if (now.opcode == Opcode::store) continue;
    Buffer<double>& value = values[i];
    value.resize(rows * cols);
    for (Index row = 0; row < rows; ++row) {
      for (Index col = 0; col < cols; ++col) {
        const Index at = row * cols + col, r = tile.row + row, c = tile.col + col;
        const bool exists = (row < arguments.rows || now.extent == Extent::col || now.extent == Extent::scalar) &&
                            (col < arguments.cols || now.extent == Extent::row || now.extent == Extent::scalar);
        const auto operand = [&](int k) { return values[k][at]; };
        if (now.opcode == Opcode::load) {
          const Index index[] = {r * arguments.stride + c, r, c, 0};
          if (exists)
            value[at] = read_element(arguments.load[now.slot], index[static_cast<int>(now.extent)], now.dtype);
        } else if (now.opcode == Opcode::accumulator) {
          value[at] = static_cast<double>(tile.data[row * tile.stride + col]);
        } else if (now.opcode == Opcode::row_index || now.opcode == Opcode::col_index) {
          value[at] = static_cast<double>(now.opcode == Opcode::row_index ? r : c);
        } else if (reduces_columns(now.opcode)) {
          value[at] = reduce_numbers(now.opcode, now.dtype, values[now.a].data() + row * cols, arguments.cols, 1);
        } else if (reduces_rows(now.opcode)) {
          value[at] = reduce_numbers(now.opcode, now.dtype, values[now.a].data() + col, arguments.rows, cols);
        } else {
          const int count = operand_count(now.opcode);
          value[at] = compute_element(now, decode(encoded[now.a]).dtype, operand(now.a),
                                      count > 1 ? operand(now.b) : 0.0, count > 2 ? operand(now.c) : 0.0);
        }
      }
    }
  }
  for (int i = 0; i < size; ++i) {
    const Instruction now = decode(encoded[i]);
    if (now.opcode != Opcode::store) continue;
    const bool by_row = now.extent == Extent::full || now.extent == Extent::row;
    const bool by_col = now.extent == Extent::full || now.extent == Extent::col;
    for (Index row = 0; row < (by_row ? arguments.rows : 1); ++row) {
      for (Index col = 0; col < (by_col ? arguments.cols : 1); ++col) {
        const Index r = tile.row + row, c = tile.col + col;
        const Index index[] = {r * arguments.stride + c, r, c, 0};
        write_element(arguments.store[now.slot], index[static_cast<int>(now.extent)], now.dtype,
                      values[now.a][row * cols + col]);
      }
    }
  }
}

}  // namespace weft::reference

#endif
