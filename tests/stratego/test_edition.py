"""Editions: overlays that state only their differences; whatever cannot be is refused by name."""

from types import SimpleNamespace

import pytest

import flagfall
from flagfall.core import BadEdition
from flagfall.games import declared
from flagfall.games.stratego import draft
from flagfall.games.stratego.draft import edition
from flagfall.games.stratego.edition import SOURCES
from flagfall.speech.catalogue import languages

NAMES = (
    "classic", "barrage", "duel", "quick-battle", "lotr", "lotr-powers", "lotr-ring", "fire-ice", "fire-ice-powers",
    "narnia", "narnia-powers",
)  # fmt: skip
FLY = "[power.fly]\nname='F'\nshape='leap'\nword='fly'\nowners=['scout']\nsentence='.'\nsource='printed'\n"
PIECE = "[[piece]]\narmy='both'\nid='x'\nname='X'\nrank='9'\ncount=1\nletter='X'\nemblem='x'\nsource='printed'\n"
BOARD = "[board]\nrows=8\ncols=8\nsetup=3\nzones=[]\nzone='Lake'\nsource='printed'\n"


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Editions read from a folder of the test's own, with the real ones beside them."""
    (tmp_path / "editions").mkdir()
    for path in (declared.resources.files("flagfall.games.stratego") / "editions").iterdir():
        (tmp_path / "editions" / path.name).write_text(path.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(declared, "resources", SimpleNamespace(files=lambda package: tmp_path))

    def write(text):
        (tmp_path / "editions" / "mine.toml").write_text(text, "utf-8")
        draft.read.cache_clear()
        return draft.edition.__wrapped__("mine")

    return write


def test_an_overlay_changes_what_it_says_and_keeps_the_rest(written):
    mine = written('inherits = "classic"\ntitle = "Mine"\n')
    assert mine.title == "Mine"
    assert mine.pieces == edition("classic").pieces
    assert mine.board == edition("classic").board


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('colour = "red"\n', "mine.toml has a key 'colour'; its keys are title, box"),
        ("title = 1\n", "mine.toml: title is 1; it has to be a text"),
        ("first = true\n", "first is true; it has to be a whole number from 0 to 1"),
        ("first = 2\n", "first is 2; it has to be a whole number from 0 to 1"),
        ("board = 8\n", "board is 8; it has to be a table of rows, cols"),
        ("army = []\n", "army has 0 entries"),
        ("late = ['dragon']\n", "late names 'dragon'; there are bomb, captain"),
        ("late = ['spy']\n", "late and reserve belong together"),
        ("extras = ['dragons']\n", "extras names 'dragons'; there are haradrim_falls"),
        ("[refuses]\nrescues = 'no'\n", "refuses names 'rescues'; there are aggressor_advantage"),
        ("[counts]\nmarshall = 1\n", "counts names 'marshall'; there are marshal, general"),
        ("[counts]\nmarshal = 100\n", "counts.marshal is 100; it has to be a whole number from 0 to 99"),
        ("[counts]\nscout = 8\n", "piece has to give the Red Army one piece of rank flag"),
        ("[counts]\nflag = 1\n", "somebody who can move"),
        ("[power.fly]\nshape = 'leap'\n", "power.fly has no key 'name'; it has to be a text"),
        (FLY.replace("scout", "dragon"), "power.fly.owners names 'dragon'; there are bomb, captain"),
        (FLY.replace("printed", "rumour"), "power.fly.source is 'rumour'; it has to be one of printed, public"),
        (FLY.replace("leap", "fly"), "power.fly.shape is 'fly'; it has to be one of leap, probe"),
        (FLY.replace("leap", "shoot"), "power.fly has no key 'reach'"),
        (FLY + "reach = 'far'\n", "power.fly.reach is 'far'; it has to be one of around 1"),
        (FLY + "id = 'fly'\n", "power.fly has a key 'id'; its keys are name, shape"),
        (FLY + "owner = ['scout']\n", "power.fly has a key 'owner'; its keys are name, shape, word, owners"),
        (
            FLY + FLY.replace("fly", "jump"),
            "power.jump.owners names 'scout', who can leap by power.fly already; a piece has one power of a shape",
        ),
        (BOARD + "sky=1\n", "board has a key 'sky'; its keys are rows"),
        (BOARD.replace("[]", "['k1']"), "board.zones names 'k1'; there are a1, b1"),
        (BOARD.replace("[]", "['i1']"), "board.zones names 'i1'"),
        (BOARD.replace("[]", "'a1'"), "board.zones is 'a1'; it has to be a list, each entry a text"),
        (BOARD, "setup is 3 rows of 24 squares for the 40 pieces of the Red Army"),
        (PIECE, "somebody|rank flag"),
        (PIECE.replace("'9'", "'99'"), "piece.x.rank is '99'; it has to be one of 11, 10, 9"),
        (PIECE.replace("'both'", "'all'"), "piece.x.army is 'all'; it has to be one of both, 0, 1"),
        (PIECE.replace("id='x'", ""), "piece.1 has no key 'id'"),
        ("[ring]\nbearer='frodo'\ninvisible_to=[]\ndoomed=[]\nsource='printed'\n", "ring.bearer names 'frodo'"),
        ("[ring]\nbearer='spy'\ninvisible_to=[]\ndoomed=[]\nsource='printed'\n", "board.doom names ''; there are c5"),
    ],
)
def test_mistakes_in_an_edition_are_named_with_what_would_have_been_possible(written, text, words):
    with pytest.raises(BadEdition, match=words) as refused:
        written('inherits = "classic"\n' + text)
    assert str(refused.value).startswith("editions/mine.toml")


