// Figures of the questions, made and shown.

import type { Figure, TurnsToKill } from '@roguewright/engine/odds';
import { decimal, percent } from '../../terminal/numbers.ts';

/** A probability. @param of what it is a share of, such as `of all blows` */
export function chance(
  name: string,
  value: number,
  of: string,
  better: Figure['better'] = 'more',
): Figure {
  return { name, kind: 'chance', value, of, better };
}

/** Any other number. @param of its unit */
export function amount(
  name: string,
  value: number,
  of: string,
  better: Figure['better'] = 'more',
): Figure {
  return { name, kind: 'amount', value, of, better };
}

/** The chance to kill and the mean number of tries; none for a target that can't die. */
export function killing(
  kill: { readonly chance: number } | undefined,
  turns: TurnsToKill | undefined,
  [tries, ofTries]: readonly [unit: string, share: string],
): Figure[] {
  return kill === undefined || turns === undefined
    ? []
    : [chance('kill', kill.chance, ofTries), amount('tries', turns.mean, tries, 'less')];
}

/** The value as people read it; a dash where there is none. */
export function shown(kind: Figure['kind'], value: number | undefined): string {
  if (value === undefined) {
    return '-';
  }
  return kind === 'chance' ? percent(value) : decimal(value);
}

/** A difference with its sign: `+12.5 points` of percent, `-3`. */
export function difference(kind: Figure['kind'], value: number | undefined): string {
  if (value === undefined) {
    return '-';
  }
  if (!Number.isFinite(value)) {
    return value > 0 ? 'infinitely more' : 'infinitely less';
  }
  const scaled = decimal(kind === 'chance' ? 100 * value : value);
  const sign = value > 0 ? '+' : '';
  const isTiny = value !== 0 && Number(scaled) === 0;
  const signed = isTiny ? `less than ${sign || '-'}0.01` : `${sign}${scaled}`;
  return kind === 'chance' ? `${signed} percentage points` : signed;
}
