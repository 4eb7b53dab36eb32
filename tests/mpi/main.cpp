// Runs the tests in every process; the master prints, the others print what fails.
#include "mpi/runtime.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace {

weft::MpiRuntime* runtime_of_all = nullptr;

class Failures : public ::testing::EmptyTestEventListener {
  void OnTestPartResult(const ::testing::TestPartResult& result) override {
    if (result.failed())
      std::fprintf(stderr, "process %d: %s:%d: %s\n", runtime_of_all->process_index(), result.file_name(),
                   result.line_number(), result.message());
  }
};

}  // namespace

weft::MpiRuntime& weft::test::mpi_runtime() { return *runtime_of_all; }

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  weft::MpiOptions options;
  for (int i = 1; i < argc; ++i) {
    if (std::string_view(argv[i]) == "--one_mpi_thread") options.one_mpi_thread = true;
    if (std::string_view(argv[i]) == "--no_shared_memory") options.shared_memory = false;
  }
  weft::MpiRuntime runtime(argc, argv, options);
  runtime_of_all = &runtime;
  if (!runtime.is_master()) {
    auto& listeners = ::testing::UnitTest::GetInstance()->listeners();
    delete listeners.Release(listeners.default_result_printer());
    listeners.Append(new Failures);
  }
  return RUN_ALL_TESTS();
}
