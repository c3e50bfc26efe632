// Attacks on a rider that meet the steed. NetHack 3.6.7 src/mhitu.c (mattacku).

import type { Creature } from '../../../actors/index.ts';
import { bringAlong } from '../../movement/riding/riding.ts';
import { apart } from '../../movement/where.ts';
import type { GameState } from '../../state/state.ts';
import { strikeMonster } from '../monster-melee.ts';

/**
 * Whether a monster's attack on a rider meets his steed, which strikes back if it can. Label: `meets-steed`.
 * @returns whether it did; otherwise the rider is struck
 */
export function strikesSteed(state: GameState, monster: Creature): boolean {
  const { ruleset, hero, sheet, level } = state;
  const { struckOneIn } = ruleset.slots.world.companions.riding;
  const isOrc = monster.facts.combatFlags.includes('orc');
  const oneIn = isOrc ? struckOneIn.orc : struckOneIn.usual;
  if (!state.luck('riding').test(1, oneIn, 'meets-steed')) {
    return false;
  }
  const { steed } = sheet.riding!;
  bringAlong(state);
  strikeMonster(state, monster, steed);
  const answers =
    steed.alive &&
    monster.alive &&
    !steed.conditions.helpless &&
    sheet.riding?.steed === steed &&
    apart(level.map, monster, hero.square) === 1;
  if (answers) {
    strikeMonster(state, steed, monster);
  }
  return true;
}
