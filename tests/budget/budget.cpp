// weft_budget [--seconds|--compiles] BESIDE.hpp UNIT.cpp COMPILER FLAGS...: what a translation unit costs beside the
// standard headers that its user includes anyway (BESIDE.hpp).
//
// Fails when the unit adds more lines after preprocessing to those headers than its `// max-added-lines: N` allows: the
// number is the same on every machine. With --seconds, for a unit with `// goal-seconds: S` prints processor seconds
// and peak memory of `-O2 -c`, and for one with `// goal-times-beside: R` how many times the processor time of the
// headers alone it adds. With --compiles fails when the unit does not compile, for compilers that nothing else asks.
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
  double seconds = 0;  // of the processor: other programs may run meanwhile
  long peak_mib = 0;   // of the largest process among all children so far
};

// Runs a command with its standard output sent to `output`; waits for it.
Cost run(const std::vector<std::string>& command, const std::string& output) {
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
  rusage before{}, usage{};
  getrusage(RUSAGE_CHILDREN, &before);
  if (child < 0 || waitpid(child, &status, 0) != child) return {};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return {WIFEXITED(status) && WEXITSTATUS(status) == 0, seconds(usage.ru_utime) - seconds(before.ru_utime),
          usage.ru_maxrss / 1024};
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
  const std::string mode = count > 1 ? words[1] : "";
  const bool compiles = mode == "--compiles", tells_seconds = mode == "--seconds";
  if (compiles || tells_seconds) {
    ++words;
    --count;
  }
  if (count < 4) {
    std::cerr << "usage: weft_budget [--seconds|--compiles] BESIDE.hpp UNIT.cpp COMPILER FLAGS...\n";
    return 2;
  }
  const std::string beside = words[1], unit = words[2];
  const long limit = static_cast<long>(number_after(unit, "// max-added-lines: ", -1));
  const double times = tells_seconds ? number_after(unit, "// goal-times-beside: ", 0) : 0;
  const double goal = tells_seconds ? number_after(unit, "// goal-seconds: ", 0) : 0;
  if (limit < 0) {
    std::cerr << unit << ": has no `// max-added-lines: N`\n";
    return 2;
  }

  std::string directory = (std::filesystem::temp_directory_path() / "weft_budget_XXXXXX").string();
  if (mkdtemp(directory.data()) == nullptr) return 2;
  const std::string text = directory + "/unit.ii", object = directory + "/unit.o";
  const auto command = [&](const std::vector<std::string>& arguments) {
    std::vector<std::string> all(words + 3, words + count);
    all.insert(all.end(), arguments.begin(), arguments.end());
    return all;
  };
  const std::vector<std::string> alone = {"-x", "c++", beside}, both = {"-include", beside, unit};
  const auto lines_of = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "-E");
    return run(command(arguments), text).succeeded ? count_lines(text) : -1;
  };
  const long lines_alone = lines_of(alone), lines_both = lines_of(both), lines = lines_both - lines_alone;
  std::vector<std::string> compile = {"-fsyntax-only"};
  if (goal > 0) compile = {"-O2", "-c", "-o", object};
  compile.insert(compile.end(), both.begin(), both.end());
  Cost cost{.succeeded = true};
  if (compiles || goal > 0) cost = run(command(compile), "/dev/null");
  const auto seconds_of = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "-fsyntax-only");
    return times > 0 ? run(command(arguments), "/dev/null").seconds : 0;
  };
  const double seconds_alone = seconds_of(alone), seconds_both = seconds_of(both);
  std::remove(text.c_str());
  std::remove(object.c_str());
  rmdir(directory.c_str());
  if (lines_alone < 0 || lines_both < 0 || !cost.succeeded) {
    std::cerr << unit << ": does not compile\n";
    return 1;
  }

  std::cout << unit << ": adds " << lines << " lines (at most " << limit << ") to " << lines_alone;
  if (goal > 0) std::cout << ", " << cost.seconds << " s in all (goal " << goal << " s), " << cost.peak_mib << " MiB";
  std::cout << "\n";
  if (lines > limit) {
    std::cerr << unit << ": adds " << lines << " lines after preprocessing; " << limit << " are the most\n";
    return 1;
  }
  if (times > 0)
    std::cout << "the standard headers alone " << seconds_alone << " s, with the unit " << seconds_both
              << " s: it adds " << (seconds_both - seconds_alone) / seconds_alone << " times what they cost (goal "
              << times << ")\n";
  return 0;
}
