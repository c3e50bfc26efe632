// A game that goes on from a point of another: everything before the point, and nothing after it.

import { UsageError } from '../../errors/index.ts';
import type { GameFile } from '../files/game-file.ts';
import type { Chronicle } from './chronicle.ts';

/**
 * The game of a record up to a number of commands, to be played on from there. It is marked as forked, so that a
 * hall ranks it apart.
 * @throws UsageError if the record doesn't go so far, or the hero was dead by then
 */
export function forkOf(chronicle: Chronicle, sequence: number): GameFile {
  const { file, last } = chronicle;
  if (!Number.isInteger(sequence) || sequence < 0 || sequence > last) {
    throw new UsageError('command', sequence, `an integer from 0 to ${last}`);
  }
  const game = chronicle.gameAt(sequence);
  const { ending, turn } = game.look(chronicle.seat).view;
  if (ending !== undefined) {
    throw new UsageError('turn', turn, `a turn before the end of the game on turn ${ending.turn}`);
  }
  const hashes = file.hashes.filter(([at]) => at < sequence);
  return {
    ...file,
    forked: true,
    commands: file.commands.slice(0, sequence),
    hashes: [...hashes, [sequence, game.hash()]],
    snapshot: game.save(),
  };
}
