// The scroll of amnesia. NetHack 3.6.7 src/read.c (SCR_AMNESIA, forget, forget_map).

import { loseSpells } from '../../magic/lose-spells.ts';
import type { PowerDeed, Use } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { signOf } from '../sign.ts';

/** A confused reader keeps a square with probability 1 in this number, unless the scroll is cursed. */
const SQUARE_ONE_IN = 7;

/** The hero forgets the map, and spells unless the scroll is blessed. */
const read: Use = (state, scroll) => {
  forgetGround(state, scroll.confused && signOf(scroll) >= 0);
  if (signOf(scroll) <= 0) {
    loseSpells(state);
  }
  return true;
};

/** @param some a few squares are kept */
function forgetGround(state: GameState, some: boolean): void {
  const { level, hero } = state;
  const chance = state.luck('amnesia');
  for (let square = 0; square < level.map.size; square++) {
    if (!some || !chance.test(1, SQUARE_ONE_IN, 'square')) {
      state.memory.forget(square);
    }
  }
  state.memory.look(hero.square);
  state.logFelt('ground-forgotten', hero.id);
}

/** The scroll. */
export const amnesia: PowerDeed = {
  word: 'amnesia',
  read,
};
