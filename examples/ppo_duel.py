"""PPO by self-play in one file: learns Stratego Duel from nothing, to more than 80 % against a random player within minutes.

    pip install 'flagfall[envs]' torch
    python examples/ppo_duel.py                       # prints its score against a random player as it goes
    python examples/ppo_duel.py --curve curve.svg     # and draws it

One network plays both seats of every table. It sees what a seat may know, and scores every move by the square it comes from and
the square it goes to, so that what it learns of one corner it knows in all of them. docs/learning.md says why it is as it is.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import flagfall
from flagfall import envs

GAMMA, LAMBDA, CLIP, EPOCHS, PARTS = 0.99, 0.9, 0.2, 2, 8
CAPTURE = 0.2
"""What a captured piece is worth on the way: the game itself is worth 1."""
ASKED = {"openings": "novice", "ply_limit": 300, "autoreset_mode": "SameStep"}


class Network(nn.Module):
    """A few convolutions over the board, turned so that one's own army is always below; a move is scored by its two squares."""

    def __init__(self, rules, width=16):
        super().__init__()
        seen = rules.spec.observation
        self.split, self.cells = seen.split, seen.rows * seen.cols
        self.look = nn.Conv2d(len(seen.planes) + 2, width, 3, padding=1)
        self.count = nn.Linear(len(seen.numbers), width)
        self.again = nn.Conv2d(width, width, 3, padding=1)
        self.lines = nn.Conv2d(2 * width, width, 1)
        self.leave, self.enter = nn.Conv2d(width, width, 1), nn.Conv2d(width, width, 1)
        self.value = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1), nn.Tanh())
        rows, cols = torch.meshgrid(torch.linspace(-1, 1, seen.rows), torch.linspace(-1, 1, seen.cols), indexing="ij")
        self.register_buffer("places", torch.stack([rows, cols]))
        squares = [self._squares(rules.deed(action), seen.cols) for action in range(rules.spec.actions)]
        last = self.cells - 1
        self.register_buffer(
            "pairs",
            torch.tensor(
                [
                    [a * self.cells + b for a, b in squares],
                    [(last - a) * self.cells + last - b for a, b in squares],
                ]
            ),
        )

    @staticmethod
    def _squares(deed, cols):
        """Where a move comes from and goes to; what is no move is never offered once the armies stand."""
        a, b = deed.told if deed.do == "step" else (0, 0)
        return a // 10 * cols + a % 10, b // 10 * cols + b % 10

    def forward(self, observation, mask):
        planes, numbers = self.split(observation)
        second = numbers[:, 0] == 1  # sits at the far side: the board is turned round for it, and so are its moves
        planes, numbers = planes.float(), numbers.float() / 16
        planes = torch.where(second[:, None, None, None], planes.flip(2, 3), planes)
        places = self.places.expand(len(planes), -1, -1, -1)
        counted = self.count(numbers)[:, :, None, None]
        hidden = torch.relu(self.look(torch.cat([planes, places], 1)) + counted)
        hidden = torch.relu(hidden + self.again(hidden))
        # And what stands anywhere in the same column and row.
        lines = torch.cat([hidden.amax(2, True).expand_as(hidden), hidden.amax(3, True).expand_as(hidden)], 1)
        hidden = torch.relu(hidden + self.lines(lines))
        leave, enter = self.leave(hidden).flatten(2), self.enter(hidden).flatten(2)
        scores = torch.bmm(leave.transpose(1, 2), enter).flatten(1) / leave.shape[1] ** 0.5
        logits = scores.gather(1, self.pairs[second.long()]).masked_fill(mask == 0, -1e9)
        pooled = torch.cat([hidden.mean((2, 3)), hidden.amax((2, 3))], 1)
        return logits, self.value(pooled)[:, 0]


def tensors(observed):
    return torch.from_numpy(observed["observation"]), torch.from_numpy(observed["action_mask"])


def material(rules, observed):
    """How many more pieces the other side has lost, for whoever is to act."""
    _, numbers = rules.spec.observation.split(observed["observation"])
    names = rules.spec.observation.numbers
    lost = [
        numbers[:, names.index(name)].astype(np.float32) for name in ("their captured pieces", "my captured pieces")
    ]
    return lost[0] - lost[1]


