"""`flagfall bench envs` measures what is there, and says in one sentence how to install a peer that is not."""

from flagfall.envs.bench import Missing, Speed, bench_envs


def test_every_environment_is_measured_and_missing_peers_are_named(monkeypatch):
    monkeypatch.setattr("flagfall.envs.bench.find_spec", lambda name: None if name in ("pygame", "chess") else name)
    rows = list(bench_envs(lambda what: None, seconds=0.001))
    assert [str(row) for row in rows if isinstance(row, Missing)] == [
        "PettingZoo's connect_four is not measured: pip install pygame",
        "PettingZoo's chess is not measured: pip install pygame chess",
    ]
    measured = {row.what: row.rate for row in rows if isinstance(row, Speed)}
    assert len(measured) == 5
    assert all(rate > 0 for rate in measured.values())
