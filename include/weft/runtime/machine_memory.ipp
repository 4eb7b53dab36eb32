// Reading what Linux tells of memory: /proc/meminfo, /proc/self/cgroup and the files of control groups.
#ifndef WEFT_RUNTIME_MACHINE_MEMORY_IPP
#define WEFT_RUNTIME_MACHINE_MEMORY_IPP

#include <weft/runtime/machine_memory.hpp>

#include <cstdio>
#include <cstdlib>
#include <limits>

namespace weft {

namespace detail {

// Empty: there is no such file.
[[nodiscard]] inline std::string text_of_file(const std::string& path) {
  std::string text;
  if (std::FILE* const file = std::fopen(path.c_str(), "r"); file != nullptr) {
    char part[4096];
    while (const std::size_t count = std::fread(part, 1, sizeof part, file)) text.append(part, count);
    std::fclose(file);
  }
  return text;
}
// The number at the beginning of a file; `none` where there is no file, or "max".
[[nodiscard]] inline Index limit_in_file(const std::string& path, Index none) {
  const std::string text = text_of_file(path);
  char* end = nullptr;
  const long long number = std::strtoll(text.c_str(), &end, 10);
  return end == text.c_str() || number <= 0 ? none : static_cast<Index>(number);
}

}  // namespace detail

Index machine_memory(const std::string& root) {
  constexpr Index none = std::numeric_limits<Index>::max();
  Index least = none;
  const auto take = [&](Index limit) { least = limit < least ? limit : least; };
  const std::string memory = detail::text_of_file(root + "/proc/meminfo");
  const std::string key = "MemAvailable:";
  if (const std::size_t at = memory.find(key); at != std::string::npos)
    take(static_cast<Index>(std::strtoll(memory.c_str() + at + key.size(), nullptr, 10)) * 1024);
  const std::string groups = detail::text_of_file(root + "/proc/self/cgroup");
  const std::string unified = "0::";
  std::string path;
  if (const std::size_t at = groups.rfind(unified); at != std::string::npos)
    path = groups.substr(at + unified.size(), groups.find('\n', at) - at - unified.size());
  for (const std::string& top : {std::string("/sys/fs/cgroup"), std::string("/sys/fs/cgroup/unified")})
    for (std::string group = path;;) {
      take(detail::limit_in_file(root + top + (group == "/" ? "" : group) + "/memory.max", none));
      const std::size_t parent = group.find_last_of('/');
      if (parent == std::string::npos) break;
      group.resize(parent);
    }
  take(detail::limit_in_file(root + "/sys/fs/cgroup/memory/memory.limit_in_bytes", none));
  return least;
}

}  // namespace weft

#endif
