// run_stablehlo: what a module takes and returns, its numbers, and what is said of files that do not fit.
#include "run_example.hpp"

#include <weft/io/npy.hpp>
#include <weft/io/safetensors.hpp>

#include <filesystem>

namespace run_stablehlo_test {

using weft::testing::Finished;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

constexpr const char* layer = R"(module @jit_layer {
  func.func public @main(%arg0: tensor<4x2xf32>, %arg1: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
)";

TEST(RunStablehlo, TellsShapesAndNumbersAndWritesResults) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("layer.mlir", layer);
  const std::string at = folder.path() + '/', module = "--module " + at + "layer.mlir";
  const Finished shapes = run_example("run_stablehlo", module, folder);
  EXPECT_EQ(shapes.code, 0) << shapes.err;
  EXPECT_NE(shapes.out.find("input 0   f32[4, 2]\ninput 1   f32[2, 3]\npeak "), std::string::npos) << shapes.out;

  const std::vector<float> x{1, 0, 0, 1, 1, 1, 2, 0}, w{1, 2, 3, 4, 5, 6};
  weft::write_npy<float>(at + "x.npy", {4, 2}, x);
  weft::write_npy<float>(at + "w.npy", {2, 3}, w);
  weft::SafetensorsWriter weights(at + "w.safetensors", {{"layer.weight", weft::DType::f32, {2, 3}}});
  weights.write(std::as_bytes(std::span(w)));
  weights.commit();
  for (const std::string& given : {"--inputs " + at + "x.npy," + at + "w.npy --repeat 3",
                                   "--inputs " + at + "x.npy --weight_names 1=layer.weight --weights " + at +
                                       "w.safetensors --devices 2 --strategy zero3"}) {
    const Finished finished = run_example("run_stablehlo", module + ' ' + given + " --outputs " + at + "y.npy", folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_NE(finished.out.find("result 0  f32[4, 3]  1 2 3 4 5 6 5 7 ...\n"), std::string::npos) << finished.out;
    const auto y = weft::read_npy<float>(at + "y.npy");
    EXPECT_EQ(y.shape, (weft::Shape{4, 3}));
    EXPECT_EQ(y.elements[11], 6);
  }
}

TEST(RunStablehlo, ComplexResultsAreArraysOfComplexNumbers) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("negate.mlir", R"(func.func @main(%a: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>) {
  %0 = stablehlo.negate %a : tensor<2xcomplex<f32>>
  %1 = stablehlo.imag %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %0, %1 : tensor<2xcomplex<f32>>, tensor<2xf32>
}
)");
  const std::string at = folder.path() + '/';
  const std::vector<float> x{1, 2, 3, 4};
  weft::write_npy(at + "x.npy", weft::DType::c64, {2}, std::as_bytes(std::span(x)));
  const std::string files = " --input " + at + "x.npy --output " + at + "y.npy --output " + at + "z.npy";
  const Finished finished = run_example("run_stablehlo", at + "negate.mlir" + files, folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("result 0  c64[2]  -1 -2 -3 -4\nresult 1  f32[2]  2 4\n"), std::string::npos)
      << finished.out;
  weft::NpyReader y(at + "y.npy");
  EXPECT_EQ(y.dtype(), weft::DType::c64);
  EXPECT_EQ(y.shape(), (weft::Shape{2}));
  std::vector<float> numbers(4);
  y.read(std::as_writable_bytes(std::span(numbers)));
  EXPECT_EQ(numbers, (std::vector<float>{-1, -2, -3, -4}));
  EXPECT_EQ(weft::read_npy<float>(at + "z.npy").elements[1], 4);
}

// numpy.save writes int4 of ml_dtypes as bytes, of which the lower half counts.
TEST(RunStablehlo, TakesNumbersOfFourBits) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("double.mlir", R"(func.func @main(%a: tensor<4xi4>) -> tensor<4xf32> {
  %0 = stablehlo.convert %a : (tensor<4xi4>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
)");
  std::string header = weft::npy_header_text(weft::DType::u8, {4});
  header.replace(header.find("|u1"), 3, "<V1");
  folder.put("x.npy", header + std::string("\x08\x0D\x00\x07", 4));
  const std::string at = folder.path() + '/';
  const Finished finished = run_example("run_stablehlo", at + "double.mlir --input " + at + "x.npy", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("result 0  f32[4]  -16 -6 0 14\n"), std::string::npos) << finished.out;
}

