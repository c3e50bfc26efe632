// A recorded game read from a file, with progress.

import { readContent } from '@roguewright/content';
import { lastTurnsText } from '@roguewright/engine/face';
import { loadContent } from '@roguewright/engine/game';
import {
  Chronicle,
  type GameFile,
  lastMoves,
  leftUnused,
  weighMoves,
} from '@roguewright/engine/host';
import type { Content, ContentFile } from '@roguewright/engine/objects';
import { createRulesets, parseRulesetName } from '@roguewright/engine/rulesets';

/** Commands between two tellings of progress. */
const PIECE = 200;

/** Moves that are weighed between two tellings of progress. */
const WEIGHED = 10;

/** Told how much is done. */
export type Progress = (done: number, of: number) => void;

/** What ships, with the packs of the file, or else those that are named. */
export function contentFor({ packs }: GameFile, named: readonly ContentFile[]): Content {
  return loadContent([...readContent(), ...(packs ?? named)]);
}

/**
 * The whole chronicle of a file, as far as it can be performed.
 * @param named packs for files that don't hold theirs
 * @param isOver the game has ended
 * @throws ReplayError if content or rules differ
 */
export function chronicleOf(
  file: GameFile,
  named: readonly ContentFile[],
  progress: Progress,
  isOver = true,
): Chronicle {
  const ruleset = createRulesets().resolve(parseRulesetName(file.ruleset));
  const chronicle = new Chronicle(contentFor(file, named), ruleset, file, 0, isOver);
  while (!chronicle.whole) {
    chronicle.read(PIECE);
    progress(chronicle.last, file.commands.length);
  }
  return chronicle;
}

/** The text about a game's last turns. */
export function lastTurnsOf(chronicle: Chronicle, progress: Progress): string {
  const sequences = lastMoves(chronicle);
  const moves = [];
  for (let from = 0; from < sequences.length; from += WEIGHED) {
    moves.push(...weighMoves(chronicle, sequences.slice(from, from + WEIGHED)));
    progress(Math.min(sequences.length, from + WEIGHED), sequences.length);
  }
  return lastTurnsText({ moves, unused: leftUnused(chronicle.at(chronicle.last).view) });
}
