// The laws of Transport, see there, as what every process does with its own end of one.
#ifndef WEFT_TESTS_SUPPORT_TRANSPORT_LAWS_HPP
#define WEFT_TESTS_SUPPORT_TRANSPORT_LAWS_HPP

#include <weft/base/random.hpp>
#include <weft/runtime/transport.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace weft::test {

// Tries again until `ready()`; after a minute it never will be.
template <class F>
void wait_until(const char* what, F ready) {
  const auto start = std::chrono::steady_clock::now();
  while (!ready()) {
    if (std::chrono::steady_clock::now() - start > std::chrono::minutes(1))
      throw std::runtime_error(std::string("transport: waited for a minute: ") + what);
    std::this_thread::yield();
  }
}

// One device's end.
class TransportEnd {
 public:
  TransportEnd(Transport& transport, int device) : transport_(transport), device_(device) {
    const int devices = transport.process_count() * transport.devices_per_process();
    for (int other = 0; other < devices; ++other)
      if (other / transport.devices_per_process() != transport.process_index()) others_.push_back(other);
  }

  [[nodiscard]] int device() const { return device_; }
  // Devices of other processes, in order.
  [[nodiscard]] const std::vector<int>& others() const { return others_; }

  // Message `number` of `bytes` to each of `to`; false: there is no room yet.
  bool try_send(int number, Index bytes, std::span<const int> to) {
    std::byte* const room = transport_.room(device_);
    if (room == nullptr) return false;
    for (Index i = 0; i < bytes; ++i) room[i] = byte_at(device_, number, i);
    transport_.send(device_, bytes, to);
    return true;
  }
  void send(int number, Index bytes, std::span<const int> to) {
    wait_until("room", [&] { return try_send(number, bytes, to); });
  }
  // Takes message `number` of `from`, which has `bytes`; false: it has not come.
  bool try_take(int from, int number, Index bytes) {
    const std::span<const std::byte> message = transport_.receive(device_, from);
    if (message.data() == nullptr) return false;
    EXPECT_EQ(std::ssize(message), bytes) << "message " << number << " from " << from << " to " << device_;
    EXPECT_EQ(transport_.receive(device_, from).data(), message.data()) << "it is not yet finished with";
    Index wrong = 0;
    for (Index i = 0; i < std::min(bytes, std::ssize(message)); ++i)
      wrong += message[to_size(i)] != byte_at(from, number, i) ? 1 : 0;
    EXPECT_EQ(wrong, 0) << "bytes of message " << number << " from " << from << " to " << device_;
    transport_.finish(device_, from);
    return true;
  }
  void take(int from, int number, Index bytes) {
    wait_until("a message", [&] { return try_take(from, number, bytes); });
  }
  [[nodiscard]] std::byte* room() {
    std::byte* room = nullptr;
    wait_until("room", [&] { return (room = transport_.room(device_)) != nullptr; });
    return room;
  }

 private:
  [[nodiscard]] static std::byte byte_at(int from, int number, Index at) {
    const auto mixed = static_cast<std::uint64_t>(at) * 0x9E37'79B9U + static_cast<std::uint64_t>(from) * 40'503U +
                       static_cast<std::uint64_t>(number) * 2'654'435'761U;
    return static_cast<std::byte>(mixed >> 16);
  }

  Transport& transport_;
  int device_;
  std::vector<int> others_;
};

// Calls fn(end) on a thread for each device of this process.
template <class F>
void on_ends(Transport& transport, F fn) {
  std::vector<std::thread> team;
  const int devices = transport.devices_per_process();
  for (int i = 0; i < devices; ++i)
    team.emplace_back([&, device = transport.process_index() * devices + i] {
      TransportEnd end(transport, device);
      fn(end);
    });
  for (std::thread& thread : team) thread.join();
}

// Everybody sends to everybody, of all sizes, while it takes what comes. What came twice would be taken for the first
// message of what follows, whose bytes are other ones.
inline void messages_arrive_once_whole_and_in_order(Transport& transport) {
  constexpr int messages = 24;
  const auto size_of = [](int from, int to, int number) {
    if (number == 0) return Index{1};
    if (number == 1) return Transport::message_bytes;
    const Index most = number % 8 == 2 ? Transport::message_bytes : 3000;
    const auto bits = random_bits(static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to),
                                  static_cast<std::uint32_t>(number));
    return 1 + static_cast<Index>(bits) % most;
  };
  on_ends(transport, [&](TransportEnd& end) {
    const std::size_t others = end.others().size();
    std::vector<int> taken(others, 0);
    std::size_t sent = 0, left = others * messages;
    wait_until("all messages", [&] {
      if (sent < others * messages) {
        const int to = end.others()[sent % others], number = static_cast<int>(sent / others);
        if (end.try_send(number, size_of(end.device(), to, number), {&to, 1})) ++sent;
      }
      for (std::size_t i = 0; i < others; ++i) {
        const int from = end.others()[i];
        if (taken[i] < messages && end.try_take(from, taken[i], size_of(from, end.device(), taken[i])))
          ++taken[i], --left;
      }
      return sent == others * messages && left == 0;
    });
  });
}

// Everybody takes all messages of one device before the first of the next, the last device's first. What the first ones
// have sent by then waits, and nobody waits for it.
inline void pairs_do_not_wait_for_each_other(Transport& transport) {
  constexpr int messages = 6;
  on_ends(transport, [&](TransportEnd& end) {
    std::vector<int> from = end.others();
    std::reverse(from.begin(), from.end());
    std::size_t sent = 0, sender = 0;
    int taken = 0;
    wait_until("all messages", [&] {
      const std::size_t others = from.size();
      // To the first device first.
      if (sent < others * messages) {
        const int to = end.others()[sent / messages];
        if (end.try_send(static_cast<int>(sent % messages), Transport::message_bytes, {&to, 1})) ++sent;
      }
      if (sender < others && end.try_take(from[sender], taken, Transport::message_bytes) && ++taken == messages)
        ++sender, taken = 0;
      return sent == others * messages && sender == others;
    });
  });
}

