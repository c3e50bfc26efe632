// Dice notation: 2d6, d8, 3d4+2, 5.

import { UsageError } from '../../errors/index.ts';
import type { Chance } from './chance.ts';

/** `count` dice of `sides` sides, plus `bonus`. No dice: count 0, sides 0. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly bonus: number;
}

const NOTATION = /^(?:(\d{0,3})d(\d{1,4}))?\s*(?:([+-]?)\s*(\d{1,6}))?$/i;

/**
 * Parses `2d6`, `d8`, `3d4+2`, `1d6-1` or `5`; blanks may surround the sign. Throws a UsageError for anything
 * else; at most 999 dice of 9999 sides.
 */
export function parseDice(text: string, field = 'dice'): Dice {
  const trimmed = text.trim();
  const match = NOTATION.exec(trimmed);
  const [, count, sides, sign, bonus] = match ?? [];
  const wrong = match === null || trimmed === '' || (sides !== undefined && bonus && !sign);
  if (wrong) {
    throw new UsageError(field, text, 'dice such as 2d6, d8, 3d4+2 or 5');
  }
  return {
    count: sides === undefined ? 0 : Number(count === '' ? 1 : count),
    sides: Number(sides ?? 0),
    bonus: Number(bonus ?? 0) * (sign === '-' ? -1 : 1),
  };
}

/** Formats dice for `parseDice`. */
export function formatDice({ count, sides, bonus }: Dice): string {
  if (count === 0 || sides === 0) {
    return String(bonus);
  }
  const tail = bonus === 0 ? '' : `${bonus > 0 ? '+' : ''}${bonus}`;
  return `${count}d${sides}${tail}`;
}

/** Rolls dice and adds their bonus. */
export function rollDice(chance: Chance, { count, sides, bonus }: Dice, label?: string): number {
  return chance.roll(count, sides, label) + bonus;
}
