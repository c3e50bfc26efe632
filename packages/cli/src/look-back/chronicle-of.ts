// A recorded game read from a file, with progress.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import {
  Chronicle,
  type ChronicleTelling,
  type GameFile,
  lastMoves,
  leftUnused,
  type ToldTurns,
  weighMoves,
} from '@roguewright/engine/host';
import type { Content, ContentFile } from '@roguewright/engine/objects';
import type { MortemMove } from '@roguewright/engine/odds';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';

/** Commands between two tellings of progress. */
const PIECE = 200;

/** Moves that are weighed between two tellings of progress. */
const WEIGHED = 10;

/** Told how much is done of the record, or of the moves that are weighed. */
export type Progress = (done: number, of: number) => void | Promise<void>;

/** What ships, with the packs of the file, or else those that are named. */
export function contentFor({ packs }: GameFile, named: readonly ContentFile[]): Content {
  return loadContent([...readContent(), ...(packs ?? named)]);
}

/**
 * The whole chronicle of a file, as far as it can be performed.
 * @param named packs for files that don't hold theirs
 * @param tells what is told of its luck
 * @throws ReplayError if content or rules differ
 */
export async function chronicleOf(
  file: GameFile,
  named: readonly ContentFile[],
  progress: Progress,
  tells: ChronicleTelling = 'all',
): Promise<Chronicle> {
  const ruleset = createRulesets().resolve(parseRulesetName(file.ruleset));
  const chronicle = new Chronicle(contentFor(file, named), ruleset, file, 0, tells);
  while (!chronicle.whole) {
    chronicle.read(PIECE);
    await progress(chronicle.last, file.commands.length);
  }
  return chronicle;
}

/** The last turns of a game, weighed. */
export async function weighedTurns(chronicle: Chronicle, progress: Progress): Promise<ToldTurns> {
  const sequences = lastMoves(chronicle);
  const moves: MortemMove[] = [];
  for (let from = 0; from < sequences.length; from += WEIGHED) {
    moves.push(...weighMoves(chronicle, sequences.slice(from, from + WEIGHED)));
    await progress(Math.min(sequences.length, from + WEIGHED), sequences.length);
  }
  return { moves, unused: leftUnused(chronicle.at(chronicle.last).view) };
}
