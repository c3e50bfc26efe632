// Reads the values of fields. Every reader throws a UsageError that names the field, what was written and
// what it takes.

import { Distribution, parseDice } from '../../../chance/index.ts';
import { nearest, UsageError } from '../../../errors/index.ts';

/** A name as it is compared: `Magic Missile`, `magic_missile` and `magic-missile` are the same. */
export function normalName(text: string): string {
  if (NORMAL.test(text)) {
    return text;
  }
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[\s_-]+/gu, '-');
}

/** Most names are as they are compared, and are compared often. */
const NORMAL = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The name that was most likely meant: one with a few other letters, else one that contains the word. */
export function nearName(text: string, names: readonly string[]): string | undefined {
  const written = normalName(text);
  const known = names.map(normalName);
  const within = written === '' ? undefined : known.find(name => name.includes(written));
  return nearest(written, known) ?? within;
}

/** Two letters in a row of a name, its first and last one with a blank. */
function pairsOf(name: string): Set<string> {
  const padded = ` ${name} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Names that an error offers where no name is near. */
const OFFERED = 3;

/** All names for an error, those first that share the most pairs of letters with what was written. */
export function likeliestFirst(text: string, names: readonly string[]): string {
  const written = pairsOf(normalName(text));
  const scored = names
    .map(name => {
      const pairs = pairsOf(normalName(name));
      const shared = [...pairs].filter(pair => written.has(pair)).length;
      return { name, score: shared / (pairs.size + written.size - shared) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, OFFERED);
  const offered = scored.map(({ name }) => name);
  const all = names.toSorted().join(', ');
  return offered.length === 0 ? `all: ${all}` : `nearest: ${offered.join(', ')}; all: ${all}`;
}

/** Longer lists are left out of an error where a name is near. */
const LONG_LIST = 20;

/**
 * One of the names, however its words are joined and whatever its capitals.
 * Throws a UsageError that gives the nearest name, or lists all of them when none is near.
 */
export function nameOption<Name extends string>(
  field: string,
  text: string,
  names: readonly Name[],
): Name {
  const written = normalName(text);
  const found = names.find(name => normalName(name) === written);
  if (found !== undefined) {
    return found;
  }
  const close = nearName(written, names);
  const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
  const isLong = close !== undefined && names.length > LONG_LIST;
  throw new UsageError(
    field,
    text,
    `${isLong ? 'a known name' : `one of ${names.join(', ')}`}${hint}`,
  );
}

/** An integer within a range. */
export function integerOption(field: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new UsageError(field, text, `an integer from ${least} to ${most}`);
  }
  return value;
}

/** Names separated by commas, each one of those known. */
export function listOption<Name extends string>(
  field: string,
  text: string,
  names: readonly Name[],
): Name[] {
  const parts = text.split(',').map(part => part.trim());
  return parts.filter(part => part !== '').map(part => nameOption(field, part, names));
}

/** `yes` or `no`; the bare option is `yes`. */
export function yesOrNo(field: string, value: string | true): boolean {
  return value === true || nameOption(field, value, ['yes', 'no']) === 'yes';
}

const WEIGHT = /^(\d{1,3})(?:\.(\d))?\s*(lbs?|pounds?|kg)?$/;

/** Grams of a tenth of a pound, by which the game weighs. */
const TENTH = 45;

/**
 * A weight in pounds (13, 13.5, 13lb) or, as the game shows it, in kilograms (6.8kg), with at most one decimal.
 * @returns tenths of a pound, 0…9999
 */
export function weightOption(field: string, text: string): number {
  const match = WEIGHT.exec(text.trim());
  const tenths = match === null ? -1 : 10 * Number(match[1]) + Number(match[2] ?? 0);
  const weight = match?.[3] === 'kg' ? Math.round((100 * tenths) / TENTH) : tenths;
  if (weight < 0 || weight > MOST_WEIGHT) {
    throw new UsageError(field, text, 'pounds from 0 to 999.9, such as 13 or 13.5lb, or 6.8kg');
  }
  return weight;
}

/** The greatest weight in tenths of a pound. */
const MOST_WEIGHT = 9999;

/** A number, or dice where only their distribution is known: 60, 3d8, 2d6+10. */
export function amountOption(field: string, text: string, least: number): Distribution {
  const { count, sides, bonus } = parseDice(text, field);
  const amount = Distribution.dice(count, sides).map(sum => sum + bonus);
  if (amount.min < least) {
    throw new UsageError(field, text, `a number or dice of at least ${least}`);
  }
  return amount;
}
