// Questions that the five documents answer, asked on the command line and in the lab. `document-questions.json` lists each with the
// statement that it is about, its command, where its figure stands in the answer, and the figure.

import { readFileSync } from 'node:fs';
import { LAB_KINDS, type LabWorld, pageAnswer, usualInputs } from '@roguewright/engine/face';
import { labHandbook } from '@roguewright/engine/handbook';
import { type Inputs, parseAddress, printAddress } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { contentWith } from '../content/content-with.ts';
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
  /**
   * Where the lab has it: the name of a figure, `exactly=N` of the distribution, or the name of a fact with its words.
   * Absent: a table of the handbook, which the lab is asked for by the same names.
   */
  readonly lab?: string | readonly [fact: string, says: string];
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

/** Options that say how often a question is played, which the lab doesn't ask. */
const PLAYED: ReadonlySet<string> = new Set(['plays', 'seed']);

/** The options of a command as inputs. */
function inputsOf(words: readonly string[]): Inputs {
  const inputs: Record<string, string> = {};
  for (const [at, word] of words.entries()) {
    const name = word.replace(/^--/, '');
    if (word.startsWith('--') && !PLAYED.has(name)) {
      const value = words[at + 1];
      inputs[name] = value === undefined || value.startsWith('--') ? 'yes' : value;
    }
  }
  return inputs;
}

const rulesets = createRulesets();
const world: LabWorld = {
  rulesets,
  content: () => contentWith([]),
  handbook: labHandbook(rulesets),
};

/** The same question to the lab, by an address as the page opens it. */
function askedInLab({ command, at, lab }: DocumentQuestion): number | string | undefined {
  const [, name = '', ...words] = command.split(' ');
  const [figure, exactly] = typeof lab === 'string' ? lab.split('=') : [];
  const inputs =
    typeof at === 'string'
      ? { ...inputsOf(words), ...(exactly !== undefined && { exactly }) }
      : { ...inputsOf(words), section: name, table: at[0], row: at[1], column: at[2] };
  const kind = typeof at === 'string' ? LAB_KINDS.find(one => one === name)! : 'table';
  const address = parseAddress(printAddress({ question: kind, inputs }, usualInputs(kind)));
  const { figures, details = [], facts = [] } = pageAnswer(world, kind, address.inputs);
  const wanted = typeof lab === 'object' ? lab[0] : typeof at === 'string' ? figure : at[2];
  const found = [...figures, ...details].find(one => one.name === wanted);
  return found?.value ?? facts.find(([fact]) => fact === wanted)?.[1];
}

/** A cell of the handbook as a number: `12.5 %` is 0.125; undefined for one that says more. */
function numberIn(text: string): number | undefined {
  const [, digits, percent] = /^([−+]?\d+(?:\.\d+)?)( %)?$/.exec(text) ?? [];
  const value = Number(digits?.replace('−', '-'));
  return digits === undefined ? undefined : percent === undefined ? value : value / 100;
}

/** The documents give breakage in percent, the lab as a chance. */
function isPercent({ at }: DocumentQuestion): boolean {
  return at === 'breaks.hit';
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
    const told = askedInLab(question);
    const { is, lab } = question;
    const expected = typeof lab === 'object' ? lab[1] : typeof value === 'string' ? value : is;
    const number = typeof expected === 'string' ? numberIn(expected) : expected;
    if (number === undefined) {
      expect(told).toBe(expected);
    } else {
      expect(told).toBeCloseTo(number * (isPercent(question) ? 0.01 : 1), DECIMALS);
    }
  });
});
