// The work of both sides of the comparison of rooms: what a hero knows, command after command of one game.

import type { Performed } from '@roguewright/engine/game';
import { SimplePlayer } from '@roguewright/engine/host';
import { engineGames } from '../../games/engine-games.ts';

/** Commands that are played before the first that counts: by then the hero knows a part of the level. */
const BEFORE = 60;

/** Plays a game and gives what was answered. Every process that asks gets the same. */
export function recordedGame(count: number): Performed[] {
  const maker = engineGames();
  const recorded: Performed[] = [];
  for (let seed = 1; recorded.length < count; seed++) {
    const start = { heroName: 'Bench', role: 'valkyrie', race: 'human', seed: `rooms ${seed}` };
    const game = maker.create(start);
    const player = new SimplePlayer(start.seed);
    let performed = game.look();
    const played: Performed[] = [];
    while (played.length < BEFORE + count && performed.view.ending === undefined) {
      performed = game.perform(player.next(performed));
      played.push(performed);
    }
    recorded.splice(0, Number.POSITIVE_INFINITY, ...played.slice(BEFORE));
  }
  // As it is after JSON: nothing undefined, nothing shared.
  return JSON.parse(JSON.stringify(recorded)) as Performed[];
}
