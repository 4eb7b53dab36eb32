// Definitions of sdy/pad_uneven.hpp.
#ifndef WEFT_SDY_PAD_UNEVEN_IPP
#define WEFT_SDY_PAD_UNEVEN_IPP

#include <weft/graph/window.hpp>
#include <weft/sdy/pad_uneven.hpp>
#include <weft/sdy/padded_values.hpp>
#include <weft/sdy/whole_dimensions.hpp>

#include <numeric>

namespace weft::sdy {
namespace detail {

class UnevenPadder {
 public:
  UnevenPadder(Module& module, Function& function, const Meshes& meshes)
      : module_{module}, of_{function}, values_(module, function, meshes) {}

  void run() {
    for (Index i = 0; i < of_.body.arguments.size(); ++i)
      check_edge("argument", i, of_.body.arguments[i], values_.function().sharding(of_.body.arguments[i]));
    const Operation* const last = of_.body.operations.empty() ? nullptr : &of_.body.operations.back();
    values_.function().walk([&](Operation& operation) {
      if (&operation == last)
        return_own(operation);
      else if (is_concerned(operation))
        pad(operation);
    });
    values_.finish(of_);
  }

 private:
  // A dimension of one operand or result, which are counted together.
  struct Corner {
    Index tensor = 0;
    int dim = 0;
  };

  Module& module_;
  Function& of_;
  PaddedValues values_;

  // --- Where values come from and go to
  void check_edge(const char* what, Index number, Index value, const TensorSharding& lies) const {
    const Shape own = values_.own(value), needed = PaddedValues::divisible(own, lies);
    for (int d = 0; d < own.rank(); ++d)
      if (needed[d] != own[d])
        stablehlo_edge_is_uneven(of_.place, of_.name, what, number, own[d], PaddedValues::parts(lies, d));
  }
  void return_own(Operation& returns) {
    for (Index i = 0; i < returns.operands.size(); ++i) {
      Index& value = returns.operands[i];
      check_edge("result", i, value, values_.function().declared_result(i));
      if (values_.is_padded(value) && !(values_.needed(value) == values_.own(value)))
        check_edge("result", i, value, values_.function().sharding(value));
      value = values_.trimmed(value, values_.own(value), values_.before());
    }
  }

  // --- One operation
  bool is_concerned(const Operation& operation) const {
    for (const Index operand : operation.operands)
      if (values_.is_padded(operand)) return true;
    for (const Index result : operation.results)
      if (!(values_.needed(result) == values_.own(result))) return true;
    return false;
  }
  void pad(Operation& operation) {
    const std::string_view name = operation.name;
    if (own_sharding_attribute(name) == "out_sharding") return move(operation);
    if (name == "stablehlo.slice") return slice(operation);
    if (name == "stablehlo.pad") return pad_more(operation);
    if (name == "stablehlo.convolution") return convolve(operation);
    if (name == "stablehlo.constant" || name == "sdy.constant") return repeat(operation);
    by_rule(operation);
  }
  Index value_at(const Operation& operation, Index tensor) const {
    const Index count = operation.operands.size();
    return tensor < count ? operation.operands[tensor] : operation.results[tensor - count];
  }
  [[noreturn]] void refuse(const Operation& operation, const Corner& at, Index padded) const {
    const bool is_result = at.tensor >= operation.operands.size();
    stablehlo_padding_is_unknown(operation.place, operation.name, is_result ? "result" : "operand",
                                 is_result ? at.tensor - operation.operands.size() : at.tensor, at.dim,
                                 values_.own(value_at(operation, at.tensor))[at.dim], padded);
  }
  // What an operand has, and a result needs.
  Shape size_at(const Operation& operation, Index tensor) const {
    const Index value = value_at(operation, tensor);
    return tensor < operation.operands.size() ? values_.size(value) : values_.needed(value);
  }

