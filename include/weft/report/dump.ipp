// Definitions of report/dump.hpp.
#ifndef WEFT_REPORT_DUMP_IPP
#define WEFT_REPORT_DUMP_IPP

#include <weft/report/dump.hpp>

namespace weft::detail {

void DumpFolder::add(const char* pass, const Graph& graph) {
  const std::string name = std::to_string(++passes_) + '_' + pass;
  add_file(name + ".txt", to_text(graph));
  add_file(name + ".dot", to_dot(graph));
  add_file(name + ".mlir", to_stablehlo(graph));
}

void DumpFolder::add(const PlanView& plan) const {
  add_file("plan.txt", explain(plan));
  add_file("arena.svg", arena_picture(plan));
}

}  // namespace weft::detail

#endif
