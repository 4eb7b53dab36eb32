// What a program has compiled in, listed for messages.
#ifndef EXAMPLES_SUPPORT_CHOICES_HPP
#define EXAMPLES_SUPPORT_CHOICES_HPP

#include "flags.hpp"

#include <string>
#include <vector>

namespace examples {

// "1, 2 or 4": the different values of one member.
template <class Choice, class Number>
[[nodiscard]] std::string values_of(const std::vector<Choice>& list, Number Choice::*member) {
  std::string text;
  for (const Choice& choice : list) {
    const std::string value = std::to_string(choice.*member);
    if (is_among(value, text)) continue;
    if (!text.empty()) text += '|';
    text += value;
  }
  return either(text);
}

}  // namespace examples

#endif
