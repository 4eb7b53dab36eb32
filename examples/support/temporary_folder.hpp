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

// Those signals wait while it lives, in this thread and in those that it starts, and take effect when the folder is gone:
// nothing can be left, whatever is being written when they come. Make it before other threads, and for short work.
// `files`: the names that may lie in it at its end.
class TemporaryFolder {
 public:
  TemporaryFolder(const std::string& program, const std::vector<std::string>& files) {
    const char* parent = std::getenv("TMPDIR");
    path_ = std::string(parent != nullptr && *parent != '\0' ? parent : "/tmp") + '/' + program + "-XXXXXX";
    sigset_t ending;
    sigemptyset(&ending);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&ending, signal);
    pthread_sigmask(SIG_BLOCK, &ending, &before_);
    if (::mkdtemp(path_.data()) == nullptr) {
      pthread_sigmask(SIG_SETMASK, &before_, nullptr);
      throw UsageError("no temporary folder can be made; set TMPDIR to a writable one, or give --datadir");
    }
    for (const std::string& file : files) files_.push_back(path_ + '/' + file);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    for (const std::string& file : files_) ::unlink(file.c_str());
    ::rmdir(path_.c_str());
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::vector<std::string> files_;
  sigset_t before_{};
};

}  // namespace examples

#endif
