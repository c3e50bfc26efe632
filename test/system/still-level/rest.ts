// A hero that rests walled in, while all other creatures of the level sleep. Run with --trace-gc and
// --expose-gc, it says where each round of counted turns begins and ends, so that collections within a
// round can be told.

import { writeSync } from 'node:fs';
import { GCProfiler } from 'node:v8';
import { readContent } from '@roguewright/content';
import {
  type Command,
  type GameState,
  loadContent,
  newGame,
  performCommand,
} from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';

/** Turns in which the machine gets to know the game. */
const WARM_UP = 20_000;
const TURNS = 100_000;
/** Code that isn't compiled yet allocates, and the machine compiles when it sees fit: not in every round. */
const ROUNDS = 3;
const REST: Command = { kind: 'rest', count: 50 };

const state = newGame(loadContent(readContent()), createRulesets().resolve('house'), {
  heroName: 'Ada',
  role: 'wizard',
  race: 'human',
  seed: 'still',
});
for (let direction = 1; direction <= 8; direction++) {
  const { map } = state.level;
  map.setTerrain(map.neighbour(state.hero.square, direction), 'wall');
}
state.memory.look(state.hero.square);

function restUntil(game: GameState, turn: number): void {
  while (game.clock.turn < turn) {
    // Well fed all the time; nothing else changes.
    game.sheet.nutrition = 500;
    const refusal = performCommand(game, REST);
    if (refusal !== undefined || game.ending !== undefined) {
      throw new Error(`the rest was refused: ${refusal?.reason ?? game.ending?.killer}`);
    }
  }
}

restUntil(state, WARM_UP);
let quiet = false;
for (let round = 0; round < ROUNDS && !quiet; round++) {
  // What has been left behind so far is not to be counted.
  gc?.();
  const from = state.clock.turn;
  const collections = new GCProfiler();
  writeSync(1, 'begin\n');
  collections.start();
  restUntil(state, from + TURNS);
  const others = state.level.creatures.all.length;
  writeSync(1, `end after ${state.clock.turn - from} turns, ${others} others\n`);
  // One round without any is what is asked for. The parent reads the lines of --trace-gc for itself.
  quiet = collections.stop()?.statistics.length === 0;
}
