// A plugin of GCC 12 that samples what is being evaluated at compile time: 1,000 times a second of processor time (or
// as often as the kernel can) it notes the functions on the stack of constant evaluation, innermost first. At the end
// it writes one line a sample, names separated by tabs, to the file named by CONSTEXPR_PROFILE; the first line says how
// many samples found no constant evaluation. See report.py for how to build and read it.
#include "gcc-plugin.h"

#include "tree.h"

#include "cp/cp-tree.h"

#include <sys/time.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unordered_map>

int plugin_is_GPL_compatible;

extern vec<tree> cx_error_context();  // in cp/constexpr.cc: the calls under evaluation, outermost first

namespace {

constexpr int most_samples = 100000, most_depth = 48;

struct Sample {
  int depth;
  tree functions[most_depth];
};
Sample samples[most_samples];
volatile int sample_count, outside;

// Runs in a signal handler: reads the compiler's trees, allocates nothing.
void take_sample(int) {
  const vec<tree> calls = cx_error_context();
  if (calls.is_empty()) {
    ++outside;
    return;
  }
  if (sample_count == most_samples) return;
  Sample& sample = samples[sample_count];
  sample.depth = 0;
  for (int i = static_cast<int>(calls.length()) - 1; i >= 0 && sample.depth < most_depth; --i) {
    const tree call = calls[i];
    tree function = NULL_TREE;
    if (TREE_CODE(call) == CALL_EXPR) function = CALL_EXPR_FN(call);
    if (TREE_CODE(call) == AGGR_INIT_EXPR) function = AGGR_INIT_EXPR_FN(call);
    if (function != NULL_TREE && TREE_CODE(function) == ADDR_EXPR) function = TREE_OPERAND(function, 0);
    sample.functions[sample.depth++] = function;
  }
  ++sample_count;
}

void set_timer(long microseconds) {
  const itimerval every = {{0, microseconds}, {0, microseconds}};
  setitimer(ITIMER_PROF, &every, nullptr);
}

void start(void*, void*) {
  struct sigaction action = {};
  action.sa_handler = take_sample;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPROF, &action, nullptr);
  set_timer(1000);
}

void write_samples(void*, void*) {
  set_timer(0);
  const char* path = getenv("CONSTEXPR_PROFILE");
  FILE* file = fopen(path != nullptr ? path : "constexpr_profile.txt", "w");
  if (file == nullptr) return;
  std::unordered_map<tree, std::string> names;
  fprintf(file, "outside\t%d\n", static_cast<int>(outside));
  for (int i = 0; i < sample_count; ++i) {
    for (int d = 0; d < samples[i].depth; ++d) {
      const tree function = samples[i].functions[d];
      std::string& name = names[function];
      if (name.empty())
        name = function != NULL_TREE && TREE_CODE(function) == FUNCTION_DECL ? decl_as_string(function, 0) : "?";
      fprintf(file, "%s\t", name.c_str());
    }
    fprintf(file, "\n");
  }
  fclose(file);
}

}  // namespace

int plugin_init(plugin_name_args* plugin, plugin_gcc_version*) {
  register_callback(plugin->base_name, PLUGIN_START_UNIT, start, nullptr);
  register_callback(plugin->base_name, PLUGIN_FINISH, write_samples, nullptr);
  return 0;
}
