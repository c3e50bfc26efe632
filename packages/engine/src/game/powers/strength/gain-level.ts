// The potion of experience. NetHack 3.6.7 src/potion.c (peffects, POT_GAIN_LEVEL), src/exper.c
// (pluslvl, rndexp).

import { HIGHEST_LEVEL } from '../../../actors/index.ts';
import { learnFrom } from '../../body/harm.ts';
import { keyAbove } from '../../dungeon/branches/dungeon-plan.ts';
import { changeLevel } from '../../movement/change-level.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { signOf } from '../sign.ts';

/**
 * Gives a level of experience; a blessed one also part of the next; a cursed one moves the hero up a level of
 * the dungeon.
 */
const drink: Use = (state, potion) => {
  if (signOf(potion) < 0) {
    rise(state);
    return false;
  }
  const { sheet, ruleset } = state;
  const { nextLevelAt } = ruleset.bridges;
  if (sheet.level < HIGHEST_LEVEL) {
    learnFrom(state, Math.max(0, nextLevelAt(sheet.level) - sheet.experience));
  }
  if (signOf(potion) > 0 && sheet.level < HIGHEST_LEVEL) {
    const least = sheet.level === 1 ? 0 : nextLevelAt(sheet.level - 1);
    const room = nextLevelAt(sheet.level) - least;
    sheet.experience = least + state.luck('potions').below(room, 'experience');
  }
  return true;
};

/** Moves the hero up; on the first level and beside the dungeon it has no effect. */
function rise(state: GameState): void {
  const key = state.seat.depth;
  if (key > 1) {
    changeLevel(state, keyAbove(state.world.dungeon, key), 'anywhere');
  } else {
    state.logFelt('odd-feeling', state.hero.id);
  }
}

/** The potion. */
export const gainLevel: PowerDeed = {
  word: 'gain-level',
  drunk: drink,
};
