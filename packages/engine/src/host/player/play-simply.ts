// Plays and records a whole game with a player in code, and detects whether it got stuck.

import type { Command, Ending } from '../../game/index.ts';
import type { GameFile } from '../files/game-file.ts';
import { Recorder } from '../files/recorder.ts';
import type { LocalGame } from '../game/local-game.ts';
import { OddsPlayer } from './odds/odds-player.ts';
import { SimplePlayer } from './simple-player.ts';

/** Number of consecutive refusals, or of commands without a turn, at which a game counts as stuck. */
const STUCK_AFTER = 60;

/** A record of a game of one hero, whom nobody joined. */
interface OneHeroFile extends GameFile {
  readonly commands: readonly Command[];
}

/** The result of a game by a player in code. */
export interface SimpleGame {
  readonly file: OneHeroFile;
  /** Undefined if it was stopped at the maximum number of commands, or stuck. */
  readonly ending: Ending | undefined;
  /** Its last attempt when stuck; empty otherwise. */
  readonly stuckAt: string;
  readonly turn: number;
}

/**
 * Plays a new game to its end with the simple player.
 * @param seed of the player's own luck
 * @param most maximum number of commands
 */
export function playSimply(game: LocalGame, seed: string, most: number): SimpleGame {
  return playToTheEnd(game, new SimplePlayer(seed), most);
}

/** The same with the player who asks the odds before it acts, as far as its hero knows. */
export function playByOdds(game: LocalGame, seed: string, most: number): SimpleGame {
  return playToTheEnd(game, new OddsPlayer(seed, question => game.odds(question)), most);
}

function playToTheEnd(
  game: LocalGame,
  player: Pick<SimplePlayer, 'next'>,
  most: number,
): SimpleGame {
  const recorder = new Recorder(game);
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
  return { file: recorder.file() as OneHeroFile, ending: performed.view.ending, stuckAt, turn };
}
