// The one main of all test programs; compiled once, since version 2 of Catch2 brings its whole runner along.
#define CATCH_CONFIG_RUNNER
#include "catch.hpp"

#include <cstdio>

namespace {

/// A test case without an assertion fails, and so does a run without a test case: neither could find a mistake.
void fail_what_cannot_fail(Catch::Session& session) {
    int warnings = static_cast<int>(session.configData().warnings) | Catch::WarnAbout::NoAssertions;
#if CATCH_VERSION_MAJOR < 3
    warnings |= Catch::WarnAbout::NoTests;  // always so from version 3 on
#endif
    session.configData().warnings = static_cast<Catch::WarnAbout::What>(warnings);
}

/// Version 2 of Catch2 is content with a program in which there is nothing to run.
bool has_test_cases() {
#if CATCH_VERSION_MAJOR < 3
    return !Catch::getRegistryHub().getTestCaseRegistry().getAllTests().empty();
#else
    return true;
#endif
}

}  // namespace

int main(int argc, char** argv) {
    Catch::Session session;
    if (const int fault = session.applyCommandLine(argc, argv); fault != 0) {
        return fault;
    }
    fail_what_cannot_fail(session);
    if (!has_test_cases()) {
        std::fputs("there is no test case in this program\n", stderr);
        return 2;
    }
    return session.run();
}
