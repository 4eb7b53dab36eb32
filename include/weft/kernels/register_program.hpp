// Fused loops on a few elements, one after the other, as one list of calls with fixed addresses, of which each is an
// instruction on one vector. What a loop asks and decides before its first instruction costs as much as twenty of them.
#ifndef WEFT_KERNELS_REGISTER_PROGRAM_HPP
#define WEFT_KERNELS_REGISTER_PROGRAM_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/list_view.hpp>
#include <weft/kernels/loop_program.hpp>
#include <weft/shape/shape.hpp>

namespace weft {

// Which operands and outputs of a loop lie elsewhere in every run, by slot: the number that whoever runs it knows such
// a place by; -1: none.
struct MovingPlaces {
  std::int32_t load[max_loads], store[max_stores];

  constexpr MovingPlaces() : load(), store() {
    for (std::int32_t& number : load) number = -1;
    for (std::int32_t& number : store) number = -1;
  }
};
// Bytes of a whole that lie together, at starts that are read when they are copied, each from 0 to `last`, `stride`
// bytes apart.
struct PartPlace {
  const char* start[max_rank] = {};  // i32
  Index last[max_rank] = {}, stride[max_rank] = {};
  int rank = 0;
  Index bytes = 0, whole_bytes = 0;

  [[nodiscard]] WEFT_DECL Index offset() const;
};

// What one step stores and a later one loads stays in a register. The bits are those of the loops.
class RegisterProgram {
 public:
  // Has a list for rows x cols elements, which `loop` carries out, a place in such a program? Maps of at most one
  // vector, or of one element whose types no vector holds.
  [[nodiscard]] WEFT_DECL static bool fits(ListView<EncodedInstruction> list, const InterpretedLoop& loop, Index rows,
                                           Index cols);
  // Adds one that fits, with its `program`, on operands and outputs that lie row after row.
  WEFT_DECL void add_loop(ListView<EncodedInstruction> list, const LoopArguments& arguments,
                          const MovingPlaces& moving = {});
  // Adds a copy of so many bytes.
  WEFT_DECL void add_copy(const char* from, char* to, Index bytes);
  // Adds a copy of a part of `whole`, or of `from` into that part.
  WEFT_DECL void add_part(const PartPlace& part, const char* whole, char* to);
  WEFT_DECL void add_update(const PartPlace& part, const char* from, char* whole);
  // After the last of them. O(calls^2) at most.
  WEFT_DECL void finish();
  // What lies at `place` from now on lies at `now`: these bytes, which are only read.
  WEFT_DECL void move(const char* place, Index bytes, const char* now);

  // at(number): where that moving place lies.
  template <class At>
  void run(At at) {
    for (const Moving& one : moving_) bound_[one.operand].at = at(one.number);
    run();
  }
  void run() const {
    for (const Call& call : calls_) call.function(call.on, call.size);
  }
  [[nodiscard]] Index calls() const noexcept { return calls_.size(); }

 private:
  struct Call {
    BlockStep function;
    BlockOperands on;
    BlockSize size;
  };
  // Operands by their numbers: registers, and places in memory.
  struct Draft {
    BlockStep function;
    std::int32_t to, a, b, c;
    BlockSize size;
  };
  struct Operand {
    const char* place = nullptr;  // null: a register, or a part's
    std::int32_t last_use = -1;   // by a call
    std::int32_t part = -1;       // in the list of parts
  };
  struct Moving {
    std::int32_t operand, number;
  };
  // A place of which register `value` has the elements: one in all lanes (`count` 1), or as many lanes.
  struct Known {
    const char* place;
    Index bytes, count;
    DType dtype;
    std::int32_t value;
    const InterpretedLoop* loop;  // whose call reads or stores it
  };

  const InterpretedLoop* loop_ = nullptr;  // whose calls are added
  Buffer<Draft> drafts_;
  Buffer<Operand> operands_;
  Buffer<Moving> moving_;
  Buffer<PartPlace> parts_;
  Buffer<Known> known_;
  Buffer<BlockOperand> bound_;  // by operand
  Buffer<Call> calls_;
  Buffer<char> file_;

  WEFT_DECL std::int32_t new_operand(const char* place);
  WEFT_DECL std::int32_t new_moving(const void* place, std::int32_t number);
  WEFT_DECL void copy_part(BlockStep function, const PartPlace& part, const char* from, char* to);
  WEFT_DECL void call(BlockStep function, std::int32_t to, const std::int32_t (&from)[3], const BlockSize& size);
  WEFT_DECL void call(const Instruction& now, DType of, std::int32_t to, const std::int32_t (&from)[3], Index count);
  // The value of what `source` finds.
  [[nodiscard]] WEFT_DECL std::int32_t read(std::int32_t source, DType dtype, Index count);
  WEFT_DECL void write(std::int32_t value, std::int32_t target, DType dtype, Index count);
  [[nodiscard]] WEFT_DECL bool holds(const Known& known, const char* place, DType dtype, Index count) const;
  // May a value of this type be taken for what is stored of it?
  [[nodiscard]] WEFT_DECL bool is_kept(DType dtype) const;
  [[nodiscard]] WEFT_DECL std::int32_t load(const char* place, DType dtype, Index count);
  WEFT_DECL void store(std::int32_t value, char* place, DType dtype, Index count);
  WEFT_DECL void forget(const char* place, Index bytes);
  WEFT_DECL void assign_registers();
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/register_program.ipp>
#endif

#endif
