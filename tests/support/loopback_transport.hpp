// Processes that are threads of one: their messages go through queues in memory. What is above a transport is tested with
// it, under the sanitizers too.
#ifndef WEFT_TESTS_SUPPORT_LOOPBACK_TRANSPORT_HPP
#define WEFT_TESTS_SUPPORT_LOOPBACK_TRANSPORT_HPP

#include <weft/runtime/runtime.hpp>

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace weft::test {

class LoopbackTransport;

// What all processes share.
class LoopbackNetwork {
 public:
  LoopbackNetwork(int processes, int devices_per_process);
  ~LoopbackNetwork();

  [[nodiscard]] LoopbackTransport& operator[](int process) { return *transports_[to_size(process)]; }
  // Messages that were sent, and their bytes.
  [[nodiscard]] std::pair<Index, Index> traffic() {
    const std::lock_guard guard(lock_);
    return {messages_, bytes_};
  }

 private:
  friend class LoopbackTransport;
  using Message = std::vector<std::byte>;

  std::mutex lock_;
  std::map<std::pair<int, int>, std::deque<Message>> queues_;  // by sender and receiver
  std::vector<std::deque<Message>> letters_;                   // by process
  Index messages_ = 0, bytes_ = 0;
  std::vector<std::unique_ptr<LoopbackTransport>> transports_;
};

class LoopbackTransport : public Transport {
 public:
  LoopbackTransport(LoopbackNetwork& network, int process, int processes, int devices)
      : Transport(process, processes, devices), network_(network), rooms_(to_size(devices)) {}

  std::byte* room(int device) override {
    auto& room = rooms_[to_size(device % devices_per_process())];
    room.resize(to_size(message_bytes));
    return room.data();
  }
  void send(int device, Index bytes, std::span<const int> to) override {
    const auto& room = rooms_[to_size(device % devices_per_process())];
    const std::lock_guard guard(network_.lock_);
    for (const int target : to) {
      network_.queues_[{device, target}].emplace_back(room.begin(), room.begin() + bytes);
      ++network_.messages_;
      network_.bytes_ += bytes;
    }
  }
  std::span<const std::byte> receive(int device, int from) override {
    const std::lock_guard guard(network_.lock_);
    auto& queue = network_.queues_[{from, device}];
    return queue.empty() ? std::span<const std::byte>() : std::span<const std::byte>(queue.front());
  }
  void finish(int device, int from) override {
    const std::lock_guard guard(network_.lock_);
    network_.queues_[{from, device}].pop_front();
  }
  void post(int process, std::span<const std::byte> letter) override {
    const std::lock_guard guard(network_.lock_);
    network_.letters_[to_size(process)].emplace_back(letter.begin(), letter.end());
  }
  Index collect(std::span<std::byte> letter) override {
    const std::lock_guard guard(network_.lock_);
    auto& letters = network_.letters_[to_size(process_index())];
    if (letters.empty()) return 0;
    const Index size = std::ssize(letters.front());
    std::copy(letters.front().begin(), letters.front().end(), letter.begin());
    letters.pop_front();
    return size;
  }

 private:
  LoopbackNetwork& network_;
  std::vector<std::vector<std::byte>> rooms_;  // by device of the process
};

inline LoopbackNetwork::LoopbackNetwork(int processes, int devices_per_process) : letters_(to_size(processes)) {
  for (int process = 0; process < processes; ++process)
    transports_.push_back(std::make_unique<LoopbackTransport>(*this, process, processes, devices_per_process));
}
inline LoopbackNetwork::~LoopbackNetwork() = default;

// Calls fn(runtime) in each of `processes` "processes" at the same time, on a runtime of `devices` devices each.
template <class F>
void on_processes(int processes, int devices, F fn, RuntimeOptions options = {}) {
  LoopbackNetwork network(processes, devices);
  std::vector<std::thread> team;
  for (int process = 0; process < processes; ++process)
    team.emplace_back([&, process] {
      Runtime runtime(devices, options, &network[process]);
      fn(runtime);
    });
  for (std::thread& thread : team) thread.join();
}

}  // namespace weft::test

#endif
