"""A bot for `roguewright play --json`. Arguments: the command that starts Roguewright."""

import json
import random
import subprocess
import sys


class Game:
    """The command as a process, asked line by line."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "play", "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.last_id = 0

    def ask(self, do, **fields):
        """The result of a request."""
        self.last_id += 1
        request = {"id": self.last_id, "do": do, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer["result"]

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def next_command(view, luck):
    """An attack on what is beside the hero, else a step, now and then a search."""
    if "pending" in view:
        return {"kind": "answer", "answer": {"nothing": True}}
    if view["adjacentHostile"]:
        return {"kind": "attack", "direction": view["adjacentHostile"][0]}
    if luck.random() < 0.3:
        return {"kind": "explore"}
    return {"kind": "move", "direction": luck.randint(1, 8)}


def main():
    game = Game(sys.argv[1:] or ["roguewright"])
    luck = random.Random(1)
    observation = game.ask("reset", seed="python", name="Monty", role="samurai")
    for _ in range(200):
        view = observation["view"]
        if "ending" in view:
            break
        observation = game.ask("act", command=next_command(view, luck))
    view = observation["view"]
    print(f"turn {view['turn']}, {view['hero']['hitPoints']} hit points")
    with open("bot.roguewright", "w", encoding="utf-8", newline="") as file:
        file.write(game.ask("save")["game"])
    sys.exit(game.close())


main()
