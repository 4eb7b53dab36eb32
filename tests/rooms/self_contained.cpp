// weft_self_contained [--without-mpi] INCLUDE NAMES FOLDER COMPILER FLAGS...: is every header below INCLUDE complete in
// itself? NAMES says which standard headers give which names of std; FOLDER takes what is written for COMPILER, a
// clang++.
//
// Of weft's own names the compiler says it. To it each header is a submodule, in which only what the header includes,
// by itself or through others, can be seen; all of them are one module and so are read once, in one run, in less than a
// tenth of the time that headers one by one take. The standard library's headers are no modules and must be read
// before, so of names of std the text says it: a header includes, by itself or through others, a header that gives the
// name.
#include <algorithm>
#include <cctype>
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
  std::set<std::string> includes;  // as in #include <name>
  std::set<std::string> names;     // X of std::X
};
using Headers = std::map<std::string, Header>;                    // by name, as it is included
using NameGivers = std::map<std::string, std::set<std::string>>;  // headers by the name of std that they give

bool starts_with(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

// A line without what stands behind `//`, and without what stands in quotes.
std::string code_of(const std::string& line) {
  std::string code;
  char quote = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (quote == 0 && line.compare(i, 2, "//") == 0) break;
    if (quote != 0 && line[i] == '\\') {
      ++i;
    } else if (line[i] == quote) {
      quote = 0;
    } else if (quote == 0 && (line[i] == '"' || (line[i] == '\'' &&
                                                 (i == 0 || !std::isalnum(static_cast<unsigned char>(line[i - 1])))))) {
      quote = line[i];
    } else if (quote == 0) {
      code += line[i];
    }
  }
  return code;
}

Header read_header(std::istream& text) {
  Header header;
  for (std::string line; std::getline(text, line);) {
    const std::string code = code_of(line);
    const auto open = code.find("include <"), close = code.find('>');
    if (const auto hash = code.find_first_not_of(' '); hash != std::string::npos && code[hash] == '#') {
      if (open != std::string::npos && close != std::string::npos)
        header.includes.insert(code.substr(open + 9, close - open - 9));
      continue;
    }
    for (std::size_t at = code.find("std::"); at != std::string::npos; at = code.find("std::", at + 1)) {
      if (at > 0 && (std::isalnum(static_cast<unsigned char>(code[at - 1])) || code[at - 1] == '_')) continue;
      std::size_t end = at + 5;
      while (end < code.size() && (std::isalnum(static_cast<unsigned char>(code[end])) || code[end] == '_')) ++end;
      if (end > at + 5) header.names.insert(code.substr(at + 5, end - at - 5));
    }
  }
  return header;
}

// The headers and the definitions beside them (*.hpp, *.ipp), but for those that need MPI where it is not there.
Headers headers_below(const std::filesystem::path& root, bool has_mpi) {
  Headers headers;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const std::filesystem::path& path = entry.path();
    if (path.extension() != ".hpp" && path.extension() != ".ipp") continue;
    if (!has_mpi && starts_with(path.filename().string(), "mpi")) continue;
    std::ifstream text(path);
    headers.emplace(path.lexically_relative(root).generic_string(), read_header(text));
  }
  return headers;
}

// All that is read where a header is included.
std::set<std::string> read_with(const Headers& headers, const std::string& first) {
  std::set<std::string> read;
  std::vector<std::string> reached{first};
  while (!reached.empty()) {
    const std::string name = reached.back();
    reached.pop_back();
    const auto header = headers.find(name);
    if (!read.insert(name).second || header == headers.end()) continue;
    reached.insert(reached.end(), header->second.includes.begin(), header->second.includes.end());
  }
  return read;
}

NameGivers read_name_givers(const std::string& path) {
  NameGivers givers;
  std::ifstream text(path);
  for (std::string line; std::getline(text, line);) {
    const auto colon = line.find(':');
    if (starts_with(line, "#") || colon == std::string::npos) continue;
    std::istringstream names(line.substr(colon + 1));
    for (std::string name; names >> name;) givers[name].insert(line.substr(0, colon));
  }
  return givers;
}

// Prints each name of std that a header uses and that nothing gives which it includes. Are there none?
bool has_standard_includes(const Headers& headers, const NameGivers& givers, const std::string& names_file) {
  bool complete = true;
  for (const auto& [name, header] : headers) {
    const std::set<std::string> read = read_with(headers, name);
    for (const std::string& used : header.names) {
      const auto known = givers.find(used);
      if (known == givers.end()) {
        std::printf("%s: %s does not say which header gives std::%s\n", name.c_str(), names_file.c_str(), used.c_str());
        complete = false;
      } else if (std::none_of(known->second.begin(), known->second.end(),
                              [&](const std::string& giver) { return read.contains(giver); })) {
        std::printf("%s: std::%s needs #include <%s>\n", name.c_str(), used.c_str(), known->second.begin()->c_str());
        complete = false;
      }
    }
  }
  return complete;
}

// Writes the module's map, and the standard headers that are read before, to files in a folder.
void write_module(const Headers& headers, const std::filesystem::path& root, const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  std::ofstream map(folder / "module.modulemap"), standard(folder / "standard.hpp");
  map << "module weft {\n";
  int count = 0;
  std::set<std::string> others;
  for (const auto& [name, header] : headers) {
    map << "  module h" << count++ << " { header \"" << (root / name).generic_string() << "\" export * }\n";
    for (const std::string& included : header.includes)
      if (!starts_with(included, "weft/")) others.insert(included);
  }
  map << "}\n";
  for (const std::string& other : others) standard << "#include <" << other << ">\n";
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> all(argv + 1, argv + argc);
  const bool has_mpi = all.empty() || all[0] != "--without-mpi";
  const std::vector<std::string> words(all.begin() + (has_mpi ? 0 : 1), all.end());
  if (words.size() < 4) {
    std::fputs("weft_self_contained [--without-mpi] INCLUDE NAMES FOLDER COMPILER FLAGS...\n", stderr);
    return 2;
  }
  const std::string root = std::filesystem::absolute(words[0]).string(), &folder = words[2];
  const Headers headers = headers_below(root, has_mpi);
  const bool complete = has_standard_includes(headers, read_name_givers(words[1]), words[1]);
  write_module(headers, root, folder);
  std::string command =
      words[3] + " '-I" + root + "' -include '" + folder + "/standard.hpp' -fmodules -fno-implicit-module-maps" +
      " -Xclang -fmodules-local-submodule-visibility -fmodule-name=weft -Xclang -emit-module -x c++ -c '" + folder +
      "/module.modulemap' -o '" + folder + "/weft.pcm'";
  for (std::size_t i = 4; i < words.size(); ++i) command += " '" + words[i] + '\'';
  std::printf("%zu headers\n", headers.size());
  std::fflush(stdout);
  return std::system(command.c_str()) == 0 && complete && !headers.empty() ? 0 : 1;
}
