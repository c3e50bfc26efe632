// Sort orders of the spell menu. NetHack 3.6.7 src/spell.c (sortspells, spell_cmp, dospellmenu).

import type { MenuOrder } from '../slot/memory-rules.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A row of the spell menu, as far as sorting needs it. */
export interface MenuRow {
  readonly name: string;
  /** 1…7. */
  readonly level: number;
  readonly school: string;
  /** Percent of casts that fail. */
  readonly failure: number;
  /** Energy. */
  readonly price: number;
}

type Comparison = (one: MenuRow, other: MenuRow, rules: CastingRules) => number;

const byLevel: Comparison = (one, other) => one.level - other.level;
const bySchool: Comparison = (one, other, { menu }) =>
  schoolPlace(menu.schools, one.school) - schoolPlace(menu.schools, other.school) ||
  compareText(one.school, other.school);

/** Comparisons of the orders; ties are sorted by name. */
const COMPARISONS: Readonly<Record<Exclude<MenuOrder, 'letter'>, Comparison>> = {
  name: () => 0,
  level: byLevel,
  'level-down': (one, other, rules) => -byLevel(one, other, rules),
  school: bySchool,
  'school-level': (one, other, rules) => bySchool(one, other, rules) || byLevel(one, other, rules),
  'school-level-down': (one, other, rules) =>
    bySchool(one, other, rules) || -byLevel(one, other, rules),
  failure: (one, other) => one.failure - other.failure,
  price: (one, other) => one.price - other.price,
};

/** The indexes of the rows in menu order. Source: NetHack 3.6.7 src/spell.c (spell_cmp) */
export function orderMenu(
  rules: CastingRules,
  order: MenuOrder,
  rows: readonly MenuRow[],
): readonly number[] {
  const places = rows.map((_, index) => index);
  if (order === 'letter') {
    return places;
  }
  const compare = COMPARISONS[order];
  return places.sort((one, other) => {
    const [left, right] = [rows[one]!, rows[other]!];
    return compare(left, right, rules) || compareText(left.name, right.name) || one - other;
  });
}

/** Unknown schools come last. */
function schoolPlace(schools: readonly string[], school: string): number {
  const index = schools.indexOf(school);
  return index < 0 ? schools.length : index;
}

/** By UTF-16 code units, which is the same on every platform. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
