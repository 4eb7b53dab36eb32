// interpreter.run_parallel of openxla/stablehlo's tests: functions that run as processes, replicas times partitions.
// Here each process is a device of a mesh. All devices run every function, one after the other, on the operands of
// their own process, or of another one that runs it, and each process's results are those of its device.
#ifndef WEFT_TESTS_SUPPORT_PARALLEL_PROGRAMS_HPP
#define WEFT_TESTS_SUPPORT_PARALLEL_PROGRAMS_HPP

#include <weft/mesh/mesh.hpp>
#include <weft/stablehlo/import.hpp>

#include <map>
#include <string_view>
#include <vector>

namespace weft::testing {

class ParallelPrograms {
 public:
  // The mesh of a function's processes; {1, 1} if it runs none.
  [[nodiscard]] static Mesh mesh_of(const stablehlo::Function& function) {
    for (const stablehlo::Operation& operation : function.body.operations)
      if (operation.name == "interpreter.run_parallel")
        if (const auto* const programs = stablehlo::find(operation.attributes, "programs");
            programs != nullptr && !programs->items.empty())
          return {{"replica", programs->items.size()}, {"partition", programs->items[0].items.size()}};
    return {{"replica", 1}, {"partition", 1}};
  }

  void add_to(Buffer<stablehlo::CustomCall>& calls) {
    calls.push_back({"interpreter.run_parallel", member<&ParallelPrograms::run>, this});
    calls.push_back({"stablehlo.send", member<&ParallelPrograms::send>, this});
    calls.push_back({"stablehlo.recv", member<&ParallelPrograms::receive>, this});
    calls.push_back({"stablehlo.infeed", member<&ParallelPrograms::infeed>, this});
    calls.push_back({"stablehlo.outfeed", member<&ParallelPrograms::outfeed>, this});
  }

 private:
  struct Process {
    const stablehlo::Function* function = nullptr;
    Buffer<Var> operands, results;
  };
  struct Sent {
    Var value;
    Index process = 0;
  };
  std::vector<Process> processes_;
  std::vector<Index> running_;  // the processes that run the function at hand
  std::map<Index, std::vector<Sent>> channels_;
  std::vector<const stablehlo::Function*> feeds_;

  template <Buffer<Var> (ParallelPrograms::*function)(const stablehlo::Reading&)>
  static Buffer<Var> member(const stablehlo::Reading& at, void* own) {
    return (static_cast<ParallelPrograms*>(own)->*function)(at);
  }
  static const stablehlo::Function& function_of(const stablehlo::Reading& at, const stablehlo::Attribute& name) {
    const stablehlo::Function* const found = at.importer.module().find(name.text);
    if (found == nullptr) stablehlo_name_is_unknown(name.place, "function", name.text);
    return *found;
  }

  Buffer<Var> run(const stablehlo::Reading& at) {
    processes_.clear();
    Index next = 0;
    for (const stablehlo::Attribute& replica : at.attribute("programs").items)
      for (const stablehlo::Attribute& name : replica.items) {
        Process process{&function_of(at, name), {}, {}};
        for (Index i = 0; i < process.function->body.arguments.size(); ++i) process.operands.push_back(at.in[next++]);
        processes_.push_back(process);
      }
    if (const stablehlo::Attribute* const feeds = at.find("infeed"))
      for (const stablehlo::Attribute& name : feeds->items) feeds_.push_back(&function_of(at, name));
    for (const Process& process : processes_)
      if (process.results.empty()) run_function(at, *process.function);
    Buffer<Var> results;
    for (const Process& process : processes_) results.append(process.results.begin(), process.results.end());
    return results;
  }
  void run_function(const stablehlo::Reading& at, const stablehlo::Function& function) {
    using namespace stablehlo::read;
    running_.clear();
    for (std::size_t i = 0; i < processes_.size(); ++i)
      if (processes_[i].function == &function) running_.push_back(static_cast<Index>(i));
    const AxisList axes = every_axis(at.graph());
    Buffer<Var> arguments;
    for (Index i = 0; i < function.body.arguments.size(); ++i) {
      Buffer<Var> given;
      for (const Process& process : processes_)
        given.push_back((process.function == &function ? process : processes_[to_size(running_[0])]).operands[i]);
      const bool is_one = at.graph().devices() == 1 || given[0].id == no_id;
      arguments.push_back(is_one ? given[0] : stablehlo::read::member(weft::detail::shard_slice(stack(given), 0, axes), 0));
    }
    for (const Var& result : at.importer.call(function, arguments, at.operation.place)) {
      const bool is_one = at.graph().devices() == 1 || result.id == no_id;
      const Var all = is_one ? result : gathered(result, axes);
      for (Index process : running_)
        processes_[to_size(process)].results.push_back(is_one ? result : stablehlo::read::member(all, process));
    }
  }

  static Index channel_of(const stablehlo::Reading& at) {
    const stablehlo::Attribute* const handle = stablehlo::find(at.attribute("channel_handle").items, "handle");
    return handle == nullptr ? 0 : at.integers(*handle)[0];
  }
  Buffer<Var> send(const stablehlo::Reading& at) {
    if (running_.size() != 1) at.refuse("several processes that call");
    channels_[channel_of(at)].push_back({at.in[0], running_[0]});
    return {at.in[1]};
  }
  Buffer<Var> receive(const stablehlo::Reading& at) {
    std::vector<Sent>& sent = channels_[channel_of(at)];
    if (sent.empty()) at.refuse("value that nobody has sent before, of");
    const Sent first = sent.front();
    sent.erase(sent.begin());
    using namespace stablehlo::read;
    return {stablehlo::read::member(gathered(first.value, every_axis(at.graph())), first.process), at.in[0]};
  }
  Buffer<Var> infeed(const stablehlo::Reading& at) {
    if (feeds_.empty()) at.refuse("queue without values, of");
    const stablehlo::Function& next = *feeds_.front();
    feeds_.erase(feeds_.begin());
    Buffer<Var> made = at.importer.call(next, {}, at.operation.place);
    made.push_back(at.in[0]);
    return made;
  }
  Buffer<Var> outfeed(const stablehlo::Reading& at) { return {at.in.back()}; }
};

}  // namespace weft::testing

#endif
