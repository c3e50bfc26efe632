// The statements of the other four documents, by their numbers, and what shows each: SC spellcasting, AT attacks, SD
// speed, CH charging. The table is `statements.json`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongRows } from './rows.ts';

/** One statement: exactly one of the three. */
interface Statement {
  /** `FILE > a part of the test's title`, or the recorded answers of the original in `vectors`. */
  readonly test?: string;
  /** Why nothing can show it: history, a remark, a reference. */
  readonly history?: string;
  /** What is missing until a test can show it. */
  readonly open?: string;
}

/** The statements, by their numbers. */
export type Statements = Readonly<Record<string, Statement>>;

/** How many statements each document makes; they are numbered from 1. */
const DOCUMENTS: Readonly<Record<string, number>> = { SC: 192, AT: 128, SD: 107, CH: 129 };

/** The table. */
export function readStatements(root: string): Statements {
  const text = readFileSync(join(root, 'tools/trace/statements.json'), 'utf8');
  return JSON.parse(text) as Statements;
}

/** Every number that a document's statements have: `SC-001` and on. */
export function numbersOf(documents: Readonly<Record<string, number>>): string[] {
  return Object.entries(documents).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, at) => `${name}-${String(at + 1).padStart(3, '0')}`),
  );
}

/** Statements that are missing from the table, unknown, without an answer or with a test that doesn't exist. */
export function wrongStatements(
  root: string,
  statements: Statements,
  documents: Readonly<Record<string, number>> = DOCUMENTS,
): string[] {
  const numbers = numbersOf(documents);
  const known = new Set(numbers);
  const tests = Object.entries(statements).flatMap(([id, { test }]) =>
    test === undefined ? [] : [[id, { subtype: 0, test }] as const],
  );
  return [
    ...numbers.filter(id => statements[id] === undefined).map(id => `${id}: no row`),
    ...Object.entries(statements).flatMap(([id, { test, history, open }]) => {
      if (!known.has(id)) {
        return [`${id}: no document has such a statement`];
      }
      const answers = [test, history, open].filter(text => text !== undefined && text !== '');
      return answers.length === 1 ? [] : [`${id}: ${answers.length} answers instead of one`];
    }),
    ...wrongRows(root, Object.fromEntries(tests)),
  ];
}

/** The open statements, each with what is missing. */
export function openStatements(statements: Statements): string[] {
  return Object.entries(statements).flatMap(([id, { open }]) =>
    open === undefined ? [] : [`${id}: ${open}`],
  );
}
