// What the tables of this chapter ask about.

import type { CombatClass, CombatRace, CombatRules } from '../../combat/index.ts';
import { formatStat } from '../../combat/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { span } from '../contract/tables.ts';

/** The highest plain value of strength and dexterity. */
const PLAIN = 18;
const LEAST = 3;

/** Every class of the ruleset. */
export function classesOf({ slots }: Ruleset): readonly CombatClass[] {
  return Object.keys(slots.combat.classes) as CombatClass[];
}

/** Every race of the ruleset. */
export function racesOf({ slots }: Ruleset): readonly CombatRace[] {
  return Object.keys(slots.combat.races) as CombatRace[];
}

/** The first value of each row of the tables of strength and dexterity. */
function statsOf({ strength, statScale }: CombatRules): readonly number[] {
  return strength.map((_, row) => {
    const plain = row + LEAST;
    return plain <= PLAIN ? plain : PLAIN + (plain - PLAIN) * statScale.pointsPerRow;
  });
}

/** Rows of values with equal cells made one: `3–17`, `18/100–18/109`. */
export function banded(
  rules: CombatRules,
  cells: (row: number) => readonly (string | number)[],
): (string | number)[][] {
  const stats = statsOf(rules);
  const rows = stats.map((_, row) => cells(row));
  const starts = rows.flatMap((row, at) => (row.join() === rows[at - 1]?.join() ? [] : [at]));
  return starts.map((start, at) => {
    const end = (starts[at + 1] ?? rows.length) - 1;
    const from = formatStat(stats[start]!);
    const to = end === rows.length - 1 ? ' and up' : `–${formatStat(stats[end]!)}`;
    return [start === end && end < rows.length - 1 ? from : `${from}${to}`, ...rows[start]!];
  });
}

/** Pounds of a weight in tenths. */
export function pounds(tenths: number): number {
  return tenths / 10;
}

/** Character levels for a table. */
export const LEVELS: readonly number[] = [1, 10, 20, 30, 40, 50];

/** Armour classes for a table. */
export const ARMOURS: readonly number[] = span(0, 6).map(step => 20 * step);
