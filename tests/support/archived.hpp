// A value written to an archive and read back.
#ifndef WEFT_TESTS_SUPPORT_ARCHIVED_HPP
#define WEFT_TESTS_SUPPORT_ARCHIVED_HPP

#include <weft/base/archive.hpp>

namespace weft::testing {

template <class T>
[[nodiscard]] constexpr T through_an_archive(T value) {
  ArchiveWriter writer;
  writer(value);
  ArchiveReader reader(writer.words.data(), writer.operations.data());
  T read;
  reader(read);
  return read;
}

}  // namespace weft::testing

#endif