def collect(env, network, observed, seat, steps):
    """So many decisions at every table, with what each was worth. The worth of a position to one seat is its opposite to the other."""
    kept = []
    for _ in range(steps):
        rows, mask = tensors(observed)
        with torch.no_grad():
            logits, value = network(rows, mask)
        chosen = torch.distributions.Categorical(logits=logits)
        action = chosen.sample()
        before = material(env.rules, observed)
        # The environment fills its own arrays anew: what is learned from later has to be kept.
        moment = [rows.clone(), mask.clone(), action, chosen.log_prob(action), value]
        observed, reward, done, _, told = env.step(action.numpy())
        same = np.where(told["seat"] == seat, 1, -1).astype(np.float32)
        gained = np.where(done, reward, CAPTURE * (same * material(env.rules, observed) - before))
        seat = told["seat"]
        kept.append([*moment, torch.from_numpy(gained.astype(np.float32)), torch.from_numpy(same * ~done)])
    with torch.no_grad():
        following = network(*tensors(observed))[1]
    advantage = torch.zeros_like(following)
    for moment in reversed(kept):
        value, gained, goes_on = moment[4:]
        surprise = gained + GAMMA * goes_on * following - value
        advantage = surprise + GAMMA * LAMBDA * goes_on * advantage
        following = value
        moment[5:] = [advantage, advantage + value]
    return observed, seat, [torch.cat(part) for part in zip(*kept, strict=True)]


def learn(network, optimiser, rows, mask, action, before, _value, advantage, target):
    """Proximal policy optimisation: better, but not too different."""
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).chunk(PARTS):
            logits, value = network(rows[part], mask[part])
            now = torch.distributions.Categorical(logits=logits)
            ratio = (now.log_prob(action[part]) - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            loss = -gain + 0.5 * (value - target[part]).pow(2).mean() - 0.01 * now.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def score(network, games, seed):
    """Against a random player, in both seats: 1 for a win, a half for a draw."""
    points = []
    for seat in (0, 1):
        env = envs.vector("stratego/duel", games // 2, opponent="random", seat=seat, **ASKED)
        observed, _ = env.reset(seed=seed)
        first = np.full(games // 2, np.nan)
        while np.isnan(first).any():
            with torch.no_grad():
                logits, _ = network(*tensors(observed))
            observed, reward, done, _, _ = env.step(torch.distributions.Categorical(logits=logits).sample().numpy())
            first = np.where(done & np.isnan(first), (reward + 1) / 2, first)
        points.extend(first)
    return float(np.mean(points))


def draw(curve, path):
    """The score against random over what was played, as a picture."""
    last, wide, high = curve[-1][0], 600, 300
    spots = [(50 + 520 * steps / max(last, 1), 260 - 220 * share) for steps, share, _ in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    marks = ""
    for percent in (0, 20, 40, 60, 80, 100):
        y = 260 - 2.2 * percent
        marks += f'<path d="M50 {y:.0f}H570" stroke="#ccc"/><text x="44" y="{y + 4:.0f}" text-anchor="end">{percent} %</text>'
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#9b2226"/>' for x, y in spots)
    words = f"score against random over {last:,} decisions of self-play, {curve[-1][2]:.0f} s"
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">'
            f'<rect width="{wide}" height="{high}" fill="#fff"/>{marks}<polyline points="{line}" fill="none" stroke="#9b2226" '
            f'stroke-width="2"/>{dots}<text x="310" y="285" text-anchor="middle">{words}</text></svg>\n'
        )


def main():
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--updates", type=int, default=160)
    asked.add_argument("--tables", type=int, default=128)
    asked.add_argument("--steps", type=int, default=32, help="decisions at every table before each update")
    asked.add_argument("--games", type=int, default=200, help="games against random for each score")
    asked.add_argument("--every", type=int, default=20, help="updates between two scores")
    asked.add_argument("--until", type=float, default=1.0, help="stop at this score")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--curve", help="draw the learning curve into this file")
    asked.add_argument("--save", help="keep the weights in this file")
    want = asked.parse_args()
    torch.manual_seed(want.seed)
    torch.set_num_threads(1)
    rules = flagfall.rules("stratego/duel", ply_limit=ASKED["ply_limit"])
    network = Network(rules)
    optimiser = torch.optim.Adam(network.parameters(), lr=2e-3)
    env = envs.vector("stratego/duel", want.tables, opponent="self", **ASKED)
    observed, told = env.reset(seed=want.seed)
    seat, began = told["seat"], time.process_time()
    curve = [(0, score(network, want.games, want.seed), 0.0)]
    print(f"before learning: {curve[0][1]:.0%} against random", flush=True)
    for update in range(1, want.updates + 1):
        observed, seat, played = collect(env, network, observed, seat, want.steps)
        learn(network, optimiser, *played)
        if update % want.every == 0 or update == want.updates:
            decisions, spent = update * want.tables * want.steps, time.process_time() - began
            curve.append((decisions, score(network, want.games, want.seed + update), spent))
            print(f"{decisions:>9,} decisions, {spent:5.0f} s: {curve[-1][1]:.0%} against random", flush=True)
            if curve[-1][1] >= want.until:
                break
    if want.curve:
        draw(curve, want.curve)
    if want.save:
        # The version says which game these weights are for.
        torch.save({"weights": network.state_dict(), "version": rules.spec.version}, want.save)


if __name__ == "__main__":
    main()
