"""The button says what the question asks: what was cancelled is restored."""

from tianxia.scenario import scenario
from tianxia.server.books.telling import Herald
from tianxia.server.session.record import Record


def test_who_may_restore_an_ability_is_offered_to_restore_it():
    battle = scenario("chuhan", han=["han-xin", "xiao-he", "1"], chu=["lyu-zhi", "7", "7", "8"], attacker="chu")
    battle.chu.plays("7", "7")
    battle.han.uses("han-xin")
    told = {"chu": Herald(Record(battle.game, battle.journal), battle.seat("chu")).question()}
    battle.chu.cancels()
    told["han"] = Herald(Record(battle.game, battle.journal), battle.seat("han")).question()
    labels = {
        who: [option.label.en for option in asked.options if option.id == "cancel"] for who, asked in told.items()
    }
    assert labels == {"chu": ["Cancel it with Lyu Zhi"], "han": ["Restore it with Xiao He"]}
