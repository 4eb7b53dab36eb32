// What a device and its handle know of a collective that was started.
#ifndef WEFT_RUNTIME_PENDING_COLLECTIVE_HPP
#define WEFT_RUNTIME_PENDING_COLLECTIVE_HPP

#include <weft/runtime/collective_handle.hpp>
#include <weft/runtime/signature.hpp>

namespace weft {

class Communicator;
class Device;

// A started call on its device, from the start to the wait. Its device and its handle have it; the last one deletes it.
struct PendingCollective {
  int owners = 2;
  Device* device = nullptr;  // null: the run that started it is over
  int ordinal = 0;
  Communicator* group = nullptr;
  int rank = 0;
  Signature signature;
  StartedCall* call = nullptr;  // null: the group has members in other processes
  // The call itself, only then; known by the start, so that programs that start nothing hold no code for it.
  void (Device::*make_between_processes)(PendingCollective&) = nullptr;
  Buffer<std::byte> input;  // a copy, only then
  Buffer<ReducedBuffer> outputs;
  double scale = 1;
  Buffer<SourceTarget> pairs;
  int peer = 0, target = -1;  // root of a broadcast, source of a permute; its target
  bool is_done = false;       // the result is there
  bool is_waited = false;
  bool is_dropped = false;  // its handle is gone, and what `outputs` names may be gone, too

  void release() noexcept {
    if (--owners == 0) delete this;
  }
};

}  // namespace weft

#endif
