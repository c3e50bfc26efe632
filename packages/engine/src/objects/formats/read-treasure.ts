// Reads .trs text: treasure lists as the original holds them, everything that's wrong, and the
// document itself. Crossfire common/assets/TreasureLoader.cpp.

import { ContentError } from '../../errors/index.ts';
import { type FormatProblem, ProblemList } from './problems.ts';
import { readTreasureDocument, type TreasureDocument } from './treasure-document.ts';
import type { TreasureListReading, TreasureOptions } from './treasure-reading.ts';
import { TreasureScanner } from './treasure-scanner.ts';
import { TreasureStructure } from './treasure-structure.ts';

/** What `readTreasure` gives. */
export interface TreasureReading {
  /** In the order of the file. A list defined twice is there twice; the last one counts. */
  readonly lists: readonly TreasureListReading[];
  /** The line on which each list begins, from 1. */
  readonly lines: readonly number[];
  /**
   * In the order of their lines, but for lists that lack their end; at most 500 errors and 500
   * warnings.
   */
  readonly problems: readonly FormatProblem[];
  /** The text itself, to be edited and written; made when first asked for. */
  readonly document: TreasureDocument;
}

/**
 * Reads the text of a `.trs` file, whatever is in it. Never throws; what's wrong is in `problems`.
 * @param file the name that problems give
 */
export function readTreasure(
  text: string,
  file: string,
  options: TreasureOptions = {},
): TreasureReading {
  const problems = new ProblemList(file);
  const structure = new TreasureStructure(new TreasureScanner(text), problems, options);
  structure.read();
  let document: TreasureDocument | undefined;
  return {
    lists: structure.lists,
    lines: structure.lines,
    problems: problems.all,
    get document(): TreasureDocument {
      document ??= readTreasureDocument(text, file);
      return document;
    },
  };
}

/**
 * Reads the text of a `.trs` file that has to be right; warnings are let pass.
 * Throws a ContentError with all errors when there is any.
 */
export function parseTreasure(
  text: string,
  file: string,
  options: TreasureOptions = {},
): TreasureReading {
  const reading = readTreasure(text, file, options);
  const errors = reading.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new ContentError(errors);
  }
  return reading;
}
