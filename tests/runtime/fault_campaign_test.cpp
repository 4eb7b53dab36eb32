// Random programs of collectives with random faults: every run ends, the device at fault is named, innocent devices are
// never blamed, and the runtime works afterwards. WEFT_FAULT_RUNS sets the number of runs, WEFT_FAULT_SEED the first.
#include <weft/base/random.hpp>
#include <weft/runtime/runtime.hpp>

#include <support/sanitized.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <regex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace weft::fault_campaign_test {

constexpr Index usual_runs = testing::is_sanitized ? 200 : 800;

Index setting(const char* name, Index otherwise) {
  const char* const text = std::getenv(name);
  return text != nullptr ? std::atoll(text) : otherwise;
}

class Draws {
 public:
  explicit Draws(std::uint32_t seed) : seed_(seed) {}
  // Uniform in [0, size).
  Index below(Index size) { return static_cast<Index>(random_bits(seed_, counter_++, 77)) % size; }

 private:
  std::uint32_t seed_, counter_ = 0;
};

struct Call {
  int op = 0;
  std::vector<Index> group;  // empty: everybody
  Index count = 0, root = 0;
  DType dtype = DType::f32;
  int number = 0;  // its line
};
enum class FaultKind { thrown, returned, skipped, count, dtype, op, root, swapped, delayed };
constexpr int fault_kinds = 9;
struct Injected {
  FaultKind kind;
  int device;
  int call;
};
struct Program {
  int devices = 0;
  std::vector<Call> calls;
  std::vector<Injected> faults;
};

constexpr int operations = 8;

bool takes_part(const Call& call, int device) {
  bool found = call.group.empty();
  for (const Index member : call.group) found = found || member == device;
  return found;
}

Program draw_program(std::uint32_t seed) {
  Draws draw(seed);
  Program program;
  constexpr int sizes[] = {2, 2, 3, 4, 4, 6, 8, 8, 16, 64};
  program.devices = sizes[draw.below(draw.below(8) == 0 ? 10 : 8)];
  std::vector<std::vector<Index>> groups = {{}};
  for (int i = 0; i < 4; ++i) {
    std::vector<Index> members;
    for (int device = 0; device < program.devices; ++device)
      if (draw.below(2) == 0) members.push_back(device);
    if (draw.below(2) == 0) std::reverse(members.begin(), members.end());
    if (!members.empty()) groups.push_back(members);
  }
  const Index calls = 3 + draw.below(38);
  for (int number = 0; number < calls; ++number) {
    Call call;
    call.op = static_cast<int>(draw.below(operations));
    call.group = groups[to_size(draw.below(static_cast<Index>(groups.size())))];
    call.count = draw.below(5) == 0 ? draw.below(3000) : draw.below(40);
    const Index size = call.group.empty() ? program.devices : static_cast<Index>(call.group.size());
    call.root = draw.below(size);
    call.dtype = draw.below(2) == 0 ? DType::f32 : DType::i32;
    call.number = number;
    program.calls.push_back(call);
  }
  const Index faults = 1 + draw.below(2);
  for (Index i = 0; i < faults; ++i) {
    const Injected fault{static_cast<FaultKind>(draw.below(fault_kinds)), static_cast<int>(draw.below(program.devices)),
                         static_cast<int>(draw.below(calls))};
    // Two at one call would be one another's witnesses, and two of one device may undo each other.
    if (i == 0 || (fault.call != program.faults[0].call && fault.device != program.faults[0].device))
      program.faults.push_back(fault);
  }
  return program;
}

void make_call(Device& device, const Call& call) {
  const GroupView group = call.group.empty() ? GroupView{} : GroupView(call.group);
  const Index size = call.group.empty() ? device.device_count() : group.size;
  const Where where("campaign", 1000 + call.number);
  std::vector<float> in(to_size(call.count * size), 1.0f), out(to_size(call.count * size));
  switch (call.op) {
    case 0: return device.barrier(group, where);
    case 1: return device.broadcast(call.dtype, in.data(), call.count, static_cast<int>(call.root), group, where);
    case 2: return device.all_reduce(ReductionKind::sum, call.dtype, in.data(), out.data(), call.count, group, where);
    case 3: return device.all_gather(call.dtype, in.data(), call.count, out.data(), group, where);
    case 4: return device.reduce_scatter(ReductionKind::sum, call.dtype, in.data(), call.count, out.data(), group, where);
    case 5: return device.all_to_all(call.dtype, in.data(), call.count, out.data(), group, where);
    case 6: {
      const SourceTarget pair{static_cast<int>(call.root), 0};
      return device.collective_permute(call.dtype, in.data(), out.data(), call.count, {&pair, 1}, group, where);
    }
    default: static_cast<void>(device.rendezvous("campaign", std::string(to_size(call.count), 'x'), group, where));
  }
}

struct Injection : std::runtime_error {
  Injection() : std::runtime_error("injected") {}
};

