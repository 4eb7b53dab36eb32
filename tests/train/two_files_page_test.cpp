// train/TWO_FILES.md shows the example two_files.
#include <support/page.hpp>

namespace weft::two_files_page_test {

TEST(TwoFilesPage, ShowsTheExample) {
  testing::expect_page_is_compiled("include/weft/train/TWO_FILES.md",
                                   {"examples/two_files/trainer.hpp", "examples/two_files/trainer.cpp"});
}

}  // namespace weft::two_files_page_test