  // Devices divide what they have whole, and get all of what was divided.
  void move(Operation& collective) {
    Index& value = collective.operands[0];
    const Index result = collective.results[0];
    const TensorSharding from = values_.function().sharding(value), to = values_.function().sharding(result);
    const Shape size = PaddedValues::divisible(values_.size(value), to);
    value = values_.grown(value, size);
    values_.resize(result, size);
    values_.note_zeros(result, values_.has_zeros(value));
    values_.write_types(collective);
    Dims kept = size.dims;
    for (int d = 0; d < kept.size(); ++d)
      if (PaddedValues::parts(to, d) < PaddedValues::parts(from, d)) kept[d] = values_.needed(result)[d];
    if (!(Shape(kept) == size))
      values_.function().replace(result, values_.trimmed(result, Shape(kept), values_.function().after()));
  }
  // The padding of the result is what the operand has behind the slice, or its padding.
  void slice(Operation& operation) {
    const RuleSite at = values_.function().site(operation);
    const Buffer<Index> first = at.integers("start_indices"), strides = at.integers("strides");
    const Buffer<Index> limits = at.integers("limit_indices");
    const Shape own = values_.own(operation.results[0]), made = values_.needed(operation.results[0]);
    Index& value = operation.operands[0];
    Dims start, behind, steps, size = values_.size(value).dims;
    for (int d = 0; d < made.rank(); ++d) {
      start.push_back(first[d]);
      steps.push_back(strides[d]);
      behind.push_back(made[d] == own[d] ? limits[d] : first[d] + (made[d] - 1) * strides[d] + 1);
      size[d] = std::max(size[d], behind[d]);
    }
    value = values_.grown(value, PaddedValues::divisible(Shape(size), values_.function().sharding(value)));
    values_.rewrite(operation, "stablehlo.slice %0 " + PaddedValues::slice_text(start, behind, steps), made);
  }
  // Behind the own elements of the operand stands what is padded with, if its own result has some of it.
  void pad_more(Operation& operation) {
    const RuleSite at = values_.function().site(operation);
    const Buffer<Index> low = at.integers("edge_padding_low", "low"), high = at.integers("edge_padding_high", "high"),
                        holes = at.integers("interior_padding", "interior");
    const Shape made = values_.needed(operation.results[0]);
    Index& value = operation.operands[0];
    const Shape size = values_.size(value);
    Dims before, behind, between;
    Buffer<int> shown;
    for (int d = 0; d < made.rank(); ++d) {
      before.push_back(low[d]);
      between.push_back(holes[d]);
      behind.push_back(made[d] - size[d] - low[d] - std::max(Index{0}, size[d] - 1) * holes[d]);
      if (high[d] > 0) shown.push_back(d);
    }
    value = values_.masked(value, shown, operation.operands[1]);
    values_.rewrite(operation,
                    "stablehlo.pad %0, %1, low = " + stablehlo::list_of(before) + ", high = " + stablehlo::list_of(behind) +
                        ", interior = " + stablehlo::list_of(between),
                    made);
  }
  // One number for all stands for more of them, too; others are padded behind.
  void repeat(Operation& operation) {
    const Index result = operation.results[0];
    const Attribute* const value = stablehlo::find(operation.attributes, "value");
    if (value != nullptr && stablehlo::elements_of(module_, *value).is_splat) {
      values_.resize(result, values_.needed(result));
      return values_.write_types(operation);
    }
    stablehlo_padding_is_unknown(operation.place, operation.name, "result", 0, first_uneven(result),
                                 values_.own(result)[first_uneven(result)],
                                 values_.needed(result)[first_uneven(result)]);
  }
  int first_uneven(Index value) const {
    int d = 0;
    while (values_.needed(value)[d] == values_.own(value)[d]) ++d;
    return d;
  }

