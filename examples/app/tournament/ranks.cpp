#include "tournament/ranks.hpp"

#include "input.hpp"

#include <cstdlib>

#if CARCASSONNE_MPI
#include <mpi.h>
#endif

namespace app {
namespace {

/// Whether a starter of several processes has left its word. Without one MPI is left alone.
bool is_started_with_others() {
    for (const char* const name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"}) {
        if (std::getenv(name) != nullptr) {
            return true;
        }
    }
    return false;
}

}  // namespace

#if CARCASSONNE_MPI

Ranks::Ranks() {
    if (!is_started_with_others()) {
        return;
    }
    int level = 0;
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS) {
        throw InputError("MPI cannot be begun");
    }
    is_begun_ = true;
    int index = 0;
    int count = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &index);
    MPI_Comm_size(MPI_COMM_WORLD, &count);
    share_ = {static_cast<std::uint64_t>(index), static_cast<std::uint64_t>(count)};
}

Ranks::~Ranks() {
    if (is_begun_) {
        MPI_Finalize();
    }
}

bool Ranks::agree(bool well) const {
    if (is_alone()) {
        return well;
    }
    const int mine = well ? 1 : 0;
    int least = 0;
    MPI_Allreduce(&mine, &least, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    return least == 1;
}

int Ranks::end_all(int status) const {
    if (!is_alone()) {
        MPI_Abort(MPI_COMM_WORLD, status);
    }
    return status;
}

#else

Ranks::Ranks() {
    if (is_started_with_others()) {
        throw InputError("this program was built without MPI: start it without mpirun, or use --shard and merge");
    }
}
Ranks::~Ranks() = default;
bool Ranks::agree(bool well) const { return well; }
int Ranks::end_all(int status) const { return status; }

#endif

}  // namespace app
