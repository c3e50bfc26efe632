// What it takes to strike one more blow: strength or dexterity, or a lighter weapon. The rule of blows is asked with
// every value in turn.

import {
  type AttackerView,
  blows,
  type CombatRules,
  formatStat,
  modifyStat,
  statRow,
} from '../../combat/index.ts';
import type { NextBlow } from './page-views.ts';

/** The least change of each kind that gives another blow; undefined without a weapon, or if none does. */
export function nextBlow(rules: CombatRules, attacker: AttackerView): NextBlow | undefined {
  const { weapon, strength, dexterity } = attacker;
  if (weapon === undefined) {
    return undefined;
  }
  const now = blows(rules, attacker).blows;
  const isMore = (change: Partial<AttackerView>) =>
    blows(rules, { ...attacker, ...change }).blows > now;
  const stronger = raised(rules, strength, value => isMore({ strength: value }));
  const nimbler = raised(rules, dexterity, value => isMore({ dexterity: value }));
  const lighter = lightened(weapon.weight, weight => isMore({ weapon: { ...weapon, weight } }));
  const found = {
    ...(stronger !== undefined && { strength: formatStat(stronger) }),
    ...(nimbler !== undefined && { dexterity: formatStat(nimbler) }),
    ...(lighter !== undefined && { weight: lighter }),
  };
  return Object.keys(found).length === 0 ? undefined : found;
}

/** The lowest higher attribute that suffices. The scale has no end, but its table has. */
function raised(
  rules: CombatRules,
  from: number,
  suffices: (value: number) => boolean,
): number | undefined {
  const last = rules.strength.length - 1;
  for (let value = from; statRow(rules, value) < last; ) {
    value = modifyStat(rules, value, 1);
    if (suffices(value)) {
      return value;
    }
  }
  return undefined;
}

/** The heaviest lighter weight that suffices, in tenths of a pound. */
function lightened(from: number, suffices: (weight: number) => boolean): number | undefined {
  for (let weight = from - 1; weight > 0; weight--) {
    if (suffices(weight)) {
      return weight;
    }
  }
  return undefined;
}