TEST(RunStablehlo, TheModuleStandsAloneAndFilesAreGivenOneByOne) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("layer.mlir", layer);
  const std::string at = folder.path() + '/';
  weft::write_npy<float>(at + "x.npy", {4, 2}, std::vector<float>{1, 0, 0, 1, 1, 1, 2, 0});
  weft::write_npy<float>(at + "w.npy", {2, 3}, std::vector<float>{1, 2, 3, 4, 5, 6});
  const std::string files = " --input " + at + "x.npy --input=" + at + "w.npy --output " + at + "y.npy";
  const Finished finished = run_example("run_stablehlo", at + "layer.mlir" + files, folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(weft::read_npy<float>(at + "y.npy").elements[11], 6);
  folder.put(
      "open.mlir",
      "func.func @main(%x: tensor<?xf32>, %y: tensor<?x2xf32>) -> tensor<?xf32> {\n  return %x : tensor<?xf32>\n}\n");
  const Finished open = run_example("run_stablehlo", at + "open.mlir --shape 0=3 --shape 1=4x2", folder);
  EXPECT_NE(open.out.find("input 0   f32[3]\ninput 1   f32[4, 2]\n"), std::string::npos) << open.out << open.err;
  weft::testing::expect_refusal("run_stablehlo", at + "layer.mlir " + at + "layer.mlir", "unexpected argument '", folder);
  weft::testing::expect_refusal("run_stablehlo", "--weight w", "unknown flag '--weight'", folder);  // which of three?
}

// A folder as torch_xla.stablehlo's StableHLOGraphModule.save writes it: weights and constants lie beside the module.
TEST(RunStablehlo, TakesFoldersOfPyTorch) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string at = folder.path() + '/', model = at + "model";
  for (const char* part : {"/functions", "/data", "/constants"}) std::filesystem::create_directories(model + part);
  folder.put("model/functions/forward.bytecode",
             "func.func @main(%c: tensor<3xf32>, %w: tensor<2x3xf32>, %x: tensor<4x2xf32>) -> tensor<4x3xf32> {\n"
             "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>\n"
             "  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>\n"
             "  %2 = stablehlo.add %0, %1 : tensor<4x3xf32>\n"
             "  return %2 : tensor<4x3xf32>\n}\n");
  const auto describe = [&](const char* last) {
    folder.put("model/functions/forward.meta",
               std::string("{\"name\": \"forward\", \"input_locations\": [{\"type_\": \"constant\", \"position\": 0, \"name\": \"\"}, "
                           "{\"type_\": \"parameter\", \"position\": -1, \"name\": \"0.weight\"}, {\"type_\": \"") +
                   last + "\", \"position\": 0, \"name\": \"\"}], \"unused_inputs\": []}");
  };
  describe("input_arg");
  weft::write_npy<float>(model + "/constants/0", {3}, std::vector<float>{10, 20, 30});
  weft::write_npy<float>(model + "/data/0.weight", {2, 3}, std::vector<float>{1, 2, 3, 4, 5, 6});
  weft::write_npy<float>(at + "x.npy", {4, 2}, std::vector<float>{1, 0, 0, 1, 1, 1, 2, 0});
  const Finished finished = run_example("run_stablehlo", "--module " + model + " --inputs " + at + "x.npy", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("result 0  f32[4, 3]  11 22 33 14 25 36 15 27 ...\n"), std::string::npos) << finished.out;
  describe("surprise");
  const Finished refused = run_example("run_stablehlo", "--module " + model + " --inputs " + at + "x.npy", folder);
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.err.find("a parameter, a constant or an input_arg"), std::string::npos) << refused.err;
}

TEST(RunStablehlo, TakesBytecode) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string artifacts = WEFT_TESTS_DIR "/golden/stablehlo_bytecode/";
  const Finished shapes = run_example("run_stablehlo", "--module " + artifacts + "sharded.mlirbc", folder);
  EXPECT_EQ(shapes.code, 0) << shapes.err;
  EXPECT_NE(shapes.out.find("input 0   f32[4, 16]\ninput 1   f32[16, 8]\npeak "), std::string::npos) << shapes.out;
  const Finished refused = run_example("run_stablehlo", "--module " + artifacts + "tuple.mlirbc", folder);
  EXPECT_EQ(refused.code, 2) << refused.out;
  EXPECT_NE(refused.err.find(": the program that returns nothing, of 'main' is not supported"), std::string::npos) << refused.err;
}

