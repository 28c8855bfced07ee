"""Games as rows, one for each decision, in a Parquet file: what learners read. The book is docs/datasets.md.

Every row holds what the seat that decided could know, and nothing else of the table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from flagfall.catalog import open_rules
from flagfall.core import CHANCE, FlagfallError
from flagfall.core.chance import number_from
from flagfall.core.extras import extra
from flagfall.machine import Batch
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from flagfall.core import Decision, Rules, Seat
    from flagfall.core.chance import Luck

FORMAT, PURPOSE = 1, "A data set"
TABLES = 64
"""So many random games are played side by side; their rows are held until the last of them has ended."""
Columns = dict[str, Any]


class OtherVersion(FlagfallError):
    """A file whose numbers mean something else here."""


def _described(rules: Rules[Any, Any], players: Sequence[str], observations: bool) -> dict[str, str]:
    spec = rules.spec
    said = {
        "format": FORMAT, "game": rules.id, "options": dict(rules.options), "players": list(players), "version": spec.version,
        "actions": spec.actions, "observation": list(spec.observation.shape) if observations else None,
    }  # fmt: skip
    return {"flagfall": json.dumps(said)}


class Writer:
    """Writes rows as they come; the file has its name only when it is whole."""

    def __init__(
        self, path: str | Path, rules: Rules[Any, Any], players: Sequence[str], observations: bool = False
    ) -> None:
        pa = extra("pyarrow", "data", PURPOSE)
        parquet = extra("pyarrow.parquet", "data", PURPOSE)
        self.path, self.rules, self.rows, self.games = Path(path), rules, 0, 0
        legal = (rules.spec.actions + 7) // 8
        fields = [
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.int32()),
            ("legal", pa.binary(legal)),
        ]
        fields += [("observation", pa.binary(*rules.spec.observation.shape))] if observations else []
        self._schema = pa.schema([*fields, ("result", pa.float32())], metadata=_described(rules, players, observations))
        self._part = self.path.with_name(self.path.name + ".part")
        self._file = parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        self._pa = pa

    def add(self, columns: Columns) -> None:
        """Rows of whole games, numbered on from those before."""
        pa, arrays = self._pa, []
        count = len(columns["action"])
        for field in self._schema:
            column = columns[field.name] + self.games if field.name == "game" else columns[field.name]
            if pa.types.is_fixed_size_binary(field.type):
                arrays.append(
                    pa.FixedSizeBinaryArray.from_buffers(
                        field.type, count, [None, pa.py_buffer(np.ascontiguousarray(column))]
                    )
                )
            else:
                arrays.append(pa.array(column, field.type))
        self._file.write_table(pa.Table.from_arrays(arrays, schema=self._schema))
        self.rows += count
        self.games += int(columns["game"].max(initial=-1)) + 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: Any, *_: Any) -> None:
        self._file.close()
        if kind is None:
            self._part.replace(self.path)
        else:
            self._part.unlink(missing_ok=True)


def rows_of(
    rules: Rules[Any, Any], record: Sequence[tuple[Seat, Decision]], scores: Sequence[float], observations: bool = False
) -> Columns:
    """The decisions of one game, told again input by input."""
    table, kept, actions = Table.retold(rules), [], rules.spec.actions
    seen = []
    for seat, decision in record:
        if seat != CHANCE:
            mask = np.zeros(actions, np.uint8)
            mask[list(table.choices(seat))] = 1
            kept.append((seat, int(decision), np.packbits(mask, bitorder="little")))
            if observations:
                seen.append(table.observe(seat))
        table.relive(seat, decision)
    seats = np.array([seat for seat, _, _ in kept], np.int8)
    columns = {
        "game": np.zeros(len(kept), np.int64),
        "ply": np.arange(len(kept), dtype=np.int32),
        "seat": seats,
        "action": np.array([action for _, action, _ in kept], np.int32),
        "legal": np.array([legal for _, _, legal in kept], np.uint8),
        "result": np.asarray(scores, np.float32)[seats],
    }
    return columns | ({"observation": np.array(seen, np.uint8)} if observations else {})


def random_games(rules: Rules[Any, Any], games: int, seed: Luck, observations: bool = False) -> Iterator[Columns]:
    """Random play by all seats, some games at a time."""
    seed = number_from(seed)
    for first in range(0, games, TABLES):
        batch = Batch(rules, min(TABLES, games - first), np.random.default_rng((seed, first)), again=False, keep=False)
        actions, steps = np.empty(len(batch), np.int32), []
        while (batch.to_act >= 0).any():
            batch.sample(actions)
            seen = (batch.observe(batch.to_act),) if observations else ()
            steps.append((batch.to_act.copy(), actions.copy(), batch.bits(), *seen))
            batch.step(actions)
        # From step by step to game by game: a table that has ended decides no more.
        seats, chosen, legal, *shown = (np.stack(part, axis=1) for part in zip(*steps, strict=True))
        played = seats >= 0
        game, ply = np.nonzero(played)
        columns = {
            "game": game, "ply": ply.astype(np.int32), "seat": seats[played], "action": chosen[played], "legal": legal[played],
            "result": batch.result[game, seats[played]],
        }  # fmt: skip
        yield columns | ({"observation": shown[0][played]} if observations else {})


class Decisions:
    """A file read back, row by row or many at once: what PyTorch calls a map-style dataset, without needing PyTorch.
    One whose numbers mean something else by these rules, or by those it names itself, is refused.

    loader = torch.utils.data.DataLoader(Decisions("games.parquet"), batch_size=256, shuffle=True)
    """

    def __init__(self, path: str | Path, rules: Rules[Any, Any] | None = None) -> None:
        parquet = extra("pyarrow.parquet", "data", PURPOSE)
        self.about = about(path)
        fits(path, self.about, rules or open_rules(self.about["game"], **self.about["options"]))
        self.table = parquet.read_table(path, memory_map=True).combine_chunks()
        self._columns = {name: self._plain(name) for name in self.table.column_names}

    def _plain(self, name: str) -> Any:
        column = self.table.column(name)
        if name not in ("legal", "observation"):
            return column.to_numpy()
        parts = [
            np.frombuffer(chunk.buffers()[1], np.uint8).reshape(-1, chunk.type.byte_width)[
                chunk.offset : chunk.offset + len(chunk)
            ]
            for chunk in column.chunks
        ]
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def __getitem__(self, row: int) -> dict[str, Any]:
        return {name: column[0] for name, column in self.many([row]).items()}

    def __getitems__(self, rows: list[int]) -> list[dict[str, Any]]:
        """Many at once, as PyTorch asks for them."""
        found = self.many(rows)
        return [{name: column[number] for name, column in found.items()} for number in range(len(rows))]

    def many(self, rows: Any) -> dict[str, Any]:
        """Arrays of these rows; `legal` as a mask over all actions."""
        found = {name: column[rows] for name, column in self._columns.items()}
        found["legal"] = np.unpackbits(found["legal"], axis=1, count=self.about["actions"], bitorder="little")
        return found


def about(path: str | Path) -> dict[str, Any]:
    """What a file says of itself: game, options, players, version."""
    parquet = extra("pyarrow.parquet", "data", PURPOSE)
    if not Path(path).is_file():
        raise OtherVersion(f"There is no file {path}.")
    try:
        metadata: Mapping[bytes, bytes] = parquet.read_schema(path).metadata or {}
    except (OSError, ValueError) as error:
        raise OtherVersion(f"{path} is no Parquet file: {str(error).splitlines()[0]}") from None
    if b"flagfall" not in metadata:
        raise OtherVersion(f"{path} is no data set of Flagfall: it does not say which game its numbers are of.")
    try:
        said: dict[str, Any] = json.loads(metadata[b"flagfall"])
        if said["format"] == FORMAT:
            return {
                name: said[name]
                for name in ("format", "game", "options", "players", "version", "actions", "observation")
            }
    except (ValueError, TypeError, KeyError):
        raise OtherVersion(f"{path} does not say of which game and which format its numbers are.") from None
    raise OtherVersion(f"{path} is a data set of format {said['format']}; this Flagfall reads format {FORMAT}.")


def fits(path: str | Path, said: Mapping[str, Any], rules: Rules[Any, Any]) -> None:
    """Refuse a file whose actions and observations have other numbers than these rules."""
    if (said["game"], said["version"]) != (rules.id, rules.spec.version):
        raise OtherVersion(
            f"{path} is of {said['game']} version {said['version']}; {rules.id} as asked for is version {rules.spec.version}: "
            "its numbers mean other decisions."
        )
