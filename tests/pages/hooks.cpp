#include "pages.hpp"

#include <array>
#include <cstdio>
#include <utility>

using namespace carcassonne;
using test::name_of_type;

namespace pages {

namespace {

/// What a module does with a noun: the verbs that it lists for it.
template <class M, class Noun>
std::string verbs() {
    using Hooks = typename M::Hooks;
    std::string verbs;
    if constexpr (contains<On<Noun>, Hooks>) {
        enumerate(verbs, "on");
    }
    if constexpr (contains<Forbids<Noun>, Hooks>) {
        enumerate(verbs, "forbids");
    }
    if constexpr (contains<Adjusts<Noun>, Hooks>) {
        enumerate(verbs, "adjusts");
    }
    if constexpr (contains<Offers<Noun>, Hooks>) {
        enumerate(verbs, "offers");
    }
    if constexpr (contains<Plays<Noun>, Hooks>) {
        enumerate(verbs, "plays");
    }
    if constexpr (contains<Samples<Noun>, Hooks>) {
        enumerate(verbs, "samples");
    }
    if constexpr (contains<On<NoAnswer<Noun>>, Hooks>) {
        enumerate(verbs, "on no answer");
    }
    return verbs;
}

template <class Nouns>
void print_nouns(const char* title, const char* what) {
    std::printf("\n## %s\n\n%s\n\n| |", title, what);
    each(Modules{}, []<class M>(TypeList<M>) { std::printf(" %s |", M::info.title.data()); });
    std::printf("\n|---|");
    each(Modules{}, []<class M>(TypeList<M>) { std::printf("---|"); });
    std::puts("");
    each(Nouns{}, []<class Noun>(TypeList<Noun>) {
        std::printf("| %s |", quoted(name_of_type<Noun>()).c_str());
        each(Modules{}, []<class M>(TypeList<M>) {
            const std::string cell = verbs<M, Noun>();
            std::printf("%s%s |", cell.empty() ? "" : " ", cell.c_str());
        });
        std::puts("");
    });
}

// What the modules bring.

/// A line of a list, left out when there is nothing to say.
void print_line(const char* what, const std::string& text) {
    if (!text.empty()) {
        std::printf("- %s: %s\n", what, text.c_str());
    }
}

/// The kinds of feature of a mask, by the names that modules give them.
std::string kinds_text(FeatureKindMask kinds) {
    std::string text;
    each(Modules{}, [&]<class M>(TypeList<M>) {
        for (const FeatureKindSpec& spec : M::features) {
            if ((kinds & mask_of(spec.kind)) != 0) {
                enumerate(text, spec.name);
            }
        }
    });
    return text;
}
std::string figure_text(const FigureSpec& figure) {
    constexpr std::array turns{"", "", ", second figure", ", first or second figure"};
    const std::string reserve =
        figure.in_reserve == 0 ? "" : ", " + std::to_string(figure.in_reserve) + " of them in the reserve";
    return std::to_string(figure.count) + " " + std::string(figure.name) + reserve + " (" +
           (figure.role == FigureRole::special ? "special" : "strength " + std::to_string(figure.strength)) + "; " +
           kinds_text(figure.stands_on) + turns[static_cast<std::size_t>(figure.turn)] + ")";
}
std::string growth_text(Growth growth) {
    switch (growth) {
    case Growth::closes:
        return " (complete without open edges)";
    case Growth::endless:
        return " (never complete)";
    case Growth::neighbourhood:
        return " (complete when surrounded)";
    }
    return {};
}
template <class... T>
std::string type_names(TypeList<T...>) {
    std::string names;
    (enumerate(names, quoted(name_of_type<T>())), ...);
    return names;
}
template <class M>
std::string options_text() {
    std::string text;
    const M module{};
    M::each_option(module, [&](std::string_view name, const auto& value, const auto& words) {
        std::string values;
        for (const auto& one : words) {
            values += (values.empty() ? "" : " ") + std::string(one.word) + (one.value == value ? "\\*" : "");
        }
        enumerate(text, quoted(name) + " (" + values + ")");
    });
    return text;
}

template <class M>
void print_module() {
    std::printf("\n### %s: `%s`\n\n", M::info.title.data(), M::info.id.data());
    const auto ids = [](const auto& list) {
        std::string text;
        for (const std::string_view id : list) {
            enumerate(text, quoted(id));
        }
        return text;
    };
    print_line("needs", ids(M::needs));
    print_line("listed after", ids(M::follows));
    print_line("excludes", ids(M::excludes));
    std::string text;
    if (const TileSet set = M{}.tile_set(); !set.tiles.empty()) {
        text = std::to_string(set.tile_count()) + " (" + quoted(set.name) + ")";
    }
    print_line("tiles", std::exchange(text, {}));
    for (const FigureSpec& figure : M::figures) {
        enumerate(text, figure_text(figure));
    }
    print_line("figures of each player", std::exchange(text, {}));
    for (const FeatureKindSpec& spec : M::features) {
        enumerate(text, std::string(spec.name) + growth_text(spec.growth));
    }
    print_line("kinds of feature", std::exchange(text, {}));
    each(typename M::Marks{}, [&]<class Mark>(TypeList<Mark>) { enumerate(text, quoted(Mark::word)); });
    print_line("marks", std::exchange(text, {}));
    print_line("steps", type_names(typename M::Steps{}));
    each(typename M::Actions{}, [&]<class Action>(TypeList<Action>) {
        enumerate(text, quoted(name_of_type<Action>()) + " (" + std::string(Action::verb) + ")");
    });
    print_line("actions", std::exchange(text, {}));
    print_line("events", type_names(typename M::Events{}));
    print_line("queries", type_names(typename M::Queries{}));
    print_line("quantities", type_names(typename M::Quantities{}));
    M::each_number(typename M::State{}, PlayerId(0), [&](std::string_view name, auto) { enumerate(text, name); });
    print_line("counts for each player", text);
    print_line("options, \\* by default", options_text<M>());
}

template <std::size_t... I>
auto steps_in_order(std::index_sequence<I...>) -> TypeList<At<Of::order.sorted[I], Of::Steps>...>;
template <class... M>
auto all_queries(TypeList<M...>) -> Concatenate<CoreQueries, typename M::Queries...>;
template <class... M>
auto all_quantities(TypeList<M...>) -> Concatenate<CoreQuantities, typename M::Quantities...>;

}  // namespace

void print_hooks() {
    std::puts("# Hooks\n");
    std::printf("%s", note.data());
    std::puts(
        "What each module listens to, forbids, changes and brings. [write_a_module.md](write_a_module.md) explains\n"
        "the verbs, [order_of_play.md](order_of_play.md) has the steps in the order of play.");
    print_nouns<decltype(steps_in_order(std::make_index_sequence<Of::step_count>{}))>(
        "Steps", "Worked with `on`, or asked: modules offer answers, and sample those of nature. One that a\n"
                 "module `plays` is missing from the order of play where its options say so.");
    print_nouns<Concatenate<TypeList<GameBegins>, Of::Events>>("Events", "What has happened.");
    print_nouns<decltype(all_queries(Modules{}))>("Queries", "What may be forbidden.");
    print_nouns<decltype(all_quantities(Modules{}))>("Quantities", "What may be changed on its way.");
    std::puts("\n## What each module brings");
    each(Modules{}, []<class M>(TypeList<M>) { print_module<M>(); });
}

}  // namespace pages
