// The spell of protection, which decays point by point. NetHack 3.6.7 src/spell.c (cast_protection),
// src/allmain.c (moveloop).

import { refit, unprotectedArmour } from '../../../actors/index.ts';
import { clamp, floorDiv } from '../../../integers/index.ts';
import type { PowerRules } from '../../../worldrules/index.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';

/** Points added to the present ones, in NetHack's points, each worth six points of armour class. */
function protectionGained(
  { mostCover }: PowerRules['protection'],
  level: number,
  present: number,
  cover: number,
): number {
  // Number of binary digits of the level.
  const rank = 32 - Math.clz32(level);
  return rank - floorDiv(present, 4 - clamp(floorDiv(cover, 10), 0, mostCover));
}

/** Adds protection, as far as possible. */
const cast: Cast = (state, by) => {
  const { sheet, ruleset, hero } = state;
  const { protection: rules } = ruleset.slots.world.powers;
  const cover = 10 - ruleset.bridges.descending(unprotectedArmour(ruleset, sheet));
  const gained = Math.max(0, protectionGained(rules, by.level, sheet.protection.points, cover));
  sheet.protection.points += gained;
  sheet.protection.turns = by.skill === 'expert' ? rules.expertTurns : rules.turns;
  sheet.protection.lasts = sheet.protection.turns;
  refit(state.ruleset, sheet);
  state.logFelt('protected', hero.id, gained);
  return gained > 0;
};

/** Once a turn: protection decays. */
export function thinProtection(state: GameState): void {
  const { sheet, hero } = state;
  if (sheet.protection.points === 0 || --sheet.protection.turns > 0) {
    return;
  }
  sheet.protection.points--;
  sheet.protection.turns = sheet.protection.lasts;
  refit(state.ruleset, sheet);
  if (sheet.protection.points === 0) {
    state.logFelt('protected', hero.id, 0);
  }
}

/** The spell. */
export const protection: PowerDeed = {
  word: 'protection',
  cast,
};
