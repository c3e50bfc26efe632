// Tables of the numbers that a ruleset states for a part of the slot.

import { type Ruleset, slotNumbers } from '../../rulesets/index.ts';
import type { TableMaker } from '../contract/section.ts';
import { spoken, tableOf } from '../contract/tables.ts';

/** `most nested` of `mostNested`. */
function words(name: string): string {
  return spoken(name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)).trim();
}

/** A dotted path as words: `swarm: any spell`. */
function pathWords(path: string): string {
  return path
    .split('.')
    .map(part => (/^\d+$/.test(part) ? `row ${Number(part) + 1}` : words(part)))
    .join(': ');
}

function valueWords(value: string): string {
  if (value === 'true' || value === 'false') {
    return value === 'true' ? 'yes' : 'no';
  }
  return /^[a-z]+[A-Z]\w*$/.test(value) ? words(value) : value || 'none';
}

/** The numbers whose paths begin with one of these, as `roguewright rulesets diff` names them. */
export function numbers(prefixes: readonly string[]): TableMaker {
  const isWanted = (path: string) =>
    prefixes.some(prefix => path === prefix || path.startsWith(`${prefix}.`));
  return ({ slots }: Ruleset) =>
    tableOf(
      'Numbers of this ruleset',
      ['number', 'value'],
      slotNumbers(slots.spells)
        .filter(({ path }) => isWanted(path))
        .map(({ path, value }) => [pathWords(path), valueWords(value)]),
    );
}
