// Definitions of kernels/register_program.hpp.
#ifndef WEFT_KERNELS_REGISTER_PROGRAM_IPP
#define WEFT_KERNELS_REGISTER_PROGRAM_IPP

#include <weft/kernels/loop_plan.hpp>
#include <weft/kernels/movement.hpp>
#include <weft/kernels/register_program.hpp>

#include <cstring>

namespace weft {

namespace detail {

inline constexpr Index register_bytes = 64;  // of the widest vector

// Numbers of four bytes are copied most.
inline void copy_between(const char* from, char* to, Index bytes) {
  if (bytes == 4)
    std::memcpy(to, from, 4);
  else
    std::memcpy(to, from, to_size(bytes));
}
inline void copy_bytes(const BlockOperands& on, const BlockSize& size) {
  copy_between(on.a->at, on.to->at, size.count);
}
inline Index offset_of(const BlockOperand* part) { return reinterpret_cast<const PartPlace*>(part->at)->offset(); }
inline void take_part(const BlockOperands& on, const BlockSize& size) {
  copy_between(on.a->at + offset_of(on.b), on.to->at, size.count);
}
inline void update_part(const BlockOperands& on, const BlockSize& size) {
  copy_between(on.a->at, on.to->at + offset_of(on.b), size.count);
}
[[nodiscard]] constexpr bool is_one(Extent extent) noexcept {
  return extent == Extent::scalar || extent == Extent::row;
}

}  // namespace detail

bool RegisterProgram::fits(ListView<EncodedInstruction> list, const InterpretedLoop& loop, Index rows, Index cols) {
  if (rows < 1 || cols < 1 || rows * cols > loop.lanes()) return false;
  const LoopPlan plan = plan_loop(list.data(), static_cast<int>(list.size()));
  return plan.valid && !plan.reduces_columns && !plan.reduces_rows && !plan.has_accumulator &&
         (rows == 1 || plan.flattens);
}

Index PartPlace::offset() const {
  Index sum = 0;
  for (int i = 0; i < rank; ++i) {
    std::int32_t asked = 0;
    std::memcpy(&asked, start[i], sizeof asked);
    sum += clamped_start(asked, last[i]) * stride[i];
  }
  return sum;
}

void RegisterProgram::add_loop(ListView<EncodedInstruction> list, const LoopArguments& arguments,
                               const MovingPlaces& moving) {
  loop_ = arguments.program;
  const Index elements = arguments.rows * arguments.cols;
  const auto count_of = [elements](Extent extent) { return detail::is_one(extent) ? 1 : elements; };
  DType types[max_instructions] = {};
  std::int32_t values[max_instructions] = {};
  int size = 0;
  for (const EncodedInstruction encoded : list) {
    const Instruction now = decode(encoded);
    types[size] = now.dtype;
    std::int32_t& value = values[size++];
    if (now.opcode == Opcode::store) continue;  // waits until all is read
    if (now.opcode == Opcode::load) {
      const void* const place = arguments.load[now.slot];
      const std::int32_t number = moving.load[now.slot];
      value = number >= 0 ? read(new_moving(place, number), now.dtype, count_of(now.extent))
                          : load(static_cast<const char*>(place), now.dtype, count_of(now.extent));
      continue;
    }
    value = new_operand(nullptr);
    const int operands = operand_count(now.opcode);
    const std::int32_t first = operands > 0 ? values[now.a] : value;
    const std::int32_t from[3] = {first, operands > 1 ? values[now.b] : first, operands > 2 ? values[now.c] : first};
    // The number of the only column is that of the only row, which stands in all lanes.
    Instruction alone = now;
    if (now.opcode == Opcode::col_index && elements == 1) alone.opcode = Opcode::row_index;
    call(alone, types[now.a], value, from, elements);
  }
  for (const EncodedInstruction encoded : list) {
    const Instruction now = decode(encoded);
    if (now.opcode != Opcode::store) continue;
    void* const place = arguments.store[now.slot];
    const std::int32_t number = moving.store[now.slot];
    if (number >= 0) {
      known_ = {};  // it might lie anywhere
      write(values[now.a], new_moving(place, number), now.dtype, count_of(now.extent));
    } else {
      store(values[now.a], static_cast<char*>(place), now.dtype, count_of(now.extent));
    }
  }
}

void RegisterProgram::add_copy(const char* from, char* to, Index bytes) {
  for (const Known& known : known_)
    if (known.place == from && known.bytes == bytes) {
      const Known source = known;
      loop_ = source.loop;
      return store(source.value, to, source.dtype, source.count);
    }
  forget(to, bytes);
  const std::int32_t source = new_operand(from);
  call(detail::copy_bytes, new_operand(to), {source, source, source}, {1, 1, bytes, 0, 0});
}

void RegisterProgram::add_part(const PartPlace& part, const char* whole, char* to) {
  forget(to, part.bytes);
  copy_part(detail::take_part, part, whole, to);
}
void RegisterProgram::add_update(const PartPlace& part, const char* from, char* whole) {
  forget(whole, part.whole_bytes);
  copy_part(detail::update_part, part, from, whole);
}
void RegisterProgram::copy_part(BlockStep function, const PartPlace& part, const char* from, char* to) {
  const std::int32_t source = new_operand(from), place = new_operand(nullptr);
  operands_[place].part = static_cast<std::int32_t>(parts_.size());
  parts_.push_back(part);
  call(function, new_operand(to), {source, place, source}, {1, 1, part.bytes, 0, 0});
}

std::int32_t RegisterProgram::new_operand(const char* place) {
  operands_.push_back({place});
  return static_cast<std::int32_t>(operands_.size() - 1);
}
std::int32_t RegisterProgram::new_moving(const void* place, std::int32_t number) {
  moving_.push_back({new_operand(static_cast<const char*>(place)), number});
  return moving_.back().operand;
}

void RegisterProgram::call(BlockStep function, std::int32_t to, const std::int32_t (&from)[3], const BlockSize& size) {
  const auto number = static_cast<std::int32_t>(drafts_.size());
  for (const std::int32_t operand : {to, from[0], from[1], from[2]}) operands_[operand].last_use = number;
  drafts_.push_back({function, to, from[0], from[1], from[2], size});
}

void RegisterProgram::call(const Instruction& now, DType of, std::int32_t to, const std::int32_t (&from)[3],
                           Index count) {
  call(loop_->find_step(now, of), to, from, loop_->size_of(now, of, count));
}

bool RegisterProgram::is_kept(DType dtype) const {
  return loop_->is_scalar() || dtype == DType::pred || (size_bytes(dtype) == 4 && fits_vectors(dtype));
}
bool RegisterProgram::holds(const Known& known, const char* place, DType dtype, Index count) const {
  if (known.place != place || known.count != count || known.loop->is_scalar() != loop_->is_scalar()) return false;
  return loop_->is_scalar() ? known.dtype == dtype : is_kept(dtype) && size_bytes(known.dtype) == size_bytes(dtype);
}

std::int32_t RegisterProgram::load(const char* place, DType dtype, Index count) {
  for (const Known& known : known_)
    if (holds(known, place, dtype, count)) return known.value;
  const std::int32_t value = read(new_operand(place), dtype, count);
  if (is_kept(dtype)) known_.push_back({place, count * size_bytes(dtype), count, dtype, value, loop_});
  return value;
}
std::int32_t RegisterProgram::read(std::int32_t source, DType dtype, Index count) {
  const std::int32_t value = new_operand(nullptr);
  const Extent extent = count == 1 ? Extent::scalar : Extent::full;
  call({Opcode::load, 0, 0, 0, dtype, extent, 0}, dtype, value, {source, source, source}, count);
  return value;
}

void RegisterProgram::store(std::int32_t value, char* place, DType dtype, Index count) {
  const Index bytes = count * size_bytes(dtype);
  forget(place, bytes);
  write(value, new_operand(place), dtype, count);
  if (is_kept(dtype)) known_.push_back({place, bytes, count, dtype, value, loop_});
}
void RegisterProgram::write(std::int32_t value, std::int32_t target, DType dtype, Index count) {
  const Extent extent = count == 1 ? Extent::scalar : Extent::full;
  call({Opcode::store, 0, 0, 0, dtype, extent, 0}, dtype, target, {value, value, value}, count);
}

void RegisterProgram::forget(const char* place, Index bytes) {
  for (Index i = known_.size(); i-- > 0;) {
    if (known_[i].place >= place + bytes || place >= known_[i].place + known_[i].bytes) continue;
    known_[i] = known_.back();
    known_.pop_back();
  }
}

// A register is free when the last call that reads its value has run; that call may write it.
void RegisterProgram::assign_registers() {
  Buffer<std::int32_t> free_from;                     // by register: the call that may write it
  Buffer<std::int32_t> number(operands_.size(), -1);  // by operand
  for (std::int32_t i = 0; i < drafts_.size(); ++i) {
    const std::int32_t to = drafts_[i].to;
    if (operands_[to].place != nullptr) continue;  // no part is written
    std::int32_t chosen = 0;
    while (chosen < free_from.size() && free_from[chosen] > i) ++chosen;
    if (chosen == free_from.size()) free_from.push_back(0);
    free_from[chosen] = operands_[to].last_use > i ? operands_[to].last_use : i + 1;
    number[to] = chosen;
  }
  file_ = Buffer<char>((free_from.size() + 1) * detail::register_bytes, '\0');
  char* const end = file_.data() + file_.size();
  char* const first = end - free_from.size() * detail::register_bytes;
  char* const file = first - reinterpret_cast<std::uintptr_t>(first) % to_size(detail::register_bytes);
  for (Index i = 0; i < operands_.size(); ++i) {
    const Operand& operand = operands_[i];
    char* const place =
        operand.part >= 0 ? reinterpret_cast<char*>(parts_.data() + operand.part) : const_cast<char*>(operand.place);
    bound_.push_back({place != nullptr ? place : file + number[i] * detail::register_bytes, 0, 0});
  }
}

void RegisterProgram::finish() {
  assign_registers();
  for (const Draft& draft : drafts_) {
    const auto at = [this](std::int32_t operand) { return &bound_[operand]; };
    calls_.push_back({draft.function, {at(draft.to), at(draft.a), at(draft.b), at(draft.c)}, draft.size});
  }
  known_ = {};
  drafts_ = {};
}

void RegisterProgram::move(const char* place, Index bytes, const char* now) {
  for (Index i = 0; i < operands_.size(); ++i)
    if (const char* const lies = operands_[i].place; lies >= place && lies < place + bytes)
      bound_[i].at = const_cast<char*>(now) + (lies - place);
}

}  // namespace weft

#endif
