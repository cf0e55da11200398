#pragma once

#include <exception>
#include <utility>

namespace carcassonne {

/// A sink for a listener that may throw, as one that writes texts does when there is no memory left. A game cannot stop
/// in the middle of an answer, so what is thrown is kept, the listener hears no more, and `rethrow()` brings it up when
/// the answer has been carried out:
///
/// ```cpp
/// const auto setup = make_setup<BaseGame>();
/// Game<BaseGame> game(*setup, 1);
/// std::string told;
/// auto listener = [&](const TilePlaced&) { told += "A tile was placed."; };  // may find no memory
/// auto choices = game.choices();
/// PatientSink sink(listener);
/// game.play(choices.nth(0), choices, sink);
/// sink.rethrow();
/// return told.empty() ? 1 : 0;
/// ```
///
/// In programs compiled without exceptions it only hands on what it hears.
template <class Listener>
class PatientSink {
public:
    /// Hands on to this listener, which must live longer.
    explicit PatientSink(Listener& listener) noexcept : listener_(&listener) {}

    /// Hands an event on, unless the listener has thrown something already.
    template <class Event>
        requires requires(Listener& listener, const Event& event) { listener(event); }
    void operator()(const Event& event) {
#if defined(__cpp_exceptions)
        if (!thrown_) {
            try {
                (*listener_)(event);
            } catch (...) {
                thrown_ = std::current_exception();
            }
        }
#else
        (*listener_)(event);
#endif
    }

    /// Throws what the listener threw, if it threw anything.
    void rethrow() {
#if defined(__cpp_exceptions)
        if (thrown_) {
            std::rethrow_exception(std::exchange(thrown_, nullptr));
        }
#endif
    }

private:
    Listener* listener_;
    std::exception_ptr thrown_;
};

}  // namespace carcassonne
