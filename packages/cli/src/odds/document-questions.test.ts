// Questions that the five documents answer, asked on the command line. `document-questions.json` lists each with the
// statement that it is about, its command, where its figure stands in the answer, and the figure.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

interface DocumentQuestion {
  /** Number of the statement, such as `SC-060`. */
  readonly row: string;
  readonly asks: string;
  readonly command: string;
  /** A path into the document, or caption, row and column of a table of the handbook. */
  readonly at: string | readonly [caption: string, row: string, column: string];
  readonly is: number | string;
}

interface Cells {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly { readonly text: string }[])[];
}

const QUESTIONS = JSON.parse(
  readFileSync(new URL('document-questions.json', import.meta.url), 'utf8'),
) as readonly DocumentQuestion[];

/** Figures of the documents have at most this many decimals that count. */
const DECIMALS = 4;

async function answered({ command, at }: DocumentQuestion): Promise<unknown> {
  const terminal = fakeTerminal();
  await run([...command.split(' '), '--json'], terminal);
  expect(terminal.complaints).toBe('');
  const document: unknown = JSON.parse(terminal.written);
  return typeof at === 'string' ? valueAt(document, at) : cellAt(document, at);
}

/** The value on a dotted path. In a list of pairs the key of a pair is a step. */
function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, step) => {
    const isPairs = Array.isArray(value) && Array.isArray(value[0]);
    return isPairs
      ? (value as [number, number][]).find(([key]) => String(key) === step)?.[1]
      : (value as Record<string, unknown>)[step];
  }, document);
}

function cellAt(
  document: unknown,
  [caption, key, column]: readonly [string, string, string],
): string | undefined {
  const { tables } = document as { readonly tables: readonly Cells[] };
  const table = tables.find(one => one.caption.includes(caption))!;
  const row = table.rows.find(cells => cells[0]!.text === key);
  return row?.[table.titles.indexOf(column)]?.text;
}

describe('the documents', () => {
  it('ask at least 60 questions, of all five chapters', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(QUESTIONS.map(({ row }) => row.slice(0, 2)))).toEqual(
      new Set(['SC', 'AT', 'SP', 'SD', 'CH']),
    );
  });

  it.each(QUESTIONS)('$row: $asks', async question => {
    const value = await answered(question);
    if (typeof question.is === 'number') {
      expect(value).toBeCloseTo(question.is, DECIMALS);
    } else {
      expect(value).toBe(question.is);
    }
  });
});
