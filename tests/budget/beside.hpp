// What a user's file includes anyway: costs are measured beside these.
#include <atomic>
#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <vector>
