// The oracle of data movement: every element by its index, nothing else.
#ifndef WEFT_REFERENCE_MOVEMENT_HPP
#define WEFT_REFERENCE_MOVEMENT_HPP

#include <weft/base/extremum.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft::reference {

// Calls visit(source offset, target offset) for every index below `extents`, the last dimension fastest.
template <class Visit>
void for_each_element(int rank, const Index* extents, const Index* source_strides, const Index* target_strides,
                      Visit visit) {
  Index elements = 1;
  for (int i = 0; i < rank; ++i) elements *= extents[i];
  for (Index element = 0; element < elements; ++element) {
    Index rest = element, source = 0, target = 0;
    for (int i = rank - 1; i >= 0; --i) {
      source += rest % extents[i] * source_strides[i];
      target += rest % extents[i] * target_strides[i];
      rest /= extents[i];
    }
    visit(source, target);
  }
}

template <class T>
void strided_copy(int rank, const Index* extents, const T* source, const Index* source_strides, T* target,
                  const Index* target_strides) {
  for_each_element(rank, extents, source_strides, target_strides,
                   [&](Index from, Index to) { target[to] = source[from]; });
}

// The target holds the neutral element before.
template <class T>
void strided_reduce(Opcode join, int rank, const Index* extents, const T* source, const Index* source_strides,
                    double* target, const Index* target_strides) {
  for_each_element(rank, extents, source_strides, target_strides, [&](Index from, Index to) {
    const auto x = static_cast<double>(source[from]);
    if (join == Opcode::add) target[to] += x;
    if (join == Opcode::maximum) target[to] = maximum_of(target[to], x);
    if (join == Opcode::minimum) target[to] = minimum_of(target[to], x);
  });
}

}  // namespace weft::reference

#endif
