// How calls, loops, choices and marks become operations of the graph. A graph knows no branches: of a choice all
// sides are computed, and one is taken; collectives of a side wait until it is (sharding/taken_sides.hpp).
#ifndef WEFT_STABLEHLO_READ_CONTROL_HPP
#define WEFT_STABLEHLO_READ_CONTROL_HPP

#include <weft/graph/scan.hpp>
#include <weft/stablehlo/guarded_side.hpp>
#include <weft/stablehlo/loop_count.hpp>
#include <weft/stablehlo/read_dynamic.hpp>
#include <weft/stablehlo/read_gpu_calls.hpp>
#include <weft/stablehlo/read_named_functions.hpp>
#include <weft/stablehlo/read_sparse.hpp>

namespace weft::stablehlo::read {

constexpr Buffer<Var> call_function(const Reading& at, const char* attribute) {
  const std::string_view name = at.attribute(attribute).text;
  const Function* const function = at.importer.module().find(name);
  if (function == nullptr) stablehlo_name_is_unknown(at.operation.place, "function", name);
  if (const NamedRule* const rule = named_rule(at, *function)) return rule->read(at, *function);
  return at.importer.call(*function, at.in, at.operation.place);
}
constexpr Buffer<Var> call(const Reading& at) { return call_function(at, "callee"); }
// An operation of CHLO that portable artifacts store so, "chlo.erf", is that operation; all others, and those of
// complex numbers, are what they are decomposed to.
constexpr Buffer<Var> composite(const Reading& at) {
  const Attribute* const name = at.find("name");
  bool is_plain = at.find("composite_attributes") == nullptr;
  for (Index value : at.operation.operands)
    if (is_complex(at.importer.value_type(value).type.dtype)) is_plain = false;
  if (name != nullptr && is_plain && name->text.substr(0, 5) == "chlo.")
    if (const Read known = at.importer.reader(name->text)) return known(at);
  return call_function(at, "decomposition");
}
// Marks of layouts that others put there change no number.
inline constexpr Row passed_calls[] = {{"Sharding", same},
                                       {"SPMDFullToShardShape", same},
                                       {"SPMDShardToFullShape", same},
                                       {"annotate_device_placement", same},
                                       {"LayoutConstraint", same},
                                       {"xla.sdy.FuncResultSharding", same}};
// Error: stablehlo_target_is_unknown.
[[noreturn]] inline void refuse_target(const Reading& at, std::string_view target) {
  for (const std::string_view known : {"xla_ffi_python_cpu_callback", "xla_python_cpu_callback",
                                       "xla_ffi_python_gpu_callback", "xla_python_gpu_callback"})
    if (target == known)
      stablehlo_is_unsupported(at.operation.place, "call back into Python (pure_callback, debug.print, checks)",
                               target);
  Buffer<std::string_view> known;
  for (const CustomCall& added : at.importer.custom_calls()) known.push_back(added.target);
  for (const Row& row : lapack_table) known.push_back(row.name);
  for (const Row& row : factorization_calls) known.push_back(row.name);
  for (const Row& row : gpu_calls) known.push_back(row.name);
  for (const Row& row : dynamic_calls) known.push_back(row.name);
  for (const Row& row : sorting_calls) known.push_back(row.name);
  for (const Row& row : sparse_calls) known.push_back(row.name);
  for (const Row& row : passed_calls) known.push_back(row.name);
  stablehlo_target_is_unknown(at.operation.place, target, known.data(), known.size());
}
// An operation that PyTorch/XLA and others keep as a call, "mhlo.erf" with what it says in mhlo.attributes; null: none
// of CHLO or StableHLO. `name` is filled with what it is called there.
constexpr Read stored_operation(const Reading& at, std::string_view target, Buffer<char>& name) {
  if (target.substr(0, 5) != "mhlo.") return nullptr;
  const std::string_view own = target == "mhlo.topk" ? "top_k" : target.substr(5);
  for (const std::string_view dialect : {"chlo.", "stablehlo."}) {
    name.clear();
    name.append(dialect.data(), dialect.data() + dialect.size());
    name.append(own.data(), own.data() + own.size());
    const std::string_view operation(name.data(), static_cast<std::size_t>(name.size()));
    if (const Read known = at.importer.reader(operation); known != nullptr && operation != at.operation.name)
      return known;
  }
  return nullptr;
}
constexpr Buffer<Var> read_stored(const Reading& at, Read known, std::string_view name) {
  Operation operation = at.operation;
  operation.name = name;
  if (const Attribute* const own = at.find("mhlo.attributes"))
    operation.attributes.append(own->items.begin(), own->items.end());
  return known({at.importer, operation, at.in});
}
constexpr Buffer<Var> custom_call(const Reading& at) {
  const std::string_view target = at.attribute("call_target_name").text;
  if (const CustomCall* const added = at.importer.custom_call(target)) return added->read(at, added->context);
  if (const Read passed = reader_in(passed_calls, target)) return passed(at);
  if (const Read known = reader_in(lapack_table, target)) return known(without_shape_operands(at));
  if (const Read known = factorization_reader(target)) return known(without_shape_operands(at));
  if (const Read known = gpu_reader(target)) return known(without_shape_operands(at));
  if (const Read known = reader_in(dynamic_calls, target)) return known(at);
  if (const Read known = reader_in(sorting_calls, target)) return known(at);
  if (const Read known = reader_in(sparse_calls, target)) return known(at);
  Buffer<char> name;
  if (const Read known = stored_operation(at, target, name))
    return read_stored(at, known, {name.data(), static_cast<std::size_t>(name.size())});
  refuse_target(at, target);
}
// A body on whole tensors.
constexpr Buffer<Var> map(const Reading& at) {
  if (at.in.empty()) at.expect_operands(1);
  for (const Var& operand : at.in) shape_rule::check_same_shape("map", at.in[0].shape(), operand.shape());
  return at.on_tensors(at.region(0), at.in, at.in[0].shape());
}
constexpr Buffer<Var> none(const Reading&) { return {}; }
constexpr Buffer<Var> token(const Reading& at) { return {{&at.graph(), no_id}}; }
// (index) and a region a branch, the last one for all other indices; of a predicate the first one is for true.
constexpr Buffer<Var> choose(const Reading& at, bool is_predicate) {
  at.expect_operands(1);
  const Index branches = at.operation.regions.size();
  if (branches == 0 || (is_predicate && branches != 2))
    stablehlo_count_differs(at.operation.place, at.operation.name, "regions", branches, 2);
  const auto branch = [&](Index i, Var is_taken) {
    return at.importer.run_where(is_taken, at.region(i), at.operation.name, at.operation.place);
  };
  const Var index = at.in[0];
  if (branches == 1) return at.importer.run(at.region(0), {}, at.operation.name, at.operation.place);
  at.graph().has_conditions = true;
  const auto is_none = [&] {
    const Var is_before = index < 0.0, is_behind = index >= static_cast<double>(branches - 1);
    return is_before | is_behind;
  };
  Buffer<Var> made = branch(branches - 1, is_predicate ? !index : is_none());
  for (Index i = branches - 2; i >= 0; --i) {
    const Var is_this = is_predicate ? index : index == static_cast<double>(i);
    const Buffer<Var> other = branch(i, is_this);
    if (other.size() != made.size())
      stablehlo_count_differs(at.operation.place, at.operation.name, "results of a branch", other.size(), made.size());
    for (Index j = 0; j < made.size(); ++j) {
      if (made[j].id == no_id || other[j].id == made[j].id) continue;
      made[j] = emit_var(Op::select, {broadcast_to(is_this, made[j].shape()), other[j], made[j]});
    }
  }
  return made;
}
constexpr Buffer<Var> if_(const Reading& at) { return choose(at, true); }
constexpr Buffer<Var> case_(const Reading& at) { return choose(at, false); }

// What a first look at a loop tells: which carries never change, or are read by themselves alone, and how often it
// runs; -1: that cannot be told.
struct LoopFacts {
  Buffer<bool> is_constant, is_unread;
  Index count = -1;

