// A cell, a row or a whole table of the handbook, under any ruleset.

import { UsageError } from '../../../errors/index.ts';
import type { Figure } from '../../../odds/index.ts';
import { TABLE_FIELDS } from '../fields/rule-fields.ts';
import { amount, chance } from '../figures/figures.ts';
import { OptionError } from '../reading/option-error.ts';
import { nameOption } from '../reading/values.ts';
import {
  type LabHandbook,
  type LabKind,
  type LabTable,
  type RulesOptions,
  refuseIdle,
  rulesOf,
} from './lab-kind.ts';

interface TableOptions extends RulesOptions {
  readonly section: string;
  readonly table?: string;
  readonly row?: string;
  readonly column?: string;
}

/** Tables as a kind of question. */
export const TABLE_KIND: LabKind<TableOptions> = {
  name: 'table',
  answer: (world, options, isTold) => {
    refuseIdle(TABLE_FIELDS, isTold);
    const ruleset = rulesOf(world, options);
    const section = nameOption('--section', options.section, bookOf(world.handbook).sections);
    const table = tableOf(bookOf(world.handbook).tables(ruleset, section), options.table);
    const { figures, facts, cells, whole } = told(table, options);
    return {
      title: `${table.caption} (${section})`,
      rules: `Ruleset: ${ruleset.id}`,
      ...{ figures, facts, plots: [], remarks: [], notes: [] },
      ...(whole !== undefined && { table: whole }),
      json: { caption: table.caption, titles: table.titles, cells },
    };
  },
};

function bookOf(book: LabHandbook | undefined): LabHandbook {
  if (book === undefined) {
    throw new OptionError('--section', 'needs the handbook, which isn’t here');
  }
  return book;
}

function tableOf(tables: readonly LabTable[], words: string | undefined): LabTable {
  const found = tables.find(({ caption }) => caption.includes(words ?? ''));
  if (found === undefined) {
    const captions = tables.map(({ caption }) => `“${caption}”`).join(', ');
    throw new UsageError('--table', words, `words of a caption: ${captions}`);
  }
  return found;
}

function told({ titles, rows }: LabTable, { row, column }: TableOptions) {
  const texts = rows.map(cells => cells.map(({ text }) => text));
  if (row === undefined) {
    return { figures: [], facts: [], cells: texts, whole: [titles, ...texts] };
  }
  const keys = texts.map(cells => cells[0]!);
  const own = texts[keys.indexOf(exactly('--row', row, keys))]!;
  const at = column === undefined ? 1 : titles.indexOf(exactly('--column', column, titles));
  const name = titles[at] ?? '';
  const text = own[at] ?? '';
  const figure = figureOf(name, text, `${titles[0]} ${own[0]}`);
  return {
    figures: figure === undefined ? [] : [figure],
    facts: figure === undefined ? ([[name, text]] as const) : [],
    cells: [own],
  };
}

/** The text itself, with a hyphen for a minus sign too, or the name that was meant. */
function exactly(field: string, text: string, names: readonly string[]): string {
  const written = text.replace(/^-(?=\d)/, '−');
  return names.find(name => name === text || name === written) ?? nameOption(field, text, names);
}

const NUMBER = /^([-−+]?\d+(?:\.\d+)?)(?: (%))?$/;

/** A cell that is one number, as a figure; undefined: it says more. */
function figureOf(name: string, text: string, of: string): Figure | undefined {
  const [, digits, percent] = NUMBER.exec(text) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const value = Number(digits.replace('−', '-'));
  return percent === undefined ? amount(name, value, of) : chance(name, value / 100, of);
}