  // --- By the factors of the operation
  // How many elements each factor has then, at least what the operands have and a result needs, in equal pieces for
  // all.
  Buffer<Index> padded_sizes(const Operation& operation, const ShardingRule& rule) const {
    Buffer<Index> sizes, parts(rule.factors.size(), 1);
    for (const Factor& factor : rule.factors) sizes.push_back(factor.size);
    for_each_corner(operation, rule, [&](const Corner& at, int factor) {
      const Index size = size_at(operation, at.tensor)[at.dim], value = value_at(operation, at.tensor);
      if (size == values_.own(value)[at.dim]) return;
      if (factor < 0) refuse(operation, at, size);
      const FactorKind kind = rule.factors[factor].kind;
      const bool is_summed = kind == FactorKind::reduction && fills(operation);
      if (kind != FactorKind::pass_through && !is_summed) refuse(operation, at, size);
      sizes[factor] = std::max(sizes[factor], size);
    });
    for_each_corner(operation, rule, [&](const Corner& at, int factor) {
      if (factor < 0) return;
      const TensorSharding& lies = values_.function().sharding(value_at(operation, at.tensor));
      parts[factor] = std::lcm(parts[factor], PaddedValues::parts(lies, at.dim));
    });
    for (Index f = 0; f < sizes.size(); ++f)
      if (sizes[f] != rule.factors[f].size) sizes[f] = padded_extent(sizes[f], parts[f]);
    return sizes;
  }
  // Each dimension, with its factor; -1: it has several.
  template <class Visit>
  static void for_each_corner(const Operation& operation, const ShardingRule& rule, const Visit& visit) {
    for (Index t = 0; t < operation.operands.size() + operation.results.size(); ++t) {
      const ShardingRule::Tensor& tensor = tensor_of(rule, t);
      for (int d = 0; d < tensor.size(); ++d) visit(Corner{t, d}, tensor[d].size() == 1 ? tensor[d][0] : -1);
    }
  }
  static const ShardingRule::Tensor& tensor_of(const ShardingRule& rule, Index t) {
    return t < rule.operands.size() ? rule.operands[t] : rule.results[t - rule.operands.size()];
  }
  // Does it sum up, so that what is put in the place of padding counts for nothing?
  static bool fills(const Operation& operation) {
    return operation.name == "stablehlo.dot" || operation.name == "stablehlo.dot_general" ||
           operation.name == "stablehlo.reduce";
  }
  void by_rule(Operation& operation) {
    const ShardingRule rule = depends_on_sizes(operation.name) || !data_flow_edges(operation).empty()
                                  ? ShardingRule()
                                  : sharding_rule(values_.function().site(operation));
    const bool is_return = operation.results.empty();
    if (rule.is_none() || is_return) refuse_first(operation);
    const Buffer<Index> sizes = padded_sizes(operation, rule);
    Buffer<Shape> shapes;
    for (Index t = 0; t < operation.operands.size() + operation.results.size(); ++t)
      shapes.push_back(values_.own(value_at(operation, t)));
    Buffer<Buffer<int>> summed(operation.operands.size());
    for_each_corner(operation, rule, [&](const Corner& at, int factor) {
      if (factor < 0 || sizes[factor] == rule.factors[factor].size) return;
      if (shapes[at.tensor][at.dim] != rule.factors[factor].size) refuse(operation, at, sizes[factor]);
      shapes[at.tensor].dims[at.dim] = sizes[factor];
      if (rule.factors[factor].kind == FactorKind::reduction) summed[at.tensor].push_back(at.dim);
    });
    for (Index i = 0; i < operation.operands.size(); ++i) {
      operation.operands[i] = values_.grown(operation.operands[i], shapes[i]);
      if (!summed[i].empty()) operation.operands[i] = filled(operation, i, summed[i]);
    }
    for (Index r = 0; r < operation.results.size(); ++r)
      values_.resize(operation.results[r], shapes[operation.operands.size() + r]);
    values_.write_types(operation);
  }
  Index filled(const Operation& operation, Index operand, const Buffer<int>& dims) {
    const Index value = operation.operands[operand];
    if (operation.name == "stablehlo.reduce")
      return values_.masked(value, dims, operation.operands[operand + operation.operands.size() / 2]);
    return zeroed(value, dims);
  }
  Index zeroed(Index value, const Buffer<int>& dims) {
    bool is_needed = false;
    for (const int dim : dims) is_needed = is_needed || values_.size(value)[dim] != values_.own(value)[dim];
    return !is_needed || values_.has_zeros(value) ? value : values_.masked(value, dims, values_.zero(value));
  }
  [[noreturn]] void refuse_first(const Operation& operation) const {
    for (Index t = 0; t < operation.operands.size() + operation.results.size(); ++t) {
      const Shape size = size_at(operation, t), own = values_.own(value_at(operation, t));
      for (int d = 0; d < own.rank(); ++d)
        if (size[d] != own[d]) refuse(operation, {t, d}, size[d]);
    }
    stablehlo_is_unsupported(operation.place, "padding of what is around operation", operation.name);
  }

