// weft_mpi_random_fault SEED: a random program on random groups, in which one device does one thing wrong at a random
// place; run by random_faults.cmake. With a second word it only prints what is drawn, a line each: how many processes,
// the fault, and a regular expression of what the error must say.
#include <weft/base/random.hpp>
#include <weft/runtime/mpi.hpp>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include <unistd.h>

namespace {

using weft::Collective;
using weft::Index;

constexpr int limit_milliseconds = 3000;

struct Call {
  Collective op;
  std::vector<Index> members;  // empty: everybody
  Index count;                 // another one for each call of a program

  [[nodiscard]] bool has(int device) const {
    bool found = members.empty();
    for (const Index member : members) found = found || member == device;
    return found;
  }
};

enum class Fault { exception, leave, skip, change, kill, stop };
constexpr const char* fault_names[] = {"exception", "leave", "skip", "change", "kill", "stop"};

struct Scenario {
  explicit Scenario(std::uint32_t seed) : seed_(seed) {
    processes = 2 + draw(3);
    devices = 1 + draw(processes == 2 ? 3 : 2);
    fault = Fault{draw(6)};
    runs_before = draw(3);
    const int calls_drawn = 3 + draw(6);
    for (int i = 0; i < calls_drawn; ++i) calls.push_back(random_call(i));
    calls.push_back({Collective::all_reduce, {}, 1000 + calls_drawn});
    culprit = draw(device_count());
    do at = draw(static_cast<int>(calls.size()));
    while (!calls[weft::to_size(at)].has(culprit));
  }

  [[nodiscard]] int device_count() const { return processes * devices; }
  [[nodiscard]] int process() const { return culprit / devices; }
  [[nodiscard]] const Call& wrong_call() const { return calls[weft::to_size(at)]; }

  // What every error says, whoever prints it.
  [[nodiscard]] std::string error() const {
    const std::string device = std::to_string(culprit), place = std::to_string(process());
    switch (fault) {
      case Fault::exception: return "device " + device + " has no paper";
      case Fault::leave: return "device " + device + "( of process " + place + ")?: returned";
      case Fault::kill: return "rank " + place + " .*signal 9";
      case Fault::stop: return "device [0-9]+ of process " + place + ": its process does not answer";
      case Fault::skip:
      case Fault::change: break;
    }
    // Of two devices that disagree, or wait for each other in different groups, either may be wrong: it is among those
    // that are named. Of more in one call, the one that is alone is named first.
    const Call* seen = &wrong_call();
    for (int i = at + 1; fault == Fault::skip && i < std::ssize(calls); ++i)
      if (seen = &calls[weft::to_size(i)]; seen->has(culprit)) break;
    const Index size = seen->members.empty() ? device_count() : std::ssize(seen->members);
    if (size > 2 && seen->members == wrong_call().members && (fault == Fault::change || seen != &wrong_call()))
      return "to do together: device " + device + "( of process " + place + ")?: ";
    std::string lists = device;
    for (int first = 0; first <= culprit; ++first)
      for (int last = culprit; last < device_count(); ++last)
        lists += "|" + std::to_string(first) + "-" + std::to_string(last);
    return "devices? ([0-9]+(-[0-9]+)?, )*(" + lists + ")(,|:| of process " + place + ":)";
  }

  int processes = 0, devices = 0, culprit = 0, at = 0, runs_before = 0;
  Fault fault = Fault::leave;
  std::vector<Call> calls;

 private:
  [[nodiscard]] int draw(int below) {
    return static_cast<int>(weft::random_bits(11, seed_, draws_++) % static_cast<std::uint32_t>(below));
  }
  [[nodiscard]] Call random_call(int number) {
    constexpr Collective ops[] = {Collective::all_reduce, Collective::all_gather, Collective::reduce_scatter,
                                  Collective::broadcast, Collective::all_to_all};
    Call call{ops[draw(5)], {}, (draw(2) == 0 ? 1 + draw(200) : 1 + draw(20'000)) * 16 + number};
    if (draw(2) == 0) return call;
    for (int i = 0; i < device_count(); ++i) call.members.push_back(i);
    for (int i = device_count(); i > 1; --i)
      std::swap(call.members[weft::to_size(i - 1)], call.members[weft::to_size(draw(i))]);
    call.members.resize(weft::to_size(2 + draw(device_count() - 1)));
    return call;
  }

  std::uint32_t seed_, draws_ = 0;
};

void make(weft::Device& device, const Call& call, Index count) {
  const weft::GroupView group = call.members.empty() ? weft::GroupView() : weft::GroupView(call.members);
  const Index size = call.members.empty() ? device.device_count() : std::ssize(call.members);
  std::vector<float> one(weft::to_size(count), 1.0F), all(weft::to_size(count * size), 1.0F), other = all;
  switch (call.op) {
    case Collective::all_gather: return device.all_gather(one, all, group);
    case Collective::reduce_scatter: return device.reduce_scatter(weft::ReductionKind::sum, all, one, group);
    case Collective::broadcast: return device.broadcast(one, 0, group);
    case Collective::all_to_all: return device.all_to_all(all, other, group);
    default: return device.all_reduce(weft::ReductionKind::sum, one, group);
  }
}

void run(weft::Device& device, const Scenario& scenario, bool is_faulty) {
  for (int i = 0; i < std::ssize(scenario.calls); ++i) {
    const Call& call = scenario.calls[weft::to_size(i)];
    if (!call.has(device.ordinal())) continue;
    Index count = call.count;
    if (is_faulty && device.ordinal() == scenario.culprit && i == scenario.at) {
      const auto now = std::chrono::system_clock::now().time_since_epoch();
      std::fprintf(stderr, "fault at %lld\n",
                   static_cast<long long>(std::chrono::duration_cast<std::chrono::microseconds>(now).count()));
      switch (scenario.fault) {
        case Fault::exception: throw std::runtime_error("device " + std::to_string(scenario.culprit) + " has no paper");
        case Fault::leave: return;
        case Fault::skip: continue;
        case Fault::change: count += 7; break;
        case Fault::kill: ::kill(::getpid(), SIGKILL); break;
        case Fault::stop: ::kill(::getpid(), SIGSTOP); break;
      }
    }
    make(device, call, count);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const Scenario scenario(static_cast<std::uint32_t>(argc > 1 ? std::atoi(argv[1]) : 0));
  if (argc > 2) {
    std::printf("%d\n%s\n%s\n", scenario.processes, fault_names[static_cast<int>(scenario.fault)],
                scenario.error().c_str());
    return 0;
  }
  std::fprintf(stderr, "pid %d\n", static_cast<int>(::getpid()));
  int process = 0;
  try {
    weft::MpiRuntime runtime(
        argc, argv,
        {.devices_per_process = scenario.devices, .runtime = {.slow_barrier_milliseconds = limit_milliseconds}});
    process = runtime.process_index();
    for (int i = 0; i <= scenario.runs_before; ++i)
      runtime.run([&](weft::Device& device) { run(device, scenario, i == scenario.runs_before); });
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error of process %d: %s\n", process, error.what());
    return 3;
  }
  return 0;
}
