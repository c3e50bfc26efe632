// The scale of strength and dexterity: 3…18, then 18/01 and up, as one integer.
// Angband 3.0.5 src/xtra1.c (cnv_stat, modify_stat_value, calc_bonuses).

import { type Notebook, silent } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import type { CombatRules } from './rules.ts';

/** The lowest value of a stat. */
export const LEAST_STAT = 3;

/** The highest value written as a plain number; v above it is written 18/(v − 18). */
const PLAIN_STATS = 18;

/** The highest value accepted; no equipment reaches it. */
export const GREATEST_STAT = 9999;

const WRITTEN = /^(\d{1,2})(?:\/(\d{1,4}))?$/;

/** A stat's text on the character sheet, and its row in the tables. */
export interface StatScaleReading {
  readonly text: string;
  readonly row: number;
}

/**
 * Formats a stat: 17 is `17`, 28 is `18/10`, 238 is `18/220`; at least two digits after the slash.
 * @param stat 3 or more
 * Source: Angband 3.0.5 src/xtra1.c (cnv_stat), without its padding.
 */
export function formatStat(stat: number): string {
  return stat <= PLAIN_STATS
    ? String(stat)
    : `${PLAIN_STATS}/${String(stat - PLAIN_STATS).padStart(2, '0')}`;
}

/** Parses the output of `formatStat`: `18/50` is 68. Throws a UsageError for anything else. */
export function parseStat(text: string, field = 'stat'): number {
  const match = WRITTEN.exec(text.trim());
  const plain = Number(match?.[1]);
  const above = match?.[2];
  const stat = plain + Number(above ?? 0);
  const fits = above === undefined ? plain <= PLAIN_STATS : plain === PLAIN_STATS;
  if (match === null || !fits || stat < LEAST_STAT || stat > GREATEST_STAT) {
    throw new UsageError(field, text, 'a stat from 3 to 18 or 18/01 and up, such as 17 or 18/50');
  }
  return stat;
}

/**
 * The row of the strength and dexterity tables: one per value up to 18, then one per `pointsPerRow` points,
 * rounded down. The last row applies to everything above it.
 * @param stat 3 or more
 * Source: Angband 3.0.5 src/xtra1.c (calc_bonuses).
 */
export function statRow(rules: CombatRules, stat: number, notes: Notebook = silent): number {
  const plain = Math.min(stat, PLAIN_STATS) - LEAST_STAT;
  const above = floorDiv(Math.max(0, stat - PLAIN_STATS), rules.statScale.pointsPerRow);
  const row = Math.min(plain + above, rules.strength.length - 1);
  notes.note('stat-row', row);
  return row;
}

/** A stat's text and row. @param stat 3 or more */
export function readStat(
  rules: CombatRules,
  stat: number,
  notes: Notebook = silent,
): StatScaleReading {
  return { text: formatStat(stat), row: statRow(rules, stat, notes) };
}

/**
 * A stat after a number of steps. Up: 1 point below 18, from there `pointsPerStep` without limit. Down: the
 * reverse, but no step passes 18, and never below 3.
 * @param stat 3 or more
 * @param amount steps; negative: down
 * Source: Angband 3.0.5 src/xtra1.c (modify_stat_value).
 */
export function modifyStat(
  rules: CombatRules,
  stat: number,
  amount: number,
  notes: Notebook = silent,
): number {
  const step = rules.statScale.pointsPerStep;
  const changed = amount < 0 ? lowered(stat, -amount, step) : raised(stat, amount, step);
  if (changed > PLAIN_STATS) {
    notes.note('stat-becomes-above', PLAIN_STATS, changed - PLAIN_STATS);
  } else {
    notes.note('stat-becomes', changed);
  }
  return changed;
}

function raised(stat: number, steps: number, pointsPerStep: number): number {
  const single = clamp(PLAIN_STATS - stat, 0, steps);
  return stat + single + pointsPerStep * (steps - single);
}

function lowered(stat: number, steps: number, pointsPerStep: number): number {
  // Steps needed to reach 18; the last may be shorter.
  const above = Math.max(0, stat - PLAIN_STATS);
  const wide = Math.min(steps, floorDiv(above + pointsPerStep - 1, pointsPerStep));
  const landed = stat - Math.min(above, wide * pointsPerStep);
  return Math.max(Math.min(stat, LEAST_STAT), landed - (steps - wide));
}
