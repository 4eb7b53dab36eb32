// weft_budget UNIT.cpp COMPILER FLAGS...: what compiling one translation unit costs.
//
// Fails when the unit has more lines after preprocessing than its `// max-preprocessed-lines: N` allows: the number is
// the same on every machine. Prints seconds and peak memory of `-O2 -c`, and the goal of `// goal-seconds: S` if any.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

struct Cost {
  bool succeeded = false;
  double seconds = 0;
  long peak_mib = 0;  // of the largest process among all children so far
};

// Runs a command with its standard output sent to `output`; waits for it.
Cost run(const std::vector<std::string>& command, const std::string& output) {
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child == 0) {
    const int file = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || dup2(file, STDOUT_FILENO) < 0) _exit(126);
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    execvp(arguments[0], arguments.data());
    _exit(127);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return {};
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return {WIFEXITED(status) && WEXITSTATUS(status) == 0, elapsed.count(), usage.ru_maxrss / 1024};
}

// The number after `marker` in a file, or `otherwise`.
double number_after(const std::string& path, const std::string& marker, double otherwise) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const auto position = line.find(marker);
    if (position != std::string::npos) return std::atof(line.c_str() + position + marker.size());
  }
  return otherwise;
}

long count_lines(const std::string& path) {
  std::ifstream file(path);
  long lines = 0;
  for (std::string line; std::getline(file, line);) ++lines;
  return lines;
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::cerr << "usage: weft_budget UNIT.cpp COMPILER FLAGS...\n";
    return 2;
  }
  const std::string unit = words[1];
  const long limit = static_cast<long>(number_after(unit, "// max-preprocessed-lines: ", -1));
  if (limit < 0) {
    std::cerr << unit << ": has no `// max-preprocessed-lines: N`\n";
    return 2;
  }

  std::string directory = (std::filesystem::temp_directory_path() / "weft_budget_XXXXXX").string();
  if (mkdtemp(directory.data()) == nullptr) return 2;
  const std::string text = directory + "/unit.ii", object = directory + "/unit.o";
  std::vector<std::string> preprocess(words + 2, words + count), compile = preprocess;
  preprocess.insert(preprocess.end(), {"-E", unit});
  compile.insert(compile.end(), {"-O2", "-c", unit, "-o", object});

  const bool preprocessed = run(preprocess, text).succeeded;
  const long lines = count_lines(text);
  const Cost cost = run(compile, "/dev/null");
  std::remove(text.c_str());
  std::remove(object.c_str());
  rmdir(directory.c_str());
  if (!preprocessed || !cost.succeeded) {
    std::cerr << unit << ": does not compile\n";
    return 1;
  }

  std::cout << unit << ": " << lines << " lines (at most " << limit << "), " << cost.seconds << " s";
  const double goal = number_after(unit, "// goal-seconds: ", 0);
  if (goal > 0) std::cout << " (goal " << goal << " s)";
  std::cout << ", " << cost.peak_mib << " MiB\n";
  if (lines > limit) {
    std::cerr << unit << ": " << lines << " lines after preprocessing; " << limit << " are the most\n";
    return 1;
  }
  return 0;
}
