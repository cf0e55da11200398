# Read by the scripts that build the project; POSIX sh.

# need_packages [PROGRAM:]PACKAGE...
# Installs the Debian or Ubuntu packages that are missing. A package given with a program counts as there when the program
# is, whoever installed it. On other systems the programs that are missing are named, and the script stops; libraries are
# then left to CMake to find or to fetch.
need_packages() {
    missing=
    missing_programs=
    for need in "$@"; do
        program=${need%:*}
        package=${need##*:}
        if [ "$program" != "$need" ] && command -v "$program" >/dev/null 2>&1; then
            continue
        fi
        if command -v dpkg >/dev/null 2>&1 && dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed$'; then
            continue
        fi
        missing="$missing $package"
        if [ "$program" != "$need" ]; then
            missing_programs="$missing_programs $program"
        fi
    done

    if [ -n "$missing" ]; then
        if command -v dpkg >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
            as_root=
            if [ "$(id -u)" -ne 0 ]; then
                if ! command -v sudo >/dev/null 2>&1; then
                    echo "These packages are missing; install them as root and start again:" >&2
                    echo "    apt-get update && apt-get install$missing" >&2
                    exit 1
                fi
                as_root=sudo
            fi
            echo "Installing$missing"
            $as_root apt-get update
            # shellcheck disable=SC2086
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
        elif [ -n "$missing_programs" ]; then
            echo "These programs are missing; install them and start again:$missing_programs" >&2
            exit 1
        fi
    fi

    version=$(cmake --version | sed -n '1s/[^0-9]*\([0-9]*\.[0-9]*\).*/\1/p')
    if [ "${version%.*}" -lt 3 ] || { [ "${version%.*}" -eq 3 ] && [ "${version#*.}" -lt 25 ]; }; then
        echo "CMake 3.25 or newer is needed; this is $version. Install a newer one and start again." >&2
        exit 1
    fi

    # One job for each processor, unless the caller has set another number.
    jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
    : "${CMAKE_BUILD_PARALLEL_LEVEL:=$jobs}" "${CTEST_PARALLEL_LEVEL:=$jobs}"
    export CMAKE_BUILD_PARALLEL_LEVEL CTEST_PARALLEL_LEVEL
}
