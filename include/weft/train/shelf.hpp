// Shelf: the elements of a buffer in an array of fixed capacity, so that what one constant evaluation has made can be a
// constant itself. A constant must have a size that is known before it is made; a shelf that is too small says so.
#ifndef WEFT_TRAIN_SHELF_HPP
#define WEFT_TRAIN_SHELF_HPP

#include <weft/base/buffer.hpp>

namespace weft::detail {

template <class T, Index Capacity>
struct Shelf {
  T items[static_cast<std::size_t>(Capacity > 0 ? Capacity : 1)] = {};
  Index count = 0;

  // Returns whether everything found room.
  constexpr bool put(const Buffer<T>& from) {
    count = from.count;
    for (Index i = 0; i < count && i < Capacity; ++i) items[i] = from.items[i];
    return count <= Capacity;
  }
  constexpr Buffer<T> take() const {
    Buffer<T> all;
    all.append(items, items + count);
    return all;
  }
};

}  // namespace weft::detail

#endif
