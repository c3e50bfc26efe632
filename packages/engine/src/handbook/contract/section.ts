// What a chapter, a section and a table of the handbook are.

import type { Address } from '../../odds/index.ts';
import type { Ruleset, SlotName } from '../../rulesets/index.ts';

/** One cell of a table. */
export interface Cell {
  readonly text: string;
  /** The question that gives this number; absent: no question asks for it alone. The ruleset is left out. */
  readonly ask?: Address;
}

/** A table under one ruleset. The first cell of each row is its key: no two rows share it. */
export interface Table {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Computes a table from the rules. */
export type TableMaker = (ruleset: Ruleset) => Table;

/** A question for the lab, with a label. */
export interface Suggestion {
  readonly label: string;
  readonly ask: Address;
}

/** A section as it is written. */
export interface Section {
  /** Kebab case, unique in its chapter: `fail`. */
  readonly name: string;
  readonly title: string;
  /** The paragraphs, with the numbers of the ruleset. */
  readonly text: (ruleset: Ruleset) => readonly string[];
  readonly tables?: readonly TableMaker[];
  readonly suggestions?: readonly Suggestion[];
  /** Program, version, file and function. */
  readonly sources: readonly string[];
  /** Statements of the documents that it covers: `SC-009`, or a range such as `SC-064..SC-094`. */
  readonly statements: readonly string[];
}

/** The names of the chapters. */
export type ChapterName = 'casting' | 'combat' | 'spells' | 'speed' | 'charging';

/** A chapter as it is written. */
export interface Chapter {
  readonly name: ChapterName;
  readonly title: string;
  /** One sentence. */
  readonly about: string;
  /** The slot that its rules come from. */
  readonly slot: SlotName;
  /** The ruleset of the original program, which tables are compared with. */
  readonly original: string;
  /** The ruleset that follows the document where it differs from the program. */
  readonly document: string;
  readonly sections: readonly Section[];
}
