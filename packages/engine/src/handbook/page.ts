// A section under one ruleset, as faces show it.

import { LAB_KINDS } from '../face/index.ts';
import { printAddress } from '../odds/index.ts';
import {
  DEFAULT_RULESET,
  type Difference,
  type Ruleset,
  type RulesetLibrary,
  type SlotDifferences,
  slotDifferences,
} from '../rulesets/index.ts';
import type { Chapter, Suggestion, Table, TableMaker } from './contract/section.ts';
import { sectionNamed } from './handbook.ts';

/** A cell as faces show it. */
export interface PageCell {
  readonly text: string;
  /** The address of the question in the lab, behind `#/lab?`; absent: no question asks for it alone. */
  readonly link?: string;
  /** What the original program has here, where that differs. */
  readonly was?: string;
}

/** A ruleset whose table differs from the one that is shown. */
export interface OtherTable {
  readonly ruleset: string;
  /** Cells that differ; a row that only one of them has counts whole. */
  readonly cells: number;
}

/** A table as faces show it. */
export interface PageTable {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly PageCell[])[];
  readonly others: readonly OtherTable[];
}

/** A question that a section suggests. */
export interface PageSuggestion {
  readonly label: string;
  /** As in `PageCell`; absent: only the command line asks it. */
  readonly link?: string;
  readonly command: string;
}

/** A section as faces show it. */
export interface SectionPage {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly ruleset: string;
  /** The ruleset of the original program, which `was` is about. */
  readonly original: string;
  readonly text: readonly string[];
  readonly tables: readonly PageTable[];
  readonly suggestions: readonly PageSuggestion[];
  readonly sources: readonly string[];
  readonly statements: readonly string[];
}

/** The questions that the lab asks. The others belong to the command line. */
const LAB_QUESTIONS: ReadonlySet<string> = new Set(LAB_KINDS);

/**
 * The section under a ruleset.
 * @param id such as `casting.fail`
 * @throws UsageError for an unknown section
 */
export function sectionPage(library: RulesetLibrary, ruleset: Ruleset, id: string): SectionPage {
  const { section, chapter } = sectionNamed(id);
  const original = library.resolve(chapter.original);
  return {
    id,
    title: section.title,
    chapter: chapter.name,
    ruleset: ruleset.id,
    original: chapter.original,
    text: section.text(ruleset),
    tables: (section.tables ?? []).map(make =>
      pageTable(make(ruleset), make(original), {
        ruleset,
        others: otherTables(library, ruleset, chapter, make),
      }),
    ),
    suggestions: (section.suggestions ?? []).map(one => suggested(one, ruleset)),
    sources: section.sources,
    statements: section.statements,
  };
}

function pageTable(
  table: Table,
  original: Table,
  { ruleset, others }: { readonly ruleset: Ruleset; readonly others: readonly OtherTable[] },
): PageTable {
  const before = rowsOf(original);
  const rows = table.rows.map(row => {
    const old = before.get(row[0]!.text);
    return row.map(({ text, ask }, at) => ({
      text,
      ...(ask !== undefined && LAB_QUESTIONS.has(ask.question) && { link: linkOf(ask, ruleset) }),
      ...differing(text, old, at),
    }));
  });
  return { caption: table.caption, titles: table.titles, rows, others };
}

function differing(text: string, old: readonly string[] | undefined, at: number) {
  if (old === undefined) {
    return at === 0 ? { was: 'no such row' } : {};
  }
  const was = old[at] ?? 'nothing';
  return was === text ? {} : { was };
}

/** The texts of each row, by its key. */
function rowsOf({ rows }: Table): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.map(row => [row[0]!.text, row.map(({ text }) => text)]));
}

/** Every ruleset with rules of its own for the chapter whose table differs, the nearest first. */
function otherTables(
  library: RulesetLibrary,
  ruleset: Ruleset,
  { slot }: Chapter,
  make: TableMaker,
): OtherTable[] {
  const shown = rowsOf(make(ruleset));
  const own = new Set([ruleset.origins[slot]]);
  return library.ids.flatMap(id => {
    const other = library.resolve(id);
    if (!library.fills(id, slot) || own.has(other.origins[slot])) {
      return [];
    }
    own.add(other.origins[slot]);
    const cells = cellsApart(shown, rowsOf(make(other)));
    return cells === 0 ? [] : [{ ruleset: id, cells }];
  });
}

function cellsApart(
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  let apart = 0;
  for (const key of keys) {
    const [left = [], right = []] = [one.get(key), other.get(key)];
    const length = Math.max(left.length, right.length);
    for (let at = 0; at < length; at++) {
      apart += left[at] === right[at] ? 0 : 1;
    }
  }
  return apart;
}

function suggested({ label, ask }: Suggestion, ruleset: Ruleset): PageSuggestion {
  const inputs = Object.entries({ ...ask.inputs, ...rulesetInput(ruleset, ask.inputs.ruleset) });
  const words = inputs.map(([name, value]) =>
    value === 'yes'
      ? `--${name}`
      : `--${name} ${/^[\w.=+/-]+$/.test(value) ? value : `"${value}"`}`,
  );
  return {
    label,
    command: ['roguewright odds', ask.question, ...words].join(' '),
    ...(LAB_QUESTIONS.has(ask.question) && { link: linkOf(ask, ruleset) }),
  };
}

function linkOf(ask: Suggestion['ask'], ruleset: Ruleset): string {
  const inputs = { ...ask.inputs, ...rulesetInput(ruleset, ask.inputs.ruleset) };
  return printAddress({ question: ask.question, inputs });
}

/** @param own the ruleset that the question itself names */
function rulesetInput({ id }: Ruleset, own: string | undefined): Readonly<Record<string, string>> {
  const named = own ?? id;
  return named === DEFAULT_RULESET ? {} : { ruleset: named };
}

/** What a ruleset does otherwise than its parent, in words. */
export interface RulesetChanges {
  readonly id: string;
  readonly title: string;
  /** Undefined: it has no parent. */
  readonly parent: string | undefined;
  readonly differences: readonly Difference[];
}

/** The rulesets that change the slot of a chapter, the document first; the default ruleset is left out. */
export function chapterChanges(
  library: RulesetLibrary,
  { slot, document }: Chapter,
): readonly RulesetChanges[] {
  const changes = library.ids.flatMap((id): RulesetChanges[] => {
    const { title, parent, differences, slots } = library.source(id);
    const from = typeof parent === 'string' ? parent : parent?.[slot];
    return slots[slot] === undefined || id === DEFAULT_RULESET || from === undefined
      ? []
      : [{ id, title, parent: from, differences: differences.filter(one => one.slot === slot) }];
  });
  return changes.toSorted((one, other) => rank(one, document) - rank(other, document));
}

/** How the slot of a chapter differs from the default ruleset's under a ruleset. */
export function chapterDifferences(
  library: RulesetLibrary,
  { slot }: Chapter,
  { origins }: Ruleset,
): SlotDifferences {
  return slotDifferences(library, slot, origins[slot]);
}

function rank({ id }: RulesetChanges, document: string): number {
  return id === document ? 0 : 1;
}
