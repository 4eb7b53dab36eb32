// Sequential: layers in a row.
#ifndef WEFT_NN_SEQUENTIAL_HPP
#define WEFT_NN_SEQUENTIAL_HPP

#include <weft/graph/layer_scope.hpp>
#include <weft/graph/layers.hpp>
#include <weft/graph/located_var.hpp>

#include <concepts>
#include <type_traits>

namespace weft::nn {

namespace detail {

// Becomes a bool and nothing else, so that only layers which ask for it are told whether this is training.
struct IsTraining {
  bool value = true;
  template <std::same_as<bool> Flag>
  constexpr operator Flag() const {
    return value;
  }
};

// The conditions of an assertion: what must hold of its arguments.
template <class Layer, Index place, bool holds>
inline constexpr bool is_layer = holds;

// Is the first of them a name? Otherwise nothing would tell "net", the name of a row, from a layer of its own.
template <class... Arguments>
inline constexpr bool begins_with_name = false;
template <class First, class... Rest>
inline constexpr bool begins_with_name<First, Rest...> = std::convertible_to<const First&, Name>;

// Layers from number `place` on.
template <Index place, class... Layers>
struct Row {
  constexpr Var operator()(const Name&, Var x, IsTraining) const { return x; }
};
template <Index place, class First, class... Rest>
struct Row<place, First, Rest...> {
  First first;
  Row<place + 1, Rest...> rest;

  constexpr explicit Row(const First& layer, const Rest&... layers) : first(layer), rest(layers...) {}

  constexpr Var operator()(const Name& name, Var x, IsTraining training) const {
    return rest(name, made(name, x, training), training);
  }

 private:
  constexpr Var made(const Name& name, Var x, IsTraining training) const {
    constexpr bool is_told = requires { Var(first(x, training)); };
    constexpr bool is_called = is_told || requires { Var(first(x)); };
    static_assert(is_layer<First, place, is_called>,
                  "weft: sequential: what is not callable with one Var, or returns none, is no layer; wrap it in a "
                  "lambda [](weft::Var x) { ... }");
    if constexpr (requires { First(first).name = name; }) {
      First named = first;
      const Name own = first.name.size > 0 ? first.name : name_of_number(place);
      named.name = name / own;
      if (own.line > 0) named.name.line = own.line;
      return call<is_told, is_called>(named, x, training);
    } else {
      const LayerScope layer(*x.graph, x.graph->observer == nullptr ? Name() : name / name_of_number(place),
                             "function");
      return layer(call<is_told, is_called>(first, x, training));
    }
  }
  template <bool is_told, bool is_called>
  static constexpr Var call(const First& layer, Var x, IsTraining training) {
    if constexpr (is_told)
      return layer(x, training);
    else if constexpr (is_called)
      return layer(x);
    else
      return x;
  }
};

}  // namespace detail

// Each layer takes what the one before it returns. As torch.nn.Sequential: layers without a name are called by their
// places, so that weights are "<name>.0.weight", "<name>.1.bias", ...; one that has a name keeps it,
// "<name>.up.weight", as in a Sequential of an OrderedDict. Without a name of its own: "0.weight". What has no name
// counts, too: an activation such as nn::Relu{}, a function or a lambda of one Var. Those that ask whether this is
// training, as Dropout does, are told. A Sequential is a layer itself: in another one, in a Stack, under tied().
//   nn::Sequential{"head", nn::Linear{{}, 784, 512}, nn::Relu{}, nn::Dropout{{}, 0.1}, nn::Linear{{}, 512, 10}}(image)
// Errors: those of the layers, which are named in full; weight_declared_twice.
template <class... Layers>
struct Sequential {
  Name name = {};
  detail::Row<0, Layers...> layers;

  constexpr Sequential(const Name& own, const std::type_identity_t<Layers>&... row) : name(own), layers(row...) {}
  constexpr explicit Sequential(const std::type_identity_t<Layers>&... row) : layers(row...) {}

  constexpr Var operator()(Var x, bool training = true) const {
    const LayerScope layer(*x.graph, name, "Sequential");
    return layer(layers(name, x, detail::IsTraining{training}));
  }
};
// The types of layers come from here alone: by value, so that a function becomes a pointer to it.
template <class... Layers>
Sequential(const Name&, Layers...) -> Sequential<Layers...>;
template <class... Layers>
requires(!detail::begins_with_name<Layers...>) Sequential(Layers...)
->Sequential<Layers...>;

}  // namespace weft::nn

#endif