def test_two_pieces_of_an_army_cannot_share_a_letter(written):
    both = PIECE + PIECE.replace("id='x'", "id='y'") + PIECE.replace("id='x'", "id='z'").replace("'9'", "'flag'")
    with pytest.raises(BadEdition, match="piece has the letter 'X'"):
        written('inherits = "classic"\n' + both)


def test_an_edition_inherits_from_one_that_is_there_and_not_from_itself(written):
    with pytest.raises(BadEdition, match=r"There is no editions/chess.toml; there are barrage.toml, classic.toml"):
        written('inherits = "chess"\n')
    with pytest.raises(BadEdition, match="inherits leads back to itself: mine over mine"):
        written('inherits = "mine"\n')


def test_a_file_that_is_no_toml_says_in_which_line(written):
    with pytest.raises(BadEdition, match=r"editions/mine.toml is not TOML: .*line 2"):
        written('inherits = "classic"\ntitle = Mine\n')


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_names_its_source(name):
    box = edition(name)
    assert box.board.source in SOURCES
    assert all(piece.source in SOURCES for piece in box.pieces)
    assert all(power.source in SOURCES for power in box.powers)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_reconstructed_is_said_to_players(name):
    box = edition(name)
    sources = {box.board.source, *(piece.source for piece in box.pieces), *(power.source for power in box.powers)}
    assert ("reconstruction" in sources) <= bool(box.reconstructed)


@pytest.mark.parametrize("name", NAMES)
def test_letters_and_names_are_unique_within_an_army(name):
    for army in (0, 1):
        pieces = [piece for piece in edition(name).pieces if piece.army == army]
        assert len({piece.letter for piece in pieces}) == len(pieces)
        assert len({piece.id for piece in pieces}) == len(pieces)


@pytest.mark.parametrize("name", NAMES)
def test_every_army_has_one_flag_and_somebody_to_move(name):
    for army in (0, 1):
        pieces = [piece for piece in edition(name).pieces if piece.army == army]
        assert sum(piece.count for piece in pieces if piece.rank == "flag") == 1
        assert any(piece.moves for piece in pieces)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_drawn_where_nobody_may_go_is_the_same_in_every_language(name):
    """A page once read it out of the zone's name, and found no lake in German."""
    rules = flagfall.rules(f"stratego/{name}")
    assert rules.describe()["terrain"] == edition(name).board.terrain
    assert {rules.describe(language)["terrain"] for language in languages()} == {edition(name).board.terrain}
