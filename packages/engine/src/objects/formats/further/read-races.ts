// Reads a `races` file: which archetypes belong to each race, weakest first. Crossfire server/init.c
// (init_races).

import { OddLines } from '../odd-lines.ts';
import { type FormatProblem, ProblemList, quote } from '../problems.ts';
import { type TextDocument, writeDocument } from '../text-document.ts';
import { documentOf, isOneWord, oneWord, WordLines } from './word-lines.ts';

/** The kind of a line. */
type RaceKind =
  | 'blank'
  | 'comment'
  /** `RACE NAME`: starts a race. */
  | 'race'
  /** The name of an archetype. */
  | 'member'
  | 'unknown';

/** A `races` file, line by line. */
export type RaceDocument = TextDocument<RaceKind>;

/** A race as read. Plain data, serialisable as JSON. */
export interface RaceReading {
  readonly name: string;
  /** Names of archetypes in file order: weak ones should come before strong ones. */
  readonly members: readonly string[];
}

/** Result of `readRaces`. */
export interface RacesReading {
  /** In file order. A race that is continued later appears twice. */
  readonly races: readonly RaceReading[];
  /** The line of each race's `RACE`, from 1. */
  readonly lines: readonly number[];
  /** The line of each member, by race, from 1. */
  readonly memberLines: readonly (readonly number[])[];
  /** At most 500 errors and 500 warnings. */
  readonly problems: readonly FormatProblem[];
  /** The text as a document for writing; built on first use. */
  readonly document: RaceDocument;
}

class RaceScanner {
  readonly lines: WordLines;
  kind: RaceKind = 'blank';
  depth = 0;

  constructor(text: string) {
    this.lines = new WordLines(text);
  }

  advance(): boolean {
    if (!this.lines.advance()) {
      return false;
    }
    this.kind = this.#kind();
    return true;
  }

  #kind(): RaceKind {
    const { word, from, to, isComment } = this.lines;
    if (isComment) {
      return 'comment';
    }
    if (word === '') {
      return 'blank';
    }
    if (from < to && word.toUpperCase() === 'RACE') {
      this.depth = 1;
      return 'race';
    }
    return from < to ? 'unknown' : 'member';
  }
}

/**
 * Reads any text as a `races` file. Never throws; errors are in `problems`.
 * @param file the name shown in problems
 */
export function readRaces(text: string, file: string): RacesReading {
  const problems = new ProblemList(file);
  const scanner = new RaceScanner(text);
  const { lines: words } = scanner;
  const oddLines = new OddLines(text, problems);
  const races: { name: string; members: string[] }[] = [];
  const lines: number[] = [];
  const memberLines: number[][] = [];
  while (scanner.advance()) {
    const { line, word, rest, whole } = words;
    oddLines.pass(line, words.start, words.next);
    if (scanner.kind === 'race' && !isOneWord(rest)) {
      problems.error(line, 'RACE', 'a name without blanks', quote(rest));
    } else if (scanner.kind === 'race') {
      races.push({ name: rest, members: [] });
      lines.push(line);
      memberLines.push([]);
    } else if (scanner.kind === 'member' && races.length === 0) {
      problems.error(line, 'RACE', '`RACE NAME` before the first archetype', quote(word));
    } else if (scanner.kind === 'member') {
      races.at(-1)!.members.push(word);
      memberLines.at(-1)!.push(line);
    } else if (scanner.kind === 'unknown') {
      const expected = '`RACE NAME`, or the name of one archetype';
      problems.warn(line, word, expected, `${quote(whole)}, which is ignored`);
    }
  }
  let document: RaceDocument | undefined;
  return {
    races,
    lines,
    memberLines,
    problems: problems.all,
    get document(): RaceDocument {
      document ??= documentOf(new RaceScanner(text), file);
      return document;
    },
  };
}

/** The document's text: the text that was read. */
export function writeRaceDocument(document: RaceDocument): string {
  return writeDocument(document);
}

/**
 * The races as the text of a `races` file. Reading it gives the same races. Throws a UsageError for a name with
 * blanks.
 */
export function writeRaces(races: readonly RaceReading[]): string {
  return races
    .map(({ name, members }) => {
      const lines = members.map(member => `  ${oneWord('archetype', member)}\n`);
      return `RACE ${oneWord('RACE', name)}\n${lines.join('')}`;
    })
    .join('');
}
