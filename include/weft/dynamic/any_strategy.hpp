// AnyStrategy: one of the strategies, as a value that is chosen when the program starts.
#ifndef WEFT_DYNAMIC_ANY_STRATEGY_HPP
#define WEFT_DYNAMIC_ANY_STRATEGY_HPP

#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/strategies/strategy.hpp>

#include <memory>
#include <utility>
#include <variant>

namespace weft {

class AnyStrategy {
 public:
  // NOLINTBEGIN(google-explicit-constructor): a strategy is written where one is asked for
  AnyStrategy(const Ddp& ddp) : strategy_(ddp) {}
  AnyStrategy(const Fsdp& fsdp) : strategy_(fsdp) {}
  // Refers to the specs, which must outlive it; so do those of a Ddp or an Fsdp.
  AnyStrategy(const Spmd& spmd) : strategy_(spmd) {}
  // Keeps specs that are made at run time.
  AnyStrategy(SpmdSpecs specs)
      : specs_(std::make_shared<const SpmdSpecs>(std::move(specs))), strategy_(Spmd(*specs_)) {}
  // NOLINTEND(google-explicit-constructor)
  // The same strategy with weights cut by these specs, which it keeps.
  [[nodiscard]] WEFT_DECL AnyStrategy with_specs(SpmdSpecs specs) const;
  // The same strategy, whose collectives run as these options say.
  [[nodiscard]] WEFT_DECL AnyStrategy with_collectives(const CollectiveOptions& options) const;

  // Spmd that cuts the first dimension of every input over one axis, and no weight.
  [[nodiscard]] WEFT_DECL static AnyStrategy spmd_over(const AxisName& axis);
  // The same for inputs of these types: with specs, where they follow from an axis.
  [[nodiscard]] WEFT_DECL AnyStrategy fitted(const Buffer<TensorType>& inputs) const;

  // Over which axes of a mesh the rows of a batch are cut, of input 0 where inputs differ: for the ShardingSpec of a
  // loader. Under ddp and fsdp all that nothing else uses.
  [[nodiscard]] WEFT_DECL PartitionSpec batch_spec(const Mesh& mesh) const;

  // Calls a function on the Ddp, Fsdp or Spmd that this is.
  template <class Function>
  decltype(auto) visit(Function&& function) const {
    return std::visit(std::forward<Function>(function), strategy_);
  }
  // "ddp", "fsdp", "spmd".
  [[nodiscard]] WEFT_DECL const char* name() const;
  // Null: it is another one.
  template <Strategy Asked>
  [[nodiscard]] const Asked* as() const noexcept {
    return std::get_if<Asked>(&strategy_);
  }

 private:
  std::shared_ptr<const SpmdSpecs> specs_;  // null: they are kept elsewhere, or there are none
  std::variant<Ddp, Fsdp, Spmd> strategy_;
  AxisName batch_axis_;  // empty: specs are given
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/dynamic/any_strategy.ipp>
#endif

#endif
