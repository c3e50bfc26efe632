// Reads .trs text: treasure lists as the original stores them, all problems, and the document. Crossfire
// common/assets/TreasureLoader.cpp.

import { ContentError } from '../../errors/index.ts';
import { type FormatProblem, ProblemList } from './problems.ts';
import { readTreasureDocument, type TreasureDocument } from './treasure-document.ts';
import type { TreasureListReading, TreasureOptions } from './treasure-reading.ts';
import { TreasureScanner } from './treasure-scanner.ts';
import { TreasureStructure } from './treasure-structure.ts';

/** Result of `readTreasure`. */
export interface TreasureReading {
  /** In file order. A list defined twice appears twice; the last one counts. */
  readonly lists: readonly TreasureListReading[];
  /** The first line of each list, from 1. */
  readonly lines: readonly number[];
  /** In line order, except for lists without an end; at most 500 errors and 500 warnings. */
  readonly problems: readonly FormatProblem[];
  /** The text as a document for editing and writing; built on first use. */
  readonly document: TreasureDocument;
}

/** A reading whose document is built on first use. A class: V8 keeps the getters of literals, and each its text. */
class TreasureText implements TreasureReading {
  readonly lists: readonly TreasureListReading[];
  readonly lines: readonly number[];
  readonly problems: readonly FormatProblem[];
  readonly #text: string;
  readonly #file: string;
  #document: TreasureDocument | undefined;

  constructor(
    { lists, lines }: TreasureStructure,
    problems: readonly FormatProblem[],
    text: string,
    file: string,
  ) {
    this.lists = lists;
    this.lines = lines;
    this.problems = problems;
    this.#text = text;
    this.#file = file;
  }

  get document(): TreasureDocument {
    this.#document ??= readTreasureDocument(this.#text, this.#file);
    return this.#document;
  }
}

/**
 * Reads any text as a `.trs` file. Never throws; errors are in `problems`.
 * @param file the name shown in problems
 */
export function readTreasure(
  text: string,
  file: string,
  options: TreasureOptions = {},
): TreasureReading {
  const problems = new ProblemList(file);
  const structure = new TreasureStructure(new TreasureScanner(text), problems, options);
  structure.read();
  return new TreasureText(structure, problems.all, text, file);
}

/**
 * Reads the text of a valid `.trs` file; warnings are ignored. Throws a ContentError with all errors if there
 * are any.
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