  // --- Convolutions: windows see 0 behind the own elements, as they do beyond the ends
  void convolve(Operation& operation) {
    const RuleSite at = values_.function().site(operation);
    const auto label = [&](Index side, std::string_view name) { return rules::labeled(at, side, name); };
    Shape input = values_.size(operation.operands[0]), kernel = values_.size(operation.operands[1]),
          made = values_.own(operation.results[0]);
    const Shape needed = values_.needed(operation.results[0]);
    const auto join = [](Index& left, Index& right) { left = right = std::max(left, right); };
    join(input.dims[label(0, "f")], kernel.dims[label(1, "i")]);
    made.dims[label(2, "b")] = std::max(input[label(0, "b")], needed[label(2, "b")]);
    made.dims[label(2, "f")] = std::max(kernel[label(1, "o")], needed[label(2, "f")]);
    join(input.dims[label(0, "b")], made.dims[label(2, "b")]);
    join(kernel.dims[label(1, "o")], made.dims[label(2, "f")]);
    if (rules::has_groups(at))
      stablehlo_is_unsupported(operation.place, "padding of channels and batches in groups, in operation",
                               operation.name);
    Buffer<int> seen{label(0, "f")}, taps{label(1, "i")};
    for (int i = 0; i < made.rank() - 2; ++i) {
      const int in = rules::labeled(at, 0, i), tap = rules::labeled(at, 1, i), out = rules::labeled(at, 2, i);
      if (kernel[tap] != values_.own(operation.operands[1])[tap]) refuse(operation, {1, tap}, kernel[tap]);
      made.dims[out] = window(at, i, kernel[tap]).positions(input[in]);
      if (made[out] < needed[out]) refuse(operation, {2, out}, needed[out]);
      seen.push_back(in);
    }
    operation.operands[0] = zeroed(values_.grown(operation.operands[0], input), seen);
    operation.operands[1] = zeroed(values_.grown(operation.operands[1], kernel), taps);
    const Index result = operation.results[0];
    values_.resize(result, made);
    values_.write_types(operation);
    Dims kept = made.dims;
    for (int i = 0; i < made.rank() - 2; ++i) {
      const int out = rules::labeled(at, 2, i);
      kept[out] = needed[out];
    }
    if (!(Shape(kept) == made))
      values_.function().replace(result, values_.trimmed(result, Shape(kept), values_.function().after()));
  }
  static WindowDimension window(const RuleSite& at, int dim, Index taps) {
    const Attribute* const printed = at.find("window");
    const auto number = [&](const char* generic, const char* name, Index place, Index otherwise) {
      const Attribute* const list = printed != nullptr ? stablehlo::find(printed->items, name) : at.find(generic);
      return list == nullptr ? otherwise : stablehlo::integer_list(at.module, *list)[place];
    };
    return {taps,
            number("window_strides", "stride", dim, 1),
            number("padding", "pad", 2 * dim, 0),
            number("padding", "pad", 2 * dim + 1, 0),
            number("lhs_dilation", "lhs_dilate", dim, 1),
            number("rhs_dilation", "rhs_dilate", dim, 1),
            false};
  }
};

}  // namespace detail

void pad_uneven(stablehlo::Module& module) {
  const Meshes meshes(module);
  for (Function& function : module.functions) detail::UnevenPadder(module, function, meshes).run();
}

}  // namespace weft::sdy

#endif