// Of a device's messages those to one that does not take them do not hold up those to another one.
inline void a_device_that_takes_nothing_holds_up_nobody(Transport& transport) {
  constexpr int messages = 3;
  const int devices = transport.devices_per_process();
  std::atomic<bool> neighbor_has_taken{false};
  on_ends(transport, [&](TransportEnd& end) {
    const int local = end.device() % devices;
    if (transport.process_index() == 0 && local == 0) {
      const int first = devices, last = 2 * devices - 1;
      for (int i = 0; i < messages; ++i) end.send(i, Transport::message_bytes, {&first, 1});
      if (last != first) end.send(7, Transport::message_bytes, {&last, 1});
      // Nor what comes from there.
      end.take(first, 9, 1);
    }
    if (transport.process_index() != 1) return;
    const int sender = 0;
    if (local == devices - 1 && local != 0) {
      end.take(sender, 7, Transport::message_bytes);
      neighbor_has_taken = true;
    }
    if (local != 0) return;
    if (devices > 1) wait_until("the neighbor", [&] { return neighbor_has_taken.load(); });
    end.send(9, 1, {&sender, 1});
    for (int i = 0; i < messages; ++i) end.take(sender, i, Transport::message_bytes);
  });
}

inline void room_stays_the_same_until_it_is_sent(Transport& transport) {
  on_ends(transport, [&](TransportEnd& end) {
    for (int round = 0; round < 20; ++round) {
      std::byte* const room = end.room();
      std::memset(room, 1, to_size(Transport::message_bytes));
      EXPECT_EQ(transport.room(end.device()), room);
      if (round > 0)
        for (const int from : end.others()) end.take(from, round - 1, 100);
      EXPECT_EQ(transport.room(end.device()), room);
      EXPECT_EQ(room[Transport::message_bytes - 1], std::byte{1});
      end.send(round, 100, end.others());
    }
    for (const int from : end.others()) end.take(from, 19, 100);
  });
}

// One room, many receivers; the next message is written while they may still read this one.
inline void one_message_goes_to_several_devices(Transport& transport) {
  on_ends(transport, [&](TransportEnd& end) {
    for (int round = 0; round < 12; ++round) {
      const Index bytes = round % 3 == 0 ? Transport::message_bytes : 1000 + round;
      end.send(round, bytes, end.others());
      if (round >= 2)
        for (const int from : end.others())
          end.take(from, round - 2, (round - 2) % 3 == 0 ? Transport::message_bytes : 1000 + round - 2);
    }
    for (const int round : {10, 11})
      for (const int from : end.others()) end.take(from, round, 1000 + round);
  });
}

// From several threads at once, of all sizes; each begins with its process, its thread and its number.
inline void letters_arrive_once_and_whole(Transport& transport) {
  constexpr int letters = 40, threads = 3;
  const auto size_of = [](int number) {
    return number == 0 ? Index{3} : number == 1 ? Transport::letter_bytes : Index{3} + number * 97;
  };
  std::vector<std::thread> team;
  for (int thread = 0; thread < threads; ++thread)
    team.emplace_back([&, thread] {
      std::vector<std::byte> letter(to_size(Transport::letter_bytes));
      for (int number = 0; number < letters; ++number)
        for (int process = 0; process < transport.process_count(); ++process) {
          if (process == transport.process_index()) continue;
          std::fill(letter.begin(), letter.end(), static_cast<std::byte>(number * 5 + thread));
          letter[0] = static_cast<std::byte>(transport.process_index());
          letter[1] = static_cast<std::byte>(thread);
          letter[2] = static_cast<std::byte>(number);
          transport.post(process, std::span(letter).first(to_size(size_of(number))));
        }
    });
  const int expected = (transport.process_count() - 1) * letters * threads;
  std::vector<int> seen(to_size(transport.process_count() * letters * threads));
  std::vector<std::byte> letter(to_size(Transport::letter_bytes));
  for (int come = 0; come < expected; ++come) {
    Index size = 0;
    wait_until("a letter", [&] { return (size = transport.collect(letter)) > 0; });
    ASSERT_GE(size, 3);
    const int process = static_cast<int>(letter[0]), thread = static_cast<int>(letter[1]),
              number = static_cast<int>(letter[2]);
    ASSERT_TRUE(process < transport.process_count() && thread < threads && number < letters);
    ++seen[to_size((process * threads + thread) * letters + number)];
    EXPECT_EQ(size, size_of(number));
    EXPECT_EQ(std::count(letter.begin() + 3, letter.begin() + size, static_cast<std::byte>(number * 5 + thread)),
              size - 3);
  }
  for (std::thread& thread : team) thread.join();
  EXPECT_EQ(transport.collect(letter), 0);
  for (int process = 0; process < transport.process_count(); ++process)
    for (int i = 0; i < letters * threads; ++i)
      EXPECT_EQ(seen[to_size(process * letters * threads + i)], process == transport.process_index() ? 0 : 1);
}

// All laws, in each process of the transport at the same time.
inline void expect_transport_laws(Transport& transport) {
  messages_arrive_once_whole_and_in_order(transport);
  pairs_do_not_wait_for_each_other(transport);
  a_device_that_takes_nothing_holds_up_nobody(transport);
  room_stays_the_same_until_it_is_sent(transport);
  one_message_goes_to_several_devices(transport);
  letters_arrive_once_and_whole(transport);
}

}  // namespace weft::test

#endif
