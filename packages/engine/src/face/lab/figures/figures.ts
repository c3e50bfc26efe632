// Figures of the questions, made and shown.

import { type Figure, type TurnsToKill, turnsQuantile } from '../../../odds/index.ts';
import { writeDecimal, writePercent } from '../../percent.ts';
import type { LabPlot } from './lab-answer.ts';

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

/** The share of the probability that a chart of tries shows. */
const SHOWN = 0.999;

/** How many tries it takes to kill; none for a target that can't die. @param unit `attempts` */
export function triesPlot(turns: TurnsToKill | undefined, unit: string): LabPlot[] {
  if (turns === undefined || !Number.isFinite(turns.mean)) {
    return [];
  }
  const end = turnsQuantile(turns, SHOWN) ?? turns.probabilities.length;
  const values = [...turns.probabilities.slice(0, end)].map(
    (probability, index) => [index + 1, probability] as const,
  );
  const isOpen = (turns.alive[end] ?? 0) > 0;
  return [{ title: `${capital(unit)} until it is dead`, unit, values, mean: turns.mean, isOpen }];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const PERCENT = { decimals: 2, gap: ' ', afterSign: '' };

/** The value as people read it; a dash where there is none. */
export function shownValue(kind: Figure['kind'], value: number | undefined): string {
  if (value === undefined) {
    return '-';
  }
  return kind === 'chance' ? writePercent(value, PERCENT) : writeDecimal(value);
}

/** A difference with its sign: `+12.5 points` of percent, `-3`. */
export function shownDifference(kind: Figure['kind'], value: number | undefined): string {
  if (value === undefined) {
    return '-';
  }
  if (!Number.isFinite(value)) {
    return value > 0 ? 'infinitely more' : 'infinitely less';
  }
  const scaled = writeDecimal(kind === 'chance' ? 100 * value : value);
  const sign = value > 0 ? '+' : '';
  const isTiny = value !== 0 && Number(scaled) === 0;
  const signed = isTiny ? `less than ${sign || '-'}0.01` : `${sign}${scaled}`;
  return kind === 'chance' ? `${signed} percentage points` : signed;
}
