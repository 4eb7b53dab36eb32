// MPI as a transport: a message is a point-to-point message whose tag names the two devices, a letter one on a
// communicator of its own. Only nonblocking calls are made, each asked about until it is done.
#ifndef WEFT_RUNTIME_MPI_TRANSPORT_HPP
#define WEFT_RUNTIME_MPI_TRANSPORT_HPP

#include <weft/runtime/mpi_environment.hpp>
#include <weft/runtime/transport.hpp>

#include <cstring>
#include <deque>
#include <memory>
#include <vector>

namespace weft {

// The process's rank in MPI_COMM_WORLD, and how many there are.
struct MpiPlace {
  int process = 0, processes = 1;
  explicit MpiPlace(MpiEnvironment& environment) {
    environment.run([this] {
      MPI_Comm_rank(MPI_COMM_WORLD, &process);
      MPI_Comm_size(MPI_COMM_WORLD, &processes);
    });
  }
};

class MpiTransport : public Transport {
 public:
  // Called by all processes of MPI_COMM_WORLD. Errors: processes_differ_in_devices, device_pairs_exceed_tags.
  MpiTransport(MpiEnvironment& environment, int devices_per_process)
      : MpiTransport(environment, devices_per_process, MpiPlace(environment)) {}
  ~MpiTransport() override {
    environment_.run([this] { free_all(); });
  }

  std::byte* room(int device) override {
    Lane& lane = lane_of(device);
    if (lane.current < 0) environment_.run([&] { lane.current = free_room(lane); });
    return lane.current < 0 ? nullptr : lane.rooms[to_size(lane.current)].memory.get();
  }

  void send(int device, Index bytes, std::span<const int> to) override {
    Lane& lane = lane_of(device);
    Room& room = lane.rooms[to_size(lane.current)];
    lane.current = -1;
    environment_.run([&] {
      for (const int target : to) {
        MPI_Isend(room.memory.get(), static_cast<int>(bytes), MPI_BYTE, process_of(target), tag(device, target),
                  messages_, &room.requests.emplace_back());
        // Who sends to a device mostly hears from it: what comes meanwhile finds its place.
        static_cast<void>(inbox(lane, device, target));
      }
    });
  }

  std::span<const std::byte> receive(int device, int from) override {
    std::span<const std::byte> message;
    environment_.run([&] {
      Inbox& inbox = this->inbox(lane_of(device), device, from);
      Incoming& first = inbox.incoming[inbox.first];
      if (!first.is_here) {
        int flag = 0;
        MPI_Status status;
        MPI_Test(&first.request, &flag, &status);
        if (flag == 0) return;
        int bytes = 0;
        MPI_Get_count(&status, MPI_BYTE, &bytes);
        first.bytes = bytes;
        first.is_here = true;
      }
      message = {first.memory.get(), to_size(first.bytes)};
    });
    return message;
  }

  void finish(int device, int from) override {
    environment_.run([&] {
      Inbox& inbox = this->inbox(lane_of(device), device, from);
      expect(inbox.incoming[inbox.first], device, from);
      inbox.first = 1 - inbox.first;
    });
  }

  void post(int process, std::span<const std::byte> letter) override {
    environment_.run([&] {
      const std::lock_guard guard(letters_lock_);
      Letter& copy = letters_.emplace_back();
      copy.bytes.assign(letter.begin(), letter.end());
      MPI_Isend(copy.bytes.data(), static_cast<int>(letter.size()), MPI_BYTE, process, 0, posts_, &copy.request);
    });
  }

  Index collect(std::span<std::byte> letter) override {
    Index size = 0;
    environment_.run([&] {
      const std::lock_guard guard(letters_lock_);
      const auto is_sent = [](Letter& sent) {
        int flag = 0;
        MPI_Test(&sent.request, &flag, MPI_STATUS_IGNORE);
        return flag != 0;
      };
      while (!letters_.empty() && is_sent(letters_.front())) letters_.pop_front();
      int flag = 0;
      MPI_Status status;
      MPI_Iprobe(MPI_ANY_SOURCE, 0, posts_, &flag, &status);
      if (flag == 0) return;
      int bytes = 0;
      MPI_Get_count(&status, MPI_BYTE, &bytes);
      std::byte buffer[letter_bytes];
      MPI_Recv(buffer, static_cast<int>(letter_bytes), MPI_BYTE, status.MPI_SOURCE, 0, posts_, MPI_STATUS_IGNORE);
      size = bytes < std::ssize(letter) ? bytes : std::ssize(letter);
      std::memcpy(letter.data(), buffer, to_size(size));
    });
    return size;
  }

  // Messages that are under way did not find their way: nothing waits for them any more, and their memory stays.
  void abandon() noexcept {
    abandoned_ = true;
    environment_.abandon();
  }

 private:
  static constexpr int rooms_of_a_device = 8;
  using Memory = std::unique_ptr<std::byte[]>;

