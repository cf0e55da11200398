#pragma once

#include "carcassonne/engine/event.hpp"
#include "carcassonne/support/type_list.hpp"

#include <cstddef>
#include <type_traits>

namespace carcassonne {

/// Hears nothing, and costs nothing.
struct NoSink {
    template <class Event>
    constexpr void operator()(const Event&) const noexcept {}
};

/// Hands every event on to a sink of whatever type, so that a rule set is compiled for one kind of listener only.
/// Events that the sink has no call for are left out; one that has a call for none of them is a mistake, such as a call
/// that takes `PointsScored&` without `const`. `List` is all events that there can be.
template <class List = Events>
class AnySink {
public:
    template <class Sink>
        requires(!std::is_same_v<std::remove_const_t<Sink>, AnySink>)
    explicit AnySink(Sink& sink) noexcept : sink_(const_cast<std::remove_const_t<Sink>*>(&sink)), hear_(&hear<Sink>) {
        static_assert(hears_any<Sink>(List{}),
                      "the sink has no call `sink(const Event&)` for any event of this game: is a `const` missing, or "
                      "does the event belong to a module that is not in the rule set?");
    }

    template <class Event>
    void operator()(const Event& event) const {
        if constexpr (contains<Event, List>) {
            hear_(sink_, index_of<Event, List>, &event);
        }
    }

private:
    template <class Sink, class... Event>
    static constexpr bool hears_any(TypeList<Event...>) noexcept {
        return (std::is_invocable_v<Sink&, const Event&> || ...);
    }
    template <class Sink>
    static void hear(void* sink, std::size_t kind, const void* event) {
        hear_one_of(*static_cast<Sink*>(sink), kind, event, List{});
    }
    template <class Sink, class... Event>
    static void hear_one_of(Sink& sink, std::size_t kind, const void* event, TypeList<Event...>) {
        static_cast<void>(((kind == index_of<Event, List> && (hear_as<Event>(sink, event), true)) || ...));
    }
    template <class Event, class Sink>
    static void hear_as(Sink& sink, const void* event) {
        if constexpr (requires(const Event& heard) { sink(heard); }) {
            sink(*static_cast<const Event*>(event));
        }
    }

    void* sink_;
    void (*hear_)(void*, std::size_t, const void*);
};

}  // namespace carcassonne
