// weft_self_contained [--without-mpi] PART PARTS INCLUDE FOLDER COMPILER FLAGS...: compiles the headers below INCLUDE so
// that each is known to include what it needs, in files that it writes to FOLDER; of these the PART-th of PARTS, from 0 on.
//
// A header behind others is as alone as in front of them if it includes, through others or itself, all that they include.
// So headers of which each includes all that the one before includes are checked in one file. The fewest files that have
// all headers, and among these those that are read soonest, are a largest matching from headers to headers that may
// follow them: a third of the text that headers one by one are.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Header {
  std::string name;  // as in #include <name>
  std::set<std::string> includes;  // all that are read where it is included, itself among them
  std::size_t bytes = 0;           // of those that are weft's
  int next = -1, previous = -1;    // in its file; none: -1
};

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// The names of `#include <name>` in a text.
std::vector<std::string> included_by(const std::string& text) {
  std::vector<std::string> names;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto hash = line.find_first_not_of(' ');
    if (hash == std::string::npos || line[hash] != '#' || line.find("include <") == std::string::npos) continue;
    const auto open = line.find('<'), close = line.find('>');
    if (close != std::string::npos) names.push_back(line.substr(open + 1, close - open - 1));
  }
  return names;
}

// All headers (*.hpp) below a folder of includes, but for those that need MPI where it is not there; costly ones first.
std::vector<Header> headers_below(const std::filesystem::path& root, bool has_mpi) {
  std::map<std::string, std::vector<std::string>> included;
  std::map<std::string, std::size_t> bytes;
  std::vector<Header> headers;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (!entry.is_regular_file()) continue;
    const std::string text = text_of(entry.path()), name = entry.path().lexically_relative(root).generic_string();
    included[name] = included_by(text);
    bytes[name] = text.size();
    const bool is_of_mpi = entry.path().filename().string().rfind("mpi", 0) == 0;
    if (entry.path().extension() == ".hpp" && (has_mpi || !is_of_mpi)) headers.push_back({name, {}});
  }
  for (Header& header : headers) {
    std::vector<std::string> reached{header.name};
    while (!reached.empty()) {
      const std::string name = reached.back();
      reached.pop_back();
      if (!header.includes.insert(name).second || !included.contains(name)) continue;
      header.bytes += bytes[name];
      reached.insert(reached.end(), included[name].begin(), included[name].end());
    }
  }
  std::sort(headers.begin(), headers.end(), [](const Header& a, const Header& b) {
    return a.bytes != b.bytes ? a.bytes > b.bytes : a.name < b.name;
  });
  return headers;
}

bool may_follow(const Header& next, const Header& previous) {
  return next.includes.size() > previous.includes.size() &&
         std::includes(next.includes.begin(), next.includes.end(), previous.includes.begin(), previous.includes.end());
}

// Finds a header that follows `own`, for which others may change theirs. `tried`: a mark a header.
bool find_next(std::vector<Header>& headers, const std::vector<std::vector<int>>& followers, int own,
               std::vector<bool>& tried) {
  for (const int next : followers[static_cast<std::size_t>(own)]) {
    if (tried[static_cast<std::size_t>(next)]) continue;
    tried[static_cast<std::size_t>(next)] = true;
    Header& follower = headers[static_cast<std::size_t>(next)];
    if (follower.previous >= 0 && !find_next(headers, followers, follower.previous, tried)) continue;
    follower.previous = own;
    headers[static_cast<std::size_t>(own)].next = next;
    return true;
  }
  return false;
}

// Says of each header which follows it. Costly headers come first, so that it is they that have one behind them.
void arrange(std::vector<Header>& headers) {
  std::vector<std::vector<int>> followers(headers.size());
  for (std::size_t i = 0; i < headers.size(); ++i)
    for (std::size_t next = 0; next < headers.size(); ++next)
      if (may_follow(headers[next], headers[i])) followers[i].push_back(static_cast<int>(next));
  for (std::size_t i = 0; i < headers.size(); ++i) {
    std::vector<bool> tried(headers.size());
    find_next(headers, followers, static_cast<int>(i), tried);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> all(argv + 1, argv + argc);
  const bool has_mpi = all.empty() || all[0] != "--without-mpi";
  const std::vector<std::string> words(all.begin() + (has_mpi ? 0 : 1), all.end());
  if (words.size() < 5) {
    std::fputs("weft_self_contained [--without-mpi] PART PARTS INCLUDE FOLDER COMPILER FLAGS...\n", stderr);
    return 2;
  }
  const int part = std::atoi(words[0].c_str()), parts = std::atoi(words[1].c_str());
  const std::string root = words[2];
  const std::filesystem::path folder = words[3];
  std::string command = words[4] + " '-I" + root + "' ";
  for (std::size_t i = 5; i < words.size(); ++i) command += '\'' + words[i] + "' ";
  std::vector<Header> headers = headers_below(root, has_mpi);
  arrange(headers);

  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  int files = 0, written = 0, checked = 0;
  for (const Header& first : headers) {
    if (first.previous >= 0 || files++ % parts != part) continue;
    const std::string path = (folder / (std::to_string(written++) + ".cpp")).string();
    std::ofstream file(path);
    for (const Header* header = &first;; header = &headers[static_cast<std::size_t>(header->next)]) {
      file << "#include <" << header->name << ">\n";
      ++checked;
      if (header->next < 0) break;
    }
    command += '\'' + path + "' ";
  }
  std::printf("%d of %zu headers in %d of %d files\n", checked, headers.size(), written, files);
  std::fflush(stdout);
  return written > 0 && std::system(command.c_str()) == 0 ? 0 : 1;
}
