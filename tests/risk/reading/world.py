"""What lies in the box, written down once more from the printed board: a second pair of eyes on the data.

A place stands with its card's side and symbol, then its neighbours: `=` is a bridge, `~` a sea lane.
"""

from __future__ import annotations

from typing import NamedTuple

BOARD = """
[arnor 7]
forodwaith: neutral cavalry site: angmar borderlands eastern_angmar mithlond~ north_rhun withered_heath
eastern_angmar: evil infantry site: carrock forodwaith
angmar: neutral creature: borderlands forodwaith
borderlands: neutral infantry: angmar evendim_hills fornost forodwaith lune_valley north_downs weather_hills
north_downs: neutral cavalry: borderlands fornost
fornost: good creature site: borderlands buckland north_downs old_forest weather_hills
weather_hills: neutral infantry site: borderlands fornost old_forest rhudaur= south_downs
old_forest: neutral infantry: buckland fornost south_downs weather_hills
buckland: neutral cavalry: fornost old_forest south_downs the_shire=
south_downs: neutral cavalry: buckland minhiriath old_forest weather_hills
rhudaur: good infantry stronghold: carrock eregion= weather_hills=
[eriador 3]
forlindon: neutral creature: mithlond
lune_valley: neutral infantry: borderlands evendim_hills mithlond tower_hills=
evendim_hills: good infantry stronghold: borderlands lune_valley tower_hills
mithlond: neutral creature site: forlindon forodwaith~ harlindon lune_valley minhiriath~ tower_hills
tower_hills: neutral creature: evendim_hills lune_valley= mithlond the_shire
the_shire: good cavalry site: buckland= tower_hills
harlindon: neutral infantry site: mithlond
[rhovanion 5]
moria: evil creature stronghold: eregion gladden_fields
gladden_fields: neutral creature: anduin_valley= lorien moria
lorien: good cavalry site: fangorn gladden_fields the_wold
the_wold: good cavalry site: emyn_muil= fangorn gap_of_rohan= lorien
emyn_muil: evil infantry: anduin_valley brown_lands dead_marshes south_mirkwood the_wold=
brown_lands: evil creature site: dead_marshes eastern_mirkwood emyn_muil rhun_hills south_mirkwood south_rhun=
rhun_hills: neutral infantry: brown_lands
dead_marshes: evil cavalry site: brown_lands emyn_muil
[rohan 4]
eregion: neutral infantry site: dunland= moria rhudaur=
minhiriath: neutral creature site: dunland= enedwaith= mithlond~ south_downs
dunland: neutral creature: enedwaith eregion= minhiriath=
enedwaith: neutral cavalry: dunland gap_of_rohan= minhiriath=
fangorn: evil cavalry stronghold: gap_of_rohan lorien the_wold
west_rohan: good infantry stronghold: gap_of_rohan
gap_of_rohan: good creature site: enedwaith= fangorn the_wold= west_rohan
[mirkwood 4]
carrock: neutral creature: anduin_valley= eastern_angmar north_mirkwood rhudaur
north_mirkwood: good cavalry site: carrock eastern_mirkwood= esgaroth=
anduin_valley: neutral infantry: carrock= eastern_mirkwood emyn_muil gladden_fields= south_mirkwood
eastern_mirkwood: evil cavalry: anduin_valley brown_lands north_mirkwood= south_mirkwood
south_mirkwood: evil creature stronghold: anduin_valley brown_lands eastern_mirkwood emyn_muil
[rhun 2]
north_rhun: neutral cavalry: forodwaith south_rhun withered_heath
withered_heath: evil infantry: esgaroth forodwaith north_rhun
esgaroth: neutral creature site: north_mirkwood= withered_heath
south_rhun: neutral cavalry: brown_lands= north_rhun
"""

RANGES = [
    "forlindon lune_valley mithlond",
    "harlindon tower_hills the_shire",
    "forodwaith angmar eastern_angmar borderlands rhudaur carrock",
    "rhudaur carrock anduin_valley gladden_fields eregion moria",
    "eregion moria gladden_fields lorien dunland enedwaith fangorn",
    "forodwaith eastern_angmar carrock north_mirkwood withered_heath esgaroth",
    "withered_heath north_rhun esgaroth south_rhun",
    "brown_lands rhun_hills",
    "west_rohan gap_of_rohan",
    "dead_marshes brown_lands",
]

