// Reads an `artifacts` file: what an item of a type may become, how often, and what changes then. Each artifact
// is a few lines of conditions and an object in the syntax of .arc files. Crossfire common/artifact.c.

import { type ArcDocument, readArcDocument } from '../arc-document.ts';
import { ArcScanner } from '../arc-scanner.ts';
import { ArcStructure } from '../arc-structure.ts';
import type { ArchetypeReading, ArcOptions } from '../archetype-reading.ts';
import { finishArchetype, settleArchetype } from '../carried.ts';
import { NumberScan, wrapInteger } from '../number-scan.ts';
import type { ObjectDraft } from '../object-draft.ts';
import { type FormatProblem, ProblemList, quote } from '../problems.ts';

/** An artifact as read. Plain data, serialisable as JSON. */
export interface ArtifactReading {
  /** Names of items or archetypes that may become it; empty: all but the forbidden ones. */
  readonly allowed: readonly string[];
  /** Names of items or archetypes that may not become it. */
  readonly forbidden: readonly string[];
  /** 0…65535: its weight among the artifacts of its type; default 0. */
  readonly chance: number;
  /** 0…255: the least difficulty at which it is made; default 0. */
  readonly difficulty: number;
  /** Its name, type and changes. A name may occur several times. `NONE` changes nothing. */
  readonly object: ArchetypeReading;
}

/** Result of `readArtifacts`. */
export interface ArtifactsReading {
  /** In file order. */
  readonly artifacts: readonly ArtifactReading[];
  /** The line of each artifact's `Object`, from 1. */
  readonly lines: readonly number[];
  /** The line of each artifact's last `Allowed`, from 1; that of its `Object` if there is none. */
  readonly allowedLines: readonly number[];
  /** At most 500 errors and 500 warnings. */
  readonly problems: readonly FormatProblem[];
  /** The text as a document for writing; built on first use. */
  readonly document: ArcDocument;
}

/** A line before an artifact's object. */
interface ConditionLine {
  readonly word: string;
  readonly value: string;
  readonly line: number;
}

/** Keys that artifacts have besides those of archetypes. */
const FAMILIAR = ['face_suffix', 'animation_suffix'];

/**
 * Reads any text as an `artifacts` file. Never throws; errors are in `problems`.
 * @param file the name shown in problems
 */
export function readArtifacts(
  text: string,
  file: string,
  options: ArcOptions = {},
): ArtifactsReading {
  const problems = new ProblemList(file);
  const conditions: ConditionLine[] = [];
  const familiarKeys = [...(options.familiarKeys ?? []), ...FAMILIAR];
  const outside = ({ word, from, to, line }: ArcScanner): void => {
    conditions.push({ word, value: text.slice(from, to), line });
  };
  const structure = new ArcStructure(new ArcScanner(text), problems, {
    ...options,
    familiarKeys,
    outside,
  });
  structure.read();
  const drafts = structure.archetypes.filter(draft => isWhole(draft, problems));
  const reader = new ConditionReader(conditions, problems);
  const read = drafts.map(draft => reader.artifact(draft));
  reader.unused();
  let document: ArcDocument | undefined;
  return {
    artifacts: read.map(({ artifact }) => artifact),
    lines: drafts.map(({ line }) => line),
    allowedLines: read.map(({ allowedLine }) => allowedLine),
    problems: problems.all,
    get document(): ArcDocument {
      document ??= readArcDocument(text, file);
      return document;
    },
  };
}

function isWhole({ part, line }: ObjectDraft, problems: ProblemList): boolean {
  if (part) {
    problems.error(line, 'more', 'an artifact in one part', 'a further part');
  }
  return !part;
}

/** Gives each object the conditions on the lines before it. */
class ConditionReader {
  readonly #conditions: readonly ConditionLine[];
  readonly #problems: ProblemList;
  readonly #scan = new NumberScan();
  #next = 0;

  constructor(conditions: readonly ConditionLine[], problems: ProblemList) {
    this.#conditions = conditions;
    this.#problems = problems;
  }

  artifact(draft: ObjectDraft): { artifact: ArtifactReading; allowedLine: number } {
    settleArchetype(draft, new Map());
    const allowed: string[] = [];
    const forbidden: string[] = [];
    let [chance, difficulty, allowedLine] = [0, 0, draft.line];
    for (; this.#before(draft.line); this.#next++) {
      const condition = this.#conditions[this.#next]!;
      const word = condition.word.toLowerCase();
      if (word === 'allowed') {
        allowedLine = condition.line;
        addNames(condition.value, allowed, forbidden);
      } else if (word === 'chance') {
        chance = this.#number(condition, 16);
      } else if (word === 'difficulty') {
        difficulty = this.#number(condition, 8);
      } else {
        this.#unknown(condition);
      }
    }
    const object = finishArchetype(draft);
    return { artifact: { allowed, forbidden, chance, difficulty, object }, allowedLine };
  }

  /** Reports conditions after the last object. */
  unused(): void {
    for (const condition of this.#conditions.slice(this.#next)) {
      const expected = 'an Object after it';
      this.#problems.error(condition.line, condition.word, expected, 'the end of the file');
    }
  }

  #before(line: number): boolean {
    const condition = this.#conditions[this.#next];
    return condition !== undefined && condition.line < line;
  }

  #unknown({ word, value, line }: ConditionLine): void {
    const got = `${quote(`${word} ${value}`.trimEnd())}, which is ignored`;
    this.#problems.warn(line, word, 'Allowed, chance, difficulty or Object', got);
  }

  #number({ word, value, line }: ConditionLine, bits: number): number {
    const expected = `an integer from 0 to ${2 ** bits - 1}`;
    this.#scan.integer(value, 0, value.length);
    const stored = wrapInteger(this.#scan.value, bits, false);
    if (this.#scan.digits === 0 || stored !== this.#scan.value) {
      this.#problems.error(line, word, expected, quote(value));
    } else if (this.#scan.stop < value.length) {
      this.#problems.warn(line, word, expected, `${quote(value)}, of which ${stored} is read`);
    }
    return stored;
  }
}

/** Adds the names of one `Allowed` line. A name after an exclamation mark or a minus is forbidden. */
function addNames(value: string, allowed: string[], forbidden: string[]): void {
  for (const each of value.split(',')) {
    const name = each.trim();
    const bare = /^[!-]\s*(.*)$/s.exec(name)?.[1];
    if (bare !== undefined && bare !== '') {
      forbidden.push(bare);
    } else if (bare === undefined && name !== '' && name !== 'all') {
      allowed.push(name);
    }
  }
}
