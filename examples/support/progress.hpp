// A line of progress on the terminal, rewritten in place; silent when stderr is not a terminal.
#ifndef EXAMPLES_SUPPORT_PROGRESS_HPP
#define EXAMPLES_SUPPORT_PROGRESS_HPP

#include <weft/base/index.hpp>

#include <chrono>
#include <cstdio>
#include <string>

#include <unistd.h>

namespace examples {

class Progress {
 public:
  // `shown`: unless stderr is no terminal.
  explicit Progress(weft::Index total, bool shown = true)
      : total_(total), shown_(shown && ::isatty(STDERR_FILENO) != 0) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  // How much of the total is behind, and `what()` is being done. Draws at most ten times a second.
  template <class What>
  void show(weft::Index done, What&& what) {
    if (!shown_) return;
    const auto now = std::chrono::steady_clock::now();
    if (drawn_ && now - last_ < std::chrono::milliseconds(100)) return;
    last_ = now;
    drawn_ = true;
    constexpr weft::Index width = 30;
    const weft::Index filled = total_ > 0 ? width * done / total_ : 0;
    std::fprintf(stderr, "\r[%s%s] %3d%%  %s\033[K", std::string(weft::to_size(filled), '#').c_str(),
                 std::string(weft::to_size(width - filled), '.').c_str(),
                 static_cast<int>(total_ > 0 ? 100 * done / total_ : 0), std::string(what()).c_str());
    std::fflush(stderr);
  }
  // Makes room for a line of output.
  void clear() {
    if (drawn_) std::fputs("\r\033[K", stderr);
    drawn_ = false;
  }

 private:
  weft::Index total_;
  bool shown_, drawn_ = false;
  std::chrono::steady_clock::time_point last_;
};

}  // namespace examples

#endif
