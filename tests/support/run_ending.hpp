// How a run that must fail ends: what each device and the caller of run() saw.
#ifndef WEFT_TESTS_SUPPORT_RUN_ENDING_HPP
#define WEFT_TESTS_SUPPORT_RUN_ENDING_HPP

#include <weft/runtime/runtime.hpp>

#include <chrono>
#include <exception>
#include <string>
#include <vector>

namespace weft::testing {

// Runs `fn`, which must fail, on `runtime`. Returns what each device and the caller of run() saw: {code or type, text}.
struct RunEnding {
  std::vector<std::string> devices;
  std::string caller;
  std::chrono::steady_clock::duration time{};
};
template <class F>
RunEnding ending_of(Runtime& runtime, F fn) {
  RunEnding ending;
  ending.devices.resize(to_size(runtime.device_count()), "ended well");
  const auto start = std::chrono::steady_clock::now();
  const auto text_of = [](const Error& error) { return std::string(error.code()) + ": " + error.what(); };
  try {
    runtime.run([&](Device& device) {
      std::string& text = ending.devices[to_size(device.ordinal())];
      try {
        fn(device);
      } catch (const Error& error) {
        text = text_of(error);
        throw;
      } catch (const std::exception& error) {
        text = error.what();
        throw;
      }
    });
  } catch (const Error& error) {
    ending.caller = text_of(error);
  } catch (const std::exception& error) {
    ending.caller = error.what();
  }
  ending.time = std::chrono::steady_clock::now() - start;
  return ending;
}

inline bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace weft::testing

#endif