TEST(RunStablehlo, GivesOpenDimensionsTheSizesOfFlagsOrInputs) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("open.mlir",
             "func.func @main(%n: tensor<i32>, %x: tensor<?x3xf32>) -> tensor<?x3xf32> {\n"
             "  %0 = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>\n"
             "  %1 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n"
             "  %2 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>\n"
             "  %3 = stablehlo.constant dense<3> : tensor<1xi32>\n"
             "  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
             "  %5 = stablehlo.dynamic_broadcast_in_dim %0, %4, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x3xf32>\n"
             "  %6 = stablehlo.multiply %x, %5 : tensor<?x3xf32>\n"
             "  return %6 : tensor<?x3xf32>\n}\n");
  const std::string at = folder.path() + '/', module = "--module " + at + "open.mlir --size 0=10 ";
  const Finished shapes = run_example("run_stablehlo", module + "--shape 1=8x3", folder);
  EXPECT_EQ(shapes.code, 0) << shapes.err;
  EXPECT_NE(shapes.out.find("input 0   f32[8, 3]\npeak "), std::string::npos) << shapes.out;
  weft::write_npy<float>(at + "x.npy", {2, 3}, std::vector<float>{1, 2, 3, 4, 5, 6});
  const Finished finished = run_example("run_stablehlo", module + "--inputs " + at + "x.npy", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("result 0  f32[2, 3]  10 20 30 40 50 60\n"), std::string::npos) << finished.out;
  for (const auto& [flags, piece] : {std::pair<std::string, const char*>{module, "argument 1 is declared as f32[?, 3], and no sizes are given"},
                                     std::pair<std::string, const char*>{module + "--shape 1=8y3", "--shape has '8y3'"},
                                     std::pair<std::string, const char*>{module + "--shape 8", "--shape has '8'"}}) {
    const Finished refused = run_example("run_stablehlo", flags, folder);
    EXPECT_EQ(refused.code, 2) << refused.out;
    EXPECT_NE(refused.err.find(piece), std::string::npos) << refused.err;
  }
}

// Of a tree of parameters, which is before the inputs: these alone have the sizes of files.
TEST(RunStablehlo, CallsWeightsAsTheyLieInTheTreeOfParameters) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("model.mlir",
             "func.func public @main(%w: tensor<2x3xf32> loc(\"params['layer']['weight']\"), %x: tensor<?x2xf32> loc(\"x\"))\n"
             "    -> tensor<?x3xf32> {\n"
             "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x2xf32>, tensor<2x3xf32>)\n"
             "    -> tensor<?x3xf32>\n"
             "  return %0 : tensor<?x3xf32>\n}\n");
  const std::string at = folder.path() + '/', module = "--module " + at + "model.mlir --inputs " + at + "x.npy ";
  const std::vector<float> x{1, 0, 0, 1, 1, 1, 2, 0}, w{1, 2, 3, 4, 5, 6};
  weft::write_npy<float>(at + "x.npy", {4, 2}, x);
  weft::SafetensorsWriter weights(at + "w.safetensors", {{"layer.weight", weft::DType::f32, {2, 3}}});
  weights.write(std::as_bytes(std::span(w)));
  weights.commit();
  const Finished finished =
      run_example("run_stablehlo", module + "--weights_of params --weights " + at + "w.safetensors", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_NE(finished.out.find("result 0  f32[4, 3]  1 2 3 4 5 6 5 7 ...\n"), std::string::npos) << finished.out;
  const Finished refused = run_example("run_stablehlo", module + "--weights_of parameters", folder);
  EXPECT_EQ(refused.code, 2) << refused.out;
  EXPECT_NE(refused.err.find("params, x"), std::string::npos) << refused.err;
}

TEST(RunStablehlo, WhatDoesNotFitIsOneSentence) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  folder.put("layer.mlir", layer);
  folder.put(
      "bad.mlir",
      "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.teapot %x : tensor<2xf32>\n  return "
      "%0 : tensor<2xf32>\n}\n");
  const std::string at = folder.path() + '/', module = "--module " + at + "layer.mlir ";
  weft::write_npy<float>(at + "x.npy", {2, 4}, std::vector<float>(8));
  const auto expect_refused = [&](const std::string& flags, const std::string& piece) {
    const Finished finished = run_example("run_stablehlo", flags, folder);
    EXPECT_EQ(finished.code, 2) << finished.out;
    EXPECT_NE(finished.err.find(piece), std::string::npos) << finished.err;
  };
  expect_refused("", "give its file");
  expect_refused("--module " + at + "none.mlir", "none.mlir");
  expect_refused("--module " + at + "bad.mlir", "line 2, column 8: the operation 'stablehlo.teapot' is not supported");
  expect_refused(module + "--inputs " + at + "x.npy", "--inputs names 1 files and the module takes 2");
  expect_refused(module + "--inputs " + at + "x.npy," + at + "x.npy",
                 "input 0 has shape [2, 4] and the program takes [4, 2]");
  expect_refused(module + "--weight_names dense", "--weight_names has 'dense'");
  expect_refused(module + "--devices 3", "3");
}

}  // namespace run_stablehlo_test
