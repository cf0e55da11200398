// Every plain header, and a program that plays, goes back, thinks, writes, reads and draws. Most of the library is
// templates, of which a compiler sees all only where they are used. It is compiled with the warnings of strict programs
// and by several compilers, and never run.

#include "everything_plain.cpp"

#include <cstddef>
#include <string>

namespace {

using namespace carcassonne;

bool is_written_and_read(Session<BaseGame>& session) {
    const auto told = record_of(session, {"ann", "bob"});
    const auto record = parse_record(write_record(*told));
    if (!record || !verify_record<BaseGame>(*record).empty()) {
        return false;
    }
    const auto resumed = resume_record<BaseGame>(*record);
    if (!resumed || resumed->session.game().hash() != session.game().hash()) {
        return false;
    }
    std::size_t tiles = 0;
    replay_record<BaseGame>(
        *record, [&](const RecordedGame<BaseGame>& recorded) { tiles = recorded.game().board().tile_count(); });
    const auto position = parse_position(write_position(session.game()), session.game().setup());
    PositionTable table;
    table.draws = Draws::by_caller;
    const auto drawn_by_hand = parse_position<BaseGame>(write_position(session.game()), table);
    return position && drawn_by_hand && *position == session.game() && tiles == session.game().board().tile_count();
}

bool says_what_it_does(const Session<BaseGame>& session) {
    bool same = true;
    session.each_decision([&](const PastDecision<BaseGame>& past) {
        const auto answer = parse_answer(action_text(past.answer, past.game), past.game);
        same = same && answer && *answer == past.answer;
    });
    return same;
}

}  // namespace

int main() {
    const auto setup = make_setup<BaseGame>();
    if (!setup) {
        return 1;
    }
    const auto thinker = players::make_player<BaseGame>(*players::parse_player("mcts:100"));
    thinker->begin(1);
    Session<BaseGame> session(*setup, 7);
    while (!session.game().finished()) {
        session.play(thinker->answer(session.game(), session.choices()));
    }
    const PlayerView<BaseGame> seen = session.view(PlayerId(1));
    const std::string drawn = picture(session.game()) + svg(session.game());
    return is_written_and_read(session) && says_what_it_does(session) && session.undo() && !drawn.empty() &&
                   seen == view(seen.determinise(3), PlayerId(1))
               ? 0
               : 1;
}
