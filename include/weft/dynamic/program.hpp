// A program that is made when the program starts: any function of Vars, a forward pass, no gradients.
//
//   weft::dynamic::Program classify(runtime, Classifier{.hidden = hidden}, {weft::input<float>({batch, 784})}, mesh,
//                                   weft::Ddp{});
//   classify.load_weights(step);
//   const std::span<const float> odds = classify(images)[0].as<float>();
#ifndef WEFT_DYNAMIC_PROGRAM_HPP
#define WEFT_DYNAMIC_PROGRAM_HPP

#include <weft/base/dtype.hpp>
#include <weft/dynamic/made_plan.hpp>
#include <weft/train/mesh_program.hpp>
#include <weft/train/pass_batch.hpp>

#include <vector>

namespace weft::dynamic {

// A whole tensor, row-major: one result of a call, in memory of the program, until the next call; or an input of one.
struct Result {
  DType dtype = DType::f32;
  Shape shape;
  const char* bytes = nullptr;

  // Its elements: std::uint8_t of u8, double of f64, ..., and std::uint16_t of f16, its bits. Error:
  // result_type_differs.
  template <class Element>
  [[nodiscard]] std::span<const Element> as() const {
    constexpr DType asked = dtype_of<Element>;
    if (!is_read_as(dtype, asked)) result_type_differs(name_of(asked), name_of(dtype));
    return {reinterpret_cast<const Element*>(bytes), to_size(shape.elements())};
  }
};

// What Program is, with everything of its type as a value. Not copyable; refers to its runtime.
class Program : private MadePlan {
 public:
  Program(const Program&) = delete;  // nor moved: keep it in a std::optional, or a std::unique_ptr
  // `function`: an object whose operator() const takes a Var an input, or the Graph& if there are none, and returns a
  // Var, or a std::tuple, std::pair, std::array or struct of Vars; sizes are its members. Errors, before anything is
  // allocated: those of MadePlan.
  template <class Function>
  Program(Runtime& runtime, const Function& function, const Buffer<InputType>& inputs, const Mesh& mesh,
          const AnyStrategy& strategy, const Options& options = {})
      : Program(runtime, results_function(function), inputs, mesh, strategy, nullptr, options) {}
  // Has no weights: reads them where a step or a program has them, compiled or not: weights_of(step). The lender must
  // outlive this, and calls of both take turns. Errors: also shared_weight_is_unknown, shared_weight_lies_differently,
  // shared_weights_are_cut.
  template <class Function>
  Program(Runtime& runtime, const Function& function, const Buffer<InputType>& inputs, const Mesh& mesh,
          const AnyStrategy& strategy, const AnyWeights& weights, const Options& options = {})
      : Program(runtime, results_function(function), inputs, mesh, strategy, &weights, options) {}

  // A program of what each device of a mesh runs, collectives and all: no strategy rewrites it. Errors:
  // too_many_devices, device_counts_differ, memory_is_too_small.
  WEFT_DECL Program(Runtime& runtime, const DeviceGraph& device, const Mesh& mesh, const Options& options = {});

  // The weights by name, and the states that are only read, as whole tensors.
  [[nodiscard]] const MeshTensors& tensors() const noexcept { return program_.stored(); }
  // Copies them from a training step, whatever its mesh, strategy and runtime. Errors: tensor_is_unknown,
  // tensor_size_differs, weights_are_shared.
  template <class Step>
  void load_weights(const Step& step) const {
    tensors().copy_from(step.tensors());
  }
  // The same with the moving averages of the weights in their places. Error: also there_are_no_averages.
  template <class Step>
  void load_averages(const Step& step) const {
    tensors().copy_averages_from(step.tensors());
  }

  // Whether a program of the same function could read these weights where they are.
  [[nodiscard]] bool can_share(const AnyWeights& weights) const {
    return share_inputs(weight_places(), weights.places).refused.kind == NotShared::Kind::none;
  }

  // The results for global batches, in the order of members: one contiguous range an input, row-major. Errors:
  // batch_count_differs, batch_type_differs, weight_was_never_given, batch_size_differs; those of Runtime::run.
  // Allocates nothing.
  template <class... Ranges>
  std::span<const Result> operator()(const Ranges&... batch) {
    const std::span<const std::byte> parts[sizeof...(Ranges) + 1] = {weft::detail::bytes_of_range(batch)...};
    check_types({types_of_batches<Ranges...>(), sizeof...(Ranges)});
    return call(parts);
  }
  // The same for as many inputs as there are: their elements, and of which type and shape these are. Elements that are
  // aligned to 64 bytes are read where they are, if steps only read them; others are copied. Error: also
  // batch_shape_differs.
  WEFT_DECL std::span<const Result> operator()(std::span<const Result> batch);

  [[nodiscard]] const PlanView& plan() const noexcept { return view(); }
  [[nodiscard]] Index devices() const noexcept { return mesh().size(); }
  // Bytes of one device's arena, if the weights are not shared, and those that it sends in a call.
  using MadePlan::kernels;
  using MadePlan::peak_bytes;
  using MadePlan::weight_places;
  [[nodiscard]] Index bytes_sent() const { return plan().bytes_sent(); }
  [[nodiscard]] Index bytes_sent(Link link) const { return plan().bytes_sent(link); }
  [[nodiscard]] Index count(Collective kind) const { return plan().count(kind); }
  [[nodiscard]] Executable& executable() noexcept { return program_.executable(); }
  [[nodiscard]] const Executable& executable() const noexcept { return program_.executable(); }
  [[nodiscard]] const MeshProgram& program() const noexcept { return program_; }
  [[nodiscard]] Index allocated_bytes(Index ordinal) const { return executable().allocated_bytes(ordinal); }

 private:
  MeshProgram program_;
  std::vector<Result> results_;

  // `weights`: null: it has its own.
  WEFT_DECL Program(Runtime& runtime, const ResultsFunction& function, const Buffer<InputType>& inputs,
                    const Mesh& mesh, const AnyStrategy& strategy, const AnyWeights* weights, const Options& options);
  WEFT_DECL std::span<const Result> call(const std::span<const std::byte>* batch);
};

}  // namespace weft::dynamic

#if WEFT_HEADER_ONLY
#include <weft/dynamic/program.ipp>
#endif

#endif
