// MPI as a transport: a message is a point-to-point message whose tag names the two devices, a letter one on a
// communicator of its own. Only nonblocking calls are made, each asked about until it is done. Between processes that
// share memory a message of more than few bytes stays where it was written (see mpi_rooms.hpp), and a notice of it is
// sent instead, so that it takes its turn among the others.
#ifndef WEFT_RUNTIME_MPI_TRANSPORT_HPP
#define WEFT_RUNTIME_MPI_TRANSPORT_HPP

#include <weft/runtime/mpi_rooms.hpp>
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
  // Called by all processes of MPI_COMM_WORLD. Errors: process_has_left, processes_differ_in_devices,
  // device_pairs_exceed_tags.
  MpiTransport(MpiEnvironment& environment, int devices_per_process, bool shares_memory = true)
      : MpiTransport(environment, devices_per_process, shares_memory, MpiPlace(environment)) {}
  ~MpiTransport() override {
    environment_.run([this] { free_all(); });
  }

  std::byte* room(int device) override {
    Lane& lane = lane_of(device);
    if (lane.current < 0) environment_.run([&] { lane.current = free_room(lane, device); });
    return lane.current < 0 ? nullptr : rooms_.memory(device, lane.current);
  }

  void send(int device, Index bytes, std::span<const int> to) override {
    Lane& lane = lane_of(device);
    const int number = lane.current;
    lane.current = -1;
    Room& room = lane.rooms[to_size(number)];
    std::byte* const memory = rooms_.memory(device, number);
    memory[bytes] = is_whole;
    room.notice = {bytes, number};
    int borrowers = 0;
    for (const int target : to) borrowers += is_read_in_place(process_of(target), bytes) ? 1 : 0;
    rooms_.lend(device, number, borrowers);
    environment_.run([&] {
      for (const int target : to) {
        const bool in_place = is_read_in_place(process_of(target), bytes);
        const void* const message = in_place ? static_cast<const void*>(&room.notice) : memory;
        MPI_Isend(message, static_cast<int>(in_place ? Index{sizeof(Notice)} : bytes + 1), MPI_BYTE, process_of(target),
                  tag(device, target), messages_, &room.requests.emplace_back());
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
      if (first.message.data() == nullptr) look(first, from);
      message = first.message;
    });
    return message;
  }

  void finish(int device, int from) override {
    environment_.run([&] {
      Inbox& inbox = this->inbox(lane_of(device), device, from);
      Incoming& first = inbox.incoming[inbox.first];
      if (first.borrowed >= 0) rooms_.give_back(from, first.borrowed);
      expect(first, device, from);
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

  // Are messages of that process read where they were written?
  [[nodiscard]] bool shares_memory_with(int process) const noexcept { return rooms_.shares_with(process); }

  // Messages that are under way did not find their way: nothing waits for them any more, and their memory stays.
  void abandon(const Error& error) noexcept {
    abandoned_ = true;
    environment_.abandon(error);
  }

 private:
  // Shorter messages are sent themselves: MPI sends so few bytes at once.
  static constexpr Index least_in_place_bytes = 2048;
  // The byte after a message says what it is.
  static constexpr std::byte is_whole{0}, is_notice{1};

  // What tells of a message that lies in room `number` of the sender.
  struct Notice {
    Index bytes = 0;
    int number = 0;
    std::byte padding[3] = {}, kind = is_notice;
  };
  static_assert(sizeof(Notice) == 16 && offsetof(Notice, kind) == 15);
  struct Room {
    Notice notice;
    std::vector<MPI_Request> requests;  // one a receiver, of the message that was sent last
  };
  // A place for a message; MPI fills two of them in turn, so that one comes while the other is read.
  struct Incoming {
    std::unique_ptr<std::byte[]> memory;
    MPI_Request request = MPI_REQUEST_NULL;
    std::span<const std::byte> message;  // null: it has not come
    int borrowed = -1;                   // the sender's room where it lies
  };
  struct Inbox {
    Incoming incoming[2];
    int first = 0;
  };
  struct Lane {
    std::vector<Room> rooms = std::vector<Room>(MpiRooms::of_a_device);
    int current = -1, next = 0;
    std::vector<std::unique_ptr<Inbox>> inboxes;  // by sender, made at its first message
  };
  struct Letter {
    std::vector<std::byte> bytes;
    MPI_Request request = MPI_REQUEST_NULL;
  };

  MpiTransport(MpiEnvironment& environment, int devices, bool shares_memory, MpiPlace place)
      : Transport(place.process, place.processes, devices), environment_(environment), lanes_(to_size(devices)) {
    environment_.agree_to_make_runtime();
    environment_.run([this] {
      MPI_Comm_dup(MPI_COMM_WORLD, &messages_);
      MPI_Comm_dup(MPI_COMM_WORLD, &posts_);
    });
    check_devices();
    environment_.run([&] { rooms_.allocate(messages_, devices, message_bytes, shares_memory); });
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

  [[nodiscard]] bool is_read_in_place(int process, Index bytes) const noexcept {
    return bytes >= least_in_place_bytes && rooms_.shares_with(process);
  }

  // In turn: what a receiver has just read lies in its cache, from where writing would have to fetch it.
  [[nodiscard]] int free_room(Lane& lane, int device) {
    for (int turn = 0; turn < MpiRooms::of_a_device; ++turn) {
      const int number = (lane.next + turn) % MpiRooms::of_a_device;
      if (rooms_.is_lent(device, number)) continue;
      std::vector<MPI_Request>& requests = lane.rooms[to_size(number)].requests;
      int flag = 0;
      MPI_Testall(static_cast<int>(requests.size()), requests.data(), &flag, MPI_STATUSES_IGNORE);
      if (flag == 0) continue;
      requests.clear();
      lane.next = (number + 1) % MpiRooms::of_a_device;
      return number;
    }
    return -1;
  }
  [[nodiscard]] Inbox& inbox(Lane& lane, int device, int from) {
    std::unique_ptr<Inbox>& inbox = lane.inboxes[to_size(from)];
    if (inbox == nullptr) {
      inbox = std::make_unique<Inbox>();
      for (Incoming& incoming : inbox->incoming) {
        incoming.memory = std::make_unique_for_overwrite<std::byte[]>(to_size(most_sent_by(from)));
        expect(incoming, device, from);
      }
    }
    return *inbox;
  }
  [[nodiscard]] Index most_sent_by(int device) const noexcept {
    return rooms_.shares_with(process_of(device)) ? least_in_place_bytes : message_bytes + 1;
  }
  void expect(Incoming& incoming, int device, int from) {
    incoming.message = {};
    incoming.borrowed = -1;
    MPI_Irecv(incoming.memory.get(), static_cast<int>(most_sent_by(from)), MPI_BYTE, process_of(from),
              tag(from, device), messages_, &incoming.request);
  }
  // Has it come?
  void look(Incoming& incoming, int from) {
    int flag = 0, bytes = 0;
    MPI_Status status;
    MPI_Test(&incoming.request, &flag, &status);
    if (flag == 0) return;
    MPI_Get_count(&status, MPI_BYTE, &bytes);
    const std::byte* const sent = incoming.memory.get();
    incoming.message = {sent, to_size(bytes - 1)};
    if (sent[bytes - 1] != is_notice) return;
    Notice notice;
    std::memcpy(&notice, sent, sizeof notice);
    incoming.borrowed = notice.number;
    incoming.message = {rooms_.borrow(from, notice.number), to_size(notice.bytes)};
  }

  void free_all() {
    for (Lane& lane : lanes_) {
      for (std::unique_ptr<Inbox>& inbox : lane.inboxes)
        for (int i = 0; inbox != nullptr && i < 2; ++i)
          if (Incoming& incoming = inbox->incoming[i]; incoming.message.data() == nullptr) {
            MPI_Cancel(&incoming.request);
            MPI_Wait(&incoming.request, MPI_STATUS_IGNORE);
          }
      for (Room& room : lane.rooms)
        if (!abandoned_)
          MPI_Waitall(static_cast<int>(room.requests.size()), room.requests.data(), MPI_STATUSES_IGNORE);
    }
    if (abandoned_) rooms_.abandon();
    if (abandoned_) static_cast<void>(new std::vector<Lane>(std::move(lanes_)));  // notices lie in them
    for (Letter& letter : letters_)
      if (!abandoned_) MPI_Wait(&letter.request, MPI_STATUS_IGNORE);
    if (abandoned_) static_cast<void>(new std::deque<Letter>(std::move(letters_)));
    if (abandoned_) return;
    MPI_Comm_free(&messages_);
    MPI_Comm_free(&posts_);
  }

  MpiEnvironment& environment_;
  MPI_Comm messages_ = MPI_COMM_NULL, posts_ = MPI_COMM_NULL;
  MpiRooms rooms_;
  std::vector<Lane> lanes_;  // by device of this process
  std::mutex letters_lock_;
  std::deque<Letter> letters_;  // under way
  bool abandoned_ = false;
};

}  // namespace weft

#endif
