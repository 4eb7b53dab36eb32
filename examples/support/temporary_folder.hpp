// A folder of its own among the system's temporary ones, gone with the object, and also when the program is ended by
// SIGINT, SIGTERM or SIGHUP.
#ifndef EXAMPLES_SUPPORT_TEMPORARY_FOLDER_HPP
#define EXAMPLES_SUPPORT_TEMPORARY_FOLDER_HPP

#include "flags.hpp"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace examples {

// Those signals wait while it lives, in this thread and in those that it starts, and take effect when the folder is gone:
// nothing can be left, whatever is being written when they come. Make it before other threads, and for short work.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::string& program) {
    const char* parent = std::getenv("TMPDIR");
    path_ = std::string(parent != nullptr && *parent != '\0' ? parent : "/tmp") + '/' + program + "-XXXXXX";
    sigset_t ending;
    sigemptyset(&ending);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ending, signal);
    pthread_sigmask(SIG_BLOCK, &ending, &before_);
    if (::mkdtemp(path_.data()) != nullptr) return;
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    throw UsageError("no temporary folder can be made; set TMPDIR to a writable one, or give --datadir");
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  sigset_t before_{};
};

}  // namespace examples

#endif
