// A program that uses weft in another file only.
#include "../two_ways/parts.hpp"

// relu(a b) is 16 * 0.5 * 0.25 everywhere.
int main() { return mean_of_part() == 4.0f ? 0 : 1; }
