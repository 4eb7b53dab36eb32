// Processes that are threads of one: their messages go through queues in memory. What is above a transport is tested
// with it, under the sanitizers too.
#ifndef WEFT_TESTS_SUPPORT_LOOPBACK_TRANSPORT_HPP
#define WEFT_TESTS_SUPPORT_LOOPBACK_TRANSPORT_HPP

#include <weft/runtime/runtime.hpp>
#include <weft/runtime/transport.hpp>

#include <algorithm>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace weft::test {

class LoopbackTransport;

// What all processes share.
class LoopbackNetwork {
 public:
  LoopbackNetwork(int processes, int devices_per_process);
  ~LoopbackNetwork();

  [[nodiscard]] LoopbackTransport& operator[](int process) { return *transports_[to_size(process)]; }

 private:
  friend class LoopbackTransport;
  using Message = std::vector<std::byte>;
  struct Queue {
    std::mutex lock;
    std::deque<Message> messages;
    std::atomic<Index> size{0};  // so that who asks again and again takes no lock

    void push(std::span<const std::byte> message) {
      const std::lock_guard guard(lock);
      messages.emplace_back(message.begin(), message.end());
      ++size;
    }
    [[nodiscard]] std::span<const std::byte> front() {
      if (size.load(std::memory_order_acquire) == 0) return {};
      const std::lock_guard guard(lock);
      return messages.front();
    }
    void pop() {
      const std::lock_guard guard(lock);
      messages.pop_front();
      --size;
    }
  };
  [[nodiscard]] Queue& queue(int from, int to) { return queues_[to_size(from * devices_ + to)]; }

  int devices_;
  std::vector<Queue> queues_;   // by sender and receiver
  std::vector<Queue> letters_;  // by process
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
    for (const int target : to) network_.queue(device, target).push(std::span(room).first(to_size(bytes)));
  }
  std::span<const std::byte> receive(int device, int from) override { return network_.queue(from, device).front(); }
  void finish(int device, int from) override { network_.queue(from, device).pop(); }
  void post(int process, std::span<const std::byte> letter) override {
    network_.letters_[to_size(process)].push(letter);
  }
  Index collect(std::span<std::byte> letter) override {
    LoopbackNetwork::Queue& letters = network_.letters_[to_size(process_index())];
    const std::span<const std::byte> first = letters.front();
    if (first.data() == nullptr) return 0;
    const Index size = std::ssize(first);
    std::copy(first.begin(), first.end(), letter.begin());
    letters.pop();
    return size;
  }

 private:
  LoopbackNetwork& network_;
  std::vector<std::vector<std::byte>> rooms_;  // by device of the process
};

inline LoopbackNetwork::LoopbackNetwork(int processes, int devices_per_process)
    : devices_(processes * devices_per_process), queues_(to_size(devices_ * devices_)), letters_(to_size(processes)) {
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
