// A whole game by the simple player, recorded, and whether it ever stood still.

import type { Ending } from '../../game/index.ts';
import type { GameFile } from '../files/game-file.ts';
import { Recorder } from '../files/recorder.ts';
import type { LocalGame } from '../game/local-game.ts';
import { SimplePlayer } from './simple-player.ts';

/** Refusals in a row, and commands without a turn passing, at which a game is stuck. */
const STUCK_AFTER = 60;

/** How a game by the simple player went. */
export interface SimpleGame {
  readonly file: GameFile;
  /** Nothing when it was broken off after the most commands, or stuck. */
  readonly ending: Ending | undefined;
  /** What it tried last when nothing moved any more; empty otherwise. */
  readonly stuckAt: string;
  readonly turn: number;
}

/**
 * Plays a game that has just begun to its end.
 * @param seed of the player's own luck
 * @param most commands after which it is broken off
 */
export function playSimply(game: LocalGame, seed: string, most: number): SimpleGame {
  const recorder = new Recorder(game);
  const player = new SimplePlayer(seed);
  let performed = game.look();
  let turn = performed.view.turn;
  let still = 0;
  let stuckAt = '';
  for (let count = 0; count < most && performed.view.ending === undefined; count++) {
    const command = player.next(performed);
    performed = recorder.perform(command);
    const moved = performed.view.turn !== turn;
    still = moved ? 0 : still + 1;
    turn = performed.view.turn;
    if (still >= STUCK_AFTER) {
      stuckAt = `${JSON.stringify(command)} (${performed.refusal?.reason ?? 'no time passes'})`;
      break;
    }
  }
  return { file: recorder.file(), ending: performed.view.ending, stuckAt, turn };
}