  [[nodiscard]] constexpr bool leaves_out(Index carry) const { return is_constant[carry] || is_unread[carry]; }
};
// Which carries neither a result that is read nor `condition`, or no_id, nor what an operation of users is given
// depends on: counters of their own, of which JAX's fori_loop has two. Nodes of the body are those from `first` on.
// O(nodes and operands).
constexpr Buffer<bool> unread_carries(const Reading& at, const Buffer<Var>& carries, const Buffer<Var>& nexts,
                                      Id condition, Id first) {
  const Graph& graph = at.graph();
  Buffer<bool> is_needed(graph.size() - first, false);
  Buffer<Index> carry_of(graph.size() - first, -1);
  Buffer<Id> open;
  const auto need = [&](Id id) {
    if (id < first || is_needed[id - first]) return;
    is_needed[id - first] = true;
    open.push_back(id);
  };
  const bool has_results = at.operation.results.size() == carries.size();  // else a tuple of them
  const Buffer<bool> are_read =
      has_results ? at.importer.are_read(at.operation.results) : Buffer<bool>(carries.size(), true);
  for (Index i = 0; i < carries.size(); ++i) {
    carry_of[carries[i].id - first] = i;
    if (are_read[i]) need(carries[i].id);
  }
  if (condition != no_id) need(condition);
  for (const Id id : at.importer.shown()) need(id);
  while (!open.empty()) {
    const Id id = open.back();
    open.pop_back();
    if (const Index carry = carry_of[id - first]; carry >= 0) need(nexts[carry].id);
    for (Index i = 0; i < graph[id].operand_count; ++i) need(graph.operand(id, i));
  }
  Buffer<bool> made;
  for (const Var& carry : carries) made.push_back(!is_needed[carry.id - first]);
  return made;
}

// Runs the loop once to look at it; what that adds to the graph is forgotten.
constexpr LoopFacts look_at_loop(const Reading& at, const Buffer<Var>& initial) {
  Graph& graph = at.graph();
  const Index size = graph.size();
  const std::int32_t loops = graph.loops;
  LoopFacts facts;
  {
    weft::detail::LoopBuilder trial(graph, 1);
    Buffer<Var> carries;
    for (const Var& value : initial) carries.push_back(trial.carry(value));
    const Buffer<Var> condition = at.importer.run(at.region(0), carries, at.operation.name, at.operation.place);
    const Buffer<Var> nexts = at.importer.run(at.region(1), carries, at.operation.name, at.operation.place);
    if (condition.size() != 1 || condition[0].dtype() != DType::pred || condition[0].rank() != 0)
      stablehlo_is_malformed(at.operation.place, "a condition that is one predicate", at.operation.name);
    if (nexts.size() != carries.size())
      stablehlo_count_differs(at.operation.place, at.operation.name, "results of the body", nexts.size(),
                              carries.size());
    for (Index i = 0; i < carries.size(); ++i) facts.is_constant.push_back(nexts[i].id == carries[i].id);
    facts.count = LoopCount{graph, initial, carries, nexts, facts.is_constant}.of(condition[0].id);
    facts.is_unread =
        unread_carries(at, carries, nexts, facts.count < 0 ? condition[0].id : no_id, static_cast<Id>(size));
  }
  at.importer.forget_from(size);
  graph.loops = loops;
  return facts;
}

// What a loop starts with: in modules of JAX, whose series and continued fractions leave elements out that they are not
// for, nothing flows to what made an infinite one, or one that is no number.
constexpr Var start(const Reading& at, Var x) {
  if (!at.importer.is_of_jax() || !is_floating(x.dtype())) return x;
  weft::stablehlo::detail::MadeOf made(x);
  return made.has_pole_of_some() ? made.where(weft::isfinite(x)) : x;
}
// Carries that never change, or that nothing reads, are no carries. Where the count is not known, whether another
// iteration runs is a carry.
constexpr Buffer<Var> while_(const Reading& at) {
  const LoopFacts facts = look_at_loop(at, at.in);
  Index left_out = 0;
  for (Index i = 0; i < at.in.size(); ++i) left_out += facts.leaves_out(i) ? 1 : 0;
  if (facts.count == 0 || left_out == at.in.size()) return at.in;
  const auto run = [&](const Region& region, const Buffer<Var>& carries) {
    return at.importer.run(region, carries, at.operation.name, at.operation.place);
  };
  const bool is_counted = facts.count > 0;
  weft::detail::LoopBuilder loop(at.graph(), is_counted ? facts.count : 1);
  Buffer<Var> carries, nexts, results;
  if (!is_counted) {
    static_cast<void>(loop.carry(run(at.region(0), at.in)[0]));
    loop.repeat_while(0);
  }
  for (Index i = 0; i < at.in.size(); ++i)
    carries.push_back(facts.leaves_out(i) ? at.in[i] : loop.carry(is_counted ? at.in[i] : start(at, at.in[i])));
  Buffer<Var> made = run(at.region(1), carries);
  if (!is_counted) nexts.push_back(run(at.region(0), made)[0]);
  for (Index i = 0; i < made.size(); ++i)
    if (!facts.leaves_out(i)) nexts.push_back(made[i]);
  loop.close(nexts);
  for (Index i = 0, carry = is_counted ? 0 : 1; i < made.size(); ++i)
    results.push_back(facts.leaves_out(i) ? at.in[i] : loop.result(carry++));
  return results;
}

}  // namespace weft::stablehlo::read

#endif
