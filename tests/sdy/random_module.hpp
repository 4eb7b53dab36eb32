// Modules of products, sums, reductions, slices and padding of matrices of 10 rows, which no axis divides but 2, all of
// whose values lie at random, and what two such modules make of the same numbers.
#ifndef WEFT_TESTS_SDY_RANDOM_MODULE_HPP
#define WEFT_TESTS_SDY_RANDOM_MODULE_HPP

#include <weft/base/random.hpp>

#include <support/checked_modules.hpp>

namespace weft::testing {

class RandomModule {
 public:
  struct Axis {
    std::string name;
    int size = 1;
  };
  RandomModule(std::uint32_t seed, const std::vector<Axis>& mesh) : seed_{seed}, mesh_{mesh} {}

  std::string text() {
    std::string body, axes;
    for (int i = 0; i < 7; ++i) body += operation(i);
    for (const Axis& axis : mesh_)
      axes += (axes.empty() ? "\"" : ", \"") + axis.name + "\"=" + std::to_string(axis.size);
    return "sdy.mesh @m = <[" + axes + "]>\nfunc.func @main(%v0: tensor<10x10xf32>" + lies() +
           ", %v1: tensor<10x10xf32>" + lies() + ") -> (tensor<10x10xf32>" + lies() + ") {\n" +
           "%c = stablehlo.constant dense<0.0> : tensor<f32>\n%l = stablehlo.constant dense<0xFF800000> : "
           "tensor<f32>\n" +
           "%h = stablehlo.constant dense<0.25> : tensor<10x10xf32>\n" + body + "return %v8 : tensor<10x10xf32>\n}\n";
  }
  // What the other one makes that differs; empty: nothing. The first is run by one device.
  [[nodiscard]] static std::string differences(const std::string& text, Runtime& runtime, const std::string& other) {
    Runtime one(1);
    const std::vector<float> wanted = run(one, text), got = run(runtime, other);
    if (wanted.size() != got.size()) return "sizes";
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (!(std::abs(wanted[i] - got[i]) <= 1e-4f * (1 + std::abs(wanted[i]))))
        return "element " + std::to_string(i) + ": " + std::to_string(wanted[i]) + ", " + std::to_string(got[i]);
    return "";
  }

 private:
  std::uint32_t seed_, count_ = 0;
  std::vector<Axis> mesh_;

  static std::vector<float> run(Runtime& runtime, const std::string& text) {
    std::vector<float> a(100), b(100);
    for (std::size_t i = 0; i < 100; ++i) {
      a[i] = 0.1f * static_cast<float>(i % 7) - 0.3f;
      b[i] = 0.1f * static_cast<float>(i % 11) - 0.4f;
    }
    dynamic::Program program = stablehlo::load(runtime, text);
    const std::span<const float> got = program(a, b)[0].as<float>();
    return {got.begin(), got.end()};
  }

  int below(int limit) {
    return static_cast<int>(random_bits(seed_, count_++, 23) % static_cast<std::uint32_t>(limit));
  }
  // Each axis, or each half of one of 4, cuts one dimension or none.
  std::string dims(int rank, bool in_halves) {
    std::vector<std::string> parts, cut(to_size(rank));
    for (const bool is_minor : {false, true})
      for (const Axis& axis : mesh_)
        if (in_halves && axis.size == 4)
          parts.push_back("\"" + axis.name + "\":(" + (is_minor ? "2" : "1") + ")2");
        else if (!is_minor)
          parts.push_back("\"" + axis.name + "\"");
    for (const std::string& part : parts) {
      const int d = below(rank + 1);
      if (d < rank) cut[to_size(d)] += (cut[to_size(d)].empty() ? "" : ", ") + part;
    }
    std::string made;
    for (const std::string& axes : cut) made += (made.empty() ? "{" : ", {") + axes + "}";
    return "<@m, [" + made + "]>";
  }
  std::string lies() { return " {sdy.sharding = #sdy.sharding" + dims(2, false) + "}"; }
  std::string made(int rank) { return " {sdy.sharding = #sdy.sharding_per_value<[" + dims(rank, true) + "]>}"; }
  std::string operation(int i) {
    const std::string a = "%v" + std::to_string(below(i + 2)), b = "%v" + std::to_string(below(i + 2));
    const std::string result = "%v" + std::to_string(i + 2), part = "%p" + std::to_string(i),
                      type = "tensor<10x10xf32>";
    switch (below(6)) {
      case 0: return result + " = stablehlo.add " + a + ", " + b + made(2) + " : " + type + "\n";
      case 1:
        return part + " = stablehlo.dot " + a + ", " + b + made(2) + " : (" + type + ", " + type + ") -> " + type +
               "\n" + result + " = stablehlo.multiply " + part + ", %h" + made(2) + " : " + type + "\n";
      case 2:
        return result + " = stablehlo.transpose " + a + ", dims = [1, 0]" + made(2) + " : (" + type + ") -> " + type +
               "\n";
      case 3:
      case 4: {
        const bool is_sum = below(2) == 0;
        return part + " = stablehlo.reduce(" + a + " init: %" + (is_sum ? "c" : "l") + ") applies stablehlo." +
               (is_sum ? "add" : "maximum") + " across dimensions = [" + std::to_string(below(2)) + "]" + made(1) +
               " : (" + type + ", tensor<f32>) -> tensor<10xf32>\n" + result + " = stablehlo.broadcast_in_dim " + part +
               ", dims = [1]" + made(2) + " : (tensor<10xf32>) -> " + type + "\n";
      }
      default:
        return part + " = stablehlo.slice " + a + " [1:10, 0:9]" + made(2) + " : (" + type + ") -> tensor<9x9xf32>\n" +
               result + " = stablehlo.pad " + part + ", %c, low = [1, 0], high = [0, 1], interior = [0, 0]" + made(2) +
               " : (tensor<9x9xf32>, tensor<f32>) -> " + type + "\n";
    }
  }
};

}  // namespace weft::testing

#endif
