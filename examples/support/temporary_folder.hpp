// A folder of its own among the system's temporary ones, gone with the object, and also when the program is ended by
// SIGINT, SIGTERM or SIGHUP.
#ifndef EXAMPLES_SUPPORT_TEMPORARY_FOLDER_HPP
#define EXAMPLES_SUPPORT_TEMPORARY_FOLDER_HPP

#include "flags.hpp"

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include <unistd.h>

namespace examples {

// One at a time. `files`: the names that may lie in it.
class TemporaryFolder {
 public:
  TemporaryFolder(const std::string& program, const std::vector<std::string>& files) {
    const char* parent = std::getenv("TMPDIR");
    path_ = std::string(parent != nullptr && *parent != '\0' ? parent : "/tmp") + '/' + program + "-XXXXXX";
    if (::mkdtemp(path_.data()) == nullptr)
      throw UsageError("no temporary folder can be made; set TMPDIR to a writable one, or give --datadir");
    for (const std::string& file : files) files_.push_back(path_ + '/' + file);
    present_ = this;
    for (const int signal : signals) std::signal(signal, remove_and_end);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    for (const int signal : signals) std::signal(signal, SIG_DFL);
    present_ = nullptr;
    remove();
  }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  static constexpr int signals[] = {SIGINT, SIGTERM, SIGHUP};

  // Only what a signal handler may call.
  void remove() const {
    for (const std::string& file : files_) ::unlink(file.c_str());
    ::rmdir(path_.c_str());
  }
  static void remove_and_end(int signal) {
    if (present_ != nullptr) present_->remove();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }

  static inline const TemporaryFolder* present_ = nullptr;
  std::string path_;
  std::vector<std::string> files_;
};

}  // namespace examples

#endif