ROAD = [
    "the_shire",
    "buckland",
    "old_forest",
    "fornost",
    "weather_hills",
    "south_downs",
    "rhudaur",
    "eregion",
    "moria",
    "gladden_fields",
    "lorien",
    "the_wold",
    "emyn_muil",
    "dead_marshes",
]
DICE_STOPS = {"moria", "lorien", "dead_marshes"}

# mission: site, where its battalions go, battalions for Good and Evil, points for Good and Evil
MISSIONS = """
hobbiton the_shire region 2 2 2 2
grey_havens mithlond territory 2 4 2 1
bree fornost territory 2 6 2 1
weathertop weather_hills region 2 2 2 2
carn_dum forodwaith region 2 2 2 2
mount_gundabad eastern_angmar territory 4 4 1 1
elven_halls north_mirkwood any 2 1 2 3
erebor esgaroth territory 4 2 1 2
easterling_encampment brown_lands territory 6 2 1 2
rauros the_wold region 2 2 2 2
dagorlad dead_marshes region 2 2 2 2
gates_of_moria eregion territory 2 4 2 1
tharbad minhiriath territory 4 4 1 1
harlond harlindon card 0 0 2 3
edoras gap_of_rohan card 0 0 2 2
lothlorien lorien card 0 0 2 2
"""

EVENTS = {
    "appoint_second_leader": 4,
    "winter_storms": 1,
    "raiders": 1,
    "mustering": 1,
    "local_uprising": 1,
    "cave_troll": 1,
    "entmoot": 1,
}
POWERS = [
    "grima_wormtongue",
    "courage_alone",
    "you_shall_not_pass",
    "ambush",
    "enemy_at_hand",
    "move_by_night",
    "way_under_mountains",
    "borne_to_another_place",
    "violent_storms",
    "balrog",
    "boromir",
    "knife_in_the_dark",
    "dangerous_crossing",
    "gollum",
]
EXTRA_POWERS = [
    "hunt_for_the_ringbearer",
    "strategic_withdrawal",
    "siege_machines",
    "black_sails",
    "smeagol",
    "faramir",
]
EXTRA_EVENT = "corsairs"
DOUBLED = ("grima_wormtongue", "you_shall_not_pass", "way_under_mountains")

SET_OF_A_KIND = {"infantry": 4, "cavalry": 6, "creature": 8}
ONE_OF_EACH = 10


class Mission(NamedTuple):
    site: str
    where: str
    battalions: dict[str, int]
    points: dict[str, int]


def _missions() -> dict[str, Mission]:
    found = {}
    for line in MISSIONS.split("\n")[1:-1]:
        card, site, where, *numbers = line.split()
        good, evil, good_points, evil_points = map(int, numbers)
        found[card] = Mission(site, where, {"good": good, "evil": evil}, {"good": good_points, "evil": evil_points})
    return found


class World:
    """The printed board, read once."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self.region: dict[str, str] = {}
        self.bonus: dict[str, int] = {}
        self.side: dict[str, str] = {}
        self.symbol: dict[str, str] = {}
        self.strongholds: set[str] = set()
        self.sites: set[str] = set()
        self.ways: dict[str, dict[str, str]] = {}
        self.missions = _missions()
        region = ""
        for line in BOARD.split("\n")[1:-1]:
            if line.startswith("["):
                region, bonus = line.strip("[]").split()
                self.bonus[region] = int(bonus)
                continue
            place, card, borders = line.split(": ")
            self.places.append(place)
            self.region[place] = region
            self.side[place], self.symbol[place] = card.split()[:2]
            if "stronghold" in card:
                self.strongholds.add(place)
            if "site" in card:
                self.sites.add(place)
            self.ways[place] = {end.rstrip("=~"): _kind(end) for end in borders.split()}
        assert all(self.ways[b][a] == kind for a in self.places for b, kind in self.ways[a].items())

    def region_of(self, region: str) -> list[str]:
        return [place for place in self.places if self.region[place] == region]

    def same_range(self, a: str, b: str) -> bool:
        return any(a in line.split() and b in line.split() for line in RANGES)


def _kind(end: str) -> str:
    return {"=": "bridge", "~": "sea"}.get(end[-1], "land")


WORLD = World()