// What one device does. `hit`: whether one of its faults changed anything.
void run_device(Device& device, const Program& program, std::vector<std::atomic<bool>>& hit) {
  std::vector<Call> own;
  for (const Call& call : program.calls)
    if (takes_part(call, device.ordinal())) own.push_back(call);
  for (std::size_t i = 0; i < own.size(); ++i) {
    bool skip = false;
    for (std::size_t f = 0; f < program.faults.size(); ++f) {
      const Injected& fault = program.faults[f];
      if (fault.device != device.ordinal() || fault.call != own[i].number) continue;
      const Index size = own[i].group.empty() ? device.device_count() : static_cast<Index>(own[i].group.size());
      // A group of one has nobody who could notice.
      hit[f] = size > 1;
      switch (fault.kind) {
        case FaultKind::thrown: hit[f] = true; throw Injection();
        case FaultKind::returned: {
          bool missed = false;
          for (std::size_t later = i; later < own.size(); ++later) missed = missed || own[later].group.size() != 1;
          hit[f] = missed;
          return;
        }
        case FaultKind::skipped: skip = true; break;
        case FaultKind::count:
          own[i].count += own[i].op == 0 || own[i].op == 7 ? 0 : 3;
          hit[f] = size > 1 && own[i].op != 0 && own[i].op != 7;
          break;
        case FaultKind::dtype:
          own[i].dtype = own[i].dtype == DType::f32 ? DType::i32 : DType::f32;
          hit[f] = size > 1 && own[i].op != 0 && own[i].op != 7;
          break;
        case FaultKind::op: own[i].op = (own[i].op + 1) % operations; break;
        case FaultKind::root:
          hit[f] = size > 1 && (own[i].op == 1 || own[i].op == 6);
          own[i].root = (own[i].root + 1) % size;
          break;
        case FaultKind::swapped:
          hit[f] = i + 1 < own.size() && (size > 1 && own[i + 1].group.size() != 1);
          if (hit[f]) std::swap(own[i], own[i + 1]);
          break;
        case FaultKind::delayed:
          hit[f] = false;
          std::this_thread::sleep_for(std::chrono::milliseconds(2));
          break;
      }
    }
    if (!skip) make_call(device, own[i]);
  }
}

// True if a list such as "device 3:", "devices 0-2, 5:" or "device 3 failed" in `report` has `device`.
bool names(const std::string& report, int device) {
  static const std::regex list("devices? ([0-9][0-9, -]*)(:| failed| and)");
  static const std::regex range("([0-9]+)(-([0-9]+))?");
  for (std::sregex_iterator match(report.begin(), report.end(), list), end; match != end; ++match) {
    const std::string devices = (*match)[1];
    for (std::sregex_iterator part(devices.begin(), devices.end(), range); part != end; ++part) {
      const int from = std::stoi((*part)[1]), to = (*part)[3].matched ? std::stoi((*part)[3]) : from;
      if (from <= device && device <= to) return true;
    }
  }
  return false;
}

// Ends the process, naming the seed, when a run takes longer than two minutes.
class Watchdog {
 public:
  Watchdog() : thread_([this] { watch(); }) {}
  ~Watchdog() {
    stop_ = true;
    thread_.join();
  }
  std::atomic<std::uint32_t> seed{0};

 private:
  void watch() {
    std::uint32_t last = 0;
    auto since = std::chrono::steady_clock::now();
    while (!stop_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      const auto now = std::chrono::steady_clock::now();
      if (seed != last) last = seed, since = now;
      if (now - since < std::chrono::minutes(2)) continue;
      std::cerr << "fault campaign: seed " << last << " hangs\n";
      std::abort();
    }
  }
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

TEST(FaultCampaign, EveryRunEndsNamesTheDeviceAtFaultAndLeavesTheRuntimeUsable) {
  const Index runs = setting("WEFT_FAULT_RUNS", usual_runs);
  const auto first = static_cast<std::uint32_t>(setting("WEFT_FAULT_SEED", 1));
  Watchdog watchdog;
  std::vector<std::unique_ptr<Runtime>> runtimes(65);
  Index failed = 0, blamed = 0;
  for (std::uint32_t seed = first; seed < first + static_cast<std::uint32_t>(runs); ++seed) {
    watchdog.seed = seed;
    const Program program = draw_program(seed);
    std::unique_ptr<Runtime>& runtime = runtimes[to_size(program.devices)];
    if (runtime == nullptr || seed % 50 == 0) runtime = std::make_unique<Runtime>(program.devices);
    std::vector<std::atomic<bool>> hit(program.faults.size());
    std::string text;
    try {
      runtime->run([&](Device& device) { run_device(device, program, hit); });
    } catch (const std::exception& error) {
      text = error.what();
    }
    bool any = false, named = false, is_faulty = runtime->failed_device() == -1;
    const std::string report = runtime->last_error() != nullptr ? runtime->last_error()->what() : "";
    std::string faults;
    for (std::size_t f = 0; f < hit.size(); ++f) {
      const int device = program.faults[f].device;
      faults += " " + std::to_string(static_cast<int>(program.faults[f].kind)) + " on device " +
                std::to_string(device) + " at call " + std::to_string(program.faults[f].call);
      any = any || hit[f];
      is_faulty = is_faulty || device == runtime->failed_device();
      named = named || names(report, device);
    }
    ASSERT_EQ(runtime->last_error() != nullptr, any)
        << "seed " << seed << ", " << program.devices << " devices:" << faults << "\n"
        << report;
    if (any) {
      ++failed;
      ASSERT_FALSE(text.empty()) << seed;
      ASSERT_TRUE(is_faulty) << "seed " << seed << ": device " << runtime->failed_device() << " is blamed for" << faults
                             << "\n"
                             << report;
      ASSERT_TRUE(named) << "seed " << seed << ":" << faults << "\n" << report;
      ASSERT_LT(report.size(), to_size(Sentence::capacity)) << seed;
      blamed += runtime->failed_device() >= 0 ? 1 : 0;
    }
    const auto sums = runtime->run([](Device& device) {
      std::vector<float> one(1, 1.0f);
      device.all_reduce(ReductionKind::sum, one);
      return one[0];
    });
    for (const float sum : sums) ASSERT_EQ(sum, static_cast<float>(program.devices)) << seed;
  }
  std::cout << failed << " of " << runs << " runs failed, in " << blamed << " of them one device was blamed\n";
  if (runs >= 200) {
    EXPECT_GT(blamed, failed / 3);
  }
}

}  // namespace weft::fault_campaign_test
