// What devices of other processes hold, for the host of this one.
#ifndef WEFT_TRAIN_PROCESS_PIECES_HPP
#define WEFT_TRAIN_PROCESS_PIECES_HPP

#include <weft/io/aligned_array.hpp>
#include <weft/runtime/runtime.hpp>

namespace weft {

// Calls visit(ordinal, piece) for every device of all processes for which is_wanted(ordinal), in order:
// piece_on(ordinal) has bytes_of(ordinal) there. With one process nothing is copied. With several all call it between
// runs, and the first device of each takes the pieces of other processes, one at a time. Errors: those of Runtime::run,
// and what visit throws.
template <class IsWanted, class BytesOf, class PieceOn, class Visit>
void bring_pieces(Runtime& runtime, IsWanted is_wanted, BytesOf bytes_of, PieceOn piece_on, Visit visit) {
  const int devices = runtime.local_device_count();
  if (runtime.process_count() == 1) {
    for (int ordinal = 0; ordinal < devices; ++ordinal)
      if (is_wanted(ordinal)) visit(ordinal, piece_on(ordinal));
    return;
  }
  Buffer<Index> leaders;
  for (int process = 0; process < runtime.process_count(); ++process) leaders.push_back(process * devices);
  runtime.run([&](Device& device) {
    if (device.local_ordinal() != 0) return;
    AlignedArray<std::byte> received;
    for (int ordinal = 0; ordinal < runtime.device_count(); ++ordinal) {
      if (!is_wanted(ordinal)) continue;
      const Index bytes = bytes_of(ordinal);
      const bool is_here = runtime.is_local(ordinal);
      if (!is_here && received.size() < bytes) received = AlignedArray<std::byte>(bytes);
      const char* const piece = is_here ? piece_on(ordinal) : reinterpret_cast<const char*>(received.data());
      device.broadcast(DType::u8, const_cast<char*>(piece), bytes, ordinal / devices, leaders);
      visit(ordinal, piece);
    }
  });
}

}  // namespace weft

#endif
