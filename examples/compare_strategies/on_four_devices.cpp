#include "on_devices.hpp"

template std::vector<examples::Candidate> examples::candidates<4>();
