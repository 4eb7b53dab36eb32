// LayerScope: tells whoever watches how a model is traced which layer adds what to the graph: see report/summary.hpp.
#ifndef WEFT_GRAPH_LAYER_SCOPE_HPP
#define WEFT_GRAPH_LAYER_SCOPE_HPP

#include <weft/graph/located_var.hpp>

namespace weft {

// Watches layers while a function is traced at run time; `Graph::observer`.
class LayerObserver {
 public:
  // A layer begins, in the one that has begun last; `type`: "Linear", a literal.
  virtual void enter(const Graph& graph, const Name& name, const char* type) = 0;
  virtual void leave(const Graph& graph) = 0;
  // What the innermost layer returns.
  virtual void returns(Var made) = 0;

 protected:
  ~LayerObserver() = default;
};

// Lives while a layer is called.
class LayerScope {
 public:
  constexpr LayerScope(Graph& graph, const Name& name, const char* type) : graph_(graph) {
    if (graph_.observer != nullptr) graph_.observer->enter(graph_, name, type);
  }
  LayerScope(const LayerScope&) = delete;
  LayerScope& operator=(const LayerScope&) = delete;
  constexpr ~LayerScope() {
    if (graph_.observer != nullptr) graph_.observer->leave(graph_);
  }
  // What the layer returns, as it is.
  [[nodiscard]] constexpr Var operator()(Var made) const {
    if (graph_.observer != nullptr) graph_.observer->returns(made);
    return made;
  }

 private:
  Graph& graph_;
};

}  // namespace weft

#endif
