// Work of others on a thread of weft's: whatever it does, somebody who waits for it is told.
#ifndef WEFT_SYNC_GUARDED_HPP
#define WEFT_SYNC_GUARDED_HPP

#include <weft/base/error_io.hpp>

#include <exception>

// How the C library ends a thread, where libstdc++ declares it: <cxxabi.h> costs every user 700 lines.
#if __has_include(<bits/cxxabi_forced.h>)
#include <bits/cxxabi_forced.h>
#endif

namespace weft {

// Calls work(). What it throws goes to failed(std::exception_ptr), which throws nothing. So does thread_ended_itself if
// it ends its own thread (pthread_exit, pthread_cancel): then `failed` is the last thing that this thread does, since
// the C library lets nobody keep it, and ends the process of who tries. Without exceptions: calls work().
template <class Work, class Failed>
void run_guarded(const Work& work, [[maybe_unused]] const Failed& failed) {
#if WEFT_HAS_EXCEPTIONS
  try {
    work();
  }
#if defined(__GLIBCXX__)
  catch (const __cxxabiv1::__forced_unwind&) {
    failed(std::make_exception_ptr(thread_ended_itself()));
    throw;
  }
#endif
  catch (...) {
    failed(std::current_exception());
  }
#else
  work();
#endif
}

}  // namespace weft

#endif