  struct Room {
    Memory memory = std::make_unique_for_overwrite<std::byte[]>(to_size(message_bytes));
    std::vector<MPI_Request> requests;  // one a receiver, of the message that was sent last
  };
  // A place for a message; MPI fills two of them in turn, so that one comes while the other is read.
  struct Incoming {
    Memory memory = std::make_unique_for_overwrite<std::byte[]>(to_size(message_bytes));
    MPI_Request request = MPI_REQUEST_NULL;
    Index bytes = 0;
    bool is_here = false;
  };
  struct Inbox {
    Incoming incoming[2];
    int first = 0;
  };
  struct Lane {
    std::vector<Room> rooms = std::vector<Room>(rooms_of_a_device);
    int current = -1, next = 0;
    std::vector<std::unique_ptr<Inbox>> inboxes;  // by sender, made at its first message
  };
  struct Letter {
    std::vector<std::byte> bytes;
    MPI_Request request = MPI_REQUEST_NULL;
  };

  MpiTransport(MpiEnvironment& environment, int devices, MpiPlace place)
      : Transport(place.process, place.processes, devices), environment_(environment), lanes_(to_size(devices)) {
    environment_.run([this] {
      MPI_Comm_dup(MPI_COMM_WORLD, &messages_);
      MPI_Comm_dup(MPI_COMM_WORLD, &posts_);
    });
    check_devices();
    for (Lane& lane : lanes_) {
      lane.inboxes.resize(to_size(process_count() * devices));
      for (Room& room : lane.rooms) room.requests.reserve(to_size(process_count()));
    }
  }

  void check_devices() {
    std::vector<int> devices(to_size(process_count()));
    int own = devices_per_process(), has_limit = 0;
    const int* limit = nullptr;
    environment_.run([&] {
      MPI_Allgather(&own, 1, MPI_INT, devices.data(), 1, MPI_INT, messages_);
      MPI_Comm_get_attr(messages_, MPI_TAG_UB, &limit, &has_limit);
    });
    for (int process = 0; process < process_count(); ++process)
      if (devices[to_size(process)] != devices[0])
        processes_differ_in_devices(process, devices[to_size(process)], devices[0]);
    const Index tags = has_limit != 0 ? Index{*limit} : 32767;
    if (Index{own} * own - 1 > tags) device_pairs_exceed_tags(own, tags);
  }

  [[nodiscard]] Lane& lane_of(int device) { return lanes_[to_size(device % devices_per_process())]; }
  [[nodiscard]] int process_of(int device) const noexcept { return device / devices_per_process(); }
  [[nodiscard]] int tag(int from, int to) const noexcept {
    return from % devices_per_process() * devices_per_process() + to % devices_per_process();
  }

  [[nodiscard]] static int free_room(Lane& lane) {
    for (int turn = 0; turn < rooms_of_a_device; ++turn) {
      const int number = (lane.next + turn) % rooms_of_a_device;
      std::vector<MPI_Request>& requests = lane.rooms[to_size(number)].requests;
      int flag = 0;
      MPI_Testall(static_cast<int>(requests.size()), requests.data(), &flag, MPI_STATUSES_IGNORE);
      if (flag == 0) continue;
      requests.clear();
      lane.next = (number + 1) % rooms_of_a_device;
      return number;
    }
    return -1;
  }
  [[nodiscard]] Inbox& inbox(Lane& lane, int device, int from) {
    std::unique_ptr<Inbox>& inbox = lane.inboxes[to_size(from)];
    if (inbox == nullptr) {
      inbox = std::make_unique<Inbox>();
      for (Incoming& incoming : inbox->incoming) expect(incoming, device, from);
    }
    return *inbox;
  }
  void expect(Incoming& incoming, int device, int from) {
    incoming.is_here = false;
    MPI_Irecv(incoming.memory.get(), static_cast<int>(message_bytes), MPI_BYTE, process_of(from), tag(from, device),
              messages_, &incoming.request);
  }

  void free_all() {
    for (Lane& lane : lanes_) {
      for (std::unique_ptr<Inbox>& inbox : lane.inboxes)
        for (int i = 0; inbox != nullptr && i < 2; ++i)
          if (Incoming& incoming = inbox->incoming[i]; !incoming.is_here) {
            MPI_Cancel(&incoming.request);
            MPI_Wait(&incoming.request, MPI_STATUS_IGNORE);
          }
      for (Room& room : lane.rooms) {
        if (abandoned_)
          static_cast<void>(room.memory.release());
        else
          MPI_Waitall(static_cast<int>(room.requests.size()), room.requests.data(), MPI_STATUSES_IGNORE);
      }
    }
    for (Letter& letter : letters_)
      if (!abandoned_) MPI_Wait(&letter.request, MPI_STATUS_IGNORE);
    if (abandoned_) static_cast<void>(new std::deque<Letter>(std::move(letters_)));
    if (abandoned_) return;
    MPI_Comm_free(&messages_);
    MPI_Comm_free(&posts_);
  }

  MpiEnvironment& environment_;
  MPI_Comm messages_ = MPI_COMM_NULL, posts_ = MPI_COMM_NULL;
  std::vector<Lane> lanes_;  // by device of this process
  std::mutex letters_lock_;
  std::deque<Letter> letters_;  // under way
  bool abandoned_ = false;
};

}  // namespace weft

#endif
