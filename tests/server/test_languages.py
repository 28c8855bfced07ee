"""Each listener is told in its own language; what is kept is in none."""

from __future__ import annotations

from pathlib import Path
from shutil import copy2

from visitors import Ear, Served, Visitor, settings

from flagfall.server import endings, phrases
from flagfall.server.sidelines import Note, Sidelines, opened
from flagfall.speech import Name, Phrase, accepted, catalogue, chosen

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_first_language_of_the_browser_that_there_is() -> None:
    assert accepted("de-CH,de;q=0.9,en;q=0.5") == "de"
    assert accepted("fr, nl;q=0.5, en;q=0.7") == "en"
    assert accepted("fr;q=1, nl;q=0.5") == "nl"
    assert accepted("de;q=often") == accepted("") == chosen(["xx", "tlh_QO"]) == "en"


def test_an_ending_is_kept_once_and_told_in_every_language() -> None:
    gone = endings.gone(endings.side("red"), "resignation")
    beside = opened(Sidelines(acted=(True, True)).ended(endings.lost(0, gone, "resignation"), gone).kept())
    told = [beside.told_ending(language) for language in ("en", "de", "nl")]
    assert [one and one.reason for one in told] == [
        "Red has resigned.",
        "Rot hat aufgegeben.",
        "Rood heeft opgegeven.",
    ]


def test_a_note_is_told_in_every_language_and_an_old_one_as_it_was_written() -> None:
    told = Phrase("server-plays-on", {"gone": endings.gone(Name("Red", "side-red"), "time"), "player": "X"})
    beside = opened(Sidelines(acted=(), notes=(Note(str(told), (3,), told.kept()), Note("Of old.", (5,)))).kept())
    assert beside.noted(0) == [(3, "Red has run out of time. X plays on."), (5, "Of old.")]
    assert beside.noted(0, "de") == [(3, catalogue("de").say(told)), (5, "Of old.")]
    assert "Red" not in beside.noted(0, "de")[0][1]


def test_a_phrase_of_a_guest_is_read_in_the_readers_language_and_free_talk_as_it_was_written() -> None:
    assert phrases.said("Nice move!", "de") == catalogue("de")("phrase-nice-move") != "Nice move!"
    assert phrases.said("Nice move, Ann!", "de") == "Nice move, Ann!"


def test_the_app_is_described_in_the_language_of_whoever_installs_it(tmp_path: Path) -> None:
    """As the browser likes best, or as the page says; the first page, too. What a file says of itself in English is what is said here."""
    for file in (WEB / "index.html", WEB / "public" / "manifest.webmanifest"):
        copy2(file, tmp_path)
    told = {}
    with Served(settings(f"sqlite:///{tmp_path}/games.db", static=tmp_path)) as server:
        http = Visitor(server.address).http
        for language, browser in (("en", "fr"), ("de", "de-CH,de;q=0.9,en;q=0.5"), ("nl", "nl")):
            manifest = http.get("/manifest.webmanifest", headers={"accept-language": browser})
            page = http.get("/game/abc", headers={"accept-language": browser})
            told[language] = catalogue(language)("server-about")
            assert [manifest.json()[part] for part in ("lang", "description")] == [language, told[language]]
            assert f'<html lang="{language}"' in page.text
            assert f'content="{told[language]}"' in page.text
            assert "accept-language" in page.headers["vary"]
            chosen = http.get(f"/manifest.webmanifest?language={language}", headers={"accept-language": "en"})
            assert chosen.content == manifest.content
    assert len(set(told.values())) == 3


def test_two_at_one_table_hear_the_same_in_two_languages(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "me", game="stratego/quick-battle")["id"]
    where = f"{server.address.replace('http', 'ws')}/api/games/{game}/socket?since=0&seat=0"
    said = []
    for language in ("", "&language=de", "&language=nl"):
        with Ear(where + language, ann.cookie) as ear:
            ear.hear()
            said.append(ear.ask(decide="a99", after=0)["sentence"])
    assert [one.split(";")[0] for one in said] == [
        "'a99' cannot be read",
        "'a99' ist nicht zu lesen",
        "'a99' is niet te lezen",
    ]
    kinds = ann.get(f"/api/games/{game}?language=de")["describe"]["kinds"].values()
    assert {"Spion", "Fahne"} <= {kind["name"] for kind in kinds}
    ann.http.headers["accept-language"] = "nl-BE, en;q=0.5"
    assert "Snelle slag" in {one["title"] for one in ann.get("/api/catalog")["games"]}
    assert ann.get("/api/games/nothing", expect=404)["sentence"] == catalogue("nl")("server-no-game")
